# Spanish: cards of melds.

melds-not-in-pack =
    { $jokers ->
        [0] En esta baraja no hay { $card }. Va del as al rey en cuatro palos.
        [one] En esta baraja no hay { $card }. Va del as al rey en cuatro palos, más { $jokers } comodín.
       *[other] En esta baraja no hay { $card }. Va del as al rey en cuatro palos, más { $jokers } comodines.
    }
melds-too-many-of-a-card =
    { $card }: en la baraja hay { $has ->
        [1] una sola
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $has }
    }, y aparece { $given ->
        [2] dos veces
       *[other] { $given } veces
    }{ $named ->
        [0] .
       *[other] : { AND($places) }.
    }
melds-too-many-of-a-rank =
    { CARD($card, form: "varios") }: en la baraja hay { $has ->
        [1] una sola carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
       *[other] { $has } cartas
    }, y aparecen { $given }{ $named ->
        [0] .
       *[other] : { AND($places) }.
    }
melds-held-by = entre las cartas de { $player }
melds-place =
    { $place ->
        [hand] en la mano
        [laid] entre lo bajado
        [on_pile] encima del montón
        [pile] en el montón
       *[table] en la mesa
    }

melds-so-many-rounds = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}

melds-label-from = De dónde
melds-label-melds = Combinaciones
melds-about-known = En su lugar: algunas de ellas
