# French: lines of every game by rounds.

rounds-begins = { $side } : départ à { $points }.

rounds-points = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rounds-points-on-paper = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, selon le compte fait sur papier.

rounds-adjustment-added = Correction pour { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus. { $reason }
rounds-adjustment-taken-off = Correction pour { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } prend place avec { $points }, car rien n’a encore été joué.
    [first] { $player } prend place avec { $points }, comme tout le monde au départ.
    [balanced] { $player } prend place avec { $points }, car les uns gagnent ce que les autres perdent.
   *[last] { $player } prend place avec { $points }, le score de la dernière place.
}
rounds-leaves = { $player } quitte la table avec { $points } et ne joue plus.

rounds-players-at-the-start = Ces règles se jouent à { $seats } ; vous êtes { $players }.
rounds-players-with-one-more = Ces règles se jouent à { $seats } ; vous seriez { $players }.
rounds-players-stay = On joue jusqu’au bout avec les mêmes personnes ; termine la partie et commences-en une autre.
rounds-teams-stay = Les équipes restent telles quelles ; termine plutôt la partie.
rounds-left-already = { $player } a déjà quitté la table.
rounds-leader-follows = Avec ces règles, l’entame dépend de qui donne.
rounds-nobody-deals = Avec ces règles, personne ne donne.

rounds-abandoned = La partie a été abandonnée ; plus rien ne peut être saisi.
rounds-over = { $noun ->
    [round] La partie est finie après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } ; victoire : { $winners }. Plus rien ne peut être saisi.
   *[hand] La partie est finie après { $rounds ->
       [one] { $rounds } donne
      *[other] { $rounds } donnes
   } ; victoire : { $winners }. Plus rien ne peut être saisi.
}

rounds-points-missing = Combien de points pour { $side } ? Donne points pour { $id } ; 0 s’il n’y en a pas.
rounds-points-say-all = Les points disent déjà tout. Enlève { $name }, ou bien les points.
rounds-adjustment-by-nothing = Une correction ajoute des points, ou en retire avec un moins ; 0 ne change rien.
rounds-no-such-team = Il n’y a pas d’équipe { $name } ici ; les équipes sont { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Juste les points
rounds-row-points = points
rounds-ask-points = Combien de points pour { $name } ?

rounds-to-target = en { $target }
rounds-so-many = { $rounds } { $noun ->
    [deal] { $rounds ->
        [one] donne
       *[other] donnes
    }
   *[round] { $rounds ->
        [one] manche
       *[other] manches
    }
}
rounds-target-or-rounds = en { $target } ou { $rounds }

rounds-body-points = juste les points
