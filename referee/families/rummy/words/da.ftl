# Danish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } gik ud, og { $player } har stadig { $points } point på hånden.
   *[other] { $winner } gik ud, og { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point.
}
rummy-melded = { $player } har { $points } point på bordet.
rummy-held = { $count ->
    [0] { $player } har stadig { $points } point på hånden.
   *[other] { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point.
}
rummy-out = { $player } gik ud: { $points } point mere.

rummy-rummy = { $points ->
    [0] { $player } lagde alle kort på én gang: runden tæller { $times ->
        [2] dobbelt
       *[other] { $times } gange
    }.
   *[other] { $times ->
        [1] { $player } lagde alle kort på én gang: { $points } point mere.
        [2] { $player } lagde alle kort på én gang: runden tæller dobbelt og { $points } point mere.
       *[other] { $player } lagde alle kort på én gang: runden tæller { $times } gange og { $points } point mere.
    }
}

rummy-nobody-out = Ingen gik ud, så ingen får point.
rummy-blocked = { $count ->
    [0] Ingen gik ud, og { $player } har stadig { $points } point på hånden.
   *[other] Ingen gik ud, og { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point.
}
rummy-fewest = { $count ->
    [0] Ingen gik ud, og { $player } har stadig { $points } point på hånden, færrest af alle: { $won } point.
   *[other] Ingen gik ud, og { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point, færrest af alle: { $won } point.
}
rummy-not-fewest = { $count ->
    [0] { $player } har stadig { $points } point på hånden, men ikke færrest.
   *[other] { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point, men ikke færrest.
}
rummy-equal = Ingen gik ud, og { $players } har lige få point på hånden, så ingen får point.

rummy-gin = { $player } har gin, og { $other } har { $points } point i løse kort.
rummy-knock = { $player } bankede med { $deadwood }, og { $other } har { $against }.
rummy-undercut = { $player } bankede med { $deadwood }, men { $other } har kun { $against }.
rummy-undercut-equal = { $player } bankede med { $deadwood }, og { $other } har det samme, ikke mere.
rummy-bonus = { $kind ->
    [gin] Gin til { $player }: { $points } point.
    [big_gin] Stor gin til { $player }: { $points } point.
   *[undercut] Undercut til { $player }: { $points } point.
}
rummy-nobody-knocked = Ingen bankede, så ingen får point.

rummy-box = { $player } vandt { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}: { $points } point.
rummy-shutout = { $player } vinder, og ingen andre fik nogen point: { $points } point.
rummy-game = { $player } vinder spillet: { $points } point.

rummy-out-missing = Hvem gik ud? Angiv out, eller "out": null, hvis ingen gjorde.
rummy-rummy-without-out = Kun den, der går ud, kan have rummy; angiv den spiller som out.
rummy-held-missing = Angiv left (kortene) eller deadwood (deres point) for hver spiller, der ikke er gået ud.
rummy-points-held-missing = Hvad havde { $side } på hånden? Angiv deadwood for { $id }.
rummy-out-holds-no-card = { $player } er gået ud og har altså intet kort på hånden.
rummy-out-holds-nothing = { $player } er gået ud og har altså intet på hånden, ikke { $points } point.
rummy-more-than-dealt = { $player } har { $cards } kort på hånden, men hver fik { $dealt }.
rummy-holds-a-card = { $player } er ikke gået ud og har altså mindst ét kort på hånden.
rummy-cards-total = { $count ->
    [0] Ingen kort tæller { $counted }, ikke { $given }.
   *[other] { CARD($cards, form: "row") } tæller { $counted }, ikke { $given }.
}
rummy-total-too-large = { $player } kan ikke have { $points }: { $cards } kort tæller højst { $most }.

rummy-total-between = { $player } kan ikke have { $points }: det nærmeste, kort kan give, er { $nearest }.
rummy-all-too-much = Det giver { $points } i alt, men { $cards } af disse kort tæller højst { $most }.
rummy-table-missing = Angiv melds (kortene på bordet) eller melded (deres point) for hver spiller.
rummy-melded-missing = Hvad har { $side } på bordet? Angiv melded for { $id }; 0, hvis det er ingenting.
rummy-melded-total = Kortene på bordet fra { $player } tæller { $counted }, ikke { $given }.
rummy-out-without-melds = { $player } er gået ud og har altså lagt kort ud eller til; men på bordet ligger intet fra { $player }.
rummy-whose-meld = Hvem lagde denne kombination ud? Angiv player.
rummy-paid-by-holdings = Hver runde betales efter det, alle har på hånden. Angiv, hvem der gik ud, og det.

rummy-nobody-knocks = I disse regler banker ingen. Udelad { $name }.
rummy-no-knock = Ingen bankede. Udelad { $name }.
rummy-ends-by-a-knock = En runde Gin slutter med, at nogen banker. Udelad { $name }.
rummy-table-scores-nothing = Kort på bordet giver ingen point i disse regler. Udelad { $name }.

rummy-knock-missing = Hvem bankede? Angiv knock, eller "knock": null, hvis ingen gjorde.
rummy-deadwood-missing = Hvad har { $side } i løse kort? Angiv deadwood for { $id }, eller kortene.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } bankede med { $deadwood }; ved stor gin er { $most } det højeste.
   *[plain] { $player } bankede med { $deadwood }; { $most } er det højeste.
}
rummy-cards-at-the-end = { $player } har { $cards } kort her, men { $dealt } ved rundens slutning.

rummy-melds-of-another = Det er kombinationer fra { $player }, ikke fra { $given }.
rummy-laid-off-in-answer = Det, der lægges til hos den, der bankede, står i answer. Udelad laid_off her.
rummy-nothing-laid-off = Ved gin lægges der ikke noget til.
rummy-no-such-meld = Den, der bankede, viser { $melds ->
    [1] { $melds } kombination
   *[other] { $melds } kombinationer
} her, så der er ingen kombination { $number }.
rummy-jokers-stay = Jokere bliver, hvor de ligger.

rummy-meld-too-small = { $count ->
    [0] Uden kort er det ingen kombination: der skal være mindst tre kort.
   *[other] { CARD($cards, form: "row") } er ingen kombination: der skal være mindst tre kort.
}
rummy-jokers-alone = Jokere alene er ingen kombination.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } er ikke et sæt her: kortene skal have hver sin kulør.
rummy-set-too-large = { CARD($cards, form: "row") } er ikke et sæt her: { $most } kort er det højeste.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } er ikke et sæt: kortene skal have samme værdi.
rummy-run-of-several-suits = { CARD($cards, form: "row") } er ikke en sekvens: kortene skal have samme kulør.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } er ikke en sekvens her: esset er lavt.
   *[either] { CARD($cards, form: "row") } er ikke en sekvens her: ingen sekvens går rundt om hjørnet.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } er ikke en sekvens: kortene skal følge efter hinanden uden hul.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } er et sæt og skal blive ved at være det, med jokerne, hvor de ligger.
    [run] { CARD($cards, form: "row") } er en sekvens og skal blive ved at være det, med jokerne, hvor de ligger.
   *[set_or_run] { CARD($cards, form: "row") } er et sæt eller en sekvens og skal blive ved at være det, med jokerne, hvor de ligger.
}
rummy-which-suit = Hvilken kulør har { $rank }? Her betyder den noget.
rummy-which-suit-of-meld = Hvilken kulør har { $rank }? I kombinationer betyder den noget.
rummy-which-suit-with-jokers = Hvilken kulør har { $rank }? Med jokere kan det være en sekvens.

rummy-not-held = { CARD($cards, form: "row") } er med i turen, men er ikke på hånden.
rummy-holding-before-the-discard = Før der smides et kort, har en hånd { $cards } kort; der er angivet { $given }.
rummy-pile-not-so-deep = Bunken har { $cards } kort her, så ingen når ned til kort { $depth }.

rummy-two-play-gin = players.max er { $players }, men score.method er gin, som spilles af to.
rummy-no-deal = deal.cards siger ikke, hvor mange kort { $players } spillere får hver; det gør den for { $named }.
rummy-pack-too-small = { $players } spillere med { $each } kort hver skal bruge { $cards } kort og ét at vende; der er { $size }.
rummy-everybody-wants-points = end.best er lowest, men med { $method } vil alle gerne have point.
rummy-nobody-wants-points = end.best er highest, men med penalties vil ingen have point.
rummy-paid-each-round = stakes.payout er each_round, men med { $method } får ingen point for det, andre har på hånden.
rummy-no-equal-cards = melds.suits er any, men ét spil kort har ikke to ens.
rummy-rummy-doubles-nothing = score.rummy.times er { $times }, men med { $method } er der intet for rummy at doble.
rummy-no-bonus = { $method ->
    [penalties] { $option } er { $points }, men med penalties vil ingen have point.
   *[gin] { $option } er { $points }, men med gin slutter en runde med, at nogen banker.
}
rummy-every-ace-low = score.ace_low_run er { $points }, men ace er low, så det er alle esser.
rummy-table-not-counted = score.ace_low_run er { $points }, men med { $method } tælles kort på bordet ikke.
rummy-blocked-in-its-own-way = score.blocked er { $blocked }, men med { $method } regnes en runde, hvor ingen går ud, på sin egen måde.
rummy-knock-without-gin = out.knock er { $deadwood }, men score.method er { $method }.
rummy-gin-without-knock = out.knock er null, men score.method er gin, hvor en runde slutter med, at nogen banker.

rummy-ask-out = Hvem gik ud?
rummy-tap-out = Tryk på den, der gik ud
rummy-who-went-out = { $name } gik ud
rummy-form-nobody-went-out = Ingen gik ud
rummy-ask-knock = Hvem bankede?
rummy-tap-knock = Tryk på den, der bankede
rummy-who-knocked = { $name } bankede
rummy-form-nobody-knocked = Ingen bankede: ingen får point.
rummy-form-points = Point på hånden
rummy-form-cards = Kort på hånden
rummy-form-deadwood = Løse kort

rummy-row-held = på hånden
rummy-hint-points = point
rummy-ask-points = Hvor mange point har { $name } på hånden?
rummy-ask-cards = Hvilke kort har { $name } på hånden?

rummy-row-melded = lagt ud
rummy-ask-melded = Hvor mange point har { $name } på bordet?
rummy-row-rummy = Rummy
rummy-hint-rummy = Alle kort lagt på én gang, uden kombinationer i en tidligere tur
rummy-row-deadwood = løse kort
rummy-ask-deadwood = Hvor mange point i løse kort har { $name }?

rummy-zero-gin = Gin
rummy-row-big-gin = Stor gin
rummy-hint-big-gin = Alle elleve kort indgik i kombinationer

rummy-count-ended = Afsluttede runden
rummy-count-at-one-go = Rummy eller gin
rummy-ratio-share-ended = Andel afsluttede

rummy-due-paid = Betalt for løse kort til den, der vandt runden

rummy-claim-meld = Er disse kort en kombination?
rummy-claim-lay-off = Må disse kort lægges til denne kombination?
rummy-claim-draw = Må der trækkes derfra nu?
rummy-claim-take = Må så mange af de smidte kort tages?
rummy-claim-discard = Må dette kort smides?
rummy-claim-go-out = Går spilleren ud med denne tur?
rummy-claim-knock = Må man banke med denne hånd?
rummy-claim-deadwood = Hvad er det mindste, hånden har i løse kort?

rummy-label-meld = Kombination
rummy-about-meld = Kombinationen, som den ligger på bordet
rummy-about-added = Det, der lægges til
rummy-about-laid-on = Kort lagt til en kombination.
rummy-label-player-has-melded = Har lagt ud
rummy-about-player-has-melded = I denne runde; nogle regler kræver det
rummy-from-stock = Talonen
rummy-from-pile = Bunken
rummy-label-pile = Smidte kort
rummy-about-pile-size = Kort i bunken med smidte kort
rummy-label-drawn = Har trukket
rummy-about-drawn = Om spilleren allerede har trukket i denne tur
rummy-label-melded = Har lagt ud
rummy-about-melded = Om spilleren allerede har lagt noget ud i denne tur
rummy-about-pile = De smidte kort, det øverste til sidst
rummy-label-depth = Antal kort
rummy-about-depth = Hvor mange kort der tages fra toppen
rummy-about-holding-before = Alle kort på hånden inden da
rummy-about-melds = Kombinationerne på bordet
rummy-label-taken = Taget kort
rummy-about-taken = Det smidte kort, der blev taget i denne tur, hvis der blev taget noget
rummy-about-holding-drawn = Alle kort efter trækket, også dem i kombinationer og det, der smides
rummy-about-laid-down = Det, der lægges ud
rummy-label-laid-off = Lagt til
rummy-label-discard = Smidt kort
rummy-label-melded-before = Lagt ud før
rummy-about-melded-before = Om spilleren har lagt noget ud eller til i en tidligere tur i runden
rummy-about-holding-of-knock = Alle kort efter trækket, ét mere end der blev givet
rummy-label-shown = Viste kombinationer
rummy-about-shown = Kombinationerne hos den, der bankede, til at lægge til; ingen ved gin

rummy-nobody-goes-out = I disse regler går ingen ud; en runde slutter med, at nogen banker.
rummy-goes-out = { $rummy ->
    [yes] Alle kort kommer af hånden på en lovlig måde: spilleren går ud og har rummy.
    [perhaps] Alle kort kommer af hånden på en lovlig måde: spilleren går ud og har rummy, hvis det er den første tur med en kombination.
   *[no] Alle kort kommer af hånden på en lovlig måde: spilleren går ud.
}
rummy-last-card-discarded = Det sidste kort skal smides.
rummy-cards-would-be-left = { CARD($cards, form: "row") } ville være tilbage, og den, der går ud, har ingen kort tilbage.
rummy-one-meld-a-turn = Man må lægge én kombination ud i en tur; kun den, der går ud i en eneste tur, lægger flere.
rummy-melded-before = Om spilleren har lagt ud eller lagt til i en tidligere tur i runden.
rummy-no-knocking = I disse regler er der ingen, der banker.
rummy-too-much-deadwood = Uden { $card } tæller de løse kort mindst { $deadwood }; for at banke må de højst tælle { $most }.
rummy-may-knock = Når { $card } smides, tæller de løse kort { $deadwood }; for at banke må de højst tælle { $most }.
rummy-is-big-gin = Alle { $cards } kort indgår også i kombinationer: det er stor gin.
rummy-least-deadwood = De løse kort tæller mindst { $points } point: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } lagt ud
    [laid_off] { CARD($cards, form: "row") } lagt til
   *[left] { CARD($cards, form: "row") } tilbage
}
rummy-nothing-left = intet tilbage
rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } er et sæt.
    [run] { CARD($cards, form: "row") } er en sekvens.
   *[set_or_run] { CARD($cards, form: "row") } er et sæt eller en sekvens.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } er stadig et sæt, og det må gøres, når nogen har banket, medmindre det er gin.
       *[run] { CARD($cards, form: "row") } er stadig en sekvens, og det må gøres, når nogen har banket, medmindre det er gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } er stadig et sæt.
       *[run] { CARD($cards, form: "row") } er stadig en sekvens.
    }
}
rummy-no-laying-off = I disse regler lægges der ikke til.
rummy-own-meld-first = Kun den, der har lagt ud i denne runde, må lægge til.
rummy-own-meld-not-told = Kun den, der har lagt ud i denne runde, må lægge til, og det er ikke oplyst, om det er sket.
rummy-melded-in-this-round = Om spilleren har lagt ud i denne runde.
rummy-top-discard-may-be-taken = Det øverste kort i bunken, { $card }, må tages.
rummy-taken-and-used = { $above ->
    [0] { $card } må tages og skal lægges ud eller lægges til med det samme, og det kan lade sig gøre.
   *[other] { $card } må tages med alle kort over det og skal lægges ud eller lægges til med det samme, og det kan lade sig gøre.
}
rummy-only-the-top-discard = Kun det øverste kort i bunken må tages.
rummy-cannot-be-used = { $card } kan ikke lægges ud eller lægges til med det samme, så bunken må ikke tages derfra.
rummy-use-not-known = { $card } skal lægges ud eller lægges til med det samme; det, man ved, viser ikke, om det kan lade sig gøre.
rummy-melded-to-lay-off = Om spilleren har lagt ud i denne runde og dermed må lægge til.
rummy-seeing-a-meld = At se kort på hånden, der danner en kombination med { $card }.
rummy-card-in-hand = { CARD($card, form: "Et") } på hånden.
rummy-one-in-hand = Et af disse kort på hånden: { CARD($cards, form: "row") }.
rummy-one-draw-a-turn = Man trækker én gang i hver tur, og det er allerede sket.
rummy-draw-comes-first = En tur begynder med at trække, før noget lægges ud.
rummy-may-be-drawn = { $from ->
    [stock] Turen begynder med at trække én gang, og det øverste kort i talonen må trækkes.
    [pile_if_used] Turen begynder med at trække én gang, og det øverste kort i bunken må tages, hvis det lægges ud eller lægges til med det samme.
   *[pile] Turen begynder med at trække én gang, og det øverste kort i bunken må tages.
}
rummy-stock-ends-gin = Med { $cards } kort tilbage i talonen er runden slut, og ingen har banket.
rummy-pile-empty = Bunken med smidte kort er tom.
rummy-stock-ends-round = Talonen er brugt op: den, der ikke tager fra bunken, afslutter runden.
rummy-nothing-to-shuffle = Talonen er brugt op, og under det øverste kort i bunken er der intet at blande.
rummy-stock-and-pile-empty = Talonen er brugt op, og det samme er bunken med smidte kort.
rummy-stock-renewed-first = { $how ->
    [turn] Talonen er brugt op: først vendes bunken uden at blandes, eller også tages det øverste kort i bunken.
   *[shuffle] Talonen er brugt op: først blandes hele bunken undtagen det øverste kort, eller også tages det øverste kort i bunken.
}
rummy-may-be-discarded = { $card } må smides.
rummy-taken-in-this-turn = { $card } blev taget fra bunken i denne tur og må derfor ikke lægges tilbage endnu.
rummy-equal-card-may-go = { $card } blev taget og må ikke lægges tilbage i samme tur; et andet kort magen til må gerne.
rummy-another-held = Om spilleren i forvejen havde et kort magen til { $card }.

rummy-column-ended-by = Afsluttet af
rummy-column-how = Hvordan
rummy-ended-how = { $how ->
    [points] point
    [blocked] gået i stå
    [big_gin] stor gin
    [knock] banket
    [gin] gin
    [rummy] rummy
   *[out] ud
}

rummy-about = Læg sæt og sekvenser ud
rummy-variant-rummy = Den, der går ud, får point for det, alle andre har på hånden; alt på én gang tæller dobbelt
rummy-variant-rummy-block = Talonen bruges kun én gang; er den tom, kan alle få minus for det, de har på hånden
rummy-variant-rummy-penalty = Alle skriver op, hvad de har på hånden, og færrest point vinder
rummy-variant-rummy-500 = Kort på bordet tæller for dig, dem på hånden imod; hele bunken med smidte kort ligger åben
rummy-variant-gin = To spillere beholder deres kombinationer på hånden; den, der banker med få løse kort, får forskellen
rummy-name = Rommy
rummy-name-rummy = Rommy (enkel)
rummy-name-rummy-penalty = Rommy, færrest point vinder
rummy-name-rummy-500 = 500 (Rommy 500)
rummy-name-gin = Gin Rummy
rummy-house-rule-ace-high-or-low-11 = Esset er højt eller lavt og tæller 11
rummy-house-rule-ace-high-or-low-15 = Esset er højt eller lavt og tæller 15
rummy-house-rule-round-the-corner = Sekvenser må gå rundt om hjørnet
rummy-house-rule-spots-count-five = Kort fra 2 til 9 tæller fem
rummy-house-rule-aces-always-15 = Esser tæller altid 15
rummy-house-rule-several-melds = Flere kombinationer i samme tur
rummy-house-rule-lay-off-after-own = Først en egen kombination, så må man lægge til
rummy-house-rule-last-discard = Det sidste kort skal smides
rummy-house-rule-ten-for-rummy = Ti point for at lægge alt på én gang
rummy-house-rule-25-for-going-out = 25 point for at gå ud
rummy-house-rule-two-jokers = To jokere i spillet
rummy-house-rule-top-discard-used = Også det øverste smidte kort skal bruges med det samme
rummy-house-rule-shuffle-the-pile = De smidte kort blandes, når talonen er brugt op
rummy-house-rule-lowest-wins-blocked = Går ingen ud, vinder den, der har færrest point på hånden
rummy-house-rule-to-200 = Til 200
rummy-house-rule-to-300 = Til 300
rummy-house-rule-to-1000 = Til 1000
rummy-house-rule-ten-rounds = Ti runder
rummy-house-rule-north-american = Nordamerikansk tælling: 25 for gin, 25 for undercut, 31 for stor gin

rummy-body-out = hvem der gik ud
rummy-body-knock = i Gin: hvem der bankede
