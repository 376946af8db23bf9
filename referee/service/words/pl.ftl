# Polish: refusals of the service.

service-record-must-replay = Zapisu nie da się odtworzyć: { $reason }
service-event-numbers = Zdarzenia mają numery od 2, bez luk: oczekiwano { $expected }, a jest { $given }.
service-record-score = Według zdarzeń { $id } ma { $score }, a nie { $stated }.
service-record-status = Według zdarzeń stan gry to { $status }, a nie { $stated }.
service-nobody-in-the-record = W tej grze nie ma nikogo o imieniu „{ $name }”.
service-origin-of-a-game-here = Z tego origin powstała już gra. Wyślij ten sam zapis z tym samym Idempotency-Key, aby ją otrzymać, albo pomiń origin.
service-origin-of-another-record = Z tego origin powstała gra według innego zapisu. Wyślij go jeszcze raz albo pomiń origin.
service-rule-set-of-other-rules = Żadna wersja „{ $name }” nie ma wariantu i zasad domowych tego zapisu.

service-no-such-game = Nie ma gry „{ $id }”.
service-no-such-club = Nie ma klubu „{ $id }”.
service-player-by-id = W tej grze nie ma nikogo o imieniu „{ $name }”. W adresie podaje się id: { $ids }.
service-act-of-another-family = { $family } nie zna { $kind }. W takiej grze można wpisać: { $known }.
service-most-events = Gra może mieć najwyżej { $most } zdarzeń. W rewanżu można grać dalej przy tym samym stole.

service-lock-without-club = Ta gra nie należy do klubu: nikt nie mógłby jej potem odblokować.
service-lock-too-early = Ta gra jeszcze trwa. Zanim się ją zablokuje, zakończ ją albo dograj do końca.
service-locked-already = Ta gra już jest zablokowana.
service-not-locked = Ta gra nie jest zablokowana.
service-game-is-locked = Ta gra jest zablokowana: zmienić ją albo odblokować może tylko osoba prowadząca klub.

service-take-back-others = Zdarzenie { $event } to właśnie to rozdanie; take_back podaje inne.
service-reason-for-a-correction = Poprawka w grze klubu wymaga powodu: reason=…, który zostaje w jej dzienniku.
service-two-seats = { $player } nie może zajmować dwóch miejsc.
service-rematch-too-early = Ta gra jeszcze trwa. Przed następną zakończ ją albo dograj do końca.
service-rematch-there-already = Rewanż tej gry już został założony.

service-token-unknown = Ten klucz nie jest tu znany.
service-token-revoked = Ten klucz został unieważniony.
service-token-expired = Ten klucz wygasł { $at }.
service-token-of-another-game = Ten klucz jest do innej gry.
service-token-of-a-game = Ten klucz jest do gry, a nie do jej klubu.
service-token-for-watching = Ten klucz jest do oglądania; do wpisywania potrzeba klucza do prowadzenia zapisu.
service-token-of-a-player = To link osoby grającej: służy do wpisywania rozdań i pytania sędziego; do reszty potrzeba linku do prowadzenia zapisu.
service-player-of-the-link-has-left = Osoba, do której należy ten link, odeszła od stołu.
service-link-of-somebody-gone = { $player } nie siedzi już przy stole: link jest dla kogoś, kto gra.
service-last-token-for-scoring = To ostatni klucz do prowadzenia zapisu; bez niego nikt nie mógłby grać dalej.
service-last-admin-token = To ostatni stały klucz do prowadzenia tego klubu; najpierw zrób inny.
service-link-of-somebody-else = Ten link nie powstał z twojego. Może go cofnąć osoba, która zaczęła grę.
service-expiry-in-the-past = To już minęło: teraz jest { $at }.
service-expiry-after-its-maker = Klucz, z którego ten powstaje, wygasa { $at }; ten nie może później.
service-token-needed = { $purpose ->
    [token] Żeby obejrzeć klucz, trzeba klucza: Authorization: Bearer <token>.
    [private_game] Żeby czytać tę prywatną grę, trzeba klucza: Authorization: Bearer <token>.
    [game] Żeby wpisywać do gry, trzeba klucza: Authorization: Bearer <token>.
   *[club] Do tego klubu trzeba klucza: Authorization: Bearer <token>.
}
service-no-such-token = { $owner ->
    [game] Ta gra nie ma takiego klucza albo został unieważniony.
   *[club] Ten klub nie ma takiego klucza albo został unieważniony.
}
service-role-needed = Do tego potrzeba klucza { $needed ->
    [admin] do prowadzenia klubu
    [treasurer] do prowadzenia kasy
    [scorer] do prowadzenia zapisu
   *[viewer] do oglądania
}; ten jest { $role ->
    [admin] do prowadzenia klubu
    [treasurer] do prowadzenia kasy
    [scorer] do prowadzenia zapisu
   *[viewer] do oglądania
}.
service-role-above-ones-own = { $new ->
    [admin] Klucz do prowadzenia klubu można zrobić tylko takim samym kluczem;
    [treasurer] Klucz do prowadzenia kasy można zrobić tylko kluczem co najmniej takim samym;
    [scorer] Klucz do prowadzenia zapisu można zrobić tylko kluczem co najmniej takim samym;
   *[viewer] Klucz do oglądania można zrobić tylko kluczem co najmniej takim samym;
} ten jest { $role ->
    [admin] do prowadzenia klubu
    [treasurer] do prowadzenia kasy
    [scorer] do prowadzenia zapisu
   *[viewer] do oglądania
}.
service-label-in-use = { $state ->
    [revoked] Klucz o nazwie „{ $label }” klub już ma, unieważniony; w księdze nie byłoby wiadomo, kto co zrobił. Wolna nazwa: „{ $free }”.
   *[valid] Klucz o nazwie „{ $label }” klub już ma; w księdze nie byłoby wiadomo, kto co zrobił. Wolna nazwa: „{ $free }”.
}

service-hand-recorded-already = Rozdanie { $number } jest już wpisane.
service-hand-too-early = Rozdania { $number } nie można jeszcze wpisać: następne to { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = W tej grze rozdań się nie potwierdza.
service-hand-of-ones-own = Rozdania { $hand } nie potwierdza osoba, która je wpisała: robi to ktoś inny.
service-hand-of-somebody-else = Link osoby grającej poprawia tylko to, co nim wpisano.
service-hand-has-changed = Rozdanie { $hand } poprawiono po zdarzeniu { $event }. Spójrz na nie jeszcze raz.
service-dispute-of-somebody-else = Ktoś kwestionuje rozdanie { $hand }: rozstrzyga to ta sama osoba albo ta, która zaczęła grę.
service-dispute-is-closed = Osoba, która zaczęła grę, rozstrzygnęła o rozdaniu { $hand }. Otworzy je na nowo tylko poprawka.
service-hands-disputed = { $count ->
    [one] Rozdanie { $hands } jest zakwestionowane
    [few] Rozdania { $hands } są zakwestionowane
    [many] Rozdania { $hands } są zakwestionowane
   *[other] Rozdania { $hands } są zakwestionowane
}: niczego się nie rozlicza, dopóki to trwa.

service-variants-of-two-families = { $first } to { $first_family }, a { $second } to { $second_family }; nie mają wspólnych opcji.

service-name-of-an-account = „{ $name }” można pomylić z kontem albo miejscem. Wpisz imię inne niż m1, p1, pot, bank, cash box lub guest:…
service-name-to-write-otherwise = „{ $name }” można pomylić z kontem albo miejscem. Wpisz zamiast tego { $instead }.
service-guest-named-as-a-member = { $member } jest w klubie: wpisz { $reference } albo nazwij gościa inaczej.
service-begin-a-new-game = Zacznij nową grę.
service-nobody-in-the-club = W tym klubie nie ma nikogo o imieniu „{ $name }”. Podaj id albo imię z /members.
service-several-members = Imię „{ $name }” ma w klubie więcej osób; podaj { $choices }.
service-retired-member = { $id } (poza klubem)
service-no-such-member = W tym klubie nie ma członka „{ $name }”.
service-no-such-rule-set = W tym klubie nie ma zestawu zasad „{ $name }”.
service-address-takes-the-id = W adresie podaje się id: { $ids }.
service-member-retired = { $member } jest już poza klubem. Osoba prowadząca klub może przyjąć z powrotem: { $member }.
service-member-of-the-table-retired = { $member } jest już poza klubem. Zacznij nową grę bez { $id }.
service-member-sits-twice = { $member } siedzi już przy tym stole.
service-member-has-a-seat = { $member } ma już miejsce w tej grze.
service-guests-named-alike = Dwie osoby spoza klubu mają imię „{ $name }”; w księdze nie dałoby się ich odróżnić.
service-guest-of-this-name-here = Jest tu już gość o imieniu „{ $name }”; w księdze nie dałoby się ich odróżnić.
service-no-such-guest = W księdze nie ma gościa o imieniu „{ $name }”.
service-guest-has-not-played = W tym klubie nie ma gier gościa o imieniu „{ $name }”.
service-member-name-in-use = „{ $name }” jest już w klubie: { $id }. Imiona muszą się różnić.
service-most-members = Klub może mieć najwyżej { $most } członków.

service-most-rule-sets = Klub może mieć najwyżej { $most } zestawów zasad.
service-club-without-this-rule-set = Ten klub nie ma zestawu zasad „{ $name }”.
service-rule-set-named-as-an-id = „{ $name }” można pomylić z id zestawu zasad. Wpisz inną nazwę.
service-rule-set-name-in-use = Zestaw zasad { $id } ma już nazwę „{ $name }”.
service-rules-from-two-places = Zestaw zasad zawiera wariant i zasady domowe; pomiń je albo pomiń zestaw.
service-name-a-variant = Podaj wariant.
service-name-a-variant-or-a-rule-set = Podaj wariant albo zestaw zasad; klub nie ma domyślnego zestawu.
service-house-rules-without-variant = Zasady domowe muszą mieć wariant, który zmieniają.
service-only-in-a-club = { $thing ->
    [event] Wydarzenie takie jak „{ $given }” należy do klubu: podaj klub w club.
    [rule_set] Zestaw zasad taki jak „{ $given }” należy do klubu: podaj klub w club.
   *[member] Członek taki jak „{ $given }” należy do klubu: podaj klub w club.
}
service-game-without-members = Ta gra nie należy do klubu i nie ma członków. Wpisz imię.

service-currency-of-the-club = Księga klubu jest w { $currency }.
service-currency-in-use = Klub gra już na { $currency }; nie można tego zmienić na { $other }.
service-pays-oneself = Nie można płacić sobie: w from i w to jest jedno konto.
service-cash-box-holds-less = W kasie jest { $holds } najmniejszych jednostek { $currency }; nie można wyjąć { $amount }.
service-no-such-booking = W tym klubie nie ma wpisu { $number }.
service-booking-of-a-game = To wynika z gry; popraw grę, a księga się dostosuje.
service-booking-takes-back = To cofa inny wpis; zamiast tego wpisz od nowa to, co słuszne.
service-booking-taken-back = Wpis { $number } już to cofa.
service-settlement-has-changed = Rozliczenie jest już inne: pobierz je ponownie i zdecyduj od nowa.
service-payment-not-suggested = Rozliczenie nie przewiduje takiej wpłaty. Pomiń „settles”, żeby mimo to ją wpisać.
service-games-disputed = { $count ->
    [one] Rozdania jednej gry są zakwestionowane
    [few] Rozdania { $count } gier są zakwestionowane
    [many] Rozdania { $count } gier są zakwestionowane
   *[other] Rozdania { $count } gier są zakwestionowane
}: niczego się nie rozlicza, dopóki to trwa.

service-no-ratings = Ten serwer nie liczy ratingu. Kto go utrzymuje, może to włączyć: pip install '.[ratings]' i restart.
service-not-ranked-by = Te gry to { $families }, a ranking według { $by } jest możliwy tylko w grach { $counting }. Zapytaj o ?family={ $first } albo o ranking według { $common }.

service-hand-amended = poprawka rozdania { $hand }
service-hand-removed = usunięcie rozdania { $hand }
service-event-taken-back = cofnięcie zdarzenia { $event }
service-corrections-and-more = { $corrections } i jeszcze { $more }
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] nr
    [at] czas
    [from] od
    [from_name] od (nazwa)
    [to] do
    [to_name] do (nazwa)
    [amount] kwota
    [currency] waluta
    [reason] powód
    [is_cash] gotówka
    [game] gra
    [event] zdarzenie
    [reverses] cofa
    [by] wpis
   *[note] uwaga
}
service-ledger-reason = { $key ->
    [reversal] cofnięcie
    [payment] płatność
    [adjustment] decyzja
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] tak
   *[false] nie
}
service-ledger-account = { $account ->
    [pot] pula
    [bank] bank
   *[cash_box] kasa
}
