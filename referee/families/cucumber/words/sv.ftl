# Swedish: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } gurka
       *[other] { $points } gurkor
    }
    [credit] { $points ->
        [one] { $points } kredit
       *[other] { $points } krediter
    }
   *[point] { $points } poäng
}

cucumber-took = { $face ->
    [up] { $player } tog sista sticket med { CARD($card, form: "ett") }: { cucumber-amount }. Kortet får ligga kvar öppet.
   *[down] { $player } tog sista sticket med { CARD($card, form: "ett") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }: { cucumber-amount }. Kortet får ligga kvar öppet.
   *[down] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } tog sista sticket och förlorade given.
cucumber-took-with-and-lost = { $player } tog sista sticket med { CARD($card, form: "ett") } och förlorade given.
cucumber-also-had-and-lost = { $player } hade ett lika högt kort, { CARD($card, form: "ett") }, och förlorade given.

cucumber-bonus = { $end ->
    [zero] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }, och { $taker } tog sticket: { cucumber-amount } dras av. Poängen var { $score } och går inte under 0.
   *[above] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }, och { $taker } tog sticket: { cucumber-amount } dras av.
}

cucumber-doubled-by-card = Det föll { CARD($rank, form: "ett") } i sista sticket: dubbelt straff.
cucumber-kontra = { $player } sa kontra: dubbelt straff.
cucumber-kontra-lost = { $player } sa kontra och förlorade: fyrdubbelt sammanlagt.
cucumber-rassi = { $times ->
    [4] { $player } dubblade igen: fyrdubbelt straff.
   *[2] { $player } dubblade: dubbelt straff.
}

cucumber-bet-lost = { $player } hade inte lägsta kortet och förlorar insatsen, { cucumber-amount }.
cucumber-bet-refused = { $by } dubblade, men { $player } ville inte vara med och förlorar insatsen som den var: { cucumber-amount }.

cucumber-showed = { $player } hade { CARD($card, form: "ett") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } anmälde { CARD($card, form: "ett") } som lägsta kort, men { $other } hade ett lika lågt, { CARD($lower, form: "ett") }: { cucumber-amount }.
   *[lower] { $player } anmälde { CARD($card, form: "ett") } som lägsta kort, men { $other } hade ett lägre, { CARD($lower, form: "ett") }: { cucumber-amount }.
}
cucumber-nobody-declared = Ingen anmälde, och { $player } hade lägsta kortet, { CARD($card, form: "ett") }: { cucumber-amount }.

cucumber-fatal-card = { $player } betalade med ett kort som kostar spelet, och är ute på en gång.
cucumber-reset = { $kept ->
    [some] { $player } har exakt { $limit }: poängen går tillbaka till 0. De öppna korten läggs tillbaka i leken.
   *[none] { $player } har exakt { $limit }: poängen går tillbaka till 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points } och förlorar ett liv. Poängen blir { $score }, { $others ->
    [some] den högsta bland de andra som är kvar
   *[none] för ingen annan är kvar
}.
cucumber-half = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points }: en halv gurka. Alla öppna kort utom det högsta, { CARD($card, form: "ett") }, läggs tillbaka i leken.
cucumber-half-without-cards = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points }: en halv gurka. Alla öppna kort läggs tillbaka i leken.
cucumber-eliminated = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points } och är ute ur spelet.
cucumber-marked = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points } och spelar vidare, märkt.
cucumber-ends-game = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points }, och därmed är partiet slut.

cucumber-fall-paid = { $player } åkte ut på { CARD($card, form: "ett") } och betalar { $stakes ->
    [one] { $stakes } insats
   *[other] { $stakes } insatser
} till potten.
cucumber-fall-paid-without-card = { $player } åkte ut och betalar { $stakes ->
    [one] { $stakes } insats
   *[other] { $stakes } insatser
} till potten.

cucumber-restarted = { $status ->
    [in] Alla kort i sista sticket var lika höga: en ny omgång. { $player } börjar den på 0.
   *[out] Alla kort i sista sticket var lika höga: en ny omgång. { $player } är med igen, på 0.
}

cucumber-bought-in = { $player } köper in sig igen: poängen blir { $points }, den högsta bland de andra som är kvar.
cucumber-adjustment-added = Justering för { $player }: { cucumber-amount } läggs till. { $reason }
cucumber-adjustment-taken-off = Justering för { $player }: { cucumber-amount } dras av. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } kommer med och börjar på { $points }, den högsta poängen bland dem som är med.
   *[fresh] { $player } kommer med och börjar på { $points }: inget har spelats än.
}
cucumber-joins-by-hands = { $player } kommer med och får { $hands ->
    [one] { $hands } förlorad giv
   *[other] { $hands } förlorade givar
}, lika många som den som har flest.
cucumber-leaves = { $status ->
    [in] { $player } lämnar bordet och är ute ur spelet.
   *[out] { $player } lämnar bordet.
}
