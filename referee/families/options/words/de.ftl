# German: refusals of rules.

options-document = Ein Regeldokument
options-given-object = ein Objekt
options-given-list = eine Liste von { $count }
options-given-large-number = eine so große Zahl
options-given-text = „{ $text }“

options-must-be-true-or-false = { $option } ist true oder false, nicht { $given }.
options-must-be-whole = { $option } ist eine ganze Zahl von { $least } bis { $most }{ $or ->
    [null] {" "}oder null
   *[no] {""}
}, nicht { $given }.
options-must-be-one-of = { $option } ist eins von { $choices }, nicht { $given }.
options-must-be-rank = { $option } ist ein Kartenwert wie A, 7 oder joker, nicht { $given }.
options-must-be-card = { $option } ist eine einzelne Karte wie 6C, nicht { $given }.
options-must-be-list = { $option } ist eine Liste von höchstens { $most }, nicht { $given }.
options-must-be-options = { $option } ist ein Objekt von Optionen ({ $names }), nicht { $given }.
options-must-be-record = { $option } ist ein Objekt mit { $names }, nicht { $given }.
options-must-be-table = { $option } ist eine Tabelle nach { $names }, nicht { $given }.
options-whole-table = { $option } wird als Ganzes angegeben; es fehlt etwas für { $missing }.

options-did-you-mean = Eine Option { $option } gibt es nicht. War { $known } gemeint?
options-there-are = Eine Option { $option } gibt es nicht. Es gibt: { $known }.

options-players = { $players } am Tisch, aber diese Regeln sind für { $fewest } bis { $most }.
options-fewest-and-most = players.min ({ $fewest }) ist mehr als players.max ({ $most }).

options-no-such-variant = Eine Variante „{ $name }“ gibt es nicht.

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. Die ersten Regeln: { $first }; die zweiten: { $second }.
options-default = Wenn die Variante nichts anderes sagt: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Diese Regeln sind auf Englisch.

    { $text }

options-target = Ziel
options-stake-each = { $stake } pro Person
options-stake-a-point = { $stake } pro Punkt
options-stake-a-chip = { $stake } pro Chip
options-stake-a-stake = { $stake } pro Einsatz
options-house-rules-known = Bekannte Hausregeln
