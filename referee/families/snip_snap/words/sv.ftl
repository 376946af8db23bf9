# Swedish: lines and refusals of Snip Snap Snorem.

snip_snap-out-first = { $player } blev av med korten först.

snip_snap-ante = { $player } lägger { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} i potten.
snip_snap-short-hand = { $player } fick { $cards } kort, andra { $others }: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} till.
snip_snap-passes = { $player } passade { $passes ->
    [1] en gång
   *[other] { $passes } gånger
}: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
snip_snap-passes-shared = Ingen räknade vilka som passade: { $player } betalar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} som sin del.
snip_snap-takes-pot = { $player } blev av med korten först och tar potten.

snip_snap-cards-left = { $player } hade { $cards } kort kvar: { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
}.
snip_snap-collects = { $player } får { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
} av { $payer }.

snip_snap-begins = { $player } börjar med { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
}.
snip_snap-fines = { $player } betalade { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
} till kassan.
snip_snap-out-of-counters = { $player } har inga spelmarker kvar och är ute ur spelet.
snip_snap-takes-pool = { $player } är sist kvar med spelmarker och tar kassan.
snip_snap-shares-pool = { $player } får en del av kassan.

snip_snap-not-in-pack = Kortet { $card } finns inte i den här leken. Leken går från 2 till ess i fyra färger.
snip_snap-which-suit = Ange färgen på { $card }.
snip_snap-card-or-cards = Ange card, eller cards där flera spelas på en gång, inte båda.
snip_snap-out-missing = Vem blev av med korten först? Ange out.
snip_snap-passes-missing = Hur många gånger passade { $side }? Ange passes för { $id }, 0 om det inte var någon gång; eller pot, alla marker i potten.
snip_snap-left-missing = Vad hade { $side } kvar? Ange left för { $id }: hur många kort, eller vilka.
snip_snap-paid-missing = Vad betalade { $side }? Ange paid för { $id }, 0 om det inte var något.

snip_snap-too-many-left = { $led ->
    [1] { $player } fick { $cards } kort och spelade ut ett; { $left } kan inte vara kvar.
   *[other] { $player } fick { $cards } kort; { $left } kan inte vara kvar.
}
snip_snap-out-with-cards = { $player } blev av med korten men har { $cards } kvar. Vem blev av med dem först?
snip_snap-others-have-cards = { $player } blev av med korten först, så { $other } har minst ett kort kvar.

snip_snap-no-fines = Med de här reglerna betalar ingen böter i spelmarker (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } har { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
} och betalar bara { $counters }.
snip_snap-counters-to-take-off = { $player } har { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
}; det går inte att dra av { $points }.
snip_snap-fines-of-a-deal = { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
} har betalats; en giv med { $ranks } valörer kostar högst { $most }.

snip_snap-no-pot = Med de här reglerna går inga marker till någon pott (chips.kind: { $kind }).
snip_snap-pot-by-passes = Räknat efter hur ofta någon passade är det { $counted } i potten, inte { $given }.
snip_snap-pot-too-small = Det ligger { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} i potten innan någon spelar; { $pot } kan inte vara alltihop.
snip_snap-pot-without-passes = Med de här reglerna kostar det inget att passa: det ligger { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} i potten, inte { $pot }.
snip_snap-pot-of-no-passes = Det kostar { $each ->
    [one] { $each } mark
   *[other] { $each } marker
} att passa, så { $least } och { $more } till kan inte stämma.

snip_snap-left-by-turns = Enligt det som spelades har { $player } { $counted } kort kvar, inte { $given }.
snip_snap-count-by-turns = Enligt det som spelades blir det { $counted } för { $player }, inte { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] Så långt kan någon fortfarande spela. Ange allt som spelades, eller bara vad som betalades.
   *[other] Så långt har ingen blivit av med korten. Ange allt som spelades, eller bara vem som blev av med dem.
}
snip_snap-out-by-turns = Enligt det som spelades blev { $player } av med korten först.
snip_snap-nobody-out-by-turns = Enligt det som spelades hade alla kort kvar; utelämna out.

snip_snap-target-with-fines = Med böter är det spelmarkerna som avslutar partiet, inte ett poängmål (chips.kind: fines).
snip_snap-several-with-fines = Med böter spelas ett kort i taget, annars är det oklart vem som betalar (chips.kind: fines).
snip_snap-three-fines = chips.fines har tre tal, för snip, snap och snorem, inte { $count }.
snip_snap-deals-pay-nothing = En giv i sig ger ingen något (chips.kind: { $kind }).
snip_snap-pack-too-small = { $cards } kort var till { $players } spelare är fler än lekens { $size }.

snip_snap-ask-out = Vem blev av med korten först?
snip_snap-tap-out = Tryck på den som var först av med korten
snip_snap-was-out = { $name } blev av med korten först
snip_snap-form-out = Vem var först
snip_snap-form-out-and-left = Med kort kvar
snip_snap-form-left = Kort kvar
snip_snap-form-pot = Marker i potten
snip_snap-form-passes = Pass för var och en
snip_snap-form-fines = Betalda spelmarker
snip_snap-row-left = kort kvar
snip_snap-ask-left = Vad hade { $name } kvar?
snip_snap-fold-left = Vad hade de andra kvar?
snip_snap-row-passes = pass
snip_snap-ask-passes = Hur ofta passade { $name }?
snip_snap-row-fines = böter
snip_snap-ask-fines = Vad betalade { $name }?
snip_snap-row-pot = I potten
snip_snap-ask-pot = Hur många marker är det i potten?

snip_snap-count-first-out = Först av med korten

snip_snap-due-chips = Betalt i marker för en giv

snip_snap-claim-play = Får det här kortet spelas?
snip_snap-claim-pass = Får man passa?
snip_snap-claim-word = Vad sägs, och vem spelar ut?
snip_snap-claim-fine = Vad kostar det när nästa har samma kort?
snip_snap-claim-audit = Spelades given enligt reglerna?

snip_snap-label-pile = På bordet
snip_snap-about-pile = Det som ligger på bordet, det översta sist; tomt vid utspel
snip_snap-about-card = Kortet som spelas
snip_snap-about-card-or-pass = Kortet som spelades; inget vid pass
snip_snap-about-cards = I stället, om flera kort spelas på en gång
snip_snap-about-holding = Alla kort på handen
snip_snap-about-holding-played = Alla kort på handen, även de som spelas
snip_snap-label-passes = Pass
snip_snap-about-passes = Pass sedan senaste kortet; spelar bara roll där inte alla kort delas ut
snip_snap-label-seen = Sedda kort
snip_snap-about-seen = Kort sedda på annat håll: spelade förut eller visade
snip_snap-about-player = Vem som spelade det översta kortet
snip_snap-label-word = Ord
snip_snap-about-word = Det som sades
snip_snap-label-counters = Spelmarker
snip_snap-about-counters = Spelmarker hos den som betalar
snip_snap-label-turns = Turer
snip_snap-about-turns = Alla turer i ordning
snip_snap-about-turn = Ett kort eller ett pass.
snip_snap-about-leader = Vem som spelade ut först; annars som i partiet
snip_snap-label-left = Kvar
snip_snap-about-left = Det spelarna har på handen på slutet: korten, eller hur många

snip_snap-card-twice = { $card } finns bara en gång i leken men har angetts två gånger: { $first } och { $second }.
snip_snap-left-with = hos { $player }
snip_snap-played-by = spelat av { $player }
snip_snap-place = { $place ->
    [hand] på handen
   *[pile] i högen
}

snip_snap-turn-refused = Tur { $number }: { $reason }
snip_snap-left-of-dealt = { $player } fick { $dealt } kort och spelade { $played }; det kan inte vara { $left } kvar.
snip_snap-card-missing = Ange vilket kort som spelas.
snip_snap-counters-in-all = Alla börjar med { $counters ->
    [1] { $counters } spelmark
   *[other] { $counters } spelmarker
}, så det finns högst { $most }.

snip_snap-any-card-may-lead = Den som spelar ut får spela vilket kort som helst.
snip_snap-matches = { $cards } har samma valör som { $card }.
snip_snap-not-held = { $cards } kan inte spelas: kortet är inte på handen.
snip_snap-one-card-at-a-turn = Man spelar ett kort per tur.
snip_snap-rank-to-match = { $cards } kan inte spelas: det ska vara { CARD($rank, form: "ett") } tills alla fyra är spelade.
snip_snap-these-too = Alla kort av samma valör spelas på en gång, även { $cards }.
snip_snap-all-four-out = Med { $cards } är alla fyra ute.
snip_snap-hand-not-known = Alla kort av samma valör spelas på en gång, och handen är inte känd.
snip_snap-another-would-settle = Handen skulle avgöra det: om det finns { CARD($rank, form: "ett") } till på den.
snip_snap-leader-plays = Den som spelar ut spelar ett kort, vilket som helst.
snip_snap-pass-at-will = I de här reglerna får man passa när man vill.
snip_snap-must-match = Den som har kort av samma valör måste spela: { $cards } måste spelas.
snip_snap-none-in-the-hand = Det finns inga { CARD($rank, form: "several") } på handen.
snip_snap-all-seen-elsewhere = Alla fyra kort av valören { $rank } har setts på annat håll.
snip_snap-rank-not-known = Det är inte känt om det finns { CARD($rank, form: "ett") } på handen.
snip_snap-hand-would-settle = Handen skulle avgöra det, och det gör även { CARD($rank, form: "ett") } som spelaren spelar eller visar senare.
snip_snap-no-word = Vid det första kortet av en valör sägs ingenting.
snip_snap-word = { $word ->
    [snip] Snip: { $count } kort av valören { $rank } är spelade.
    [snap] Snap: { $count } kort av valören { $rank } är spelade.
   *[snorem] Snorem: { $count } kort av valören { $rank } är spelade.
}
snip_snap-leads = { $player } spelar ut vilket kort som helst.
snip_snap-leads-who-played-it = Den som spelade kortet spelar ut vilket kort som helst.
snip_snap-match-costs-nothing = I de här reglerna kostar det inget att nästa har samma kort.
snip_snap-fine = { $word ->
    [snip] Snip kostar { $counters ->
        [1] { $counters } spelmark
       *[other] { $counters } spelmarker
    }, som läggs i kassan.
    [snap] Snap kostar { $counters ->
        [1] { $counters } spelmark
       *[other] { $counters } spelmarker
    }, som läggs i kassan.
   *[snorem] Snorem kostar { $counters ->
        [1] { $counters } spelmark
       *[other] { $counters } spelmarker
    }, som läggs i kassan.
}
snip_snap-only-so-many = Bara { $counters ->
    [1] { $counters } spelmark
   *[other] { $counters } spelmarker
} kan betalas.
snip_snap-out-without-counters = Den som inte har några kvar är ute ur spelet.
snip_snap-every-turn-allowed = Alla turer följde reglerna.
snip_snap-passes-not-settled = Av det som är känt är inget mot reglerna, men alla pass är inte avgjorda.
snip_snap-cards-would-settle = Det { $player } har kvar på handen skulle avgöra passet på { $card }.
snip_snap-turn-of-another = Det var { $turn } som stod på tur, inte { $player }.
snip_snap-had-to-lead = { $player } skulle spela ut, med vilket kort som helst.
snip_snap-played-several = Man spelar ett kort per tur; { $player } spelade { $cards }.
snip_snap-played-another-rank = { $player } spelade { $cards } där det skulle vara { CARD($rank, form: "ett") }.
snip_snap-played-them-all = { $player } fick { $cards } kort och har spelat alla.
snip_snap-deal-was-over = Given var slut innan turen kom till { $player }.
snip_snap-no-counters-left = { $player } hade inga spelmarker kvar och spelar inte mer.
snip_snap-passed-and = { $player } passade på { $card } och { $proofs }.
snip_snap-played-alone-and = { $player } spelade bara { $cards } och { $proofs }.
snip_snap-proof = { $how ->
    [held] behöll { $card } till slutet
   *[played] spelade { $card } senare
}

snip_snap-column-out = Först klar
snip_snap-column-cards-left = Kort kvar
snip_snap-column-passes = Pass
snip_snap-column-pot = Pott
snip_snap-column-fines = Böter

snip_snap-about = Spela samma valör som kortet som ligger
snip_snap-variant-snip-snap-snorem = Spela samma valör som kortet som ligger; den som först blir av med korten vinner
snip_snap-variant-snip-snap-pot = En mark före given och en för varje pass; den som först blir av med korten tar potten
snip_snap-variant-snip-snap-counters = Den som först blir av med korten får betalt för korten som de andra har kvar
snip_snap-variant-snip-snap-fines = Den som får snip, snap eller snorem av nästa spelare betalar; den sista med spelmarker vinner
snip_snap-name-snip-snap-pot = Snip Snap Snorem med pott
snip_snap-name-snip-snap-counters = Snip Snap Snorem, en spelmark per kvarvarande kort
snip_snap-name-snip-snap-fines = Snip Snap Snorem med fem spelmarker var
snip_snap-house-rule-several = Flera kort på en gång
snip_snap-house-rule-pass-at-will = Man får passa när man vill
snip_snap-house-rule-no-short-hand = Ingen extra mark för den som får ett kort färre
snip_snap-house-rule-three-counters = Tre spelmarker var
snip_snap-house-rule-ten-counters = Tio spelmarker var
snip_snap-house-rule-equal-fines = Varje bot är en spelmark
snip_snap-house-rule-five-cards = Fem kort var

snip_snap-body-out = vem som blev av med korten först
snip_snap-body-paid = spelmarker som har betalats i böter
snip_snap-body-turns = tur för tur
