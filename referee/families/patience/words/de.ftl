# German: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Jede Runde beginnt bei 0: Die { SIGNED($points) } von vorher zählen nicht mehr.
patience-costs = Die Runde kostet { $points }.
patience-won = Alle { $cards } Karten liegen oben: Für { $player } ist die Patience aufgegangen.

patience-cards = { $cards ->
    [one] { $cards } Karte liegt
   *[other] { $cards } Karten liegen
} oben, je ein Punkt.
patience-cards-earn = { $cards ->
    [one] { $cards } Karte liegt
   *[other] { $cards } Karten liegen
} oben: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Eine Karte von der Ablage in eine Spalte
    [waste_to_foundation] Eine Karte von der Ablage auf einen Zielstapel
    [tableau_to_foundation] Eine Karte aus einer Spalte auf einen Zielstapel
    [foundation_to_tableau] Eine Karte von einem Zielstapel zurückgeholt
    [turned] Eine Karte in einer Spalte aufgedeckt
   *[recycled] Die Ablage umgedreht
}, { $times ->
    [1] einmal
   *[other] { $times }-mal
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Nichts getan, was Punkte bringt.
patience-floor = Die Runde kam auf { SIGNED($points) }; sie zählt aber mindestens { SIGNED($floor) }.
