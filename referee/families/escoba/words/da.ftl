# Danish: lines of Escoba.

escoba-escobas = { $side } tog { $escobas ->
    [1] én escoba
    [2] to escobaer
    [3] tre escobaer
    [4] fire escobaer
    [5] fem escobaer
    [6] seks escobaer
    [7] syv escobaer
    [8] otte escobaer
    [9] ni escobaer
    [10] ti escobaer
   *[other] { $escobas } escobaer
}.

escoba-has = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mønter
    [velo] møntsyveren
    [setenta] setentaen
    [sevens] flest syvere
    [all_cards] alle kort
    [all_coins] alle mønter
   *[all_sevens] alle syvere
}.
escoba-has-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mønter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest syvere, men ikke alene
}.
escoba-has-figure = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mønter
    [setenta] setentaen
   *[sevens] flest syvere
}: { $figure } mod { AND($others) }.
escoba-has-figure-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mønter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest syvere, men ikke alene
}: { $figure } mod { AND($others) }.
escoba-under-ten = { $side } får point, fordi de andre har under ti kort.

escoba-setenta = { $count ->
    [0] ingenting
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Ingen får point for flest kort.
    [coins] Ingen får point for flest mønter.
    [velo] Ingen får point for møntsyveren.
    [setenta] Ingen får point for setentaen.
   *[sevens] Ingen får point for flest syvere.
}
escoba-equal = { $category ->
    [cards] { $sides } står lige om flest kort: ingen får point.
    [coins] { $sides } står lige om flest mønter: ingen får point.
    [setenta] { $sides } står lige om setentaen: ingen får point.
   *[sevens] { $sides } står lige om flest syvere: ingen får point.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } står lige om flest kort ({ $figure }): ingen får point.
    [coins] { $sides } står lige om flest mønter ({ $figure }): ingen får point.
    [setenta] { $sides } står lige om setentaen ({ $figure }): ingen får point.
   *[sevens] { $sides } står lige om flest syvere ({ $figure }): ingen får point.
}
