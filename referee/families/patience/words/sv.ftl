# Swedish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Varje patiens börjar på 0: de { SIGNED($points) } från förut räknas inte längre.
patience-costs = Patiensen kostar { $points }.
patience-won = Alla { $cards } kort ligger på svithögarna: patiensen gick ut för { $player }.

patience-cards = { $cards } kort på svithögarna, en poäng för varje.
patience-cards-earn = { $cards } kort på svithögarna: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Ett kort från kasthögen till en kolumn
    [waste_to_foundation] Ett kort från kasthögen till en svithög
    [tableau_to_foundation] Ett kort från en kolumn till en svithög
    [foundation_to_tableau] Ett kort tillbaka från en svithög
    [turned] Ett kort vänt i en kolumn
   *[recycled] Kasthögen vänd till ny talong
}, { $times ->
    [one] { $times } gång
   *[other] { $times } gånger
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Inget som ger poäng hände.
patience-floor = Patiensen gav { SIGNED($points) }; den räknas inte lägre än { SIGNED($floor) }.
