# Polish: refusals of requests.

api-an-object = obiekt
api-a-list = lista

api-must-be-given = To trzeba podać.
api-must-not-be-null = To nie może być null.
api-field-unknown = Nie ma takiego pola.
api-no-object = To musi być obiekt.
api-no-list = To musi być lista.
api-no-such-field = Nie ma pola { $name }.
api-did-you-mean = Czy chodzi o { $name }?

api-must-be-text = To musi być tekst, a nie { $given }.
api-must-be-whole-number = To musi być liczba całkowita, a nie { $given }.
api-must-be-amount = To musi być całkowita liczba najmniejszych jednostek waluty, np. 500 zamiast 5.00, a nie { $given }.
api-must-be-true-or-false = To musi być true albo false, a nie { $given }.
api-must-be-time = To musi być czas od 1900 do 2199 ze strefą, np. 2026-11-20T19:30:00Z, a nie { $given }.
api-must-be-time-zone = To musi być strefa czasowa, np. Europe/Copenhagen, a nie { $given }.
api-must-be-uuid7 = To musi być UUID w wersji 7, a nie { $given }.
api-must-be-day = To musi być dzień, np. 2026-11-20, a nie { $given }.
api-must-be-list = To musi być lista, a nie { $given }.
api-must-be-object = To musi być obiekt, a nie { $given }.
api-must-be-mark = To musi być jedna litera, cyfra albo emoji, a nie { $given }.
api-must-be-currency = To musi być kod z ISO 4217, np. DKK, a nie { $given }.
api-must-be-numbers = To muszą być liczby, np. 6,7, a nie { $given }.
api-one-of = To musi być jedno z: { $choices }, a nie { $given }.
api-number-in-range = To musi być liczba od { $least } do { $most }, a nie { $given }.
api-counted = { $counts ->
    [cards] Liczba kart musi być całkowita, od { $least } do { $most }, a nie { $given }.
    [chips] Liczba żetonów musi być całkowita, od { $least } do { $most }, a nie { $given }.
   *[points] Liczba punktów musi być całkowita, od { $least } do { $most }, a nie { $given }.
}
api-counted-otherwise = { $counts }: liczba całkowita od { $least } do { $most }, a nie { $given }.

api-text-of-some-length = Znaków musi być od { $least } do { $most }, a jest { $given }.
api-text-of-any-length = Znaków może być najwyżej { $most }, a jest { $given }.
api-list-of-some-length = Pozycji musi być od { $least } do { $most }, a jest { $given }.
api-list-of-any-length = Pozycji może być najwyżej { $most }, a jest { $given }.
api-text-written-out = Znaków może być najwyżej { $most }, a po rozpisaniu takich jak ﷺ jest { $given }.
api-text-visible = Musi tu być coś widocznego.
api-text-with-a-character = Nie może tu być znaku { $character }.
api-most-fields = Pól może być najwyżej { $most }.
api-most-values = Wartości może być najwyżej { $most }.
api-most-depth = Zagnieżdżenie może mieć najwyżej { $most } poziomów.
api-longest-names = Nazwy mogą mieć najwyżej { $most } znaków.

api-name-or-member = Podaj, kto to: imię albo członek klubu.
api-player-of-a-link = { $scope ->
    [player] Podaj, czyj to link: player przyjmuje id albo imię.
   *[other] Tylko link o scope player ma osobę grającą.
}
api-name-and-member = Członek klubu ma już imię; pomiń jedno z dwojga.
api-to-or-split = Podaj albo do kogo to idzie, albo jak się to dzieli.
api-parts-of-another-amount = Części to razem { $parts }, a kwota to { $amount }.
api-nothing-to-change = Podaj, co się zmienia: { $known }.
api-period-without-days = Od { $begin } do { $end } nie ma żadnego dnia: pierwszy dzień podaje `from`, ostatni `to`.
api-hand-keeps-its-number = To rozdanie { $number } i zachowuje swój numer; nie jest to rozdanie { $given }.

api-changed-since-it-was-shown = Od pokazania { $tags } coś się zmieniło: pobierz to ponownie i zdecyduj od nowa.
api-made-for-another-version = Teraz jest wersja { $version }, a zmiana dotyczy wersji { $tags }.
api-no-version-in-if-match = Teraz jest wersja { $version }; If-Match nie podaje żadnej.

api-token-needed = Trzeba klucza: Authorization: Bearer <token>.
api-token-must-be-bearer = Authorization musi mieć postać: Bearer <token>.
api-token-cut-off = To nie jest cały klucz: jest obcięty albo z literówką.

api-no-such-language = Nie ma tu języka „{ $tag }”. Są: { $known }.
api-key-of-another-request = Ten Idempotency-Key należy do innego żądania. Nowe żądanie musi mieć nowy.
api-accept-takes-none = To jest dostępne jako { $offered }, a Accept nie przyjmuje żadnego.
api-no-cursor = { $cursor } to nie kursor tej usługi.
api-no-cursor-of-this-list = { $cursor } to nie kursor tej listy.
api-parameter-given-twice = Parametr { $name } podano więcej niż raz ({ $times }): { $given }. Podaj go raz.
api-body-of-another-family = To jest dla gry { $other }. Ta gra to { $family } i przyjmuje { $takes }.
api-act-of-another-family = Ta rodzina gier nie zna { $kind }. Zna: { $known }.
api-claim-lacks = Pytanie { $kind } musi mieć { $name }.
api-claim-takes-no = Pytanie { $kind } nie ma { $name }. Ma: { $takes }.
api-send-json-instead = Wyślij application/json, a nie { $given }.
api-say-it-is-json = Wyślij application/json i podaj to w Content-Type.
api-json-unreadable = { $reason }: wiersz { $line }, kolumna { $column }.
api-json-not-utf-8 = Bajt { $byte } to nie UTF-8.
api-json-key-twice = Nazwę { $key } podano dwa razy.
api-json-number-too-large = { $number } to za duża liczba.
api-json-without-constants = { $constant } to nie JSON.

api-address-must-exist = Pod tym adresem nic nie ma.
api-body-must-be-given = Treścią żądania musi tu być obiekt JSON.
api-body-must-be-small = Treść żądania jest większa, niż przyjmuje ten adres.
api-outcome-must-be-known = Zapisywanie zawiodło i nie wiadomo, czy się udało. Wyślij to ponownie z tym samym Idempotency-Key: tak czy inaczej zostanie zrobione raz.
api-rate-must-be-kept = Za dużo żądań z tego adresu. `Retry-After` mówi, jak długo poczekać.
api-request-must-arrive-in-time = Treść przychodziła za wolno albo urwała się i połączenie zostało zamknięte. Nic nie zapisano: wyślij ją ponownie.
api-service-must-be-ready = Usługa nie może teraz odpowiedzieć. Spróbuj ponownie po tylu sekundach, ile podaje `Retry-After`.
api-service-must-work = Coś zawiodło po naszej stronie; zostało to odnotowane. Nic nie zapisano.
api-store-must-work = Zapisywanie zawiodło i nic nie zapisano. Spróbuj ponownie za chwilę.
api-stream-must-find-room = Otwarte jest tyle strumieni, na ile pozwala serwer. Spróbuj ponownie po tylu sekundach, ile podaje `Retry-After`; do tego czasu co jakiś czas czytaj grę z `If-None-Match`.
api-turn-must-come = Długie obliczenia idą po kolei, a w kolejce czeka ich już tyle, ile może, ogółem albo twoich. Nic nie zrobiono. Spróbuj ponownie po tylu sekundach, ile podaje `Retry-After`.
api-turn-to-write-must-come = Piszą inni, ktoś zbyt długo. Nic nie zapisano. Spróbuj ponownie po tylu sekundach, ile podaje `Retry-After`.

api-form = { $name } ({ $holds })
api-form-or = { $most } albo { $last }
api-form-and = { $most } i { $last }
api-one-form = { $count ->
    [0] Podaj jedno z tych pól: { $forms }. Nie podano żadnego.
   *[other] Podaj tylko jedno z tych pól: { $forms }. Podano: { $given }.
}
api-some-forms = Podaj przynajmniej jedno z tych pól: { $forms }.
