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
    [corrected] { $player } a corrigé une renonce et perd son prochain tour de donner.
    [out_of_turn] { $player } a joué hors de son tour et perd son prochain tour de donner.
    [spoke_early] { $player } a parlé hors de son tour et perd son prochain tour de donner.
   *[renege] { $player } a fait une renonce et perd son prochain tour de donner.
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
