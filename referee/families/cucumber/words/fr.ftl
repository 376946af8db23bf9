# French: lines of Cucumber.

cucumber-amount = { $unit ->
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

cucumber-took = { $face ->
    [up] { $player } fait le dernier pli avec { CARD($card, form: "un") } : { cucumber-amount }. La carte reste à découvert.
   *[down] { $player } fait le dernier pli avec { CARD($card, form: "un") } : { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } avait aussi { CARD($card, form: "un") } : { cucumber-amount }. La carte reste à découvert.
   *[down] { $player } avait aussi { CARD($card, form: "un") } : { cucumber-amount }.
}
cucumber-took-and-lost = { $player } fait le dernier pli et perd la donne.
cucumber-took-with-and-lost = { $player } fait le dernier pli avec { CARD($card, form: "un") } et perd la donne.
cucumber-also-had-and-lost = { $player } avait aussi { CARD($card, form: "un") } et perd la donne.

cucumber-bonus = { $end ->
    [zero] { $player } avait aussi { CARD($card, form: "un") } et { $taker } fait le pli : { cucumber-amount } de moins. Le score était de { $score } et ne descend pas sous 0.
   *[above] { $player } avait aussi { CARD($card, form: "un") } et { $taker } fait le pli : { cucumber-amount } de moins.
}

cucumber-doubled-by-card = { CARD($rank, form: "Un") } dans le dernier pli : pénalité doublée.
cucumber-kontra = { $player } dit contre : pénalité doublée.
cucumber-kontra-lost = { $player } dit contre et perd : pénalité quadruplée en tout.
cucumber-rassi = { $times ->
    [4] { $player } surdouble : pénalité quadruplée.
   *[2] { $player } double : pénalité doublée.
}

cucumber-bet-lost = { $player } n’a pas la plus basse carte et perd la mise, { cucumber-amount }.
cucumber-bet-refused = { $player } se retire quand { $by } double et perd la mise d’avant, { cucumber-amount }.

cucumber-showed = { $player } avait { CARD($card, form: "un") } : { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } annonce { CARD($card, form: "un") } comme plus basse carte, mais { $other } avait { CARD($lower, form: "un") }, aussi basse : { cucumber-amount }.
   *[lower] { $player } annonce { CARD($card, form: "un") } comme plus basse carte, mais { $other } avait { CARD($lower, form: "un") }, encore plus basse : { cucumber-amount }.
}
cucumber-nobody-declared = Personne n’annonce, et { $player } avait la plus basse carte, { CARD($card, form: "un") } : { cucumber-amount }.

cucumber-fatal-card = { $player } paie avec une carte fatale : hors jeu aussitôt.
cucumber-reset = { $kept ->
    [some] { $player } a exactement { $limit } : le score revient à 0. Les cartes gardées retournent dans le jeu.
   *[none] { $player } a exactement { $limit } : le score revient à 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] atteint
   *[over] dépasse
} { $limit } avec { $points } : une vie de perdue. Le score devient { $score }, { $others ->
    [some] le plus haut score encore en jeu
   *[none] car il n’y a plus personne d’autre en jeu
}.
cucumber-half = { $player } { $how ->
    [reached] atteint
   *[over] dépasse
} { $limit } avec { $points } : un demi-concombre. Toutes les cartes gardées retournent dans le jeu, sauf la plus haute, { CARD($card, form: "un") }.
cucumber-half-without-cards = { $player } { $how ->
    [reached] atteint
   *[over] dépasse
} { $limit } avec { $points } : un demi-concombre. Toutes les cartes gardées retournent dans le jeu.
cucumber-eliminated = { $player } { $how ->
    [reached] atteint
   *[over] dépasse
} { $limit } avec { $points } : hors jeu.
cucumber-marked = { $player } { $how ->
    [reached] atteint
   *[over] dépasse
} { $limit } avec { $points } et continue, avec une marque.
cucumber-ends-game = { $player } { $how ->
    [reached] atteint
   *[over] dépasse
} { $limit } avec { $points }, ce qui met fin à la partie.

cucumber-fall-paid = { $player } sort avec { CARD($card, form: "un") } et met { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
} au pot.
cucumber-fall-paid-without-card = { $player } sort et met { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
} au pot.

cucumber-restarted = { $status ->
    [in] Toutes les cartes du dernier pli étaient égales : on repart de zéro. { $player } recommence à 0.
   *[out] Toutes les cartes du dernier pli étaient égales : on repart de zéro. { $player } est de retour, à 0.
}

cucumber-bought-in = { $player } rachète sa place : le score devient { $points }, le plus haut des scores encore en jeu.
cucumber-adjustment-added = Correction pour { $player } : { cucumber-amount } de plus. { $reason }
cucumber-adjustment-taken-off = Correction pour { $player } : { cucumber-amount } de moins. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } prend place avec { $points }, le plus haut score encore en jeu.
   *[fresh] { $player } prend place avec { $points }, car rien n’a encore été joué.
}
cucumber-joins-by-hands = { $player } prend place et part avec { $hands ->
    [one] { $hands } donne perdue
   *[other] { $hands } donnes perdues
}, le plus haut nombre encore en jeu.
cucumber-leaves = { $status ->
    [in] { $player } quitte la table : hors jeu.
   *[out] { $player } quitte la table.
}

cucumber-left-the-hand = { $player } a quitté la donne. Encore en jeu : { $others }.
cucumber-listed-twice = { $player } figure deux fois.
cucumber-listed-twice-in-trick = { $player } figure deux fois ; au dernier pli, on n’a qu’une carte.
cucumber-missing-in-trick = Il manque { $player }. En jeu, avec une carte par personne : { $others }.
cucumber-order = { $way ->
    [backwards] La liste tourne à l’envers : après { $before } vient { $after }, à gauche, pas { $given }.
   *[mixed] La liste n’est pas dans l’ordre : après { $before } vient { $after }, à gauche, pas { $given }.
}

cucumber-not-in-pack = Carte absente de ce jeu : { $card }. Le jeu va de { $jokers ->
    [0] { $low } à { $high }
    [1] { $low } à { $high }, plus { $jokers } joker
   *[other] { $low } à { $high }, plus { $jokers } jokers
}.
cucumber-suit-missing = { CARD($rank, form: "row") } : de quelle couleur ? { $cards } { $count ->
    [one] passe
   *[other] passent
} au-dessus de tout : il faut la préciser ici.
cucumber-too-many-of-a-card = { $count } × { $card } dans ce pli, mais le jeu n’en a que { $holds }.
cucumber-card-lies-face-up = { $count } × { $card } dans ce pli, mais { $left } au plus : le jeu en a { $holds }, et la carte est déjà à découvert devant { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = { $call } n’existe pas dans ces règles. Annonce connue : { $known }.
cucumber-no-calls = { $call } n’existe pas dans ces règles. Elles n’ont pas d’annonces.
cucumber-multiplier = Le multiplicateur est 1, 2 (doublé) ou 4 (surdoublé), pas { $given }.
cucumber-no-exchange = Avec ces règles, on n’échange pas de cartes.

cucumber-taker-missing = Qui a fait le dernier pli ? Il faut le dire dans la forme courte.
cucumber-card-missing = Avec quelle carte le dernier pli a-t-il été fait ? Dans ces règles, elle compte.
cucumber-tied-twice = { $player } figure deux fois parmi les plus hautes cartes.
cucumber-doubling-missing = Y avait-il { CARD($rank, form: "un") } dans le dernier pli ? Ici, cela double la pénalité.
cucumber-no-doubling = Avec ces règles, aucune carte ne double la pénalité.
cucumber-doubling-cannot-be = Personne ne peut avoir joué { CARD($rank, form: "un") } : personne n’avait de carte plus basse.
cucumber-doubling-must-be = Quelqu’un a forcément joué { CARD($rank, form: "un") } : il ne reste pas d’autre carte.
cucumber-lowest-missing = Qui avait la plus basse carte (la première jouée s’il y en a plusieurs) ? Cette personne donne ensuite.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } avait la plus haute carte, donc pas la première des plus basses.
   *[last] { $player } a joué la dernière des cartes égales, donc pas la première des plus basses.
}
cucumber-too-many-equal = { $kept ->
    [0] On ne peut pas être { $count } à avoir eu { CARD($card, form: "un") } ou une carte égale : le jeu en a { $holds }.
   *[other] On ne peut pas être { $count } à avoir eu { CARD($card, form: "un") } ou une carte égale : le jeu en a { $holds }, dont { $kept } à découvert.
}
cucumber-too-few-lower = { $lower ->
    [0] Pour { $players }, il faudrait des cartes sous { CARD($card, form: "un") }, mais aucune n’est plus basse. Qui d’autre avait { CARD($rank, form: "un") } ?
    [one] Pour { $players }, il faudrait des cartes sous { CARD($card, form: "un") }, mais { $lower } seulement est plus basse. Qui d’autre avait { CARD($rank, form: "un") } ?
   *[other] Pour { $players }, il faudrait des cartes sous { CARD($card, form: "un") }, mais { $lower } seulement sont plus basses. Qui d’autre avait { CARD($rank, form: "un") } ?
}
cucumber-different-equal-cards = Ici, des cartes différentes sont égales et restent à découvert : entre le dernier pli carte par carte.
cucumber-last-trick-unknown = Il faut connaître le dernier pli carte par carte, sans rien omettre avant.
cucumber-all-have-refused = Tout le monde s’est retiré sauf { $player }, qui gagne : il n’y a pas de dernier pli.
cucumber-winner-missing = Qui avait la plus basse carte (la première jouée s’il y en a plusieurs) ? Cette personne gagne la donne.
cucumber-declaration-missing = Quelqu’un a-t-il annoncé ? Dis qui, ou null si personne ne l’a fait.
cucumber-cards-instead-of-outcome = Ici, chaque dernière carte compte : donne-les dans last_trick, ou aucune si personne n’a annoncé.
cucumber-cards-missing = Tout le monde montre ses cartes, et chacune compte : donne les dernières cartes de toute la table.

cucumber-nobody-deals-at-first = Avec ces règles, personne ne donne ; dis qui entame.
cucumber-leader-follows = Avec ces règles, l’entame dépend de qui donne ({ $rule }).
cucumber-abandoned = La partie a été abandonnée ; on ne peut plus rien noter.
cucumber-over = La partie est finie, après { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}. Victoire : { $winners }. On ne peut plus rien noter.
cucumber-pack-is-too-small = { $kept ->
    [one] { $kept } carte est
   *[other] { $kept } cartes sont
} à découvert et il en reste { $stock } : le jeu ne suffit plus pour une donne.
cucumber-no-buy-ins = Avec ces règles, on ne rachète pas sa place.
cucumber-has-left = { $player } a quitté la table.
cucumber-bought-in-already = { $player } a déjà racheté sa place ; ces règles le permettent { $most } fois par partie au plus.
cucumber-buy-in-needs-others = Pour racheter sa place, { $player } a besoin { $needed ->
    [one] d’au moins { $needed } autre personne
   *[other] d’au moins { $needed } autres personnes
} en jeu ; il y en a { $others }.
cucumber-buy-in-is-no-better = { $player } est en jeu avec { $score } ; racheter sa place donnerait { $points }, ce qui n’est pas mieux.
cucumber-nobody-deals = Avec ces règles, personne ne donne.
cucumber-not-among-drawers = { $player } ne tire pas pour la donne. C’est entre { $players }.
cucumber-cannot-deal = { $player } est hors jeu et ne peut pas donner.
cucumber-no-score = Avec ces règles, on ne tient pas de score.
cucumber-adjustment-too-large = { $player } a { $score } : une correction n’est pas 0 et retire { $score } au plus.
cucumber-full = Ces règles sont pour { $most } à table au plus, et on est déjà { $here }.
cucumber-pack-serves-too-few = Le jeu ne suffit pas à { $players }.
cucumber-has-left-already = { $player } a déjà quitté la table.

cucumber-ask-taker = Qui a fait le dernier pli ?
cucumber-tap-taker = Touche qui a fait le dernier pli
cucumber-who-took = { $name } a fait le dernier pli
cucumber-ask-loser = Qui a perdu la donne ?
cucumber-tap-loser = Touche qui a perdu la donne
cucumber-who-lost = { $name } a perdu la donne
cucumber-ask-lowest = Qui avait la plus basse carte ?
cucumber-tap-lowest = Touche qui avait la plus basse carte
cucumber-who-had-the-lowest = { $name } avait la plus basse carte
cucumber-ask-leader = Qui a entamé le dernier pli ?
cucumber-tap-leader = Touche qui a entamé le dernier pli
cucumber-who-led = { $name } a entamé le dernier pli
cucumber-ask-declarer = Qui a annoncé la plus basse carte ?
cucumber-tap-declarer = Touche qui a annoncé la plus basse carte
cucumber-who-declared = { $name } a annoncé la plus basse carte
cucumber-form-nobody-declared = Personne n’a annoncé
cucumber-form-taker = Qui l’a fait
cucumber-form-loser = Qui a perdu
cucumber-form-lowest = Qui avait la plus basse
cucumber-form-cards = Chaque carte
cucumber-row-card-of-taker = Avec
cucumber-ask-card-of-taker = { $name } : avec quelle carte ?
cucumber-row-tied = Même carte
cucumber-row-lowest = La plus basse
cucumber-row-doubling-card = { CARD($rank, form: "Un") } y était
cucumber-ask-doubling-card = Y avait-il { CARD($rank, form: "un") } dedans ?
cucumber-row-card = Carte
cucumber-ask-card = Qu’a joué { $name } ?
cucumber-row-leader = Pli d’avant
cucumber-ask-winner-before = Qui a fait le pli d’avant ?
cucumber-row-kontra = Contre
cucumber-fold-kontra = Quelqu’un a-t-il dit contre ?
cucumber-fold-rassi = Retrait, double ou surdouble ?
cucumber-row-rassi-free = Retrait
cucumber-hint-rassi-free = sans payer
cucumber-row-rassi-times = Fois
cucumber-hint-rassi-times = doublé 2, surdoublé 4
cucumber-row-doubles = Double
cucumber-ask-doubles = Qui a doublé ?
cucumber-row-double-after = après le pli
cucumber-ask-refused = Qui a refusé ?
cucumber-row-exchange = Échange
cucumber-fold-exchange = Quelqu’un a-t-il changé des cartes ?
cucumber-ask-exchange = Qui a changé des cartes ?
cucumber-row-changed = cartes
cucumber-count-hands-played = Donnes jouées
cucumber-count-hands-lost = Donnes perdues
cucumber-count-penalty-points = Points de pénalité
cucumber-count-cucumbers = Concombres
cucumber-count-buy-ins = Rachats
cucumber-count-longest-run = Donnes de suite sans payer
cucumber-ratio-average-penalty = Points par donne
cucumber-due-buy-in = Payé pour racheter sa place
cucumber-due-fall = Payé en sortant du jeu
