# Norwegian: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } agurk
       *[other] { $points } agurker
    }
    [credit] { $points ->
        [one] { $points } kreditt
       *[other] { $points } kreditter
    }
   *[point] { $points } poeng
}

cucumber-took = { $face ->
    [up] { $player } tok siste stikk med { CARD($card, form: "et") }: { cucumber-amount }. Kortet blir liggende åpent.
   *[down] { $player } tok siste stikk med { CARD($card, form: "et") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } hadde et like høyt kort, { CARD($card, form: "et") }: { cucumber-amount }. Kortet blir liggende åpent.
   *[down] { $player } hadde et like høyt kort, { CARD($card, form: "et") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } tok siste stikk og tapte runden.
cucumber-took-with-and-lost = { $player } tok siste stikk med { CARD($card, form: "et") } og tapte runden.
cucumber-also-had-and-lost = { $player } hadde et like høyt kort, { CARD($card, form: "et") }, og tapte runden.

cucumber-bonus = { $end ->
    [zero] { $player } hadde et like høyt kort, { CARD($card, form: "et") }, og { $taker } tok stikket: { cucumber-amount } trekkes fra. Poengsummen var { $score } og går ikke under 0.
   *[above] { $player } hadde et like høyt kort, { CARD($card, form: "et") }, og { $taker } tok stikket: { cucumber-amount } trekkes fra.
}

cucumber-doubled-by-card = Det falt { CARD($rank, form: "et") } i siste stikk: dobbel straff.
cucumber-kontra = { $player } sa kontra: dobbel straff.
cucumber-kontra-lost = { $player } sa kontra og tapte: firedobbelt i alt.
cucumber-rassi = { $times ->
    [4] { $player } doblet igjen: firedobbel straff.
   *[2] { $player } doblet: dobbel straff.
}

cucumber-bet-lost = { $player } hadde ikke det laveste kortet og taper innsatsen, { cucumber-amount }.
cucumber-bet-refused = { $by } doblet, men { $player } ville ikke være med og taper innsatsen slik den var: { cucumber-amount }.

cucumber-showed = { $player } hadde { CARD($card, form: "et") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } meldte { CARD($card, form: "et") } som det laveste kortet, men { $other } hadde et like lavt, { CARD($lower, form: "et") }: { cucumber-amount }.
   *[lower] { $player } meldte { CARD($card, form: "et") } som det laveste kortet, men { $other } hadde et lavere, { CARD($lower, form: "et") }: { cucumber-amount }.
}
cucumber-nobody-declared = Ingen meldte, og { $player } hadde det laveste kortet, { CARD($card, form: "et") }: { cucumber-amount }.

cucumber-fatal-card = { $player } betalte med et kort som koster spillet, og ryker med en gang.
cucumber-reset = { $kept ->
    [some] { $player } har nøyaktig { $limit }: poengsummen går tilbake til 0. De åpne kortene legges tilbake i kortstokken.
   *[none] { $player } har nøyaktig { $limit }: poengsummen går tilbake til 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points } og mister et liv. Poengsummen blir { $score }, { $others ->
    [some] den høyeste blant de andre som fortsatt er med
   *[none] siden ingen andre fortsatt er med
}.
cucumber-half = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points }: en halv agurk. Alle de åpne kortene unntatt det høyeste, { CARD($card, form: "et") }, legges tilbake i kortstokken.
cucumber-half-without-cards = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points }: en halv agurk. Alle de åpne kortene legges tilbake i kortstokken.
cucumber-eliminated = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points } og er ute av spillet.
cucumber-marked = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points } og spiller videre, merket.
cucumber-ends-game = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points }, og dermed er spillet slutt.

cucumber-fall-paid = { $player } røk på { CARD($card, form: "et") } og betaler { $stakes ->
    [one] { $stakes } innsats
   *[other] { $stakes } innsatser
} til potten.
cucumber-fall-paid-without-card = { $player } røk og betaler { $stakes ->
    [one] { $stakes } innsats
   *[other] { $stakes } innsatser
} til potten.

cucumber-restarted = { $status ->
    [in] Alle kortene i siste stikk var like høye: en ny omgang. { $player } begynner den på 0.
   *[out] Alle kortene i siste stikk var like høye: en ny omgang. { $player } er med igjen, på 0.
}

cucumber-bought-in = { $player } kjøper seg inn igjen: poengsummen blir { $points }, den høyeste blant de andre som fortsatt er med.
cucumber-adjustment-added = Justering for { $player }: { cucumber-amount } lagt til. { $reason }
cucumber-adjustment-taken-off = Justering for { $player }: { cucumber-amount } trukket fra. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } kommer til og begynner på { $points }, den høyeste poengsummen blant dem som er med.
   *[fresh] { $player } kommer til og begynner på { $points }: ingenting er spilt ennå.
}
cucumber-joins-by-hands = { $player } kommer til og regnes for å ha tapt { $hands ->
    [one] { $hands } runde
   *[other] { $hands } runder
}, like mange som den som har tapt flest.
cucumber-leaves = { $status ->
    [in] { $player } forlater bordet og er ute av spillet.
   *[out] { $player } forlater bordet.
}
