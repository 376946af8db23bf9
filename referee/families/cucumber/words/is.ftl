# Icelandic: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } gúrka
       *[other] { $points } gúrkur
    }
    [credit] { $points ->
        [one] { $points } eining
       *[other] { $points } einingar
    }
   *[point] { $points } stig
}

cucumber-took = { $face ->
    [up] { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") }: { cucumber-amount }. Spilið liggur áfram opið.
   *[down] { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } átti líka { CARD($card, form: "tvist") }: { cucumber-amount }. Spilið liggur áfram opið.
   *[down] { $player } átti líka { CARD($card, form: "tvist") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } tók síðasta slaginn og tapaði umferðinni.
cucumber-took-with-and-lost = { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") } og tapaði umferðinni.
cucumber-also-had-and-lost = { $player } átti líka { CARD($card, form: "tvist") } og tapaði umferðinni.

cucumber-bonus = { $end ->
    [zero] { $player } átti líka { CARD($card, form: "tvist") } og { $taker } tók slaginn: { cucumber-amount } í frádrátt. Staðan var { $score } og fer ekki neðar en í 0.
   *[above] { $player } átti líka { CARD($card, form: "tvist") } og { $taker } tók slaginn: { cucumber-amount } í frádrátt.
}

cucumber-doubled-by-card = Í síðasta slag var spilað { CARD($rank, form: "tvisti") }: tvöföld refsing.
cucumber-kontra = { $player } sagði kontra: tvöföld refsing.
cucumber-kontra-lost = { $player } sagði kontra og tapaði: fjórföld refsing alls.
cucumber-rassi = { $times ->
    [4] { $player } redoblaði: fjórföld refsing.
   *[2] { $player } doblaði: tvöföld refsing.
}

cucumber-bet-lost = { $player } átti ekki lægsta spilið og tapar því sem lagt var undir: { cucumber-amount }.
cucumber-bet-refused = { $by } doblaði, en { $player } sagði nei og tapar því sem áður var undir: { cucumber-amount }.

cucumber-showed = { $player } átti { CARD($card, form: "tvist") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } sagði { CARD($card, form: "tvist") } vera lægsta spilið, en { $other } átti { CARD($lower, form: "tvist") }, jafnlágt spil: { cucumber-amount }.
   *[lower] { $player } sagði { CARD($card, form: "tvist") } vera lægsta spilið, en { $other } átti { CARD($lower, form: "tvist") }, lægra spil: { cucumber-amount }.
}
cucumber-nobody-declared = Enginn sagði, og { $player } átti lægsta spilið, { CARD($card, form: "tvist") }: { cucumber-amount }.

cucumber-fatal-card = { $player } fékk á sig banvænt spil og er strax úr leik.
cucumber-reset = { $kept ->
    [some] { $player } er með nákvæmlega { $limit }: staðan fer aftur í 0. Spilin sem voru geymd fara aftur í stokkinn.
   *[none] { $player } er með nákvæmlega { $limit }: staðan fer aftur í 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: eitt líf farið. Staðan verður { $score }, { $others ->
    [some] hæstu stig hinna sem eru enn með
   *[none] því að enginn annar er enn með
}.
cucumber-half = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: hálf gúrka. Af geymdu spilunum verður aðeins það hæsta eftir, { CARD($card, form: "tvistur") }; hin fara aftur í stokkinn.
cucumber-half-without-cards = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: hálf gúrka. Öll geymdu spilin fara aftur í stokkinn.
cucumber-eliminated = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og er úr leik.
cucumber-marked = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og spilar áfram með merki.
cucumber-ends-game = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og þar með lýkur spilinu.

cucumber-fall-paid = { $player } datt út á { CARD($card, form: "tvisti") } og borgar { $stakes ->
    [one] { $stakes } framlag
   *[other] { $stakes } framlög
} í pottinn.
cucumber-fall-paid-without-card = { $player } datt út og borgar { $stakes ->
    [one] { $stakes } framlag
   *[other] { $stakes } framlög
} í pottinn.

cucumber-restarted = { $status ->
    [in] Öll spilin í síðasta slag voru jafnhá: ný lota. { $player } byrjar hana í 0.
   *[out] Öll spilin í síðasta slag voru jafnhá: ný lota. { $player } er aftur með og byrjar í 0.
}

cucumber-bought-in = { $player } kaupir sig inn aftur: staðan verður { $points }, hæstu stig hinna sem eru enn með.
cucumber-adjustment-added = Ákvörðun, { $player }: { cucumber-amount } í viðbót. { $reason }
cucumber-adjustment-taken-off = Ákvörðun, { $player }: { cucumber-amount } í frádrátt. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } bætist við með { $points }, hæstu stig þeirra sem eru með.
   *[fresh] { $player } bætist við með { $points }, því að ekkert hefur verið spilað enn.
}
cucumber-joins-by-hands = { $player } bætist við og telst hafa tapað { $hands ->
    [one] { $hands } umferð
   *[other] { $hands } umferðum
}, mesta fjöldanum meðal þeirra sem eru með.
cucumber-leaves = { $status ->
    [in] { $player } fer frá borðinu og er úr leik.
   *[out] { $player } fer frá borðinu.
}
