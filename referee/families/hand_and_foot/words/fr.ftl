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

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } n’est pas une combinaison : on ne pose pas les trois.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } n’est pas une combinaison : toutes ses cartes ont la même valeur.
hand_and_foot-meld-too-small =
    { $count ->
        [0] Sans cartes, pas de combinaison : il en faut au moins trois.
       *[other] { CARD($cards, form: "row") } n’est pas une combinaison : il faut au moins trois cartes.
    }
hand_and_foot-only-wild = { CARD($cards, form: "row") } n’est pas une combinaison ici : les jokers vont avec des cartes naturelles.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } : c’est trop ; { $book } cartes font une canasta, et rien n’est plus grand.
hand_and_foot-too-many-wilds =
    { $most ->
        [0] { CARD($cards, form: "row") } n’est pas une combinaison ici : sur { $count } cartes, aucun joker n’est permis, et il y en a { $wilds }.
       *[other] { CARD($cards, form: "row") } n’est pas une combinaison ici : sur { $count } cartes, { $most } au plus en jokers, pas { $wilds }.
    }
hand_and_foot-several-open-melds = Il y a { $melds } combinaisons ouvertes : { CARD($rank, form: "plusieurs") } ; tant qu’aucune n’est une canasta, elles n’en font qu’une.
hand_and_foot-several-open-wild-melds = Il y a { $melds } combinaisons ouvertes de jokers ; tant qu’aucune n’est une canasta, elles n’en font qu’une.
hand_and_foot-which-suit = { $rank } : de quelle couleur ? Les trois rouges ne comptent pas comme les noirs.
hand_and_foot-needs-books =
    Pour finir, il faut { AND($needed) } ; { $players ->
        [0] l’équipe
       *[other] { $side }
    } : { AND($has) }.
hand_and_foot-books-of-kind =
    { $kind ->
        [clean]
            { $books ->
                [one] { $books } canasta pure
               *[other] { $books } canastas pures
            }
        [dirty]
            { $books ->
                [one] { $books } canasta mixte
               *[other] { $books } canastas mixtes
            }
       *[wild]
            { $books ->
                [one] { $books } canasta de jokers
               *[other] { $books } canastas de jokers
            }
    }
hand_and_foot-only-books =
    { $kind ->
        [clean]
            { $books ->
                [0] aucune pure
                [one] seulement { $books } pure
               *[other] seulement { $books } pures
            }
        [dirty]
            { $books ->
                [0] aucune mixte
                [one] seulement { $books } mixte
               *[other] seulement { $books } mixtes
            }
       *[wild]
            { $books ->
                [0] aucune de jokers
               *[other] seulement { $books } de jokers
            }
    }
hand_and_foot-round-missing = Quelle manche est-ce ? Si l’équipe n’a encore rien posé, sa première pose a un minimum.
hand_and_foot-also-not-held = La main n’a pas toutes les cartes de also : { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld est la combinaison de l’équipe dans la valeur de la carte du dessus ; laisse-le de côté s’il n’y en a pas.
hand_and_foot-books-of-the-packs = Une canasta a { $cards } cartes : les jeux en font { $most } au plus.
hand_and_foot-ask-out = Qui a fini ?
hand_and_foot-tap-out = Touche la personne qui a fini
hand_and_foot-who-went-out = { $name } a fini
hand_and_foot-nobody-out = Personne n’a fini
hand_and_foot-form-figures = Canastas et points
hand_and_foot-row-books =
    { $kind ->
        [clean] Can. pures
        [dirty] Can. mixtes
       *[wild] Can. de jokers
    }
hand_and_foot-row-threes = Trois rouges
hand_and_foot-row-held-threes = Rouges en main
hand_and_foot-hint-each = { FIGURE($points) } pièce
hand_and_foot-row-melded = Cartes posées
hand_and_foot-hint-melded = points, avec les canastas
hand_and_foot-ask-melded = { $name } : que valent les cartes posées ?
hand_and_foot-row-held = En main
hand_and_foot-hint-held = points
hand_and_foot-ask-held = { $name } : que vaut la main ?
hand_and_foot-row-exact-cut = Coupe juste
hand_and_foot-fold-exact-cut = Quelqu’un a-t-il coupé juste ?
hand_and_foot-row-penalties = Pénalités
hand_and_foot-fold-penalties = Y a-t-il eu une pénalité ?
hand_and_foot-choice-penalty =
    { $kind ->
        [out_refused] a fini malgré un non
        [cannot_go_out] a demandé à finir, sans pouvoir
       *[pile_unusable] a pris la défausse sans pouvoir
    }
hand_and_foot-count-went-out = A fini
hand_and_foot-count-books = Canastas
hand_and_foot-claim-draw = Peut-on commencer ainsi son tour ?
hand_and_foot-claim-meld = Peut-on poser ces cartes ?
hand_and_foot-claim-open = Cette première pose suffit-elle ?
hand_and_foot-claim-take-pile = Peut-on prendre la défausse ?
hand_and_foot-claim-go-out = Peut-on finir ?
hand_and_foot-claim-book = Quelle canasta est-ce ?

hand_and_foot-from-stock = De la pioche
hand_and_foot-from-pile = De la défausse
hand_and_foot-label-drawn = Cartes piochées
hand_and_foot-about-drawn = Combien de cartes piochées, sans les trois rouges
hand_and_foot-label-on = Ajoutées à
hand_and_foot-about-on = La combinaison ouverte de l’équipe, si on y ajoute
hand_and_foot-label-round = Manche
hand_and_foot-about-round = À partir de 1 ; le minimum monte avec elle
hand_and_foot-label-top = Carte du dessus
hand_and_foot-about-top = La carte en haut de la défausse
hand_and_foot-about-holding = Toutes les cartes en main
hand_and_foot-label-opened = A déjà posé
hand_and_foot-about-opened = Si l’équipe a déjà posé dans cette manche
hand_and_foot-about-round-needed = À indiquer si l’équipe n’a pas encore posé
hand_and_foot-label-open-meld = Combinaison ouverte
hand_and_foot-about-open-meld = La combinaison ouverte de l’équipe dans la valeur de la carte du dessus ; s’il y en a une, l’équipe a déjà posé
hand_and_foot-label-also = En plus
hand_and_foot-about-also = D’autres combinaisons de la main posées en même temps
hand_and_foot-label-books = Canastas
hand_and_foot-about-books = Combien de canastas de chaque sorte.
hand_and_foot-label-clean = Pures
hand_and_foot-about-clean = Sans jokers
hand_and_foot-label-dirty = Mixtes
hand_and_foot-about-dirty = Avec des jokers
hand_and_foot-label-wild = De jokers
hand_and_foot-about-wild = Uniquement de jokers
hand_and_foot-label-partner-in-foot = Pied en jeu
hand_and_foot-about-partner-in-foot = Si l’autre personne de l’équipe joue déjà son pied
hand_and_foot-label-partner-said = Accord de l’équipe
hand_and_foot-about-partner-said = Ce qu’a répondu l’autre personne de l’équipe : oui ou non
hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } est une canasta pure.
    [dirty] { CARD($cards, form: "row") } est une canasta mixte.
    [wild] { CARD($cards, form: "row") } est une canasta de jokers.
   *[open] { CARD($cards, form: "row") } est une combinaison ouverte.
}
hand_and_foot-first-melds = Cela fait { $points ->
    [1] { $points } point
   *[other] { $points } points
} ; dans cette manche, la première pose vaut au moins { $minimum }.
hand_and_foot-three-on-top = Avec un trois dessus, on ne prend pas la défausse.
hand_and_foot-takes-pile = { $card } se pose avec deux cartes de la main, et la défausse est prise.
hand_and_foot-no-room = Dans la combinaison ouverte, il y a place pour { $room ->
    [1] { $room } carte
   *[other] { $room } cartes
}, et la carte du dessus entre avec deux autres.
hand_and_foot-too-little-for-the-pile = La carte du dessus, les deux qui vont avec et ce qui est encore posé font { $points } ; dans cette manche, la première pose vaut au moins { $minimum }.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] Pour prendre la défausse, il faut poser avec { $card } deux { CARD($rank, form: "plusieurs") } de la main, ou une seule de ces cartes et un joker.
   *[no] Pour prendre la défausse, il faut poser avec { $card } deux { CARD($rank, form: "plusieurs") } de la main.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] Voir en main deux { CARD($rank, form: "plusieurs") }, ou une seule de ces cartes et un joker.
   *[no] Voir en main deux { CARD($rank, form: "plusieurs") }.
}
hand_and_foot-stock-or-pile = Le tour commence par deux cartes de la pioche ou par la défausse, pas par un peu des deux.
hand_and_foot-may-begin-with-pile = Le tour peut commencer par la défausse, si la carte du dessus peut être posée aussitôt.
hand_and_foot-stock-used-up = Des deux cartes, la pioche en a { $cards } ; on continue avec la défausse jusqu’à ce que personne ne la prenne.
hand_and_foot-two-cards-not = Le tour commence par deux cartes de la pioche, pas { $drawn } ; un trois rouge est posé et remplacé.
hand_and_foot-two-cards = Le tour commence par deux cartes de la pioche ; si un trois rouge arrive, il est posé et remplacé.
hand_and_foot-may-go-out = L’équipe a ses canastas, et rien d’autre n’empêche de finir.
hand_and_foot-partner-needs-foot = L’autre personne de l’équipe doit d’abord jouer son pied.
hand_and_foot-seeing-the-foot = Savoir si l’autre personne de l’équipe joue déjà son pied.
hand_and_foot-partner-must-agree = L’autre personne de l’équipe doit avoir dit qu’on peut finir.
hand_and_foot-word-of-partner = Savoir ce qu’a dit l’autre personne de l’équipe.

hand_and_foot-column-out = A fini
hand_and_foot-column-books = Canastas pures, mixtes et de jokers

hand_and_foot-about = Des canastas de sept cartes, deux mains par personne
hand_and_foot-variant-hand-and-foot = Deux équipes posent des canastas de sept cartes, pures, mixtes ou de jokers, avec une main et un pied par personne
hand_and_foot-variant-hand-and-foot-pagat = Mains et pieds de treize cartes ; couper juste ne rapporte rien
hand_and_foot-variant-hand-and-foot-bicycle = Toute combinaison avec des jokers a au moins quatre cartes naturelles ; une canasta pure et une mixte suffisent pour finir
hand_and_foot-variant-hand-and-foot-alone = De deux à six, sans équipes ; les trois rouges coûtent 500, où qu’ils soient
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot à 13 cartes
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, quatre cartes naturelles
hand_and_foot-name-hand-and-foot-alone = Hand and Foot sans équipes (Simpson)
hand_and_foot-house-rule-black-threes-0 = Les trois noirs ne comptent rien
hand_and_foot-house-rule-four-to-nine-five = Les cartes de 4 à 9 comptent cinq
hand_and_foot-house-rule-red-threes-500 = Les trois rouges coûtent 500, où qu’ils soient
hand_and_foot-house-rule-three-wilds = Trois jokers dans une canasta, mais moins que de naturelles
hand_and_foot-house-rule-whole-pile = On prend toute la défausse
hand_and_foot-house-rule-wild-in-the-pair = Pour prendre la défausse, une des deux cartes peut être un joker
hand_and_foot-house-rule-one-clean-one-dirty = Une canasta pure et une mixte pour finir
hand_and_foot-house-rule-last-discard = Il faut jeter sa dernière carte
hand_and_foot-house-rule-no-exact-cut = Couper juste ne rapporte rien
hand_and_foot-house-rule-minimum-from-60 = Premières poses à 60, 90, 120 et 150
hand_and_foot-house-rule-to-10000 = En 10 000

hand_and_foot-body-sides = et qui a fini
