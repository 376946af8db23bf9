# Danish: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } var først ude.

snip_snap-ante = { $player } lægger { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} i puljen.
snip_snap-short-hand = { $player } fik { $cards } kort, andre { $others }: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} mere.
snip_snap-passes = { $player } meldte pas { $passes ->
    [1] én gang
   *[other] { $passes } gange
}: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
snip_snap-passes-shared = Ingen talte, hvem der meldte pas: { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} af det.
snip_snap-takes-pot = { $player } var først ude og tager puljen.

snip_snap-cards-left = { $player } havde { $cards } kort tilbage: { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
}.
snip_snap-collects = { $player } får { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
} af { $payer }.

snip_snap-begins = { $player } begynder med { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
}.
snip_snap-fines = { $player } betalte { $counters ->
    [one] { $counters } spillemærke
   *[other] { $counters } spillemærker
} til puljen.
snip_snap-out-of-counters = { $player } har ikke flere spillemærker og er ude af spillet.
snip_snap-takes-pool = { $player } er den sidste, der har spillemærker, og tager puljen.
snip_snap-shares-pool = { $player } får del i puljen.
