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
