# Norwegian: refusals of requests.

api-an-object = et objekt
api-a-list = en liste

api-must-be-given = Dette må oppgis.
api-must-not-be-null = Dette kan ikke være null.
api-field-unknown = Dette feltet finnes ikke.
api-no-object = Dette må være et objekt.
api-no-list = Dette må være en liste.
api-no-such-field = Feltet { $name } finnes ikke.
api-did-you-mean = Mente du { $name }?

api-must-be-text = Dette må være tekst, ikke { $given }.
api-must-be-whole-number = Dette må være et helt tall, ikke { $given }.
api-must-be-amount = Dette må være et helt tall i den minste enheten av valutaen, for eksempel 500 for 5,00, ikke { $given }.
api-must-be-true-or-false = Dette må være true eller false, ikke { $given }.
api-must-be-time = Dette må være et tidspunkt fra 1900 til 2199 med avvik fra UTC, for eksempel 2026-11-20T19:30:00Z, ikke { $given }.
api-must-be-time-zone = Dette må være en tidssone som Europe/Copenhagen, ikke { $given }.
api-must-be-uuid7 = Dette må være en UUID av versjon 7, ikke { $given }.
api-must-be-day = Dette må være en dag som 2026-11-20, ikke { $given }.
api-must-be-list = Dette må være en liste, ikke { $given }.
api-must-be-object = Dette må være et objekt, ikke { $given }.
api-must-be-mark = Dette må være én bokstav, ett tall eller én emoji, ikke { $given }.
api-must-be-currency = Dette må være en kode fra ISO 4217 som DKK, ikke { $given }.
api-must-be-numbers = Dette må være tall som 6,7, ikke { $given }.
api-one-of = Dette må være en av { $choices }, ikke { $given }.
api-number-in-range = Dette må være fra { $least } til { $most }, ikke { $given }.
api-counted = { $counts ->
    [cards] Kort er hele tall fra { $least } til { $most }; { $given } er ikke det.
    [chips] Sjetonger er hele tall fra { $least } til { $most }; { $given } er ikke det.
   *[points] Poeng er hele tall fra { $least } til { $most }; { $given } er ikke det.
}
api-counted-otherwise = { $counts } er hele tall fra { $least } til { $most }; { $given } er ikke det.

api-text-of-some-length = Dette må ha { $least } til { $most } tegn, ikke { $given }.
api-text-of-any-length = Dette kan ha høyst { $most } tegn, ikke { $given }.
api-list-of-some-length = Dette må ha { $least } til { $most } elementer, ikke { $given }.
api-list-of-any-length = Dette kan ha høyst { $most } elementer, ikke { $given }.
api-text-written-out = Dette kan ha høyst { $most } tegn når tegn som ﷺ er skrevet helt ut, ikke { $given }.
api-text-visible = Dette må inneholde noe som kan ses.
api-text-with-a-character = Dette kan ikke inneholde tegnet { $character }.
api-most-fields = Dette kan ha høyst { $most } felter.
api-most-values = Dette kan inneholde høyst { $most } verdier.
api-most-depth = Dette kan ikke ligge mer enn { $most } nivåer dypt.
api-longest-names = Navn kan ha høyst { $most } tegn.

api-name-or-member = Oppgi hvem: et navn eller et medlem av klubben.
api-player-of-a-link = { $scope ->
    [player] Oppgi hvem lenken er for: player tar en id eller et navn.
   *[other] Bare en lenke med scope player har en spiller.
}
api-name-and-member = Et medlem har allerede et navn; utelat en av delene.
api-to-or-split = Oppgi enten hvem det går til, eller hvordan det deles.
api-parts-of-another-amount = Delene blir { $parts }, men beløpet er { $amount }.
api-nothing-to-change = Oppgi hva som skal endres: { $known }.
api-period-without-days = Fra { $begin } til { $end } er det ingen dager: from er den første, to den siste.
api-hand-keeps-its-number = Dette er runde { $number } og beholder nummeret; det er ikke runde { $given }.

api-changed-since-it-was-shown = Det { $tags } ble vist for, er endret siden da: hent det på nytt, og bestem deg på nytt.
api-made-for-another-version = Dette er nå i versjon { $version }; endringen ble laget til versjon { $tags }.
api-no-version-in-if-match = Dette er nå i versjon { $version }; If-Match nevner ingen versjon.

api-token-needed = Dette krever en nøkkel: Authorization: Bearer <nøkkel>.
api-token-must-be-bearer = Authorization må lyde: Bearer <nøkkel>.
api-token-cut-off = Nøkkelen er ikke hel: den er kuttet av eller skrevet feil.

api-no-such-language = Språket «{ $tag }» finnes ikke her. Disse finnes: { $known }.
api-key-of-another-request = Denne Idempotency-Key er brukt til en annen forespørsel. En ny forespørsel krever en ny.
api-accept-takes-none = Dette finnes som { $offered }, og Accept godtar ingen av dem.
api-no-cursor = { $cursor } er ingen markør i denne tjenesten.
api-no-cursor-of-this-list = { $cursor } er ingen markør i denne listen.
api-parameter-given-twice = { $name } er oppgitt { $times } ganger: { $given }. Oppgi det én gang.
api-body-of-another-family = Dette er til et spill av { $other }. Dette spillet er av { $family } og tar { $takes }.
api-act-of-another-family = Denne familien har ikke { $kind }. Den har { $known }.
api-claim-lacks = Et spørsmål av typen { $kind } trenger { $name }.
api-claim-takes-no = Et spørsmål av typen { $kind } har ikke { $name }. Det har { $takes }.
api-send-json-instead = Send application/json, ikke { $given }.
api-say-it-is-json = Send application/json, og oppgi det i Content-Type.
api-json-unreadable = { $reason }: linje { $line }, kolonne { $column }.
api-json-not-utf-8 = Byte { $byte } er ikke UTF-8.
api-json-key-twice = Feltet { $key } er oppgitt to ganger.
api-json-number-too-large = { $number } er for stort.
api-json-without-constants = { $constant } er ikke JSON.

api-address-must-exist = Det er ingenting på denne adressen.
api-body-must-be-given = Innholdet må her være et JSON-objekt.
api-body-must-be-small = Innholdet i forespørselen er større enn denne adressen tar imot.
api-outcome-must-be-known = Noe gikk galt under lagringen, og dette kan være lagret likevel. Send det på nytt med samme Idempotency-Key: det blir gjort bare én gang.
api-rate-must-be-kept = For mange forespørsler fra denne adressen. `Retry-After` sier hvor lenge du må vente.
api-request-must-arrive-in-time = Innholdet kom for sakte eller stoppet opp, og forbindelsen ble lukket. Ingenting ble lagret: send det på nytt.
api-service-must-be-ready = Tjenesten kan ikke svare nå. Prøv igjen etter `Retry-After` sekunder.
api-service-must-work = Noe gikk galt hos oss og er notert i loggen. Ingenting ble lagret.
api-store-must-work = Lagringen mislyktes, og ingenting ble lagret. Prøv igjen snart.
api-stream-must-find-room = Serveren har ikke plass til flere strømmer. Prøv igjen etter `Retry-After` sekunder; hent i mellomtiden spillet med `If-None-Match` av og til.
api-turn-must-come = Det som tar lang tid, regnes ut én ting om gangen, og det venter allerede så mange som det er plass til, eller så mange fra deg. Ingenting ble gjort. Prøv igjen etter `Retry-After` sekunder.
api-turn-to-write-must-come = Andre skriver, og en av dem bruker for lang tid. Ingenting ble lagret. Prøv igjen etter `Retry-After` sekunder.

api-form = { $name } ({ $holds })
api-form-or = { $most } eller { $last }
api-form-and = { $most } og { $last }
api-one-form = { $count ->
    [0] Oppgi én av disse: { $forms }. Ingen av dem er med.
   *[other] Oppgi bare én av disse: { $forms }. Her er { $given }.
}
api-some-forms = Oppgi minst én av disse: { $forms }.
