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

snip_snap-not-in-pack = Esta carta no está en la baraja: { $card }. La baraja va del 2 al as en cuatro palos.
snip_snap-which-suit = Falta el palo: { $card }. ¿Cuál es?
snip_snap-card-or-cards = Da card, o cards si se juegan varias a la vez, no ambas cosas.
snip_snap-out-missing = Di quién se quedó sin cartas antes que nadie: da out.
snip_snap-passes-missing = ¿Cuántas veces pasó { $side }? Da passes para { $id }, 0 si ninguna; o pot, todas las fichas del bote.
snip_snap-left-missing = ¿Qué le quedaba a { $side }? Da left para { $id }: cuántas cartas, o cuáles.
snip_snap-paid-missing = ¿Qué pagó { $side }? Da paid para { $id }, 0 si nada.

snip_snap-too-many-left = { $led ->
    [1] { $player } recibió { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } y salió con una; no le pueden quedar { $left }.
   *[other] { $player } recibió { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }; no le pueden quedar { $left }.
}
snip_snap-out-with-cards = { $player } se quedó sin cartas, y tiene aún { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}. ¿Quién se quedó sin cartas antes que nadie?
snip_snap-others-have-cards = { $player } se quedó sin cartas antes que nadie, así que a { $other } le queda al menos una.

snip_snap-no-fines = Con estas reglas nadie paga multas en fichas (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } tiene { $counters ->
    [one] { $counters } ficha
   *[other] { $counters } fichas
} y paga solo { $counters }.
snip_snap-counters-to-take-off = { $player } tiene { $counters ->
    [one] { $counters } ficha
   *[other] { $counters } fichas
}; no se le pueden quitar { $points }.
snip_snap-fines-of-a-deal = Se { $counters ->
    [one] pagó { $counters } ficha
   *[other] pagaron { $counters } fichas
}; una mano de { $ranks } valores cuesta { $most } como mucho.

snip_snap-no-pot = Con estas reglas no se ponen fichas en un bote (chips.kind: { $kind }).
snip_snap-pot-by-passes = Según las veces que se pasó, las fichas del bote son { $counted }, no { $given }.
snip_snap-pot-too-small = En el bote { $chips ->
    [one] hay { $chips } ficha
   *[other] hay { $chips } fichas
} antes de jugar; no pueden ser { $pot } en total.
snip_snap-pot-without-passes = Con estas reglas pasar no cuesta nada: en el bote { $chips ->
    [one] hay { $chips } ficha
   *[other] hay { $chips } fichas
}, no { $pot }.
snip_snap-pot-of-no-passes = Pasar cuesta { $each ->
    [one] { $each } ficha
   *[other] { $each } fichas
}, así que no pueden ser { $least } y { $more } más.

snip_snap-left-by-turns = Según los turnos, las cartas que le quedan a { $player } son { $counted }, no { $given }.
snip_snap-count-by-turns = Según los turnos, { $player } tiene { $counted }, no { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] Según estos turnos alguien puede jugar aún. Dalos todos, o solo lo que se pagó.
   *[other] Según estos turnos nadie se quedó sin cartas. Dalos todos, o solo quién se quedó sin ellas.
}
snip_snap-out-by-turns = Según los turnos, { $player } se quedó sin cartas antes que nadie.
snip_snap-nobody-out-by-turns = Según los turnos, a todo el mundo le quedaban cartas; quita out.

snip_snap-target-with-fines = Con multas, la partida la terminan las fichas, no una meta (chips.kind: fines).
snip_snap-several-with-fines = Con multas se juega una carta cada vez; si no, no se sabría quién paga (chips.kind: fines).
snip_snap-three-fines = chips.fines tiene tres números, para snip, snap y snorem, no { $count }.
snip_snap-deals-pay-nothing = Una mano por sí sola no le paga nada a nadie (chips.kind: { $kind }).
snip_snap-pack-too-small = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} por persona para { $players } son más que las { $size } de la baraja.

snip_snap-ask-out = ¿Quién acabó antes sus cartas?
snip_snap-tap-out = Toca a quien acabó antes
snip_snap-was-out = { $name } acabó antes
snip_snap-form-out = Quién acabó antes
snip_snap-form-out-and-left = Con las cartas que quedan
snip_snap-form-left = Cartas que quedan
snip_snap-form-pot = Fichas del bote
snip_snap-form-passes = Pasos de cada cual
snip_snap-form-fines = Fichas pagadas
snip_snap-row-left = le quedan
snip_snap-ask-left = ¿Cuántas le quedaban a { $name }?
snip_snap-fold-left = ¿Qué les quedaba a los demás?
snip_snap-row-passes = pasos
snip_snap-ask-passes = ¿Cuántas veces pasó { $name }?
snip_snap-row-fines = multas
snip_snap-ask-fines = ¿Cuánto pagó { $name }?
snip_snap-row-pot = Fichas del bote
snip_snap-ask-pot = ¿Cuántas fichas hay en el bote?
snip_snap-count-first-out = Veces que acabó antes
snip_snap-due-chips = Pagado en fichas por una mano
snip_snap-claim-play = ¿Se puede jugar esta carta?
snip_snap-claim-pass = ¿Se puede pasar?
snip_snap-claim-word = ¿Qué se dice y quién sale?
snip_snap-claim-fine = ¿Qué cuesta que te igualen la carta?
snip_snap-claim-audit = ¿Se jugó la mano según las reglas?

snip_snap-label-pile = En la mesa
snip_snap-about-pile = Lo que hay en la mesa, la de arriba al final; vacío si se sale
snip_snap-about-card = La carta que se juega
snip_snap-about-card-or-pass = La carta jugada; nada si se pasó
snip_snap-about-cards = En su lugar, si se juegan varias cartas a la vez
snip_snap-about-holding = Todas las cartas en la mano
snip_snap-about-holding-played = Todas las cartas en la mano, también las que se juegan
snip_snap-label-passes = Pasos
snip_snap-about-passes = Pasos desde la última carta; solo importa si no se reparten todas
snip_snap-label-seen = Cartas vistas
snip_snap-about-seen = Cartas vistas en otra parte: jugadas antes o enseñadas
snip_snap-about-player = Quién jugó la carta de arriba
snip_snap-label-word = Palabra
snip_snap-about-word = Lo que se dijo
snip_snap-label-counters = Fichas
snip_snap-about-counters = Fichas de quien paga
snip_snap-label-turns = Turnos
snip_snap-about-turns = Todos los turnos en orden
snip_snap-about-turn = Una carta o un paso.
snip_snap-about-leader = Quién salió; si no, como en la partida
snip_snap-label-left = Quedan
snip_snap-about-left = Lo que queda en las manos al final: las cartas, o cuántas
snip_snap-card-twice = { $card }: en la baraja hay una sola, y aparece dos veces: { $first } y { $second }.
snip_snap-left-with = entre las cartas de { $player }
snip_snap-played-by = entre lo que jugó { $player }
snip_snap-place =
    { $place ->
        [hand] en la mano
       *[pile] en el montón
    }
snip_snap-turn-refused = Turno { $number }: { $reason }
snip_snap-left-of-dealt = { $player } recibió { $dealt } cartas y jugó { $played }; no le pueden quedar { $left }.
snip_snap-card-missing = Di qué carta se juega.
snip_snap-counters-in-all =
    Cada cual empieza con { $counters ->
        [one] { $counters } ficha
       *[other] { $counters } fichas
    }, así que hay { $most } como mucho.
snip_snap-any-card-may-lead = Quien sale puede jugar cualquier carta.
snip_snap-matches = { $cards } iguala a { $card }.
snip_snap-not-held = { $cards } no se puede jugar: no está en la mano.
snip_snap-one-card-at-a-turn = En cada turno se juega una carta.
snip_snap-rank-to-match = { $cards } no se puede jugar: el valor que hay que igualar es { $rank }, hasta que salgan las cuatro cartas.
snip_snap-these-too = Las cartas que igualan se juegan todas a la vez, también { $cards }.
snip_snap-all-four-out = Con { $cards } han salido las cuatro.
snip_snap-hand-not-known = Las cartas que igualan se juegan todas a la vez, y la mano no se conoce.
snip_snap-another-would-settle = Lo decidiría la mano: si hay en ella otra carta de valor { $rank }.
snip_snap-leader-plays = Quien sale juega una carta, la que quiera.
snip_snap-pass-at-will = En estas reglas se puede pasar cuando se quiera.
snip_snap-must-match = Quien puede igualar tiene que hacerlo: hay que jugar { $cards }.
snip_snap-none-in-the-hand = En la mano no hay ninguna carta de valor { $rank }.
snip_snap-all-seen-elsewhere = Las cuatro cartas de valor { $rank } se han visto en otros sitios.
snip_snap-rank-not-known = No se sabe si en la mano hay una carta de valor { $rank }.
snip_snap-hand-would-settle = Lo decidiría la mano, y también una carta de valor { $rank } que se juegue o se enseñe después.
snip_snap-no-word = Con la primera carta de un valor no se dice nada.
snip_snap-word = { $word ->
    [snip] Snip: han salido { $count } cartas de valor { $rank }.
    [snap] Snap: han salido { $count } cartas de valor { $rank }.
   *[snorem] Snorem: han salido { $count } cartas de valor { $rank }.
}
snip_snap-leads = { $player } sale con cualquier carta.
snip_snap-leads-who-played-it = Quien la jugó sale con cualquier carta.
snip_snap-match-costs-nothing = En estas reglas nadie paga porque le igualen la carta.
snip_snap-fine = { $word ->
    [snip] Snip cuesta { $counters ->
        [1] { $counters } ficha
       *[other] { $counters } fichas
    }, que van al fondo.
    [snap] Snap cuesta { $counters ->
        [1] { $counters } ficha
       *[other] { $counters } fichas
    }, que van al fondo.
   *[snorem] Snorem cuesta { $counters ->
        [1] { $counters } ficha
       *[other] { $counters } fichas
    }, que van al fondo.
}
snip_snap-only-so-many = Solo se { $counters ->
    [1] puede pagar { $counters } ficha
   *[other] pueden pagar { $counters } fichas
}.
snip_snap-out-without-counters = Quien se queda sin fichas queda fuera.
snip_snap-every-turn-allowed = Todos los turnos fueron según las reglas.
snip_snap-passes-not-settled = Por lo que se sabe, nada va contra las reglas, pero algún paso queda por decidir.
snip_snap-cards-would-settle = Lo que { $player } tiene aún en la mano decidiría si pudo pasar ante { $card }.
snip_snap-turn-of-another = Le tocaba a { $turn }, no a { $player }.
snip_snap-had-to-lead = { $player } tenía que salir, con cualquier carta.
snip_snap-played-several = En cada turno se juega una carta; { $player } jugó { $cards }.
snip_snap-played-another-rank = { $player } jugó { $cards }, y tocaba el valor { $rank }.
snip_snap-played-them-all = { $player } recibió { $cards } cartas y ya las ha jugado todas.
snip_snap-deal-was-over = La mano acabó antes de que le tocara a { $player }.
snip_snap-no-counters-left = { $player } no tenía fichas y ya no juega.
snip_snap-passed-and = { $player } pasó ante { $card } y { $proofs }.
snip_snap-played-alone-and = { $player } jugó solo { $cards } y { $proofs }.
snip_snap-proof = { $how ->
    [held] tuvo { $card } hasta el final
   *[played] jugó { $card } después
}

snip_snap-column-out = Acabó antes
snip_snap-column-cards-left = Cartas que quedan
snip_snap-column-passes = Pasos
snip_snap-column-pot = Bote
snip_snap-column-fines = Multas

snip_snap-about = Igualar la carta que hay en la mesa
snip_snap-variant-snip-snap-snorem = Se iguala el valor de la carta que hay en la mesa; gana quien acaba antes sus cartas
snip_snap-variant-snip-snap-pot = Una ficha antes de repartir y otra cada vez que se pasa; quien acaba antes sus cartas se lleva el bote
snip_snap-variant-snip-snap-counters = Quien acaba antes cobra una ficha por cada carta que les queda a los demás
snip_snap-variant-snip-snap-fines = Un snip, snap o snorem de quien juega después se paga en fichas; gana la última persona que conserva alguna
snip_snap-name-snip-snap-pot = Snip Snap Snorem con bote
snip_snap-name-snip-snap-counters = Snip Snap Snorem, una ficha por carta restante
snip_snap-name-snip-snap-fines = Snip Snap Snorem con cinco fichas
snip_snap-house-rule-several = Varias cartas a la vez
snip_snap-house-rule-pass-at-will = Se puede pasar cuando se quiera
snip_snap-house-rule-no-short-hand = Sin ficha de más por tener una carta menos
snip_snap-house-rule-three-counters = Tres fichas para cada cual
snip_snap-house-rule-ten-counters = Diez fichas para cada cual
snip_snap-house-rule-equal-fines = Todas las multas son de una ficha
snip_snap-house-rule-five-cards = Cinco cartas para cada cual

snip_snap-body-out = quién se quedó primero sin cartas
snip_snap-body-paid = fichas pagadas como multa
snip_snap-body-turns = turno por turno
