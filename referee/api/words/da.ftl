# Danish: refusals of requests.

api-an-object = et objekt
api-a-list = en liste

api-must-be-given = Dette skal angives.
api-must-not-be-null = Dette må ikke være null.
api-field-unknown = Det felt findes ikke.
api-no-object = Dette skal være et objekt.
api-no-list = Dette skal være en liste.
api-no-such-field = Feltet { $name } findes ikke.
api-did-you-mean = Mente du { $name }?

api-must-be-text = Dette skal være tekst, ikke { $given }.
api-must-be-whole-number = Dette skal være et helt tal, ikke { $given }.
api-must-be-amount = Dette skal være et helt antal af valutaens mindste enhed, for eksempel 500 for 5,00, ikke { $given }.
api-must-be-true-or-false = Dette skal være true eller false, ikke { $given }.
api-must-be-time = Dette skal være et tidspunkt fra 1900 til 2199 med tidsforskel, for eksempel 2026-11-20T19:30:00Z, ikke { $given }.
api-must-be-time-zone = Dette skal være en tidszone som Europe/Copenhagen, ikke { $given }.
api-must-be-uuid7 = Dette skal være et UUID af version 7, ikke { $given }.
api-must-be-day = Dette skal være en dag som 2026-11-20, ikke { $given }.
api-must-be-list = Dette skal være en liste, ikke { $given }.
api-must-be-object = Dette skal være et objekt, ikke { $given }.
api-must-be-mark = Dette skal være ét bogstav, ét tal eller én emoji, ikke { $given }.
api-must-be-currency = Dette skal være en kode fra ISO 4217 som DKK, ikke { $given }.
api-must-be-numbers = Dette skal være tal som 6,7, ikke { $given }.

api-one-of = Dette skal være en af { $choices }, ikke { $given }.
api-number-in-range = Dette skal være fra { $least } til { $most }, ikke { $given }.

api-counted = { $counts ->
    [cards] Antallet af kort er et helt tal fra { $least } til { $most }, ikke { $given }.
    [chips] Antallet af jetoner er et helt tal fra { $least } til { $most }, ikke { $given }.
   *[points] Point er et helt tal fra { $least } til { $most }, ikke { $given }.
}

api-counted-otherwise = { $counts }: et helt tal fra { $least } til { $most }, ikke { $given }.

api-text-of-some-length = Dette skal have { $least } til { $most } tegn, ikke { $given }.
api-text-of-any-length = Dette må højst have { $most } tegn, ikke { $given }.
api-list-of-some-length = Dette skal have { $least } til { $most } elementer, ikke { $given }.
api-list-of-any-length = Dette må højst have { $most } elementer, ikke { $given }.

api-text-written-out = Dette må højst have { $most } tegn, når tegn som ﷺ skrives ud, ikke { $given }.
api-text-visible = Her skal stå noget, der kan ses.

api-text-with-a-character = Her må tegnet { $character } ikke stå.
api-most-fields = Dette må højst have { $most } felter.
api-most-values = Dette må højst indeholde { $most } værdier.
api-most-depth = Dette må højst være indlejret i { $most } niveauer.
api-longest-names = Navne må højst have { $most } tegn.

api-name-or-member = Angiv hvem: et navn eller et medlem af klubben.
api-player-of-a-link = { $scope ->
    [player] Angiv, hvis link det er: player tager et id eller et navn.
   *[other] Kun et link med scope player har en spiller.
}
api-name-and-member = Et medlem har allerede et navn; udelad det ene af de to.
api-to-or-split = Angiv enten, hvem det går til, eller hvordan det deles.

api-parts-of-another-amount = Delene giver { $parts }, og beløbet er { $amount }.

api-nothing-to-change = Angiv, hvad der skal ændres: { $known }.

api-period-without-days = Fra { $begin } til { $end } er der ingen dag: from er den første, to den sidste.
api-hand-keeps-its-number = Dette er runde { $number }, og den beholder sit nummer; det er ikke runde { $given }.

api-changed-since-it-was-shown = Det, { $tags } blev vist for, er ændret siden: hent det igen, og tag stilling på ny.
api-made-for-another-version = Dette er nu version { $version }; ændringen blev lavet til version { $tags }.
api-no-version-in-if-match = Dette er nu version { $version }; If-Match nævner ingen version.

api-token-needed = Dertil kræves en nøgle: Authorization: Bearer <nøgle>.
api-token-must-be-bearer = I Authorization skal der stå: Bearer <nøgle>.
api-token-cut-off = Denne nøgle er ikke hel: den er klippet over eller tastet forkert.

api-no-such-language = Sproget »{ $tag }« findes ikke her. Der er: { $known }.
api-key-of-another-request = Denne Idempotency-Key er brugt til en anden forespørgsel. En ny forespørgsel skal have en ny.
api-accept-takes-none = Dette kan gives som { $offered }, og Accept tager ingen af dem.
api-no-cursor = { $cursor } er ikke en cursor fra denne tjeneste.
api-no-cursor-of-this-list = { $cursor } er ikke en cursor til denne liste.
api-parameter-given-twice = { $name } er angivet { $times } gange: { $given }. Angiv det én gang.

api-body-of-another-family = Dette er til et spil { $other }. Dette spil er { $family } og tager { $takes }.
api-act-of-another-family = Her findes ikke { $kind }. Der er { $known }.
api-claim-lacks = Et spørgsmål af slagsen { $kind } skal have { $name }.
api-claim-takes-no = Et spørgsmål af slagsen { $kind } har ikke { $name }. Det har { $takes }.
api-send-json-instead = Send application/json, ikke { $given }.
api-say-it-is-json = Send application/json, og angiv det i Content-Type.

api-json-unreadable = { $reason }: linje { $line }, kolonne { $column }.
api-json-not-utf-8 = Byte { $byte } er ikke UTF-8.
api-json-key-twice = Feltet { $key } er angivet to gange.
api-json-number-too-large = { $number } er for stort.
api-json-without-constants = { $constant } er ikke JSON.

api-address-must-exist = Der er ikke noget på denne adresse.
api-body-must-be-given = Forespørgslens indhold skal her være et JSON-objekt.
api-body-must-be-small = Forespørgslens indhold er større, end denne adresse tager imod.
api-outcome-must-be-known = Noget gik galt, mens dette blev gemt, og måske er det gemt. Send det igen med samme Idempotency-Key: så bliver det gjort én gang, uanset hvad der skete.
api-rate-must-be-kept = For mange forespørgsler fra denne adresse. `Retry-After` siger, hvor længe der skal ventes.
api-request-must-arrive-in-time = Indholdet kom for langsomt eller gik i stå, og forbindelsen blev lukket. Intet er gemt: send det igen.
api-service-must-be-ready = Tjenesten kan ikke svare nu. Prøv igen efter `Retry-After` sekunder.
api-service-must-work = Noget gik galt hos os og er noteret i loggen. Intet er gemt.
api-store-must-work = Lagringen mislykkedes, og intet er gemt. Prøv igen om lidt.
api-stream-must-find-room = Der er åbnet så mange strømme, som denne server tillader. Prøv igen efter `Retry-After` sekunder; hent indtil da spillet nu og da med `If-None-Match`.
api-turn-must-come = Det, der tager lang tid, regnes ud ét ad gangen, og der venter allerede så mange, som der må, eller så mange af dine. Intet er gjort. Prøv igen efter `Retry-After` sekunder.
api-turn-to-write-must-come = Andre skriver, og en af dem har gjort det for længe. Intet er gemt. Prøv igen efter `Retry-After` sekunder.

api-form = { $name } ({ $holds })
api-form-or = { $most } eller { $last }
api-form-and = { $most } og { $last }
api-one-form = { $count ->
    [0] Angiv én af disse: { $forms }. Ingen af dem er med.
   *[other] Angiv kun én af disse: { $forms }. Her er { $given }.
}
api-some-forms = Angiv mindst én af disse: { $forms }.
