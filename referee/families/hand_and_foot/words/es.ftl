# Spanish: lines of Hand and Foot.

hand_and_foot-melded = { $side }: las cartas de la mesa cuentan { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } canasta limpia
       *[other] { $books } canastas limpias
    }, { $each } por canasta.
    [dirty] { $side }: { $books ->
        [one] { $books } canasta sucia
       *[other] { $books } canastas sucias
    }, { $each } por canasta.
   *[wild] { $side }: { $books ->
       [one] { $books } canasta de comodines
      *[other] { $books } canastas de comodines
   }, { $each } por canasta.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } tres rojo
   *[other] { $threes } treses rojos
} en la mesa, { $each } por carta.

hand_and_foot-held = { $side }: las cartas que quedan en la mano cuentan { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } tres rojo
   *[other] { $threes } treses rojos
} aún en la mano, { $each } por carta.

hand_and_foot-went-out = { $side }: { $points } por cerrar.
hand_and_foot-exact-cut = { $player } cortó justo: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: { $points } por cerrar cuando la pareja había dicho que no.
    [cannot_go_out] { $side }: { $points } por pedir permiso para cerrar sin poder hacerlo.
   *[pile_unusable] { $side }: { $points } por llevarse el montón sin poder usarlo.
}

hand_and_foot-out-missing = ¿Quién cerró? Da out, o "out": null si no cerró nadie.
hand_and_foot-side-missing = Faltan los datos de { $side }. Da sides para { $id }.
hand_and_foot-melded-missing = ¿Qué cartas de { $side } hay en la mesa? Da melded (los puntos de todas esas cartas) o melds (las cartas).
hand_and_foot-held-missing = ¿Qué queda en la mano de { $side }? Da held (los puntos) o held_cards; 0 si no queda nada.
hand_and_foot-melded-total = Las cartas de la mesa cuentan { $counted }, no { $given }.
hand_and_foot-held-total = { $count ->
    [0] Sin cartas son { $counted }, no { $given }.
   *[other] { CARD($cards, form: "row") }: son { $counted }, no { $given }.
}
hand_and_foot-red-threes-total = Entre ellas los treses rojos son { $counted }, no { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Aquí las canastas limpias son { $counted }, no { $given }.
    [dirty] Aquí las canastas sucias son { $counted }, no { $given }.
   *[wild] Aquí las canastas de comodines son { $counted }, no { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] En estas reglas no hay canastas sucias. Quita dirty.
   *[wild] En estas reglas no hay canastas de comodines. Quita wild.
}
hand_and_foot-by-fives = { $side }: no pueden ser { $points }. Todas las cartas cuentan de { $unit } en { $unit }, así que son { $below } o { $above }.
hand_and_foot-melded-too-little = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $books }, cuyas cartas cuentan al menos { $least }; { $points } es menos.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } canasta limpia
       *[other] { $books } canastas limpias
    }
    [dirty] { $books ->
        [one] { $books } canasta sucia
       *[other] { $books } canastas sucias
    }
   *[wild] { $books ->
        [one] { $books } canasta de comodines
       *[other] { $books } canastas de comodines
    }
}
hand_and_foot-below-minimum = { $side }: no pueden ser { $points }. En esta ronda la primera bajada cuenta al menos { $minimum }.
hand_and_foot-out-holds-nothing = { $player } cerró, así que no le queda nada en la mano.
hand_and_foot-cuts-once = { $player } corta una sola vez por ronda.
hand_and_foot-no-exact-cut = En estas reglas cortar justo no vale nada. Quita exact_cut.

hand_and_foot-too-many-red-threes = Treses rojos anotados: { $threes }, pero en { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
} hay { $most }.
hand_and_foot-too-many-points = Las cartas de todos los equipos cuentan { $points }, pero todas las de { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
} cuentan { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Tantas canastas necesitan al menos { $cards } cartas naturales, pero solo hay { $most }.
   *[wild] Tantas canastas necesitan al menos { $cards } comodines, pero solo hay { $most }.
}

hand_and_foot-teams-of-nobody = teams es { $teams }, pero con { $fewest } a { $most } en la mesa no sale ese reparto.
hand_and_foot-teams-of-equal-size = Para equipos iguales hacen falta { $fit } en la mesa; hay { $players }.
hand_and_foot-pack-too-small = Con { $players } en la mesa, { $hand } cartas de mano y { $foot } de pie, hacen falta { $cards } cartas y otra para levantar; { $packs ->
    [one] { $packs } baraja tiene
   *[other] { $packs } barajas tienen
} { $size }.
hand_and_foot-no-wild-books = out.books.wild es { $books }, pero melds.all_wild es false: no hay canastas de comodines.
hand_and_foot-no-partner = { $option } es true, pero teams es null, así que nadie tiene pareja.
hand_and_foot-minimum-empty = minimum está vacío; si no se pide nada para la primera bajada, es 0.
