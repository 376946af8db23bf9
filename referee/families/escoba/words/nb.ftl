# Norwegian: lines of Escoba.

escoba-escobas = { $side } tok { $escobas ->
    [1] én escoba
    [2] to escobaer
    [3] tre escobaer
    [4] fire escobaer
    [5] fem escobaer
    [6] seks escobaer
    [7] sju escobaer
    [8] åtte escobaer
    [9] ni escobaer
    [10] ti escobaer
   *[other] { $escobas } escobaer
}.

escoba-has = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynter
    [velo] myntsjueren
    [setenta] setentaen
    [sevens] flest sjuere
    [all_cards] alle kortene
    [all_coins] alle myntene
   *[all_sevens] alle sjuerne
}.
escoba-has-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mynter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest sjuere, men ikke alene
}.
escoba-has-figure = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynter
    [setenta] setentaen
   *[sevens] flest sjuere
}: { $figure } mot { AND($others) }.
escoba-has-figure-as-others = { $side } har { $category ->
    [cards] flest kort, men ikke alene
    [coins] flest mynter, men ikke alene
    [setenta] setentaen, men ikke alene
   *[sevens] flest sjuere, men ikke alene
}: { $figure } mot { AND($others) }.
escoba-under-ten = { $side } får poeng fordi de andre har under ti kort.

escoba-setenta = { $count ->
    [0] ingenting
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Ingen får poeng for flest kort.
    [coins] Ingen får poeng for flest mynter.
    [velo] Ingen får poeng for myntsjueren.
    [setenta] Ingen får poeng for setentaen.
   *[sevens] Ingen får poeng for flest sjuere.
}
escoba-equal = { $category ->
    [cards] { $sides } har like mange kort: ingen får poeng.
    [coins] { $sides } har like mange mynter: ingen får poeng.
    [setenta] { $sides } har like høy setenta: ingen får poeng.
   *[sevens] { $sides } har like mange sjuere: ingen får poeng.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } har like mange kort ({ $figure }): ingen får poeng.
    [coins] { $sides } har like mange mynter ({ $figure }): ingen får poeng.
    [setenta] { $sides } har like høy setenta ({ $figure }): ingen får poeng.
   *[sevens] { $sides } har like mange sjuere ({ $figure }): ingen får poeng.
}
