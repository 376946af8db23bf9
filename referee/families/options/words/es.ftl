# Spanish: refusals of rules.

options-document = Un documento de reglas
options-given-object = un objeto
options-given-list = una lista de { $count }
options-given-large-number = un número tan grande
options-given-text = «{ $text }»

options-must-be-true-or-false = { $option } es true o false, no { $given }.
options-must-be-whole = { $option } es un número entero de { $least } a { $most }{ $or ->
    [null] {", "}o null
   *[no] {""}
}, no { $given }.
options-must-be-one-of = { $option } es uno de { $choices }, no { $given }.
options-must-be-rank = { $option } es un valor de carta como A, 7 o joker, no { $given }.
options-must-be-card = { $option } es una sola carta como 6C, no { $given }.
options-must-be-list = { $option } es una lista de { $most } como mucho, no { $given }.
options-must-be-options = { $option } es un objeto de opciones ({ $names }), no { $given }.
options-must-be-record = { $option } es un objeto con { $names }, no { $given }.
options-must-be-table = { $option } es una tabla por { $names }, no { $given }.
options-whole-table = { $option } se da entera; falta { $missing }.

options-did-you-mean = No hay ninguna opción { $option }. ¿Querías decir { $known }?
options-there-are = No hay ninguna opción { $option }. Hay: { $known }.

options-players = Hay { $players } en la mesa, pero estas reglas son para { $fewest } a { $most }.
options-fewest-and-most = players.min ({ $fewest }) es más que players.max ({ $most }).

options-no-such-variant = No hay ninguna variante «{ $name }».

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. Las primeras reglas: { $first }; las segundas: { $second }.
options-default = Si la variante no dice otra cosa: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Estas reglas están en inglés.

    { $text }

options-target = meta
options-stake-each = { $stake } por persona
options-stake-a-point = { $stake } por punto
options-stake-a-chip = { $stake } por ficha
options-stake-a-stake = { $stake } por apuesta
options-house-rules-known = Reglas de la casa conocidas
