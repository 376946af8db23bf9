# French: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } finit, et { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main.
   *[other] { $winner } finit, et { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-melded = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table.
rummy-held = { $count ->
    [0] { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main.
   *[other] { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-out = { $player } finit : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.

rummy-rummy = { $points ->
    [0] { $player } pose tout d’un coup : la manche compte { $times } fois.
   *[other] { $times ->
        [1] { $player } pose tout d’un coup : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus.
       *[other] { $player } pose tout d’un coup : la manche compte { $times } fois, et { $points ->
           [one] { $points } point
          *[other] { $points } points
       } de plus.
    }
}

rummy-nobody-out = Personne n’a fini, donc personne ne marque.
rummy-blocked = { $count ->
    [0] Personne n’a fini, et { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main.
   *[other] Personne n’a fini, et { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-fewest = { $count ->
    [0] Personne n’a fini, et { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main, le moins de tous : { $won ->
        [one] { $won } point
       *[other] { $won } points
    }.
   *[other] Personne n’a fini, et { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }, le moins de tous : { $won ->
       [one] { $won } point
      *[other] { $won } points
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main, pas le moins de tous.
   *[other] { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }, pas le moins de tous.
}
rummy-equal = Personne n’a fini, et { $players } sont à égalité avec le moins de points en main, donc personne ne marque.

rummy-gin = { $player } fait gin, et { $other } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de cartes isolées.
rummy-knock = { $player } frappe avec { $deadwood }, et { $other } a { $against }.
rummy-undercut = { $player } frappe avec { $deadwood }, mais { $other } n’a que { $against }.
rummy-undercut-equal = { $player } frappe avec { $deadwood }, et { $other } en a autant, pas plus.
rummy-bonus = { $kind ->
    [gin] Gin pour { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [big_gin] Grand gin pour { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[undercut] Undercut pour { $player } : { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-nobody-knocked = Personne n’a frappé, donc personne ne marque.

rummy-box = { $player } a gagné { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummy-shutout = { $player } gagne sans que personne d’autre ait jamais marqué : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummy-game = { $player } gagne la partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

rummy-out-missing = Qui a fini ? Donne out, ou "out": null si personne n’a fini.
rummy-rummy-without-out = Il faut finir pour tout poser d’un coup ; nomme dans out la personne qui l’a fait.
rummy-held-missing = Donne left (les cartes) ou deadwood (leurs points) pour chaque personne qui n’a pas fini.
rummy-points-held-missing = Qu’avait { $side } en main ? Donne deadwood pour { $id }.
rummy-out-holds-no-card = { $player } a fini, et n’a donc plus de cartes en main.
rummy-out-holds-nothing = { $player } a fini, et n’a donc plus rien en main, pas { $points } points.
rummy-more-than-dealt = { $player } a { $cards } cartes, mais on en a donné { $dealt } à chaque personne.
rummy-holds-a-card = { $player } n’a pas fini, et a donc au moins une carte en main.
rummy-cards-total =
    { $count ->
        [0] Sans cartes, cela fait { $counted }, pas { $given }.
       *[other] { CARD($cards, form: "row") } : cela fait { $counted }, pas { $given }.
    }
rummy-total-too-large =
    { $player } ne peut pas avoir { $points } : { $cards ->
        [one] { $cards } carte compte
       *[other] { $cards } cartes comptent
    } { $most } au plus.
rummy-total-between = { $player } ne peut pas avoir { $points } : le plus proche que donnent les cartes est { $nearest }.
rummy-all-too-much = Le tout fait { $points }, mais { $cards } cartes de ce jeu comptent { $most } au plus.
rummy-table-missing = Donne melds (les cartes posées) ou melded (leurs points) pour chaque personne.
rummy-melded-missing = Qu’a { $side } sur la table ? Donne melded pour { $id } ; 0 si ce n’est rien.
rummy-melded-total = Pour { $player }, les cartes sur la table comptent { $counted }, pas { $given }.
rummy-out-without-melds = { $player } a fini, et a donc posé ou ajouté des cartes ; mais rien sur la table n’est à { $player }.
rummy-whose-meld = Qui a posé cette combinaison ? Donne player.
rummy-paid-by-holdings = Chaque manche se paie selon les mains. Dis qui a fini, et donne-les.
rummy-nobody-knocks = Avec ces règles, on ne frappe pas. Laisse { $name } de côté.
rummy-no-knock = Personne n’a frappé. Laisse { $name } de côté.
rummy-ends-by-a-knock = Au gin, une manche finit quand quelqu’un frappe. Laisse { $name } de côté.
rummy-table-scores-nothing = Avec ces règles, les cartes posées ne rapportent rien. Laisse { $name } de côté.
rummy-knock-missing = Qui a frappé ? Donne knock, ou "knock": null si personne ne l’a fait.
rummy-deadwood-missing = Quelles cartes isolées pour { $side } ? Donne deadwood pour { $id }, ou les cartes.
rummy-knocked-with-too-much =
    { $knock ->
        [big_gin] { $player } a frappé avec { $deadwood } ; pour un grand gin, c’est { $most } au plus.
       *[plain] { $player } a frappé avec { $deadwood } ; c’est { $most } au plus.
    }
rummy-cards-at-the-end =
    { $player } a ici { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; en fin de manche, c’est { $dealt }.
rummy-melds-of-another = Ces combinaisons sont à { $player }, pas à { $given }.
rummy-laid-off-in-answer = Ce qui s’ajoute aux combinaisons de qui a frappé est dans answer. Laisse ici laid_off de côté.
rummy-nothing-laid-off = On n’ajoute rien face à un gin.
rummy-no-such-meld =
    Qui a frappé montre ici { $melds ->
        [one] { $melds } combinaison
       *[other] { $melds } combinaisons
    } : il n’y a pas de combinaison { $number }.
rummy-jokers-stay = Les jokers restent où ils sont.
rummy-meld-too-small =
    { $count ->
        [0] Sans cartes, pas de combinaison : il en faut au moins trois.
       *[other] { CARD($cards, form: "row") } n’est pas une combinaison : il faut au moins trois cartes.
    }
rummy-jokers-alone = Des jokers seuls ne font pas une combinaison.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } n’est pas un groupe ici : les couleurs doivent être différentes.
rummy-set-too-large = { CARD($cards, form: "row") } n’est pas un groupe ici : c’est { $most } cartes au plus.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } n’est pas un groupe : il faut une seule valeur.
rummy-run-of-several-suits = { CARD($cards, form: "row") } n’est pas une suite : il faut une seule couleur.
rummy-run-round-the-corner =
    { $ace ->
        [low] { CARD($cards, form: "row") } n’est pas une suite ici : l’as est bas.
       *[either] { CARD($cards, form: "row") } n’est pas une suite ici : on ne continue pas après l’as.
    }
rummy-run-with-gaps = { CARD($cards, form: "row") } n’est pas une suite : les cartes se suivent sans trou.
rummy-meld-must-stay-one =
    { $kinds ->
        [set] { CARD($cards, form: "row") } est un groupe, et doit le rester avec ses jokers où ils sont.
        [run] { CARD($cards, form: "row") } est une suite, et doit le rester avec ses jokers où ils sont.
       *[set_or_run] { CARD($cards, form: "row") } est un groupe ou une suite, et doit le rester avec ses jokers où ils sont.
    }
rummy-which-suit = { $rank } : de quelle couleur ? Ici, elle compte.
rummy-which-suit-of-meld = { $rank } : de quelle couleur ? Dans les combinaisons, elle compte.
rummy-which-suit-with-jokers = { $rank } : de quelle couleur ? Avec des jokers, ce peut être une suite.
rummy-not-held = { CARD($cards, form: "row") } : carte jetée, mais absente de la main.
rummy-holding-before-the-discard = Avant de jeter, une main a { $cards } cartes ; { $given } sont citées.
rummy-pile-not-so-deep = La défausse a ici { $cards } cartes : personne ne va jusqu’à { $depth }.
rummy-two-play-gin = players.max vaut { $players }, mais score.method vaut gin, qui se joue à deux.
rummy-no-deal = deal.cards ne dit pas combien de cartes donner à { $players } ; il le dit pour { $named }.
rummy-pack-too-small = À { $players }, avec { $each } cartes par personne, il faut { $cards } cartes et une à retourner ; le jeu en a { $size }.
rummy-everybody-wants-points = end.best vaut lowest, mais avec { $method } on veut des points.
rummy-nobody-wants-points = end.best vaut highest, mais avec penalties on ne veut pas de points.
rummy-paid-each-round = stakes.payout vaut each_round, mais avec { $method } personne ne marque ce que les autres ont en main.
rummy-no-equal-cards = melds.suits vaut any, mais un seul jeu n’a pas deux cartes égales.
rummy-rummy-doubles-nothing = score.rummy.times vaut { $times }, mais avec { $method } tout poser d’un coup ne double rien.
rummy-no-bonus =
    { $method ->
        [penalties] { $option } vaut { $points }, mais avec penalties on ne veut pas de points.
       *[gin] { $option } vaut { $points }, mais avec gin une manche finit quand on frappe.
    }
rummy-every-ace-low = score.ace_low_run vaut { $points }, mais ace vaut low : tous les as sont bas.
rummy-table-not-counted = score.ace_low_run vaut { $points }, mais avec { $method } on ne compte pas les cartes posées.
rummy-blocked-in-its-own-way = score.blocked vaut { $blocked }, mais avec { $method } une manche bloquée se compte à sa façon.
rummy-knock-without-gin = out.knock vaut { $deadwood }, mais score.method vaut { $method }.
rummy-gin-without-knock = out.knock vaut null, mais score.method vaut gin, où une manche finit quand on frappe.
rummy-ask-out = Qui a fini ?
rummy-tap-out = Touche la personne qui a fini
rummy-who-went-out = { $name } a fini
rummy-form-nobody-went-out = Personne n’a fini
rummy-ask-knock = Qui a frappé ?
rummy-tap-knock = Touche la personne qui a frappé
rummy-who-knocked = { $name } a frappé
rummy-form-nobody-knocked = Personne n’a frappé : personne ne marque.
rummy-form-points = Points en main
rummy-form-cards = Cartes en main
rummy-form-deadwood = Cartes isolées
rummy-row-held = en main
rummy-hint-points = points
rummy-ask-points = Combien a { $name } en main ?
rummy-ask-cards = Quelles cartes a { $name } en main ?
rummy-row-melded = sur la table
rummy-ask-melded = Qu’a { $name } sur la table ?
rummy-row-rummy = D’un coup
rummy-hint-rummy = A fini d’un coup, sans rien avoir posé avant
rummy-row-deadwood = isolées
rummy-ask-deadwood = { $name } : que valent les isolées ?
rummy-zero-gin = Gin
rummy-row-big-gin = Grand gin
rummy-hint-big-gin = Les onze cartes étaient combinées
rummy-count-ended = Fins de manche
rummy-count-at-one-go = D’un coup ou gin
rummy-ratio-share-ended = Part des fins de manche
rummy-due-paid = Payé pour les cartes isolées à qui a gagné la manche
rummy-claim-meld = Est-ce une combinaison ?
rummy-claim-lay-off = Peut-on ajouter ces cartes ici ?
rummy-claim-draw = Peut-on piocher là maintenant ?
rummy-claim-take = Peut-on prendre autant de la défausse ?
rummy-claim-discard = Peut-on jeter cette carte ?
rummy-claim-go-out = Ce tour permet-il de finir ?
rummy-claim-knock = Peut-on frapper avec cette main ?
rummy-claim-deadwood = Quel est le minimum de cartes isolées ?

rummy-label-meld = Combinaison
rummy-about-meld = La combinaison telle qu’elle est sur la table
rummy-about-added = Ce qu’on y ajoute
rummy-about-laid-on = Cartes ajoutées à une combinaison.
rummy-label-player-has-melded = A déjà posé
rummy-about-player-has-melded = Dans cette manche ; certaines règles l’exigent
rummy-from-stock = De la pioche
rummy-from-pile = De la défausse
rummy-label-pile = Défausse
rummy-about-pile-size = Cartes dans la défausse
rummy-label-drawn = A déjà pioché
rummy-about-drawn = Si on a déjà pioché à ce tour
rummy-label-melded = A déjà posé
rummy-about-melded = Si on a déjà posé à ce tour
rummy-about-pile = La défausse, la carte du dessus en dernier
rummy-label-depth = Combien
rummy-about-depth = Combien de cartes on prend du dessus
rummy-about-holding-before = Toutes les cartes en main avant cela
rummy-about-melds = Les combinaisons sur la table
rummy-label-taken = Carte prise
rummy-about-taken = La carte prise dans la défausse à ce tour, s’il y en a une
rummy-about-holding-drawn = Toutes les cartes après la pioche, celles des combinaisons et la carte jetée comprises
rummy-about-laid-down = Ce qu’on pose
rummy-label-laid-off = Cartes ajoutées
rummy-label-discard = Carte jetée
rummy-label-melded-before = Déjà posé avant
rummy-about-melded-before = Si on a déjà posé ou ajouté à un tour précédent de la manche
rummy-about-holding-of-knock = Toutes les cartes après la pioche, une de plus qu’à la donne
rummy-label-shown = Combinaisons montrées
rummy-about-shown = Les combinaisons de qui a frappé, pour y ajouter ; aucune face à un gin
rummy-nobody-goes-out = Dans ces règles, on ne finit pas en posant tout ; une manche finit quand on frappe.
rummy-goes-out = { $rummy ->
    [yes] Toutes les cartes partent, chacune comme elle peut : c’est fini, et d’un coup.
    [perhaps] Toutes les cartes partent, chacune comme elle peut : c’est fini, et d’un coup si rien n’a été posé avant.
   *[no] Toutes les cartes partent, chacune comme elle peut : c’est fini.
}
rummy-last-card-discarded = La dernière carte doit être jetée.
rummy-cards-would-be-left = Il resterait { CARD($cards, form: "row") }, et pour finir il ne faut plus aucune carte.
rummy-one-meld-a-turn = On pose une combinaison par tour ; plusieurs, seulement en finissant en un seul tour.
rummy-melded-before = Savoir si des cartes ont déjà été posées ou ajoutées à un tour précédent de la manche.
rummy-no-knocking = Dans ces règles, on ne frappe pas.
rummy-too-much-deadwood = Le minimum de cartes isolées est { $deadwood }, sans { $card } ; pour frapper, c’est { $most } au plus.
rummy-may-knock = Sans { $card }, les cartes isolées font { $deadwood } ; pour frapper, c’est { $most } au plus.
rummy-is-big-gin = De plus, les { $cards } cartes sont toutes combinées : c’est un grand gin.
rummy-least-deadwood = Le minimum de cartes isolées est { $points ->
    [1] { $points } point
   *[other] { $points } points
} : { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } en combinaison
    [laid_off] { CARD($cards, form: "row") } en ajout
   *[left] { CARD($cards, form: "row") } en reste
}
rummy-nothing-left = rien ne reste
rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } est un groupe.
    [run] { CARD($cards, form: "row") } est une suite.
   *[set_or_run] { CARD($cards, form: "row") } est un groupe ou une suite.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } reste un groupe, et on peut le faire une fois que quelqu’un a frappé, sauf avec un gin.
       *[run] { CARD($cards, form: "row") } reste une suite, et on peut la faire une fois que quelqu’un a frappé, sauf avec un gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } reste un groupe.
       *[run] { CARD($cards, form: "row") } reste une suite.
    }
}
rummy-no-laying-off = Dans ces règles, on n’ajoute rien.
rummy-own-meld-first = Il faut avoir posé dans cette manche pour ajouter des cartes.
rummy-own-meld-not-told = Il faut avoir posé dans cette manche pour ajouter des cartes, et on ne dit pas si c’est le cas.
rummy-melded-in-this-round = Savoir si la personne a posé dans cette manche.
rummy-top-discard-may-be-taken = La carte du dessus de la défausse, { $card }, peut être prise.
rummy-taken-and-used = { $above ->
    [0] La carte { $card } peut être prise, et doit être posée ou ajoutée aussitôt, ce qui est possible.
   *[other] La carte { $card } peut être prise avec toutes celles du dessus, et doit être posée ou ajoutée aussitôt, ce qui est possible.
}
rummy-only-the-top-discard = On ne peut prendre que la carte du dessus de la défausse.
rummy-cannot-be-used = La carte { $card } ne peut être ni posée ni ajoutée aussitôt : on ne peut donc pas prendre la défausse à partir de là.
rummy-use-not-known = La carte { $card } doit être posée ou ajoutée aussitôt ; ce qu’on sait ne dit pas si c’est possible.
rummy-melded-to-lay-off = Savoir si la personne a posé dans cette manche, et peut donc ajouter.
rummy-seeing-a-meld = Voir en main des cartes qui font une combinaison avec { $card }.
rummy-card-in-hand = { CARD($card, form: "Un") } en main.
rummy-one-in-hand = Une de ces cartes en main : { CARD($cards, form: "row") }.
rummy-one-draw-a-turn = On pioche une fois par tour, et c’est déjà fait.
rummy-draw-comes-first = Le tour commence par la pioche, avant de poser quoi que ce soit.
rummy-may-be-drawn = { $from ->
    [stock] Le tour commence par une carte à prendre, et la carte du dessus de la pioche peut l’être.
    [pile_if_used] Le tour commence par une carte à prendre, et la carte du dessus de la défausse peut l’être, si elle est posée ou ajoutée aussitôt.
   *[pile] Le tour commence par une carte à prendre, et la carte du dessus de la défausse peut l’être.
}
rummy-stock-ends-gin = Avec { $cards } cartes dans la pioche, la manche est finie, et personne n’a frappé.
rummy-pile-empty = La défausse est vide.
rummy-stock-ends-round = La pioche est épuisée : qui ne prend pas dans la défausse finit la manche.
rummy-nothing-to-shuffle = La pioche est épuisée, et sous la carte du dessus de la défausse il ne reste rien à mélanger.
rummy-stock-and-pile-empty = La pioche est épuisée, et la défausse aussi.
rummy-stock-renewed-first = { $how ->
    [turn] La pioche est épuisée : on retourne d’abord la défausse, sans mélanger, ou on en prend la carte du dessus.
   *[shuffle] La pioche est épuisée : on mélange d’abord la défausse, sauf la carte du dessus, ou on prend cette carte.
}
rummy-may-be-discarded = La carte { $card } peut être jetée.
rummy-taken-in-this-turn = La carte { $card } a été prise dans la défausse à ce tour : elle ne peut pas encore y retourner.
rummy-equal-card-may-go = La carte { $card } qui a été prise ne peut pas retourner à la défausse au même tour, mais une carte égale le peut.
rummy-another-held = Savoir s’il y avait déjà en main une autre carte { $card }.

rummy-column-ended-by = Fini par
rummy-column-how = Comment
rummy-ended-how = { $how ->
    [points] points
    [blocked] bloqué
    [big_gin] grand gin
    [knock] frappé
    [gin] gin
    [rummy] d’un coup
   *[out] fini
}

rummy-about = Poser des groupes et des suites
rummy-variant-rummy = Qui finit marque ce que les autres ont en main ; finir d’un coup compte double
rummy-variant-rummy-block = La pioche ne sert qu’une fois ; si personne ne finit, tout le monde perd ce qui lui reste en main
rummy-variant-rummy-penalty = Tout le monde marque ce qui lui reste en main, et le plus bas score gagne
rummy-variant-rummy-500 = Les cartes posées comptent pour toi, celles en main contre toi ; toute la défausse est étalée
rummy-variant-gin = À deux, en gardant ses combinaisons en main ; qui frappe avec peu d’isolées marque la différence
rummy-name = Rami
rummy-name-rummy = Rami (simple)
rummy-name-rummy-penalty = Rami, le plus bas score gagne
rummy-name-rummy-500 = Rami 500
rummy-name-gin = Gin Rami
rummy-house-rule-ace-high-or-low-11 = L’as est haut ou bas, et compte 11
rummy-house-rule-ace-high-or-low-15 = L’as est haut ou bas, et compte 15
rummy-house-rule-round-the-corner = Les suites continuent après l’as
rummy-house-rule-spots-count-five = Les cartes de 2 à 9 comptent cinq
rummy-house-rule-aces-always-15 = Les as comptent toujours 15
rummy-house-rule-several-melds = Plusieurs combinaisons dans un tour
rummy-house-rule-lay-off-after-own = On n’ajoute des cartes qu’après avoir posé une combinaison à soi
rummy-house-rule-last-discard = Il faut jeter sa dernière carte
rummy-house-rule-ten-for-rummy = Dix points pour finir d’un coup
rummy-house-rule-25-for-going-out = 25 points pour avoir fini
rummy-house-rule-two-jokers = Deux jokers dans le jeu
rummy-house-rule-top-discard-used = Il faut se servir aussi de la carte du dessus de la défausse
rummy-house-rule-shuffle-the-pile = Quand la pioche est vide, on remêle la défausse
rummy-house-rule-lowest-wins-blocked = Le moins de points en main gagne une manche bloquée
rummy-house-rule-to-200 = En 200
rummy-house-rule-to-300 = En 300
rummy-house-rule-to-1000 = En 1000
rummy-house-rule-ten-rounds = Dix manches
rummy-house-rule-north-american = À l’américaine : 25 pour un gin, 25 pour un undercut, 31 pour un grand gin

rummy-body-out = qui a fini
rummy-body-knock = au Gin, qui a frappé
