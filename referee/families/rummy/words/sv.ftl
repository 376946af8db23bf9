# Swedish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } gick ut, och { $player } har { $points } poäng kvar på handen.
   *[other] { $winner } gick ut, och { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng.
}
rummy-melded = { $player } har { $points } poäng på bordet.
rummy-held = { $count ->
    [0] { $player } har { $points } poäng kvar på handen.
   *[other] { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng.
}
rummy-out = { $player } gick ut: { $points } poäng till.

rummy-rummy = { $points ->
    [0] { $player } lade ut alla kort på en gång: omgången räknas { $times ->
        [2] dubbelt
       *[other] { $times } gånger
    }.
   *[other] { $times ->
        [1] { $player } lade ut alla kort på en gång: { $points } poäng till.
        [2] { $player } lade ut alla kort på en gång: omgången räknas dubbelt, och { $points } poäng till.
       *[other] { $player } lade ut alla kort på en gång: omgången räknas { $times } gånger, och { $points } poäng till.
    }
}

rummy-nobody-out = Ingen gick ut, så ingen får poäng.
rummy-blocked = { $count ->
    [0] Ingen gick ut, och { $player } har { $points } poäng kvar på handen.
   *[other] Ingen gick ut, och { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng.
}
rummy-fewest = { $count ->
    [0] Ingen gick ut, och { $player } har { $points } poäng kvar på handen, lägst av alla: { $won } poäng.
   *[other] Ingen gick ut, och { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng, lägst av alla: { $won } poäng.
}
rummy-not-fewest = { $count ->
    [0] { $player } har { $points } poäng kvar på handen; någon annan har färre.
   *[other] { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng; någon annan har färre.
}
rummy-equal = Ingen gick ut, och { $players } har lika få poäng på handen, så ingen får poäng.

rummy-gin = { $player } har gin, och { $other } har { $points } poäng i lösa kort.
rummy-knock = { $player } knackade med { $deadwood }, och { $other } har { $against }.
rummy-undercut = { $player } knackade med { $deadwood }, men { $other } har bara { $against }.
rummy-undercut-equal = { $player } knackade med { $deadwood }, och { $other } har lika mycket, inte mer.
rummy-bonus = { $kind ->
    [gin] Gin för { $player }: { $points } poäng.
    [big_gin] Stor gin för { $player }: { $points } poäng.
   *[undercut] Undercut för { $player }: { $points } poäng.
}
rummy-nobody-knocked = Ingen knackade, så ingen får poäng.

rummy-box = { $player } vann { $rounds ->
    [one] { $rounds } omgång
   *[other] { $rounds } omgångar
}: { $points } poäng.
rummy-shutout = { $player } vinner, och ingen annan fick en enda poäng: { $points } poäng.
rummy-game = { $player } vinner partiet: { $points } poäng.

rummy-out-missing = Vem gick ut? Ange out, eller "out": null om ingen gjorde det.
rummy-rummy-without-out = Bara den som går ut kan ha rummy; ange den spelaren som out.
rummy-held-missing = Ange left (korten) eller deadwood (deras poäng) för varje spelare som inte har gått ut.
rummy-points-held-missing = Vad hade { $side } på handen? Ange deadwood för { $id }.
rummy-out-holds-no-card = { $player } har gått ut och har alltså inget kort på handen.
rummy-out-holds-nothing = { $player } har gått ut och har alltså inget på handen, inte { $points } poäng.
rummy-more-than-dealt = { $player } har { $cards } kort på handen, men var och en fick { $dealt }.
rummy-holds-a-card = { $player } har inte gått ut och har alltså minst ett kort på handen.
rummy-cards-total = { $count ->
    [0] Inga kort är { $counted }, inte { $given }.
   *[other] { CARD($cards, form: "row") } är { $counted }, inte { $given }.
}
rummy-total-too-large = { $player } kan inte ha { $points }: { $cards } kort är värda högst { $most }.

rummy-total-between = { $player } kan inte ha { $points }: det närmaste som kort kan bli är { $nearest }.
rummy-all-too-much = Det blir { $points } sammanlagt, men { $cards } kort ur den här leken är värda högst { $most }.
rummy-table-missing = Ange melds (korten på bordet) eller melded (deras poäng) för varje spelare.
rummy-melded-missing = Vad har { $side } på bordet? Ange melded för { $id }; 0 om det inte är något.
rummy-melded-total = Korten på bordet från { $player } är värda { $counted }, inte { $given }.
rummy-out-without-melds = { $player } har gått ut och har alltså lagt ut kort eller lagt till; men inget på bordet är från { $player }.
rummy-whose-meld = Vem lade ut den här kombinationen? Ange player.
rummy-paid-by-holdings = Varje omgång betalas efter vad alla har på handen. Ange vem som gick ut, och det.

rummy-nobody-knocks = Med de här reglerna knackar ingen. Utelämna { $name }.
rummy-no-knock = Ingen knackade. Utelämna { $name }.
rummy-ends-by-a-knock = En omgång Gin slutar med att någon knackar. Utelämna { $name }.
rummy-table-scores-nothing = Kort på bordet ger inga poäng med de här reglerna. Utelämna { $name }.

rummy-knock-missing = Vem knackade? Ange knock, eller "knock": null om ingen gjorde det.
rummy-deadwood-missing = Vad har { $side } i lösa kort? Ange deadwood för { $id }, eller korten.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } knackade med { $deadwood }; vid stor gin är { $most } det mesta.
   *[plain] { $player } knackade med { $deadwood }; { $most } är det mesta.
}
rummy-cards-at-the-end = { $player } har { $cards } kort här, men { $dealt } när omgången slutar.

rummy-melds-of-another = Det är kombinationer från { $player }, inte från { $given }.
rummy-laid-off-in-answer = Det som läggs till hos den som knackade står i answer. Utelämna laid_off här.
rummy-nothing-laid-off = Mot gin läggs inget till.
rummy-no-such-meld = Den som knackade visar { $melds ->
    [1] { $melds } kombination
   *[other] { $melds } kombinationer
} här, så det finns ingen kombination { $number }.
rummy-jokers-stay = Jokrar stannar där de ligger.

rummy-meld-too-small = { $count ->
    [0] Utan kort är det ingen kombination: det måste vara minst tre kort.
   *[other] { CARD($cards, form: "row") } är ingen kombination: det måste vara minst tre kort.
}
rummy-jokers-alone = Bara jokrar är ingen kombination.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } är inget set här: korten måste ha olika färg.
rummy-set-too-large = { CARD($cards, form: "row") } är inget set här: { $most } kort är det mesta.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } är inget set: korten måste ha samma valör.
rummy-run-of-several-suits = { CARD($cards, form: "row") } är ingen svit: korten måste ha samma färg.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } är ingen svit här: esset är lågt.
   *[either] { CARD($cards, form: "row") } är ingen svit här: ingen svit går runt hörnet.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } är ingen svit: korten måste följa på varandra utan lucka.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } är ett set och måste förbli det, med jokrarna där de ligger.
    [run] { CARD($cards, form: "row") } är en svit och måste förbli det, med jokrarna där de ligger.
   *[set_or_run] { CARD($cards, form: "row") } är ett set eller en svit och måste förbli det, med jokrarna där de ligger.
}
rummy-which-suit = Vilken färg har { $rank }? Här spelar den roll.
rummy-which-suit-of-meld = Vilken färg har { $rank }? I kombinationer spelar den roll.
rummy-which-suit-with-jokers = Vilken färg har { $rank }? Med jokrar kan det vara en svit.

rummy-not-held = { CARD($cards, form: "row") } är med i turen men finns inte på handen.
rummy-holding-before-the-discard = Innan ett kort kastas har en hand { $cards } kort; { $given } har angetts.
rummy-pile-not-so-deep = Högen har { $cards } kort här, så ingen når ner till kort { $depth }.

rummy-two-play-gin = players.max är { $players }, men score.method är gin, som spelas av två.
rummy-no-deal = deal.cards säger inte hur många kort var och en av { $players } spelare får; det gör den för { $named }.
rummy-pack-too-small = { $players } spelare med { $each } kort var behöver { $cards } kort och ett att vända upp; leken har { $size }.
rummy-everybody-wants-points = end.best är lowest, men med { $method } vill alla ha poäng.
rummy-nobody-wants-points = end.best är highest, men med penalties vill ingen ha poäng.
rummy-paid-each-round = stakes.payout är each_round, men med { $method } får ingen poäng för vad andra har på handen.
rummy-no-equal-cards = melds.suits är any, men en lek har inga två lika kort.
rummy-rummy-doubles-nothing = score.rummy.times är { $times }, men med { $method } finns inget för rummy att dubbla.
rummy-no-bonus = { $method ->
    [penalties] { $option } är { $points }, men med penalties vill ingen ha poäng.
   *[gin] { $option } är { $points }, men med gin slutar en omgång med att någon knackar.
}
rummy-every-ace-low = score.ace_low_run är { $points }, men ace är low, så det är alla ess.
rummy-table-not-counted = score.ace_low_run är { $points }, men med { $method } räknas inga kort på bordet.
rummy-blocked-in-its-own-way = score.blocked är { $blocked }, men med { $method } räknas en omgång där ingen går ut på sitt eget sätt.
rummy-knock-without-gin = out.knock är { $deadwood }, men score.method är { $method }.
rummy-gin-without-knock = out.knock är null, men score.method är gin, där en omgång slutar med att någon knackar.

rummy-ask-out = Vem gick ut?
rummy-tap-out = Tryck på den som gick ut
rummy-who-went-out = { $name } gick ut
rummy-form-nobody-went-out = Ingen gick ut
rummy-ask-knock = Vem knackade?
rummy-tap-knock = Tryck på den som knackade
rummy-who-knocked = { $name } knackade
rummy-form-nobody-knocked = Ingen knackade: ingen får poäng.
rummy-form-points = Poäng på handen
rummy-form-cards = Kort på handen
rummy-form-deadwood = Lösa kort

rummy-row-held = på handen
rummy-hint-points = poäng
rummy-ask-points = Hur många poäng har { $name } på handen?
rummy-ask-cards = Vilka kort har { $name } på handen?

rummy-row-melded = utlagt
rummy-ask-melded = Hur många poäng har { $name } på bordet?
rummy-row-rummy = Rummy
rummy-hint-rummy = Alla kort lades ut på en gång, utan kombinationer i en tidigare tur
rummy-row-deadwood = lösa kort
rummy-ask-deadwood = Hur många poäng i lösa kort har { $name }?

rummy-zero-gin = Gin
rummy-row-big-gin = Stor gin
rummy-hint-big-gin = Alla elva korten ingick i kombinationer

rummy-count-ended = Avslutade omgången
rummy-count-at-one-go = Rummy eller gin
rummy-ratio-share-ended = Andel avslutade

rummy-due-paid = Betalt för lösa kort till den som vann omgången

rummy-claim-meld = Är de här korten en kombination?
rummy-claim-lay-off = Får de här korten läggas till kombinationen?
rummy-claim-draw = Får man dra därifrån nu?
rummy-claim-take = Får så många kort tas ur kasthögen?
rummy-claim-discard = Får det här kortet kastas?
rummy-claim-go-out = Går spelaren ut med den här turen?
rummy-claim-knock = Får man knacka med den här handen?
rummy-claim-deadwood = Vad är det minsta handen har i lösa kort?

rummy-label-meld = Kombination
rummy-about-meld = Kombinationen som den ligger på bordet
rummy-about-added = Det som läggs till
rummy-about-laid-on = Kort som läggs till en kombination.
rummy-label-player-has-melded = Har lagt ut
rummy-about-player-has-melded = I den här omgången; vissa regler kräver det
rummy-from-stock = Talongen
rummy-from-pile = Kasthögen
rummy-label-pile = Kasthög
rummy-about-pile-size = Kort i kasthögen
rummy-label-drawn = Har dragit
rummy-about-drawn = Om spelaren redan har dragit under den här turen
rummy-label-melded = Har lagt ut
rummy-about-melded = Om spelaren redan har lagt ut något under den här turen
rummy-about-pile = Kasthögen, det översta kortet sist
rummy-label-depth = Antal kort
rummy-about-depth = Hur många kort som tas uppifrån
rummy-about-holding-before = Alla kort på handen innan dess
rummy-about-melds = Kombinationerna på bordet
rummy-label-taken = Taget kort
rummy-about-taken = Kortet som togs ur kasthögen under den här turen, om något togs
rummy-about-holding-drawn = Alla kort efter draget, även de i kombinationer och det som kastas
rummy-about-laid-down = Det som läggs ut
rummy-label-laid-off = Lagt till
rummy-label-discard = Kastat kort
rummy-label-melded-before = Lagt ut tidigare
rummy-about-melded-before = Om spelaren har lagt ut eller till något under en tidigare tur i omgången
rummy-about-holding-of-knock = Alla kort efter draget, ett fler än som gavs
rummy-label-shown = Visade kombinationer
rummy-about-shown = Kombinationerna hos den som knackade, att lägga till på; inga vid gin

rummy-nobody-goes-out = I de här reglerna går ingen ut; en omgång slutar med att någon knackar.
rummy-goes-out = { $rummy ->
    [yes] Alla kort lämnar handen på tillåtet sätt: spelaren går ut och har rummy.
    [perhaps] Alla kort lämnar handen på tillåtet sätt: spelaren går ut och har rummy om det är första turen med en kombination.
   *[no] Alla kort lämnar handen på tillåtet sätt: spelaren går ut.
}
rummy-last-card-discarded = Det sista kortet måste kastas.
rummy-cards-would-be-left = { CARD($cards, form: "row") } skulle bli kvar, och den som går ut har inga kort kvar.
rummy-one-meld-a-turn = En kombination får läggas ut per tur; bara den som går ut i en enda tur lägger ut flera.
rummy-melded-before = Om spelaren har lagt ut eller lagt till i en tidigare tur i omgången.
rummy-no-knocking = I de här reglerna knackar ingen.
rummy-too-much-deadwood = Utan { $card } räknas de lösa korten till minst { $deadwood }; för att knacka får de räknas till högst { $most }.
rummy-may-knock = När { $card } kastas räknas de lösa korten till { $deadwood }; för att knacka får de räknas till högst { $most }.
rummy-is-big-gin = Alla { $cards } korten ingår också i kombinationer: det är stor gin.
rummy-least-deadwood = De lösa korten räknas till minst { $points } poäng: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } utlagt
    [laid_off] { CARD($cards, form: "row") } tillagt
   *[left] { CARD($cards, form: "row") } kvar
}
rummy-nothing-left = inget kvar
rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } är ett set.
    [run] { CARD($cards, form: "row") } är en svit.
   *[set_or_run] { CARD($cards, form: "row") } är ett set eller en svit.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } är fortfarande ett set, och det får göras när någon har knackat, om det inte är gin.
       *[run] { CARD($cards, form: "row") } är fortfarande en svit, och det får göras när någon har knackat, om det inte är gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } är fortfarande ett set.
       *[run] { CARD($cards, form: "row") } är fortfarande en svit.
    }
}
rummy-no-laying-off = I de här reglerna lägger man inte till kort.
rummy-own-meld-first = Bara den som har lagt ut i den här omgången får lägga till.
rummy-own-meld-not-told = Bara den som har lagt ut i den här omgången får lägga till, och det är inte angivet om det har skett.
rummy-melded-in-this-round = Om spelaren har lagt ut i den här omgången.
rummy-top-discard-may-be-taken = Översta kortet i kasthögen, { $card }, får tas.
rummy-taken-and-used = { $above ->
    [0] { $card } får tas och måste läggas ut eller läggas till genast, och det går.
   *[other] { $card } får tas med alla kort ovanför och måste läggas ut eller läggas till genast, och det går.
}
rummy-only-the-top-discard = Bara översta kortet i kasthögen får tas.
rummy-cannot-be-used = { $card } kan inte läggas ut eller läggas till genast, så högen får inte tas därifrån.
rummy-use-not-known = { $card } måste läggas ut eller läggas till genast; av det som är känt framgår inte om det går.
rummy-melded-to-lay-off = Om spelaren har lagt ut i den här omgången och därmed får lägga till.
rummy-seeing-a-meld = Att se kort på handen som bildar en kombination med { $card }.
rummy-card-in-hand = { CARD($card, form: "Ett") } på handen.
rummy-one-in-hand = Ett av de här korten på handen: { CARD($cards, form: "row") }.
rummy-one-draw-a-turn = Man drar en gång per tur, och det är redan gjort.
rummy-draw-comes-first = En tur börjar med att dra, innan något läggs ut.
rummy-may-be-drawn = { $from ->
    [stock] Turen börjar med att dra en gång, och översta kortet i talongen får dras.
    [pile_if_used] Turen börjar med att dra en gång, och översta kortet i kasthögen får tas om det läggs ut eller läggs till genast.
   *[pile] Turen börjar med att dra en gång, och översta kortet i kasthögen får tas.
}
rummy-stock-ends-gin = Med { $cards } kort kvar i talongen är omgången slut, och ingen har knackat.
rummy-pile-empty = Kasthögen är tom.
rummy-stock-ends-round = Talongen är slut: den som inte tar ur kasthögen avslutar omgången.
rummy-nothing-to-shuffle = Talongen är slut, och under översta kortet i kasthögen finns inget att blanda.
rummy-stock-and-pile-empty = Talongen är slut, och det är kasthögen också.
rummy-stock-renewed-first = { $how ->
    [turn] Talongen är slut: först vänds kasthögen oblandad, eller så tas översta kortet i den.
   *[shuffle] Talongen är slut: först blandas hela kasthögen utom översta kortet, eller så tas översta kortet i den.
}
rummy-may-be-discarded = { $card } får kastas.
rummy-taken-in-this-turn = { $card } togs ur kasthögen i den här turen och får därför inte läggas tillbaka än.
rummy-equal-card-may-go = { $card } togs och får inte läggas tillbaka i samma tur, men ett annat likadant kort får det.
rummy-another-held = Om spelaren redan hade ett kort till som { $card }.

rummy-column-ended-by = Avslutad av
rummy-column-how = Hur
rummy-ended-how = { $how ->
    [points] poäng
    [blocked] låst
    [big_gin] stor gin
    [knock] knackat
    [gin] gin
    [rummy] rummy
   *[out] ut
}

rummy-about = Lägg ut set och sviter
rummy-variant-rummy = Den som går ut får poängen som alla andra har på handen; allt på en gång räknas dubbelt
rummy-variant-rummy-block = Talongen används bara en gång; när den är slut kan alla få minus för det de har på handen
rummy-variant-rummy-penalty = Alla skriver upp det de har kvar på handen, och lägst poäng vinner
rummy-variant-rummy-500 = Kort på bordet räknas för dig, de på handen emot; hela kasthögen ligger öppen
rummy-variant-gin = Två spelare behåller sina kombinationer på handen; den som knackar med få lösa kort får skillnaden
rummy-name = Rummy
rummy-name-rummy = Rummy (enkel)
rummy-name-rummy-penalty = Rummy, lägst poäng vinner
rummy-name-rummy-500 = Rummy 500
rummy-name-gin = Gin Rummy
rummy-house-rule-ace-high-or-low-11 = Esset är högt eller lågt och räknas som 11
rummy-house-rule-ace-high-or-low-15 = Esset är högt eller lågt och räknas som 15
rummy-house-rule-round-the-corner = Sviter får gå runt hörnet
rummy-house-rule-spots-count-five = Kort från 2 till 9 räknas som fem
rummy-house-rule-aces-always-15 = Ess räknas alltid som 15
rummy-house-rule-several-melds = Flera kombinationer i samma tur
rummy-house-rule-lay-off-after-own = Man får lägga till först efter en egen kombination
rummy-house-rule-last-discard = Det sista kortet måste kastas
rummy-house-rule-ten-for-rummy = Tio poäng för att lägga ut allt på en gång
rummy-house-rule-25-for-going-out = 25 poäng för att gå ut
rummy-house-rule-two-jokers = Två jokrar i leken
rummy-house-rule-top-discard-used = Även översta kortet i kasthögen måste användas genast
rummy-house-rule-shuffle-the-pile = Kasthögen blandas när talongen är slut
rummy-house-rule-lowest-wins-blocked = Går ingen ut vinner den med minst poäng på handen
rummy-house-rule-to-200 = Till 200
rummy-house-rule-to-300 = Till 300
rummy-house-rule-to-1000 = Till 1000
rummy-house-rule-ten-rounds = Tio omgångar
rummy-house-rule-north-american = Nordamerikansk räkning: 25 för gin, 25 för undercut, 31 för stor gin

rummy-body-out = vem som gick ut
rummy-body-knock = i Gin: vem som knackade
