# Norwegian: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } ble først kvitt kortene.

snip_snap-ante = { $player } legger { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} i potten.
snip_snap-short-hand = { $player } fikk { $cards } kort, andre { $others }: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} til.
snip_snap-passes = { $player } passet { $passes ->
    [1] én gang
   *[other] { $passes } ganger
}: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
snip_snap-passes-shared = Ingen talte hvem som passet: { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} som sin del.
snip_snap-takes-pot = { $player } ble først kvitt kortene og tar potten.

snip_snap-cards-left = { $player } hadde { $cards } kort igjen: { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
}.
snip_snap-collects = { $player } får { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
} av { $payer }.

snip_snap-begins = { $player } begynner med { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
}.
snip_snap-fines = { $player } betalte { $counters ->
    [one] { $counters } spillemerke
   *[other] { $counters } spillemerker
} til potten.
snip_snap-out-of-counters = { $player } har ingen spillemerker igjen og er ute av spillet.
snip_snap-takes-pool = { $player } er den siste som har spillemerker, og tar potten.
snip_snap-shares-pool = { $player } får en del av potten.
