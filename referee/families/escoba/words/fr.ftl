# French: lines of Escoba.

escoba-escobas = { $side } : { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobas
}.

escoba-has = { $side } { $players ->
    [1] a
   *[other] ont
} { $category ->
    [cards] le plus de cartes
    [coins] le plus de deniers
    [velo] le sept de deniers
    [setenta] la setenta
    [sevens] le plus de sept
    [all_cards] toutes les cartes
    [all_coins] tous les deniers
   *[all_sevens] tous les sept
}.
escoba-has-as-others = { $side } { $players ->
    [1] a
   *[other] ont
} { $category ->
    [cards] le plus de cartes
    [coins] le plus de deniers
    [setenta] la setenta
   *[sevens] le plus de sept
}, à égalité avec d’autres.
escoba-has-figure = { $side } { $players ->
    [1] a
   *[other] ont
} { $category ->
    [cards] le plus de cartes
    [coins] le plus de deniers
    [setenta] la setenta
   *[sevens] le plus de sept
} : { $figure } contre { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] a
   *[other] ont
} { $category ->
    [cards] le plus de cartes
    [coins] le plus de deniers
    [setenta] la setenta
   *[sevens] le plus de sept
}, à égalité avec d’autres : { $figure } contre { AND($others) }.
escoba-under-ten = Points pour { $side } : les autres ont moins de dix cartes.

escoba-setenta = { $count ->
    [0] rien
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Personne ne marque pour les cartes.
    [coins] Personne ne marque pour les deniers.
    [velo] Personne ne marque pour le sept de deniers.
    [setenta] Personne ne marque pour la setenta.
   *[sevens] Personne ne marque pour les sept.
}
escoba-equal = { $category ->
    [cards] { $sides } sont à égalité pour les cartes : personne ne marque.
    [coins] { $sides } sont à égalité pour les deniers : personne ne marque.
    [setenta] { $sides } sont à égalité pour la setenta : personne ne marque.
   *[sevens] { $sides } sont à égalité pour les sept : personne ne marque.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } sont à égalité pour les cartes ({ $figure }) : personne ne marque.
    [coins] { $sides } sont à égalité pour les deniers ({ $figure }) : personne ne marque.
    [setenta] { $sides } sont à égalité pour la setenta ({ $figure }) : personne ne marque.
   *[sevens] { $sides } sont à égalité pour les sept ({ $figure }) : personne ne marque.
}
