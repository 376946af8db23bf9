# Finnish: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } pääsi ensin eroon korteistaan.

snip_snap-ante = { $player } panee pottiin { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
snip_snap-short-hand = { $player } sai jaossa { $cards ->
    [one] { $cards } kortin
   *[other] { $cards } korttia
}, muut { $others }: { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
} lisää.
snip_snap-passes = { $player } passasi { $passes ->
    [1] kerran
   *[other] { $passes } kertaa
}: { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
snip_snap-passes-shared = Kukaan ei laskenut, ketkä passasivat: { $player } maksaa osuutensa, { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
snip_snap-takes-pot = { $player } pääsi ensin eroon korteistaan ja saa potin.

snip_snap-cards-left = { $player }: käteen jäi { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, maksettavaa { $counters ->
    [one] { $counters } merkki
   *[other] { $counters } merkkiä
}.
snip_snap-collects = { $player } saa { $counters ->
    [one] { $counters } merkin
   *[other] { $counters } merkkiä
}. Maksaja: { $payer }.

snip_snap-begins = { $player } saa alussa { $counters ->
    [one] { $counters } merkin
   *[other] { $counters } merkkiä
}.
snip_snap-fines = { $player } maksoi kassaan { $counters ->
    [one] { $counters } merkin
   *[other] { $counters } merkkiä
}.
snip_snap-out-of-counters = { $player } on ilman merkkejä ja ulkona pelistä.
snip_snap-takes-pool = { $player } on viimeinen, jolla on merkkejä, ja saa kassan.
snip_snap-shares-pool = { $player } saa osuuden kassasta.
