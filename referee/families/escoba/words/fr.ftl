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

escoba-category =
    { $category ->
        [cards] le plus de cartes
        [coins] le plus de deniers
        [velo] le sept de deniers
        [setenta] la setenta
        [sevens] le plus de sept
        [all_cards] toutes les cartes
        [all_coins] tous les deniers
        [all_sevens] tous les sept
        [under_ten] moins de dix cartes chez les autres
       *[escoba] une escoba
    }
escoba-no-such-rank =
    { $pack ->
        [spanish]
            { $rank ->
                [8] Pas de { $rank } à l’escoba ; la sota compte { $rank }.
                [9] Pas de { $rank } à l’escoba ; le caballo compte { $rank }.
               *[other] Pas de { $rank } à l’escoba ; il y a 1 à 7, 10, 11 et 12.
            }
       *[french]
            { $rank ->
                [8] Pas de { $rank } à l’escoba ; le valet compte { $rank }.
                [9] Pas de { $rank } à l’escoba ; la dame compte { $rank }.
                [10] Pas de { $rank } à l’escoba ; le roi compte { $rank }.
               *[other] Pas de { $rank } à l’escoba ; il y a A à 7, J, Q et K.
            }
    }
escoba-no-spanish-card = « { $text } » n’est pas une carte espagnole. Écris 1 à 7, 10, 11 ou 12 et O, C, E ou B, par exemple 7O ou 12E.
escoba-which-suit = { $card } : de quelle couleur ? Dis { $cards }.
escoba-card-twice =
    { $card } : le jeu n’en a qu’une, et elle est citée { $times ->
        [2] deux fois
       *[other] { $times } fois
    } : { AND($places) }.
escoba-place-of-side = pour { $side }
escoba-place =
    { $place ->
        [hand] dans la main
        [left] comme carte restante
        [left_over] parmi les restantes
        [played] comme carte jouée
       *[table] sur la table
    }
escoba-rank-too-often = Le jeu a quatre cartes de valeur { $rank } ; { $count } sont citées.
escoba-forms-missing = Donne piles, counts, outcome, ou deals avec la table.
escoba-unread = Laisse { $name } de côté : cela ne va qu’avec { $forms }.
escoba-counts-missing = Qu’a pris { $side } ? Donne counts pour { $id }.
escoba-count-missing =
    { $member ->
        [cards] Combien de cartes pour { $side } ? Donne cards pour { $id }.
        [coins] Combien de deniers pour { $side } ? Donne coins pour { $id }.
       *[sevens] Combien de sept pour { $side } ? Donne sevens pour { $id }.
    }
escoba-counts-make =
    { $member ->
        [cards] Cartes : { $figures }, cela fait { $sum } ; il y en a { $all }.
        [coins] Deniers : { $figures }, cela fait { $sum } ; il y en a { $all }.
       *[sevens] Sept : { $figures }, cela fait { $sum } ; il y en a { $all }.
    }
escoba-velo-twice = { $card } est indiqué pour { $sides } ; il n’y en a qu’un.
escoba-velo-missing = Qui a { $card } ? Donne velo: true à ce camp.
escoba-velo-counts =
    { $member ->
        [coins] { $card } compte parmi les deniers : { $side } ne peut pas l’avoir et n’avoir aucun denier.
       *[sevens] { $card } compte parmi les sept : { $side } ne peut pas l’avoir et n’avoir aucun sept.
    }
escoba-more-coins-and-sevens =
    { $cards ->
        [one] { $cards } carte indiquée
       *[other] { $cards } cartes indiquées
    } pour { $side } ; les deniers et les sept en font déjà { $least }.
escoba-escobas-missing = Combien d’escobas pour { $side } ? Donne escobas pour { $id }.
escoba-escobas-of-few-cards =
    { $escobas ->
        [one] { $escobas } escoba prend
       *[other] { $escobas } escobas prennent
    } au moins { $least } cartes ; { $side } en a { $cards }.
escoba-escobas-in-all = { $escobas } escobas prennent au moins { $least } cartes ; il y en a { $all }.
escoba-setenta-missing = Qui a la meilleure setenta ? Donne setenta pour chaque camp : sa meilleure valeur dans chaque couleur, moins de quatre s’il en manque une.
escoba-setenta-of-a-rank = { $count } cartes de valeur { CARD($rank, form: "row") } sont nommées ; il y en a quatre.
escoba-setenta-of-sevens = { $side } nomme { $named } sept et en a { $sevens }.
escoba-setenta-of-suits = { $side } ne peut pas nommer des cartes de { $suits } couleurs, d’après le reste.
escoba-setenta-without-velo = { $side } a { $card } : un sept est donc parmi ses meilleures cartes.
escoba-category-missing =
    Qui marque pour { escoba-category } ? Donne { $name } : un camp{ $or ->
        [null] , ou null si personne
       *[no] { "" }
    }.
escoba-named-twice = { $side } figure deux fois ({ escoba-category }).
escoba-only-one-side = Un seul camp peut marquer pour { escoba-category } ; il y a { $sides }.
escoba-captured-nothing = { $side } n’a rien pris, et aurait pourtant { AND($has) }.
escoba-velo-in-a-pile = Il y a eu des prises : à la fin, toute carte est donc dans une pile. Qui a { $card } ?
escoba-implied = { $side } ne peut pas marquer pour { escoba-category } sans marquer aussi, sans égalité, pour { $other }.
escoba-piles-missing = Qu’a pris { $side } ? Donne piles pour { $id }.
escoba-left-make = Les cartes restantes font { $sum } : une des prises ne faisait pas quinze.
escoba-last-capture-missing = Qui a fait la dernière prise ? Les cartes restantes vont à ce camp : donne last_capture.
escoba-empty-pile = { $side } a une pile vide, et n’a donc pas fait la dernière prise.
escoba-in-no-pile =
    { $more ->
        [0] Dans aucune pile : { CARD($cards, form: "row") }.
       *[other] Dans aucune pile : { CARD($cards, form: "row") } et { $more } de plus.
    }
escoba-table-missing = Qu’a-t-on donné à la table ? Donne table avec deals.
escoba-cards-dealt-to-the-table = On donne { $expected } cartes à la table ; { $given } sont citées.
escoba-deals-of-a-round = Une manche a { $expected } distributions ; { $given } sont citées.
escoba-cards-of-a-deal = On joue { $expected } cartes par distribution ; { $given } sont citées.
escoba-count-otherwise = { $side } : { $member } vaut { CARD($expected, form: "row") }, pas { CARD($given, form: "row") }.
escoba-left-otherwise =
    D’après les coups, il reste sur la table { $count ->
        [0] 0 carte
       *[other] { CARD($cards, form: "row") }
    }, pas { $claimed ->
        [0] 0 carte
       *[other] { CARD($given, form: "row") }
    }.
escoba-in-the-pile = D’après les coups, il y a aussi dans la pile, pour { $side } : { CARD($cards, form: "row") }. Ce n’est pas dit.
escoba-not-in-the-pile = D’après les coups, il n’y a pas dans la pile, pour { $side } : { CARD($cards, form: "row") }. C’est pourtant dit.
escoba-last-capture-otherwise = Dernière prise d’après les coups : { $last }, pas { $side }.
escoba-escobas-total = Escobas pour { $side } : { $counted }, pas { $given }.
escoba-captured-something = D’après le reste, { $side } a pris quelque chose.
escoba-category-otherwise = Points pour { escoba-category } : { $sides }, pas { $others }.
escoba-setenta-of-four = Une setenta a une carte de chacune des quatre couleurs ; { $cards } sont citées.
escoba-piles-or-ranks = Donne piles, ou les valeurs de chaque camp.
escoba-deal-for-nobody = Avec { $table } cartes sur la table et { $hand } par personne, les 40 cartes ne tombent juste pour aucun de ces nombres.
escoba-pack-left-over =
    À { $players }, le jeu ne tombe pas juste : { $left } cartes après la table, { $cards } par distribution. Il tombe juste { $count ->
        [0] à aucun nombre
       *[other] à { $fit }
    }.
escoba-teams-of-equal-size = Pour des équipes de même taille, il faut être 4 ou 6 ; on est { $players }.
escoba-under-ten-of-two = score.under_ten compare deux camps, et { $players } personnes sans équipes font { $players } camps.
escoba-no-capture-of-two = score.no_capture_loses fait gagner l’autre de deux camps, et { $players } personnes sans équipes font { $players } camps.
escoba-none-left = play.missed vaut next_player, mais avec play.capture { $capture } il n’en reste aucun.
escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }
escoba-other-ways = d’autres
escoba-makes-no-fifteen = { $card } ne fait pas quinze ici et reste donc sur la table.
escoba-cannot-be-taken =
    { CARD($cards, form: "row") } : prise impossible ; sur la table, il y a { $count ->
        [0] 0 carte
       *[other] { CARD($table, form: "row") }
    }.
escoba-no-fifteen = { $figures } font { $sum }, pas 15.
escoba-fifteen = { $figures } font { $sum }.
escoba-may-be-left = { $card } pouvait prendre { $ways }, mais on peut laisser un quinze.
escoba-has-to-take = { $card } fait 15 avec { $ways } et doit prendre.
escoba-no-other-makes-fifteen =
    { $others ->
        [unseen] { $card } ne fait pas quinze ici, ni aucune autre carte qui peut être en main.
       *[held] { $card } ne fait pas quinze ici, ni aucune autre carte de la main.
    }
escoba-could-have-taken = { $card } pouvait prendre { $ways } : qui peut prendre joue une carte qui prend.
escoba-others-not-known = { $card } ne fait pas quinze ici ; on ne sait pas si une autre carte de la main le fait.
escoba-rest-of-the-hand = Le reste de la main : avec { CARD($card, form: "un") }, qui prend { $ways }, ce n’était pas permis.
escoba-not-in-the-hand = { $card } n’est pas dans la main.
escoba-legal-plays =
    { $count ->
        [1] Un seul coup est permis.
       *[other] { $count } coups sont permis.
    }
escoba-no-card-to-play = Sans carte, on ne peut rien jouer.
escoba-nothing-taken = Rien n’a été pris.
escoba-still-on-the-table = Il reste sur la table { CARD($cards, form: "row") }.
escoba-is-one = Il ne reste rien sur la table : escoba.
escoba-overlooked-stays = Avec ces règles, un quinze oublié reste où il est.
escoba-nothing-overlooked = Le coup d’avant n’a laissé aucune carte avec laquelle un quinze a été oublié.
escoba-overlooked-otherwise = Ce qui a été oublié est un quinze avec { $card }.
escoba-was-overlooked = C’était un oubli : qui joue ensuite peut le prendre.
escoba-nobody-takes-what-is-dealt = Les cartes font { $sum } ; avec ces règles, personne ne prend ce qui est donné.
escoba-takes-what-is-dealt =
    { $taker ->
        [leader]
            Les cartes font { $sum } : qui entame les prend et a { $escobas ->
                [1] une escoba
               *[other] deux escobas
            }.
       *[dealer]
            Les cartes font { $sum } : qui donne les prend et a { $escobas ->
                [1] une escoba
               *[other] deux escobas
            }.
    }
escoba-dealt-do-not-split = Les cartes font 30, mais pas deux fois 15 : personne ne les prend.
escoba-nobody-takes-them = Les cartes font { $sum }, et personne ne les prend.
escoba-comes-out = Les cartes restantes font { $sum } : la manche tombe juste.
escoba-does-not-come-out = Les cartes restantes font { $sum }, pas 10, 25, 40 ou 55 : une des prises ne faisait pas quinze.
escoba-best-setenta =
    { $count ->
        [1] { $sides } a la setenta.
       *[other] { $sides } ont la setenta.
    }
escoba-equal-setentas = { $sides } sont à égalité : personne ne marque.
escoba-no-whole-setenta = Personne n’a de cartes des quatre couleurs.
escoba-turn-of-another = C’était à { $turn } de jouer, pas à { $player }.
escoba-played-all-cards =
    { $player } a déjà joué { $cards ->
        [1] sa seule carte
        [2] ses deux cartes
        [3] ses trois cartes
        [4] ses quatre cartes
        [5] ses cinq cartes
        [6] ses six cartes
        [7] ses sept cartes
        [8] ses huit cartes
        [9] ses neuf cartes
        [10] ses dix cartes
       *[other] ses { $cards } cartes
    } de cette distribution.
escoba-card-seen-before = { $card } : carte déjà jouée ou déjà sur la table ; le jeu n’en a qu’une.
escoba-every-play-allowed = Tous les coups étaient permis.
escoba-plays-not-settled = Rien n’est contre les règles à coup sûr ; ce qui est donné ne suffit pas pour juger certains coups.
escoba-against-the-rules =
    Contre les règles : { $places }{ $more ->
        [0] { "" }
       *[other] { " " }et { $more } de plus
    }.
escoba-place-in-a-round = distribution { $deal }, coup { $play }
escoba-form-outcome = Qui a quoi
escoba-form-counts = Comptes
escoba-row-category =
    { $category ->
        [cards] Plus de cartes
        [coins] Plus de deniers
        [velo] Sept de deniers
        [setenta] Setenta
        [sevens] Plus de sept
        [all_cards] Toutes les cartes
        [all_coins] Tous les deniers
        [all_sevens] Tous les sept
       *[under_ten] Les autres à moins de dix cartes
    }
escoba-ask-category =
    { $category ->
        [cards] Qui a le plus de cartes ?
        [coins] Qui a le plus de deniers ?
        [velo] Qui a le sept de deniers ?
        [setenta] Qui a la setenta ?
       *[sevens] Qui a le plus de sept ?
    }
escoba-fold-extras = Toutes les cartes d’une sorte ?
escoba-row-no-capture = Aucune prise
escoba-row-counted =
    { $counted ->
        [cards] Cartes
        [coins] Deniers
       *[sevens] Sept
    }
escoba-ask-counted =
    { $counted ->
        [cards] Combien de cartes pour { $name } ?
        [coins] Combien de deniers pour { $name } ?
       *[sevens] Combien de sept pour { $name } ?
    }
escoba-row-setenta = Par couleur
escoba-ask-setenta = Quelles cartes font la setenta ?
escoba-row-escobas = Escobas
escoba-count-escobas = Escobas
escoba-count-velos = Sept de deniers
escoba-claim-capture = Peut-on jouer cette carte ainsi ?
escoba-claim-plays = Que peut-on jouer ?
escoba-claim-dealt-table = Qui prend les cartes données à la table ?
escoba-claim-missed = Peut-on prendre ce qui a été oublié ?
escoba-claim-setenta = Qui a la setenta ?
escoba-claim-left = Les cartes restantes tombent-elles juste ?
escoba-claim-audit = Cette manche respecte-t-elle les règles ?
escoba-claim-escoba = Est-ce une escoba ?

escoba-label-table = Sur la table
escoba-about-table = Les cartes qui s’y trouvent
escoba-about-table-before = Ce qui s’y trouvait avant
escoba-about-dealt = Les cartes données à la table
escoba-about-dealt-table = Les cartes données à la table
escoba-about-card = La carte jouée
escoba-label-take = Prise
escoba-about-take = Ce que la carte prend
escoba-about-take-or-stay = Ce que la carte prend ; vide si elle reste sur la table
escoba-about-holding = La main, carte jouée comprise
escoba-about-whole-hand = Toute la main
escoba-label-unseen = Jamais vues
escoba-about-unseen = À la place de la main : les cartes que personne n’a encore vues
escoba-label-left = Carte laissée
escoba-about-card-left = La carte jouée et laissée sur la table
escoba-about-take-of-next = Ce que prend la personne suivante, carte laissée comprise
escoba-label-piles = Cartes prises
escoba-about-piles = Tout ce que chaque camp a pris
escoba-label-ranks = Valeurs
escoba-about-ranks = À la place : sa meilleure valeur dans chaque couleur
escoba-about-left = Celles qui restent à la fin
escoba-label-deals = Distributions
escoba-about-deals = Distribution par distribution, les coups dans l’ordre
escoba-about-dealer = Qui a donné ; sinon, qui donne la manche
escoba-about-played = La carte jouée
escoba-about-taken = Ce que la carte a pris ; vide si elle est restée
escoba-label-missed = Prise oubliée
escoba-about-missed = Ce qui a été pris d’abord, car oublié par la personne d’avant ; seulement si les règles le disent
escoba-about-play = Une carte telle qu’elle a été jouée.
escoba-label-cards-left = Restantes
escoba-label-last-capture = Dernière prise
escoba-label-accept-infractions = Malgré les fautes

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}et la tête sans partage pour gagner
   *[shared] {" "}pour gagner
}

escoba-about = Faire quinze, et rafler toute la table
escoba-variant-escoba = On fait quinze ; comptent les cartes, les deniers, le sept de deniers, la setenta et chaque escoba ; en 21
escoba-variant-escoba-fournier = Deux camps à partir de quatre ; des sept au lieu de la setenta, et un bonus pour qui les a tous
escoba-variant-escoba-del-15 = En 15, et on peut laisser un quinze
escoba-house-rule-to-15 = En 15
escoba-house-rule-to-30 = En 30
escoba-house-rule-to-31 = En 31
escoba-house-rule-setenta-by-points = La setenta se compte en points
escoba-house-rule-most-sevens = Le plus de sept au lieu de la setenta
escoba-house-rule-must-take = Qui peut prendre doit prendre
escoba-house-rule-may-leave = On peut laisser un quinze
escoba-house-rule-overlooked-for-the-next = Un quinze oublié revient à la personne suivante
escoba-house-rule-ties-score-for-all = À égalité, tout le monde marque
escoba-house-rule-leader-takes-the-table = Si la table fait quinze à la donne, qui commence la prend
escoba-house-rule-clockwise = Dans le sens des aiguilles d’une montre
escoba-house-rule-partners = Deux équipes
escoba-house-rule-spanish-cards = Cartes espagnoles
escoba-house-rule-all-coins = Un point de plus pour tous les deniers
escoba-house-rule-all-sevens = Un point de plus pour tous les sept
escoba-house-rule-all-cards = Un point de plus pour toutes les cartes
escoba-house-rule-under-ten = Deux points de plus si l’autre camp a moins de dix cartes
escoba-house-rule-no-capture-loses = Un camp qui ne prend rien perd la partie

escoba-body-piles = toutes les cartes
escoba-body-counts = les comptes
escoba-body-outcome = qui a eu quoi
escoba-body-deals = chaque coup
