# French: cards of melds.

melds-not-in-pack =
    { $jokers ->
        [0] Carte absente de ce jeu : { $card }. Il va de l’as au roi dans les quatre couleurs.
        [1] Carte absente de ce jeu : { $card }. Il va de l’as au roi dans les quatre couleurs, plus { $jokers } joker.
       *[other] Carte absente de ce jeu : { $card }. Il va de l’as au roi dans les quatre couleurs, plus { $jokers } jokers.
    }
melds-too-many-of-a-card =
    { $card } : le jeu en a { $has ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $has }
    }, et la carte est citée { $given ->
        [2] deux fois
       *[other] { $given } fois
    }{ $named ->
        [0] .
       *[other]  : { AND($places) }.
    }
melds-too-many-of-a-rank =
    { CARD($card, form: "plusieurs") } : le jeu en a { $has ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
       *[other] { $has } cartes
    }, et { $given } sont citées{ $named ->
        [0] .
       *[other]  : { AND($places) }.
    }
melds-held-by = pour { $player }
melds-place =
    { $place ->
        [hand] en main
        [laid] parmi les cartes posées
        [on_pile] sur la défausse
        [pile] dans la défausse
       *[table] sur la table
    }

melds-so-many-rounds = { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}

melds-label-from = D’où
melds-label-melds = Combinaisons
melds-about-known = À la place : quelques-unes
