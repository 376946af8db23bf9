# Spanish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Cada mano empieza en 0: los { SIGNED($points) } de antes ya no cuentan.
patience-costs = La mano cuesta { $points }.
patience-won = Las { $cards } cartas están arriba: { $player } ha resuelto el solitario.

patience-cards = { $cards ->
    [one] { $cards } carta arriba
   *[other] { $cards } cartas arriba
}, a un punto cada una.
patience-cards-earn = { $cards ->
    [one] { $cards } carta arriba
   *[other] { $cards } cartas arriba
}: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Una carta del descarte a una columna
    [waste_to_foundation] Una carta del descarte a una base
    [tableau_to_foundation] Una carta de una columna a una base
    [foundation_to_tableau] Una carta sacada de una base
    [turned] Una carta descubierta en una columna
   *[recycled] El descarte convertido otra vez en mazo
}, { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = No se ha hecho nada que puntúe.
patience-floor = La mano sumó { SIGNED($points) }; nunca cuenta menos de { SIGNED($floor) }.
