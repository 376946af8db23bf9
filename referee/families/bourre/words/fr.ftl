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

bourre-only-one-at-the-table = Il faut être deux à la table, et il n’y a que { $player }.
bourre-nobody-at-the-table = Il faut être deux à la table, et il n’y a personne.
bourre-only-tied-stay = Le pot se joue entre { $tied }. Impossible de rester pour { $players }.
bourre-one-form = Donne taken, tricks ou winner, pas { $given }.
bourre-no-form = Donne taken, tricks ou winner : il en faut un.
bourre-stayers-missing = Dis qui reste et, à partir de deux, avec combien de plis ; stay est vide si tout le monde passe.
bourre-one-stays-without-tricks = Aucun pli ne se joue quand il ne reste que { $player } ; laisse { $member } de côté.
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

bourre-winner-stays-alone = Le pot va à { $players } : il ne reste que { $stayers }.
bourre-winner-as-dealer = Le pot va à { $players } : personne ne reste.
bourre-no-winner-of-one = Le pot ne va à personne : il ne reste que { $stayers }.
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
