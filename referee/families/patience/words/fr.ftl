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
patience-cards-drawn = Cartes tirées : { $counted }, pas { $given }.
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
