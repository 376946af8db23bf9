# French: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Chaque donne part de 0 : les { SIGNED($points) } d’avant ne comptent plus.
patience-costs = La donne coûte { $points }.
patience-won = Les { $cards } cartes sont montées : { $player } a réussi la donne.

patience-cards = { $cards ->
    [one] { $cards } carte montée
   *[other] { $cards } cartes montées
}, un point chacune.
patience-cards-earn = { $cards ->
    [one] { $cards } carte montée
   *[other] { $cards } cartes montées
} : { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Une carte de la défausse vers une colonne
    [waste_to_foundation] Une carte de la défausse vers une fondation
    [tableau_to_foundation] Une carte d’une colonne vers une fondation
    [foundation_to_tableau] Une carte reprise d’une fondation
    [turned] Une carte retournée dans une colonne
   *[recycled] La défausse retournée
}, { $times } fois : { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Rien qui rapporte n’a été fait.
patience-floor = La donne arrive à { SIGNED($points) } ; elle ne compte jamais moins de { SIGNED($floor) }.

patience-pile =
    { $pile ->
        [t] la colonne { $number }
        [c] la cellule { $number }
        [f]
            { $suit ->
                [C] la fondation de trèfle
                [D] la fondation de carreau
                [H] la fondation de cœur
                [S] la fondation de pique
               *[none] les fondations
            }
        [stock] la pioche
       *[waste] la défausse
    }
patience-uncovers-nothing = Ce coup ne découvre aucune carte : rien n’est retourné dans { patience-pile }.
patience-shows-unseen-card =
    { $pile ->
        [t] La colonne { $number } montre une carte qui n’a pas été donnée ; dis laquelle.
        [c] La cellule { $number } montre une carte qui n’a pas été donnée ; dis laquelle.
       *[waste] La défausse montre une carte qui n’a pas été donnée ; dis laquelle.
    }
patience-another-card-lies-there = Il y a là { $card }, pas { $other }.
patience-card-lies-elsewhere = { $card } : déjà ailleurs ; le jeu n’en a qu’une.
patience-card-told-twice =
    { $card } : carte citée { $times ->
        [2] deux fois
        [3] trois fois
       *[other] { $times } fois
    } ; le jeu n’en a qu’une.
patience-which-suit = { $card } : de quelle couleur ? Chaque carte a besoin de sa couleur, par exemple { $example }.
patience-not-in-pack = Carte absente de ce jeu : { $card }.
patience-cards-of-a-foundation = Une fondation a de 0 à { $most } cartes, pas { $given }.
patience-so-many-piles =
    { $piles ->
        [tableau] Avec ces règles, il y a { $known } colonnes ; { $given } sont citées.
       *[cells] Avec ces règles, il y a { $known } cellules ; { $given } sont citées.
    }
patience-which-foundation = Quelle fondation ? Dis fC, fD, fH ou fS.
patience-cards-drawn = Cartes piochées : { $counted }, pas { $given }.
patience-no-such-pile =
    Il n’y a pas de pile « { $name } ». Les piles sont t1 à t{ $columns }{ $cells ->
        [0] { "" }
       *[other] , c1 à c{ $cells }
    }{ $stock ->
        [yes] , waste, stock
       *[no] { "" }
    }, f, fC, fD, fH et fS.
patience-only-results = Donne results, ce qu’a donné chaque donne, et rien d’autre d’une donne.
patience-results-missing = Combien de cartes montées pour { $side } ? Donne results pour { $id }.
patience-cards-missing = Combien de cartes sont montées ? Donne cards, ou bien foundations, layout, ou start avec moves.
patience-cards-of-a-pack = Un jeu a { $most } cartes : il y en a de 0 à { $most } de montées, pas { $given }.
patience-cards-total =
    { $by ->
        [foundations]
            Les fondations ont { $counted ->
                [one] { $counted } carte
               *[other] { $counted } cartes
            }, pas { $given }.
        [layout]
            Dans layout, il y a { $counted ->
                [one] { $counted } carte montée
               *[other] { $counted } cartes montées
            }, pas { $given }.
       *[moves]
            Avec ces coups, il y a { $counted ->
                [one] { $counted } carte montée
               *[other] { $counted } cartes montées
            }, pas { $given }.
    }
patience-foundation-missing =
    { $suit ->
        [C] Jusqu’où sont montés les trèfles ? Donne C, 0 s’il n’y en a aucun.
        [D] Jusqu’où sont montés les carreaux ? Donne D, 0 s’il n’y en a aucun.
        [H] Jusqu’où sont montés les cœurs ? Donne H, 0 s’il n’y en a aucun.
       *[S] Jusqu’où sont montés les piques ? Donne S, 0 s’il n’y en a aucun.
    }
patience-foundation-by-layout =
    { $suit ->
        [C] Dans layout, les trèfles en sont à { $counted }, pas à { $given }.
        [D] Dans layout, les carreaux en sont à { $counted }, pas à { $given }.
        [H] Dans layout, les cœurs en sont à { $counted }, pas à { $given }.
       *[S] Dans layout, les piques en sont à { $counted }, pas à { $given }.
    }
patience-foundation-by-moves =
    { $suit ->
        [C] Avec ces coups, les trèfles en sont à { $counted }, pas à { $given }.
        [D] Avec ces coups, les carreaux en sont à { $counted }, pas à { $given }.
        [H] Avec ces coups, les cœurs en sont à { $counted }, pas à { $given }.
       *[S] Avec ces coups, les piques en sont à { $counted }, pas à { $given }.
    }
patience-start-and-moves = Une donne racontée par ses coups a start et moves ; il manque { $name }.
patience-move-refused = Coup { $number } : { $reason }
patience-is-won = Les { $cards } cartes sont montées : la donne est réussie.
patience-not-won =
    { $cards ->
        [one] { $cards } carte est montée
       *[other] { $cards } cartes sont montées
    }{ $missing ->
        [0] .
        [1]  ; il manque { AND($named) }.
        [2]  ; il manque { AND($named) }.
        [3]  ; il manque { AND($named) }.
       *[other]  ; il en manque { $missing }.
    }
patience-the-card = { $card }
patience-events-missing = Ces règles donnent des points pour ce qui arrive : donne events, combien de fois chaque chose.
patience-events-by-moves =
    Avec ces coups, { $event ->
        [waste_to_tableau] une carte de la défausse vers une colonne
        [waste_to_foundation] une carte de la défausse vers une fondation
        [tableau_to_foundation] une carte d’une colonne vers une fondation
        [foundation_to_tableau] une carte reprise d’une fondation
        [turned] une carte retournée dans une colonne
       *[recycled] la défausse retournée
    } : { $times } fois, pas { $given }.
patience-events-add-up =
    { $brought ->
        [one] { $brought } carte montée
       *[other] { $brought } cartes montées
    } et { $back } en retour : il en reste { $left }, pas { $given }.
patience-turned-at-most =
    Dans les colonnes, on peut retourner { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } au plus, pas { $given }.
patience-from-the-waste-at-most =
    De la défausse { $most ->
        [one] peut venir { $most } carte
       *[other] peuvent venir { $most } cartes
    } au plus, pas { $given }.
patience-none-taken-back = Avec ces règles, une carte reste sur sa fondation ; aucune n’est reprise, donc pas { $given }.
patience-turned-over-at-most = La défausse peut être retournée { $most } fois au plus, pas { $given }.
patience-came-to-light = { $dealt } cartes données à découvert, { $turned } retournées et { $waste } de la défausse font { $sum } ; { $given } ne peuvent pas être montées.
patience-turned-by-layout =
    D’après layout, on a retourné { $counted ->
        [one] { $counted } carte
       *[other] { $counted } cartes
    } dans les colonnes, pas { $given }.
patience-from-the-waste-by-layout =
    D’après layout, { $counted ->
        [one] { $counted } carte est venue
       *[other] { $counted } cartes sont venues
    } de la défausse, pas { $given }.
patience-turned-over-by-layout = D’après layout, la défausse a été retournée { $counted } fois, pas { $given }.
patience-pass-by-moves = Avec ces coups, on en est au passage { $counted } de la pioche, pas { $given }.
patience-with-the-moves = Avec ce que disent les coups : { $reason }
patience-column-by-moves = Avec ces coups, la colonne { $number } a { $held }, pas { $given }.
patience-pile-by-moves =
    { $pile ->
        [stock] Avec ces coups, la pioche a { $held }, pas { $given }.
        [waste] Avec ces coups, la défausse a { $held }, pas { $given }.
       *[cells] Avec ces coups, les cellules ont { $held }, pas { $given }.
    }
patience-held =
    { $down ->
        [0] { patience-held-open }
        [one] { $down } carte cachée et { patience-held-open }
       *[other] { $down } cartes cachées et { patience-held-open }
    }
patience-held-open =
    { $count ->
        [0] 0 carte visible
       *[other]
            { $seen ->
                [yes] { CARD($cards, form: "row") }
               *[no]
                    { $count ->
                        [one] { $count } carte visible
                       *[other] { $count } cartes visibles
                    }
            }
    }

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] On peut monter { CARD($cards, form: "row") }.
    [c] On peut mettre { CARD($cards, form: "row") } dans la cellule { $number }.
   *[t] On peut mettre { CARD($cards, form: "row") } sur la colonne { $number }.
}
patience-lies-there-already = { $pile ->
    [t] C’est déjà dans la colonne { $number }.
    [c] C’est déjà dans la cellule { $number }.
    [f] { $suit ->
        [C] C’est déjà sur la fondation de trèfle.
        [D] C’est déjà sur la fondation de carreau.
        [H] C’est déjà sur la fondation de cœur.
       *[S] C’est déjà sur la fondation de pique.
    }
   *[waste] C’est déjà sur la défausse.
}
patience-from-cell-to-cell = De cellule en cellule, on ne gagne rien.
patience-from-foundation-to-column = D’une fondation, une carte ne va que sur une colonne.
patience-only-stock-to-waste = Sur la défausse ne vont que des cartes de la pioche.
patience-stays-on-foundation = Avec ces règles, une carte reste sur sa fondation.
patience-pile-has-no-card = { $pile ->
    [c] La cellule { $number } n’a pas de carte.
    [f] { $suit ->
        [C] La fondation de trèfle n’a pas de carte.
        [D] La fondation de carreau n’a pas de carte.
        [H] La fondation de cœur n’a pas de carte.
       *[S] La fondation de pique n’a pas de carte.
    }
   *[waste] La défausse n’a pas de carte.
}
patience-one-card-from = { $pile ->
    [c] On prend une carte dans la cellule { $number }, pas { $count }.
    [f] { $suit ->
        [C] On prend une carte sur la fondation de trèfle, pas { $count }.
        [D] On prend une carte sur la fondation de carreau, pas { $count }.
        [H] On prend une carte sur la fondation de cœur, pas { $count }.
       *[S] On prend une carte sur la fondation de pique, pas { $count }.
    }
   *[waste] On prend une carte sur la défausse, pas { $count }.
}
patience-column-has = La colonne { $number } { $up ->
    [0] est vide
    [1] a une carte visible
   *[other] a { $up } cartes visibles
} ; impossible d’en déplacer { $count }.
patience-turn-last-up = La colonne { $number } ne montre aucune carte ; retourne la dernière.
patience-one-by-one = Les cartes montent une par une, pas { $count } à la fois.
patience-other-foundation = { $card } va sur la fondation de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}, pas sur celle de { $other ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}.
patience-has-to-wait = { $suit ->
    [C] Les trèfles en sont à { CARD($reached, form: "row") } ; { $card } doit attendre { $missing }.
    [D] Les carreaux en sont à { CARD($reached, form: "row") } ; { $card } doit attendre { $missing }.
    [H] Les cœurs en sont à { CARD($reached, form: "row") } ; { $card } doit attendre { $missing }.
   *[S] Les piques en sont à { CARD($reached, form: "row") } ; { $card } doit attendre { $missing }.
}
patience-waits-for-the-first = { $suit ->
    [C] Les trèfles n’ont pas commencé ; { $card } doit attendre { $missing }.
    [D] Les carreaux n’ont pas commencé ; { $card } doit attendre { $missing }.
    [H] Les cœurs n’ont pas commencé ; { $card } doit attendre { $missing }.
   *[S] Les piques n’ont pas commencé ; { $card } doit attendre { $missing }.
}
patience-one-card-in-a-cell = Dans une cellule va une carte, pas { $count }.
patience-cell-is-taken = La cellule { $number } contient { $card } ; une cellule ne contient qu’une carte.
patience-no-sequence = { CARD($cards, form: "row") } n’est pas une suite : chaque carte vaut un de moins que la précédente et elle est de l’autre couleur, rouge ou noire.
patience-move-together = Avec ces règles, { CARD($cards, form: "row") } se déplace d’un bloc.
patience-does-not-fit = { $rank ->
    [none] Sur { $last }, rien ne va dans une colonne, { $card } non plus.
    [Q] Sur { $last } va une dame { $colour ->
        [red] rouge
       *[black] noire
    }, pas { $card }.
    [J] Sur { $last } va un valet { $colour ->
        [red] rouge
       *[black] noir
    }, pas { $card }.
    [A] Sur { $last } va un as { $colour ->
        [red] rouge
       *[black] noir
    }, pas { $card }.
   *[other] Sur { $last } va un { $rank } { $colour ->
        [red] rouge
       *[black] noir
    }, pas { $card }.
}
patience-only-a-king = La colonne { $number } est vide : un roi y va, pas { $card }.
patience-one-at-a-time = Avec ces règles, on déplace une carte à la fois, pas { $count }.
patience-no-room = Libres pour le passage : { $cells } { $cells ->
    [one] cellule
   *[other] cellules
}{ $columns ->
    [0] {""}
    [one] {" "}et { $columns } colonne
   *[other] {" "}et { $columns } colonnes
}. { $empty ->
    [yes] Vers une colonne vide
   *[no] Vers la colonne { $number }
}, { $room ->
    [one] { $room } carte peut aller
   *[other] { $room } cartes peuvent aller
}, pas { $count }. Si d’autres colonnes permettent d’en passer plus, donne les coups un par un.
patience-stock-comes-by-waste = Les cartes de la pioche passent par la défausse : retourne-les d’abord.
patience-nothing-on-the-stock = On ne pose rien sur la pioche.
patience-stock-is-empty = La pioche est vide.
patience-cards-in-words = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
patience-so-many-are-turned = { $count ->
    [one] On retourne { $count } carte de la pioche, pas { $given }.
   *[other] On retourne { $count } cartes de la pioche, pas { $given }.
}
patience-so-many-may-be-turned = { $count ->
    [one] On peut retourner { $count } carte de la pioche.
   *[other] On peut retourner { $count } cartes de la pioche.
}
patience-stock-has-cards = La pioche a encore { patience-cards-in-words } ; on retourne la défausse quand il n’y en a plus.
patience-nothing-to-turn-over = La défausse est vide ; il n’y a rien à retourner.
patience-so-often = { $passes } fois
patience-no-pass-left = On peut parcourir la pioche { patience-so-often }, et c’est le passage { $pass }.
patience-waste-turned-whole = On retourne toute la défausse : { patience-cards-in-words }, pas { $given }.
patience-waste-may-be-turned = On peut retourner la défausse : elle devient la pioche.
patience-moves-can-be-made = { $count ->
    [0] Aucun coup n’est possible.
    [one] { $count } coup est possible.
   *[other] { $count } coups sont possibles.
}
patience-moves-not-allowed = { $wrong ->
    [one] { $wrong } coup sur { $moves } n’était pas permis.
   *[other] { $wrong } coups sur { $moves } n’étaient pas permis.
}
patience-every-move-allowed = Tous les coups étaient permis.
patience-layout-can-be = Rien ne s’oppose à cette disposition.
patience-dealt-rightly = Les cartes sont bien distribuées.
patience-all-up = Les { $cards } cartes sont montées.
patience-so-many-up = { $cards ->
    [one] { $cards } carte sur { $size } est montée.
   *[other] { $cards } cartes sur { $size } sont montées.
}
patience-rest-goes-up = Le reste monte à coup sûr : la carte la plus basse peut toujours monter.
patience-rest-unseen = Tant que des cartes restent inconnues, il n’est pas sûr que le reste monte.
patience-rest-uncertain = Il n’est pas sûr que le reste monte.
patience-nothing-left = Il n’y a plus rien à faire.
patience-can-go = { $pile ->
    [f] Il est possible de monter { CARD($cards, form: "row") }.
    [c] Il est possible de mettre { CARD($cards, form: "row") } dans la cellule { $number }.
   *[t] Il est possible de mettre { CARD($cards, form: "row") } sur la colonne { $number }.
}
patience-comes-by-the-waste = { $card } arrive par la défausse, et on peut poser cette carte.
patience-unseen-may-come = Une carte inconnue peut arriver et être posée : { $cards }.
patience-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
patience-only-from-foundations = Seules des cartes des fondations peuvent bouger ; il n’est pas sûr que cela aide.
patience-turn-the-stock = Retourner la pioche, ou savoir quelles cartes s’y trouvent, trancherait.
patience-play-on = Continuer à partir de là trancherait : reprends une carte et demande encore.
patience-piles-of-these-rules = { $piles ->
    [tableau] Ces règles ont { $known } { $known ->
        [one] colonne
       *[other] colonnes
    } ; il en est donné { $given }.
   *[cells] Ces règles ont { $known } { $known ->
        [one] cellule
       *[other] cellules
    } ; il en est donné { $given }.
}
patience-pack-lacks = { $given ->
    [one] { $given } carte est donnée
   *[other] { $given } cartes sont données
} ; il en manque { $count }{ $seen ->
    [yes]  : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = { $count ->
    [one] Toutes les cartes sont distribuées à découvert ; il y en a { $count } que personne n’a vue.
   *[other] Toutes les cartes sont distribuées à découvert ; il y en a { $count } que personne n’a vues.
}
patience-column-no-sequence = { CARD($cards, form: "row") }, dans la colonne { $number }, n’est pas une suite.
patience-others-must-lie-between = Entre les cartes visibles, il doit y en avoir d’autres, qui sont ailleurs.
patience-face-down-at-most = Dans la colonne { $number }, il peut y avoir au plus { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}, pas { $given }.
patience-stock-and-waste-at-most = La pioche et la défausse ont { $most } cartes au plus, pas { $given }.
patience-passes-at-most = On peut parcourir la pioche { patience-so-often }, pas { $given } fois.
patience-nothing-up-when-dealt = À la distribution, rien n’est monté ; ici, { $count } { $count ->
    [one] carte l’est
   *[other] cartes le sont
}.
patience-column-is-dealt = La colonne { $number } reçoit { $count ->
    [0] 0 carte cachée
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
} et une visible, pas { $down } et { $up }.
patience-left-for-the-stock = Il reste { $most } cartes pour la pioche, pas { $given }.
patience-waste-empty-when-dealt = À la distribution, la défausse est vide.
patience-first-pass-when-dealt = La pioche est parcourue pour la première fois ; ce ne peut être le passage { $pass }.
patience-columns-are-dealt = Les colonnes reçoivent { CARD($dealt, form: "row") } cartes, pas { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = À la distribution, les cellules sont vides.

patience-bank-without-vegas = stakes.payout vaut bank, ce qui se paie par donne, mais score.method n’est pas vegas.
patience-nobody-to-win-from = stakes.payout vaut { $payout }, mais en jouant sans adversaire on n’a personne à qui gagner.
patience-vegas-without-stock = score.method vaut vegas, qui est pour une pioche qu’on retourne ; ici, toutes les cartes sont visibles.
patience-nothing-is-bought = score.{ $name } est pour des donnes qu’on achète ; ici, personne n’en achète.
patience-form-cards = Cartes montées
patience-form-suits = Par couleurs
patience-row-cards = cartes montées
patience-ask-cards =
    { $table ->
        [several] { $name } : combien de cartes montées ?
       *[alone] Combien de cartes sont montées ?
    }
patience-row-suit =
    { $suit ->
        [C] Trèfles
        [D] Carreaux
        [H] Cœurs
       *[S] Piques
    }
patience-ask-suit =
    { $suit ->
        [C]
            { $table ->
                [several] { $name } : jusqu’où sont les trèfles ? L’as est 1, le roi { $king }.
               *[alone] Jusqu’où sont les trèfles ? L’as est 1, le roi { $king }.
            }
        [D]
            { $table ->
                [several] { $name } : jusqu’où sont les carreaux ? L’as est 1, le roi { $king }.
               *[alone] Jusqu’où sont les carreaux ? L’as est 1, le roi { $king }.
            }
        [H]
            { $table ->
                [several] { $name } : jusqu’où sont les cœurs ? L’as est 1, le roi { $king }.
               *[alone] Jusqu’où sont les cœurs ? L’as est 1, le roi { $king }.
            }
       *[S]
            { $table ->
                [several] { $name } : jusqu’où sont les piques ? L’as est 1, le roi { $king }.
               *[alone] Jusqu’où sont les piques ? L’as est 1, le roi { $king }.
            }
    }
patience-row-event =
    { $event ->
        [waste_to_tableau] défausse → colonne
        [waste_to_foundation] défausse → fond.
        [tableau_to_foundation] colonne → fond.
        [foundation_to_tableau] reprises
        [turned] retournées
       *[recycled] défausse retournée
    }
patience-hint-event =
    { $event ->
        [turned] dans les colonnes
       *[foundation_to_tableau] d’une fondation
    }
patience-ask-event =
    { $table ->
        [several] { $name } : combien montées d’une colonne ?
       *[alone] Combien de cartes montées d’une colonne ?
    }
patience-shortcut-won = Réussi
patience-shortcut-won-about = Réussi : toutes les cartes sont montées
patience-count-deals-won = Donnes réussies
patience-count-cards-up = Cartes montées
patience-count-best-deal = Meilleure donne
patience-count-longest-run = Réussies de suite
patience-ratio-average-cards = Cartes montées par donne
patience-due-deal-cost = Payé à la banque pour une donne
patience-due-cards-earned = Payé par la banque pour les cartes des fondations

patience-column-cards-up = Montées
patience-column-won = Réussie
patience-cell-won = réussie

patience-about-freecell = Patience à cartes découvertes, pour une personne
patience-about-klondike = Patience avec une pioche, pour une personne
patience-variant-freecell = Toutes les cartes à découvert, quatre cellules, huit colonnes
patience-variant-klondike = Une carte à la fois, autant de passages de la pioche qu’on veut
patience-variant-klondike-three = Trois cartes à la fois, trois passages de la pioche
patience-variant-klondike-vegas = La donne coûte 52, chaque carte rapporte 5 : trois cartes à la fois, trois passages
patience-variant-klondike-vegas-one = La donne coûte 52, chaque carte rapporte 5 : une carte à la fois, un seul passage
patience-variant-klondike-points = Des points pour ce qui se passe sur la table, trois cartes à la fois
patience-name-klondike-three = Klondike, trois cartes
patience-name-klondike-vegas-one = Vegas Klondike, une carte
patience-name-klondike-points = Klondike aux points
patience-house-rule-two-cells = Deux cellules
patience-house-rule-three-cells = Trois cellules
patience-house-rule-six-cells = Six cellules
patience-house-rule-kings-to-a-space = Seul un roi va sur une colonne vide
patience-house-rule-one-at-a-time = On déplace une carte à la fois
patience-house-rule-any-card-to-a-space = N’importe quelle carte va sur une colonne vide
patience-house-rule-no-taking-back = On ne reprend rien aux fondations
patience-house-rule-whole-sequences = On ne déplace que des suites entières
patience-house-rule-one-pass = Un passage
patience-house-rule-three-passes = Trois passages
patience-house-rule-by-itself = Chaque donne compte à part

patience-label-layout = Disposition
patience-label-start = Au départ
patience-label-moves = Coups
patience-label-events = Événements
patience-label-accept-infractions = Malgré les fautes
patience-label-stock = Pioche
patience-label-waste = Défausse
patience-label-pass = Passage
patience-label-foundations = Fondations
patience-label-tableau = Colonnes
patience-label-down = Cachées
patience-label-up = Visibles
patience-label-cells = Cellules
patience-label-from = De
patience-label-to = Vers
patience-label-count = Nombre
patience-label-drawn = Piochées
patience-label-turned = Retournée

patience-body-cards = combien sont montées
patience-body-foundations = où en est chaque couleur
patience-body-layout = où sont les cartes
patience-body-start = comment elles étaient disposées, avec tous les coups
patience-body-results = de plusieurs personnes

patience-claim-move = Ce coup est-il permis ?
patience-claim-moves = Quels coups sont permis ?
patience-claim-layout = Les cartes peuvent-elles être disposées ainsi ?
patience-claim-start = Les cartes sont-elles bien disposées ?
patience-claim-won = La patience est-elle réussie ?
patience-claim-stuck = N’y a-t-il plus rien à faire ?
patience-claim-audit = Tous les coups étaient-ils permis ?
