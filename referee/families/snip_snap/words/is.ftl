# Icelandic: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } losnaði fyrst við spilin.

snip_snap-ante = { $player } leggur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} í pottinn.
snip_snap-short-hand = { $player } fékk { $cards } spil, aðrir { $others }: { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
} í viðbót.
snip_snap-passes = { $player } passaði { $passes ->
    [1] einu sinni
    [one] { $passes } sinni
   *[other] { $passes } sinnum
}: { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}.
snip_snap-passes-shared = Enginn taldi hverjir pössuðu: { $player } leggur til sinn hlut, { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
snip_snap-takes-pot = { $player } losnaði fyrst við spilin og tekur pottinn.

snip_snap-cards-left = { $player } átti { $cards } spil eftir: { $counters ->
    [one] { $counters } spilapeningur
   *[other] { $counters } spilapeningar
}.
snip_snap-collects = { $player } fær { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
}; { $payer } borgar.

snip_snap-begins = { $player } byrjar með { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
}.
snip_snap-fines = { $player } borgaði { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
} í sjóðinn.
snip_snap-out-of-counters = { $player } á enga spilapeninga eftir og er úr leik.
snip_snap-takes-pool = Aðeins { $player } á enn spilapeninga og tekur sjóðinn.
snip_snap-shares-pool = { $player } fær hlut úr sjóðnum.
