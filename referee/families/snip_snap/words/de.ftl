# German: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } war zuerst fertig.

snip_snap-ante = { $player } legt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} in den Pott.
snip_snap-short-hand = { $player } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} bekommen, andere { $others }: { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} mehr.
snip_snap-passes = { $player } hat { $passes ->
    [1] einmal
   *[other] { $passes }-mal
} gepasst: { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
snip_snap-passes-shared = Niemand hat gezählt, wer gepasst hat: Der Anteil von { $player } ist { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
snip_snap-takes-pot = { $player } war zuerst fertig und nimmt den Pott.

snip_snap-cards-left = { $player } hatte noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
}.
snip_snap-collects = { $player } bekommt { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
} von { $payer }.

snip_snap-begins = { $player } beginnt mit { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
}.
snip_snap-fines = { $player } hat { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
} in die Kasse gezahlt.
snip_snap-out-of-counters = { $player } hat keine Marken mehr und ist raus.
snip_snap-takes-pool = Nur { $player } hat noch Marken und nimmt die Kasse.
snip_snap-shares-pool = { $player } bekommt einen Anteil der Kasse.
