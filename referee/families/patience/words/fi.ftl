# Finnish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Jokainen jako alkaa nollasta: aiempi tulos { SIGNED($points) } ei enää ole voimassa.
patience-costs = Jaon hinta on { $points }.
patience-won = Kaikki { $cards } korttia ovat maapakoissa: { $player } voitti jaon.

patience-cards = Maapakoissa { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, piste kustakin.
patience-cards-earn = Maapakoissa { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Kortti avopakasta sarakkeeseen
    [waste_to_foundation] Kortti avopakasta maapakkaan
    [tableau_to_foundation] Kortti sarakkeesta maapakkaan
    [foundation_to_tableau] Kortti takaisin maapakasta
    [turned] Kortti käännetty esiin sarakkeessa
   *[recycled] Avopakka käännetty taas pakaksi
}, { $times ->
    [one] { $times } kerta
   *[other] { $times } kertaa
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Mitään pisteisiin vaikuttavaa ei tapahtunut.
patience-floor = Jaosta tuli { SIGNED($points) }; pienin mahdollinen tulos on { SIGNED($floor) }.
