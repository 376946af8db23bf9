# Danish: refusals of what is asked for.

service-record-must-replay = Forløbet kan ikke spilles igen: { $reason }

service-event-numbers = Hændelser nummereres fra 2 uden huller: her ventedes { $expected }, ikke { $given }.
service-record-score = Ifølge hændelserne har { $id } { $score }, ikke { $stated }.
service-record-status = Ifølge hændelserne er spillet { $status }, ikke { $stated }.
service-nobody-in-the-record = I dette spil er der ingen »{ $name }«.
service-origin-of-a-game-here = Der er allerede lavet et spil af denne origin. Send samme forløb med samme Idempotency-Key for at få det, eller udelad origin.
service-origin-of-another-record = Der er lavet et spil af denne origin ud fra et andet forløb. Send det igen, eller udelad origin.
service-rule-set-of-other-rules = Ingen version af »{ $name }« har dette forløbs variant og husregler.

service-no-such-game = Spillet »{ $id }« findes ikke.
service-no-such-club = Klubben »{ $id }« findes ikke.
service-player-by-id = I dette spil er der ingen »{ $name }«. Adressen skal have id’et: { $ids }.

service-act-of-another-family = I { $family } findes ikke { $kind }. I et spil kan der noteres: { $known }.
service-most-events = { $most } hændelser er alt, hvad et spil kan have. En omkamp fortsætter ved samme bord.

service-lock-without-club = Dette spil hører ikke til en klub: der er ingen administratorer at overlade det til.
service-lock-too-early = Dette spil er stadig i gang. Afslut det, eller spil det færdigt, før det låses.
service-locked-already = Dette spil er allerede låst.
service-not-locked = Dette spil er ikke låst.
service-game-is-locked = Dette spil er låst: kun en af klubbens administratorer kan ændre det eller låse det op.

service-take-back-others = Hændelse { $event } er selve denne runde; take_back nævner andre.
service-reason-for-a-correction = En rettelse i en klubs spil skal have en grund: reason=…, som gemmes i loggen.
service-two-seats = { $player } ville få to pladser.
service-rematch-too-early = Dette spil er stadig i gang. Afslut det, eller spil det færdigt, før det næste.
service-rematch-there-already = Omkampen efter dette spil er allerede oprettet.

service-token-unknown = Denne nøgle kendes ikke her.
service-token-revoked = Denne nøgle er trukket tilbage.
service-token-expired = Denne nøgle udløb { $at }.
service-token-of-another-game = Denne nøgle er til et andet spil.
service-token-of-a-game = Denne nøgle er til et spil, ikke til dets klub.
service-token-for-watching = Denne nøgle er til at følge med; for at skrive skal man have en til at føre regnskab.
service-token-of-a-player = Dette link er en spillers: det noterer runder og spørger dommeren; alt andet kræver et til at føre regnskab.
service-player-of-the-link-has-left = Spilleren, som linket hører til, har forladt bordet.
service-link-of-somebody-gone = { $player } har forladt bordet: et link er til en, der spiller.
service-last-token-for-scoring = Dette er den sidste nøgle til at føre regnskab; uden den kunne ingen fortsætte spillet.
service-last-admin-token = Dette er klubbens sidste administratornøgle, der ikke udløber; lav en anden først.
service-link-of-somebody-else = Dette link er ikke lavet med dit. Den, der startede spillet, kan trække det tilbage.
service-expiry-in-the-past = Det er allerede gået: klokken er nu { $at }.
service-expiry-after-its-maker = Den nøgle, der laver denne, udløber { $at }; senere må denne ikke udløbe.

service-token-needed = { $purpose ->
    [token] For at se på en nøgle kræves en nøgle: Authorization: Bearer <nøgle>.
    [private_game] For at se dette private spil kræves en nøgle: Authorization: Bearer <nøgle>.
    [game] For at skrive i et spil kræves en nøgle: Authorization: Bearer <nøgle>.
   *[club] Til denne klub kræves en nøgle: Authorization: Bearer <nøgle>.
}

service-no-such-token = { $owner ->
    [game] Den nøgle har dette spil ikke, eller den er trukket tilbage.
   *[club] Den nøgle har denne klub ikke, eller den er trukket tilbage.
}

service-role-needed = Det kræver mindst { $needed ->
    [admin] en nøgle til at styre klubben
    [treasurer] en nøgle til at passe kassen
    [scorer] en nøgle til at føre regnskab
   *[viewer] en nøgle til at følge klubben
}; denne er til { $role ->
    [admin] at styre klubben
    [treasurer] at passe kassen
    [scorer] at føre regnskab
   *[viewer] at følge klubben
}.

service-role-above-ones-own = { $new ->
    [admin] En nøgle til at styre klubben laves med en af samme slags;
    [treasurer] En nøgle til at passe kassen laves mindst med en af samme slags;
    [scorer] En nøgle til at føre regnskab laves mindst med en af samme slags;
   *[viewer] En nøgle til at følge klubben laves mindst med en af samme slags;
} denne er til { $role ->
    [admin] at styre klubben
    [treasurer] at passe kassen
    [scorer] at føre regnskab
   *[viewer] at følge klubben
}.

service-label-in-use = { $state ->
    [revoked] En anden af klubbens nøgler, som er trukket tilbage, hed »{ $label }«; kassebogen kunne ikke skelne dem. »{ $free }« er ledigt.
   *[valid] En anden af klubbens nøgler hedder »{ $label }«; kassebogen kunne ikke skelne dem. »{ $free }« er ledigt.
}

service-hand-recorded-already = Runde { $number } er allerede noteret.
service-hand-too-early = Runde { $number } kan ikke komme nu: den næste er runde { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = I dette spil bekræftes runder ikke.
service-hand-of-ones-own = Den, der noterede runde { $hand }, kan ikke bekræfte den: det gør en anden.
service-hand-of-somebody-else = En spillers link retter kun det, det selv har noteret.
service-hand-has-changed = Runde { $hand } er rettet siden hændelse { $event }. Se på den igen.
service-dispute-of-somebody-else = En anden er ikke enig i runde { $hand }: det afklares af den samme eller af den, der startede spillet.
service-dispute-is-closed = Den, der startede spillet, har afgjort runde { $hand }. Kun en rettelse åbner den igen.
service-hands-disputed = { $count ->
    [one] Der er uenighed om runde { $hands }
   *[other] Der er uenighed om runderne { $hands }
}: intet gøres op, før det er afklaret.

service-variants-of-two-families = { $first } hører til { $first_family } og { $second } til { $second_family }; de har ingen indstillinger fælles.

service-name-of-an-account = »{ $name }« kunne forveksles med en konto eller en plads. Skriv et andet navn end m1, p1, pot, bank, cash box eller guest:….
service-name-to-write-otherwise = »{ $name }« kunne forveksles med en konto eller en plads. Skriv { $instead } i stedet.
service-guest-named-as-a-member = { $member } er medlem: skriv { $reference }, eller giv gæsten et andet navn.
service-begin-a-new-game = Begynd på et nyt spil.
service-nobody-in-the-club = I denne klub er der ingen »{ $name }«. Angiv et id eller et navn fra /members.

service-several-members = Mere end ét medlem hedder »{ $name }«; skriv { $choices }.
service-retired-member = { $id } (meldt ud)
service-no-such-member = I denne klub er der ikke noget medlem »{ $name }«.
service-no-such-rule-set = Denne klub har ikke regelsættet »{ $name }«.
service-address-takes-the-id = Adressen skal have id’et: { $ids }.
service-member-retired = { $member } er meldt ud af klubben. En administrator kan tage { $member } ind igen.

service-member-of-the-table-retired = { $member } er meldt ud af klubben. Begynd på et nyt spil uden { $id }.
service-member-sits-twice = { $member } sidder allerede ved dette bord.
service-member-has-a-seat = { $member } har allerede en plads i dette spil.
service-guests-named-alike = To gæster hedder »{ $name }«; klubbens kassebog kunne ikke skelne dem.
service-guest-of-this-name-here = Her er en gæst, der hedder »{ $name }«; klubbens kassebog kunne ikke skelne dem.
service-no-such-guest = I kassebogen er der ingen gæst »{ $name }«.
service-guest-has-not-played = Ingen gæst ved navn »{ $name }« har spillet i denne klub.
service-member-name-in-use = »{ $name }« er allerede medlem: { $id }. Navne skal skille medlemmer ad.
service-most-members = En klub har højst { $most } medlemmer.

service-most-rule-sets = En klub har højst { $most } regelsæt.
service-club-without-this-rule-set = Denne klub har ikke regelsættet »{ $name }«.
service-rule-set-named-as-an-id = »{ $name }« kunne forveksles med et regelsæts id. Skriv et andet navn.
service-rule-set-name-in-use = Regelsættet { $id } hedder allerede »{ $name }«.
service-rules-from-two-places = Et regelsæt bestemmer variant og husregler; udelad dem, eller udelad regelsættet.
service-name-a-variant = Angiv en variant.
service-name-a-variant-or-a-rule-set = Angiv en variant eller et regelsæt; klubben har ikke noget fast regelsæt.
service-house-rules-without-variant = Husregler skal have en variant, de ændrer.

service-only-in-a-club = { $thing ->
    [event] Et arrangement som »{ $given }« hører til en klub: angiv klubben som club.
    [rule_set] Et regelsæt som »{ $given }« hører til en klub: angiv klubben som club.
   *[member] Et medlem som »{ $given }« hører til en klub: angiv klubben som club.
}
service-game-without-members = Dette spil hører ikke til en klub og har ingen medlemmer. Skriv et navn.

service-currency-of-the-club = Klubbens kassebog føres i { $currency }.
service-currency-in-use = Klubben spiller allerede om { $currency }; det kan ikke længere ændres til { $other }.
service-pays-oneself = Ingen kan betale til sig selv: from og to er den samme konto.
service-cash-box-holds-less = I kassen er der { $holds } ({ $currency }, mindste enhed), så { $amount } kan ikke tages ud.
service-no-such-booking = I denne klub er der ingen postering { $number }.
service-booking-of-a-game = Det er flyttet af et spil; ret spillet, så følger kassebogen med.
service-booking-takes-back = Denne postering annullerer en anden; bogfør i stedet det rigtige på ny.
service-booking-taken-back = Postering { $number } har allerede annulleret denne.
service-settlement-has-changed = Afregningen er blevet en anden: hent den igen, og tag stilling på ny.
service-payment-not-suggested = Afregningen foreslår ikke den betaling. Udelad »settles« for at bogføre den alligevel.
service-games-disputed = { $count ->
    [one] Der er uenighed om runder i et spil
   *[other] Der er uenighed om runder i { $count } spil
}: intet gøres op, før det er afklaret.

service-no-ratings = Denne server fører ingen rating. Den, der driver den, kan slå det til: pip install '.[ratings]' og en genstart.
service-not-ranked-by = Disse spil er { $families }, og medlemmer kan kun ordnes efter { $by } i { $counting }. Hent med ?family={ $first }, eller ordn efter { $common }.

service-hand-amended = runde { $hand } rettet
service-hand-removed = runde { $hand } slettet
service-event-taken-back = hændelse { $event } taget tilbage

service-corrections-and-more = { $corrections } og { $more } mere
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] nr.
    [at] tid
    [from] fra
    [from_name] fra navn
    [to] til
    [to_name] til navn
    [amount] beløb
    [currency] valuta
    [reason] grund
    [is_cash] kontant
    [game] spil
    [event] hændelse
    [reverses] tilbagefører
    [by] af
   *[note] note
}
service-ledger-reason = { $key ->
    [reversal] tilbageført
    [payment] betaling
    [adjustment] rettelse
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] ja
   *[false] nej
}
service-ledger-account = { $account ->
    [pot] pulje
    [bank] bank
   *[cash_box] kasse
}
