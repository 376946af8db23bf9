# French: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } n’a posé { $set ->
        [book] aucun carré
       *[pair] aucune paire
    }.
   *[other] { $player } a posé { $set ->
        [book] { $count ->
            [one] { $count } carré
           *[other] { $count } carrés
        }
       *[pair] { $count ->
           [one] { $count } paire
          *[other] { $count } paires
       }
    }.
}
books-ranks = { $set ->
    [book] { $player } a posé { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    } : { CARD($ranks, form: "plusieurs") }.
   *[pair] { $player } a posé { $count ->
       [one] { $count } paire
      *[other] { $count } paires
   } : { CARD($ranks, form: "plusieurs") }.
}
books-ranks-and-points = { $set ->
    [book] { $player } a posé { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    } : { CARD($ranks, form: "plusieurs") }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[pair] { $player } a posé { $count ->
       [one] { $count } paire
      *[other] { $count } paires
   } : { CARD($ranks, form: "plusieurs") }, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}

books-gives = { $set ->
    [book] { $player } donne un carré à { $other } pour une mauvaise demande.
   *[pair] { $player } donne une paire à { $other } pour une mauvaise demande.
}
books-gives-rank = { $set ->
    [book] { $player } donne un carré { CARD($rank, form: "de") } à { $other } pour une mauvaise demande.
   *[pair] { $player } donne une paire { CARD($rank, form: "de") } à { $other } pour une mauvaise demande.
}
books-gets = { $set ->
    [book] { $other } donne un carré à { $player }.
   *[pair] { $other } donne une paire à { $player }.
}
books-gets-rank = { $set ->
    [book] { $other } donne un carré { CARD($rank, form: "de") } à { $player }.
   *[pair] { $other } donne une paire { CARD($rank, form: "de") } à { $player }.
}

books-not-in-pack = Carte absente de ce jeu : { $card }. Le jeu va du 2 à l’as dans les quatre couleurs.
books-too-many-cards = Le jeu a { $count } × { $card } ; il y en a plus ici.
books-sets-or-counts = Donne sets, les valeurs que chaque personne a posées, ou counts, leur nombre.
books-sets-with-ranks = Ici, c’est la valeur qui compte : donne sets, avec les valeurs, et pas counts sans elles.
books-count-of-ranks = { $counted ->
    [0] Sans valeurs, cela fait { $counted }, pas { $given }.
   *[other] { CARD($ranks, form: "row") } : cela fait { $counted }, pas { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [one] { $count } carré est indiqué ; une donne en a { $whole }.
       *[other] { $count } carrés sont indiqués ; une donne en a { $whole }.
    }
   *[pair] { $count ->
        [one] { $count } paire est indiquée ; une donne en a { $whole }.
       *[other] { $count } paires sont indiquées ; une donne en a { $whole }.
    }
}
books-sets-missing = { $count ->
    [1] Valeur manquante : { CARD($ranks, form: "plusieurs") }. Qui l’a ?
   *[other] Valeurs manquantes : { CARD($ranks, form: "plusieurs") }. Qui les a ?
}
books-no-forfeits = Avec ces règles, on ne donne rien pour une mauvaise demande (set.wrong_ask).
books-rank-of-forfeit = Ici, c’est la valeur qui compte : dis quelle valeur a été donnée.
books-forfeit-to-another = Ce que donne { $player } va à quelqu’un d’autre.
books-no-set-to-give = { $player } n’a rien à donner à ce moment-là.
books-no-rank-to-give = { $player } n’a pas { CARD($rank, form: "de") } à donner à ce moment-là.

books-request-missing = Dis ce qui est demandé : une valeur comme Q, ou une carte comme QS.
books-step-missing = Une étape est une demande (à qui et de quoi), une pose ou une pioche.
books-hand-by-history = D’après l’historique, le nombre de cartes en main est { $cards }, pas { $given }.
books-deal-missing = Ces règles ne disent pas combien donner à { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}. Dis combien chaque personne a reçu : cards_each.
books-deal-too-large = { $cards } cartes par personne à { $players }, c’est plus que le jeu n’en a.
books-stock = Après cette donne, la pioche a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, pas { $given }.

books-no-deal = deal.cards ne dit rien pour { $players } à table.
books-pack-too-small = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} par personne à { $players }, c’est plus que les { $size } du jeu.
books-no-stock-to-draw-from = Toutes les cartes sont données : il n’y a pas de pioche où tirer (ask.empty: { $empty }).
books-no-stock-to-be-gone = Toutes les cartes sont données : il n’y a pas de pioche à épuiser (deal.cards: all).
books-colours-of-four = Quatre cartes d’une valeur ne sont jamais toutes rouges ou toutes noires (set.size: 4).
books-colours-and-cards = Les paires toutes rouges ou toutes noires vont avec des demandes de valeurs (ask.for: card).

books-form-counts =
    { $set ->
        [book] Combien de carrés
       *[pair] Combien de paires
    }
books-form-sets =
    { $set ->
        [book] Quels carrés
       *[pair] Quelles paires
    }
books-row-sets =
    { $set ->
        [book] carrés
       *[pair] paires
    }
books-ask-counts =
    { $set ->
        [book] Combien de carrés pour { $name } ?
       *[pair] Combien de paires pour { $name } ?
    }
books-ask-sets =
    { $set ->
        [book] À qui sont les autres carrés ?
       *[pair] À qui sont les autres paires ?
    }
books-row-forfeits = Qui a donné à sa gauche ?
books-fold-forfeits = A-t-il fallu donner un groupe ?
books-count-sets = Groupes
books-claim-ask = Peut-on demander cela ?
books-claim-answer = Quelles cartes faut-il donner ?
books-claim-draw = Faut-il piocher ?
books-claim-next = Qui demande ensuite ?
books-claim-set = Peut-on poser ces cartes ?

books-about-asker = Qui demande
books-about-card = La carte demandée ; elle ou la valeur
books-label-rank = Valeur
books-about-rank = La valeur demandée
books-label-of = À qui
books-about-of = À qui on demande
books-about-asked = À qui on a demandé
books-about-asking-hand = La main de qui demande
books-about-asked-hand = La main de qui reçoit la demande
books-label-history = Déroulement
books-about-history = Tout ce que tout le monde a vu dans cette donne, dans l’ordre : ce qui en découle est connu
books-about-step = Une demande et sa réponse, des cartes piochées ou un groupe posé.
books-about-turn = À qui était le tour
books-label-given = Cartes données
books-about-given = Combien de cartes ont été données
books-about-given-or-none = Combien de cartes ont été données ; sinon 0
books-about-given-now = Combien on en donne ; 0, c’est « je n’en ai pas »
books-label-drew = Cartes piochées
books-about-drew = Cartes de la pioche ; sinon autant que le disent les règles
books-label-shown = Carte montrée
books-about-shown = La carte piochée, si tout le monde l’a vue
books-label-set = Groupe
books-about-set = La valeur d’un groupe posé
books-label-cards-each = Cartes par personne
books-about-cards-each = Cartes données au départ à chaque personne ; sinon selon les règles
books-about-stock = Cartes non données ; sinon selon les règles
books-label-drawn = Pioché
books-about-drawn = Combien on en a pioché, ou la carte montrée
books-about-cards-drawn = Combien de cartes piochées, ou la carte montrée
books-label-asker = Qui a demandé
books-label-asked = À qui
books-label-wanted = Demandé
books-about-wanted = La carte ou la valeur demandée
books-label-completes = Complète un groupe
books-about-completes = Si la carte piochée a complété un groupe
books-rank-too-often =
    { $most ->
        [1] { CARD($rank, form: "plusieurs") } : indiqué { AND($owners) }, mais il n’y en a qu’un.
       *[other] { CARD($rank, form: "plusieurs") } : indiqué { AND($owners) } ; une donne en a { $most } paires.
    }
books-laid-by =
    { $times ->
        [1] chez { $player }
        [2] chez { $player } deux fois
       *[other] chez { $player } { $times } fois
    }
books-impossible-ask =
    L’étape { $step }, où { $player } demande { $suit ->
        [none] { CARD($request, form: "plusieurs") }
       *[known] { $request }
    } à { $other } et { $given ->
        [0] n’en reçoit pas
       *[other] en reçoit { $given }
    }, ne va pas avec ce qui précède : { books-impossible }.
books-impossible-set = L’étape { $step }, où { $player } pose ceci : { CARD($rank, form: "plusieurs") }, ne va pas avec ce qui précède : { books-impossible }.
books-impossible-draw = L’étape { $step }, où { $player } pioche, ne va pas avec ce qui précède : { books-impossible }.
books-impossible =
    { $why ->
        [asked_oneself] il faut demander à quelqu’un d’autre
        [more_handed_over] une seule carte était demandée, et plusieurs ont été données
        [known_there] on sait que cette carte est là
        [known_elsewhere] on sait que cette carte est ailleurs
        [no_stock] il n’y a pas de pioche
        [known_in_a_hand] on sait que cette carte est dans une main
        [held_too_many] personne ne peut en avoir autant
        [with_nobody] personne n’aurait cette carte
        [hand_too_small] la main n’a pas autant de cartes
       *[no_deal] aucune donne du jeu ne convient
    }
books-hand-by-what-was-seen = Cette main ne va pas avec ce que tout le monde a vu : { CARD($ranks, form: "plusieurs") }.
books-asked-for = { $suit ->
    [none] la valeur { $request }
   *[known] la carte { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "un") }
   *[other] { $count } { CARD($rank, form: "plusieurs") }
}
books-asks-oneself = { $player } doit demander à quelqu’un d’autre.
books-no-cards-left = { $player } n’a plus de cartes ; il faut demander à qui en a.
books-own-card = { $player } a { $card }, et on ne demande pas une carte qu’on a soi-même.
books-must-hold = Pour demander une valeur, il faut en avoir une carte : ici { CARD($rank, form: "un") }.
books-has-none = { $seen ->
    [hand] { $player } n’en a pas.
   *[history] D’après ce que tout le monde a vu, { $player } n’en a pas.
}
books-set-goes-left = { $player } donne un groupe à sa gauche.
books-holding-not-known = D’après ce que tout le monde a vu, on ne sait pas si { $player } a { CARD($rank, form: "un") }.
books-card-not-known = { $player } a { CARD($rank, form: "un") } ; on ne sait pas si c’est { $card }.
books-may-ask = { $seen ->
    [hand] { $player } a { CARD($rank, form: "un") } et peut donc demander { books-asked-for }.
   *[history] D’après ce que tout le monde a vu, { $player } a { CARD($rank, form: "un") } et peut donc demander { books-asked-for }.
}
books-hand-would-settle = Pour { $player }, la main trancherait, ou les prochaines demandes.
books-goes-on = { $player } continue.
books-asks-next = C’est à { $player } de demander.
books-gift = Des cartes ont été données.
books-no-gift = Rien n’a été donné.
books-no-gift-and-no-draw = Rien n’a été donné, ni pioché.
books-drawn-not-shown = Rien n’a été donné, et la carte piochée n’a pas été montrée.
books-drawn = { $asked_for ->
    [yes] La carte piochée est ce qui était demandé.
   *[no] La carte piochée n’est pas ce qui était demandé.
}
books-completes = { $set ->
    [yes] La carte piochée complète un groupe.
   *[no] La carte piochée ne complète aucun groupe.
}
books-drawn-not-told = Rien n’a été donné, et on ne dit pas ce qui a été pioché.
books-completed-would-settle = Savoir si la carte piochée a complété un groupe trancherait : donne drawn et completes.
books-drawn-would-settle = La carte piochée trancherait : donne drawn.
books-suits-drawn-would-settle = Les couleurs de la carte piochée et de la carte demandée trancheraient.
books-must-be-handed-over = Il faut donner { $cards }.
books-nothing-to-give = Il n’y a rien à donner : { $card } n’y est pas.
books-none-is-true = « Aucune » est vrai : { $card } n’y est pas.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [1] { $given } carte, ce serait trop peu.
       *[other] { $given } cartes, ce serait trop peu.
    }
   *[too_many] { $given ->
        [1] { $given } carte, ce serait trop.
       *[other] { $given } cartes, ce serait trop.
    }
}
books-suit-not-told = Une carte de cette valeur est notée sans couleur ; c’est peut-être { $card }.
books-suits-would-settle = Les couleurs des cartes en main trancheraient.
books-one-by-its-name = On demande une seule carte de valeur { $rank }, par son nom ; { $given ->
    [1] { $given } carte
   *[other] { $given } cartes
}, c’est impossible.
books-every-one-there = Toutes les cartes de valeur { $rank } y sont ; on en donne une.
books-name-not-told = On demande une seule carte de valeur { $rank }, par son nom, et ce nom n’est pas donné.
books-card-would-settle = La carte demandée trancherait : donne card.
books-no-draw-after-a-gift = Quand des cartes sont données, on ne pioche pas ; qui a demandé continue.
books-draws-one-card = Rien n’a été donné : qui a demandé pioche donc une carte.
books-nothing-to-draw = Rien n’a été donné, mais il n’y a pas de pioche.
books-drawn-otherwise = { $drawn ->
    [1] { $drawn } carte, c’est impossible.
   *[other] { $drawn } cartes, c’est impossible.
}
books-no-set = { $set ->
    [book] Un carré, c’est { $size } cartes d’une même valeur ; { $cards } n’en est pas un.
   *[pair] Une paire, c’est { $size } cartes d’une même valeur ; { $cards } n’en est pas une.
}
books-this-is-no-set = { $set ->
    [book] Un carré, c’est { $size } cartes d’une même valeur ; ceci n’en est pas un.
   *[pair] Une paire, c’est { $size } cartes d’une même valeur ; ceci n’en est pas une.
}
books-is-set = { $set ->
    [book] Un carré, c’est { $size } cartes d’une même valeur, et c’en est un : on peut le poser aussitôt.
   *[pair] Une paire, c’est { $size } cartes d’une même valeur, et c’en est une : on peut la poser aussitôt.
}
books-two-pairs = { $cards } font deux paires : on peut poser les deux aussitôt.
books-colours-of-a-pair = Les deux cartes d’une paire sont rouges, ou les deux noires.
books-one-of-each = { $cards } : une rouge et une noire.
books-pair-may-be-laid-down = { $cards } : on peut poser cette paire aussitôt.
books-both-suits-would-settle = Les couleurs des deux cartes trancheraient.

books-column-sets = Groupes
books-column-given-away = Donnés

books-name = Authors et Go Fish
books-about = Demander des cartes et poser des carrés
books-variant-authors = On demande une carte précise ; quatre d’une même valeur font un carré
books-variant-authors-dealt-out = Authors sans pioche : toutes les cartes sont données
books-variant-go-fish = On demande une valeur et on les reçoit toutes, ou on pioche ; quatre d’une même valeur font un carré
books-variant-go-fish-pagat = Cinq cartes dès trois personnes ; la demande passe à qui vient de répondre, et une main vide met fin à la donne
books-variant-go-fish-pairs = Go Fish pour les tout-petits : on pose des paires
books-name-authors-dealt-out = Authors, toutes les cartes données
books-name-go-fish = Go Fish
books-name-go-fish-pagat = Go Fish, cinq cartes
books-name-go-fish-pairs = Go Fish par paires
books-house-rule-five-cards = Cinq cartes par personne
books-house-rule-one-colour = Des paires de la même couleur, rouge ou noire
books-house-rule-any-card = On peut demander n’importe quelle carte
books-house-rule-lucky-set = On rejoue après une bonne pioche seulement si elle complète un groupe
books-house-rule-no-second-turn = On ne rejoue jamais après avoir pioché
books-house-rule-asked-goes-on = La demande passe à qui vient de répondre
books-house-rule-new-hand = Une main neuve quand on n’a plus de cartes
books-house-rule-by-rank = Les carrés comptent selon leur valeur
books-house-rule-ten-points = En dix points, sur plusieurs donnes
books-house-rule-book-for-a-wrong-ask = Une mauvaise demande coûte un carré

books-body-sets = lesquels
books-body-counts = combien
