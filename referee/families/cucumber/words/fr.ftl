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
    [4] { $player } redouble : pénalité quadruplée.
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
cucumber-multiplier = Le multiplicateur est 1, 2 (doublé) ou 4 (redoublé), pas { $given }.
cucumber-no-exchange = Avec ces règles, on ne change pas de cartes.

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
cucumber-tap-taker = Touche la personne qui a fait le dernier pli
cucumber-who-took = { $name } a fait le dernier pli
cucumber-ask-loser = Qui a perdu la donne ?
cucumber-tap-loser = Touche la personne qui a perdu la donne
cucumber-who-lost = { $name } a perdu la donne
cucumber-ask-lowest = Qui avait la plus basse carte ?
cucumber-tap-lowest = Touche la personne qui avait la plus basse carte
cucumber-who-had-the-lowest = { $name } avait la plus basse carte
cucumber-ask-leader = Qui a entamé le dernier pli ?
cucumber-tap-leader = Touche la personne qui a entamé le dernier pli
cucumber-who-led = { $name } a entamé le dernier pli
cucumber-ask-declarer = Qui a annoncé la plus basse carte ?
cucumber-tap-declarer = Touche la personne qui a annoncé la plus basse carte
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
cucumber-fold-rassi = Main jetée, doublée ou redoublée ?
cucumber-row-rassi-free = Main jetée
cucumber-hint-rassi-free = sans payer
cucumber-row-rassi-times = Fois
cucumber-hint-rassi-times = doublé 2, redoublé 4
cucumber-row-doubles = Double
cucumber-ask-doubles = Qui a doublé ?
cucumber-row-double-after = après le pli
cucumber-ask-refused = Qui a refusé ?
cucumber-row-exchange = A changé
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
cucumber-form-missing = Indique l’un de last_trick (la carte de chaque personne), outcome (qui fait le pli, et avec quoi) ou tricks (tous les plis).
cucumber-infractions = { $count ->
    [one] Il y a { $count } faute ({ $players }). Envoie accept_infractions pour la noter.
   *[other] Il y a { $count } fautes ({ $players }). Envoie accept_infractions pour les noter.
}
cucumber-no-trick-any-more = Tout le monde a refusé sauf { $players }, qui gagne : on ne joue plus de pli.
cucumber-plays-once = { $player } ne joue qu’une fois par pli.
cucumber-as-many-as-led = { $led ->
    [1] On a entamé avec { $led } carte : tout le monde en joue { $led }, pas { $given }.
   *[other] On a entamé avec { $led } cartes : tout le monde en joue { $led }, pas { $given }.
}
cucumber-did-not-play = Il manque une carte dans ce pli ({ $players }), et les mains n’ont pas la même taille. Une carte qu’on n’a pas notée se donne comme null.
cucumber-more-than-dealt = Les plis ont { $cards } cartes par personne, mais on en a donné { $dealt }.
cucumber-last-trick-of-one-card = Tout le monde garde une carte pour le dernier pli, mais on y en a joué plusieurs.
cucumber-pack-cannot-deal = Le jeu de cartes ne suffit pas pour { $cards } cartes à { $players } personnes.
cucumber-more-than-the-pack = Le jeu de cartes n’a que { $holds } × { $card } ; ici, il y en a plus.
cucumber-plays-once-to-the-trick = { $player } ne joue qu’une fois dans ce pli.
cucumber-comes-to-the-left = Après { $before }, c’est à { $due }, vers la gauche, pas à { $player }.
cucumber-one-card-led = Avec ces règles, on entame d’une carte, pas de { $given }.
cucumber-holding-size = La main a { $cards } cartes, mais holding_size vaut { $given }.
cucumber-holding-missing = Indique la main, ou holding_size : combien de cartes elle avait avant de jouer.
cucumber-holding-too-small = { $cards ->
    [1] Une main de { $given } n’est pas possible : { $cards } de ses cartes est nommée.
   *[other] Une main de { $given } n’est pas possible : { $cards } de ses cartes sont nommées.
}
cucumber-holding-too-large = { $cards ->
    [1] Une main de { $given } n’est pas possible : toutes les mains ont reçu { $cards } carte.
   *[other] Une main de { $given } n’est pas possible : toutes les mains ont reçu { $cards } cartes.
}
cucumber-one-card-left = Au dernier pli, il reste une carte par personne.
cucumber-not-in-the-holding = { $held ->
    [0] La main n’a pas de { $card }, mais il fallait { $needed } × { $card }.
   *[other] La main a { $held } × { $card }, mais il fallait { $needed } × { $card }.
}
cucumber-another-won-the-trick = { $winner } a fait le pli { $trick }, donc { $player } n’a pas pu doubler alors.
cucumber-goes-first = { $player } commence : indique combien de cartes { $player } a changées, 0 si aucune.
cucumber-changes-once = { $player } a déjà eu son tour ; on ne change qu’une fois.
cucumber-comes-before = { $player } vient avant { $other }, dans le sens horaire.
cucumber-changes-next = Après { $before }, c’est à { $player } : indique combien de cartes { $player } a changées, 0 si aucune.
cucumber-more-often-than-the-pack = La main a { $card } plus souvent que le jeu de cartes.
cucumber-each-is-dealt = { $cards ->
    [1] Tout le monde reçoit { $cards } carte, pas { $given }.
   *[other] Tout le monde reçoit { $cards } cartes, pas { $given }.
}
cucumber-asked-for-this-double = { $player } a demandé à doubler et ne peut pas refuser.
cucumber-cannot-refuse = { $player } n’est plus dans la donne, ou apparaît deux fois, et ne peut pas refuser.
cucumber-credit-twice = { $player } apparaît deux fois, avec { $first } et avec { $second }.
cucumber-keep-highest-without-cards = limit.falls a keep_highest, mais on ne garde pas de cartes : il faut score face_up.
cucumber-face-up-and-reward = last_trick.payers vaut taker_rewards_tied, qui enlève des points, et la somme des cartes à découvert ne peut pas le montrer.
cucumber-face-up-and-reincarnation = limit.falls a reincarnate, qui donne le score d’une autre personne, et la somme des cartes à découvert ne peut pas le montrer.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each vaut { $times } : racheter sa place donne le score d’une autre personne, et la somme des cartes à découvert ne peut pas le montrer.
cucumber-face-up-and-doubling-card = last_trick.doubled_by double la pénalité, et la somme des cartes à découvert ne peut pas le montrer.
cucumber-face-up-and-calls = last_trick.calls multiplie la pénalité, et la somme des cartes à découvert ne peut pas le montrer.
cucumber-face-up-without-points = score vaut face_up, mais avec points none il n’y a pas de score pour lequel garder des cartes.
cucumber-cucumbers-of-another-deck = points vaut cucumbers, et seul le jeu five_cucumbers a des concombres.
cucumber-deck-without-prices = pack.deck vaut five_cucumbers, dont les cartes ne coûtent pas { $points }.
cucumber-no-fall-ends = end.when vaut falls, mais rien dans limit.falls n’est end_game.
cucumber-fall-ends-otherwise = limit.falls a end_game, mais end.when vaut { $when }.
cucumber-no-fall-marks = end.when vaut one_unmarked, mais rien dans limit.falls n’est mark.
cucumber-no-fall-eliminates = end.when vaut one_left, mais rien dans limit.falls n’est eliminate : personne ne sortirait jamais.
cucumber-loser-and-all-win = end.winner vaut not_the_loser, donc quelqu’un perd, mais end.all_out vaut all_win.
cucumber-falls-without-limit = limit.points vaut null, donc personne ne peut la dépasser, mais limit.falls dit ce qui arrive alors.
cucumber-end-without-limit = limit.points vaut null, donc la partie ne finit que d’un commun accord, pas par { $when }.
cucumber-limit-without-falls = limit.points vaut { $points }, mais limit.falls ne dit pas ce qui arrive quand on la dépasse.
cucumber-leader-without-dealer = deal.leader vaut { $leader }, mais deal.dealer vaut nobody.
cucumber-match-without-dealer = exchange vaut match_dealer, où qui donne commence, mais deal.dealer vaut nobody.
cucumber-wild-without-sets = pack.joker_rank vaut wild, qui ne sert que dans des groupes, mais play.sets vaut false.
cucumber-deck-without-jokers = pack.jokers vaut { $jokers }, mais le jeu { $deck } n’a pas de jokers.
cucumber-deck-without-aces = Le jeu { $deck } n’a pas d’as pour arrêter le pli.
cucumber-deck-without-pictures = exchange vaut rassi, mais le jeu { $deck } n’a pas de figures.
cucumber-no-such-rank = Ce jeu de cartes n’a pas { $rank }.
cucumber-empty-group = Un groupe de cartes maîtresses en nomme au moins une.
cucumber-no-such-top-card = Ce jeu de cartes n’a pas { $card } à mettre au-dessus de tout.
cucumber-top-card-without-suit = { $rank } de quelle couleur ? Une carte maîtresse est une seule carte, par exemple { $rank }C.
cucumber-top-card-twice = { $card } est à plus d’une place de top_cards.
cucumber-pack-too-small = { $players } personnes avec { $each } cartes chacune demandent { $cards } cartes ; le jeu en a { $size }.
cucumber-no-score-limit = points vaut none, donc on ne tient pas de score, mais limit.points lui fixe une limite.
cucumber-no-score-calls = points vaut none, donc on ne tient pas de score, mais last_trick.calls le multiplie.
cucumber-no-score-doubled = points vaut none, donc on ne tient pas de score, mais doubled_by le double.
cucumber-no-score-reward = points vaut none, donc on ne tient pas de score, mais taker_rewards_tied enlève des points.
cucumber-no-score-deal = points vaut none, donc on ne tient pas de score, mais deal.then losing_card donne d’après les points de la carte.
cucumber-no-score-payout = points vaut none, donc on ne tient pas de score, mais stakes.payout differences paie d’après lui.
cucumber-bet-without-lowest = points vaut bet, que tout le monde perd sauf qui joue la plus basse carte.
cucumber-lowest-without-bet = last_trick.payers vaut all_but_lowest, qui perdent tous la mise.
cucumber-bet-without-credits = points vaut bet, qui se perd sur les crédits de limit.points, mais c’est null.
cucumber-doubling-without-bet = last_trick.calls vaut doubling, mais points vaut { $points } : il n’y a pas de mise à doubler.
cucumber-bet-and-low-cards = points vaut bet, donc aucune carte n’a de prix, mais pack.low_in_last_trick en donne un à certaines.
cucumber-bet-and-calls = points vaut bet, donc aucune carte n’a de prix, mais last_trick.calls le multiplie.
cucumber-bet-and-differences = points vaut bet : les crédits se perdent, et personne ne les gagne.
cucumber-bet-and-reincarnation = points vaut bet : qui a perdu tous ses crédits ne peut pas continuer avec ceux d’une autre personne.
cucumber-bet-and-buy-ins = points vaut bet : les crédits perdus ne se rachètent pas.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points vaut bet, donc aucune carte n’a de prix, mais last_trick.doubled_by le double.
   *[declared] On annonce qui a la plus basse carte, donc aucune carte ne décide la donne, mais last_trick.doubled_by la double.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points vaut bet, donc aucune carte n’a de prix, mais score vaut face_up, qui garde la carte de qui paie.
   *[declared] On annonce qui a la plus basse carte, donc aucune carte ne décide la donne, mais score vaut face_up, qui garde la carte de qui paie.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points vaut bet, donc aucune carte n’a de prix, mais deal.then vaut losing_card, qui donne d’après la carte décisive.
   *[declared] On annonce qui a la plus basse carte, donc aucune carte ne décide la donne, mais deal.then vaut losing_card, qui donne d’après la carte décisive.
}
cucumber-declarer-without-declaration = last_trick.payers vaut by_declaration, mais last_trick.calls ne laisse personne annoncer.
cucumber-declaration-without-declarer = last_trick.calls vaut declaration, mais last_trick.payers vaut { $payers }.
cucumber-declaration-without-points = last_trick.payers vaut by_declaration, qui compte des points, mais points vaut none.
cucumber-declaration-and-sets = On annonce sur une seule dernière carte, mais play.sets permet d’entamer de plusieurs.
cucumber-nobody-takes-dealer = deal.dealer vaut { $dealer }, mais personne ne fait le dernier pli : last_trick.payers vaut { $payers }.
cucumber-nobody-takes-leader = deal.leader vaut payer, mais personne ne fait le dernier pli : last_trick.payers vaut { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal vaut { $all_equal }, mais personne ne fait le dernier pli : last_trick.payers vaut { $payers }.
cucumber-kille-points-of-another-deck = points vaut { $points }, qui n’existe qu’avec le jeu kille.
cucumber-kille-without-prices = pack.deck vaut kille, dont les cartes ne coûtent pas { $points }.
cucumber-kille-and-low-cards = pack.deck vaut kille, dont les cartes comptent au dernier pli comme aux autres.
cucumber-restart-without-elimination = last_trick.all_equal vaut { $all_equal }, qui fait revenir qui est sorti, mais limit.falls ne fait sortir personne.
cucumber-restart-and-buy-ins = last_trick.all_equal vaut { $all_equal }, et après cela personne n’a à racheter sa place.
cucumber-restart-and-face-up = last_trick.all_equal vaut { $all_equal }, et tout le monde a ensuite 0 point, mais score vaut face_up : les cartes restent.
cucumber-most-without-exchange = exchange_at_most vaut { $most }, mais personne ne change de cartes : exchange vaut null.
cucumber-most-above-the-deal = exchange_at_most vaut { $most }, mais tout le monde reçoit { $cards ->
    [1] { $cards } carte
   *[other] { $cards } cartes
}.
cucumber-silence-for-nothing = last_trick.declaration a lowest_pays, mais wrong vaut 0 : rien ne serait payé.
cucumber-buy-ins-without-pot = stakes.payout vaut differences, où personne ne verse à un pot, mais on peut racheter sa place.
cucumber-no-entry-anyway = stakes.entry vaut 0, mais avec stakes.payout differences personne ne paie au début de toute façon.
cucumber-nobody-ever-pays = stakes.entry vaut 0 et stakes.falls vaut null : personne ne paie jamais rien.
cucumber-falls-without-pot = stakes.payout vaut differences, où personne ne verse à un pot, mais stakes.falls fait payer.
cucumber-cards = { $count ->
    [1] { CARD($cards, form: "un") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Un") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "un") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] la plus basse carte, { CARD($lowest, form: "un") }
   *[other] les plus basses cartes, { CARD($lowest, form: "play") }
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] une carte plus haute que { CARD($target, form: "row") }
        [highest] { CARD($target, form: "un") } ou une carte de même valeur
       *[equal] { CARD($target, form: "un") } ou plus haut
    }
   *[other] { $how ->
        [higher] { $count } cartes plus hautes que { CARD($target, form: "play") }, une à une
       *[equal] { $count } cartes au moins aussi hautes que { CARD($target, form: "play") }, une à une
    }
}
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } { $count ->
        [1] égale
       *[other] égalent
    } { cucumber-target }, et cela suffit
    [higher] { cucumber-cards-first } sont des cartes plus hautes que { cucumber-target }, une à une
    [least] { cucumber-cards-first } sont des cartes au moins aussi hautes que { cucumber-target }, une à une
   *[beats] { cucumber-cards-first } { $count ->
        [1] bat
       *[other] battent
    } { cucumber-target }
}
cucumber-only-card = { $asker ->
    [you] C’est ta seule carte, il faut donc la jouer.
   *[player] C’est la seule carte de la main, il faut donc la jouer.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Tu n’as que des jokers. On peut alors les jouer, et ils valent des as.
   *[player] { $player } n’a que des jokers. On peut alors les jouer, et ils valent des as.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Tu peux entamer de n’importe quelle carte, ou de plusieurs de même valeur, en gardant au moins une carte.
       *[player] { $player } peut entamer de n’importe quelle carte, ou de plusieurs de même valeur, en gardant au moins une carte.
    }
   *[one] { $asker ->
        [you] Tu peux entamer de n’importe quelle carte.
       *[player] { $player } peut entamer de n’importe quelle carte.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Tu dois entamer de ta plus basse carte ({ $lowest }), seule ou avec d’autres de cette valeur, en gardant au moins une carte.
       *[player] { $player } doit entamer de sa plus basse carte ({ $lowest }), seule ou avec d’autres de cette valeur, en gardant au moins une carte.
    }
   *[one] { $asker ->
        [you] Tu dois entamer de ta plus basse carte ({ $lowest }).
       *[player] { $player } doit entamer de sa plus basse carte ({ $lowest }).
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Ici, rien ne bat un as : tu dois donc jouer { cucumber-lowest-cards }.
   *[player] Ici, rien ne bat un as : { $player } doit donc jouer { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] Tu ne peux pas battre { cucumber-target } : tu dois donc jouer { cucumber-lowest-cards }.
   *[player] { $player } ne peut pas battre { cucumber-target } et doit donc jouer { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] Tu peux jouer { cucumber-what-beats }, ou { cucumber-lowest-cards }.
   *[player] { $player } peut jouer { cucumber-what-beats }, ou { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Tu peux battre { cucumber-target }, donc tu le dois : avec { cucumber-what-beats }.
   *[player] { $player } peut battre { cucumber-target }, et doit donc le faire : avec { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Tu dois jouer la plus basse carte qui bat { CARD($target, form: "un") } : { CARD($least, form: "un") }.
       *[player] { $player } doit jouer la plus basse carte qui bat { CARD($target, form: "un") } : { CARD($least, form: "un") }.
    }
   *[other] { $asker ->
        [you] Tu dois jouer les plus basses cartes qui battent { CARD($target, form: "play") } : { CARD($least, form: "play") }.
       *[player] { $player } doit jouer les plus basses cartes qui battent { CARD($target, form: "play") } : { CARD($least, form: "play") }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Tu as { CARD($same, form: "un") }, comme ce qu’il fallait battre, et il faut le jouer.
       *[player] { $player } a { CARD($same, form: "un") }, comme ce qu’il fallait battre, et il faut le jouer.
    }
   *[other] { $asker ->
        [you] Tu as { CARD($same, form: "play") }, comme ce qu’il fallait battre, et il faut le jouer.
       *[player] { $player } a { CARD($same, form: "play") }, comme ce qu’il fallait battre, et il faut le jouer.
    }
}
cucumber-may-be-led = On peut entamer avec { cucumber-cards }.
cucumber-is-the-lowest = { cucumber-cards-first } { $count ->
    [1] est la plus basse carte
   *[other] sont les plus basses cartes
}.
cucumber-is-not-the-lowest = { cucumber-cards-first } { $count ->
    [1] n’est pas la plus basse carte
   *[other] ne sont pas les plus basses cartes
}.
cucumber-is-their-lowest = { $count ->
    [1] { $asker ->
        [you] { cucumber-cards-first } est ta plus basse carte.
       *[player] { cucumber-cards-first } est la plus basse carte de la main.
    }
   *[other] { $asker ->
        [you] { cucumber-cards-first } sont tes plus basses cartes.
       *[player] { cucumber-cards-first } sont les plus basses cartes de la main.
    }
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = Elles ne gagnent rien : seules des cartes de même valeur gagnent.
cucumber-is-that = C’est bien { cucumber-cards }.
cucumber-beats-but-is-not-that = { cucumber-beating }, mais ce n’est pas ce qu’il faut jouer.
cucumber-is-neither = { cucumber-cards-first } { $count ->
    [1] n’est
   *[other] ne sont
} ni l’un ni l’autre.
cucumber-does-not = { cucumber-cards-first } { $count ->
    [1] ne le fait pas
   *[other] ne le font pas
}.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } : une telle entame n’est pas permise.
cucumber-joker-needs-a-card = Un joker ne se joue qu’avec une carte ordinaire.
cucumber-one-card-is-led = À chaque pli on entame d’une carte, et { CARD($cards, form: "play") } en font { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } ne sont pas de même valeur, et on n’entame de plusieurs cartes que si elles le sont.
cucumber-joker-alone = { $asker ->
    [you] Un joker ne se joue sans carte ordinaire que si tu n’avais que des jokers.
   *[player] Un joker ne se joue sans carte ordinaire que si { $player } n’avait que des jokers.
}
cucumber-lowest-must-be-led = Il faut entamer de la plus basse carte : rien ne devait donc être en main sous { cucumber-cards }.
cucumber-must-be-the-lowest = { $count ->
    [1] { $asker ->
        [you] Ici, rien ne bat un as : { cucumber-cards } doit donc être ta plus basse carte.
       *[player] Ici, rien ne bat un as : { cucumber-cards } doit donc être la plus basse carte de la main.
    }
   *[other] { $asker ->
        [you] Ici, rien ne bat un as : { cucumber-cards } doivent donc être tes plus basses cartes.
       *[player] Ici, rien ne bat un as : { cucumber-cards } doivent donc être les plus basses cartes de la main.
    }
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }, et ce n’est permis que si tu ne peux pas jouer la même chose.
   *[player] { cucumber-beating }, et ce n’est permis que si { $player } ne peut pas jouer la même chose.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }, et ce n’est permis que si rien de plus bas dans ta main ne le fait.
   *[player] { cucumber-beating }, et ce n’est permis que si rien de plus bas dans la main ne le fait.
}
cucumber-does-not-beat = { cucumber-cards-first } { $count ->
    [1] ne bat pas { cucumber-target }, et ce n’est permis qu’avec la plus basse carte de la main
   *[other] ne battent pas { cucumber-target }, et ce n’est permis qu’avec les plus basses cartes de la main
}{ $duty ->
    [same] { $asker ->
        [you] , et seulement si tu ne peux ni battre { cucumber-target } ni jouer la même chose.
       *[player] , et seulement si { $player } ne peut ni battre { cucumber-target } ni jouer la même chose.
    }
    [beat] { $asker ->
        [you] , et seulement si tu ne peux pas battre { cucumber-target }.
       *[player] , et seulement si { $player } ne peut pas battre { cucumber-target }.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Peu importe ce que tu avais d’autre.
   *[player] Peu importe ce qu’avait d’autre { $player }.
}
cucumber-all-is-accounted-for = On sait où se trouve chaque carte qui l’empêcherait.
cucumber-but-held = { $asker ->
    [you] Mais tu avais { $cards }, ce n’était donc pas permis.
   *[player] Mais { $player } avait { $cards }, ce n’était donc pas permis.
}
cucumber-but-could-have-played = { $asker ->
    [you] Mais tu aurais pu jouer { CARD($cards, form: "play") }, ce n’était donc pas permis.
   *[player] Mais { $player } aurait pu jouer { CARD($cards, form: "play") }, ce n’était donc pas permis.
}
cucumber-no-holding = Aucune main que le jeu permette encore ne rend cela possible.
cucumber-not-all-known = { $asker ->
    [you] On ne connaît pas toutes tes cartes.
   *[player] On ne connaît pas toutes les cartes de la main.
}
cucumber-seeing-a-card = { $asker ->
    [you] Voir si tu avais aussi { $open ->
        [lower] une carte plus basse que { CARD($cards, form: "row") }
       *[cards] { $cards }
    } ; dans ce cas, ce n’était pas permis.
   *[player] Voir si { $player } avait aussi { $open ->
        [lower] une carte plus basse que { CARD($cards, form: "row") }
       *[cards] { $cards }
    } ; dans ce cas, ce n’était pas permis.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Voir si tes cartes ensemble pouvaient { cucumber-able } ; dans ce cas, ce n’était pas permis.
   *[player] Voir si les cartes de la main pouvaient ensemble { cucumber-able } ; dans ce cas, ce n’était pas permis.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Voir si tu avais aussi { $open ->
        [lower] une carte plus basse que { CARD($cards, form: "row") }
       *[cards] { $cards }
    }, ou si tes cartes ensemble pouvaient { cucumber-able } ; dans ce cas, ce n’était pas permis.
   *[player] Voir si { $player } avait aussi { $open ->
        [lower] une carte plus basse que { CARD($cards, form: "row") }
       *[cards] { $cards }
    }, ou si ses cartes ensemble pouvaient { cucumber-able } ; dans ce cas, ce n’était pas permis.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Voir si tu avais aussi une carte qui n’est pas un joker ; dans ce cas, ce n’était pas permis.
   *[player] Voir si { $player } avait aussi une carte qui n’est pas un joker ; dans ce cas, ce n’était pas permis.
}
cucumber-a-card = { CARD($card, form: "un") }
cucumber-able = { $able ->
    [fewer] battre { CARD($target, form: "play") } avec moins de jokers
    [make] former { CARD($target, form: "play") }
    [either] former { CARD($target, form: "play") } ou le battre
   *[beat] battre { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = Combien de cartes avait chaque pli d’avant.
cucumber-settled-by-cards-before = Les cartes jouées avant dans ce pli.
cucumber-had-to-lead-first = C’était à { $leader } d’entamer le premier pli, pas à { $player }.
cucumber-had-to-lead-next = { $leader } a fait le pli d’avant et devait entamer, pas { $player }.
cucumber-out-of-turn = Après { $before }, c’était à { $due }, vers la gauche, pas à { $player }.
cucumber-never-allowed = { $lower ->
    [held] Quoi qu’on ait joué avant sans le noter, on ne pouvait pas jouer { $card } : { $player } avait des cartes plus basses.
   *[unknown] Quoi qu’on ait joué avant sans le noter, { $player } ne pouvait pas jouer { $card }.
}
cucumber-nobody-changes = Avec ces règles, personne ne change de cartes.
cucumber-need-not-change = On peut ne pas changer de cartes.
cucumber-holding-is-smaller = Une main a { $holding } cartes : on ne peut donc pas en changer { $count }.
cucumber-most-to-change = Personne ne peut changer plus de { $most ->
    [1] { $most } carte
   *[other] { $most } cartes
}.
cucumber-stock-left = { $enough ->
    [yes] Cartes dans la pioche : { $left }, assez pour { $count }.
   *[no] Cartes dans la pioche : { $left }, trop peu pour { $count }.
}
cucumber-first-changed-none = La première personne n’en a pas changé : personne ne le peut donc.
cucumber-stock-is-used-up = La pioche est épuisée : plus personne ne peut changer.
cucumber-as-many-or-none = La première personne en a changé { $first } : autant, ou aucune.
cucumber-whole-stock-or-none = La première personne en a changé { $first }, et il n’en reste que { $left } dans la pioche : toutes, ou aucune.
cucumber-dealer-keeps-two = Qui donne garde au moins deux cartes ; il en resterait { $left }.
cucumber-no-more-than-first = La première personne en a changé { $first }, et personne ne peut en changer plus.
cucumber-before-changed-none = La personne juste avant n’en a pas changé : plus personne ne le peut.
cucumber-no-more-than-before = La personne juste avant en a changé { $before }, et personne ne peut en changer plus.
cucumber-cannot-have-been = Cela n’a pas pu se produire.
cucumber-whole-holding-is-changed = On ne change que la main entière, les { $holding } cartes.
cucumber-three-changes = Une main se change trois fois au plus : gratuitement, en doublant, en redoublant.
cucumber-third-change = Un troisième changement n’est permis que si le premier était gratuit.
cucumber-seeing-first-holding = Voir la première main : si elle avait un roi, une dame ou un valet ; dans ce cas, ce n’était pas permis.
cucumber-change-doubles = On peut changer une main pour doubler, et encore une fois pour redoubler.
cucumber-nobody-throws-in = Avec ces règles, personne ne jette sa main gratuitement.
cucumber-has-a-picture = Il y a une figure dans la main : { $card }.
cucumber-no-picture-yet = On connaît { $count } cartes sur { $each }, et encore aucune figure.
cucumber-seeing-the-others = Voir les autres cartes : s’il y a parmi elles un roi, une dame ou un valet.
cucumber-no-picture = { $also ->
    [high] Il n’y a dans la main ni roi, ni dame, ni valet ; les as et les jokers ne sont pas des figures.
   *[none] Il n’y a dans la main ni roi, ni dame, ni valet.
}
cucumber-bets-are-not-doubled = Avec ces règles, on ne double pas.
cucumber-hand-is-won = Tous les autres se sont retirés, donc { $player } gagne : la donne est finie.
cucumber-alone-in-the-hand = { $player } reste sans adversaire : il n’y a donc pas de donne à doubler.
cucumber-out-of-the-hand = { $player } n’est plus dans la donne. Y restent : { $others }.
cucumber-doubled-last = { $player } a doublé en dernier ; il faut d’abord qu’une autre personne double.
cucumber-double-between-tricks = On ne peut pas doubler après le pli { $trick }. On double entre deux plis : du pli 1 au pli { $last }.
cucumber-double-comes-later = On ne peut pas doubler après le pli { $trick }. Entre deux plis on ne double qu’une fois, et la fois d’avant était après le pli { $before }.
cucumber-double-needs = Pour doubler ainsi, tout le monde dans la donne doit avoir { cucumber-amount } ; { $have }.
cucumber-has = { $player } a { $points }
cucumber-only-winner-doubles = Pour doubler, il faut avoir fait le pli d’avant, et ce n’était pas { $player }.
cucumber-may-double = { $player } peut doubler : tout le monde dans la donne a le crédit qu’il faut, { cucumber-amount }.
cucumber-nobody-declares = Avec ces règles, personne n’annonce.
cucumber-all-have-declined = Tout le monde a refusé, personne n’annonce donc.
cucumber-word-of-another = La parole est à { $player } : on demande à tour de rôle, en commençant par qui a fait le dernier pli.
cucumber-may-declare = La parole est à { $player }, qui peut donc annoncer.

cucumber-unit-hands-lost = donnes perdues
cucumber-unit-credits = crédits
cucumber-column-taker = Pli à
cucumber-column-card = Carte
cucumber-mark-fell = chute
cucumber-mark-half = un demi-concombre
cucumber-mark-reset = retour à 0
cucumber-mark-anew = une nouvelle manche
cucumber-mark-bought-in = rachat
cucumber-act-buys-in = rachat
cucumber-drawing-whole = un concombre
cucumber-drawing-half = un demi-concombre
cucumber-why-rampo = Toutes les cartes du dernier pli se valaient : une nouvelle manche.
cucumber-why-silent = Personne n’a annoncé.
cucumber-why-declared = { $player } a annoncé, et personne ne paie.
cucumber-limit = limite
cucumber-limit-in-short = { $reached ->
    [credits] plus de crédits : { $falls }
    [safe] plus de { $limit } : { $falls }
    [reset] exactement { $limit } revient à 0 ; plus : { $falls }
   *[out] { $limit } ou plus : { $falls }
}
cucumber-then = { $first }, puis { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] une vie perdue
    [keep_highest] un demi-concombre
    [eliminate] hors jeu
    [mark] une marque
   *[end_game] fin de la partie
}

cucumber-name = Concombre
cucumber-about = Surtout ne pas faire le dernier pli
cucumber-variant-agurk = Sept cartes, deux vies ; une carte égale au dernier pli retire des points
cucumber-variant-agurk-denexa = Agurk où il faut battre d’une carte plus haute quand on peut, et où 21 tout juste passe encore
cucumber-variant-gurka = Six cartes, hors jeu à 30 ; une fois par partie, on peut racheter sa place
cucumber-variant-gurka-modern = Gurka où seule compte la carte d’avant, et où rien ne bat un as
cucumber-variant-ogorek = Six cartes, hors jeu à 50 ; il faut battre si on peut, et l’as est bas au dernier pli
cucumber-variant-ogorek-classic = Ogórek à l’ancienne : hors jeu à 21
cucumber-variant-ogorek-kontra = Ogórek où l’on peut dire contre : la pénalité double, et quadruple pour qui l’a dit et perd
cucumber-variant-kurkku = Six cartes ; le premier score à 30 finit la partie, et le plus bas score gagne
cucumber-variant-matapesa = Le jeu entier, sans score : qui fait le dernier pli donne ensuite
cucumber-variant-kurko = Les jokers comptent comme des as, et les deux sont bas au dernier pli ; on joue jusqu’à ce qu’une seule personne soit sous 30
cucumber-variant-rassi = On jette une main sans figure, puis on double ou redouble ; hors jeu à 50
cucumber-variant-gurka-norway = Sept cartes, hors jeu dès 21, pas de seconde vie
cucumber-variant-norwegian = La carte perdante fixe la donne suivante ; qui a joué la plus basse donne et entame
cucumber-variant-gurka-iceland = Dix cartes, puis neuf, puis huit ; on entame aussi plusieurs cartes égales ; le 6♣ bat tout, et 21 tout juste fait zéro
cucumber-variant-concombre = Les cartes perdantes restent à découvert et fixent la donne suivante ; le second demi-concombre fait perdre
cucumber-variant-five-cucumbers = Le jeu de Friese, avec des cartes de 1 à 15 : plus de cinq concombres, et tu es hors jeu
cucumber-variant-twenty-two = On entame aussi plusieurs cartes égales, on en change, et les perdantes restent à découvert : hors jeu à 22
cucumber-variant-twenty-two-rasmussen = Twenty-Two où il faut battre les cartes de l’entame si on peut, et où l’on marque sur papier
cucumber-variant-twenty-six = Twenty-Two avec deux jeux et quatre jokers qui valent n’importe quelle carte, hors jeu à 26
cucumber-variant-minibluff = La carte la plus basse gagne la donne : dix crédits par personne, et des mises qu’on double ou qu’on refuse
cucumber-variant-krypkille = Avec des cartes de kille : rien à choisir en jouant, puis on annonce que sa dernière carte est la plus basse
cucumber-variant-rokkar = Qui sort paie, et deux fois plus avec une figure ; si les dernières cartes sont toutes égales, on repart de zéro
cucumber-variant-vidivallagurka = Sept cartes, à plusieurs si elles sont égales, les sept noirs au sommet ; on n’en change pas plus que la personne juste avant
cucumber-name-agurk-denexa = Concombre (Denexa)
cucumber-name-gurka-modern = Gurka d’aujourd’hui
cucumber-name-ogorek-classic = Ogórek en 21
cucumber-name-ogorek-kontra = Ogórek avec contre
cucumber-name-gurka-norway = Gurka (Norvège)
cucumber-name-norwegian = Concombre norvégien
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Trois jokers au-dessus des as, à 15 points chacun
cucumber-house-rule-exchange = Qui entame peut changer des cartes ; les autres, autant ou aucune
cucumber-house-rule-kept-cards = Les cartes perdantes restent à découvert, pas de points en moins, une vie, hors jeu au-dessus de 21
cucumber-house-rule-all-tied-pay = Qui est à égalité au dernier pli paie aussi
cucumber-house-rule-first-over-21-loses = Qui dépasse 21 en premier finit la partie et la perd
cucumber-house-rule-exactly-21-resets = 21 tout juste revient à zéro
cucumber-house-rule-losing-card-deal = La carte perdante dit combien de cartes on donne ensuite
cucumber-house-rule-previous-card = Il n’y a que la carte d’avant à battre
cucumber-house-rule-must-beat = Qui peut battre doit battre
cucumber-house-rule-same-rank-first = Qui a une carte égale à la carte à battre doit la jouer
cucumber-house-rule-ace-stops = Rien ne bat un as
cucumber-house-rule-lead-lowest = Il faut entamer sa carte la plus basse
cucumber-house-rule-to-20 = Hors jeu à 20
cucumber-house-rule-free-rebuy = Un rachat de place gratuit, pour une mise fixe
cucumber-house-rule-three-jokers-kurko = Trois jokers au lieu de deux
cucumber-house-rule-jokers-as-aces = Deux jokers font des as de plus
cucumber-house-rule-exchange-up-to = Qui entame peut changer des cartes ; les autres, autant au plus
cucumber-house-rule-six-of-clubs-fatal = Qui paie avec le 6♣ est aussitôt hors jeu
cucumber-house-rule-black-sevens-equal = Les sept noirs sont les plus hauts et égaux, à 21 points chacun ; le 6♣ est un six ordinaire
cucumber-house-rule-black-sevens-ranked = Le 7♠ (16 points) est le plus haut, puis le 7♣ (15) ; le 6♣ est un six ordinaire
cucumber-house-rule-five-cards = Cinq cartes par personne à chaque donne
cucumber-house-rule-zigzag = Six cartes et on descend à une, on remonte à cinq, on redescend à une, on remonte à quatre, et ainsi de suite
cucumber-house-rule-prague-must-beat = Qui peut battre la carte la plus haute doit le faire
cucumber-house-rule-prague-previous = Battre la carte d’avant ou jouer sa plus basse
cucumber-house-rule-prague-previous-must-beat = Qui peut battre la carte d’avant doit le faire
cucumber-house-rule-prague-lowest-that-beats = Battre la carte d’avant avec la plus basse qui suffit, sinon jouer sa plus basse : seule l’entame est libre
cucumber-house-rule-prague-all-tied-pay = Qui est à égalité au dernier pli paie aussi
cucumber-house-rule-prague-taker-pays = Seule la personne qui fait le dernier pli paie
cucumber-house-rule-all-win = Si les dernières personnes en jeu sortent ensemble, toutes gagnent
cucumber-house-rule-lowest-total-wins = Si les dernières personnes en jeu sortent ensemble, le plus bas score d’entre elles gagne
cucumber-house-rule-varmland = Comme au Värmland : trois cartes changées au plus, le harlekin à 50, hors jeu à 100 ; se taire avec la plus basse coûte 10, mais c’est une supposition
cucumber-house-rule-wrong-adds = Une annonce fausse coûte 10, en plus de la carte
cucumber-house-rule-first-to-fall-pays = Seule la première sortie se paie, par toute personne qui sort dans cette donne
cucumber-house-rule-equal-only-if-all-fall = Des dernières cartes égales ne font repartir de zéro que si elles mettaient tout le monde hors jeu

cucumber-body-last-trick = la carte de chaque personne
cucumber-body-outcome = qui fait le pli, et avec quoi
cucumber-body-tricks = tous les plis
cucumber-body-no-last-trick = fini sans dernier pli

cucumber-claim-play = Peut-on jouer ces cartes ?
cucumber-claim-audit = Cette donne respecte-t-elle les règles ?
cucumber-claim-exchange = Peut-on changer autant de cartes ?
cucumber-claim-rassi = Peut-on jeter une main (Rassi) ?
cucumber-claim-double = Peut-on doubler la mise ?
cucumber-claim-declare = À qui d’annoncer la carte la plus basse ?
