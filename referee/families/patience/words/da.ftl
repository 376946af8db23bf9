# Danish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Hver kabal begynder på 0: de { SIGNED($points) } fra før tæller ikke længere.
patience-costs = Kabalen koster { $points }.
patience-won = Alle { $cards } kort er lagt op: kabalen gik op for { $player }.

patience-cards = { $cards } kort lagt op, ét point for hvert.
patience-cards-earn = { $cards } kort lagt op: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Et vendt kort lagt til en kolonne
    [waste_to_foundation] Et vendt kort lagt til en grundbunke
    [tableau_to_foundation] Et kort fra en kolonne lagt til en grundbunke
    [foundation_to_tableau] Et kort taget tilbage fra en grundbunke
    [turned] Et kort vendt i en kolonne
   *[recycled] De vendte kort lagt tilbage som talon
}, { $times ->
    [one] { $times } gang
   *[other] { $times } gange
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Der er ikke gjort noget, der giver point.
patience-floor = Kabalen gav { SIGNED($points) }; den tæller ikke mindre end { SIGNED($floor) }.
