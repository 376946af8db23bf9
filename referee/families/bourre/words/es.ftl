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

bourre-not-at-the-table = { $player } no está en la mesa en esta mano. En la mesa: { $players }.
bourre-out-of-the-game = { $player } ya no está en juego. En la mesa: { $players }.
bourre-named-twice = { $player } aparece dos veces.

bourre-not-in-pack = Esta carta no está en la baraja: { $card }. La baraja tiene 52 cartas, del as al 2 en cuatro palos.
bourre-suit-missing = Falta el palo: { $card }. Escribe { $cards }.
bourre-card-twice = { $card }: en la baraja hay una sola, y se nombra dos veces.
bourre-no-suit = «{ $text }» no es un palo. Escribe C, D, H o S; o da la carta levantada como `card`.

bourre-only-one-at-the-table = Tiene que haber dos en la mesa, y solo está { $player }.
bourre-nobody-at-the-table = Tiene que haber dos en la mesa, y no hay nadie.
bourre-only-tied-stay = Se juegan el bote { $tied }. No pueden ir: { $players }.
bourre-one-form = Da taken, tricks o winner, no { $given }.
bourre-no-form = Da taken, tricks o winner; falta uno de los tres.
bourre-stayers-missing = Di quién va y, si van dos o más, con cuántas bazas; stay queda vacío si todo el mundo pasó.
bourre-one-stays-without-tricks = Si solo va { $player }, no se juegan bazas; quita { $member }.
bourre-nobody-stays-without-tricks = Si no va nadie, no se juegan bazas; quita { $member }.
bourre-tricks-of-all-who-stay = Da las bazas de quienes van, y de nadie más: { $players }.
bourre-fewer-than-no-tricks = Nadie puede hacer menos de 0 bazas: { $players }.
bourre-tricks-do-not-add-up = En una mano hay { $tricks } bazas; anotadas: { $count }.
bourre-trump-missing = ¿Qué palo es triunfo? Da la carta levantada o el palo como trump.
bourre-no-fault = «{ $text }» no es una falta. Hay { $known }.
bourre-fault-without-cards = { $player } no jugó ninguna carta en esta mano.
bourre-fault-in-no-trick = { $player } no pudo hacerlo en la baza { $trick }: solo hay { $tricks }.
bourre-fault-without-trick = { $player } hizo un renuncio, pero falta en qué baza.
bourre-fault-was-none = { $player } jugó según las reglas en la baza { $trick }.
bourre-nobody-tied = El bote no se puede repartir de mutuo acuerdo: nadie empató.
bourre-nothing-to-agree-on = El bote no se puede repartir de mutuo acuerdo: estas reglas no dejan nada que acordar.
bourre-ante-is-fixed = En estas reglas el ante es { $chips }; no lo fija quien reparte.
bourre-nobody-antes = Se juegan el bote { $players }, y nadie pone ante; quita el ante.

bourre-leader-follows = Quien habla y sale primero depende de quien reparte; di quién reparte.
bourre-abandoned = La partida se dejó sin acabar; ya no se puede anotar nada.
bourre-over = La partida terminó. Victoria: { $winners }. Ya no se puede anotar nada.
bourre-no-new-chips = Con estas reglas nadie toma fichas nuevas.
bourre-has-left = { $player } ha dejado la mesa.
bourre-is-in = { $player } sigue dentro; solo toma fichas nuevas quien está fuera.
bourre-new-chips-already = { $player } ya ha tomado fichas nuevas, todas las veces que permiten estas reglas.
bourre-pot-is-too-small = { $chips ->
    [one] En el bote hay { $chips } ficha, y no se puede sacar más.
   *[other] En el bote hay { $chips } fichas, y no se puede sacar más.
}
bourre-adjustment-of-nothing = Una corrección de 0 no mueve fichas: di cuántas salen del bote o, con un menos, cuántas entran.
bourre-too-few-chips = { $player } tiene { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} y no puede pagar { $count }.
bourre-full = En estas reglas caben { $most } en la mesa como mucho, y ya hay { $here }.
bourre-has-left-already = { $player } ya ha dejado la mesa.

bourre-winner-stays-alone = { $players } se lleva el bote, porque solo va { $stayers }.
bourre-winner-as-dealer = { $players } se lleva el bote, porque no va nadie.
bourre-no-winner-of-one = Nadie se lleva el bote, porque solo va { $stayers }.
bourre-no-winner-of-none = Nadie se lleva el bote, porque no va nadie.
bourre-did-not-stay = Quien no va no tiene ni bazas ni cero bazas: { $players }.
bourre-winner-is-barred = { $player } no puede ganar este bote después de una falta.
bourre-winner-without-trick = { $player } no puede llevarse el bote sin ninguna baza.
bourre-winner-and-tie = { $player } se lleva el bote entero; quita tied.
bourre-tied-missing = Nadie se lleva el bote entero: di con tied quién tiene más bazas.
bourre-tied-alone = { $player } tiene más bazas que nadie y se lleva el bote.
bourre-tied-are-barred = Sin opción a este bote: { $players }. Gana quien mejor quede de los demás.
bourre-tied-without-trick = No se puede tener más bazas que nadie y ninguna: { $players }.
bourre-tricks-cannot-be-shared = { $count ->
    [1] No se pueden repartir así { $tricks } bazas: más que nadie, { $players }; alguna, { $others ->
        [one] { $others } persona
       *[other] { $others } personas
    } más. ¿Quién no tiene ninguna?
   *[other] No se pueden repartir así { $tricks } bazas: más que nadie y las mismas, { $players }; alguna, { $others ->
        [one] { $others } persona
       *[other] { $others } personas
    } más. ¿Quién no tiene ninguna?
}
