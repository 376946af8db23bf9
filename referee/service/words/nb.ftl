# Norwegian: refusals of what is asked for.

service-record-must-replay = Forløpet kan ikke spilles om igjen: { $reason }
service-event-numbers = Hendelser nummereres fra 2 uten hull: neste er { $expected }, ikke { $given }.
service-record-score = Etter hendelsene har { $id } { $score }, ikke { $stated }.
service-record-status = Etter hendelsene er spillet { $status }, ikke { $stated }.
service-nobody-in-the-record = Ingen i dette spillet heter «{ $name }».
service-origin-of-a-game-here = Det er allerede laget et spill av denne origin. Send samme forløp med samme Idempotency-Key for å få det, eller utelat origin.
service-origin-of-another-record = Det er laget et spill av denne origin fra et annet forløp. Send det igjen, eller utelat origin.
service-rule-set-of-other-rules = Ingen versjon av «{ $name }» har varianten og husreglene i dette forløpet.

service-no-such-game = Spillet «{ $id }» finnes ikke.
service-no-such-club = Klubben «{ $id }» finnes ikke.
service-player-by-id = Ingen i dette spillet heter «{ $name }». I adressen skal id-en stå: { $ids }.
service-act-of-another-family = { $family } har ikke { $kind }. Dette kan legges inn: { $known }.
service-most-events = Et spill kan ikke ha flere enn { $most } hendelser. Omkampen går videre med samme bord.

service-lock-without-club = Spillet hører ikke til noen klubb, så det er ingen administrator å overlate det til.
service-lock-too-early = Spillet pågår fortsatt. Avslutt det eller spill det ferdig før det låses.
service-locked-already = Spillet er allerede låst.
service-not-locked = Spillet er ikke låst.
service-game-is-locked = Spillet er låst: bare en administrator i klubben kan endre det eller låse det opp.

service-take-back-others = Hendelse { $event } er selve runden; take_back nevner andre.
service-reason-for-a-correction = En rettelse i et klubbspill krever en grunn: reason=…, som loggen tar vare på.
service-two-seats = { $player } ville få to plasser.
service-rematch-too-early = Spillet pågår fortsatt. Avslutt det eller spill det ferdig før det neste.
service-rematch-there-already = Omkampen etter dette spillet finnes allerede.

service-token-unknown = Denne nøkkelen er ikke kjent her.
service-token-revoked = Denne nøkkelen er trukket tilbake.
service-token-expired = Denne nøkkelen utløp { $at }.
service-token-of-another-game = Denne nøkkelen er til et annet spill.
service-token-of-a-game = Denne nøkkelen er til et spill, ikke til klubben det hører til.
service-token-for-watching = Denne nøkkelen er til å følge med; for å legge inn noe trengs en til å føre poeng.
service-token-of-a-player = Denne lenken er en spillers: den legger inn runder og spør dommeren; alt annet krever en til å føre poeng.
service-player-of-the-link-has-left = Spilleren som lenken tilhører, har forlatt bordet.
service-link-of-somebody-gone = { $player } har forlatt bordet: en lenke er for en som spiller.
service-last-token-for-scoring = Dette er den siste nøkkelen til å føre poeng; uten den kan ingen fortsette spillet.
service-last-admin-token = Dette er klubbens siste administratornøkkel som ikke utløper; lag en annen først.
service-link-of-somebody-else = Denne lenken ble ikke laget med din. Den som begynte spillet, kan trekke den tilbake.
service-expiry-in-the-past = Det er i fortiden: klokken er nå { $at }.
service-expiry-after-its-maker = Nøkkelen som lager denne, utløper { $at }; senere kan ikke denne utløpe.
service-token-needed = { $purpose ->
    [token] For å se på en nøkkel trengs en nøkkel: Authorization: Bearer <nøkkel>.
    [private_game] For å se dette private spillet trengs en nøkkel: Authorization: Bearer <nøkkel>.
    [game] For å skrive i et spill trengs en nøkkel: Authorization: Bearer <nøkkel>.
   *[club] Denne klubben krever en nøkkel: Authorization: Bearer <nøkkel>.
}
service-no-such-token = { $owner ->
    [game] Den nøkkelen har ikke dette spillet, eller den er trukket tilbake.
   *[club] Den nøkkelen har ikke denne klubben, eller den er trukket tilbake.
}
service-role-needed = Det krever minst en nøkkel til { $needed ->
    [admin] å styre klubben
    [treasurer] å føre kassen
    [scorer] å føre poeng
   *[viewer] å følge klubben
}; denne er til { $role ->
    [admin] å styre klubben
    [treasurer] å føre kassen
    [scorer] å føre poeng
   *[viewer] å følge klubben
}.
service-role-above-ones-own = { $new ->
    [admin] En nøkkel til å styre klubben kan bare lages med en slik;
    [treasurer] En nøkkel til å føre kassen kan bare lages med en slik, eller med en som kan mer;
    [scorer] En nøkkel til å føre poeng kan bare lages med en slik, eller med en som kan mer;
   *[viewer] En nøkkel til å følge klubben kan bare lages med en slik, eller med en som kan mer;
} denne er til { $role ->
    [admin] å styre klubben
    [treasurer] å føre kassen
    [scorer] å føre poeng
   *[viewer] å følge klubben
}.
service-label-in-use = { $state ->
    [revoked] En annen av klubbens nøkler het «{ $label }» og er trukket tilbake; kasseboken kunne ikke skille hvem som gjorde hva. «{ $free }» er ledig.
   *[valid] En annen av klubbens nøkler heter «{ $label }»; kasseboken kunne ikke skille hvem som gjorde hva. «{ $free }» er ledig.
}

service-hand-recorded-already = Runde { $number } er allerede lagt inn.
service-hand-too-early = Runde { $number } kan ikke komme nå: den neste er runde { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = I dette spillet bekreftes ikke runder.
service-hand-of-ones-own = Den som la inn runde { $hand }, kan ikke bekrefte den: det gjør en annen.
service-hand-of-somebody-else = En spillers lenke retter bare det den selv har lagt inn.
service-hand-has-changed = Runde { $hand } er rettet siden hendelse { $event }. Se på den igjen.
service-dispute-of-somebody-else = Noen er ikke enig i runde { $hand }: det avklares av samme person eller av den som begynte spillet.
service-dispute-is-closed = Den som begynte spillet, har avgjort runde { $hand }. Bare en rettelse åpner den igjen.
service-hands-disputed = { $count ->
    [one] Det er uenighet om runde { $hands }
   *[other] Det er uenighet om rundene { $hands }
}: ingenting gjøres opp før det er avklart.

service-variants-of-two-families = { $first } er av familien { $first_family }, og { $second } av { $second_family }; de har ingen innstillinger felles.

service-name-of-an-account = «{ $name }» kunne forveksles med en konto eller en plass. Skriv et annet navn enn m1, p1, pot, bank, cash box eller guest:….
service-name-to-write-otherwise = «{ $name }» kunne forveksles med en konto eller en plass. Skriv { $instead } i stedet.
service-guest-named-as-a-member = { $member } er medlem: skriv { $reference }, eller gi gjesten et annet navn.
service-begin-a-new-game = Begynn et nytt spill.
service-nobody-in-the-club = Ingen i klubben heter «{ $name }». Oppgi en id eller et navn fra /members.
service-several-members = Flere medlemmer heter «{ $name }»; skriv { $choices }.
service-retired-member = { $id } (meldt ut)
service-no-such-member = Det finnes ikke noe medlem «{ $name }» i klubben.
service-no-such-rule-set = Det finnes ikke noe regelsett «{ $name }» i klubben.
service-address-takes-the-id = I adressen skal id-en stå: { $ids }.
service-member-retired = { $member } er meldt ut av klubben. En administrator kan ta inn { $member } igjen.
service-member-of-the-table-retired = { $member } er meldt ut av klubben. Begynn et nytt spill uten { $id }.
service-member-sits-twice = { $member } sitter allerede ved dette bordet.
service-member-has-a-seat = { $member } har allerede en plass i dette spillet.
service-guests-named-alike = To gjester heter «{ $name }»; klubbens kassebok kunne ikke skille dem.
service-guest-of-this-name-here = Det er allerede en gjest som heter «{ $name }»; klubbens kassebok kunne ikke skille dem.
service-no-such-guest = Ingen gjest i kasseboken heter «{ $name }».
service-guest-has-not-played = Ingen gjest som heter «{ $name }», har spilt i klubben.
service-member-name-in-use = Det er allerede et medlem som heter «{ $name }»: { $id }. Medlemmer må kunne skilles på navnet.
service-most-members = En klubb har høyst { $most } medlemmer.

service-most-rule-sets = En klubb har høyst { $most } regelsett.
service-club-without-this-rule-set = Klubben har ikke noe regelsett «{ $name }».
service-rule-set-named-as-an-id = «{ $name }» kunne forveksles med id-en til et regelsett. Skriv et annet navn.
service-rule-set-name-in-use = Regelsettet { $id } heter allerede «{ $name }».
service-rules-from-two-places = Et regelsett sier varianten og husreglene; utelat dem, eller utelat regelsettet.
service-name-a-variant = Oppgi en variant.
service-name-a-variant-or-a-rule-set = Oppgi en variant eller et regelsett; klubben har ikke noe fast regelsett.
service-house-rules-without-variant = Husregler krever en variant som de endrer.
service-only-in-a-club = { $thing ->
    [event] Et arrangement som «{ $given }» hører til en klubb: oppgi klubben som club.
    [rule_set] Et regelsett som «{ $given }» hører til en klubb: oppgi klubben som club.
   *[member] Et medlem som «{ $given }» hører til en klubb: oppgi klubben som club.
}
service-game-without-members = Spillet hører ikke til noen klubb og har ingen medlemmer. Skriv et navn.

service-currency-of-the-club = Klubbens kassebok er i { $currency }.
service-currency-in-use = Klubben spiller allerede om { $currency }; det kan ikke lenger endres til { $other }.
service-pays-oneself = Ingen kan betale til seg selv: from og to er samme konto.
service-cash-box-holds-less = I kassen er det { $holds } av den minste enheten av { $currency }, og { $amount } kan ikke tas ut.
service-no-such-booking = Postering { $number } finnes ikke i klubben.
service-booking-of-a-game = Et spill har bokført dette; rett spillet, så følger kasseboken med.
service-booking-takes-back = Denne annullerer en annen postering; bokfør heller det riktige på nytt.
service-booking-taken-back = Postering { $number } har allerede annullert denne.
service-settlement-has-changed = Oppgjøret er et annet nå: hent det på nytt, og bestem deg på nytt.
service-payment-not-suggested = Oppgjøret foreslår ingen slik betaling. Utelat «settles» for å bokføre den likevel.
service-games-disputed = { $count ->
    [one] Det er uenighet om runder i et spill
   *[other] Det er uenighet om runder i { $count } spill
}: ingenting gjøres opp før det er avklart.

service-no-ratings = Denne serveren fører ingen rating. Den som driver den, kan: pip install '.[ratings]', og start på nytt.
service-not-ranked-by = Disse spillene er av { $families }, og medlemmer kan ordnes etter { $by } bare i spill av { $counting }. Be om ?family={ $first }, eller ordne etter { $common }.

service-hand-amended = runde { $hand } rettet
service-hand-removed = runde { $hand } fjernet
service-event-taken-back = hendelse { $event } tatt tilbake
service-corrections-and-more = { $corrections } og { $more } til
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] nr.
    [at] tid
    [from] fra
    [from_name] fra navn
    [to] til
    [to_name] til navn
    [amount] beløp
    [currency] valuta
    [reason] grunn
    [is_cash] kontant
    [game] spill
    [event] hendelse
    [reverses] tilbakefører
    [by] av
   *[note] merknad
}
service-ledger-reason = { $key ->
    [reversal] tilbakeført
    [payment] betaling
    [adjustment] rettelse
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] ja
   *[false] nei
}
service-ledger-account = { $account ->
    [pot] pott
    [bank] bank
   *[cash_box] kasse
}
