# Icelandic: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Hver umferð byrjar í 0: fyrri staða, { SIGNED($points) }, gildir ekki lengur.
patience-costs = Umferðin kostar { $points }.
patience-won = { $player } vann umferðina: öll spilin ({ $cards }) eru á grunnstöflum.

patience-cards = Á grunnstöflum: { $cards } spil, eitt stig fyrir hvert.
patience-cards-earn = Á grunnstöflum: { $cards } spil, { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Spil úr kastbunka í dálk
    [waste_to_foundation] Spil úr kastbunka á grunnstafla
    [tableau_to_foundation] Spil úr dálki á grunnstafla
    [foundation_to_tableau] Spil tekið aftur af grunnstafla
    [turned] Spili snúið upp í dálki
   *[recycled] Kastbunkanum snúið við
}, { $times ->
    [one] { $times } sinni
   *[other] { $times } sinnum
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Ekkert gerðist sem telur til stiga.
patience-floor = Umferðin gaf { SIGNED($points) }; staðan fer ekki niður fyrir { SIGNED($floor) }.
