# Spanish: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [1] una escoba
    [2] dos escobas
    [3] tres escobas
    [4] cuatro escobas
    [5] cinco escobas
    [6] seis escobas
    [7] siete escobas
    [8] ocho escobas
    [9] nueve escobas
    [10] diez escobas
   *[other] { $escobas } escobas
}.

escoba-has = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [velo] el siete de oros
    [setenta] la setenta
    [sevens] más sietes
    [all_cards] todas las cartas
    [all_coins] todos los oros
   *[all_sevens] todos los sietes
}.
escoba-has-as-others = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [setenta] la setenta
   *[sevens] más sietes
}, empatando con otros.
escoba-has-figure = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [setenta] la setenta
   *[sevens] más sietes
}: { $figure } contra { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [setenta] la setenta
   *[sevens] más sietes
}, empatando con otros: { $figure } contra { AND($others) }.
escoba-under-ten = Puntos para { $side }: los demás no llegan a diez cartas.

escoba-setenta = { $count ->
    [0] nada
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Nadie puntúa por las cartas.
    [coins] Nadie puntúa por los oros.
    [velo] Nadie puntúa por el siete de oros.
    [setenta] Nadie puntúa por la setenta.
   *[sevens] Nadie puntúa por los sietes.
}
escoba-equal = { $category ->
    [cards] { $sides } empatan a cartas: nadie puntúa.
    [coins] { $sides } empatan a oros: nadie puntúa.
    [setenta] { $sides } empatan en la setenta: nadie puntúa.
   *[sevens] { $sides } empatan a sietes: nadie puntúa.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } empatan a cartas ({ $figure }): nadie puntúa.
    [coins] { $sides } empatan a oros ({ $figure }): nadie puntúa.
    [setenta] { $sides } empatan en la setenta ({ $figure }): nadie puntúa.
   *[sevens] { $sides } empatan a sietes ({ $figure }): nadie puntúa.
}
