# Norwegian: lines of Escoba.

escoba-escobas = { $side } tok { $escobas ->
    [1] én escoba
    [2] to escobaer
    [3] tre escobaer
    [4] fire escobaer
    [5] fem escobaer
    [6] seks escobaer
    [7] sju escobaer
    [8] åtte escobaer
    [9] ni escobaer
    [10] ti escobaer
   *[other] { $escobas } escobaer
}.

escoba-has = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynter
    [velo] myntsjueren
    [setenta] setentaen
    [sevens] flest sjuere
    [all_cards] alle kortene
    [all_coins] alle myntene
   *[all_sevens] alle sjuerne
}.
escoba-has-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mynter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest sjuere, men ikke alene
}.
escoba-has-figure = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynter
    [setenta] setentaen
   *[sevens] flest sjuere
}: { $figure } mot { AND($others) }.
escoba-has-figure-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mynter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest sjuere, men ikke alene
}: { $figure } mot { AND($others) }.
escoba-under-ten = { $side } får poeng fordi de andre har under ti kort.

escoba-setenta = { $count ->
    [0] ingenting
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Ingen får poeng for flest kort.
    [coins] Ingen får poeng for flest mynter.
    [velo] Ingen får poeng for myntsjueren.
    [setenta] Ingen får poeng for setentaen.
   *[sevens] Ingen får poeng for flest sjuere.
}
escoba-equal = { $category ->
    [cards] { $sides } har like mange kort: ingen får poeng.
    [coins] { $sides } har like mange mynter: ingen får poeng.
    [setenta] { $sides } har like høy setenta: ingen får poeng.
   *[sevens] { $sides } har like mange sjuere: ingen får poeng.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } har like mange kort ({ $figure }): ingen får poeng.
    [coins] { $sides } har like mange mynter ({ $figure }): ingen får poeng.
    [setenta] { $sides } har like høy setenta ({ $figure }): ingen får poeng.
   *[sevens] { $sides } har like mange sjuere ({ $figure }): ingen får poeng.
}

escoba-category = { $category ->
    [cards] flest kort
    [coins] flest mynter
    [velo] myntsjueren
    [setenta] setentaen
    [sevens] flest sjuere
    [all_cards] alle kortene
    [all_coins] alle myntene
    [all_sevens] alle sjuerne
    [under_ten] at de andre har under ti kort
   *[escoba] en escoba
}

escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] Det er ingen { $rank } i Escoba; det er sota som teller { $rank }.
        [9] Det er ingen { $rank } i Escoba; det er caballo som teller { $rank }.
       *[other] Det er ingen { $rank } i Escoba; det er 1 til 7, 10, 11 og 12.
    }
   *[french] { $rank ->
        [8] Det er ingen { $rank } i Escoba; det er knekten som teller { $rank }.
        [9] Det er ingen { $rank } i Escoba; det er damen som teller { $rank }.
        [10] Det er ingen { $rank } i Escoba; det er kongen som teller { $rank }.
       *[other] Det er ingen { $rank } i Escoba; det er A til 7, J, Q og K.
    }
}
escoba-no-spanish-card = «{ $text }» er ikke et spansk kort. Skriv 1 til 7, 10, 11 eller 12 og O, C, E eller B, for eksempel 7O eller 12E.
escoba-which-suit = Oppgi fargen på { $card }: skriv { $cards }.
escoba-card-twice = { $card } finnes bare én gang, men er oppgitt { $times ->
    [2] to ganger
   *[other] { $times } ganger
}: { AND($places) }.
escoba-place-of-side = hos { $side }
escoba-place = { $place ->
    [hand] på hånden
    [left] som kortet som er igjen
    [left_over] igjen på bordet
    [played] som kortet som ble spilt
   *[table] på bordet
}
escoba-rank-too-often = Det finnes fire kort med verdien { $rank }; det er oppgitt { $count }.

escoba-forms-missing = Oppgi piles, counts, outcome, eller deals med table.
escoba-unread = Utelat { $name }: det oppgis bare sammen med { $forms }.

escoba-counts-missing = Hva har { $side } tatt? Oppgi counts for { $id }.
escoba-count-missing = { $member ->
    [cards] Hvor mange kort har { $side }? Oppgi cards for { $id }.
    [coins] Hvor mange mynter har { $side }? Oppgi coins for { $id }.
   *[sevens] Hvor mange sjuere har { $side }? Oppgi sevens for { $id }.
}
escoba-counts-make = { $member ->
    [cards] { $figures } kort blir { $sum }; det finnes { $all }.
    [coins] { $figures } mynter blir { $sum }; det finnes { $all }.
   *[sevens] { $figures } sjuere blir { $sum }; det finnes { $all }.
}
escoba-velo-twice = { $sides } er oppgitt med hver sin { $card }; det finnes bare én.
escoba-velo-missing = Hvem har { $card }? Oppgi velo: true for den siden.
escoba-velo-counts = { $member ->
    [coins] { $card } regnes med blant myntene, så { $side } kan ikke ha kortet og ingen mynter.
   *[sevens] { $card } regnes med blant sjuerne, så { $side } kan ikke ha kortet og ingen sjuere.
}
escoba-more-coins-and-sevens = { $side } er oppgitt med { $cards } kort; mynter og sjuere alene er { $least }.
escoba-escobas-missing = Hvor mange escobaer har { $side }? Oppgi escobas for { $id }.
escoba-escobas-of-few-cards = { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobaer
} krever minst { $least } kort; { $side } har { $cards }.
escoba-escobas-in-all = { $escobas } escobaer krever minst { $least } kort; det finnes { $all }.
escoba-setenta-missing = Hvem har den beste setentaen? Oppgi setenta for hver side: den beste verdien i hver farge, færre enn fire der en farge mangler.
escoba-setenta-of-a-rank = { $count } kort med verdien { CARD($rank, form: "row") } er nevnt; det finnes bare fire.
escoba-setenta-of-sevens = { $side } nevner { $named ->
    [one] { $named } sjuer
   *[other] { $named } sjuere
} og har { $sevens }.
escoba-setenta-of-suits = Etter det som ellers er oppgitt, kan { $side } ikke nevne kort i { $suits } farger.
escoba-setenta-without-velo = { $side } har { $card }, så det er en sjuer blant de beste kortene.

escoba-category-missing = Hvem får poeng for { escoba-category }? Oppgi { $name }: en side{ $or ->
    [null] , eller null hvis det er ingen
   *[no] {""}
}.
escoba-named-twice = { $side } er nevnt to ganger for { escoba-category }.
escoba-only-one-side = Bare én side kan få poeng for { escoba-category }; { $sides } er nevnt.
escoba-captured-nothing = { $side } er oppgitt uten å ha tatt noe, men med poeng for { AND($has) }.
escoba-velo-in-a-pile = Noen har tatt, så til slutt ligger alle kort i en bunke. Hvem har { $card }?
escoba-implied = { $side } kan ikke få poeng for { escoba-category } uten også å få dem alene for { $other }.

escoba-piles-missing = Hva har { $side } tatt? Oppgi piles for { $id }.
escoba-left-make = Kortene som er igjen, blir { $sum }: en gang ble det tatt noe som ikke var femten.
escoba-last-capture-missing = Hvem tok sist? Kortene som er igjen, går til den siden: oppgi last_capture.
escoba-empty-pile = { $side } har en tom bunke og kan derfor ikke ha tatt sist.
escoba-in-no-pile = { $more ->
    [0] { $count ->
        [1] { CARD($cards, form: "row") } ligger ikke i noen bunke.
       *[other] { CARD($cards, form: "row") } ligger ikke i noen bunke.
    }
   *[other] { CARD($cards, form: "row") } og { $more } til ligger ikke i noen bunke.
}
escoba-table-missing = Hva ble gitt til bordet? Oppgi table sammen med deals.
escoba-cards-dealt-to-the-table = Det gis { $expected } kort til bordet; det er oppgitt { $given }.
escoba-deals-of-a-round = Det gis { $expected } ganger i en runde; det er oppgitt { $given }.
escoba-cards-of-a-deal = Det spilles { $expected } kort hver gang det er gitt; det er oppgitt { $given }.

escoba-count-otherwise = { $side } har { $member }: { CARD($expected, form: "row") }, ikke { CARD($given, form: "row") }.
escoba-left-otherwise = Etter det som ble spilt, ligger { $count ->
    [0] ingenting
   *[other] { CARD($cards, form: "row") }
} igjen på bordet, ikke { $claimed ->
    [0] ingenting
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = Etter det som ble spilt, ligger { CARD($cards, form: "row") } i bunken til { $side }, men er ikke oppgitt der.
escoba-not-in-the-pile = Etter det som ble spilt, ligger { CARD($cards, form: "row") } ikke i bunken til { $side }, men er oppgitt der.
escoba-last-capture-otherwise = Etter det som ble spilt, tok { $last } sist, ikke { $side }.
escoba-escobas-total = Antallet escobaer for { $side } er { $counted }, ikke { $given }.
escoba-captured-something = Etter det som ellers er oppgitt, har { $side } tatt noe.
escoba-category-otherwise = For { escoba-category } er det { $sides }, ikke { $others }.

escoba-setenta-of-four = En setenta har et kort i hver av fire farger; det er oppgitt { $cards }.
escoba-piles-or-ranks = Oppgi piles, eller verdiene til hver side.

escoba-deal-for-nobody = Med { $table } kort på bordet og { $hand } til hver går de 40 kortene ikke opp for noe slikt antall spillere.
escoba-pack-left-over = Kortstokken går ikke opp for { $players } spillere: { $left } kort etter bordet, { $cards } hver gang det gis. Den går opp for { $count ->
    [0] ingenting
   *[other] { $fit }
}.
escoba-teams-of-equal-size = Like store lag krever 4 eller 6 spillere; det er { $players }.
escoba-under-ten-of-two = score.under_ten sammenligner to sider, og { $players } spillere hver for seg er { $players } sider.
escoba-no-capture-of-two = score.no_capture_loses lar den andre av to sider vinne, og { $players } spillere hver for seg er { $players } sider.
escoba-none-left = play.missed er next_player, men med play.capture { $capture } blir ingen liggende.

escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }
escoba-other-ways = andre

escoba-makes-no-fifteen = { $card } gir ikke femten her og blir liggende på bordet.
escoba-cannot-be-taken = { CARD($cards, form: "row") } kan ikke tas: på bordet ligger { $count ->
    [0] ingenting
   *[other] { CARD($table, form: "row") }
}.
escoba-no-fifteen = { $figures } blir { $sum }, ikke 15.
escoba-fifteen = { $figures } blir { $sum }.
escoba-may-be-left = { $card } kunne ta { $ways }, men det er lov å la femten ligge.
escoba-has-to-take = { $card } gir 15 med { $ways } og må ta.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] { $card } gir ikke femten her, og det gjør heller ingen andre kort som kan være på hånden.
   *[held] { $card } gir ikke femten her, og det gjør heller ingen andre kort på hånden.
}
escoba-could-have-taken = { $card } kunne ha tatt { $ways }: den som kan ta, må spille et kort som tar.
escoba-others-not-known = { $card } gir ikke femten her; om et annet kort på hånden gjør det, er ikke kjent.
escoba-rest-of-the-hand = Resten av hånden: med { CARD($card, form: "et") }, som tar { $ways }, var det ikke lov.
escoba-not-in-the-hand = { $card } er ikke på hånden.
escoba-legal-plays = { $count ->
    [1] Bare ett trekk er lov.
   *[other] { $count } trekk er lov.
}
escoba-no-card-to-play = Uten kort kan ingenting spilles.

escoba-nothing-taken = Ingenting ble tatt.
escoba-still-on-the-table = På bordet ligger fortsatt { CARD($cards, form: "row") }.
escoba-is-one = Det ligger ingenting igjen på bordet: en escoba.

escoba-overlooked-stays = Med disse reglene blir femten som noen overser, liggende.
escoba-nothing-overlooked = Spilleren før la ikke igjen noe kort som gjorde at femten ble oversett.
escoba-overlooked-otherwise = Det som ble oversett, er femten med { $card }.
escoba-was-overlooked = Det ble oversett, så neste spiller kan ta det.

escoba-nobody-takes-what-is-dealt = Kortene blir { $sum }; med disse reglene er det ingen som tar det som gis til bordet.
escoba-takes-what-is-dealt = { $taker ->
    [leader] Kortene blir { $sum }: den som spiller ut, tar dem og har { $escobas ->
        [1] én escoba
       *[other] to escobaer
    }.
   *[dealer] Kortene blir { $sum }: giveren tar dem og har { $escobas ->
        [1] én escoba
       *[other] to escobaer
    }.
}
escoba-dealt-do-not-split = Kortene blir 30, men kan ikke deles i 15 og 15: ingen tar dem.
escoba-nobody-takes-them = Kortene blir { $sum }, og ingen tar dem.

escoba-comes-out = Kortene som er igjen, blir { $sum }, så runden går opp.
escoba-does-not-come-out = Kortene som er igjen, blir { $sum }, ikke 10, 25, 40 eller 55: en gang ble det tatt noe som ikke var femten.
escoba-best-setenta = { $sides } har setentaen.
escoba-equal-setentas = { $sides } står likt: ingen får poeng.
escoba-no-whole-setenta = Ingen har kort i alle fire farger.

escoba-turn-of-another = Det var { $turn } sin tur, ikke { $player } sin.
escoba-played-all-cards = { $player } har allerede spilt { $cards ->
    [1] det ene kortet
    [2] begge kortene
    [3] alle tre kortene
    [4] alle fire kortene
    [5] alle fem kortene
    [6] alle seks kortene
    [7] alle sju kortene
    [8] alle åtte kortene
    [9] alle ni kortene
    [10] alle ti kortene
   *[other] alle { $cards } kortene
} fra denne givingen.
escoba-card-seen-before = { $card } er allerede spilt eller lå på bordet før; det finnes bare én.
escoba-every-play-allowed = Alt som ble spilt, var lov.
escoba-plays-not-settled = Ingenting er med sikkerhet mot reglene; noe av det som ble spilt, kan ikke avgjøres med det som er oppgitt.
escoba-against-the-rules = Mot reglene: { $places }{ $more ->
    [0] {""}
   *[other] {" "}og { $more } til
}.
escoba-place-in-a-round = giving { $deal } trekk { $play }

escoba-form-outcome = Hvem som fikk hva
escoba-form-counts = Talt opp
escoba-row-category = { $category ->
    [cards] Flest kort
    [coins] Flest mynter
    [velo] Myntsjueren
    [setenta] Setentaen
    [sevens] Flest sjuere
    [all_cards] Alle kortene
    [all_coins] Alle myntene
    [all_sevens] Alle sjuerne
   *[under_ten] De andre har under ti kort
}
escoba-ask-category = { $category ->
    [cards] Hvem har flest kort?
    [coins] Hvem har flest mynter?
    [velo] Hvem har myntsjueren?
    [setenta] Hvem har setentaen?
   *[sevens] Hvem har flest sjuere?
}
escoba-fold-extras = Alle av én sort
escoba-row-no-capture = Tok ingenting
escoba-row-counted = { $counted ->
    [cards] Kort
    [coins] Mynter
   *[sevens] Sjuere
}
escoba-ask-counted = { $counted ->
    [cards] Hvor mange kort har { $name }?
    [coins] Hvor mange mynter har { $name }?
   *[sevens] Hvor mange sjuere har { $name }?
}
escoba-row-setenta = Best i hver farge
escoba-ask-setenta = Hvilke kort utgjør setentaen?
escoba-row-escobas = Escobaer

escoba-count-escobas = Escobaer
escoba-count-velos = Myntsjuere

escoba-claim-capture = Kan dette kortet spilles slik?
escoba-claim-plays = Hva kan spilles?
escoba-claim-dealt-table = Hvem tar det som ble gitt til bordet?
escoba-claim-missed = Kan det som ble oversett, tas?
escoba-claim-setenta = Hvem har setentaen?
escoba-claim-left = Går kortene som er igjen, opp?
escoba-claim-audit = Ble runden spilt etter reglene?
escoba-claim-escoba = Er dette en escoba?

escoba-label-table = På bordet
escoba-about-table = Kortene som ligger der
escoba-about-table-before = Det som lå der før
escoba-about-dealt = Kortene som ble gitt til bordet
escoba-about-dealt-table = Kortene som ble gitt til bordet
escoba-about-card = Kortet som spilles
escoba-label-take = Tar
escoba-about-take = Det kortet tar
escoba-about-take-or-stay = Det kortet tar; tomt hvis det blir liggende
escoba-about-holding = Hånden, også kortet som spilles
escoba-about-whole-hand = Hele hånden
escoba-label-unseen = Usette kort
escoba-about-unseen = I stedet for hånden: kortene som ingen har sett ennå
escoba-label-left = Kort som lå igjen
escoba-about-card-left = Kortet som ble spilt og ble liggende
escoba-about-take-of-next = Det neste spiller tar, også kortet som lå igjen
escoba-label-piles = Tatte kort
escoba-about-piles = Alt hver side har tatt
escoba-label-ranks = Verdier
escoba-about-ranks = I stedet: den beste verdien i hver farge siden har
escoba-about-left = De som er igjen til slutt
escoba-label-deals = Givinger
escoba-about-deals = Giving for giving, kortene i den rekkefølgen de ble spilt
escoba-about-dealer = Hvem som ga; ellers den som gir i runden
escoba-about-played = Kortet som ble spilt
escoba-about-taken = Det kortet tok; tomt hvis det ble liggende
escoba-label-missed = Oversett
escoba-about-missed = Det spilleren tok først, fordi den forrige hadde oversett det; bare hvis reglene sier det
escoba-about-play = Et kort slik det ble spilt.
escoba-label-cards-left = Igjen
escoba-label-last-capture = Tok sist
escoba-label-accept-infractions = Tross regelbrudd

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}og alene i ledelsen vinner
   *[shared] {" "}vinner
}

escoba-about = Ta femten, og rydd bordet
escoba-variant-escoba = Ta femten; kort, mynter, myntsjueren, setentaen og hver escoba gir poeng; til 21
escoba-variant-escoba-fournier = To sider fra fire spillere og oppover; sjuere i stedet for setentaen, og ekstra for å ha alle
escoba-variant-escoba-del-15 = Til 15, og femten kan bli liggende
escoba-house-rule-to-15 = Til 15
escoba-house-rule-to-30 = Til 30
escoba-house-rule-to-31 = Til 31
escoba-house-rule-setenta-by-points = Setentaen etter poeng
escoba-house-rule-most-sevens = Flest sjuere i stedet for setentaen
escoba-house-rule-must-take = Den som kan ta, må ta
escoba-house-rule-may-leave = Femten kan bli liggende
escoba-house-rule-overlooked-for-the-next = Femten som noen overser, kan neste spiller ta
escoba-house-rule-ties-score-for-all = Står flere likt, får alle av dem poeng
escoba-house-rule-leader-takes-the-table = Den som spiller ut, tar femten som ble gitt til bordet
escoba-house-rule-clockwise = Med klokken
escoba-house-rule-partners = Makkere: to lag
escoba-house-rule-spanish-cards = Spanske kort
escoba-house-rule-all-coins = Ett poeng til for alle myntene
escoba-house-rule-all-sevens = Ett poeng til for alle sjuerne
escoba-house-rule-all-cards = Ett poeng til for alle kortene
escoba-house-rule-under-ten = To poeng til hvis de andre har under ti kort
escoba-house-rule-no-capture-loses = En side som ikke har tatt noe, taper spillet

escoba-body-piles = alle kort
escoba-body-counts = antall
escoba-body-outcome = hvem som fikk hva
escoba-body-deals = hvert trekk
