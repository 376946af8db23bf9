# Spanish: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } se quedó sin cartas antes que nadie.

snip_snap-ante = { $player } pone { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en el bote.
snip_snap-short-hand = { $player } recibió { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, los demás { $others }: { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} más.
snip_snap-passes = { $player } pasó { $passes ->
    [one] { $passes } vez
   *[other] { $passes } veces
}: { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
snip_snap-passes-shared = Nadie contó quién pasaba: a { $player } le { $chips ->
    [one] toca { $chips } ficha
   *[other] tocan { $chips } fichas
}.
snip_snap-takes-pot = { $player } se quedó sin cartas antes que nadie y se lleva el bote.

snip_snap-cards-left = A { $player } le { $cards ->
    [one] quedaba { $cards } carta
   *[other] quedaban { $cards } cartas
}: { $counters ->
    [one] { $counters } ficha
   *[other] { $counters } fichas
}.
snip_snap-collects = { $player } cobra { $counters ->
    [one] { $counters } ficha
   *[other] { $counters } fichas
} de { $payer }.

snip_snap-begins = { $player } empieza con { $counters ->
    [one] { $counters } ficha
   *[other] { $counters } fichas
}.
snip_snap-fines = { $player } puso { $counters ->
    [one] { $counters } ficha
   *[other] { $counters } fichas
} en el fondo.
snip_snap-out-of-counters = A { $player } no le quedan fichas: queda fuera.
snip_snap-takes-pool = Solo { $player } tiene fichas aún, y se lleva el fondo.
snip_snap-shares-pool = { $player } recibe su parte del fondo.
