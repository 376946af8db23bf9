# Norwegian: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Hver kabal begynner på 0: de { SIGNED($points) } fra før teller ikke lenger.
patience-costs = Kabalen koster { $points }.
patience-won = Alle { $cards } kortene er lagt opp: kabalen gikk opp for { $player }.

patience-cards = { $cards } kort lagt opp, ett poeng for hvert.
patience-cards-earn = { $cards } kort lagt opp: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Et snudd kort lagt til en kolonne
    [waste_to_foundation] Et snudd kort lagt til en grunnbunke
    [tableau_to_foundation] Et kort fra en kolonne lagt til en grunnbunke
    [foundation_to_tableau] Et kort tatt tilbake fra en grunnbunke
    [turned] Et kort snudd i en kolonne
   *[recycled] De snudde kortene lagt tilbake som trekkbunke
}, { $times ->
    [one] { $times } gang
   *[other] { $times } ganger
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Det skjedde ikke noe som gir poeng.
patience-floor = Kabalen ga { SIGNED($points) }; den teller ikke mindre enn { SIGNED($floor) }.
