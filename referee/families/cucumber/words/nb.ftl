# Norwegian: lines and refusals of Cucumber.

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

cucumber-left-the-hand = { $player } er ute av denne runden. Fortsatt med: { $others }.
cucumber-listed-twice = { $player } står to ganger på listen.
cucumber-listed-twice-in-trick = { $player } står to ganger på listen; hver spiller har ett kort i siste stikk.
cucumber-missing-in-trick = { $player } mangler. Fortsatt med: { $others }, med ett kort hver.
cucumber-order = { $way ->
    [backwards] Listen går mot klokken: etter { $before } kommer { $after }, til venstre, ikke { $given }.
   *[mixed] Rekkefølgen stemmer ikke: etter { $before } kommer { $after }, til venstre, ikke { $given }.
}

cucumber-not-in-pack = Kortet { $card } finnes ikke i denne kortstokken. Kortstokken går fra { $low } til { $high }{ $jokers ->
    [0] {""}
    [one] {" "}og har { $jokers } joker
   *[other] {" "}og har { $jokers } jokere
}.
cucumber-suit-missing = Oppgi fargen på { $rank }: { $cards } går over alle andre kort, så her betyr den noe.
cucumber-too-many-of-a-card = { $count } × { $card } i dette stikket, men det finnes bare { $holds }.
cucumber-card-lies-face-up = { $count } × { $card } i dette stikket, men det kan bare være { $left }: det finnes { $holds }, og åpne kort ligger foran { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = I disse reglene finnes ikke { $call }. De har { $known }.
cucumber-no-calls = I disse reglene finnes verken { $call } eller andre meldinger.
cucumber-multiplier = Multiplikatoren er 1, 2 (doblet) eller 4 (doblet igjen), ikke { $given }.
cucumber-no-exchange = Med disse reglene byttes det ikke kort.

cucumber-taker-missing = Hvem tok siste stikk? I den korte formen må det oppgis.
cucumber-card-missing = Med hvilket kort ble siste stikk tatt? Med disse reglene betyr det noe.
cucumber-tied-twice = { $player } er nevnt to ganger blant dem som hadde det høyeste kortet.
cucumber-doubling-missing = Ble det spilt { CARD($rank, form: "et") } i siste stikk? Det gir dobbel straff her.
cucumber-no-doubling = Med disse reglene er det ikke noe kort som gir dobbel straff.
cucumber-doubling-cannot-be = Ingen kan ha spilt { CARD($rank, form: "et") }: ingen hadde et lavere kort.
cucumber-doubling-must-be = Noen må ha spilt { CARD($rank, form: "et") }: det er ikke noe annet kort igjen.
cucumber-lowest-missing = Hvem hadde det laveste kortet, den første av dem hvis det var flere? Den spilleren gir neste gang.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } hadde det høyeste kortet og var derfor ikke først med det laveste.
   *[last] { $player } spilte det siste av de like høye kortene og var derfor ikke først med det laveste.
}
cucumber-too-many-equal = { $kept ->
    [0] { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    } kan ikke ha hatt { CARD($card, form: "et") } eller et like høyt kort: det finnes { $holds }.
   *[other] { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    } kan ikke ha hatt { CARD($card, form: "et") } eller et like høyt kort: det finnes { $holds }, og { $kept } av dem ligger åpent.
}
cucumber-too-few-lower = { $lower ->
    [0] { $players } må ha hatt lavere kort enn { $card }, men ingen kort er lavere. Hvem andre hadde { CARD($rank, form: "et") }?
   *[other] { $players } må ha hatt lavere kort enn { $card }, men bare { $lower } kort er lavere. Hvem andre hadde { CARD($rank, form: "et") }?
}
cucumber-different-equal-cards = Her er forskjellige kort like høye og blir liggende åpent: legg inn siste stikk kort for kort.
cucumber-last-trick-unknown = Siste stikk må være kjent kort for kort, og ingenting før det kan mangle.
cucumber-all-have-refused = Alle andre har sagt nei, så { $player } har vunnet: det blir ikke noe siste stikk.
cucumber-winner-missing = Hvem hadde det laveste kortet, den første av dem hvis det var flere? Den spilleren vinner runden.
cucumber-declaration-missing = Meldte noen? Oppgi hvem, eller null hvis ingen gjorde det.
cucumber-cards-instead-of-outcome = Her teller alle de siste kortene: oppgi dem som last_trick, eller ingen hvis ingen meldte.
cucumber-cards-missing = Alle viser kortene sine, og hvert kort teller: oppgi det siste kortet til alle.

cucumber-nobody-deals-at-first = Med disse reglene er det ingen som gir; oppgi hvem som spiller ut.
cucumber-leader-follows = Med disse reglene følger det av hvem som gir, hvem som spiller ut ({ $rule }).
cucumber-abandoned = Spillet er avbrutt; det kan ikke legges inn mer.
cucumber-over = Spillet er slutt: { $winners } vant etter { $hands ->
    [one] { $hands } runde
   *[other] { $hands } runder
}. Det kan ikke legges inn mer.
cucumber-pack-is-too-small = { $kept } kort ligger åpent, og { $stock } er igjen: det er ikke nok til en runde til.
cucumber-no-buy-ins = Med disse reglene kan ingen kjøpe seg inn igjen.
cucumber-has-left = { $player } har forlatt bordet.
cucumber-bought-in-already = { $player } har allerede kjøpt seg inn igjen; disse reglene tillater det høyst { $most ->
    [one] { $most } gang
   *[other] { $most } ganger
} i et spill.
cucumber-buy-in-needs-others = { $player } kan kjøpe seg inn igjen så lenge minst { $needed ->
    [one] { $needed } annen
   *[other] { $needed } andre
} er med; nå er det { $others }.
cucumber-buy-in-is-no-better = { $player } er med på { $score }; å kjøpe seg inn igjen ville gi { $points }, og det er ikke bedre.
cucumber-nobody-deals = Med disse reglene er det ingen som gir.
cucumber-not-among-drawers = { $player } er ikke blant dem som trekker om å gi: { $players }.
cucumber-cannot-deal = { $player } er ute og kan ikke gi.
cucumber-no-score = Med disse reglene telles det ikke poeng.
cucumber-adjustment-too-large = { $player } har { $score }: en justering er ikke 0 og trekker høyst { $score } fra.
cucumber-full = Disse reglene er for høyst { $most } spillere, og det er { $here }.
cucumber-pack-serves-too-few = Det er ikke kort nok til { $players } spillere.
cucumber-has-left-already = { $player } har allerede forlatt bordet.

cucumber-ask-taker = Hvem tok siste stikk?
cucumber-tap-taker = Trykk på den som tok siste stikk
cucumber-who-took = { $name } tok siste stikk
cucumber-ask-loser = Hvem tapte runden?
cucumber-tap-loser = Trykk på den som tapte runden
cucumber-who-lost = { $name } tapte runden
cucumber-ask-lowest = Hvem hadde det laveste kortet?
cucumber-tap-lowest = Trykk på den som hadde det laveste kortet
cucumber-who-had-the-lowest = { $name } hadde det laveste kortet
cucumber-ask-leader = Hvem spilte ut til siste stikk?
cucumber-tap-leader = Trykk på den som spilte ut til siste stikk
cucumber-who-led = { $name } spilte ut til siste stikk
cucumber-ask-declarer = Hvem meldte det laveste kortet?
cucumber-tap-declarer = Trykk på den som meldte det laveste kortet
cucumber-who-declared = { $name } meldte det laveste kortet
cucumber-form-nobody-declared = Ingen meldte
cucumber-form-taker = Hvem som tok det
cucumber-form-loser = Hvem som tapte
cucumber-form-lowest = Hvem som hadde det laveste
cucumber-form-cards = Hvert kort
cucumber-row-card-of-taker = Med
cucumber-ask-card-of-taker = Hvilket kort tok { $name } det med?
cucumber-row-tied = Like høyt
cucumber-row-lowest = Lavest
cucumber-row-doubling-card = Det falt { CARD($rank, form: "et") }
cucumber-ask-doubling-card = Falt det { CARD($rank, form: "et") } i stikket?
cucumber-row-card = Kort
cucumber-ask-card = Hva spilte { $name }?
cucumber-row-leader = Stikket før
cucumber-ask-winner-before = Hvem tok stikket før?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Sa noen kontra?
cucumber-fold-rassi = Kastet noen kortene, eller doblet noen?
cucumber-row-rassi-free = Kastet kortene
cucumber-hint-rassi-free = gratis
cucumber-row-rassi-times = Ganger
cucumber-hint-rassi-times = doblet 2, doblet igjen 4
cucumber-row-doubles = Doblet
cucumber-ask-doubles = Hvem doblet?
cucumber-row-double-after = etter stikk
cucumber-ask-refused = Hvem sa nei?
cucumber-row-exchange = Byttet kort
cucumber-fold-exchange = Byttet noen kort?
cucumber-ask-exchange = Hvem byttet kort?
cucumber-row-changed = kort

cucumber-count-hands-played = Runder spilt
cucumber-count-hands-lost = Runder tapt
cucumber-count-penalty-points = Minuspoeng
cucumber-count-cucumbers = Agurker
cucumber-count-buy-ins = Kjøpt seg inn igjen
cucumber-count-longest-run = Runder på rad uten å betale
cucumber-ratio-average-penalty = Poeng per runde

cucumber-due-buy-in = Betalt for å komme inn igjen
cucumber-due-fall = Betalt for å ryke
