# Swedish: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } blev av med korten först.

snip_snap-ante = { $player } lägger { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} i potten.
snip_snap-short-hand = { $player } fick { $cards } kort, andra { $others }: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} till.
snip_snap-passes = { $player } passade { $passes ->
    [1] en gång
   *[other] { $passes } gånger
}: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
snip_snap-passes-shared = Ingen räknade vilka som passade: { $player } betalar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} som sin del.
snip_snap-takes-pot = { $player } blev av med korten först och tar potten.

snip_snap-cards-left = { $player } hade { $cards } kort kvar: { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
}.
snip_snap-collects = { $player } får { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
} av { $payer }.

snip_snap-begins = { $player } börjar med { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
}.
snip_snap-fines = { $player } betalade { $counters ->
    [one] { $counters } spelmark
   *[other] { $counters } spelmarker
} till potten.
snip_snap-out-of-counters = { $player } har inga spelmarker kvar och är ute ur spelet.
snip_snap-takes-pool = { $player } är sist kvar med spelmarker och tar potten.
snip_snap-shares-pool = { $player } får en del av potten.
