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
