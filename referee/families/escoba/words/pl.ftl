# Polish: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [one] { $escobas } escoba
    [few] { $escobas } escoby
   *[many] { $escobas } escob
}.

escoba-has = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [velo] siódemkę monet
    [setenta] najlepszą setentę
    [sevens] najwięcej siódemek
    [all_cards] wszystkie karty
    [all_coins] wszystkie monety
   *[all_sevens] wszystkie siódemki
}.
escoba-has-as-others = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [setenta] najlepszą setentę
   *[sevens] najwięcej siódemek
}, na równi z innymi.
escoba-has-figure = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [setenta] najlepszą setentę
   *[sevens] najwięcej siódemek
}: { $figure } do { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [setenta] najlepszą setentę
   *[sevens] najwięcej siódemek
}, na równi z innymi: { $figure } do { AND($others) }.
escoba-under-ten = { $side }: punkty za to, że innym zostało mniej niż dziesięć kart.

escoba-setenta = { $count ->
    [0] nic
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Za karty nikt nie dostaje punktów.
    [coins] Za monety nikt nie dostaje punktów.
    [velo] Za siódemkę monet nikt nie dostaje punktów.
    [setenta] Za setentę nikt nie dostaje punktów.
   *[sevens] Za siódemki nikt nie dostaje punktów.
}
escoba-equal = { $category ->
    [cards] { $sides } mają po tyle samo kart: nikt nie dostaje punktów.
    [coins] { $sides } mają po tyle samo monet: nikt nie dostaje punktów.
    [setenta] { $sides } mają równe setenty: nikt nie dostaje punktów.
   *[sevens] { $sides } mają po tyle samo siódemek: nikt nie dostaje punktów.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } mają po tyle samo kart ({ $figure }): nikt nie dostaje punktów.
    [coins] { $sides } mają po tyle samo monet ({ $figure }): nikt nie dostaje punktów.
    [setenta] { $sides } mają równe setenty ({ $figure }): nikt nie dostaje punktów.
   *[sevens] { $sides } mają po tyle samo siódemek ({ $figure }): nikt nie dostaje punktów.
}
