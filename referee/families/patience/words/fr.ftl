# French: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Chaque donne part de 0 : les { SIGNED($points) } d’avant ne comptent plus.
patience-costs = La donne coûte { $points }.
patience-won = Les { $cards } cartes sont montées : { $player } a réussi la donne.

patience-cards = { $cards ->
    [one] { $cards } carte montée
   *[other] { $cards } cartes montées
}, un point chacune.
patience-cards-earn = { $cards ->
    [one] { $cards } carte montée
   *[other] { $cards } cartes montées
} : { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Une carte de la défausse vers une colonne
    [waste_to_foundation] Une carte de la défausse vers une fondation
    [tableau_to_foundation] Une carte d’une colonne vers une fondation
    [foundation_to_tableau] Une carte reprise d’une fondation
    [turned] Une carte retournée dans une colonne
   *[recycled] La défausse retournée
}, { $times } fois : { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Rien qui rapporte n’a été fait.
patience-floor = La donne arrive à { SIGNED($points) } ; elle ne compte jamais moins de { SIGNED($floor) }.
