# French: lines of Hand and Foot.

hand_and_foot-melded = { $side } : les cartes posées comptent { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side } : { $books ->
        [one] { $books } canasta pure
       *[other] { $books } canastas pures
    }, { $each } par canasta.
    [dirty] { $side } : { $books ->
        [one] { $books } canasta mixte
       *[other] { $books } canastas mixtes
    }, { $each } par canasta.
   *[wild] { $side } : { $books ->
       [one] { $books } canasta de jokers
      *[other] { $books } canastas de jokers
   }, { $each } par canasta.
}
hand_and_foot-red-threes = { $side } : { $threes ->
    [one] { $threes } trois rouge
   *[other] { $threes } trois rouges
} sur la table, { $each } par carte.

hand_and_foot-held = { $side } : les cartes encore en main comptent { $points }.
hand_and_foot-held-red-threes = { $side } : { $threes ->
    [one] { $threes } trois rouge
   *[other] { $threes } trois rouges
} encore en main, { $each } par carte.

hand_and_foot-went-out = { $side } : { $points } pour avoir fini.
hand_and_foot-exact-cut = { $player } a coupé juste : { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } : { $points } pour avoir fini malgré un non dans l’équipe.
    [cannot_go_out] { $side } : { $points } pour avoir demandé à finir sans pouvoir le faire.
   *[pile_unusable] { $side } : { $points } pour avoir pris la défausse sans pouvoir s’en servir.
}

hand_and_foot-out-missing = Qui a fini ? Donne out, ou "out": null si personne n’a fini.
hand_and_foot-side-missing = Il n’y a rien pour { $side }. Donne sides pour { $id }.
hand_and_foot-melded-missing = { $side } : quelles cartes sont posées ? Donne melded (points de toutes ces cartes) ou melds (les cartes).
hand_and_foot-held-missing = { $side } : que reste-t-il en main ? Donne held (points) ou held_cards ; 0 s’il n’y a rien.
hand_and_foot-melded-total = Les cartes posées comptent { $counted }, pas { $given }.
hand_and_foot-held-total = { $count ->
    [0] Sans cartes, cela fait { $counted }, pas { $given }.
   *[other] { CARD($cards, form: "row") } : cela fait { $counted }, pas { $given }.
}
hand_and_foot-red-threes-total = Trois rouges parmi ces cartes : { $counted }, pas { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Canastas pures ici : { $counted }, pas { $given }.
    [dirty] Canastas mixtes ici : { $counted }, pas { $given }.
   *[wild] Canastas de jokers ici : { $counted }, pas { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Il n’y a pas de canastas mixtes dans ces règles. Laisse dirty de côté.
   *[wild] Il n’y a pas de canastas de jokers dans ces règles. Laisse wild de côté.
}
hand_and_foot-by-fives = { $side } : { $points } est impossible. Toutes les cartes comptent par { $unit } : c’est { $below } ou { $above }.
hand_and_foot-melded-too-little = { $side } { $players ->
    [1] a
   *[other] ont
} { $books }, dont les cartes comptent au moins { $least } ; { $points }, c’est moins.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } canasta pure
       *[other] { $books } canastas pures
    }
    [dirty] { $books ->
        [one] { $books } canasta mixte
       *[other] { $books } canastas mixtes
    }
   *[wild] { $books ->
        [one] { $books } canasta de jokers
       *[other] { $books } canastas de jokers
    }
}
hand_and_foot-below-minimum = Dans cette manche, la première pose compte au moins { $minimum } : { $points } est impossible pour { $side }.
hand_and_foot-out-holds-nothing = { $player } a fini et n’a donc plus rien en main.
hand_and_foot-cuts-once = { $player } ne coupe qu’une fois par manche.
hand_and_foot-no-exact-cut = Couper juste ne rapporte rien dans ces règles. Laisse exact_cut de côté.

hand_and_foot-too-many-red-threes = Trois rouges indiqués : { $threes }, mais { $packs ->
    [one] { $packs } jeu n’en a
   *[other] { $packs } jeux n’en ont
} que { $most }.
hand_and_foot-too-many-points = Les cartes de tous les camps comptent { $points }, mais toutes les cartes de { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} ne comptent que { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Autant de canastas demandent au moins { $cards } cartes naturelles, mais il n’y en a que { $most }.
   *[wild] Autant de canastas demandent au moins { $cards } jokers, mais il n’y en a que { $most }.
}

hand_and_foot-teams-of-nobody = teams vaut { $teams }, mais de { $fewest } à { $most } à table, on ne peut pas se répartir ainsi.
hand_and_foot-teams-of-equal-size = Pour des équipes de même taille, il faut être { $fit } ; on est { $players }.
hand_and_foot-pack-too-small = À { $players }, avec { $hand } cartes pour la main et { $foot } pour le pied, il faut { $cards } cartes et une à retourner ; { $packs ->
    [one] { $packs } jeu en a
   *[other] { $packs } jeux en ont
} { $size }.
hand_and_foot-no-wild-books = out.books.wild vaut { $books }, mais melds.all_wild est false : il n’y a pas de canastas de jokers.
hand_and_foot-no-partner = { $option } est true, mais teams est null : personne n’a de partenaire.
hand_and_foot-minimum-empty = minimum est vide ; si la première pose n’a pas de minimum, c’est 0.
