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
bourre-wins-as-dealer = Todo el mundo pasa; { $player }, que reparte, se lleva { $chips ->
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
bourre-carried-from-dealer = Todo el mundo pasa; { $dealer } no puede ganar: { $chips ->
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

bourre-ask-winner = ¿Quién se lleva el bote?
bourre-tap-winner = Toca a quien se lleva el bote
bourre-who-takes-the-pot = { $name } se lleva el bote
bourre-nobody-takes-the-pot = Nadie se lleva el bote entero
bourre-form-result = Quién se lleva el bote
bourre-form-taken = Contar bazas
bourre-form-cards = Todas las cartas
bourre-row-tied = Más bazas
bourre-ask-tied = ¿Quién tiene más bazas?
bourre-row-bourre = Ninguna baza
bourre-row-passed = Pasó
bourre-all-others-passed = Los demás pasaron
bourre-all-passed = Pasó todo el mundo
bourre-row-tricks = bazas
bourre-ask-tricks = ¿De quién son las { $tricks } bazas?
bourre-hint-tricks = vacío: pasó
bourre-row-ante = Quien reparte pide
bourre-hint-ante =
    si no, { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }
bourre-row-split = Se reparten el bote
bourre-hint-split = Solo si varios empatan con más bazas que nadie; si no, el bote se queda para la próxima mano
bourre-row-faults = Faltas
bourre-fold-faults = ¿Se cantó alguna falta?
bourre-choice-fault =
    { $fault ->
        [corrected] renuncio corregido
        [out_of_turn] jugó fuera de turno
        [spoke_early] habló fuera de turno
       *[renege] renuncio
    }
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs =
    { $penalty ->
        [pay] paga como un bourré
        [bar] no puede ganar
       *[lose_deal] pierde un turno de repartir
    }
bourre-row-away = Ausente
bourre-hint-away = No recibe cartas ni pone ante
bourre-fold-away = ¿Falta alguien en la mesa?
bourre-count-hands-played = Manos jugadas
bourre-count-hands-stayed = Manos a las que fue
bourre-count-pots-won = Botes ganados
bourre-count-hands-lost = Bourrés
bourre-count-penalty-points = Fichas de castigo
bourre-ratio-pots-per-stay = Botes por mano a la que fue
bourre-due-ante = Puesto en el bote antes de jugar
bourre-due-stay = Pagado por ir
bourre-due-bourre = Pagado por ir y no hacer ninguna baza
bourre-due-fault = Pagado por una falta
bourre-due-payout = Ganado del bote
bourre-due-out = Las últimas fichas de quien queda fuera
bourre-due-left = Parte de lo que quedaba en el bote al final
bourre-due-adjustment = Movido por la dirección del juego
bourre-pot-too-large = Serían { $chips } fichas en el bote. No se cuentan más de { $most }: fija un límite, o termina esta partida y empieza otra.
bourre-score-too-large = Serían { $chips } fichas para { $player }. No se cuentan más de { $most }: fija un límite, o termina esta partida y empieza otra.
bourre-trick-refused = Baza { $trick }: { $reason } Cántalo como renuncio, o di que nadie lo cantó y la mano vale como se jugó.
bourre-tricks-of-a-hand = Cada cual tiene { $cards } cartas, así que son { $cards } bazas, no { $given }.
bourre-does-not-stay = { $player } no va. En cada baza juegan { $players }.
bourre-did-not-play = En esta baza falta la carta de { $players }, así que las manos no son iguales.
bourre-order-of-a-trick = En la baza { $trick } se juega en este orden: { $players }; no { $given }.
bourre-upcard-of-nobody = La carta levantada, { $card }, no es de nadie, pero la jugó { $player }.
bourre-upcard-of-the-dealer = La carta levantada, { $card }, es de { $dealer }, que reparte, pero la jugó { $player }.
bourre-upcard-not-played = { $player } no cambió cartas, así que tenía la carta levantada, { $card }, pero no la jugó.
bourre-passed-without-winner = Con winner se dice quién pasó; en todo lo demás, con stay, quién va.
bourre-threw-away-more =
    { $player } se descartó de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } y robó { $drew }.
bourre-draws-at-most =
    En una mesa de { $players } se roban de 0 a { $most ->
        [one] { $most } carta
       *[other] { $most } cartas
    }, no { $given }.
bourre-stock-too-small =
    Se { $cards ->
        [one] robó { $cards } carta
       *[other] robaron { $cards } cartas
    }, pero el mazo tiene { $stock } y no se vuelve a barajar nada.
bourre-dealer-must-stay =
    { $must ->
        [dealer_with_ace] { $player } reparte y tiene que ir: si la carta levantada es un as, quien reparte va.
        [ace_holder] { $player } reparte y tiene que ir: quien tiene el as de triunfo va.
       *[dealer] { $player } reparte y tiene que ir: quien reparte va siempre.
    }
bourre-tricks-of-two = Las bazas se juegan entre dos o más; si solo va una persona, se lleva el bote sin jugarlas.
bourre-cards-in-these-rules = En estas reglas cada cual tiene { $most } cartas, no { $given }.
bourre-cards-at-most = En estas reglas cada cual tiene { $most } cartas como mucho, no { $given }.
bourre-upcard-of-nobody-yet = Antes del robo la carta levantada, { $card }, no es de nadie, pero está en la mano de { $player }.
bourre-upcard-of-a-holding =
    { $is ->
        [in] La carta levantada, { $card }, es de quien reparte, pero está en la mano de { $player }.
       *[out] La carta levantada, { $card }, es de quien reparte, pero falta en la mano de { $player }.
    }
bourre-players-of-a-table = Estas reglas son para { $fewest } a { $most } personas, no { $given }.
bourre-played-clockwise = Se juega hacia la izquierda: en esta baza { $player } no va después de { $other }.
bourre-in-the-holding-and-elsewhere = { $card }: en la baraja hay una sola, y aparece en la mano y en otro sitio.
bourre-tricks-in-these-rules = En estas reglas una mano tiene { $tricks } bazas, así que nadie ha hecho { $given }.
bourre-holding-missing = Da las cartas de la mano, o cuántas tenía como holding_size.
bourre-holding-size =
    holding_size es { $given }, pero la mano se da con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
bourre-not-in-the-holding = { $card } se jugó o se conoce, pero no está en la mano.
bourre-nobody-to-exempt = ante.by es dealer, así que nadie más pone ante y no hay a quién librar.
bourre-dealer-chooses = ante.by es dealer, pero con ante.chosen quien reparte fija lo que ponen los demás.
bourre-fixed-without-chips = bourre.pays es fixed, pero bourre.chips no dice cuántas fichas.
bourre-chips-without-fixed = bourre.pays es pot, así que bourre.chips no dice nada.
bourre-nothing-to-limit = bourre.pays es fixed, así que no hay nada que limitar.
bourre-out-and-to-stay = chips.short es out, que va por el ante que ponen todos, pero ante.to_stay es { $chips }.
bourre-out-and-chosen-ante = chips.short es out, que va por el ante que ponen todos, pero con ante.chosen quien reparte fija cualquier ante.
bourre-out-and-dealer-antes = chips.short es out, que va por el ante que ponen todos, pero ante.by es dealer.
bourre-out-without-start = chips.short es out, pero chips.start no dice cuántas fichas hay.
bourre-start-below-ante = chips.start es { $chips }: no llega para el primer ante.
bourre-rebuys-without-start = chips.rebuys es { $rebuys }, pero chips.start no dice qué fichas se toman.
bourre-rebuys-of-nobody = chips.rebuys es { $rebuys }, pero con chips.short en owes nadie queda fuera.
bourre-pack-too-small =
    { $players } personas con { $each ->
        [one] { $each } carta
       *[other] { $each } cartas
    } cada una necesitan { $cards } cartas, y hay { $available }{ $upcard ->
        [out] { " " }sin la carta levantada.
       *[in] .
    }
bourre-more-drawn-than-dealt =
    draw.at_most es { $most }, pero solo se { $cards ->
        [one] reparte { $cards } carta
       *[other] reparten { $cards } cartas
    } a cada cual.
bourre-more-drawn-at-larger-tables = draw.from deja robar más cartas de las que se reparten, que son { $cards }.
bourre-end-without-chips = end.when es { $when }, pero chips.start no da fichas a nadie.
bourre-target-missing = end.when es target: hace falta un end.target por encima de chips.start.
bourre-target-otherwise = end.target es { $target }, pero end.when es { $when }.
bourre-won-but-not-broken = play.lead tiene trump_if_won, que pide triunfos que not_before_broken prohíbe.
bourre-no-sure-tricks = play.cinch_trumping es always, pero solo el cinch de play.cinch sure_tricks obliga a quienes siguen.
bourre-majority-is-carried = pot.won_by es majority, y ahí el bote que no se gana queda para la próxima, pero pot.tie es { $tie }.
bourre-no-upcard-of-the-dealer = stay.must es dealer_with_ace, pero con deal.trump { $trump } la carta levantada no es de quien reparte.
bourre-suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}
bourre-duty = { $duty ->
    [follow] hay que servir al palo
    [head] hay que servir al palo y montar la baza
    [void] hay que fallar como dicen las reglas
    [cinch] hay que jugar el triunfo más alto, con más de la mitad de las bazas seguras
   *[lead] hay que salir como dicen las reglas
}
bourre-only-card = { $asker ->
    [you] { $card } es tu única carta, así que hay que jugarla.
   *[player] { $card } es su única carta, así que hay que jugarla.
}
bourre-any-card = Se puede jugar cualquier carta.
bourre-asks-for = { $may ->
    [yes] Eso pide { $cards }: { $card } se puede jugar.
   *[no] Eso pide { $cards }: { $card } no se puede jugar.
}
bourre-follows = { $asker ->
    [you] Tienes { bourre-suit }, el palo de salida, y hay que servir.
   *[player] { $player } tiene { bourre-suit }, el palo de salida, y hay que servir.
}
bourre-heads = { $asker ->
    [you] Puedes servir al palo y montar la baza, así que tienes que hacer las dos cosas.
   *[player] { $player } puede servir al palo y montar la baza, así que tiene que hacer las dos cosas.
}
bourre-void-without-trumps = { $asker ->
    [you] No tienes { bourre-suit }, y tampoco triunfos.
   *[player] { $player } no tiene { bourre-suit }, y tampoco triunfos.
}
bourre-void-without-winning-trump = { $asker ->
    [you] No tienes { bourre-suit }, ni un triunfo que gane la baza.
   *[player] { $player } no tiene { bourre-suit }, ni un triunfo que gane la baza.
}
bourre-void = { $asker ->
    [you] No tienes { bourre-suit }.
   *[player] { $player } no tiene { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] No tienes { bourre-suit }, así que tienes que fallar.
   *[player] { $player } no tiene { bourre-suit }, así que tiene que fallar.
}
bourre-void-highest-trump = { $asker ->
    [you] No tienes { bourre-suit }, así que tienes que jugar el triunfo más alto.
   *[player] { $player } no tiene { bourre-suit }, así que tiene que jugar el triunfo más alto.
}
bourre-void-winning-trump = { $asker ->
    [you] No tienes { bourre-suit }, así que tienes que montar la baza con un triunfo.
   *[player] { $player } no tiene { bourre-suit }, así que tiene que montar la baza con un triunfo.
}
bourre-ace-king-queen = { $asker ->
    [you] Tienes, o tenías, as, rey y dama de triunfo, y hay que salir con ellos en ese orden.
   *[player] { $player } tiene, o tenía, as, rey y dama de triunfo, y hay que salir con ellos en ese orden.
}
bourre-cinch = { $asker ->
    [you] Tienes { $taken } de { $cards } bazas, y { $sure } más seguras en triunfos. Con más de la mitad, hay que jugar tu triunfo más alto.
   *[player] { $player } tiene { $taken } de { $cards } bazas, y { $sure } más seguras en triunfos. Con más de la mitad, hay que jugar su triunfo más alto.
}
bourre-may-lead = { $asker ->
    [you] Puedes salir.
   *[player] { $player } puede salir.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Quien sale en la primera baza con as, rey o dama de triunfo en la mano sale con el triunfo más alto
       *[later] quien sale en la primera baza con as, rey o dama de triunfo en la mano sale con el triunfo más alto
    }
    [trump_ace] { $place ->
        [first] Quien sale en la primera baza con el as de triunfo en la mano sale con él
       *[later] quien sale en la primera baza con el as de triunfo en la mano sale con él
    }
    [trump_if_won] { $place ->
        [first] Quien ha ganado una baza sale en la siguiente con triunfo, si tiene
       *[later] quien ha ganado una baza sale en la siguiente con triunfo, si tiene
    }
    [not_before_broken] { $place ->
        [first] No se sale con triunfo hasta que se haya jugado alguno, salvo con solo triunfos en la mano
       *[later] no se sale con triunfo hasta que se haya jugado alguno, salvo con solo triunfos en la mano
    }
   *[all_trumps_left] { $place ->
        [first] Quien tiene triunfos y sabe que ya no quedan otros sale con triunfo
       *[later] quien tiene triunfos y sabe que ya no quedan otros sale con triunfo
    }
}
bourre-may-be-played-whatever = Sean cuales sean las cartas que no se conocen, { $card } se puede jugar.
bourre-may-be-played-not-known = Si { $card } se puede jugar depende de cartas que no se conocen.
bourre-convicted = { $asker ->
    [you] Tienes { $cards }, y { bourre-duty }: { $card } no se puede jugar.
   *[player] { $player } tiene { $cards }, y { bourre-duty }: { $card } no se puede jugar.
}
bourre-convicted-whatever = { $asker ->
    [you] Sean cuales sean las cartas que no se conocen, { $card } no se puede jugar: { bourre-duty }.
   *[player] Sean cuales sean las cartas que no se conocen, { $player } no puede jugar { $card }: { bourre-duty }.
}
bourre-seeing-cards = Ver { $cards } en la mano: entonces no estaría permitido.
bourre-any-of-suit = { $suit ->
    [C] cualquier trébol
    [D] cualquier diamante
    [H] cualquier corazón
   *[S] cualquier pica
}
bourre-seeing-trumps = Ver todos los triunfos de la mano.
bourre-played-by-the-rules = Todas las cartas se jugaron según las reglas.
bourre-in-a-trick = Baza { $trick }: { $explanation }
bourre-may-pass = { $player } puede pasar.
bourre-may-pass-in-play-off = { $player } puede pasar: en un desempate nadie tiene que ir.
bourre-may-pass-not-known = Si { $player } puede pasar depende de algo que no se ha dicho.
bourre-must-stay = { $player } tiene que ir.
bourre-must-stay-with = { $player } tiene { $cards }, así que tiene que ir.
bourre-seeing-for-pass = { $what ->
    [upcard] La carta levantada.
    [suit] El palo de triunfo.
    [both] El palo de triunfo y todas las cartas de la mano.
   *[holding] Todas las cartas de la mano.
}
bourre-may-draw = { $player } puede robar { $most ->
    [1] { $most } carta
   *[other] { $most } cartas
} como mucho en una mesa de { $players }.

bourre-unit-chips = fichas
bourre-column-winner = Gana
bourre-column-pot = Bote
bourre-column-tricks = Bazas
bourre-column-next-pot = Próx. bote
bourre-mark-won = ganó el bote
bourre-mark-bourre = bourré
bourre-mark-new-chips = fichas nuevas
bourre-drawing-chip = una ficha tachada
bourre-end-in-short = cuando alguien tiene { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, acaba la partida

bourre-about = Bazas por un bote, de Luisiana
bourre-variant-bourre = Cinco cartas, un cambio y triunfo obligado; quien va y no hace ninguna baza paga otra vez el bote
bourre-variant-bourre-denexa = Bourré en que el cinch obliga a toda la mesa y un renuncio se paga, sin más
bourre-variant-boure = Todo el mundo habla antes del primer cambio; triunfo obligado solo si gana la baza, y no hay cinch
bourre-variant-boo-ray = La carta levantada no es de nadie, se cambian hasta cuatro, y primero se sale con un triunfo alto
bourre-variant-booray-winning-moves = 200 fichas para cada cual; quien no puede pagar queda fuera, y con 400 se gana
bourre-variant-boo-ray-four = Cuatro cartas y una sola obligación: servir el palo
bourre-name-boo-ray-four = Boo-Ray de cuatro cartas
bourre-house-rule-limit = Un bote o un bourré, 20 fichas como mucho
bourre-house-rule-double-ante = Doble ante: ir cuesta otro
bourre-house-rule-draw-four = Se cambian hasta cuatro cartas
bourre-house-rule-draw-fewer = En mesas de seis se cambian hasta cuatro cartas; de siete, tres; de ocho, dos
bourre-house-rule-three-from-seven = Desde siete personas se cambian hasta tres cartas
bourre-house-rule-split = Con empate, el bote se reparte
bourre-house-rule-agree = Con empate, se puede acordar repartir el bote
bourre-house-rule-two-chips = Un bourré cuesta dos fichas
bourre-house-rule-tied-ante = Solo un bourré libra de poner el ante
bourre-house-rule-trick-takers-exempt = Quien hizo alguna baza no pone ante
bourre-house-rule-ace-king-queen = As, rey y dama de triunfo se juegan de salida y en ese orden
bourre-house-rule-any-misplay = Cualquier falta se paga
bourre-house-rule-majority = Hay que hacer más de la mitad de las bazas para ganar
bourre-house-rule-dealer-names = Quien reparte elige el triunfo
bourre-house-rule-broken-trumps = No se sale a triunfo hasta que haya caído alguno
bourre-house-rule-dealer-antes = Quien reparte pone el ante de toda la mesa
bourre-house-rule-play-off = Quienes empatan se juegan el bote
bourre-house-rule-dealers-pot = Si pasa todo el mundo, el bote es de quien reparte
bourre-house-rule-chosen-ante = Quien reparte fija el ante
bourre-house-rule-dealers-sixth = Quien reparte puede tomar del mazo la carta levantada
bourre-house-rule-next-best = Si quien va en cabeza no puede ganar, gana quien mejor quede de los demás
bourre-house-rule-rebuys = Veinte fichas para cada cual, y otras veinte, una vez, para quien queda fuera

bourre-body-stay = quién va
bourre-body-taken = cuántas bazas tiene cada cual
bourre-body-tricks = todas las cartas
bourre-body-winner = quién se lleva el bote
bourre-body-card = la carta
bourre-body-cards = una lista con esa única carta
bourre-body-upcard = la carta levantada
bourre-body-suit = el palo de triunfo

bourre-claim-play = ¿Se puede jugar esta carta?
bourre-claim-pass = ¿Puede pasar quien juega?
bourre-claim-draw = ¿Se pueden robar tantas cartas?
bourre-claim-audit = ¿Se jugó la mano según las reglas?
