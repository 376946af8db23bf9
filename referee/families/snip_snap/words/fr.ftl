# French: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } a fini en premier.

snip_snap-ante = { $player } met { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} au pot.
snip_snap-short-hand = { $player } a reçu { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, les autres { $others } : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} de plus.
snip_snap-passes = { $player } a passé { $passes } fois : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
snip_snap-passes-shared = Personne n’a compté qui passait : la part pour { $player } est de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
snip_snap-takes-pot = { $player } a fini en premier et prend le pot.

snip_snap-cards-left = Il restait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $player } : { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}.
snip_snap-collects = { $player } reçoit { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} : c’est { $payer } qui paie.

snip_snap-begins = { $player } commence avec { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}.
snip_snap-fines = { $player } a mis { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} à la cagnotte.
snip_snap-out-of-counters = { $player } n’a plus de jetons : hors jeu.
snip_snap-takes-pool = Il ne reste de jetons qu’à { $player }, qui prend la cagnotte.
snip_snap-shares-pool = { $player } a une part de la cagnotte.

snip_snap-not-in-pack = Carte absente de ce jeu : { $card }. Le jeu va du 2 à l’as dans les quatre couleurs.
snip_snap-which-suit = Il manque la couleur : { $card }. Laquelle ?
snip_snap-card-or-cards = Donne card, ou cards si plusieurs cartes sont jouées à la fois, pas les deux.
snip_snap-out-missing = Qui a fini en premier ? Donne out.
snip_snap-passes-missing = Combien de passes pour { $side } ? Donne passes pour { $id }, 0 si jamais ; ou pot, tous les jetons du pot.
snip_snap-left-missing = Que restait-il à { $side } ? Donne left pour { $id } : combien de cartes, ou lesquelles.
snip_snap-paid-missing = Qu’a payé { $side } ? Donne paid pour { $id }, 0 si rien.

snip_snap-too-many-left = { $led ->
    [1] { $player } a reçu { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et a entamé avec une ; il ne peut pas en rester { $left }.
   *[other] { $player } a reçu { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; il ne peut pas en rester { $left }.
}
snip_snap-out-with-cards = { $player } avait fini, et a encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Qui a fini en premier ?
snip_snap-others-have-cards = { $player } a fini en premier : il reste donc au moins une carte à { $other }.

snip_snap-no-fines = Avec ces règles, personne ne paie d’amendes en jetons (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } a { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} et n’en paie que { $counters }.
snip_snap-counters-to-take-off = { $player } a { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} ; on ne peut pas en retirer { $points }.
snip_snap-fines-of-a-deal = { $counters ->
    [one] { $counters } jeton payé
   *[other] { $counters } jetons payés
} : une donne de { $ranks } valeurs en coûte { $most } au plus.

snip_snap-no-pot = Avec ces règles, il n’y a pas de pot de jetons (chips.kind: { $kind }).
snip_snap-pot-by-passes = Jetons au pot d’après les passes : { $counted }, pas { $given }.
snip_snap-pot-too-small = Il y a { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} au pot avant que l’on joue ; { $pot } en tout, c’est impossible.
snip_snap-pot-without-passes = Avec ces règles, passer ne coûte rien : il y a { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} au pot, pas { $pot }.
snip_snap-pot-of-no-passes = Passer coûte { $each ->
    [one] { $each } jeton
   *[other] { $each } jetons
} : { $least } et { $more } de plus, c’est impossible.

snip_snap-left-by-turns = Cartes restant à { $player } d’après les tours : { $counted }, pas { $given }.
snip_snap-count-by-turns = D’après les tours, c’est { $counted } pour { $player }, pas { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] D’après ces tours, quelqu’un peut encore jouer. Donne-les tous, ou en bref ce qui a été payé.
   *[other] D’après ces tours, personne n’a fini. Donne-les tous, ou en bref qui a fini.
}
snip_snap-out-by-turns = D’après les tours, { $player } a fini en premier.
snip_snap-nobody-out-by-turns = D’après les tours, il restait des cartes à tout le monde ; laisse out de côté.

snip_snap-target-with-fines = Avec des amendes, ce sont les jetons qui finissent la partie, pas un objectif (chips.kind: fines).
snip_snap-several-with-fines = Avec des amendes, on joue une carte à la fois, sinon on ne saurait pas qui paie (chips.kind: fines).
snip_snap-three-fines = chips.fines a trois nombres, pour snip, snap et snorem, pas { $count }.
snip_snap-deals-pay-nothing = Une donne seule ne rapporte rien à personne (chips.kind: { $kind }).
snip_snap-pack-too-small = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} par personne à { $players }, c’est plus que les { $size } du jeu.

snip_snap-ask-out = Qui a fini en premier ?
snip_snap-tap-out = Touche la personne qui a fini en premier
snip_snap-was-out = { $name } a fini en premier
snip_snap-form-out = Qui a fini en premier
snip_snap-form-out-and-left = Avec les cartes restantes
snip_snap-form-left = Cartes restantes
snip_snap-form-pot = Jetons au pot
snip_snap-form-passes = Passes de chaque personne
snip_snap-form-fines = Jetons payés
snip_snap-row-left = restantes
snip_snap-ask-left = Que restait-il à { $name } ?
snip_snap-fold-left = Que restait-il aux autres ?
snip_snap-row-passes = passes
snip_snap-ask-passes = Combien de passes pour { $name } ?
snip_snap-row-fines = amendes
snip_snap-ask-fines = Qu’a payé { $name } ?
snip_snap-row-pot = Jetons au pot
snip_snap-ask-pot = Combien de jetons au pot ?
snip_snap-count-first-out = A fini en premier
snip_snap-due-chips = Payé en jetons pour une donne
snip_snap-claim-play = Peut-on jouer cette carte ?
snip_snap-claim-pass = Peut-on passer ?
snip_snap-claim-word = Que dit-on, et qui entame ?
snip_snap-claim-fine = Que coûte une carte égalée ?
snip_snap-claim-audit = Cette donne respecte-t-elle les règles ?

snip_snap-label-pile = Sur la table
snip_snap-about-pile = Ce qui est sur la table, la carte du dessus en dernier ; vide à l’entame
snip_snap-about-card = La carte jouée
snip_snap-about-card-or-pass = La carte jouée ; rien pour une passe
snip_snap-about-cards = À la place, si on joue plusieurs cartes à la fois
snip_snap-about-holding = Toutes les cartes en main
snip_snap-about-holding-played = Toutes les cartes en main, celles jouées comprises
snip_snap-label-passes = Passes
snip_snap-about-passes = Passes depuis la dernière carte ; ne compte que si l’on ne donne pas toutes les cartes
snip_snap-label-seen = Cartes vues
snip_snap-about-seen = Cartes vues ailleurs : jouées avant, ou montrées
snip_snap-about-player = Qui a joué la carte du dessus
snip_snap-label-word = Mot
snip_snap-about-word = Ce qui a été dit
snip_snap-label-counters = Jetons
snip_snap-about-counters = Jetons de qui paie
snip_snap-label-turns = Tours
snip_snap-about-turns = Tous les tours dans l’ordre
snip_snap-about-turn = Une carte, ou une passe.
snip_snap-about-leader = Qui a entamé en premier ; sinon comme dans la partie
snip_snap-label-left = Restantes
snip_snap-about-left = Ce qui reste en main à la fin : les cartes, ou combien
snip_snap-card-twice = { $card } : le jeu n’en a qu’une, et elle est citée deux fois : { $first } et { $second }.
snip_snap-left-with = restée à { $player }
snip_snap-played-by = jouée par { $player }
snip_snap-place =
    { $place ->
        [hand] dans la main
       *[pile] dans la pile
    }
snip_snap-turn-refused = Tour { $number } : { $reason }
snip_snap-left-of-dealt = { $player } a reçu { $dealt } cartes et en a joué { $played } ; il ne peut pas en rester { $left }.
snip_snap-card-missing = Dis quelle carte est jouée.
snip_snap-counters-in-all =
    Chaque personne commence avec { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    } : il y en a donc { $most } au plus.
snip_snap-any-card-may-lead = Qui entame peut jouer n’importe quelle carte.
snip_snap-matches = { $cards } va avec { $card }.
snip_snap-not-held = { $cards } ne peut pas être joué : ce n’est pas dans la main.
snip_snap-one-card-at-a-turn = À chaque tour, on joue une carte.
snip_snap-rank-to-match = { $cards } ne peut pas être joué : la valeur à suivre est { $rank }, jusqu’à ce que les quatre soient sorties.
snip_snap-these-too = Toutes les cartes de la même valeur se jouent à la fois, { $cards } aussi.
snip_snap-all-four-out = Avec { $cards }, les quatre sont sorties.
snip_snap-hand-not-known = Toutes les cartes de la même valeur se jouent à la fois, et la main n’est pas connue.
snip_snap-another-would-settle = La main trancherait : y a-t-il une autre carte de valeur { $rank } ?
snip_snap-leader-plays = Qui entame joue une carte, n’importe laquelle.
snip_snap-pass-at-will = Dans ces règles, on passe quand on veut.
snip_snap-must-match = Qui a une carte de la même valeur doit la jouer : il faut jouer { $cards }.
snip_snap-none-in-the-hand = Il n’y a pas de carte de valeur { $rank } dans la main.
snip_snap-all-seen-elsewhere = Les quatre cartes de valeur { $rank } ont été vues ailleurs.
snip_snap-rank-not-known = On ne sait pas si la main a une carte de valeur { $rank }.
snip_snap-hand-would-settle = La main trancherait, et de même une carte de valeur { $rank } jouée ou montrée plus tard.
snip_snap-no-word = Sur la première carte d’une valeur, on ne dit rien.
snip_snap-word = { $word ->
    [snip] Snip : { $count } cartes de valeur { $rank } sont sorties.
    [snap] Snap : { $count } cartes de valeur { $rank } sont sorties.
   *[snorem] Snorem : { $count } cartes de valeur { $rank } sont sorties.
}
snip_snap-leads = { $player } entame avec n’importe quelle carte.
snip_snap-leads-who-played-it = Qui l’a jouée entame avec n’importe quelle carte.
snip_snap-match-costs-nothing = Dans ces règles, personne ne paie quand sa carte est suivie.
snip_snap-fine = { $word ->
    [snip] Snip coûte { $counters ->
        [1] { $counters } jeton
       *[other] { $counters } jetons
    }, mis à la cagnotte.
    [snap] Snap coûte { $counters ->
        [1] { $counters } jeton
       *[other] { $counters } jetons
    }, mis à la cagnotte.
   *[snorem] Snorem coûte { $counters ->
        [1] { $counters } jeton
       *[other] { $counters } jetons
    }, mis à la cagnotte.
}
snip_snap-only-so-many = On ne peut payer que { $counters ->
    [1] { $counters } jeton
   *[other] { $counters } jetons
}.
snip_snap-out-without-counters = Qui n’a plus de jetons sort du jeu.
snip_snap-every-turn-allowed = Tous les tours ont suivi les règles.
snip_snap-passes-not-settled = D’après ce qu’on sait, rien n’est contre les règles, mais il reste des passes à trancher.
snip_snap-cards-would-settle = Les cartes qui restent à { $player } diraient s’il était permis de passer sur { $card }.
snip_snap-turn-of-another = C’était à { $turn } de jouer, pas à { $player }.
snip_snap-had-to-lead = { $player } devait entamer, avec n’importe quelle carte.
snip_snap-played-several = À chaque tour, on joue une carte ; { $player } a joué { $cards }.
snip_snap-played-another-rank = { $player } a joué { $cards }, alors qu’il fallait la valeur { $rank }.
snip_snap-played-them-all = { $player } a reçu { $cards } cartes et les a toutes jouées.
snip_snap-deal-was-over = La donne était finie avant que ce soit à { $player } de jouer.
snip_snap-no-counters-left = { $player } n’avait plus de jetons et ne joue plus.
snip_snap-passed-and = { $player } a passé sur { $card } et { $proofs }.
snip_snap-played-alone-and = { $player } n’a joué que { $cards } et { $proofs }.
snip_snap-proof = { $how ->
    [held] avait { $card } jusqu’à la fin
   *[played] a joué { $card } plus tard
}

snip_snap-column-out = Fini en premier
snip_snap-column-cards-left = Cartes restantes
snip_snap-column-passes = Passes
snip_snap-column-pot = Pot
snip_snap-column-fines = Amendes

snip_snap-about = Jouer la même valeur que la carte posée
snip_snap-variant-snip-snap-snorem = On joue la même valeur que la carte posée ; qui finit en premier gagne
snip_snap-variant-snip-snap-pot = Un jeton avant la donne, puis un par passe ; qui finit en premier prend le pot
snip_snap-variant-snip-snap-counters = Qui finit en premier reçoit un jeton par carte qui reste aux autres
snip_snap-variant-snip-snap-fines = Un snip, un snap ou un snorem de la personne suivante se paie en jetons ; qui en garde en dernier gagne
snip_snap-name-snip-snap-pot = Snip Snap Snorem avec pot
snip_snap-name-snip-snap-counters = Snip Snap Snorem, un jeton par carte restante
snip_snap-name-snip-snap-fines = Snip Snap Snorem à cinq jetons
snip_snap-house-rule-several = Plusieurs cartes à la fois
snip_snap-house-rule-pass-at-will = On passe quand on veut
snip_snap-house-rule-no-short-hand = Pas de jeton de plus pour une main plus petite
snip_snap-house-rule-three-counters = Trois jetons par personne
snip_snap-house-rule-ten-counters = Dix jetons par personne
snip_snap-house-rule-equal-fines = Chaque amende est d’un jeton
snip_snap-house-rule-five-cards = Cinq cartes par personne

snip_snap-body-out = qui a fini en premier
snip_snap-body-paid = jetons payés en amendes
snip_snap-body-turns = tour par tour
