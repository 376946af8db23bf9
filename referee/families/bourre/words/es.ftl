# Spanish: lines of Bourré.

bourre-short = { $sentence } Solo hay { $paid }.

bourre-antes = { $player } pone { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} de ante.
bourre-stays = { $player } paga { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} por ir.

bourre-barred = { $fault ->
    [corrected] { $player } corrigió un renuncio y no puede ganar este bote.
    [out_of_turn] { $player } jugó fuera de turno y no puede ganar este bote.
    [spoke_early] { $player } habló fuera de turno y no puede ganar este bote.
   *[renege] { $player } hizo un renuncio y no puede ganar este bote.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } corrigió un renuncio y paga { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }.
    [out_of_turn] { $player } jugó fuera de turno y paga { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }.
    [spoke_early] { $player } habló fuera de turno y paga { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }.
   *[renege] { $player } hizo un renuncio y paga { $chips ->
       [one] { $chips } ficha
      *[other] { $chips } fichas
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } corrigió un renuncio y pierde su próximo turno de repartir.
    [out_of_turn] { $player } jugó fuera de turno y pierde su próximo turno de repartir.
    [spoke_early] { $player } habló fuera de turno y pierde su próximo turno de repartir.
   *[renege] { $player } hizo un renuncio y pierde su próximo turno de repartir.
}
bourre-bourre = { $player } fue, no hizo ninguna baza y paga { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
bourre-exempt = { $player } no pone ante en la próxima mano.

bourre-wins = { $player } tiene { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
} y se lleva { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
bourre-wins-with-most-tricks = { $player } tiene más bazas que nadie y se lleva { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
bourre-wins-alone = Solo va { $player }, y se lleva { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
bourre-wins-as-dealer = Todo el mundo pasa, y { $player }, que reparte, se lleva { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
bourre-shares = { $player } empata y recibe { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.

bourre-carried-above-limit = De un bote no se ganan más de { $most ->
    [one] { $most } ficha
   *[other] { $most } fichas
}: { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} para la próxima mano.
bourre-carried-as-all-pass = Todo el mundo pasa: { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} para la próxima mano.
bourre-carried-from-dealer = Todo el mundo pasa, y { $dealer } no puede ganar: { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} para la próxima mano.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } empatan a { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y se lo juegan: { $chips ->
        [one] { $chips } ficha queda
       *[other] { $chips } fichas quedan
    } para la próxima mano.
   *[left] { $players } empatan a { $tricks ->
       [one] { $tricks } baza
      *[other] { $tricks } bazas
   }: { $chips ->
       [one] { $chips } ficha queda
      *[other] { $chips } fichas quedan
   } para la próxima mano.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } empatan con más bazas que nadie y se lo juegan: { $chips ->
        [one] { $chips } ficha queda
       *[other] { $chips } fichas quedan
    } para la próxima mano.
   *[left] { $players } empatan con más bazas que nadie: { $chips ->
       [one] { $chips } ficha queda
      *[other] { $chips } fichas quedan
   } para la próxima mano.
}
bourre-carried-for-one = { $players } empatan a { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, y solo { $winner } puede ganar el bote: { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} para la próxima mano.
bourre-carried-for-one-uncounted = { $players } empatan con más bazas que nadie, y solo { $winner } puede ganar el bote: { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} para la próxima mano.
bourre-carried-from-barred = Sin opción a este bote: { $players }. { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} para la próxima mano.
bourre-carried-without-majority = Nadie tiene más de la mitad de las bazas: { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} para la próxima mano.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } no puede poner el próximo ante y queda fuera.
        [1] { $player } no puede poner el próximo ante y queda fuera. La última ficha va al bote.
       *[other] { $player } no puede poner el próximo ante y queda fuera. Las últimas { $chips } fichas van al bote.
    }
   *[short] { $chips ->
        [0] { $player } no puede pagarlo todo y queda fuera.
        [1] { $player } no puede pagarlo todo y queda fuera. La última ficha va al bote.
       *[other] { $player } no puede pagarlo todo y queda fuera. Las últimas { $chips } fichas van al bote.
    }
}
bourre-gets-of-what-is-left = { $player } recibe { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} de lo que queda en el bote.

bourre-takes-new-chips = { $player } toma { $chips ->
    [one] { $chips } ficha nueva
   *[other] { $chips } fichas nuevas
} y vuelve a jugar.
bourre-adjustment-from-pot = Corrección: { $player } recibe { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} del bote. { $reason }
bourre-adjustment-into-pot = Corrección: { $player } pone { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en el bote. { $reason }
bourre-joins = { $player } se une, con 0 fichas ganadas.
bourre-leaves = { $status ->
    [in] { $player } deja la mesa y queda fuera.
   *[out] { $player } deja la mesa.
}
