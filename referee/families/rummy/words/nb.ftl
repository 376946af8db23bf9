# Norwegian: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } gikk ut, og { $player } har { $points } poeng igjen på hånden.
   *[other] { $winner } gikk ut, og { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng.
}
rummy-melded = { $player } har { $points } poeng på bordet.
rummy-held = { $count ->
    [0] { $player } har { $points } poeng igjen på hånden.
   *[other] { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng.
}
rummy-out = { $player } gikk ut: { $points } poeng til.

rummy-rummy = { $points ->
    [0] { $player } la ned alle kortene på én gang: runden teller { $times ->
        [2] dobbelt
       *[other] { $times } ganger
    }.
   *[other] { $times ->
        [1] { $player } la ned alle kortene på én gang: { $points } poeng til.
        [2] { $player } la ned alle kortene på én gang: runden teller dobbelt, og { $points } poeng til.
       *[other] { $player } la ned alle kortene på én gang: runden teller { $times } ganger, og { $points } poeng til.
    }
}

rummy-nobody-out = Ingen gikk ut, så ingen får poeng.
rummy-blocked = { $count ->
    [0] Ingen gikk ut, og { $player } har { $points } poeng igjen på hånden.
   *[other] Ingen gikk ut, og { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng.
}
rummy-fewest = { $count ->
    [0] Ingen gikk ut, og { $player } har { $points } poeng igjen på hånden, færrest av alle: { $won } poeng.
   *[other] Ingen gikk ut, og { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng, færrest av alle: { $won } poeng.
}
rummy-not-fewest = { $count ->
    [0] { $player } har { $points } poeng igjen på hånden; noen andre har færre.
   *[other] { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng; noen andre har færre.
}
rummy-equal = Ingen gikk ut, og { $players } har like få poeng på hånden, så ingen får poeng.

rummy-gin = { $player } har gin, og { $other } har { $points } poeng i løse kort.
rummy-knock = { $player } banket med { $deadwood }, og { $other } har { $against }.
rummy-undercut = { $player } banket med { $deadwood }, men { $other } har bare { $against }.
rummy-undercut-equal = { $player } banket med { $deadwood }, og { $other } har like mye, ikke mer.
rummy-bonus = { $kind ->
    [gin] Gin til { $player }: { $points } poeng.
    [big_gin] Stor gin til { $player }: { $points } poeng.
   *[undercut] Undercut til { $player }: { $points } poeng.
}
rummy-nobody-knocked = Ingen banket, så ingen får poeng.

rummy-box = { $player } vant { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}: { $points } poeng.
rummy-shutout = { $player } vinner, og ingen andre fikk noen poeng: { $points } poeng.
rummy-game = { $player } vinner spillet: { $points } poeng.

rummy-out-missing = Hvem gikk ut? Oppgi out, eller "out": null hvis ingen gjorde det.
rummy-rummy-without-out = Bare den som går ut, legger ned alt på én gang; oppgi den spilleren som out.
rummy-held-missing = Oppgi left (kortene) eller deadwood (poengene i dem) for hver spiller som ikke gikk ut.
rummy-points-held-missing = Hva hadde { $side } på hånden? Oppgi deadwood for { $id }.
rummy-out-holds-no-card = { $player } har gått ut og har derfor ingen kort på hånden.
rummy-out-holds-nothing = { $player } har gått ut og har derfor ingenting på hånden, ikke { $points } poeng.
rummy-more-than-dealt = { $player } har { $cards } kort på hånden, men hver spiller fikk { $dealt }.
rummy-holds-a-card = { $player } har ikke gått ut og har derfor minst ett kort på hånden.
rummy-cards-total = { $count ->
    [0] Ingen kort teller { $counted }, ikke { $given }.
   *[other] { CARD($cards, form: "row") } teller { $counted }, ikke { $given }.
}
rummy-total-too-large = { $player } kan ikke ha { $points }: { $cards } kort teller høyst { $most }.
rummy-total-between = { $player } kan ikke ha { $points }: det nærmeste kort kan gi, er { $nearest }.
rummy-all-too-much = Alt til sammen blir { $points }, men { $cards } kort i denne kortstokken teller høyst { $most }.
rummy-table-missing = Oppgi melds (kortene på bordet) eller melded (poengene i dem) for hver spiller.
rummy-melded-missing = Hva har { $side } på bordet? Oppgi melded for { $id }; 0 hvis det ikke er noe.
rummy-melded-total = Kortene { $player } har på bordet, teller { $counted }, ikke { $given }.
rummy-out-without-melds = { $player } har gått ut og har altså lagt ut eller lagt på, men står uten noe på bordet.
rummy-whose-meld = Hvem la ut denne kombinasjonen? Oppgi player.
rummy-paid-by-holdings = Hver runde betales etter det alle har igjen på hånden. Oppgi hvem som gikk ut, og det.

rummy-nobody-knocks = Med disse reglene er det ingen som banker. Utelat { $name }.
rummy-no-knock = Ingen banket. Utelat { $name }.
rummy-ends-by-a-knock = En runde gin slutter med at noen banker. Utelat { $name }.
rummy-table-scores-nothing = Med disse reglene gir kort på bordet ingen poeng. Utelat { $name }.

rummy-knock-missing = Hvem banket? Oppgi knock, eller "knock": null hvis ingen gjorde det.
rummy-deadwood-missing = Hvor mye har { $side } i løse kort? Oppgi deadwood for { $id }, eller kortene.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } banket med { $deadwood }; for stor gin er det høyst { $most }.
   *[plain] { $player } banket med { $deadwood }; det er lov med høyst { $most }.
}
rummy-cards-at-the-end = { $player } har { $cards } kort her, men { $dealt } når runden er slutt.
rummy-melds-of-another = Dette er kombinasjonene til { $player }, ikke til { $given }.
rummy-laid-off-in-answer = Det som legges på kombinasjonene til den som banket, står i answer. Utelat laid_off her.
rummy-nothing-laid-off = Mot gin legges ingenting på.
rummy-no-such-meld = Den som banket, viser { $melds ->
    [one] { $melds } kombinasjon
   *[other] { $melds } kombinasjoner
} her, så det er ingen kombinasjon { $number }.
rummy-jokers-stay = Jokere blir der de ligger.

rummy-meld-too-small = { $count ->
    [0] Uten kort er det ingen kombinasjon: det må være minst tre kort.
   *[other] { CARD($cards, form: "row") } er ingen kombinasjon: det må være minst tre kort.
}
rummy-jokers-alone = Jokere alene er ingen kombinasjon.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } er ikke et sett her: kortene må ha ulike farger.
rummy-set-too-large = { CARD($cards, form: "row") } er ikke et sett her: det kan være høyst { $most } kort.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } er ikke et sett: kortene må ha samme verdi.
rummy-run-of-several-suits = { CARD($cards, form: "row") } er ikke en sekvens: kortene må ha samme farge.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } er ikke en sekvens her: esset er lavt.
   *[either] { CARD($cards, form: "row") } er ikke en sekvens her: den kan ikke gå rundt hjørnet.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } er ikke en sekvens: kortene må følge etter hverandre uten hull.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } er et sett og må fortsatt være det med jokerne der de ligger.
    [run] { CARD($cards, form: "row") } er en sekvens og må fortsatt være det med jokerne der de ligger.
   *[set_or_run] { CARD($cards, form: "row") } er et sett eller en sekvens og må fortsatt være det med jokerne der de ligger.
}
rummy-which-suit = Oppgi fargen på { $rank }: her kommer det an på den.
rummy-which-suit-of-meld = Oppgi fargen på { $rank }: i kombinasjoner kommer det an på den.
rummy-which-suit-with-jokers = Oppgi fargen på { $rank }: med jokere kan det være en sekvens.

rummy-not-held = { CARD($cards, form: "row") } er med i turen, men er ikke på hånden.
rummy-holding-before-the-discard = Før det kastes, er det { $cards } kort på hånden; det er oppgitt { $given }.
rummy-pile-not-so-deep = Det er { $cards } kort i kastebunken her, så ingen når { $depth } ned.

rummy-two-play-gin = players.max er { $players }, men score.method er gin, og gin spilles av to.
rummy-no-deal = deal.cards sier ikke hvor mange kort hver får med { $players } spillere; den sier det for { $named }.
rummy-pack-too-small = { $players } spillere med { $each } kort hver trenger { $cards } kort og ett å snu; kortstokken har { $size }.
rummy-everybody-wants-points = end.best er lowest, men med { $method } vil alle ha poeng.
rummy-nobody-wants-points = end.best er highest, men med penalties vil ingen ha poeng.
rummy-paid-each-round = stakes.payout er each_round, men med { $method } får ingen poeng for det andre har på hånden.
rummy-no-equal-cards = melds.suits er any, men i én kortstokk er ingen kort like.
rummy-rummy-doubles-nothing = score.rummy.times er { $times }, men med { $method } dobles ingenting av å legge ned alt på én gang.
rummy-no-bonus = { $method ->
    [penalties] { $option } er { $points }, men med penalties vil ingen ha poeng.
   *[gin] { $option } er { $points }, men med gin slutter en runde med at noen banker.
}
rummy-every-ace-low = score.ace_low_run er { $points }, men ace er low, så alle ess er lave.
rummy-table-not-counted = score.ace_low_run er { $points }, men med { $method } telles ikke kort på bordet.
rummy-blocked-in-its-own-way = score.blocked er { $blocked }, men med { $method } har en runde der ingen går ut, sin egen telling.
rummy-knock-without-gin = out.knock er { $deadwood }, men score.method er { $method }.
rummy-gin-without-knock = out.knock er null, men score.method er gin, der en runde slutter med at noen banker.

rummy-ask-out = Hvem gikk ut?
rummy-tap-out = Trykk på den som gikk ut
rummy-who-went-out = { $name } gikk ut
rummy-form-nobody-went-out = Ingen gikk ut
rummy-ask-knock = Hvem banket?
rummy-tap-knock = Trykk på den som banket
rummy-who-knocked = { $name } banket
rummy-form-nobody-knocked = Ingen banket: ingen får poeng.
rummy-form-points = Poeng på hånden
rummy-form-cards = Kort på hånden
rummy-form-deadwood = Løse kort
rummy-row-held = på hånden
rummy-hint-points = poeng
rummy-ask-points = Hvor mange poeng har { $name } på hånden?
rummy-ask-cards = Hvilke kort har { $name } på hånden?
rummy-row-melded = på bordet
rummy-ask-melded = Hva har { $name } på bordet?
rummy-row-rummy = Alt på én gang
rummy-hint-rummy = Gikk ut uten å ha lagt ut noe i en tidligere tur
rummy-row-deadwood = løse kort
rummy-ask-deadwood = Hvor mye har { $name } i løse kort?
rummy-zero-gin = Gin
rummy-row-big-gin = Stor gin
rummy-hint-big-gin = Alle elleve kort i kombinasjoner

rummy-count-ended = Avsluttet en runde
rummy-count-at-one-go = Alt på én gang, eller gin
rummy-ratio-share-ended = Andel runder avsluttet

rummy-due-paid = Betalt for løse kort til den som vant runden

rummy-claim-meld = Er disse kortene en kombinasjon?
rummy-claim-lay-off = Kan disse kortene legges på kombinasjonen?
rummy-claim-draw = Kan det trekkes derfra nå?
rummy-claim-take = Kan så mange kort tas fra kastebunken?
rummy-claim-discard = Kan dette kortet kastes?
rummy-claim-go-out = Går spilleren ut i denne turen?
rummy-claim-knock = Kan det bankes med denne hånden?
rummy-claim-deadwood = Hva er det minste denne hånden kan ha i løse kort?

rummy-label-meld = Kombinasjon
rummy-about-meld = Kombinasjonen slik den ligger på bordet
rummy-about-added = Det som legges på
rummy-about-laid-on = Kort lagt på en kombinasjon.
rummy-label-player-has-melded = Har lagt ut
rummy-about-player-has-melded = I denne runden; noen regler krever det
rummy-from-stock = Trekkbunken
rummy-from-pile = Kastebunken
rummy-label-pile = Kastebunke
rummy-about-pile-size = Kort i kastebunken
rummy-label-drawn = Har trukket
rummy-about-drawn = Om spilleren allerede har trukket i denne turen
rummy-label-melded = Har lagt ut
rummy-about-melded = Om spilleren allerede har lagt ut noe i denne turen
rummy-about-pile = Kastebunken, det øverste kortet sist
rummy-label-depth = Antall kort
rummy-about-depth = Hvor mange kort som tas fra toppen
rummy-about-holding-before = Alle kortene på hånden før det
rummy-about-melds = Kombinasjonene på bordet
rummy-label-taken = Tatt kort
rummy-about-taken = Kortet som ble tatt fra kastebunken i denne turen, hvis noe ble tatt
rummy-about-holding-drawn = Alle kort etter trekket, også de i kombinasjoner og det som kastes
rummy-about-laid-down = Det som legges ut
rummy-label-laid-off = Lagt på
rummy-label-discard = Kastet kort
rummy-label-melded-before = Lagt ut før
rummy-about-melded-before = Om spilleren har lagt ut eller på noe i en tidligere tur i runden
rummy-about-holding-of-knock = Alle kort etter trekket, ett mer enn det ble gitt
rummy-label-shown = Viste kombinasjoner
rummy-about-shown = Kombinasjonene til den som banket, til å legge på; ingen ved gin

rummy-nobody-goes-out = Med disse reglene går ingen ut; en runde slutter med at noen banker.
rummy-goes-out = { $rummy ->
    [yes] Alle kortene kommer lovlig fra hånden: spilleren går ut, med alt på én gang.
    [perhaps] Alle kortene kommer lovlig fra hånden: spilleren går ut, og med alt på én gang hvis ingenting er lagt ut før.
   *[no] Alle kortene kommer lovlig fra hånden: spilleren går ut.
}
rummy-last-card-discarded = Det siste kortet må kastes.
rummy-cards-would-be-left = { CARD($cards, form: "row") } ville bli igjen, og den som går ut, har ingen kort igjen.
rummy-one-meld-a-turn = Det er lov å legge ut én kombinasjon hver tur; bare den som går ut på én eneste tur, legger ut flere.
rummy-melded-before = Om spilleren har lagt ut eller lagt på i en tidligere tur i runden.
rummy-no-knocking = Med disse reglene er det ingen som banker.
rummy-too-much-deadwood = Uten { $card } teller de løse kortene minst { $deadwood }; for å banke kan de telle høyst { $most }.
rummy-may-knock = Når { $card } kastes, teller de løse kortene { $deadwood }; for å banke kan de telle høyst { $most }.
rummy-is-big-gin = Alle { $cards } kort går også opp i kombinasjoner: det er stor gin.
rummy-least-deadwood = De løse kortene teller minst { $points } poeng: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } lagt ut
    [laid_off] { CARD($cards, form: "row") } lagt på
   *[left] { CARD($cards, form: "row") } igjen
}
rummy-nothing-left = ingenting igjen
rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } er et sett.
    [run] { CARD($cards, form: "row") } er en sekvens.
   *[set_or_run] { CARD($cards, form: "row") } er et sett eller en sekvens.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } er fortsatt et sett, og kan legges når noen har banket, unntatt ved gin.
       *[run] { CARD($cards, form: "row") } er fortsatt en sekvens, og kan legges når noen har banket, unntatt ved gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } er fortsatt et sett.
       *[run] { CARD($cards, form: "row") } er fortsatt en sekvens.
    }
}
rummy-no-laying-off = Med disse reglene legges ingenting på.
rummy-own-meld-first = Bare den som har lagt ut i denne runden, får legge på.
rummy-own-meld-not-told = Bare den som har lagt ut i denne runden, får legge på, og det er ikke oppgitt om det er gjort.
rummy-melded-in-this-round = Om spilleren har lagt ut i denne runden.
rummy-top-discard-may-be-taken = Det øverste kastede kortet, { $card }, kan tas.
rummy-taken-and-used = { $above ->
    [0] { $card } kan tas og må legges ut eller legges på med en gang, og det går.
   *[other] { $card } kan tas med alt som ligger over, og må legges ut eller legges på med en gang, og det går.
}
rummy-only-the-top-discard = Bare det øverste kortet i kastebunken kan tas.
rummy-cannot-be-used = { $card } kan ikke legges ut eller legges på med en gang, så bunken kan ikke tas derfra.
rummy-use-not-known = { $card } må legges ut eller legges på med en gang; det som er kjent, viser ikke om det går.
rummy-melded-to-lay-off = Om spilleren har lagt ut i denne runden og derfor får legge på.
rummy-seeing-a-meld = Kort på hånden som gir en kombinasjon med { $card }.
rummy-card-in-hand = Om spilleren har { CARD($card, form: "et") } på hånden.
rummy-one-in-hand = Ett av disse på hånden: { CARD($cards, form: "row") }.
rummy-one-draw-a-turn = Hver tur trekkes det én gang, og det er allerede gjort.
rummy-draw-comes-first = En tur begynner med å trekke, før noe legges ut.
rummy-may-be-drawn = { $from ->
    [stock] Turen begynner med å trekke, og det øverste kortet i trekkbunken kan trekkes.
    [pile_if_used] Turen begynner med å trekke, og det øverste kortet i kastebunken kan trekkes hvis det legges ut eller legges på med en gang.
   *[pile] Turen begynner med å trekke, og det øverste kortet i kastebunken kan trekkes.
}
rummy-stock-ends-gin = Med { $cards } kort igjen i trekkbunken er runden over, og ingen har banket.
rummy-pile-empty = Kastebunken er tom.
rummy-stock-ends-round = Trekkbunken er brukt opp: den som ikke trekker fra kastebunken, avslutter runden.
rummy-nothing-to-shuffle = Trekkbunken er brukt opp, og under det øverste kortet i kastebunken er det ingenting igjen å stokke.
rummy-stock-and-pile-empty = Trekkbunken er brukt opp, og det er kastebunken også.
rummy-stock-renewed-first = { $how ->
    [turn] Trekkbunken er brukt opp: først snus kastebunken, uten å stokkes, eller det øverste kortet tas.
   *[shuffle] Trekkbunken er brukt opp: først stokkes hele kastebunken unntatt det øverste kortet, eller det kortet tas.
}
rummy-may-be-discarded = { $card } kan kastes.
rummy-taken-in-this-turn = { $card } ble tatt fra kastebunken i denne turen og kan ikke kastes ennå.
rummy-equal-card-may-go = { $card } ble tatt og kan ikke kastes i samme tur, men et annet likt kort kan.
rummy-another-held = Om spilleren hadde et likt kort fra før: { $card }.

rummy-column-ended-by = Avsluttet av
rummy-column-how = Hvordan
rummy-ended-how = { $how ->
    [points] poeng
    [blocked] låst
    [big_gin] stor gin
    [knock] banket
    [gin] gin
    [rummy] alt på én gang
   *[out] ut
}

rummy-about = Legg ut sett og sekvenser
rummy-variant-rummy = Den som går ut, får poengene alle andre har på hånden; alt på én gang teller dobbelt
rummy-variant-rummy-block = Trekkbunken brukes bare én gang; når den er tom, kan alle få minus for det de har på hånden
rummy-variant-rummy-penalty = Alle skriver opp det de har igjen på hånden, og færrest poeng vinner
rummy-variant-rummy-500 = Kort på bordet teller for deg, de på hånden imot; hele kastebunken ligger åpen
rummy-variant-gin = To spillere beholder kombinasjonene på hånden; den som banker med få løse kort, får forskjellen
rummy-name = Rummy
rummy-name-rummy = Rummy (enkel)
rummy-name-rummy-penalty = Rummy, færrest poeng vinner
rummy-name-rummy-500 = Rummy 500
rummy-name-gin = Gin Rummy
rummy-house-rule-ace-high-or-low-11 = Esset er høyt eller lavt og teller 11
rummy-house-rule-ace-high-or-low-15 = Esset er høyt eller lavt og teller 15
rummy-house-rule-round-the-corner = Sekvenser kan gå rundt hjørnet
rummy-house-rule-spots-count-five = Kort fra 2 til 9 teller fem
rummy-house-rule-aces-always-15 = Ess teller alltid 15
rummy-house-rule-several-melds = Flere kombinasjoner i samme tur
rummy-house-rule-lay-off-after-own = Først en egen kombinasjon, så er det lov å legge på
rummy-house-rule-last-discard = Det siste kortet må kastes
rummy-house-rule-ten-for-rummy = Ti poeng for å legge ned alt på én gang
rummy-house-rule-25-for-going-out = 25 poeng for å gå ut
rummy-house-rule-two-jokers = To jokere i kortstokken
rummy-house-rule-top-discard-used = Også det øverste kortet i kastebunken må brukes med en gang
rummy-house-rule-shuffle-the-pile = Kastebunken stokkes når trekkbunken er brukt opp
rummy-house-rule-lowest-wins-blocked = Går ingen ut, vinner den som har færrest poeng på hånden
rummy-house-rule-to-200 = Til 200
rummy-house-rule-to-300 = Til 300
rummy-house-rule-to-1000 = Til 1000
rummy-house-rule-ten-rounds = Ti runder
rummy-house-rule-north-american = Nordamerikansk telling: 25 for gin, 25 for undercut, 31 for stor gin

rummy-body-out = hvem som gikk ut
rummy-body-knock = i Gin: hvem som banket
