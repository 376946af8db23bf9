# Lines of Snip Snap Snorem. Numbers are above 0.

snip_snap-out-first = { $player } was out of cards first.

# A pot of chips, which whoever is out first takes. $cards were dealt to this player, $others to the others.
snip_snap-ante = { $player } puts { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} into the pot.
snip_snap-short-hand = { $player } was dealt { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}, others { $others }: { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} more.
snip_snap-passes = { $player } passed { $passes ->
    [1] once
   *[other] { $passes } times
}: { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
snip_snap-passes-shared = Nobody counted who passed: { $player } has a share of { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} in it.
snip_snap-takes-pot = { $player } was out first, and takes the pot.

# Counters for the cards that are left. $player collects what $payer has to pay.
snip_snap-cards-left = { $player } had { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} left: { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
}.
snip_snap-collects = { $player } collects { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
} from { $payer }.

# Counters that everybody begins with, fines that go into a pool, and who gets that in the end.
snip_snap-begins = { $player } begins with { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
}.
snip_snap-fines = { $player } paid { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
} into the pool.
snip_snap-out-of-counters = { $player } has no counters left, and is out of the game.
snip_snap-takes-pool = { $player } is the last one with counters, and takes the pool.
snip_snap-shares-pool = { $player } has a share of the pool.
