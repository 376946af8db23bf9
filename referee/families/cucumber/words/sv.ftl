# Swedish: lines and refusals of Cucumber.

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

cucumber-left-the-hand = { $player } är ute ur den här given. Kvar är { $others }.
cucumber-listed-twice = { $player } står två gånger i listan.
cucumber-listed-twice-in-trick = { $player } står två gånger i listan; var och en har ett kort i sista sticket.
cucumber-missing-in-trick = { $player } saknas. Kvar är { $others }, med ett kort var.

cucumber-order = { $way ->
    [backwards] Listan går moturs: efter { $before } kommer { $after }, till vänster, inte { $given }.
   *[mixed] Ordningen stämmer inte: efter { $before } kommer { $after }, till vänster, inte { $given }.
}

cucumber-not-in-pack = Kortet { $card } finns inte i den här leken. Leken går från { $low } till { $high }{ $jokers ->
    [0] {""}
    [one] {" "}och har { $jokers } joker
   *[other] {" "}och har { $jokers } jokrar
}.

cucumber-suit-missing = Ange färgen på { CARD($rank, form: "row") }: { $cards } går över alla andra kort, så här spelar den roll.
cucumber-too-many-of-a-card = { $count } × { $card } i det här sticket, men det finns bara { $holds }.

cucumber-card-lies-face-up = { $count } × { $card } i det här sticket, men det kan bara vara { $left }: det finns { $holds }, och öppna kort ligger framför { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = I de här reglerna finns inte { $call }. De har { $known }.
cucumber-no-calls = I de här reglerna finns varken { $call } eller något annat att säga.
cucumber-multiplier = Multiplikatorn är 1, 2 (dubblat) eller 4 (dubblat igen), inte { $given }.
cucumber-no-exchange = Med de här reglerna byter man inte kort.

cucumber-taker-missing = Vem tog sista sticket? I den korta formen måste det anges.
cucumber-card-missing = Med vilket kort togs sista sticket? Med de här reglerna spelar det roll.
cucumber-tied-twice = { $player } nämns två gånger bland dem som hade det högsta kortet.
cucumber-doubling-missing = Spelades { CARD($rank, form: "ett") } i sista sticket? Det ger dubbelt straff här.
cucumber-no-doubling = Med de här reglerna är det inget kort som ger dubbelt straff.
cucumber-doubling-cannot-be = Ingen kan ha spelat { CARD($rank, form: "ett") }: ingen hade ett lägre kort.
cucumber-doubling-must-be = Någon måste ha spelat { CARD($rank, form: "ett") }: det finns inget annat kort kvar.
cucumber-lowest-missing = Vem hade lägsta kortet, den första av dem om det var flera? Den spelaren ger nästa gång.

cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } hade det högsta kortet och var alltså inte först med det lägsta.
   *[last] { $player } spelade det sista av de lika höga korten och var alltså inte först med det lägsta.
}

cucumber-too-many-equal = { $kept ->
    [0] { $count } spelare kan inte ha haft { CARD($card, form: "ett") } eller ett lika högt kort: det finns { $holds }.
   *[other] { $count } spelare kan inte ha haft { CARD($card, form: "ett") } eller ett lika högt kort: det finns { $holds }, och { $kept } av dem ligger öppet.
}

cucumber-too-few-lower = { $lower ->
    [0] { $players } måste ha haft lägre kort än { $card }, men inget kort är lägre. Vem mer hade { CARD($rank, form: "ett") }?
   *[other] { $players } måste ha haft lägre kort än { $card }, men bara { $lower } kort är lägre. Vem mer hade { CARD($rank, form: "ett") }?
}
cucumber-different-equal-cards = Här är olika kort lika höga och får ligga kvar öppna: skriv in sista sticket kort för kort.
cucumber-last-trick-unknown = Sista sticket måste vara känt kort för kort, och inget före det får saknas.
cucumber-all-have-refused = Alla andra har sagt nej, så { $player } har vunnit: det blir inget sista stick.
cucumber-winner-missing = Vem hade lägsta kortet, den första av dem om det var flera? Den spelaren vinner given.

cucumber-declaration-missing = Anmälde någon? Ange vem, eller null om ingen gjorde det.
cucumber-cards-instead-of-outcome = Här räknas allas sista kort: ange dem som last_trick, eller inga alls om ingen anmälde.
cucumber-cards-missing = Alla visar sina kort, och varje kort räknas: ange allas sista kort.

cucumber-nobody-deals-at-first = Med de här reglerna är det ingen som ger; ange vem som spelar ut.
cucumber-leader-follows = Med de här reglerna följer det av vem som ger vem som spelar ut ({ $rule }).
cucumber-abandoned = Partiet är avbrutet; inget mer kan skrivas in.
cucumber-over = Partiet är slut: { $winners } vann efter { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}. Inget mer kan skrivas in.
cucumber-pack-is-too-small = { $kept } kort ligger öppna och { $stock } är kvar: det räcker inte till en giv till.
cucumber-no-buy-ins = Med de här reglerna kan ingen köpa in sig igen.
cucumber-has-left = { $player } har lämnat bordet.
cucumber-bought-in-already = { $player } har redan köpt in sig igen; de här reglerna tillåter det högst { $most ->
    [one] { $most } gång
   *[other] { $most } gånger
} per parti.

cucumber-buy-in-needs-others = { $player } får köpa in sig igen så länge minst { $needed ->
    [one] { $needed } annan
   *[other] { $needed } andra
} är med; nu är det { $others }.
cucumber-buy-in-is-no-better = { $player } är med på { $score }; att köpa in sig igen skulle ge { $points }, och det är inte bättre.
cucumber-nobody-deals = Med de här reglerna är det ingen som ger.
cucumber-not-among-drawers = { $player } är inte bland dem som drar om given: { $players }.
cucumber-cannot-deal = { $player } är ute och kan inte ge.
cucumber-no-score = Med de här reglerna räknas inga poäng.
cucumber-adjustment-too-large = { $player } har { $score }: en justering är inte 0 och drar av högst { $score }.
cucumber-full = De här reglerna är för högst { $most } spelare, och det är { $here }.
cucumber-pack-serves-too-few = Leken räcker inte till { $players } spelare.
cucumber-has-left-already = { $player } har redan lämnat bordet.

cucumber-ask-taker = Vem tog sista sticket?
cucumber-tap-taker = Tryck på den som tog sista sticket
cucumber-who-took = { $name } tog sista sticket
cucumber-ask-loser = Vem förlorade given?
cucumber-tap-loser = Tryck på den som förlorade given
cucumber-who-lost = { $name } förlorade given
cucumber-ask-lowest = Vem hade lägsta kortet?
cucumber-tap-lowest = Tryck på den som hade lägsta kortet
cucumber-who-had-the-lowest = { $name } hade lägsta kortet
cucumber-ask-leader = Vem spelade ut till sista sticket?
cucumber-tap-leader = Tryck på den som hade sista utspelet
cucumber-who-led = { $name } spelade ut till sista sticket
cucumber-ask-declarer = Vem anmälde lägsta kortet?
cucumber-tap-declarer = Tryck på den som anmälde lägsta kortet
cucumber-who-declared = { $name } anmälde lägsta kortet
cucumber-form-nobody-declared = Ingen anmälde
cucumber-form-taker = Vem tog det
cucumber-form-loser = Vem förlorade
cucumber-form-lowest = Vem hade lägst
cucumber-form-cards = Varje kort

cucumber-row-card-of-taker = Med
cucumber-ask-card-of-taker = Med vilket kort tog { $name } det?

cucumber-row-tied = Samma kort
cucumber-row-lowest = Lägst

cucumber-row-doubling-card = Det föll { CARD($rank, form: "ett") }
cucumber-ask-doubling-card = Föll det { CARD($rank, form: "ett") } i sticket?
cucumber-row-card = Kort
cucumber-ask-card = Vad spelade { $name }?
cucumber-row-leader = Näst sista sticket
cucumber-ask-winner-before = Vem tog näst sista sticket?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Sa någon kontra?

cucumber-fold-rassi = Gav någon upp eller dubblade?
cucumber-row-rassi-free = Gav upp
cucumber-hint-rassi-free = gratis
cucumber-row-rassi-times = Gånger
cucumber-hint-rassi-times = dubblat 2, dubblat igen 4
cucumber-row-doubles = Dubblar
cucumber-ask-doubles = Vem dubblade?

cucumber-row-double-after = efter stick
cucumber-ask-refused = Vem sa nej?
cucumber-row-exchange = Bytte kort
cucumber-fold-exchange = Bytte någon kort?
cucumber-ask-exchange = Vem bytte kort?

cucumber-row-changed = kort

cucumber-count-hands-played = Spelade givar
cucumber-count-hands-lost = Förlorade givar
cucumber-count-penalty-points = Minuspoäng
cucumber-count-cucumbers = Gurkor
cucumber-count-buy-ins = Köpt in sig igen
cucumber-count-longest-run = Givar i rad utan straff
cucumber-ratio-average-penalty = Poäng per giv

cucumber-due-buy-in = Betalt för att köpa in sig igen
cucumber-due-fall = Betalt för att åka ut
