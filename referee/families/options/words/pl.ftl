# Polish: refusals of rules.

options-document = Dokument z zasadami
options-given-object = obiekt
options-given-list = lista o długości { $count }
options-given-large-number = aż tak duża liczba
options-given-text = „{ $text }”

options-must-be-true-or-false = { $option } to true albo false, a nie { $given }.
options-must-be-whole = { $option } to liczba całkowita od { $least } do { $most }{ $or ->
    [null] {" "}albo null
   *[no] {""}
}, a nie { $given }.
options-must-be-one-of = { $option } to jedno z: { $choices }, a nie { $given }.
options-must-be-rank = { $option } to wysokość karty, np. A, 7 albo joker, a nie { $given }.
options-must-be-card = { $option } to jedna karta, np. 6C, a nie { $given }.
options-must-be-list = { $option } to lista o długości najwyżej { $most }, a nie { $given }.
options-must-be-options = { $option } to obiekt z opcjami ({ $names }), a nie { $given }.
options-must-be-record = { $option } to obiekt, który ma { $names }, a nie { $given }.
options-must-be-table = { $option } to tabela według { $names }, a nie { $given }.
options-whole-table = { $option } podaje się w całości; brakuje { $missing }.

options-did-you-mean = Nie ma opcji { $option }. Czy chodzi o { $known }?
options-there-are = Nie ma opcji { $option }. Są: { $known }.

options-players = Liczba graczy: { $players }, a te zasady są dla { $fewest }–{ $most }.
options-fewest-and-most = players.min ({ $fewest }) to więcej niż players.max ({ $most }).

options-no-such-variant = Nie ma wariantu „{ $name }”.

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. Pierwsze zasady: { $first }; drugie: { $second }.
options-default = O ile wariant nie mówi inaczej: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Te zasady są po angielsku.

    { $text }

options-target = cel
options-stake-each = { $stake } od osoby
options-stake-a-point = { $stake } za punkt
options-stake-a-chip = { $stake } za żeton
options-stake-a-stake = { $stake } za stawkę
options-house-rules-known = Znane zasady domowe
