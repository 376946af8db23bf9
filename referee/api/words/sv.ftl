# Swedish: refusals of requests.

api-an-object = ett objekt
api-a-list = en lista

api-must-be-given = Det här måste anges.
api-must-not-be-null = Det här får inte vara null.
api-field-unknown = Det fältet finns inte.
api-no-object = Det här måste vara ett objekt.
api-no-list = Det här måste vara en lista.
api-no-such-field = Fältet { $name } finns inte.
api-did-you-mean = Menade du { $name }?

api-must-be-text = Det här måste vara text, inte { $given }.
api-must-be-whole-number = Det här måste vara ett heltal, inte { $given }.
api-must-be-amount = Det här måste vara ett heltal i valutans minsta enhet, till exempel 500 för 5,00, inte { $given }.
api-must-be-true-or-false = Det här måste vara true eller false, inte { $given }.
api-must-be-time = Det här måste vara en tidpunkt från 1900 till 2199 med tidsskillnad, till exempel 2026-11-20T19:30:00Z, inte { $given }.
api-must-be-time-zone = Det här måste vara en tidszon som Europe/Copenhagen, inte { $given }.
api-must-be-uuid7 = Det här måste vara ett UUID av version 7, inte { $given }.
api-must-be-day = Det här måste vara en dag som 2026-11-20, inte { $given }.
api-must-be-list = Det här måste vara en lista, inte { $given }.
api-must-be-object = Det här måste vara ett objekt, inte { $given }.
api-must-be-mark = Det här måste vara en bokstav, en siffra eller en emoji, inte { $given }.
api-must-be-currency = Det här måste vara en kod enligt ISO 4217 som DKK, inte { $given }.
api-must-be-numbers = Det här måste vara tal som 6,7, inte { $given }.

api-one-of = Det här måste vara något av { $choices }, inte { $given }.
api-number-in-range = Det här måste vara från { $least } till { $most }, inte { $given }.

api-counted = { $counts ->
    [cards] Antalet kort är ett heltal från { $least } till { $most }, inte { $given }.
    [chips] Antalet marker är ett heltal från { $least } till { $most }, inte { $given }.
   *[points] Poäng är ett heltal från { $least } till { $most }, inte { $given }.
}

api-counted-otherwise = { $counts }: ett heltal från { $least } till { $most }, inte { $given }.

api-text-of-some-length = Det här måste ha { $least } till { $most } tecken, inte { $given }.
api-text-of-any-length = Det här får ha högst { $most } tecken, inte { $given }.
api-list-of-some-length = Det här måste ha { $least } till { $most } element, inte { $given }.
api-list-of-any-length = Det här får ha högst { $most } element, inte { $given }.

api-text-written-out = Det här får ha högst { $most } tecken när tecken som ﷺ skrivs ut, inte { $given }.
api-text-visible = Här måste stå något som syns.

api-text-with-a-character = Här får tecknet { $character } inte stå.
api-most-fields = Det här får ha högst { $most } fält.
api-most-values = Det här får innehålla högst { $most } värden.
api-most-depth = Det här får vara nästlat i högst { $most } nivåer.
api-longest-names = Namn får ha högst { $most } tecken.

api-name-or-member = Ange vem: ett namn eller en medlem i klubben.
api-player-of-a-link = { $scope ->
    [player] Ange vems länk det är: player tar ett id eller ett namn.
   *[other] Bara en länk med scope player har en spelare.
}
api-name-and-member = En medlem har redan ett namn; utelämna ett av de två.
api-to-or-split = Ange antingen vem det går till eller hur det delas.

api-parts-of-another-amount = Delarna blir { $parts }, och beloppet är { $amount }.

api-nothing-to-change = Ange vad som ska ändras: { $known }.

api-period-without-days = Från { $begin } till { $end } finns ingen dag: from är den första, to den sista.
api-hand-keeps-its-number = Det här är giv { $number }, och den behåller sitt nummer; det är inte giv { $given }.

api-changed-since-it-was-shown = Det som { $tags } visades för har ändrats sedan dess: hämta det igen och bestäm på nytt.
api-made-for-another-version = Det här är nu version { $version }; ändringen gjordes för version { $tags }.
api-no-version-in-if-match = Det här är nu version { $version }; If-Match nämner ingen version.

api-token-needed = Det här kräver en nyckel: Authorization: Bearer <nyckel>.
api-token-must-be-bearer = I Authorization ska det stå: Bearer <nyckel>.
api-token-cut-off = Den här nyckeln är inte hel: den har klippts av eller skrivits fel.

api-no-such-language = Språket ”{ $tag }” finns inte här. De som finns: { $known }.
api-key-of-another-request = Den här Idempotency-Key har använts för en annan förfrågan. En ny förfrågan ska ha en ny.
api-accept-takes-none = Det här kan ges som { $offered }, och Accept tar inget av dem.
api-no-cursor = { $cursor } är ingen cursor från den här tjänsten.
api-no-cursor-of-this-list = { $cursor } är ingen cursor för den här listan.
api-parameter-given-twice = { $name } har angetts { $times } gånger: { $given }. Ange det en gång.

api-body-of-another-family = Det här är för ett parti { $other }. Det här partiet är { $family } och tar { $takes }.
api-act-of-another-family = Här finns inte { $kind }. Det som finns: { $known }.
api-claim-lacks = En fråga av slaget { $kind } måste ha { $name }.
api-claim-takes-no = En fråga av slaget { $kind } har inte { $name }. Den har { $takes }.
api-send-json-instead = Skicka application/json, inte { $given }.
api-say-it-is-json = Skicka application/json, och ange det i Content-Type.

api-json-unreadable = { $reason }: rad { $line }, kolumn { $column }.
api-json-not-utf-8 = Byte { $byte } är inte UTF-8.
api-json-key-twice = Fältet { $key } har angetts två gånger.
api-json-number-too-large = { $number } är för stort.
api-json-without-constants = { $constant } är inte JSON.

api-address-must-exist = Det finns inget på den här adressen.
api-body-must-be-given = Innehållet måste här vara ett JSON-objekt.
api-body-must-be-small = Förfrågans innehåll är större än vad den här adressen tar emot.
api-outcome-must-be-known = Något gick fel medan det här sparades, och kanske sparades det ändå. Skicka det igen med samma Idempotency-Key: då görs det en gång, vad som än hände.
api-rate-must-be-kept = För många förfrågningar från den här adressen. `Retry-After` säger hur länge du ska vänta.
api-request-must-arrive-in-time = Innehållet kom för långsamt eller stannade, och förbindelsen stängdes. Inget har sparats: skicka det igen.
api-service-must-be-ready = Tjänsten kan inte svara nu. Försök igen efter `Retry-After` sekunder.
api-service-must-work = Något gick fel hos oss och har noterats i loggen. Inget har sparats.
api-store-must-work = Lagringen misslyckades, och inget har sparats. Försök igen om en stund.
api-stream-must-find-room = Så många strömmar som servern tillåter är öppna. Försök igen efter `Retry-After` sekunder; hämta till dess partiet då och då med `If-None-Match`.
api-turn-must-come = Det som tar lång tid räknas ut en sak i taget, och så många som får väntar redan, eller så många av dina. Inget har gjorts. Försök igen efter `Retry-After` sekunder.
api-turn-to-write-must-come = Andra skriver, och en av dem har gjort det för länge. Inget har sparats. Försök igen efter `Retry-After` sekunder.

api-form = { $name } ({ $holds })
api-form-or = { $most } eller { $last }
api-form-and = { $most } och { $last }
api-one-form = { $count ->
    [0] Ange en av dessa: { $forms }. Ingen av dem finns med.
   *[other] Ange bara en av dessa: { $forms }. Här finns { $given }.
}
api-some-forms = Ange minst en av dessa: { $forms }.
