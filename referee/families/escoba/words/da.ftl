# Danish: lines of Escoba.

escoba-escobas = { $side } tog { $escobas ->
    [1] én escoba
    [2] to escobaer
    [3] tre escobaer
    [4] fire escobaer
    [5] fem escobaer
    [6] seks escobaer
    [7] syv escobaer
    [8] otte escobaer
    [9] ni escobaer
    [10] ti escobaer
   *[other] { $escobas } escobaer
}.

escoba-has = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mønter
    [velo] møntsyveren
    [setenta] setentaen
    [sevens] flest syvere
    [all_cards] alle kort
    [all_coins] alle mønter
   *[all_sevens] alle syvere
}.
escoba-has-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mønter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest syvere, men ikke alene
}.
escoba-has-figure = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mønter
    [setenta] setentaen
   *[sevens] flest syvere
}: { $figure } mod { AND($others) }.
escoba-has-figure-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mønter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest syvere, men ikke alene
}: { $figure } mod { AND($others) }.
escoba-under-ten = { $side } får point, fordi de andre har under ti kort.

escoba-setenta = { $count ->
    [0] ingenting
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Ingen får point for flest kort.
    [coins] Ingen får point for flest mønter.
    [velo] Ingen får point for møntsyveren.
    [setenta] Ingen får point for setentaen.
   *[sevens] Ingen får point for flest syvere.
}
escoba-equal = { $category ->
    [cards] { $sides } deles om flest kort: ingen får point.
    [coins] { $sides } deles om flest mønter: ingen får point.
    [setenta] { $sides } deles om setentaen: ingen får point.
   *[sevens] { $sides } deles om flest syvere: ingen får point.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } deles om flest kort ({ $figure }): ingen får point.
    [coins] { $sides } deles om flest mønter ({ $figure }): ingen får point.
    [setenta] { $sides } deles om setentaen ({ $figure }): ingen får point.
   *[sevens] { $sides } deles om flest syvere ({ $figure }): ingen får point.
}

escoba-category = { $category ->
    [cards] flest kort
    [coins] flest mønter
    [velo] møntsyveren
    [setenta] setentaen
    [sevens] flest syvere
    [all_cards] alle kort
    [all_coins] alle mønter
    [all_sevens] alle syvere
    [under_ten] at de andre har under ti kort
   *[escoba] en escoba
}

escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] Escoba har ingen { $rank }; sotaen tæller { $rank }.
        [9] Escoba har ingen { $rank }; caballoen tæller { $rank }.
       *[other] Escoba har ingen { $rank }; der er 1 til 7, 10, 11 og 12.
    }
   *[french] { $rank ->
        [8] Escoba har ingen { $rank }; bonden tæller { $rank }.
        [9] Escoba har ingen { $rank }; damen tæller { $rank }.
        [10] Escoba har ingen { $rank }; kongen tæller { $rank }.
       *[other] Escoba har ingen { $rank }; der er A til 7, J, Q og K.
    }
}
escoba-no-spanish-card = »{ $text }« er ikke et spansk kort. Skriv 1 til 7, 10, 11 eller 12 og O, C, E eller B, for eksempel 7O eller 12E.

escoba-which-suit = Hvilken kulør har { $card }? Skriv { $cards }.

escoba-card-twice = { $card } findes kun én gang, men er angivet { $times ->
    [2] to gange
   *[other] { $times } gange
}: { AND($places) }.
escoba-place-of-side = hos { $side }
escoba-place = { $place ->
    [hand] på hånden
    [left] som kort, der bliver liggende
    [left_over] tilbage på bordet
    [played] som det spillede kort
   *[table] på bordet
}
escoba-rank-too-often = Der findes fire kort med værdien { $rank }; der er angivet { $count }.

escoba-forms-missing = Angiv piles, counts, outcome eller deals sammen med table.

escoba-unread = Udelad { $name }: det angives kun sammen med { $forms }.

escoba-counts-missing = Hvad har { $side } taget? Angiv counts for { $id }.
escoba-count-missing = { $member ->
    [cards] Hvor mange kort har { $side }? Angiv cards for { $id }.
    [coins] Hvor mange mønter har { $side }? Angiv coins for { $id }.
   *[sevens] Hvor mange syvere har { $side }? Angiv sevens for { $id }.
}

escoba-counts-make = { $member ->
    [cards] { $figures } kort giver { $sum }; der er { $all }.
    [coins] { $figures } mønter giver { $sum }; der er { $all }.
   *[sevens] { $figures } syvere giver { $sum }; der er { $all }.
}
escoba-velo-twice = { $sides } er angivet med { $card }; der er kun én.
escoba-velo-missing = Hvem har { $card }? Angiv velo: true for den side.
escoba-velo-counts = { $member ->
    [coins] { $card } tæller som mønt, så { $side } kan ikke have den og ingen mønter.
   *[sevens] { $card } tæller som syver, så { $side } kan ikke have den og ingen syvere.
}
escoba-more-coins-and-sevens = { $side } er angivet med { $cards } kort; alene mønter og syvere er { $least }.
escoba-escobas-missing = Hvor mange escobaer har { $side }? Angiv escobas for { $id }.
escoba-escobas-of-few-cards = { $escobas ->
    [1] { $escobas } escoba
   *[other] { $escobas } escobaer
} kræver mindst { $least } kort; { $side } har { $cards }.
escoba-escobas-in-all = { $escobas } escobaer kræver mindst { $least } kort; der er { $all }.
escoba-setenta-missing = Hvem har den bedste setenta? Angiv setenta for hver side: den bedste værdi i hver kulør, den har, og færre end fire, hvor en kulør mangler.
escoba-setenta-of-a-rank = Der er nævnt { $count } kort med værdien { CARD($rank, form: "row") }; der er kun fire.
escoba-setenta-of-sevens = { $side } nævner { $named ->
    [1] { $named } syver
   *[other] { $named } syvere
} og har { $sevens }.
escoba-setenta-of-suits = { $side } kan ikke nævne kort i { $suits } kulører, når resten er, som det er angivet.
escoba-setenta-without-velo = { $side } har { $card }, så en syver er blandt de bedste kort.

escoba-category-missing = Hvem får point for { escoba-category }? Angiv { $name }: en side{ $or ->
    [null] , eller null for ingen
   *[no] {""}
}.
escoba-named-twice = { $side } er nævnt to gange for { escoba-category }.
escoba-only-one-side = Kun én side kan få point for { escoba-category }; { $sides } er nævnt.

escoba-captured-nothing = { $side } kan ikke både have taget ingenting og have { AND($has) }.
escoba-velo-in-a-pile = Nogen har taget kort, så til sidst ligger alle kort hos nogen. Hvem har { $card }?

escoba-implied = { $side } kan ikke få point for { escoba-category } og ikke alene for { $other }.

escoba-piles-missing = Hvad har { $side } taget? Angiv piles for { $id }.
escoba-left-make = Kortene, der er tilbage, giver { $sum }: der er taget noget, som ikke var femten.
escoba-last-capture-missing = Hvem tog sidst? Kortene, der er tilbage, går dertil: angiv last_capture.
escoba-empty-pile = { $side } har intet taget og kan altså ikke have taget sidst.

escoba-in-no-pile = { $more ->
    [0] { CARD($cards, form: "row") } ligger ikke hos nogen.
   *[other] { CARD($cards, form: "row") } og { $more } mere ligger ikke hos nogen.
}
escoba-table-missing = Hvad blev der lagt på bordet? Angiv table sammen med deals.
escoba-cards-dealt-to-the-table = Der lægges { $expected } kort på bordet; der er angivet { $given }.
escoba-deals-of-a-round = Der gives { $expected } gange i en runde; der er angivet { $given }.
escoba-cards-of-a-deal = Der spilles { $expected } kort, hver gang der er givet; der er angivet { $given }.

escoba-count-otherwise = { $side } har { $member }: { CARD($expected, form: "row") }, ikke { CARD($given, form: "row") }.

escoba-left-otherwise = Ifølge trækkene er { $count ->
    [0] intet
   *[other] { CARD($cards, form: "row") }
} tilbage på bordet, ikke { $claimed ->
    [0] ingenting
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = Ifølge trækkene har { $side } taget { CARD($cards, form: "row") }, som ikke er angivet.
escoba-not-in-the-pile = Ifølge trækkene har { $side } ikke taget { CARD($cards, form: "row") }, som er angivet.

escoba-last-capture-otherwise = Ifølge trækkene tog { $last } sidst, ikke { $side }.
escoba-escobas-total = Antallet af escobaer hos { $side } er { $counted }, ikke { $given }.
escoba-captured-something = Ifølge resten har { $side } taget noget.

escoba-category-otherwise = For { escoba-category } er det { $sides }, ikke { $others }.

escoba-setenta-of-four = En setenta har et kort i hver af de fire kulører; der er angivet { $cards }.
escoba-piles-or-ranks = Angiv piles eller værdierne for hver side.

escoba-deal-for-nobody = Med { $table } kort på bordet og { $hand } til hver går de 40 kort ikke op for noget af disse antal spillere.

escoba-pack-left-over = Kortene går ikke op for { $players } spillere: { $left } kort efter bordet, { $cards } hver gang der gives. De går op for { $count ->
    [0] ingen antal
   *[other] { $fit }
}.
escoba-teams-of-equal-size = Lige store hold kræver 4 eller 6 spillere; der er { $players }.
escoba-under-ten-of-two = score.under_ten sammenligner to sider, og { $players } spillere hver for sig er { $players } sider.
escoba-no-capture-of-two = score.no_capture_loses gør den anden af to sider til vinder, og { $players } spillere hver for sig er { $players } sider.
escoba-none-left = play.missed er next_player, men med play.capture { $capture } bliver ingen femten liggende.

escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }

escoba-other-ways = andre

escoba-makes-no-fifteen = { $card } giver ikke femten her og bliver liggende på bordet.

escoba-cannot-be-taken = { CARD($cards, form: "row") } kan ikke tages: på bordet ligger { $count ->
    [0] ingenting
   *[other] { CARD($table, form: "row") }
}.

escoba-no-fifteen = { $figures } giver { $sum }, ikke 15.
escoba-fifteen = { $figures } giver { $sum }.
escoba-may-be-left = { $card } kunne tage { $ways }, men man må lade en femten ligge.
escoba-has-to-take = { $card } giver 15 med { $ways } og skal tage.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] { $card } giver ikke femten her, og det gør heller intet andet kort, der kan være på hånden.
   *[held] { $card } giver ikke femten her, og det gør heller intet andet kort på hånden.
}
escoba-could-have-taken = { $card } kunne have taget { $ways }: den, der kan tage, skal spille et kort, der tager.
escoba-others-not-known = { $card } giver ikke femten her; om et andet kort på hånden gør, vides ikke.

escoba-rest-of-the-hand = Resten af hånden: med { CARD($card, form: "et") }, der tager { $ways }, var det ikke tilladt.
escoba-not-in-the-hand = { $card } er ikke på hånden.
escoba-legal-plays = { $count ->
    [1] Ét træk er tilladt.
   *[other] { $count } træk er tilladt.
}
escoba-no-card-to-play = Uden kort kan der ikke spilles noget.

escoba-nothing-taken = Der blev ikke taget noget.
escoba-still-on-the-table = På bordet ligger stadig { CARD($cards, form: "row") }.
escoba-is-one = Der er intet tilbage på bordet: en escoba.

escoba-overlooked-stays = I disse regler bliver en overset femten liggende.
escoba-nothing-overlooked = Spilleren før lagde ikke et kort, der lod en femten ligge.
escoba-overlooked-otherwise = Det, der blev overset, er en femten med { $card }.
escoba-was-overlooked = Den blev overset, så den næste spiller må tage den.

escoba-nobody-takes-what-is-dealt = Kortene giver { $sum }; i disse regler tager ingen det, der lægges på bordet.
escoba-takes-what-is-dealt = { $taker ->
    [leader] Kortene giver { $sum }: den, der spiller ud, tager dem og har { $escobas ->
        [1] én escoba
       *[other] to escobaer
    }.
   *[dealer] Kortene giver { $sum }: giveren tager dem og har { $escobas ->
        [1] én escoba
       *[other] to escobaer
    }.
}
escoba-dealt-do-not-split = Kortene giver 30, men kan ikke deles i 15 og 15: ingen tager dem.
escoba-nobody-takes-them = Kortene giver { $sum }, og ingen tager dem.

escoba-comes-out = Kortene, der er tilbage, giver { $sum }, så runden går op.
escoba-does-not-come-out = Kortene, der er tilbage, giver { $sum }, ikke 10, 25, 40 eller 55: der er taget noget, som ikke var femten.
escoba-best-setenta = { $sides } har setentaen.
escoba-equal-setentas = { $sides } står lige: ingen får point.
escoba-no-whole-setenta = Ingen har kort i alle fire kulører.

escoba-turn-of-another = Det var { $turn }, der skulle spille, ikke { $player }.
escoba-played-all-cards = { $player } har allerede spillet { $cards ->
    [1] sit ene kort
    [2] de to kort
    [3] de tre kort
    [4] de fire kort
    [5] de fem kort
    [6] de seks kort
    [7] de syv kort
    [8] de otte kort
    [9] de ni kort
    [10] de ti kort
   *[other] de { $cards } kort
}, der blev givet.
escoba-card-seen-before = { $card } er spillet eller lå på bordet før; der findes kun én.
escoba-every-play-allowed = Alle træk var tilladt.
escoba-plays-not-settled = Intet er med sikkerhed imod reglerne; nogle træk kan ikke afgøres efter det, der er angivet.

escoba-against-the-rules = Imod reglerne: { $places }{ $more ->
    [0] {""}
   *[other] {" "}og { $more } mere
}.
escoba-place-in-a-round = givning { $deal } træk { $play }

escoba-form-outcome = Hvem fik hvad
escoba-form-counts = Antal
escoba-row-category = { $category ->
    [cards] Flest kort
    [coins] Flest mønter
    [velo] Møntsyveren
    [setenta] Setentaen
    [sevens] Flest syvere
    [all_cards] Alle kort
    [all_coins] Alle mønter
    [all_sevens] Alle syvere
   *[under_ten] De andre har under ti kort
}
escoba-ask-category = { $category ->
    [cards] Hvem har flest kort?
    [coins] Hvem har flest mønter?
    [velo] Hvem har møntsyveren?
    [setenta] Hvem har setentaen?
   *[sevens] Hvem har flest syvere?
}
escoba-fold-extras = Alle af én slags
escoba-row-no-capture = Tog ingenting
escoba-row-counted = { $counted ->
    [cards] Kort
    [coins] Mønter
   *[sevens] Syvere
}
escoba-ask-counted = { $counted ->
    [cards] Hvor mange kort har { $name }?
    [coins] Hvor mange mønter har { $name }?
   *[sevens] Hvor mange syvere har { $name }?
}
escoba-row-setenta = Bedste i hver kulør
escoba-ask-setenta = Hvilke kort danner setentaen?
escoba-row-escobas = Escobaer

escoba-count-escobas = Escobaer
escoba-count-velos = Møntsyvere

escoba-claim-capture = Må kortet spilles sådan?
escoba-claim-plays = Hvad må spilles?
escoba-claim-dealt-table = Hvem tager det, der blev lagt på bordet?
escoba-claim-missed = Må det, der blev overset, tages?
escoba-claim-setenta = Hvem har setentaen?
escoba-claim-left = Går kortene op til sidst?
escoba-claim-audit = Blev runden spillet efter reglerne?
escoba-claim-escoba = Er det en escoba?

escoba-label-table = På bordet
escoba-about-table = Kortene, der ligger der
escoba-about-table-before = Det, der lå der før
escoba-about-dealt = Kortene, der blev lagt på bordet
escoba-about-dealt-table = Kortene, der blev lagt på bordet
escoba-about-card = Kortet, der spilles
escoba-label-take = Tager
escoba-about-take = Det, kortet tager
escoba-about-take-or-stay = Det, kortet tager; tomt, hvis det bliver liggende
escoba-about-holding = Hånden, også kortet, der spilles
escoba-about-whole-hand = Hele hånden
escoba-label-unseen = Usete kort
escoba-about-unseen = I stedet for hånden: kortene, som ingen har set endnu
escoba-label-left = Efterladt kort
escoba-about-card-left = Kortet, der blev spillet og blev liggende
escoba-about-take-of-next = Det, den næste tager, også det efterladte kort
escoba-label-piles = Tagne kort
escoba-about-piles = Alt, hvad hver side har taget
escoba-label-ranks = Værdier
escoba-about-ranks = I stedet: den bedste værdi i hver kulør, siden har
escoba-about-left = Dem, der ligger tilbage til sidst
escoba-label-deals = Givninger
escoba-about-deals = Givning for givning, kortene i den rækkefølge, de blev spillet
escoba-about-dealer = Hvem der gav; ellers den, der giver i runden
escoba-about-played = Kortet, der blev spillet
escoba-about-taken = Det, kortet tog; tomt, hvis det blev liggende
escoba-label-missed = Overset
escoba-about-missed = Det, spilleren tog først, fordi den forrige havde overset det; kun hvis reglerne siger det
escoba-about-play = Et kort, som det blev spillet.
escoba-label-cards-left = Tilbage
escoba-label-last-capture = Tog sidst
escoba-label-accept-infractions = Trods regelbrud

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}og alene foran vinder
   *[shared] {" "}vinder
}

escoba-about = Saml femten, og ryd bordet
escoba-variant-escoba = Saml femten; kort, mønter, møntsyveren, setentaen og hver escoba giver point; til 21
escoba-variant-escoba-fournier = To sider fra fire spillere og op; syvere i stedet for setentaen, og ekstra for at have dem alle
escoba-variant-escoba-del-15 = Til 15, og en femten må blive liggende
escoba-house-rule-to-15 = Til 15
escoba-house-rule-to-30 = Til 30
escoba-house-rule-to-31 = Til 31
escoba-house-rule-setenta-by-points = Setentaen efter point
escoba-house-rule-most-sevens = Flest syvere i stedet for setentaen
escoba-house-rule-must-take = Den, der kan tage, skal tage
escoba-house-rule-may-leave = En femten må blive liggende
escoba-house-rule-overlooked-for-the-next = En overset femten må den næste spiller tage
escoba-house-rule-ties-score-for-all = Står flere lige, får de alle point
escoba-house-rule-leader-takes-the-table = Den, der spiller ud, tager en femten, der er lagt på bordet
escoba-house-rule-clockwise = Med uret
escoba-house-rule-partners = Makkere: to hold
escoba-house-rule-spanish-cards = Spanske kort
escoba-house-rule-all-coins = Ét point mere for alle mønter
escoba-house-rule-all-sevens = Ét point mere for alle syvere
escoba-house-rule-all-cards = Ét point mere for alle kort
escoba-house-rule-under-ten = To point mere, hvis de andre har under ti kort
escoba-house-rule-no-capture-loses = En side, der intet har taget, taber spillet

escoba-body-piles = alle kort
escoba-body-counts = antal
escoba-body-outcome = hvem der fik hvad
escoba-body-deals = hvert træk
