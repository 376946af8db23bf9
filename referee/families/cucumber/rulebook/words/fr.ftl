# French: the rules of Cucumber.

cucumber_rules-heading-cards = Les cartes
cucumber_rules-heading-deal = La donne
cucumber_rules-heading-changing = Changer des cartes
cucumber_rules-heading-play = Le jeu
cucumber_rules-heading-last-trick = Le dernier pli
cucumber_rules-heading-costs = Ce que ça coûte
cucumber_rules-heading-limit = La limite
cucumber_rules-heading-score = La marque
cucumber_rules-heading-buying-in = Racheter sa place
cucumber_rules-heading-end = La fin de la partie
cucumber_rules-heading-money = L’argent
cucumber_rules-heading-people = Arrivées et départs

cucumber_rules-the-card = { CARD($card, form: "un") }
cucumber_rules-a-card = { CARD($card, form: "un") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (à égalité)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } concombre
       *[other] { $points } concombres
    }
    [credit] { $points ->
        [one] { $points } crédit
       *[other] { $points } crédits
    }
   *[point] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points ->
        [one] { $points } crédit perdu
       *[other] { $points } crédits perdus
    }
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] un jeu
    [2] deux jeux
    [3] trois jeux
    [4] quatre jeux
    [5] cinq jeux
    [6] six jeux
    [7] sept jeux
    [8] huit jeux
    [9] neuf jeux
    [10] dix jeux
   *[other] { $packs } jeux
}
cucumber_rules-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cucumber_rules-first = { $first ->
    [leader] la personne qui entame
    [dealer] la personne qui donne
   *[forehand] la personne à gauche du donneur
}

cucumber_rules-opening = Un jeu pour { $range ->
    [same] { $fewest ->
        [2] deux personnes
        [3] trois personnes
        [4] quatre personnes
        [5] cinq personnes
        [6] six personnes
        [7] sept personnes
        [8] huit personnes
        [9] neuf personnes
        [10] dix personnes
       *[other] { $fewest } personnes
    }
    [next] { $fewest } ou { $most } personnes
   *[far] { $fewest } à { $most } personnes
}. On joue par plis, dans le sens des aiguilles d’une montre, et { $aim ->
    [declaration] seule compte la carte qui reste après : le but est d’avoir la plus basse.
    [lowest] seul compte le dernier pli d’une donne : le but est d’y avoir la carte la plus basse.
   *[highest] seul compte le dernier pli d’une donne : le but est de ne pas y avoir la carte la plus haute.
}

cucumber_rules-players-min-title = Minimum de personnes
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Maximum de personnes
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Les cartes d’un jeu
cucumber_rules-pack-deck-french = 52 cartes, de l’as au 2 en quatre couleurs
cucumber_rules-pack-deck-five-cucumbers = 60 cartes, quatre de chaque nombre de 1 à 15, sans couleurs
cucumber_rules-pack-deck-kille = 42 cartes de Kille, deux de chaque, sans couleurs
cucumber_rules-pack-packs-title = Combien de jeux
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = un jeu jusqu’à { $above ->
    [1] une personne
    [2] deux personnes
    [3] trois personnes
    [4] quatre personnes
    [5] cinq personnes
    [6] six personnes
    [7] sept personnes
    [8] huit personnes
    [9] neuf personnes
    [10] dix personnes
   *[other] { $above } personnes
}, et au-delà un jeu { $each ->
    [1] par personne
    [2] pour deux personnes, arrondi au-dessus
    [3] pour trois personnes, arrondi au-dessus
    [4] pour quatre personnes, arrondi au-dessus
    [5] pour cinq personnes, arrondi au-dessus
    [6] pour six personnes, arrondi au-dessus
    [7] pour sept personnes, arrondi au-dessus
    [8] pour huit personnes, arrondi au-dessus
    [9] pour neuf personnes, arrondi au-dessus
    [10] pour dix personnes, arrondi au-dessus
   *[other] pour { $each } personnes, arrondi au-dessus
}
cucumber_rules-pack-jokers-title = Jokers dans le jeu
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] aucun joker
    [1] un joker
    [2] deux jokers
    [3] trois jokers
    [4] quatre jokers
    [5] cinq jokers
    [6] six jokers
    [7] sept jokers
    [8] huit jokers
   *[other] { $jokers } jokers
}
cucumber_rules-pack-joker-rank-title = Ce qu’est un joker, s’il y en a
cucumber_rules-pack-joker-rank-above-ace = un joker est au-dessus de l’as
cucumber_rules-pack-joker-rank-as-ace = un joker est un as de plus, égal aux autres et au même prix
cucumber_rules-pack-joker-rank-wild = un joker remplace n’importe quelle carte pendant le jeu, et il est au-dessus de l’as dans le dernier pli
cucumber_rules-pack-top-cards-title = Cartes au-dessus de toutes les autres
cucumber_rules-pack-top-cards-none = il n’y en a pas
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [1] {""}
   *[other] {" "}chacune
}{ $fatal ->
    [yes] , et qui paie avec est aussitôt hors jeu
   *[no] {""}
})
cucumber_rules-then = { $first }, puis { $second }
cucumber_rules-pack-top-cards-part-cards = Égales entre elles.
cucumber_rules-pack-top-cards-part-fatal = Qui paie avec l’une d’elles est aussitôt hors jeu.
cucumber_rules-pack-low-in-last-trick-title = Rangs les plus bas, mais dans le dernier pli seulement
cucumber_rules-pack-low-in-last-trick-none = il n’y en a pas
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "plusieurs") }, à 1 point l’un

cucumber_rules-pack-of = { cucumber_rules-packs } de { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , et { cucumber_rules-jokers } en tout
}
cucumber_rules-each-pack = Chaque jeu a { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , et il y a { cucumber_rules-jokers } en tout
}.
cucumber_rules-packs-settled = Le nombre de jeux est fixé au début de la partie, même si quelqu’un sort ou arrive plus tard.
cucumber_rules-packs-at-table = À { $players }, cela fait { cucumber_rules-packs }, soit { $cards } cartes en tout.
cucumber_rules-ranking = De haut en bas : { $ranks }.
cucumber_rules-low-ranks = Dans le dernier pli, et là seulement, { $count ->
    [1] le rang le plus bas est : { CARD($ranks, form: "row") }
   *[other] les rangs les plus bas, égaux entre eux, sont : { CARD($ranks, form: "row") }
}.
cucumber_rules-suits-of = La couleur ne compte que pour { $cards }.
cucumber_rules-no-suits = Les couleurs ne comptent pas.

cucumber_rules-points-title = Ce que coûte une carte
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = rien, car on ne marque pas de points
cucumber_rules-points-bet = autant que la mise de la donne à ce moment, quelle que soit la carte
cucumber_rules-cost = { $points } pour { $ranks }
cucumber_rules-cost-number = le nombre de la carte pour { $ranks }

cucumber_rules-deal-cards-title = Cartes par personne à la première donne
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Combien de cartes
cucumber_rules-deal-then-same = tout le monde reçoit { cucumber_rules-cards } à chaque donne
cucumber_rules-deal-then-losing-card = tout le monde reçoit { cucumber_rules-cards } à la première donne, puis autant que les points de la carte qui a décidé de la donne d’avant
cucumber_rules-deal-then-countdown = tout le monde reçoit { cucumber_rules-cards } à la première donne et une de moins à chacune des suivantes, jusqu’à 1, puis de nouveau { $cards }, et ainsi de suite
cucumber_rules-deal-then-zigzag = tout le monde reçoit { cucumber_rules-cards } à la première donne et une de moins à chacune des suivantes, jusqu’à 1, { $peaks ->
    [0] {""}
    [1] puis on remonte à { $first } et redescend à 1,{" "}
    [2] puis on remonte à { $first } et redescend à 1, remonte à { $second } et redescend à 1,{" "}
    [3] puis on remonte à { $first } et redescend à 1, remonte à { $second } et redescend à 1, remonte à { $third } et redescend à 1,{" "}
    [4] puis on remonte à { $first } et redescend à 1, remonte à { $second } et redescend à 1, remonte à { $third } et redescend à 1, remonte à { $fourth } et redescend à 1,{" "}
   *[other] puis on remonte à { $first } et redescend à 1, remonte à { $second } et redescend à 1, et ainsi de suite jusqu’à remonter à 2 et redescendre à 1,{" "}
}puis on recommence le tout
cucumber_rules-deal-then-all = tout le monde reçoit, à chaque donne, autant de cartes qu’on peut en distribuer à égalité
cucumber_rules-deal-at-most-title = Maximum de cartes par personne
cucumber_rules-deal-at-most-none = il n’y a pas de maximum
cucumber_rules-deal-at-most-value = personne ne reçoit jamais plus de { cucumber_rules-cards }
cucumber_rules-deal-short-title = Quand les cartes ne suffisent pas
cucumber_rules-deal-short-equal = on distribue les cartes à égalité jusqu’à ce qu’il en reste moins que de personnes
cucumber_rules-deal-short-seven = on donne { $seven } cartes par personne, et si même celles-là manquent, on distribue les cartes à égalité jusqu’à ce qu’il en reste moins que de personnes
cucumber_rules-deal-dealer-title = Qui donne
cucumber_rules-deal-dealer-rotates = après chaque donne, c’est à la personne suivante à gauche, encore en jeu, de donner
cucumber_rules-deal-dealer-payer = qui paie pour une donne donne la suivante{ $out ->
    [yes] , même si cela met hors jeu
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = qui joue la carte la plus basse du dernier pli donne la suivante (à égalité, celle qui a été jouée d’abord)
cucumber_rules-deal-dealer-nobody = personne n’est désigné pour donner, et tout le monde peut battre et donner
cucumber_rules-deal-leader-title = Qui entame d’abord
cucumber_rules-deal-leader-forehand = la personne suivante à gauche du donneur, encore en jeu, entame le premier pli
cucumber_rules-deal-leader-dealer = la personne qui donne entame le premier pli
cucumber_rules-deal-leader-payer = qui fait le dernier pli d’une donne entame le premier de la suivante, ou, si cela met hors jeu, la personne suivante à gauche encore en jeu
cucumber_rules-deal-rematch-dealer-title = La partie suivante à la même table
cucumber_rules-deal-rematch-dealer-next-left = la personne à gauche de celle qui a donné en dernier donne d’abord
cucumber_rules-deal-rematch-dealer-winner = qui a gagné cette partie donne d’abord

cucumber_rules-losing-card = Ainsi, après une donne décidée par { CARD($card, form: "un") }, on donne { cucumber_rules-cards } à tout le monde.
cucumber_rules-losing-card-own = Ce sont les points de la carte elle-même qui comptent ici, même si la pénalité compte plusieurs fois.
cucumber_rules-losing-card-free = Après une carte qui ne coûte rien, on donne 1 carte à tout le monde.
cucumber_rules-pack-short = Si le jeu n’a pas autant de cartes, { $short ->
    [seven] { cucumber_rules-deal-short-seven }
   *[equal] { cucumber_rules-deal-short-equal }
}.
cucumber_rules-left-over = Les cartes qui restent ne servent pas dans la donne.
cucumber_rules-left-over-stock = Les cartes qui restent forment la pioche.
cucumber_rules-first-hand = À la première donne, { $players } personnes reçoivent chacune { cucumber_rules-cards }, et il en reste { $left } { $stock ->
    [yes] dans la pioche
   *[no] de côté
}.
cucumber_rules-payers-draw = Si plusieurs personnes paient, elles tirent des cartes pour savoir qui donne.
cucumber_rules-dealer-is-out = Si cette personne est hors jeu, c’est la suivante à gauche, encore en jeu, qui donne.
cucumber_rules-first-dealer = La table décide qui donne en premier.
cucumber_rules-rematch = Si la même table joue une autre partie, { $dealer ->
    [winner] { cucumber_rules-deal-rematch-dealer-winner }
   *[next_left] { cucumber_rules-deal-rematch-dealer-next-left }
}.
cucumber_rules-first-leader = La table décide qui entame à la première donne.
cucumber_rules-leader-is-out = Si la personne qui donne est hors jeu, c’est la suivante à gauche, encore en jeu, qui entame.

cucumber_rules-exchange-title = Changer des cartes avant le jeu
cucumber_rules-exchange-none = personne ne change de cartes
cucumber_rules-exchange-match = { cucumber_rules-first } peut changer autant de cartes que voulu, et toute autre personne ensuite exactement autant ou aucune
cucumber_rules-exchange-up-to = { cucumber_rules-first } peut changer autant de cartes que voulu, et toute autre personne ensuite autant au plus
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } peut changer autant de cartes que voulu, et toute autre personne ensuite au plus autant que la personne juste avant
cucumber_rules-exchange-free = à tour de rôle, tout le monde peut changer une fois autant de cartes que voulu, en commençant par { cucumber_rules-first }
cucumber_rules-exchange-match-dealer = la personne qui donne peut changer autant de cartes que voulu mais doit en garder deux au moins, et toute autre personne ensuite exactement autant ou aucune
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] qui n’a ni roi, ni dame, ni valet peut changer une fois toute sa main pour rien, ensuite tout le monde peut la changer pour doubler, et qui l’a fait peut la changer encore une fois pour redoubler
   *[no] qui n’a ni roi, ni dame, ni valet peut changer une fois toute sa main pour rien, ensuite tout le monde peut la changer, et qui l’a fait peut la changer encore une fois
}
cucumber_rules-exchange-at-most-title = Maximum de cartes à changer
cucumber_rules-exchange-at-most-none = il n’y a pas de maximum
cucumber_rules-exchange-at-most-value = personne ne peut changer plus de { $value ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
    [8] huit cartes
    [9] neuf cartes
    [10] dix cartes
   *[other] { $value } cartes
}

cucumber_rules-before-the-play = Avant le premier pli, { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Pour changer des cartes, tu les poses face cachée et tu en tires autant à la pioche. On tourne dans le sens des aiguilles d’une montre.
cucumber_rules-none-at-all = Si { cucumber_rules-first } n’en change aucune, personne ne peut en changer.
cucumber_rules-within-stock = Personne ne peut changer plus de cartes que la pioche n’en a encore.
cucumber_rules-all-or-none = Quand la pioche a moins de cartes que { cucumber_rules-first } n’en a changé, on peut en changer exactement autant qu’il en reste, ou aucune ; une fois qu’elle est vide, personne ne peut plus changer.
cucumber_rules-none-after = Dès que quelqu’un n’en change aucune, personne après ne peut en changer.
cucumber_rules-really-changed = C’est ce qui a vraiment été changé qui compte, même si la pioche avait moins de cartes que voulu.
cucumber_rules-whole-holding = On peut changer toute sa main.
cucumber_rules-no-picture = { $jokers ->
    [yes] Un as ou un joker n’empêche pas
   *[no] Un as n’empêche pas
} le changement pour rien.
cucumber_rules-as-a-whole = Une main se change tout entière, et seulement tant que la pioche peut la remplacer tout entière.

cucumber_rules-play-beat-title = Ce qu’il faut battre
cucumber_rules-play-beat-highest = { $sets ->
    [yes] les cartes à battre sont celles qui emportent le pli pour l’instant
   *[no] la carte à battre est la plus haute du pli jusque-là
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] les cartes à battre sont celles de la personne juste avant
   *[no] la carte à battre est celle de la personne juste avant
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] les cartes à battre sont celles de l’entame
   *[no] la carte à battre est celle de l’entame
}
cucumber_rules-play-equal-title = Si une carte égale suffit
cucumber_rules-play-equal-yes = une carte égale bat, et toute carte plus haute aussi
cucumber_rules-play-equal-no = seule une carte plus haute bat, une carte égale non
cucumber_rules-play-duty-title = Ce qu’on peut jouer quand on suit
cucumber_rules-play-duty-choice = { $sets ->
    [yes] tu dois battre les cartes à battre ou jouer tes cartes les plus basses, au choix
   *[no] tu dois battre la carte à battre ou jouer ta carte la plus basse, au choix
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] tu dois battre les cartes à battre si tu peux, et seulement sinon jouer tes cartes les plus basses
   *[no] tu dois battre la carte à battre si tu peux, et seulement sinon jouer ta carte la plus basse
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] tu dois jouer les cartes les plus basses qui battent les cartes à battre, et seulement s’il n’y en a pas, tes cartes les plus basses
   *[no] tu dois jouer la carte la plus basse qui bat la carte à battre, et seulement s’il n’y en a pas, ta carte la plus basse
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] tu dois jouer des cartes du même rang que les cartes à battre si tu peux, sinon battre si tu peux, et seulement si tu ne peux ni l’un ni l’autre, jouer tes cartes les plus basses
   *[no] tu dois jouer une carte du même rang que la carte à battre si tu peux, sinon battre si tu peux, et seulement si tu ne peux ni l’un ni l’autre, jouer ta carte la plus basse
}
cucumber_rules-play-ace-stops-title = Battre un as
cucumber_rules-play-ace-stops-yes = rien ne bat un as
cucumber_rules-play-ace-stops-no = un as est battu par ce qui est assez haut
cucumber_rules-play-lead-title = Ce qu’on peut entamer
cucumber_rules-play-lead-any = l’entame est libre
cucumber_rules-play-lead-lowest = il faut entamer sa carte la plus basse
cucumber_rules-play-sets-title = Combien de cartes on entame
cucumber_rules-play-sets-yes = on entame une carte, ou plusieurs d’un même rang, en gardant au moins une carte
cucumber_rules-play-sets-no = on entame chaque pli d’une carte
cucumber_rules-play-set-won-by-title = Un pli entamé de plusieurs cartes, là où c’est permis
cucumber_rules-play-set-won-by-dominance = les cartes les plus hautes l’emportent, qu’elles soient d’un même rang ou non
cucumber_rules-play-set-won-by-matched = seules des cartes d’un même rang peuvent l’emporter, et les plus hautes l’emportent

cucumber_rules-tricks = { $fewer ->
    [yes] Il y a un pli de moins que de cartes par personne.
   *[no] Il y a autant de plis que de cartes par personne.
}
cucumber_rules-clockwise = Qui entame joue d’abord, puis les autres, dans le sens des aiguilles d’une montre.
cucumber_rules-lowest-rank-only = On ne peut entamer plusieurs cartes que de ce rang le plus bas.
cucumber_rules-own-rank = Un rang à part, à entamer seul : { $card }.
cucumber_rules-own-ranks = { $cards } ont un rang à part : on n’entame ensemble que des cartes égales
cucumber_rules-one-back = La carte gardée est pour le dernier pli : même égales, les dernières cartes ne s’entament pas ensemble.
cucumber_rules-as-many = Tous les autres jouent autant de cartes que l’entame ; elles n’ont pas à être d’un même rang.
cucumber_rules-compare = Pour comparer plusieurs cartes, range les deux côtés de haut en bas : les tiennes battent si chacune bat celle d’en face.
cucumber_rules-follow = Quand tu suis, { $duty ->
    [beat_if_able] { cucumber_rules-play-duty-beat-if-able }
    [lowest_that_beats] { cucumber_rules-play-duty-lowest-that-beats }
    [same_rank_first] { cucumber_rules-play-duty-same-rank-first }
   *[choice] { cucumber_rules-play-duty-choice }
}.
cucumber_rules-lowest-cards = Des cartes sont tes plus basses si tu n’en gardes aucune en dessous de l’une d’elles.
cucumber_rules-any-lowest = Entre cartes également basses, n’importe laquelle convient.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Quand un as est parmi les cartes à battre, tu joues tes cartes les plus basses.
   *[no] Quand la carte à battre est un as, tu joues ta carte la plus basse.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Quand un as est parmi les cartes à battre, tu joues tes cartes les plus basses : même { $higher } ne le bat pas.
   *[no] Quand la carte à battre est un as, tu joues ta carte la plus basse : même { $higher } ne le bat pas.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Cela ne vaut que pour la personne juste après l’as.
    [led] Cela vaut pour tout le monde dans un pli entamé d’un as.
   *[highest] Cela vaut pour toutes les personnes qui jouent après l’as.
}
cucumber_rules-joker-stops = Un joker arrête de la même façon.
cucumber_rules-wild-joker = Un joker ne se joue qu’avec au moins une carte ordinaire, et prend le rang de l’une d’elles, celui qui convient le mieux. Dans le dernier pli, il se joue comme toute autre carte.
cucumber_rules-wild-joker-last = Quand tu joues tes cartes les plus basses, les jokers viennent en dernier : n’en joue un que si tes cartes ordinaires ne suffisent pas.
cucumber_rules-wild-jokers-alone = Des jokers ne se jouent seuls que d’une main qui n’a que des jokers ; ils valent alors des as.
cucumber_rules-highest-takes = La carte la plus haute fait le pli ; à égalité, la dernière jouée.
cucumber_rules-highest-of-one-takes = Quand on a entamé d’une carte, la plus haute fait le pli ; à égalité, la dernière jouée.
cucumber_rules-set-takes = { $won_by ->
    [matched] Quand on a entamé de plusieurs cartes, seules des cartes d’un même rang peuvent faire le pli : les plus hautes le font ; à égalité, les dernières jouées.
   *[dominance] Quand on a entamé de plusieurs cartes, elles emportent le pli jusqu’à ce que d’autres soient au moins aussi hautes, carte par carte ; celles-ci l’emportent alors, et ainsi de suite. Celles qui l’emportent à la fin font le pli.
}
cucumber_rules-beaten-not-taken = On peut donc battre ce qu’il faut battre sans faire le pli.
cucumber_rules-lowest-ace-takes = Un as joué comme carte la plus basse fait quand même le pli s’il est la dernière des cartes les plus hautes.
cucumber_rules-taker-leads = Qui fait un pli entame le suivant.

cucumber_rules-example-beat = Par exemple, le pli est pour l’instant { $trick }, et { $size ->
    [several] les cartes à battre sont
   *[one] la carte à battre est
} { $target }. Avec { $held }, tu { $count ->
    [1] dois
   *[other] peux
} jouer { $beating }.
cucumber_rules-example-beat-or-lowest = Par exemple, le pli est pour l’instant { $trick }, et { $size ->
    [several] les cartes à battre sont
   *[one] la carte à battre est
} { $target }. Avec { $held }, tu peux jouer { $beating }, ou { $size ->
    [several] tes cartes les plus basses
   *[one] ta carte la plus basse
}, { $lowest }.
cucumber_rules-example-lowest = Par exemple, le pli est pour l’instant { $trick }, et { $size ->
    [several] les cartes à battre sont
   *[one] la carte à battre est
} { $target }. Avec { $held }, tu dois jouer { $size ->
    [several] tes cartes les plus basses
   *[one] ta carte la plus basse
}, { $lowest }.

cucumber_rules-last-trick-payers-title = Qui paie
cucumber_rules-last-trick-payers-taker = seule la personne qui fait le pli paie
cucumber_rules-last-trick-payers-taker-rewards-tied = qui fait le pli paie, et toute autre personne qui a joué une carte égale a autant de points en moins
cucumber_rules-last-trick-payers-all-tied = qui fait le pli paie, et toute autre personne qui a joué une carte égale aussi
cucumber_rules-last-trick-payers-all-but-lowest = toutes les personnes qui ont une carte dans le dernier pli paient, sauf celle qui a joué en premier une carte du rang le plus bas
cucumber_rules-last-trick-payers-by-declaration = si quelqu’un annonce sa carte comme la plus basse, tout le monde montre la sienne, et tout le monde paie, sauf qui a la plus basse
cucumber_rules-last-trick-doubled-by-title = Une carte qui double la pénalité
cucumber_rules-last-trick-doubled-by-none = aucune carte ne la double
cucumber_rules-last-trick-doubled-by-value = si quelqu’un joue { CARD($card, form: "un") } dans le dernier pli, la pénalité compte double, et pas plus s’il y en a plusieurs
cucumber_rules-last-trick-calls-title = Augmenter la pénalité
cucumber_rules-last-trick-calls-none = personne ne peut l’augmenter
cucumber_rules-last-trick-calls-kontra = une personne peut dire contre, et alors chaque pénalité compte double, mais la sienne quatre fois
cucumber_rules-last-trick-calls-rassi = qui a doublé paie deux fois la pénalité, et qui a redoublé quatre fois
cucumber_rules-last-trick-calls-doubling = qui fait un pli peut demander à doubler la mise avant d’entamer le suivant, et chaque autre personne dans la donne accepte, ou se retire et perd la mise d’avant
cucumber_rules-last-trick-calls-declaration = quand il reste une carte par personne, on peut annoncer à tour de rôle que la sienne est la plus basse, en commençant par qui a fait le dernier pli joué, jusqu’à ce que quelqu’un le fasse
cucumber_rules-last-trick-declaration-title = Une annonce fausse, et aucune annonce
cucumber_rules-last-trick-declaration-value = qui annonce et trouve une carte égale ou plus basse en face paie { $wrong }, { $adds ->
    [yes] plus les points de la carte
   *[no] et non les points de la carte
}, et si personne n’annonce, { $nobody ->
    [lowest_pays] toute personne qui a la carte la plus basse paie { $wrong }
   *[nothing] personne ne paie
}
cucumber_rules-last-trick-declaration-part-wrong = Ce que paie qui annonce et trouve une carte égale ou plus basse en face.
cucumber_rules-last-trick-declaration-part-wrong-adds = Si les points de la carte annoncée s’ajoutent.
cucumber_rules-last-trick-declaration-part-nobody = Ce qui se passe quand personne n’annonce.
cucumber_rules-last-trick-all-equal-title = Quand toutes les dernières cartes sont égales
cucumber_rules-last-trick-all-equal-none = c’est une égalité comme une autre
cucumber_rules-last-trick-all-equal-restart = si toutes les cartes du dernier pli sont d’un même rang, personne ne paie, et une nouvelle manche commence, où toute la table est de nouveau en jeu avec 0 point
cucumber_rules-last-trick-all-equal-restart-if-all-fall = si toutes les cartes du dernier pli sont d’un même rang et mettraient tout le monde hors jeu, personne ne paie, et une nouvelle manche commence, où toute la table est de nouveau en jeu avec 0 point

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Toutes les personnes encore dans la donne jouent la carte qui leur reste, et la plus basse gagne la donne : à égalité, la première jouée.
    [by_declaration] La dernière carte de chaque main ne se joue pas.
   *[taker] On joue la carte qui reste : la plus haute fait le pli ; à égalité, la dernière jouée.
}
cucumber_rules-low-in-it = Les plus basses ici : { CARD($ranks, form: "row") }. Une telle carte ne fait le pli que s’il n’y a rien d’autre.
cucumber_rules-example-taker = Par exemple, si le dernier pli est { $trick }, la { $taker ->
    [2] deuxième
   *[3] troisième
} personne fait le pli et paie{ $unit ->
    [none] {""}
   *[other] {" "}{ cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , et la première a{ $unit ->
        [none] {" "}des points en moins
       *[other] {" "}{ cucumber_rules-amount } de moins
    }
    [all_tied] , et la première, à égalité, paie{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    } aussi
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Par exemple, si le dernier pli est { $trick }, la deuxième personne gagne la donne, et { $players ->
    [2] la première perd
   *[other] les autres perdent
} la mise.
cucumber_rules-example-declared = Par exemple, si les dernières cartes sont { $cards } et que la deuxième personne annonce, elle ne paie rien, et la première paie { $first }.
cucumber_rules-example-matched = Par exemple, si les dernières cartes sont { $cards } et que la deuxième personne annonce, elle paie { $wrong }{ $adds ->
    [yes] {" "}plus { $own } pour la carte
   *[no] {""}
}, car il y a une carte égale, la première paie { $first }, et la troisième rien.

cucumber_rules-bet = Chaque donne commence avec une mise de 1 crédit. Qui paie perd autant que la mise du moment.
cucumber_rules-card-costs = Le score de qui paie augmente de ce que coûte sa carte du dernier pli :
cucumber_rules-shown-card-costs = Le score de qui paie augmente de ce que coûte la carte montrée :
cucumber_rules-column-card = Carte
cucumber_rules-column-points = Points
cucumber_rules-column-cucumbers = Concombres
cucumber_rules-its-number = le nombre de la carte
cucumber_rules-kontra = Avant le premier pli, on dit à tour de rôle contre ou on passe, en commençant par { cucumber_rules-first }, jusqu’à ce que quelqu’un ait dit contre ou que tout le monde ait passé.
cucumber_rules-doubling-when = On peut doubler la mise après chaque pli sauf le dernier, une fois entre deux plis, et jamais deux fois de suite par la même personne.
cucumber_rules-doubling-credits = Tout le monde dans la donne, y compris la personne qui demande, doit avoir des crédits pour la mise doublée ; on le vérifie avant toute réponse.
cucumber_rules-doubling-refused = Si tous les autres se retirent, qui a demandé a gagné : il n’y a pas de dernier pli, et personne ne perd la mise doublée.
cucumber_rules-lower-by-rank = C’est le rang qui dit quelle carte est plus basse, même entre cartes du même prix.
cucumber_rules-multiply = Cela se multiplie : deux fois et deux fois font quatre fois.

cucumber_rules-limit-points-title = La limite
cucumber_rules-limit-points-none = il n’y en a pas
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = Quand la limite est franchie
cucumber_rules-limit-exactly-out = { $unit ->
    [none] qui atteint la limite la franchit
   *[other] qui atteint { cucumber_rules-limit-amount } franchit la limite
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] qui dépasse la limite la franchit, et juste à la limite il ne se passe encore rien
   *[other] qui dépasse { cucumber_rules-limit-amount } franchit la limite, et à { $points } tout juste il ne se passe encore rien
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] un score juste à la limite revient à 0, et qui la dépasse la franchit
   *[other] un score de { cucumber_rules-limit-amount } tout juste revient à 0, et qui le dépasse franchit la limite
}
cucumber_rules-limit-falls-title = Qui franchit la limite
cucumber_rules-limit-falls-none = cela n’arrive pas, car il n’y a pas de limite
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] perd une vie et continue avec le plus haut score des autres encore en jeu
    [keep_highest] rend toutes ses cartes gardées sauf la plus haute
    [mark] reçoit une marque et joue encore
    [end_game] met fin à la partie
   *[eliminate] est hors jeu
}
cucumber_rules-fall-at = la { cucumber_rules-ordinal } fois { cucumber_rules-fall }
cucumber_rules-fall-from = et à partir de la { cucumber_rules-ordinal } fois { cucumber_rules-fall }
cucumber_rules-ordinal = { $time ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $time }e
}

cucumber_rules-fatal = Qui paie avec { $cards } est aussitôt hors jeu, quel que soit le score.
cucumber_rules-kept-go-too = Avec le score, les cartes gardées partent aussi : on les remêle au jeu.
cucumber_rules-crosses = Qui franchit la limite { $falls }.
cucumber_rules-crossing-together = On ne compte pas ici les scores des personnes qui franchissent la limite dans la même donne, et si personne d’autre n’est en jeu, c’est 0.
cucumber_rules-card-kept = Les points de la carte gardée deviennent le score{ $deals ->
    [yes] , et fixent le nombre de cartes de la donne suivante
   *[no] {""}
}. Les autres cartes retournent dans le jeu.
cucumber_rules-last-kept-stays = Entre cartes également hautes, celle qui a été gardée en dernier reste.
cucumber_rules-takers-card-deals = Si plusieurs gardent une carte dans la même donne, c’est celle de qui a fait le pli qui fixe le nombre.
cucumber_rules-marked = Une marque reste jusqu’à la fin : on reçoit des cartes et on paie comme tout le monde.
cucumber_rules-order = { $steps ->
    [reset] L’ordre est le suivant : on ajoute les pénalités, puis les scores de { cucumber_rules-limit-amount } tout juste reviennent à 0, puis on applique la limite.
    [both] L’ordre est le suivant : on ajoute les pénalités, puis les scores de { cucumber_rules-limit-amount } tout juste reviennent à 0, puis on applique la limite, puis on retire des points.
   *[rewards] L’ordre est le suivant : on ajoute les pénalités, puis on applique la limite, puis on retire des points.
}
cucumber_rules-never-below = Des points retirés ne font jamais descendre un score sous 0, et ne rendent jamais une vie.

cucumber_rules-score-title = Comment on marque
cucumber_rules-score-running = on additionne les pénalités sur papier, et chaque donne se fait avec le jeu entier
cucumber_rules-score-face-up = qui paie garde la carte du dernier pli à découvert sur la table, et les points des cartes gardées sont le score
cucumber_rules-no-score = Il n’y a pas de score : on note seulement qui a payé pour chaque donne.
cucumber_rules-credits = Le score compte les crédits perdus. Ils sont perdus, et personne ne les reçoit.
cucumber_rules-begins = Tout le monde commence à 0.
cucumber_rules-kept-cards = Les cartes gardées restent hors du jeu jusqu’à la fin de la partie{ $back ->
    [yes] {" "}ou jusqu’à ce que la limite les renvoie
   *[no] {""}
}, même quand leur propriétaire est hors jeu.

cucumber_rules-stakes-buy-ins-each-title = Racheter sa place
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] on ne peut pas racheter sa place
    [1] on peut racheter sa place une fois par partie
    [2] on peut racheter sa place deux fois par partie
   *[other] on peut racheter sa place { $value } fois par partie
}
cucumber_rules-stakes-buy-ins-others-in-title = Combien d’autres doivent être en jeu pour cela
cucumber_rules-stakes-buy-ins-others-in-value = { $value ->
    [1] une autre personne au moins doit
    [2] deux autres au moins doivent
    [3] trois autres au moins doivent
    [4] quatre autres au moins doivent
    [5] cinq autres au moins doivent
    [6] six autres au moins doivent
    [7] sept autres au moins doivent
    [8] huit autres au moins doivent
    [9] neuf autres au moins doivent
    [10] dix autres au moins doivent
   *[other] { $value } autres au moins doivent
} être en jeu
cucumber_rules-stakes-buy-ins-cost-title = Le prix pour racheter sa place, là où c’est possible
cucumber_rules-stakes-buy-ins-cost-stake = racheter sa place coûte une mise de plus, versée au pot
cucumber_rules-stakes-buy-ins-cost-free = racheter sa place ne coûte rien
cucumber_rules-between-hands = Cela se fait entre deux donnes, en jeu ou hors jeu, et { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Le score devient le plus haut de ceux des autres encore en jeu.
cucumber_rules-buy-in-lowers = En jeu, on ne peut racheter sa place que si le score baisse ; hors jeu, on le peut toujours.
cucumber_rules-out-for-good = Qui sort sans pouvoir racheter sa place est hors jeu pour de bon.

cucumber_rules-end-when-title = La fin de la partie
cucumber_rules-end-when-one-left = la partie finit quand il ne reste qu’une personne en jeu
cucumber_rules-end-when-falls = la partie finit avec la donne où quelqu’un franchit la limite{ $time ->
    [1] {""}
   *[other] {" "}pour la { cucumber_rules-ordinal } fois
}
cucumber_rules-end-when-one-unmarked = la partie finit quand tout le monde a une marque sauf une personne
cucumber_rules-end-when-agreed = la partie finit quand la table en décide ainsi
cucumber_rules-end-winner-title = Qui gagne
cucumber_rules-end-winner-last-in = la dernière personne en jeu gagne
cucumber_rules-end-winner-lowest-score = le plus bas score encore en jeu gagne
cucumber_rules-end-winner-not-the-loser = qui a mis fin à la partie perd, et toutes les autres personnes encore en jeu se partagent la victoire
cucumber_rules-end-all-out-title = Quand toutes les personnes encore en jeu sortent dans la même donne
cucumber_rules-end-all-out-lowest-score = le plus bas score parmi elles gagne, et à égalité elles se partagent la victoire
cucumber_rules-end-all-out-all-win = elles se partagent toutes la victoire
cucumber_rules-all-out = Si toutes les personnes encore en jeu { $went ->
    [ends] mettent fin à la partie
   *[out] sortent
} dans la même donne, { $winner ->
    [all_win] { cucumber_rules-end-all-out-all-win }
   *[lowest_score] { cucumber_rules-end-all-out-lowest-score }
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Toutes les personnes en jeu qui n’ont pas mis fin à la partie se partagent la victoire.
    [one_unmarked] La personne sans marque gagne.
   *[other] La dernière personne en jeu gagne.
}
cucumber_rules-lowest-share = À égalité du plus bas score, on se partage la victoire.
cucumber_rules-best-standing = { $standing ->
    [hands] la personne en jeu qui a payé pour le moins de donnes gagne, et à égalité on se partage la victoire
    [crossed] la personne en jeu qui a franchi la limite le moins souvent gagne, entre plusieurs celle au plus bas score, et à égalité on se partage la victoire
   *[score] la personne en jeu au plus bas score gagne, et à égalité on se partage la victoire
}
cucumber_rules-agreed-before = Si la table décide de finir la partie avant, { cucumber_rules-best-standing }.

cucumber_rules-stakes-payout-title = Les mises
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] il y a un pot, et qui gagne le prend
   *[1] tout le monde verse la même mise dans un pot, et qui gagne le prend
}
cucumber_rules-stakes-payout-differences = qui perd paie à qui gagne la différence de leurs scores, fois la mise par point
cucumber_rules-stakes-entry-title = Ce qu’on paie au début
cucumber_rules-stakes-entry-value = { $value ->
    [0] personne ne paie rien au début
   *[1] tout le monde paie une mise au début
}
cucumber_rules-stakes-falls-title = Payer pour sortir
cucumber_rules-stakes-falls-none = sortir ne coûte rien
cucumber_rules-stakes-falls-value = { $who ->
    [first] qui sort en premier dans une manche, et donc toute personne qui sort dans cette donne, paie
   *[all] qui sort par la limite paie
} { cucumber_rules-stakes } au pot
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, ou { $more } si la carte qui a décidé était { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] une mise
    [2] deux mises
    [3] trois mises
    [4] quatre mises
    [5] cinq mises
    [6] six mises
    [7] sept mises
    [8] huit mises
    [9] neuf mises
    [10] dix mises
   *[other] { $stakes } mises
}
cucumber_rules-stakes-falls-part-who = Qui paie en sortant.
cucumber_rules-stakes-falls-part-stakes = Combien de mises cela coûte.
cucumber_rules-stakes-falls-part-picture-stakes = Combien cela coûte quand la carte qui décide est une figure.
cucumber_rules-stakes-falls-part-pictures = Les rangs qui sont des figures.
cucumber_rules-for-money = Quand on joue pour de l’argent, { $payout ->
    [differences] { cucumber_rules-stakes-payout-differences }
   *[pot] { cucumber_rules-stakes-payout-pot }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Si plusieurs personnes gagnent, elles se partagent chaque paiement à parts égales. Les pièces qui restent leur reviennent une par une dans l’ordre des places, depuis la première.
   *[pot] Si plusieurs personnes gagnent, elles se partagent le pot à parts égales. Les pièces qui restent leur reviennent une par une dans l’ordre des places, depuis la première.
}
cucumber_rules-new-round-pot = Une nouvelle manche dans la même partie laisse le pot tel quel.

cucumber_rules-leaves = { $pot ->
    [stake] Qui quitte la table est aussitôt hors jeu. Sa mise reste au pot.
    [paid] Qui quitte la table est aussitôt hors jeu. Ce qui a été payé reste au pot.
   *[none] Qui quitte la table est aussitôt hors jeu.
}
cucumber_rules-one-left = S’il ne reste ensuite qu’une personne en jeu, la partie finit et elle gagne.
cucumber_rules-joins = Entre deux donnes, quelqu’un d’autre peut s’asseoir à une nouvelle dernière place{ $score ->
    [yes] , avec le plus haut des scores en jeu
   *[no] {""}
}, tant que le jeu suffit à tout le monde et qu’il n’y a pas plus de { $most } personnes à la table.
