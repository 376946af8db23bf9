# French: lines of Bourré.

bourre-short = { $sentence } Il n’y en a que { $paid }.

bourre-antes = { $player } met { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} d’ante.
bourre-stays = { $player } paie { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} pour rester.

bourre-barred = { $fault ->
    [corrected] { $player } a corrigé une renonce et ne peut pas gagner ce pot.
    [out_of_turn] { $player } a joué hors de son tour et ne peut pas gagner ce pot.
    [spoke_early] { $player } a parlé hors de son tour et ne peut pas gagner ce pot.
   *[renege] { $player } a fait une renonce et ne peut pas gagner ce pot.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } a corrigé une renonce et paie { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
    [out_of_turn] { $player } a joué hors de son tour et paie { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
    [spoke_early] { $player } a parlé hors de son tour et paie { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
   *[renege] { $player } a fait une renonce et paie { $chips ->
       [one] { $chips } jeton
      *[other] { $chips } jetons
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } a corrigé une renonce et perd son prochain tour de donne.
    [out_of_turn] { $player } a joué hors de son tour et perd son prochain tour de donne.
    [spoke_early] { $player } a parlé hors de son tour et perd son prochain tour de donne.
   *[renege] { $player } a fait une renonce et perd son prochain tour de donne.
}
bourre-bourre = Rester sans faire de pli, c’est bourré : { $player } paie { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
bourre-exempt = { $player } ne paie pas d’ante à la prochaine donne.

bourre-wins = { $player } a { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} et prend { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
bourre-wins-with-most-tricks = { $player } a le plus de plis et prend { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
bourre-wins-alone = { $player } reste sans adversaire et prend { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
bourre-wins-as-dealer = Tout le monde passe, et { $player }, qui donne, prend { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
bourre-shares = { $player } est à égalité et reçoit { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.

bourre-carried-above-limit = Un pot ne rapporte pas plus de { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
} : { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la prochaine donne.
bourre-carried-as-all-pass = Tout le monde passe : { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la prochaine donne.
bourre-carried-from-dealer = Tout le monde passe, et { $dealer } ne peut pas gagner : { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la prochaine donne.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } sont à égalité avec { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } et se départagent : { $chips ->
        [one] { $chips } jeton reste
       *[other] { $chips } jetons restent
    } pour la prochaine donne.
   *[left] { $players } sont à égalité avec { $tricks ->
       [one] { $tricks } pli
      *[other] { $tricks } plis
   } : { $chips ->
       [one] { $chips } jeton reste
      *[other] { $chips } jetons restent
   } pour la prochaine donne.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } sont à égalité de plis, en tête, et se départagent : { $chips ->
        [one] { $chips } jeton reste
       *[other] { $chips } jetons restent
    } pour la prochaine donne.
   *[left] { $players } sont à égalité de plis, en tête : { $chips ->
       [one] { $chips } jeton reste
      *[other] { $chips } jetons restent
   } pour la prochaine donne.
}
bourre-carried-for-one = { $players } sont à égalité avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, et le pot ne peut aller qu’à { $winner } : { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la prochaine donne.
bourre-carried-for-one-uncounted = { $players } sont à égalité de plis, en tête, et le pot ne peut aller qu’à { $winner } : { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la prochaine donne.
bourre-carried-from-barred = Pot fermé à { $players } : { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la prochaine donne.
bourre-carried-without-majority = Personne n’a plus de la moitié des plis : { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la prochaine donne.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } ne peut pas payer la prochaine ante : hors jeu.
        [1] { $player } ne peut pas payer la prochaine ante : hors jeu. Le dernier jeton va au pot.
       *[other] { $player } ne peut pas payer la prochaine ante : hors jeu. Les { $chips } derniers jetons vont au pot.
    }
   *[short] { $chips ->
        [0] { $player } ne peut pas tout payer : hors jeu.
        [1] { $player } ne peut pas tout payer : hors jeu. Le dernier jeton va au pot.
       *[other] { $player } ne peut pas tout payer : hors jeu. Les { $chips } derniers jetons vont au pot.
    }
}
bourre-gets-of-what-is-left = { $player } reçoit { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} de ce qui reste au pot.

bourre-takes-new-chips = { $player } prend { $chips ->
    [one] { $chips } nouveau jeton
   *[other] { $chips } nouveaux jetons
} et rejoue.
bourre-adjustment-from-pot = Correction : { $player } reçoit { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} du pot. { $reason }
bourre-adjustment-into-pot = Correction : { $player } met { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} au pot. { $reason }
bourre-joins = { $player } prend place, avec 0 jeton gagné.
bourre-leaves = { $status ->
    [in] { $player } quitte la table : hors jeu.
   *[out] { $player } quitte la table.
}

bourre-not-at-the-table = { $player } n’est pas à la table pour cette donne. À la table : { $players }.
bourre-out-of-the-game = { $player } est hors jeu. À la table : { $players }.
bourre-named-twice = { $player } figure deux fois.

bourre-not-in-pack = Carte absente de ce jeu : { $card }. Le jeu a 52 cartes, de l’as au 2 dans les quatre couleurs.
bourre-suit-missing = Il manque la couleur : { $card }. Écris { $cards }.
bourre-card-twice = { $card } : le jeu n’en a qu’une, et elle est citée deux fois.
bourre-no-suit = « { $text } » n’est pas une couleur. Écris C, D, H ou S ; ou donne la retourne dans `card`.

bourre-only-one-at-the-table = Il faut être deux à la table, et il n’y a qu’une personne : { $player }.
bourre-nobody-at-the-table = Il faut être deux à la table, et il n’y a personne.
bourre-only-tied-stay = Le pot se joue entre { $tied }. Impossible de rester pour { $players }.
bourre-one-form = Donne taken, tricks ou winner, pas { $given }.
bourre-no-form = Donne taken, tricks ou winner : il en faut un.
bourre-stayers-missing = Dis qui reste et, à partir de deux, avec combien de plis ; stay est vide si tout le monde passe.
bourre-one-stays-without-tricks = Aucun pli ne se joue quand une seule personne reste ({ $player }) ; laisse { $member } de côté.
bourre-nobody-stays-without-tricks = Aucun pli ne se joue quand personne ne reste ; laisse { $member } de côté.
bourre-tricks-of-all-who-stay = Donne les plis de qui reste, et de personne d’autre : { $players }.
bourre-fewer-than-no-tricks = Moins de 0 pli, c’est impossible : { $players }.
bourre-tricks-do-not-add-up = Une donne compte { $tricks } plis ; nombre indiqué : { $count }.
bourre-trump-missing = Quel est l’atout ? Donne la retourne ou la couleur dans trump.
bourre-no-fault = « { $text } » n’est pas une faute connue. Il y a { $known }.
bourre-fault-without-cards = { $player } n’a pas joué de carte dans cette donne.
bourre-fault-in-no-trick = { $player } n’a pas pu le faire au pli { $trick } : il n’y en a que { $tricks }.
bourre-fault-without-trick = { $player } a fait une renonce, mais à quel pli ?
bourre-fault-was-none = { $player } a joué selon les règles au pli { $trick }.
bourre-nobody-tied = On ne peut pas partager le pot d’un commun accord : personne n’est à égalité.
bourre-nothing-to-agree-on = On ne peut pas partager le pot d’un commun accord : ces règles ne laissent rien à convenir.
bourre-ante-is-fixed = Avec ces règles, l’ante est de { $chips } ; qui donne ne la fixe pas.
bourre-nobody-antes = Le pot se joue entre { $players }, et personne ne met d’ante ; ne l’indique pas.

bourre-leader-follows = Qui parle et entame en premier dépend de qui donne ; dis qui donne.
bourre-abandoned = La partie a été abandonnée ; on ne peut plus rien noter.
bourre-over = La partie est finie. Victoire : { $winners }. On ne peut plus rien noter.
bourre-no-new-chips = Avec ces règles, on ne prend pas de nouveaux jetons.
bourre-has-left = { $player } a quitté la table.
bourre-is-in = { $player } est en jeu ; les nouveaux jetons sont pour qui est hors jeu.
bourre-new-chips-already = { $player } a déjà pris de nouveaux jetons, aussi souvent que ces règles le permettent.
bourre-pot-is-too-small = { $chips ->
    [one] Il y a { $chips } jeton au pot : on ne peut pas en retirer plus.
   *[other] Il y a { $chips } jetons au pot : on ne peut pas en retirer plus.
}
bourre-adjustment-of-nothing = Une correction de 0 ne déplace aucun jeton : dis combien viennent du pot, ou avec un moins combien y vont.
bourre-too-few-chips = { $player } a { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} et ne peut pas en payer { $count }.
bourre-full = Ces règles sont pour { $most } à table au plus, et on est déjà { $here }.
bourre-has-left-already = { $player } a déjà quitté la table.

bourre-winner-stays-alone = Le pot va à { $players } : une seule personne reste, { $stayers }.
bourre-winner-as-dealer = Le pot va à { $players } : personne ne reste.
bourre-no-winner-of-one = Le pot ne va à personne : une seule personne reste, { $stayers }.
bourre-no-winner-of-none = Le pot ne va à personne : personne ne reste.
bourre-did-not-stay = Sans rester, on n’a ni plis ni zéro pli : { $players }.
bourre-winner-is-barred = { $player } ne peut pas gagner ce pot après une faute.
bourre-winner-without-trick = { $player } ne peut pas prendre le pot sans avoir de pli.
bourre-winner-and-tie = Le pot entier va à { $player } ; laisse tied de côté.
bourre-tied-missing = Personne ne prend le pot en entier : dis dans tied qui a le plus de plis.
bourre-tied-alone = { $player } a plus de plis que quiconque et prend le pot.
bourre-tied-are-barred = Pot fermé à { $players } : il va à qui fait le mieux parmi les autres.
bourre-tied-without-trick = On n’a pas à la fois le plus de plis et aucun : { $players }.
bourre-tricks-cannot-be-shared = { $count ->
    [1] { $tricks } plis ne se partagent pas ainsi : le plus pour { $players }, quelques-uns pour { $others ->
        [one] { $others } autre
       *[other] { $others } autres
    }. Qui n’en a aucun ?
   *[other] { $tricks } plis ne se partagent pas ainsi : le plus, à égalité, pour { $players }, quelques-uns pour { $others ->
        [one] { $others } autre
       *[other] { $others } autres
    }. Qui n’en a aucun ?
}

bourre-ask-winner = Qui prend le pot ?
bourre-tap-winner = Touche la personne qui prend le pot
bourre-who-takes-the-pot = { $name } prend le pot
bourre-nobody-takes-the-pot = Personne ne prend tout le pot
bourre-form-result = Qui prend le pot
bourre-form-taken = Compter les plis
bourre-form-cards = Chaque carte
bourre-row-tied = Le plus de plis
bourre-ask-tied = Qui a le plus de plis ?
bourre-row-bourre = Aucun pli
bourre-row-passed = A passé
bourre-all-others-passed = Les autres ont passé
bourre-all-passed = Tout le monde a passé
bourre-row-tricks = plis
bourre-ask-tricks = Qui a fait les { $tricks } plis ?
bourre-hint-tricks = vide : a passé
bourre-row-ante = Ante demandée
bourre-hint-ante =
    sinon { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
bourre-row-split = Partage du pot
bourre-hint-split = Seulement à égalité pour le plus de plis ; sinon le pot reste pour la suite
bourre-row-faults = Fautes
bourre-fold-faults = Une faute a-t-elle été annoncée ?
bourre-choice-fault =
    { $fault ->
        [corrected] renonce corrigée
        [out_of_turn] a joué hors de son tour
        [spoke_early] a parlé hors de son tour
       *[renege] renonce
    }
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs =
    { $penalty ->
        [pay] paie comme un bourré
        [bar] ne peut pas gagner
       *[lose_deal] perd un tour de donne
    }
bourre-row-away = Absence
bourre-hint-away = Ne reçoit pas de cartes et ne paie pas d’ante
bourre-fold-away = Manque-t-il quelqu’un ?
bourre-count-hands-played = Donnes jouées
bourre-count-hands-stayed = Participations
bourre-count-pots-won = Pots gagnés
bourre-count-hands-lost = Bourrés
bourre-count-penalty-points = Jetons de pénalité
bourre-ratio-pots-per-stay = Pots par participation
bourre-due-ante = Mis au pot avant le jeu
bourre-due-stay = Payé pour rester
bourre-due-bourre = Payé pour être resté sans faire de pli
bourre-due-fault = Payé pour une faute
bourre-due-payout = Gagné au pot
bourre-due-out = Les derniers jetons avant de sortir du jeu
bourre-due-left = Une part de ce qui restait au pot à la fin
bourre-due-adjustment = Déplacé par la direction du jeu
bourre-pot-too-large = Cela ferait { $chips } jetons au pot. On n’en compte pas plus de { $most } : fixe une limite, ou termine cette partie et commences-en une autre.
bourre-score-too-large = Cela ferait { $chips } jetons pour { $player }. On n’en compte pas plus de { $most } : fixe une limite, ou termine cette partie et commences-en une autre.
bourre-trick-refused = Pli { $trick } : { $reason } Annonce une renonce, ou dis que personne ne l’a relevée et que la donne compte comme elle a été jouée.
bourre-tricks-of-a-hand = Chaque main a { $cards } cartes : cela fait { $cards } plis, pas { $given }.
bourre-does-not-stay = { $player } ne reste pas. À chaque pli jouent { $players }.
bourre-did-not-play = Cartes manquantes à ce pli, pour { $players } : les mains ne sont donc pas égales.
bourre-order-of-a-trick = Au pli { $trick }, l’ordre est { $players }, pas { $given }.
bourre-upcard-of-nobody = La retourne, { $card }, n’est à personne, mais { $player } l’a jouée.
bourre-upcard-of-the-dealer = La retourne, { $card }, est à { $dealer }, qui donne, mais { $player } l’a jouée.
bourre-upcard-not-played = { $player } n’a tiré aucune carte, et avait donc la retourne, { $card }, mais ne l’a pas jouée.
bourre-passed-without-winner = Avec winner, dis qui a passé ; partout ailleurs, avec stay, qui reste.
bourre-threw-away-more =
    { $player } a écarté { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et en a tiré { $drew }.
bourre-draws-at-most =
    À { $players }, on tire de 0 à { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    }, pas { $given }.
bourre-stock-too-small =
    { $cards ->
        [one] { $cards } carte a été tirée
       *[other] { $cards } cartes ont été tirées
    }, mais il y en a { $stock } à la pioche, et on ne remélange rien.
bourre-dealer-must-stay =
    { $must ->
        [dealer_with_ace] { $player } donne et doit rester : qui donne reste si la retourne est un as.
        [ace_holder] { $player } donne et doit rester : qui a l’as d’atout reste.
       *[dealer] { $player } donne et doit rester : qui donne reste toujours.
    }
bourre-tricks-of-two = Les plis se jouent à deux au moins ; qui reste sans adversaire prend le pot sans les jouer.
bourre-cards-in-these-rules = Avec ces règles, chaque main a { $most } cartes, pas { $given }.
bourre-cards-at-most = Avec ces règles, chaque main a { $most } cartes au plus, pas { $given }.
bourre-upcard-of-nobody-yet = Avant l’écart, la retourne, { $card }, n’est à personne, mais elle figure en main chez { $player }.
bourre-upcard-of-a-holding =
    { $is ->
        [in] La retourne, { $card }, est à qui donne, mais elle figure en main chez { $player }.
       *[out] La retourne, { $card }, est à qui donne, mais elle manque en main chez { $player }.
    }
bourre-players-of-a-table = Ces règles se jouent de { $fewest } à { $most }, pas à { $given }.
bourre-played-clockwise = On joue vers la gauche : dans ce pli, { $player } ne vient pas après { $other }.
bourre-in-the-holding-and-elsewhere = { $card } : le jeu n’en a qu’une, et elle est citée dans la main et ailleurs.
bourre-tricks-in-these-rules = Avec ces règles, une donne a { $tricks } plis : personne n’en a donc fait { $given }.
bourre-holding-missing = Donne la main, ou son nombre de cartes dans holding_size.
bourre-holding-size =
    holding_size vaut { $given }, mais la main est donnée avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
bourre-not-in-the-holding = { $card } : carte jouée ou connue, mais absente de la main.
bourre-nobody-to-exempt = ante.by vaut dealer : personne d’autre ne paie d’ante dont on puisse dispenser.
bourre-dealer-chooses = ante.by vaut dealer, mais avec ante.chosen qui donne fixe ce que paient les autres.
bourre-fixed-without-chips = bourre.pays vaut fixed, mais bourre.chips ne dit pas combien.
bourre-chips-without-fixed = bourre.pays vaut pot : bourre.chips ne dit donc rien.
bourre-nothing-to-limit = bourre.pays vaut fixed : il n’y a rien à limiter.
bourre-out-and-to-stay = chips.short vaut out, selon l’ante que tout le monde paie, mais ante.to_stay vaut { $chips }.
bourre-out-and-chosen-ante = chips.short vaut out, selon l’ante que tout le monde paie, mais avec ante.chosen qui donne fixe l’ante à son gré.
bourre-out-and-dealer-antes = chips.short vaut out, selon l’ante que tout le monde paie, mais ante.by vaut dealer.
bourre-out-without-start = chips.short vaut out, mais chips.start ne dit pas combien de jetons il y a.
bourre-start-below-ante = chips.start vaut { $chips }, ce qui ne suffit pas pour la première ante.
bourre-rebuys-without-start = chips.rebuys vaut { $rebuys }, mais chips.start ne dit pas quels jetons prendre.
bourre-rebuys-of-nobody = chips.rebuys vaut { $rebuys }, mais avec chips.short à owes personne ne sort du jeu.
bourre-pack-too-small =
    À { $players }, avec { $each ->
        [one] { $each } carte
       *[other] { $each } cartes
    } par personne, il faut { $cards } cartes, et il y en a { $available }{ $upcard ->
        [out] { " " }sans la retourne.
       *[in] .
    }
bourre-more-drawn-than-dealt =
    draw.at_most vaut { $most }, mais chaque main ne reçoit que { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
bourre-more-drawn-at-larger-tables = draw.from laisse tirer plus de cartes qu’on n’en donne, soit { $cards }.
bourre-end-without-chips = end.when vaut { $when }, mais chips.start ne donne de jetons à personne.
bourre-target-missing = end.when vaut target, ce qui demande un end.target au-dessus de chips.start.
bourre-target-otherwise = end.target vaut { $target }, mais end.when vaut { $when }.
bourre-won-but-not-broken = play.lead a trump_if_won, qui demande des atouts que not_before_broken interdit.
bourre-no-sure-tricks = play.cinch_trumping vaut always, mais seul le cinch de play.cinch sure_tricks oblige qui joue après.
bourre-majority-is-carried = pot.won_by vaut majority, où un pot non gagné reste pour la suite, mais pot.tie vaut { $tie }.
bourre-no-upcard-of-the-dealer = stay.must vaut dealer_with_ace, mais avec deal.trump { $trump } la retourne n’est pas une carte de qui donne.
bourre-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
bourre-duty = { $duty ->
    [follow] il faut fournir
    [head] il faut fournir en montant
    [void] il faut couper comme le disent les règles
    [cinch] il faut jouer l’atout le plus fort, plus de la moitié des plis étant sûrs
   *[lead] il faut entamer comme le disent les règles
}
bourre-only-card = { $asker ->
    [you] { $card } est ta seule carte : il faut donc la jouer.
   *[player] { $card } est sa seule carte : il faut donc la jouer.
}
bourre-any-card = On peut jouer n’importe quelle carte.
bourre-asks-for = { $may ->
    [yes] Il faut donc { $cards } : on peut jouer { $card }.
   *[no] Il faut donc { $cards } : on ne peut pas jouer { $card }.
}
bourre-follows = { $asker ->
    [you] Tu as du { bourre-suit }, la couleur demandée, et il faut fournir.
   *[player] { $player } a du { bourre-suit }, la couleur demandée, et doit fournir.
}
bourre-heads = { $asker ->
    [you] Tu peux fournir et monter : il faut donc faire les deux.
   *[player] { $player } peut fournir et monter, et doit donc faire les deux.
}
bourre-void-without-trumps = { $asker ->
    [you] Tu n’as pas de { bourre-suit }, ni d’atout.
   *[player] { $player } n’a pas de { bourre-suit }, ni d’atout.
}
bourre-void-without-winning-trump = { $asker ->
    [you] Tu n’as pas de { bourre-suit }, ni d’atout qui prenne le pli.
   *[player] { $player } n’a pas de { bourre-suit }, ni d’atout qui prenne le pli.
}
bourre-void = { $asker ->
    [you] Tu n’as pas de { bourre-suit }.
   *[player] { $player } n’a pas de { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] Tu n’as pas de { bourre-suit } : tu dois couper.
   *[player] { $player } n’a pas de { bourre-suit } et doit couper.
}
bourre-void-highest-trump = { $asker ->
    [you] Tu n’as pas de { bourre-suit } : tu dois jouer ton atout le plus fort.
   *[player] { $player } n’a pas de { bourre-suit } et doit jouer son atout le plus fort.
}
bourre-void-winning-trump = { $asker ->
    [you] Tu n’as pas de { bourre-suit } : tu dois prendre le pli avec un atout.
   *[player] { $player } n’a pas de { bourre-suit } et doit prendre le pli avec un atout.
}
bourre-ace-king-queen = { $asker ->
    [you] Tu as, ou avais, as, roi et dame d’atout : il faut les jouer en entame, dans cet ordre.
   *[player] { $player } a, ou avait, as, roi et dame d’atout : il faut les jouer en entame, dans cet ordre.
}
bourre-cinch = { $asker ->
    [you] Tu as { $taken } { $taken ->
        [one] pli
       *[other] plis
    } sur { $cards }, plus { $sure ->
        [one] { $sure } pli sûr
       *[other] { $sure } plis sûrs
    } à l’atout. Avec plus de la moitié, il faut jouer ton atout le plus fort.
   *[player] { $player } a { $taken } { $taken ->
        [one] pli
       *[other] plis
    } sur { $cards }, plus { $sure ->
        [one] { $sure } pli sûr
       *[other] { $sure } plis sûrs
    } à l’atout. Avec plus de la moitié, il faut jouer son atout le plus fort.
}
bourre-may-lead = { $asker ->
    [you] Tu peux entamer.
   *[player] { $player } peut entamer.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Qui entame le premier pli avec l’as, le roi ou la dame d’atout en main joue son atout le plus fort
       *[later] qui entame le premier pli avec l’as, le roi ou la dame d’atout en main joue son atout le plus fort
    }
    [trump_ace] { $place ->
        [first] Qui entame le premier pli avec l’as d’atout en main le joue
       *[later] qui entame le premier pli avec l’as d’atout en main le joue
    }
    [trump_if_won] { $place ->
        [first] Qui a fait un pli entame le suivant à l’atout, s’il y en a en main
       *[later] qui a fait un pli entame le suivant à l’atout, s’il y en a en main
    }
    [not_before_broken] { $place ->
        [first] On n’entame pas à l’atout avant qu’il en soit tombé un, sauf avec une main toute d’atouts
       *[later] on n’entame pas à l’atout avant qu’il en soit tombé un, sauf avec une main toute d’atouts
    }
   *[all_trumps_left] { $place ->
        [first] Qui a des atouts et sait que tous les autres sont tombés entame à l’atout
       *[later] qui a des atouts et sait que tous les autres sont tombés entame à l’atout
    }
}
bourre-may-be-played-whatever = Quelles que soient les cartes inconnues, on peut jouer { $card }.
bourre-may-be-played-not-known = Savoir si l’on peut jouer { $card } dépend de cartes qu’on ne connaît pas.
bourre-convicted = { $asker ->
    [you] Tu as { $cards }, et { bourre-duty } : on ne peut pas jouer { $card }.
   *[player] { $player } a { $cards }, et { bourre-duty } : on ne peut pas jouer { $card }.
}
bourre-convicted-whatever = { $asker ->
    [you] Quelles que soient les cartes inconnues, on ne peut pas jouer { $card } : { bourre-duty }.
   *[player] Quelles que soient les cartes inconnues, { $player } ne peut pas jouer { $card } : { bourre-duty }.
}
bourre-seeing-cards = Voir { $cards } dans la main : ce serait alors interdit.
bourre-any-of-suit = { $suit ->
    [C] n’importe quel trèfle
    [D] n’importe quel carreau
    [H] n’importe quel cœur
   *[S] n’importe quel pique
}
bourre-seeing-trumps = Voir tous les atouts de la main.
bourre-played-by-the-rules = Toutes les cartes ont été jouées selon les règles.
bourre-in-a-trick = Pli { $trick } : { $explanation }
bourre-may-pass = { $player } peut passer.
bourre-may-pass-in-play-off = { $player } peut passer : dans un barrage, personne n’est tenu de rester.
bourre-may-pass-not-known = Savoir si { $player } peut passer dépend de ce qui n’est pas dit.
bourre-must-stay = { $player } doit rester.
bourre-must-stay-with = { $player } a { $cards } et doit donc rester.
bourre-seeing-for-pass = { $what ->
    [upcard] La retourne.
    [suit] La couleur d’atout.
    [both] La couleur d’atout, et toutes les cartes de la main.
   *[holding] Toutes les cartes de la main.
}
bourre-may-draw = { $player } peut tirer { $most ->
    [1] { $most } carte
   *[other] { $most } cartes
} au plus à une table de { $players }.

bourre-unit-chips = jetons
bourre-column-winner = Gagné par
bourre-column-pot = Pot
bourre-column-tricks = Plis
bourre-column-next-pot = Pot suivant
bourre-mark-won = gagne le pot
bourre-mark-bourre = bourré
bourre-mark-new-chips = nouveaux jetons
bourre-drawing-chip = un jeton barré
bourre-end-in-short = { $chips ->
    [one] { $chips } jeton met
   *[other] { $chips } jetons mettent
} fin à la partie

bourre-about = Des plis pour un pot, de Louisiane
bourre-variant-bourre = Cinq cartes, un seul écart, coupe obligatoire ; rester sans faire de pli, c’est payer le pot une fois de plus
bourre-variant-bourre-denexa = Bourré où le cinch oblige tout le monde et où une renonce se paie, sans plus
bourre-variant-boure = Tout le monde parle avant le premier écart ; coupe obligatoire seulement si elle fait le pli, et pas de cinch
bourre-variant-boo-ray = La retourne n’est à personne, on écarte jusqu’à quatre cartes, et un gros atout s’entame d’abord
bourre-variant-booray-winning-moves = 200 jetons par personne ; qui ne peut plus payer est hors jeu, et à 400 on gagne
bourre-variant-boo-ray-four = Quatre cartes, et une seule obligation : fournir
bourre-name-boo-ray-four = Boo-Ray à quatre cartes
bourre-house-rule-limit = Pas plus de 20 jetons pour un pot ni pour un bourré
bourre-house-rule-double-ante = Ante double : rester en coûte une autre
bourre-house-rule-draw-four = On écarte jusqu’à quatre cartes
bourre-house-rule-draw-fewer = À six, on écarte quatre cartes au plus, à sept trois, à huit deux
bourre-house-rule-three-from-seven = À partir de sept, on écarte trois cartes au plus
bourre-house-rule-split = À égalité, on partage le pot
bourre-house-rule-agree = À égalité, on peut s’entendre pour partager le pot
bourre-house-rule-two-chips = Un bourré coûte deux jetons
bourre-house-rule-tied-ante = Seul un bourré dispense d’ante
bourre-house-rule-trick-takers-exempt = Qui a fait un pli ne met pas d’ante
bourre-house-rule-ace-king-queen = L’as, le roi et la dame d’atout s’entament dans cet ordre
bourre-house-rule-any-misplay = Toute faute de jeu se paie
bourre-house-rule-majority = Il faut plus de la moitié des plis pour gagner
bourre-house-rule-dealer-names = Qui donne choisit l’atout
bourre-house-rule-broken-trumps = On n’entame pas atout avant qu’il en soit tombé un
bourre-house-rule-dealer-antes = Qui donne met l’ante de tout le monde
bourre-house-rule-play-off = À égalité, le pot se rejoue entre ces personnes
bourre-house-rule-dealers-pot = Si tout le monde passe, qui donne prend le pot
bourre-house-rule-chosen-ante = Qui donne fixe l’ante
bourre-house-rule-dealers-sixth = Qui donne peut prendre la retourne de la pioche
bourre-house-rule-next-best = Si le pot est fermé à qui a le plus de plis, il va à qui fait le mieux parmi les autres
bourre-house-rule-rebuys = Vingt jetons par personne, et encore vingt, une fois, pour qui est hors jeu

bourre-body-stay = qui reste
bourre-body-taken = combien de plis a chaque personne
bourre-body-tricks = toutes les cartes
bourre-body-winner = qui prend le pot
bourre-body-card = la carte
bourre-body-cards = une liste de cette seule carte
bourre-body-upcard = la retourne
bourre-body-suit = la couleur d’atout

bourre-claim-play = Peut-on jouer cette carte ?
bourre-claim-pass = Peut-on passer ?
bourre-claim-draw = Peut-on tirer autant de cartes ?
bourre-claim-audit = Cette donne respecte-t-elle les règles ?
