# Norwegian: lines and refusals of Snip Snap Snorem.

snip_snap-out-first = { $player } ble først kvitt kortene.

snip_snap-ante = { $player } legger { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} i potten.
snip_snap-short-hand = { $player } fikk { $cards } kort, andre { $others }: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} til.
snip_snap-passes = { $player } passet { $passes ->
    [1] én gang
   *[other] { $passes } ganger
}: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
snip_snap-passes-shared = Ingen talte hvem som passet: { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} som sin del.
snip_snap-takes-pot = { $player } ble først kvitt kortene og tar potten.

snip_snap-cards-left = { $player } hadde { $cards } kort igjen: { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
}.
snip_snap-collects = { $player } får { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
} av { $payer }.

snip_snap-begins = { $player } begynner med { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
}.
snip_snap-fines = { $player } betalte { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
} til kassen.
snip_snap-out-of-counters = { $player } har ingen spillemerker igjen og er ute av spillet.
snip_snap-takes-pool = { $player } er den siste som har spillemerker, og tar kassen.
snip_snap-shares-pool = { $player } får en del av kassen.

snip_snap-not-in-pack = Kortet { $card } finnes ikke i denne kortstokken. Kortstokken går fra 2 til ess i fire farger.
snip_snap-which-suit = Oppgi fargen på { $card }.
snip_snap-card-or-cards = Oppgi card, eller cards der flere spilles på én gang, ikke begge deler.
snip_snap-out-missing = Hvem ble først kvitt kortene? Oppgi out.
snip_snap-passes-missing = Hvor mange ganger passet { $side }? Oppgi passes for { $id }, 0 hvis det var ingen; eller pot, alle sjetonger i potten.
snip_snap-left-missing = Hva hadde { $side } igjen? Oppgi left for { $id }: hvor mange kort, eller hvilke.
snip_snap-paid-missing = Hva betalte { $side }? Oppgi paid for { $id }, 0 hvis det ikke var noe.

snip_snap-too-many-left = { $led ->
    [1] { $player } fikk { $cards } kort og spilte ut ett; { $left } kan ikke være igjen.
   *[other] { $player } fikk { $cards } kort; { $left } kan ikke være igjen.
}
snip_snap-out-with-cards = { $player } ble kvitt kortene, men har { $cards } igjen. Hvem ble først kvitt dem?
snip_snap-others-have-cards = { $player } ble først kvitt kortene, så { $other } har minst ett kort igjen.

snip_snap-no-fines = Med disse reglene er det ingen som betaler bøter i spillemerker (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } har { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
} og betaler bare { $counters }.
snip_snap-counters-to-take-off = { $player } har { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
}; det går ikke å trekke fra { $points }.
snip_snap-fines-of-a-deal = Det er betalt { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
}; en runde med { $ranks } verdier koster høyst { $most }.

snip_snap-no-pot = Med disse reglene går ingen sjetonger i noen pott (chips.kind: { $kind }).
snip_snap-pot-by-passes = Regnet etter hvor ofte noen passet, er det { $counted } i potten, ikke { $given }.
snip_snap-pot-too-small = Det ligger { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} i potten før noen spiller; { $pot } kan ikke være alt.
snip_snap-pot-without-passes = Med disse reglene koster det ikke noe å passe: det ligger { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} i potten, ikke { $pot }.
snip_snap-pot-of-no-passes = Det koster { $each ->
    [one] { $each } sjetong
   *[other] { $each } sjetonger
} å passe, så { $least } og { $more } til kan ikke stemme.

snip_snap-left-by-turns = Etter det som ble spilt, har { $player } { $counted } kort igjen, ikke { $given }.
snip_snap-count-by-turns = Etter det som ble spilt, blir det { $counted } for { $player }, ikke { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] Så langt kan noen fortsatt spille. Oppgi alt som ble spilt, eller bare hva som ble betalt.
   *[other] Så langt er ingen kvitt kortene. Oppgi alt som ble spilt, eller bare hvem som ble kvitt dem.
}
snip_snap-out-by-turns = Etter det som ble spilt, ble { $player } først kvitt kortene.
snip_snap-nobody-out-by-turns = Etter det som ble spilt, hadde alle kort igjen; utelat out.

snip_snap-target-with-fines = Med bøter er det spillemerkene som avslutter spillet, ikke et poengmål (chips.kind: fines).
snip_snap-several-with-fines = Med bøter spilles ett kort om gangen, ellers er det uklart hvem som betaler (chips.kind: fines).
snip_snap-three-fines = chips.fines har tre tall, for snip, snap og snorem, ikke { $count }.
snip_snap-deals-pay-nothing = En runde i seg selv gir ingen noe (chips.kind: { $kind }).
snip_snap-pack-too-small = { $cards } kort til hver av { $players } spillere er flere enn de { $size } i kortstokken.

snip_snap-ask-out = Hvem ble først kvitt kortene?
snip_snap-tap-out = Trykk på den som ble først kvitt kortene
snip_snap-was-out = { $name } ble først kvitt kortene
snip_snap-form-out = Hvem som ble først kvitt kortene
snip_snap-form-out-and-left = Med kortene som er igjen
snip_snap-form-left = Kort igjen
snip_snap-form-pot = Sjetonger i potten
snip_snap-form-passes = Hvor ofte hver passet
snip_snap-form-fines = Betalte spillemerker
snip_snap-row-left = kort igjen
snip_snap-ask-left = Hva hadde { $name } igjen?
snip_snap-fold-left = Hva hadde de andre igjen?
snip_snap-row-passes = passet
snip_snap-ask-passes = Hvor mange ganger passet { $name }?
snip_snap-row-fines = bøter
snip_snap-ask-fines = Hva betalte { $name }?
snip_snap-row-pot = Sjetonger i potten
snip_snap-ask-pot = Hvor mange sjetonger er det i potten?

snip_snap-count-first-out = Først kvitt kortene

snip_snap-due-chips = Betalt i sjetonger for en runde

snip_snap-claim-play = Kan dette kortet spilles?
snip_snap-claim-pass = Er det lov å passe?
snip_snap-claim-word = Hva sies, og hvem spiller ut?
snip_snap-claim-fine = Hva koster det når noen legger på likt?
snip_snap-claim-audit = Ble runden spilt etter reglene?

snip_snap-label-pile = På bordet
snip_snap-about-pile = Det som ligger på bordet, det øverste sist; tomt ved utspill
snip_snap-about-card = Kortet som spilles
snip_snap-about-card-or-pass = Kortet som ble spilt; ingenting ved pass
snip_snap-about-cards = I stedet, hvis flere kort spilles på én gang
snip_snap-about-holding = Alle kortene på hånden
snip_snap-about-holding-played = Alle kortene på hånden, også de som spilles
snip_snap-label-passes = Pass
snip_snap-about-passes = Pass siden forrige kort; betyr bare noe der ikke alle kort gis
snip_snap-label-seen = Sette kort
snip_snap-about-seen = Kort sett andre steder: spilt før eller vist
snip_snap-about-player = Hvem som spilte det øverste kortet
snip_snap-label-word = Ord
snip_snap-about-word = Det som ble sagt
snip_snap-label-counters = Spillemerker
snip_snap-about-counters = Spillemerker hos den som betaler
snip_snap-label-turns = Turer
snip_snap-about-turns = Alle turer i rekkefølge
snip_snap-about-turn = Et kort eller et pass.
snip_snap-about-leader = Hvem som spilte ut først; ellers som i spillet
snip_snap-label-left = Igjen
snip_snap-about-left = Det spillerne har på hånden til slutt: kortene, eller hvor mange

snip_snap-card-twice = { $card } finnes bare én gang, men er oppgitt to ganger: { $first } og { $second }.
snip_snap-left-with = hos { $player }
snip_snap-played-by = spilt av { $player }
snip_snap-place = { $place ->
    [hand] på hånden
   *[pile] i bunken
}
snip_snap-turn-refused = Tur { $number }: { $reason }
snip_snap-left-of-dealt = { $player } fikk { $dealt } kort og spilte { $played }; { $left } kan ikke være igjen.
snip_snap-card-missing = Oppgi hvilket kort som spilles.
snip_snap-counters-in-all = Alle begynner med { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
}, så det finnes høyst { $most }.

snip_snap-any-card-may-lead = Den som spiller ut, kan spille hvilket som helst kort.
snip_snap-matches = { $cards } passer til { $card }.
snip_snap-not-held = { $cards } kan ikke spilles: kortet er ikke på hånden.
snip_snap-one-card-at-a-turn = Det spilles ett kort hver gang.
snip_snap-rank-to-match = { $cards } kan ikke spilles: det skal være { CARD($rank, form: "et") } til alle fire er spilt.
snip_snap-these-too = Alle kort som passer, spilles på én gang, også { $cards }.
snip_snap-all-four-out = Med { $cards } ligger alle fire.
snip_snap-hand-not-known = Alle kort som passer, spilles på én gang, og hånden er ikke kjent.
snip_snap-another-would-settle = Hånden ville avgjøre det: om den har { CARD($rank, form: "et") } til.
snip_snap-leader-plays = Den som spiller ut, må spille et kort, uansett hvilket.
snip_snap-pass-at-will = Med disse reglene er det alltid lov å passe.
snip_snap-must-match = Den som kan spille et kort som passer, må gjøre det: { $cards } må spilles.
snip_snap-none-in-the-hand = Det er ingen { CARD($rank, form: "several") } på hånden.
snip_snap-all-seen-elsewhere = Alle fire kort med verdien { $rank } er sett andre steder.
snip_snap-rank-not-known = Om hånden har { CARD($rank, form: "et") }, er ikke kjent.
snip_snap-hand-would-settle = Hånden ville avgjøre det, og det samme gjør { CARD($rank, form: "et") } som senere spilles eller vises derfra.
snip_snap-no-word = Til det første kortet av en verdi sies det ingenting.
snip_snap-word = { $word ->
    [snip] Snip: { $count } kort med verdien { $rank } er spilt.
    [snap] Snap: { $count } kort med verdien { $rank } er spilt.
   *[snorem] Snorem: { $count } kort med verdien { $rank } er spilt.
}
snip_snap-leads = { $player } spiller ut hvilket som helst kort.
snip_snap-leads-who-played-it = Den som spilte det, spiller ut hvilket som helst kort.
snip_snap-match-costs-nothing = Med disse reglene koster det ingenting når noen legger et kort som passer.
snip_snap-fine = { $word ->
    [snip] Snip koster { $counters ->
        [1] { $counters } spillemerke
       *[other] { $counters } spillemerker
    } til kassen.
    [snap] Snap koster { $counters ->
        [1] { $counters } spillemerke
       *[other] { $counters } spillemerker
    } til kassen.
   *[snorem] Snorem koster { $counters ->
        [1] { $counters } spillemerke
       *[other] { $counters } spillemerker
    } til kassen.
}
snip_snap-only-so-many = Bare { $counters ->
    [1] { $counters } spillemerke
   *[other] { $counters } spillemerker
} kan betales.
snip_snap-out-without-counters = Den som ikke har noen igjen, er ute av spillet.
snip_snap-every-turn-allowed = Alt ble spilt etter reglene.
snip_snap-passes-not-settled = Etter det som er kjent, var ingenting mot reglene, men ikke alle pass er avgjort.
snip_snap-cards-would-settle = Det { $player } fortsatt har på hånden, ville avgjøre passet på { $card }.
snip_snap-turn-of-another = Det var { $turn } sin tur, ikke { $player } sin.
snip_snap-had-to-lead = { $player } måtte spille ut, uansett hvilket kort.
snip_snap-played-several = Det spilles ett kort hver gang; { $player } spilte { $cards }.
snip_snap-played-another-rank = { $player } spilte { $cards }, men det skulle være { CARD($rank, form: "et") }.
snip_snap-played-them-all = { $player } fikk { $cards } kort og har spilt alle.
snip_snap-deal-was-over = Runden var slutt før turen kom til { $player }.
snip_snap-no-counters-left = { $player } hadde ingen spillemerker igjen og spiller ikke mer.
snip_snap-passed-and = { $player } passet på { $card } og { $proofs }.
snip_snap-played-alone-and = { $player } spilte bare { $cards } og { $proofs }.
snip_snap-proof = { $how ->
    [held] hadde { $card } helt til slutt
   *[played] spilte { $card } senere
}

snip_snap-column-out = Først ferdig
snip_snap-column-cards-left = Kort igjen
snip_snap-column-passes = Pass
snip_snap-column-pot = Pott
snip_snap-column-fines = Bøter

snip_snap-about = Spill samme verdi som kortet som ligger
snip_snap-variant-snip-snap-snorem = Spill samme verdi som kortet som ligger; den som først blir kvitt kortene, vinner
snip_snap-variant-snip-snap-pot = Én sjetong før det gis, og én for hvert pass; den som først blir kvitt kortene, tar potten
snip_snap-variant-snip-snap-counters = Den som først blir kvitt kortene, får betalt for kortene de andre har igjen
snip_snap-variant-snip-snap-fines = Den som får snip, snap eller snorem av neste spiller, betaler; den siste med spillemerker vinner
snip_snap-name-snip-snap-pot = Snip Snap Snorem med pott
snip_snap-name-snip-snap-counters = Snip Snap Snorem, et spillemerke for hvert gjenværende kort
snip_snap-name-snip-snap-fines = Snip Snap Snorem med fem spillemerker hver
snip_snap-house-rule-several = Flere kort på én gang
snip_snap-house-rule-pass-at-will = Det er lov å passe når som helst
snip_snap-house-rule-no-short-hand = Ingen ekstra sjetong for å få ett kort færre
snip_snap-house-rule-three-counters = Tre spillemerker til hver
snip_snap-house-rule-ten-counters = Ti spillemerker til hver
snip_snap-house-rule-equal-fines = Hver bot er ett spillemerke
snip_snap-house-rule-five-cards = Fem kort til hver

snip_snap-body-out = hvem som først ble kvitt kortene
snip_snap-body-paid = spillemerker betalt i bøter
snip_snap-body-turns = tur for tur
