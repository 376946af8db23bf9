# Danish: lines and refusals of Snip Snap Snorem.

snip_snap-out-first = { $player } kom først af med kortene.

snip_snap-ante = { $player } lægger { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} i puljen.
snip_snap-short-hand = { $player } fik { $cards } kort, andre { $others }: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} mere.
snip_snap-passes = { $player } meldte pas { $passes ->
    [1] én gang
   *[other] { $passes } gange
}: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
snip_snap-passes-shared = Ingen talte, hvem der meldte pas: { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} af det.
snip_snap-takes-pot = { $player } kom først af med kortene og tager puljen.

snip_snap-cards-left = { $player } havde { $cards } kort tilbage: { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
}.
snip_snap-collects = { $player } får { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
} af { $payer }.

snip_snap-begins = { $player } begynder med { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
}.
snip_snap-fines = { $player } betalte { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
} til kassen.
snip_snap-out-of-counters = { $player } har ikke flere spillemærker og er ude af spillet.
snip_snap-takes-pool = { $player } er den sidste, der har spillemærker, og tager kassen.
snip_snap-shares-pool = { $player } får del i kassen.

snip_snap-not-in-pack = Kortet { $card } findes ikke her: kortene går fra 2 til es i fire kulører.
snip_snap-which-suit = Angiv kuløren ved { $card }.
snip_snap-card-or-cards = Angiv card, eller cards, hvor flere spilles på én gang, ikke begge dele.
snip_snap-out-missing = Hvem kom først af med kortene? Angiv out.
snip_snap-passes-missing = Hvor mange gange meldte { $side } pas? Angiv passes for { $id }, 0, hvis det var ingen; eller pot, alle jetoner i puljen.
snip_snap-left-missing = Hvad havde { $side } tilbage? Angiv left for { $id }: hvor mange kort, eller hvilke.
snip_snap-paid-missing = Hvad betalte { $side }? Angiv paid for { $id }, 0, hvis det var ingenting.

snip_snap-too-many-left = { $led ->
    [1] { $player } fik { $cards } kort og spillede ét ud; der kan ikke være { $left } tilbage.
   *[other] { $player } fik { $cards } kort; der kan ikke være { $left } tilbage.
}
snip_snap-out-with-cards = { $player } kom af med kortene, men har { $cards } tilbage. Hvem kom først af med dem?
snip_snap-others-have-cards = { $player } kom først af med kortene, så { $other } har mindst ét kort tilbage.

snip_snap-no-fines = I disse regler er der ingen, der betaler bøder i spillemærker (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } har { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
} og betaler kun { $counters }.
snip_snap-counters-to-take-off = { $player } har { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
}; der kan ikke trækkes { $points } fra.
snip_snap-fines-of-a-deal = Der er betalt { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
}; en runde med { $ranks } værdier koster højst { $most }.

snip_snap-no-pot = I disse regler går ingen jetoner i en pulje (chips.kind: { $kind }).
snip_snap-pot-by-passes = Regnet efter, hvor ofte der blev meldt pas, er der { $counted } i puljen, ikke { $given }.
snip_snap-pot-too-small = Der ligger { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} i puljen, før nogen spiller; { $pot } kan ikke være det hele.
snip_snap-pot-without-passes = I disse regler er det gratis at melde pas: der ligger { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} i puljen, ikke { $pot }.
snip_snap-pot-of-no-passes = Det koster { $each ->
    [one] { $each } jeton
   *[other] { $each } jetoner
} at melde pas, så { $least } og { $more } mere kan ikke passe.

snip_snap-left-by-turns = Ifølge turene har { $player } { $counted } kort tilbage, ikke { $given }.
snip_snap-count-by-turns = Ifølge turene er det { $counted } for { $player }, ikke { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] Ifølge disse ture kan nogen stadig spille. Angiv alle ture, eller bare hvad der blev betalt.
   *[other] Ifølge disse ture er ingen af med kortene. Angiv alle ture, eller bare hvem der kom af med dem.
}
snip_snap-out-by-turns = Ifølge turene kom { $player } først af med kortene.
snip_snap-nobody-out-by-turns = Ifølge turene havde alle kort tilbage; udelad out.

snip_snap-target-with-fines = Med bøder er det spillemærkerne, der afslutter spillet, ikke et pointmål (chips.kind: fines).
snip_snap-several-with-fines = Med bøder spilles ét kort ad gangen, ellers er det uklart, hvem der betaler (chips.kind: fines).
snip_snap-three-fines = chips.fines har tre tal, for snip, snap og snorem, ikke { $count }.
snip_snap-deals-pay-nothing = En runde i sig selv giver ingen noget (chips.kind: { $kind }).
snip_snap-pack-too-small = { $cards } kort til hver af { $players } spillere er flere end de { $size }, der er.

snip_snap-ask-out = Hvem kom først af med kortene?
snip_snap-tap-out = Tryk på den, der kom først af med kortene
snip_snap-was-out = { $name } kom først af med kortene
snip_snap-form-out = Hvem kom først af med kortene
snip_snap-form-out-and-left = Med kort tilbage
snip_snap-form-left = Kort tilbage
snip_snap-form-pot = Jetoner i puljen
snip_snap-form-passes = Pas for hver
snip_snap-form-fines = Betalte spillemærker
snip_snap-row-left = kort tilbage
snip_snap-ask-left = Hvad havde { $name } tilbage?
snip_snap-fold-left = Hvad havde de andre tilbage?
snip_snap-row-passes = pas
snip_snap-ask-passes = Hvor ofte meldte { $name } pas?
snip_snap-row-fines = bøder
snip_snap-ask-fines = Hvad betalte { $name }?
snip_snap-row-pot = I puljen
snip_snap-ask-pot = Hvor mange jetoner er der i puljen?

snip_snap-count-first-out = Først færdig

snip_snap-due-chips = Betalt i jetoner for en runde

snip_snap-claim-play = Må dette kort spilles?
snip_snap-claim-pass = Må man melde pas?
snip_snap-claim-word = Hvad siges der, og hvem spiller ud?
snip_snap-claim-fine = Hvad koster det, når den næste har samme kort?
snip_snap-claim-audit = Blev runden spillet efter reglerne?

snip_snap-label-pile = På bordet
snip_snap-about-pile = Det, der ligger på bordet, det øverste til sidst; tomt ved udspil
snip_snap-about-card = Kortet, der spilles
snip_snap-about-card-or-pass = Kortet, der blev spillet; intet ved pas
snip_snap-about-cards = I stedet, hvis flere kort spilles på én gang
snip_snap-about-holding = Alle kort på hånden
snip_snap-about-holding-played = Alle kort på hånden, også dem, der spilles
snip_snap-label-passes = Pas
snip_snap-about-passes = Pas siden det sidste kort; betyder kun noget, hvor ikke alle kort gives
snip_snap-label-seen = Sete kort
snip_snap-about-seen = Kort set andre steder: spillet før eller vist
snip_snap-about-player = Hvem der spillede det øverste kort
snip_snap-label-word = Ord
snip_snap-about-word = Det, der blev sagt
snip_snap-label-counters = Spillemærker
snip_snap-about-counters = Spillemærker hos den, der betaler
snip_snap-label-turns = Ture
snip_snap-about-turns = Alle ture i rækkefølge
snip_snap-about-turn = Et kort eller et pas.
snip_snap-about-leader = Hvem der spillede først ud; ellers som i spillet
snip_snap-label-left = Tilbage
snip_snap-about-left = Det, spillerne har på hånden til sidst: kortene, eller hvor mange

snip_snap-card-twice = { $card } findes kun én gang, men er angivet to gange: { $first } og { $second }.
snip_snap-left-with = hos { $player }
snip_snap-played-by = spillet af { $player }
snip_snap-place = { $place ->
    [hand] på hånden
   *[pile] i bunken
}

snip_snap-turn-refused = Tur { $number }: { $reason }
snip_snap-left-of-dealt = { $player } fik { $dealt } kort og spillede { $played }; der kan ikke være { $left } tilbage.
snip_snap-card-missing = Angiv, hvilket kort der spilles.
snip_snap-counters-in-all = Alle begynder med { $counters ->
    [1] { $counters } spillemærke
   *[other] { $counters } spillemærker
}, så der er højst { $most }.

snip_snap-any-card-may-lead = Den, der spiller ud, må spille et hvilket som helst kort.
snip_snap-matches = { $cards } har samme værdi som { $card }.
snip_snap-not-held = { $cards } kan ikke spilles: kortet er ikke på hånden.
snip_snap-one-card-at-a-turn = Man spiller ét kort i en tur.
snip_snap-rank-to-match = { $cards } kan ikke spilles: det skal være { CARD($rank, form: "et") }, indtil alle fire er spillet.
snip_snap-these-too = Alle kort af samme værdi spilles på én gang, også { $cards }.
snip_snap-all-four-out = Med { $cards } er alle fire spillet.
snip_snap-hand-not-known = Alle kort af samme værdi spilles på én gang, og hånden er ikke kendt.
snip_snap-another-would-settle = Hånden ville afgøre det: om der er { CARD($rank, form: "et") } mere på den.
snip_snap-leader-plays = Den, der spiller ud, spiller et kort, lige meget hvilket.
snip_snap-pass-at-will = I disse regler må man frit melde pas.
snip_snap-must-match = Den, der har kort af samme værdi, skal spille: { $cards } skal spilles.
snip_snap-none-in-the-hand = Der er ingen { CARD($rank, form: "several") } på hånden.
snip_snap-all-seen-elsewhere = Alle fire kort med værdien { $rank } er set andre steder.
snip_snap-rank-not-known = Om der er { CARD($rank, form: "et") } på hånden, vides ikke.
snip_snap-hand-would-settle = Hånden ville afgøre det; det samme gør { CARD($rank, form: "et") }, som spilleren senere spiller eller viser.
snip_snap-no-word = Ved det første kort af en værdi siges der ikke noget.
snip_snap-word = { $word ->
    [snip] Snip: { $count } kort med værdien { $rank } er spillet.
    [snap] Snap: { $count } kort med værdien { $rank } er spillet.
   *[snorem] Snorem: { $count } kort med værdien { $rank } er spillet.
}
snip_snap-leads = { $player } spiller et hvilket som helst kort ud.
snip_snap-leads-who-played-it = Den, der spillede kortet, spiller et hvilket som helst kort ud.
snip_snap-match-costs-nothing = I disse regler koster det ikke noget, at den næste har samme kort.
snip_snap-fine = { $word ->
    [snip] Snip koster { $counters ->
        [1] { $counters } spillemærke
       *[other] { $counters } spillemærker
    }, der lægges i kassen.
    [snap] Snap koster { $counters ->
        [1] { $counters } spillemærke
       *[other] { $counters } spillemærker
    }, der lægges i kassen.
   *[snorem] Snorem koster { $counters ->
        [1] { $counters } spillemærke
       *[other] { $counters } spillemærker
    }, der lægges i kassen.
}
snip_snap-only-so-many = Der kan kun betales { $counters ->
    [1] { $counters } spillemærke
   *[other] { $counters } spillemærker
}.
snip_snap-out-without-counters = Den, der ikke har flere tilbage, er ude af spillet.
snip_snap-every-turn-allowed = Alle ture fulgte reglerne.
snip_snap-passes-not-settled = Efter det, man ved, er intet imod reglerne, men ikke alle meldinger om pas er afgjort.
snip_snap-cards-would-settle = Det, { $player } stadig har på hånden, ville afgøre, om det var i orden at melde pas til { $card }.
snip_snap-turn-of-another = Det var { $turn }, der skulle spille, ikke { $player }.
snip_snap-had-to-lead = { $player } skulle spille ud, med et hvilket som helst kort.
snip_snap-played-several = Man spiller ét kort i en tur; { $player } spillede { $cards }.
snip_snap-played-another-rank = { $player } spillede { $cards }, hvor der skulle { CARD($rank, form: "et") } til.
snip_snap-played-them-all = { $player } fik { $cards } kort og har spillet dem alle.
snip_snap-deal-was-over = Runden var slut, før turen kom til { $player }.
snip_snap-no-counters-left = { $player } havde ingen spillemærker tilbage og spiller ikke mere.
snip_snap-passed-and = { $player } meldte pas til { $card } og { $proofs }.
snip_snap-played-alone-and = { $player } spillede { $cards } alene og { $proofs }.
snip_snap-proof = { $how ->
    [held] beholdt { $card } til det sidste
   *[played] spillede { $card } senere
}

snip_snap-column-out = Først færdig
snip_snap-column-cards-left = Kort tilbage
snip_snap-column-passes = Pas
snip_snap-column-pot = Pulje
snip_snap-column-fines = Bøder

snip_snap-about = Spil et kort som det, der ligger
snip_snap-variant-snip-snap-snorem = Spil samme værdi som det kort, der ligger; den, der først er af med kortene, vinder
snip_snap-variant-snip-snap-pot = En jeton, før der gives, og én for hvert pas; den, der først er af med kortene, tager puljen
snip_snap-variant-snip-snap-counters = Den, der først er af med kortene, får betaling for de kort, de andre har tilbage
snip_snap-variant-snip-snap-fines = Den, der får snip, snap eller snorem af den næste, betaler; den sidste med spillemærker vinder
snip_snap-name-snip-snap-pot = Snip Snap Snorem med pulje
snip_snap-name-snip-snap-counters = Snip Snap Snorem, et spillemærke for hvert tilbageværende kort
snip_snap-name-snip-snap-fines = Snip Snap Snorem med fem spillemærker hver
snip_snap-house-rule-several = Flere kort på én gang
snip_snap-house-rule-pass-at-will = Man må melde pas, når man vil
snip_snap-house-rule-no-short-hand = Ingen ekstra jeton for at få et kort færre
snip_snap-house-rule-three-counters = Tre spillemærker til hver
snip_snap-house-rule-ten-counters = Ti spillemærker til hver
snip_snap-house-rule-equal-fines = Hver bøde er ét spillemærke
snip_snap-house-rule-five-cards = Fem kort til hver

snip_snap-body-out = hvem der først var færdig
snip_snap-body-paid = spillemærker betalt i bøde
snip_snap-body-turns = tur for tur
