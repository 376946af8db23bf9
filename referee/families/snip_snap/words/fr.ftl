# French: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } a fini en premier.

snip_snap-ante = { $player } met { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} au pot.
snip_snap-short-hand = { $player } a reçu { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, les autres { $others } : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} de plus.
snip_snap-passes = { $player } a passé { $passes } fois : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
snip_snap-passes-shared = Personne n’a compté qui passait : la part pour { $player } est de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
snip_snap-takes-pot = { $player } a fini en premier et prend le pot.

snip_snap-cards-left = Il restait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $player } : { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}.
snip_snap-collects = { $player } reçoit { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} : c’est { $payer } qui paie.

snip_snap-begins = { $player } commence avec { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}.
snip_snap-fines = { $player } a mis { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} à la cagnotte.
snip_snap-out-of-counters = { $player } n’a plus de jetons : hors jeu.
snip_snap-takes-pool = Il ne reste de jetons qu’à { $player }, qui prend la cagnotte.
snip_snap-shares-pool = { $player } a une part de la cagnotte.
