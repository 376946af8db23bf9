# French: the rules of Bourré.

bourre_rules-heading-deal = La donne
bourre_rules-heading-stay = Rester ou passer
bourre_rules-heading-draw = Écarter et tirer
bourre_rules-heading-play = Le jeu
bourre_rules-heading-ante = Les antes
bourre_rules-heading-pot = Le pot
bourre_rules-heading-bourre = Les bourrés
bourre_rules-heading-faults = Les fautes
bourre_rules-heading-chips = Les jetons
bourre_rules-heading-end = La fin de la partie
bourre_rules-heading-money = L’argent
bourre_rules-heading-people = Arrivées et départs

bourre_rules-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
bourre_rules-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}

bourre_rules-opening = Un jeu de plis à l’atout pour { $range ->
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
}, avec un pot. Qui fait { $by ->
    [majority] plus de la moitié des plis
   *[most] le plus de plis
} le prend ; qui reste sans en faire un seul doit payer : c’est ce qu’on appelle être bourré.

bourre_rules-players-min-title = Minimum de personnes
bourre_rules-players-min-value = { $value }
bourre_rules-players-max-title = Maximum de personnes
bourre_rules-players-max-value = { $value }

bourre_rules-deal-cards-title = Cartes par personne
bourre_rules-deal-cards-value = { bourre_rules-cards }
bourre_rules-deal-trump-title = Ce qui fixe l’atout
bourre_rules-deal-trump-dealers-last = la dernière carte du donneur est donnée à découvert, fixe l’atout et reste dans sa main
bourre_rules-deal-trump-next-card = la première carte de la pioche est retournée, fixe l’atout et n’est à personne
bourre_rules-deal-trump-dealers-sixth = la première carte de la pioche est retournée et fixe l’atout ; la personne qui donne peut, en restant, la prendre en main et écarter une carte de plus
bourre_rules-deal-trump-dealer-names = la personne qui donne regarde ses cartes, puis nomme la couleur d’atout
bourre_rules-deal-trump-shown-before = avant la donne, on montre une carte, qui fixe l’atout, puis on la remet dans le jeu et on mélange
bourre_rules-one-pack = Un jeu de 52 cartes. Dans chaque couleur, de la plus forte à la plus faible : A, R, D, V, 10, 9, 8, 7, 6, 5, 4, 3, 2.
bourre_rules-dealt = On donne { bourre_rules-cards } à chaque personne à la table ; le reste forme la pioche.
bourre_rules-stock = À { $players }, il reste { bourre_rules-cards } à la pioche{ $upcard ->
    [out] , sans compter la retourne
   *[in] {""}
}.
bourre_rules-first-dealer = La table décide qui donne en premier. Après chaque donne, c’est au tour de la personne suivante à gauche qui est à la table. On peut s’absenter le temps d’une donne : qui ne reçoit pas de cartes ne paie rien.
bourre_rules-next-game = Si la même table fait une autre partie, la personne à gauche du dernier donneur donne en premier.

bourre_rules-stay-how-title = Comment on dit si l’on reste
bourre_rules-stay-how-in-turn = à tour de rôle, en commençant à gauche du donneur, chaque personne dit si elle reste ou passe
bourre_rules-stay-how-together = tout le monde montre au même moment s’il reste ou passe
bourre_rules-stay-must-title = Qui doit rester
bourre_rules-stay-must-nobody = personne n’est tenu de rester
bourre_rules-stay-must-dealer-with-ace = la personne qui donne doit rester si la retourne est un as
bourre_rules-stay-must-dealer = la personne qui donne doit toujours rester
bourre_rules-stay-must-ace-holder = qui a l’as d’atout doit rester
bourre_rules-stay-nobody-title = Si personne ne reste
bourre_rules-stay-nobody-carry = si tout le monde passe, le pot reste pour la prochaine donne
bourre_rules-stay-nobody-dealer = si tout le monde passe, la personne qui donne prend le pot
bourre_rules-passes = Qui passe jette ses cartes, face cachée, et ne perd que l’ante.
bourre_rules-ace-is-sure = L’as d’atout est un pli sûr : la personne qui donne et le montre n’a donc rien à craindre.
bourre_rules-nobody-must-stay = Quand un pot se joue en barrage, personne n’est tenu de rester.
bourre_rules-stays-alone = Qui reste sans adversaire prend le pot aussitôt, sans qu’on joue de cartes.

bourre_rules-draw-when-title = Quand on tire
bourre_rules-draw-when-at-once = qui reste tire aussitôt, avant que la personne suivante parle
bourre_rules-draw-when-after-all = quand tout le monde a parlé, les personnes qui restent tirent l’une après l’autre
bourre_rules-draw-at-most-title = Cartes que l’on peut tirer
bourre_rules-draw-at-most-value = { $value } au plus
bourre_rules-draw-from-title = Cartes que l’on peut tirer à une grande table
bourre_rules-draw-from-none = autant à toutes les tables
bourre_rules-draw-from-value = à une grande table, au plus { $steps }
bourre_rules-draw-step = { $most } à partir de { $players } personnes
bourre_rules-draw-from-part-players = À partir de combien de personnes
bourre_rules-draw-from-part-at-most = Cartes que l’on peut tirer
bourre_rules-draw-reshuffle-title = Quand la pioche est épuisée
bourre_rules-draw-reshuffle-yes = quand la pioche est épuisée, on mélange les cartes jetées et écartées pour en faire une nouvelle pioche
bourre_rules-draw-reshuffle-no = on ne peut tirer que ce qu’il y a à la pioche
bourre_rules-throws-away = { $players ->
    [0] Qui
   *[other] À { $players }, qui
} reste peut écarter jusqu’à { bourre_rules-cards } et en tirer autant à la pioche, ou garder toute sa main.
bourre_rules-other-tables = Aux autres tables, c’est { $cards }.
bourre_rules-upcard-thrown = La personne qui donne peut aussi écarter la retourne. Elle reste alors à découvert et ne revient à personne.

bourre_rules-play-head-title = Fournir
bourre_rules-play-head-yes = il faut fournir, et monter si l’on peut
bourre_rules-play-head-no = il faut fournir, avec la carte que l’on veut
bourre_rules-play-void-title = Sans la couleur demandée, mais avec de l’atout
bourre_rules-play-void-overtrump = il faut couper, et prendre le pli si l’on a un atout qui le permet
bourre_rules-play-void-highest-trump = il faut jouer son atout le plus fort
bourre_rules-play-void-trump = il faut couper, avec l’atout que l’on veut
bourre_rules-play-void-trump-to-win = il faut couper si l’on a un atout qui prend le pli ; sinon, on joue la carte que l’on veut
bourre_rules-play-void-free = on joue la carte que l’on veut
bourre_rules-play-cinch-title = Le pot assuré
bourre_rules-play-cinch-none = un pot assuré n’oblige à rien
bourre_rules-play-cinch-sure-tricks = qui a plus de la moitié des plis, en comptant les plis faits et les plis sûrs à l’atout, a un cinch, et doit jouer ses atouts en commençant par le plus fort
bourre_rules-play-cinch-ace-king-queen = qui a, ou avait, l’as, le roi et la dame d’atout les joue en entame, dans cet ordre
bourre_rules-play-cinch-trumping-title = Un cinch quand quelqu’un d’autre entame
bourre_rules-play-cinch-trumping-not-last = un cinch oblige aussi quand quelqu’un d’autre entame, mais pas qui joue en dernier dans le pli
bourre_rules-play-cinch-trumping-always = un cinch oblige aussi quand quelqu’un d’autre entame, même qui joue en dernier dans le pli
bourre_rules-play-lead-title = Ce qu’il faut entamer
bourre_rules-play-lead-none = on entame de la carte que l’on veut
bourre_rules-play-lead-value = { $duties }
bourre_rules-lead-duty = { $duty ->
    [high_trump_first] qui entame le premier pli avec l’as, le roi ou la dame d’atout en main joue son atout le plus fort
    [trump_ace] qui entame le premier pli avec l’as d’atout en main le joue
    [trump_if_won] qui a fait un pli entame le suivant à l’atout, s’il y en a en main
    [not_before_broken] on n’entame pas à l’atout avant qu’il en soit tombé un, sauf avec une main toute d’atouts
   *[all_trumps_left] qui a des atouts et sait que tous les autres sont tombés entame à l’atout
}
bourre_rules-then = { $first } ; { $second }
bourre_rules-tricks = Les personnes qui restent jouent { $cards ->
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[7] sept plis
}. La première à gauche du donneur entame le premier pli.
bourre_rules-others-follow = Les autres suivent dans le sens des aiguilles d’une montre, une carte chacune.
bourre_rules-with-suit = Quand on a de la couleur demandée, { $head ->
    [yes] { bourre_rules-play-head-yes }
   *[no] { bourre_rules-play-head-no }
}.
bourre_rules-once-trumped = Dès qu’un pli est coupé, n’importe quelle carte de la couleur demandée suffit.
bourre_rules-without-suit = Quand on n’en a pas, mais qu’on a de l’atout, { $void ->
    [overtrump] { bourre_rules-play-void-overtrump }
    [highest_trump] { bourre_rules-play-void-highest-trump }
    [trump] { bourre_rules-play-void-trump }
    [trump_to_win] { bourre_rules-play-void-trump-to-win }
   *[free] { bourre_rules-play-void-free }
}.
bourre_rules-no-higher-trump = Si l’on n’a aucun atout qui prenne le pli, n’importe quel atout convient.
bourre_rules-neither = Sans la couleur demandée ni atout, on joue la carte que l’on veut.
bourre_rules-play-example = Par exemple, si l’atout est cœur et qu’il est tombé { $trick } : avec { $held } en main, { $count ->
    [1] il faut jouer
   *[other] on peut jouer
} { $may }.
bourre_rules-takes = L’atout le plus fort prend le pli et, sans atout, la carte la plus forte de la couleur demandée.
bourre_rules-leads-next = Qui prend un pli entame le suivant.
bourre_rules-sure-tricks = Un pli est sûr à l’atout si on le fait quelles que soient les mains des autres. Pour compter ces plis, on met en face de son plus petit atout le plus petit atout supérieur qui n’est ni dans sa main, ni dans son écart, ni déjà joué, et ainsi de suite en montant : les atouts qui n’ont rien en face sont sûrs. Les cartes des autres couleurs ne comptent pas.
bourre_rules-cinch-plays = À l’entame, on joue alors son atout le plus fort. Si quelqu’un d’autre a entamé et qu’on peut jouer un atout qui prend le pli, on joue le plus fort de ceux-là.
bourre_rules-cinch-example = Par exemple, { $needed } plis sur { $cards }, c’est plus de la moitié : avec { $held } à l’atout, on a un cinch dès la première entame, et l’on commence par { CARD($led, form: "un") }.
bourre_rules-any-lead = { $cinch ->
    [yes] Sans cinch, on entame de la carte que l’on veut.
   *[no] On entame de la carte que l’on veut.
}
bourre_rules-several-duties = De plusieurs obligations, la première dans cet ordre l’emporte ; celle qui ne laisse aucune carte tombe.
bourre_rules-otherwise-any-lead = Sinon, on entame de la carte que l’on veut.

bourre_rules-ante-chips-title = L’ante
bourre_rules-ante-chips-value = { bourre_rules-chips }
bourre_rules-ante-chosen-title = Qui fixe l’ante
bourre_rules-ante-chosen-yes = à chaque donne, la personne qui donne annonce l’ante ; sans annonce, c’est l’ante habituelle
bourre_rules-ante-chosen-no = elle est la même à chaque donne
bourre_rules-ante-by-title = Qui paie l’ante
bourre_rules-ante-by-all = tout le monde à la table la paie, sauf dispense
bourre_rules-ante-by-dealer = la personne qui donne en met une par personne à la table
bourre_rules-ante-to-stay-title = Ce que rester coûte en plus
bourre_rules-ante-to-stay-value = { $chips ->
    [0] rester ne coûte rien
   *[other] qui reste paie { bourre_rules-chips } de plus
}
bourre_rules-ante-exempt-title = Ce qui dispense de la prochaine ante
bourre_rules-ante-exempt-none = rien n’en dispense
bourre_rules-ante-exempt-value = { $exempt }
bourre_rules-exempt = { $exempt ->
    [tied] une égalité (ou être en tête d’une donne que personne n’a gagnée)
    [bourre] une pénalité payée
   *[took_a_trick] un pli fait
}
bourre_rules-ante = Avant de donner, on met une ante de { bourre_rules-chips } au pot.
bourre_rules-pay-no-ante = Voici ce qui dispense de l’ante à la prochaine donne : { $exempt }.
bourre_rules-away-and-exempt = Qui s’absente à cette donne n’en profite pas plus tard.
bourre_rules-nobody-exempt = Personne n’est dispensé de la prochaine ante.

bourre_rules-pot-won-by-title = Comment on gagne le pot
bourre_rules-pot-won-by-most = qui fait plus de plis que quiconque gagne le pot
bourre_rules-pot-won-by-majority = qui fait plus de la moitié des plis gagne le pot
bourre_rules-pot-tie-title = Un pot que personne ne gagne en entier
bourre_rules-pot-tie-carry = il reste pour la prochaine donne
bourre_rules-pot-tie-split = les personnes à égalité se le partagent
bourre_rules-pot-tie-agree = les personnes à égalité décident si elles se le partagent ; sinon, il reste pour la prochaine donne
bourre_rules-pot-tie-play-off = il se joue en barrage à la prochaine donne, où seules les personnes à égalité peuvent rester et où personne ne met d’ante
bourre_rules-pot-at-most-title = Ce que rapporte un pot
bourre_rules-pot-at-most-none = il se gagne en entier
bourre_rules-pot-at-most-value = un pot rapporte { bourre_rules-chips } au plus, et le reste attend la prochaine donne
bourre_rules-pot-left-title = Le pot à la fin de la partie
bourre_rules-pot-left-split = ce qui reste au pot est partagé à parts égales entre les personnes en jeu
bourre_rules-pot-left-most-chips = ce qui reste au pot va à qui a gagné le plus de jetons
bourre_rules-all-there = Le pot, c’est tout ce qui s’y trouve au début du jeu, reste de la donne précédente compris.
bourre_rules-no-majority = Si personne n’y arrive, le pot reste pour la prochaine donne.
bourre_rules-limit-alone = Cela vaut aussi pour qui reste sans adversaire.
bourre_rules-equally-many = À égalité en tête, personne ne gagne le pot en entier : { $tie ->
    [split] { bourre_rules-pot-tie-split }
    [agree] { bourre_rules-pot-tie-agree }
    [play_off] { bourre_rules-pot-tie-play-off }
   *[carry] { bourre_rules-pot-tie-carry }
}.
bourre_rules-play-off = Parmi les personnes à égalité, qui ne peut pas gagner le pot, ou quitte la table, n’y prend pas part. S’il n’en reste qu’une, personne d’autre ne peut rester, et il lui suffit de rester pour prendre le pot.
bourre_rules-odd-chips = Les jetons qui ne se partagent pas vont un par un dans l’ordre des places, à partir de la première.
bourre_rules-pot-example = Par exemple, à la première donne d’une table de { $players }, trois personnes restent. Il y a { $pot ->
    [one] { $pot } jeton
   *[other] { $pot } jetons
} au pot. La première fait { $most ->
    [one] { $most } pli
   *[other] { $most } plis
}, la deuxième { $others }, la troisième aucun : la première gagne { $wins ->
    [one] { $wins } jeton
   *[other] { $wins } jetons
}, et la troisième en paie { $pays }.

bourre_rules-bourre-pays-title = Ce que paie un bourré
bourre_rules-bourre-pays-pot = autant de jetons qu’il y en avait au pot avant tout paiement
bourre_rules-bourre-pays-fixed = un nombre fixe de jetons
bourre_rules-bourre-chips-title = Le prix d’un bourré, s’il est fixe
bourre_rules-bourre-chips-none = il n’est pas fixe
bourre_rules-bourre-chips-value = { bourre_rules-chips }
bourre_rules-bourre-at-most-title = Le prix d’un bourré, au plus
bourre_rules-bourre-at-most-none = il n’y a pas de limite
bourre_rules-bourre-at-most-value = { bourre_rules-chips }
bourre_rules-is-bourre = Rester contre quelqu’un sans faire de pli, c’est être bourré.
bourre_rules-paid-by-bourre = Cela coûte { $pays ->
    [fixed] { bourre_rules-chips }
   *[pot] { bourre_rules-bourre-pays-pot }
}{ $limit ->
    [0] {""}
    [1] , mais pas plus de { $limit } jeton
   *[other] , mais pas plus de { $limit } jetons
}, à mettre dans le prochain pot dès la fin de la donne.
bourre_rules-several-bourres = Si plusieurs personnes sont bourrées, chacune paie le tout, que le pot ait été gagné, partagé ou laissé pour la suite.

bourre_rules-penalty = { $penalty ->
    [pay] paie comme un bourré
    [bar] ne peut pas gagner ce pot
   *[lose_deal] perd son prochain tour de donne
}
bourre_rules-faults-renege-title = Une renonce
bourre_rules-faults-renege-none = qui joue contre les règles et se fait prendre plus tard ne paie rien pour cela
bourre_rules-faults-renege-value = qui joue contre les règles et se fait prendre plus tard { $penalties }
bourre_rules-faults-corrected-title = Une renonce corrigée avant la carte suivante
bourre_rules-faults-corrected-none = qui joue contre les règles et se corrige avant la carte suivante ne paie rien pour cela
bourre_rules-faults-corrected-value = qui joue contre les règles et se corrige avant la carte suivante { $penalties }
bourre_rules-faults-out-of-turn-title = Jouer hors de son tour
bourre_rules-faults-out-of-turn-none = qui joue hors de son tour ne paie rien pour cela
bourre_rules-faults-out-of-turn-value = qui joue hors de son tour { $penalties }
bourre_rules-faults-spoke-early-title = Rester ou passer hors de son tour
bourre_rules-faults-spoke-early-none = qui reste ou passe hors de son tour ne paie rien pour cela
bourre_rules-faults-spoke-early-value = qui reste ou passe hors de son tour { $penalties }
bourre_rules-faults-barred-leader-title = Le plus de plis, sans pouvoir gagner
bourre_rules-faults-barred-leader-carry = si le plus de plis va à qui ne peut pas gagner, personne ne gagne
bourre_rules-faults-barred-leader-next-best = pour comparer les plis, on laisse de côté qui ne peut pas gagner
bourre_rules-penalty-once = Une pénalité ne se paie qu’une fois par donne, même si l’on est bourré en plus.
bourre_rules-tricks-stay = Les plis restent à qui les a faits.
bourre_rules-barred-alone = Qui ne peut pas gagner un pot ne le gagne pas non plus en restant sans adversaire.

bourre_rules-chips-start-title = Jetons au départ
bourre_rules-chips-start-none = autant qu’il en faut
bourre_rules-chips-start-value = { bourre_rules-chips } par personne
bourre_rules-chips-short-title = Quand les jetons manquent
bourre_rules-chips-short-owes = qui n’a pas assez de jetons doit le reste et continue
bourre_rules-chips-short-out = qui n’a pas assez de jetons donne les siens et sort du jeu
bourre_rules-chips-rebuys-title = De nouveaux jetons pour qui est hors jeu
bourre_rules-chips-rebuys-value = { $value ->
    [0] qui sort du jeu n’y revient pas
    [1] qui sort du jeu peut prendre de nouveaux jetons une fois
    [2] qui sort du jeu peut prendre de nouveaux jetons deux fois
   *[other] qui sort du jeu peut prendre de nouveaux jetons { $value } fois
}
bourre_rules-begins = Tout le monde commence avec { bourre_rules-chips }.
bourre_rules-cannot-ante = Après chaque donne, qui n’a pas de dispense et ne peut pas payer la prochaine ante sort aussi du jeu et met ses derniers jetons au pot. Si tout le monde sort en même temps, les personnes sorties à cette donne comptent comme en jeu à la fin de la partie.
bourre_rules-new-chips = On prend alors { $chips ->
    [1] un jeton
    [2] deux jetons
    [3] trois jetons
    [4] quatre jetons
    [5] cinq jetons
    [6] six jetons
    [7] sept jetons
    [8] huit jetons
    [9] neuf jetons
    [10] dix jetons
   *[other] { $chips } jetons
}, entre deux donnes.

bourre_rules-end-when-title = Quand la partie finit
bourre_rules-end-when-agreed = la partie finit quand la table le décide
bourre_rules-end-when-one-left = la partie finit quand une seule personne a encore des jetons
bourre_rules-end-when-target = la partie finit après une donne quand quelqu’un a assez de jetons
bourre_rules-end-target-title = Jetons qui mettent fin à la partie
bourre_rules-end-target-none = aucun nombre
bourre_rules-end-target-value = { bourre_rules-chips }
bourre_rules-enough = Il en faut { $chips }.
bourre_rules-or-agreed = La table peut aussi décider de finir plus tôt.
bourre_rules-one-in = La partie finit aussi quand une seule personne est encore en jeu.
bourre_rules-most-chips-win = La partie revient alors à qui a gagné le plus de jetons ; à égalité, on partage la victoire.

bourre_rules-for-money = Quand on joue pour de l’argent, la mise est ce que vaut un jeton.
bourre_rules-at-once = Chaque paiement se fait aussitôt, vers le pot ou depuis le pot.
bourre_rules-abandoned = Si la partie est abandonnée, chaque personne reprend ce qu’elle a payé et rend ce qu’elle a gagné.

bourre_rules-leaves = Qui quitte la table entre deux donnes garde ses gains et ses pertes, et n’a plus aucun droit sur le pot. S’il ne reste qu’une personne, elle prend le pot, et la partie est finie.
bourre_rules-joins = Entre deux donnes, une autre personne peut s’asseoir à une nouvelle place, la dernière{ $chips ->
    [0] {""}
   *[other] , avec { bourre_rules-chips } pour jouer
}, tant qu’on n’est pas plus de { $most } à la table ; elle met l’ante dès la donne suivante.
