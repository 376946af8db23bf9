# Danish: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } agurk
       *[other] { $points } agurker
    }
    [credit] { $points ->
        [one] { $points } kredit
       *[other] { $points } kreditter
    }
   *[point] { $points } point
}

cucumber-took = { $face ->
    [up] { $player } tog sidste stik med { CARD($card, form: "et") }: { cucumber-amount }. Kortet bliver liggende åbent.
   *[down] { $player } tog sidste stik med { CARD($card, form: "et") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } havde et lige så højt kort, { CARD($card, form: "et") }: { cucumber-amount }. Kortet bliver liggende åbent.
   *[down] { $player } havde et lige så højt kort, { CARD($card, form: "et") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } tog sidste stik og tabte runden.
cucumber-took-with-and-lost = { $player } tog sidste stik med { CARD($card, form: "et") } og tabte runden.
cucumber-also-had-and-lost = { $player } havde et lige så højt kort, { CARD($card, form: "et") }, og tabte runden.

cucumber-bonus = { $end ->
    [zero] { $player } havde et lige så højt kort, { CARD($card, form: "et") }, og { $taker } tog stikket: { cucumber-amount } trækkes fra. Pointtallet var { $score } og går ikke under 0.
   *[above] { $player } havde et lige så højt kort, { CARD($card, form: "et") }, og { $taker } tog stikket: { cucumber-amount } trækkes fra.
}

cucumber-doubled-by-card = Der faldt { CARD($rank, form: "et") } i sidste stik: dobbelt straf.
cucumber-kontra = { $player } sagde kontra: dobbelt straf.
cucumber-kontra-lost = { $player } sagde kontra og tabte: firedobbelt i alt.
cucumber-rassi = { $times ->
    [4] { $player } doblede igen: firedobbelt straf.
   *[2] { $player } doblede: dobbelt straf.
}

cucumber-bet-lost = { $player } havde ikke det laveste kort og mister indsatsen, { cucumber-amount }.
cucumber-bet-refused = { $by } doblede, men { $player } ville ikke være med og mister indsatsen, som den var: { cucumber-amount }.

cucumber-showed = { $player } havde { CARD($card, form: "et") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } meldte { CARD($card, form: "et") } som det laveste kort, men { $other } havde et lige så lavt, { CARD($lower, form: "et") }: { cucumber-amount }.
   *[lower] { $player } meldte { CARD($card, form: "et") } som det laveste kort, men { $other } havde et lavere, { CARD($lower, form: "et") }: { cucumber-amount }.
}
cucumber-nobody-declared = Ingen meldte, og { $player } havde det laveste kort, { CARD($card, form: "et") }: { cucumber-amount }.

cucumber-fatal-card = { $player } betalte med et kort, der koster spillet, og er ude med det samme.
cucumber-reset = { $kept ->
    [some] { $player } har præcis { $limit }: pointtallet går tilbage til 0. De åbne kort lægges tilbage i bunken.
   *[none] { $player } har præcis { $limit }: pointtallet går tilbage til 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points } og mister et liv. Pointtallet bliver { $score }, { $others ->
    [some] det højeste blandt de andre, der stadig er med
   *[none] da ingen andre stadig er med
}.
cucumber-half = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points }: en halv agurk. Alle åbne kort på nær det højeste, { CARD($card, form: "et") }, lægges tilbage i bunken.
cucumber-half-without-cards = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points }: en halv agurk. Alle åbne kort lægges tilbage i bunken.
cucumber-eliminated = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points } og er ude af spillet.
cucumber-marked = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points } og spiller videre, mærket.
cucumber-ends-game = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points }, og så er spillet slut.

cucumber-fall-paid = { $player } røg ud på { CARD($card, form: "et") } og betaler { $stakes } indskud til puljen.
cucumber-fall-paid-without-card = { $player } røg ud og betaler { $stakes } indskud til puljen.

cucumber-restarted = { $status ->
    [in] Alle kort i sidste stik var lige høje: en ny omgang. { $player } begynder den på 0.
   *[out] Alle kort i sidste stik var lige høje: en ny omgang. { $player } er med igen, på 0.
}

cucumber-bought-in = { $player } køber sig ind igen: pointtallet bliver { $points }, det højeste blandt de andre, der stadig er med.
cucumber-adjustment-added = Rettelse for { $player }: { cucumber-amount } lagt til. { $reason }
cucumber-adjustment-taken-off = Rettelse for { $player }: { cucumber-amount } trukket fra. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } kommer til og begynder på { $points }, det højeste pointtal blandt dem, der er med.
   *[fresh] { $player } kommer til og begynder på { $points }: der er ikke spillet endnu.
}
cucumber-joins-by-hands = { $player } kommer til og regnes for at have tabt { $hands ->
    [one] { $hands } runde
   *[other] { $hands } runder
}, det højeste antal blandt dem, der er med.
cucumber-leaves = { $status ->
    [in] { $player } forlader bordet og er ude af spillet.
   *[out] { $player } forlader bordet.
}
