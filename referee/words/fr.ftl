# French: lists, names and cards.

common-and = { $most } et { $last }
common-or = { $most } ou { $last }
common-comma = { $first }, { $second }
common-nobody = personne

common-letter = { $rank ->
    [A] A
    [K] R
    [Q] D
    [J] V
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [joker] joker
    [blaren] blaren
    [blompottan] blompottan
    [kransen] kransen
    [vardshus] värdshus
    [kavall] kavall
    [husu] husu
    [husar] husar
    [kuku] kuku
    [harlekin] harlekin
   *[other] { $rank }
}
common-face = { $suit ->
    [C] { common-letter }♣
    [D] { common-letter }♦
    [H] { common-letter }♥
    [S] { common-letter }♠
   *[none] { common-rank }
}
common-card = { $form ->
    [un] { $suit ->
        [none] { $rank ->
            [Q] une { common-rank }
           *[other] un { common-rank }
        }
       *[other] { $rank ->
            [A] l’{ common-face }
            [Q] la { common-face }
           *[other] le { common-face }
        }
    }
    [Un] { $suit ->
        [none] { $rank ->
            [Q] Une { common-rank }
           *[other] Un { common-rank }
        }
       *[other] { $rank ->
            [A] L’{ common-face }
            [Q] La { common-face }
           *[other] Le { common-face }
        }
    }
    [de] { $rank ->
        [A] d’as
        [K] de rois
        [Q] de dames
        [J] de valets
        [joker] de jokers
       *[other] de { common-rank }
    }
    [plusieurs] { $rank ->
        [K] rois
        [Q] dames
        [J] valets
        [joker] jokers
       *[other] { common-rank }
    }
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}

common-spanish-rank = { $rank }
common-spanish-name = { common-spanish-rank }{ $suit }
common-spanish-card = { $suit ->
    [none] { common-card }
   *[other] { common-spanish-name }
}
common-spanish-cards = { $first } { $last }

common-range = { $first } à { $last }

common-sentences = { $sentences }
common-more = Et encore { $count }.

common-name-of-several = « { $name } » : { $count } personnes portent ce nom. Dis laquelle : { $players }.
common-nobody-is = Personne ici ne s’appelle « { $name } ». À la table : { $players }.
common-out-of-the-game = { $player } est hors jeu. Encore en jeu : { $others }.
common-named-once = { $side } : à ne nommer qu’une fois.

common-no-teams = Avec ces règles, on joue sans équipes ; n’en nomme pas.
common-teams-of-equal-size = À { $players }, on ne peut pas former { $teams } équipes de même taille.
common-partners-sit-apart = Les partenaires ne sont pas côte à côte : les équipes sont donc { $teams }. Change les places.

common-no-card = « { $text } » n’est pas une carte. Écris la valeur et, si elle compte, la couleur : A K Q J 10 … 2 avec C D H S, par exemple 10 ou QS, ou bien joker.
common-cards-told-of = Il est question de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; le jeu en a { $size }.

common-too-few-cards-left =
    { $unknown ->
        [1]
            { $unknown } carte de la main est inconnue, { $left ->
                [0] mais il ne reste aucune carte possible.
                [1] mais il ne reste que { $left } carte possible.
               *[other] mais il ne reste que { $left } cartes possibles.
            }
       *[other]
            { $unknown } cartes de la main sont inconnues, { $left ->
                [0] mais il ne reste aucune carte possible.
                [1] mais il ne reste que { $left } carte possible.
               *[other] mais il ne reste que { $left } cartes possibles.
            }
    }

common-question-too-long = Il faudrait plus de { $steps } étapes. Il en faut moins avec moins de cartes jouées ou en main, moins de cartes non notées, moins de coups, de plis ou de donnes, ou un historique plus court.

common-at-a-place = { $path } : { $sentence }
common-in-the-body = Le corps de la requête : { $sentence }

common-refused = refusé : { $reason } ({ $codes })

common-round = { $noun ->
    [hand] donne
    [deal] donne
   *[round] manche
}
common-rounds = { $noun ->
    [hand] donnes
    [deal] donnes
   *[round] manches
}

common-count-rounds = Manches
common-count-rounds-won = Manches gagnées
common-count-points = Points
common-due-stake = Mise pour prendre place
common-due-payout = Gagné au pot
common-due-settlement = Payé par qui perd à qui gagne
common-due-refund = Rendu du pot
common-act-dealer = Qui donne
common-act-dealer-about = Dit qui donne ensuite : d’après le tirage, ou en réalité
common-act-adjustment = Correction
common-act-adjustment-about = Pénalité ou correction de la direction du jeu, à part de ce que donnent les règles
common-act-join = Arrivée
common-act-join-about = Quelqu’un arrive entre deux donnes : une dernière place de plus, et le plus haut score encore en jeu
common-act-withdrawal = Départ
common-act-withdrawal-about = Quelqu’un part entre deux donnes et sort du jeu ; s’il ne reste qu’une personne, la partie finit
common-label-player = Qui
common-label-points = Points
common-label-reason = Raison
common-label-name = Nom
common-label-member = Membre
common-label-card = Carte
common-label-cards = Cartes
common-label-holding = Main
common-label-known = Cartes connues
common-label-stock = Pioche
common-about-stock = Cartes dans la pioche
common-label-dealer = Qui donne
common-label-leader = Qui entame
common-about-adjusted-points = À ajouter au score, ou à retirer avec un moins
common-about-name = Dans la partie d’un club, quelqu’un hors club
common-about-member = Un membre du club dont c’est la partie

common-unit-points = points
common-mark-out = hors jeu
common-mark-leaves = part
common-mark-joins = arrive
common-drawing-star = une étoile
common-drawing-cross = une croix
common-drawing-ring = un anneau

common-no-such-family = Il n’y a pas de famille « { $name } ». Il y a : { $known }.
common-no-such-variant = Il n’y a pas de variante « { $name } ». Il y a : { $known }.
common-no-variant-but-near = Il n’y a pas de variante « { $name } ». Voulais-tu dire { $near } ?
