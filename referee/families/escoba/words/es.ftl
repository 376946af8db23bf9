# Spanish: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [1] una escoba
    [2] dos escobas
    [3] tres escobas
    [4] cuatro escobas
    [5] cinco escobas
    [6] seis escobas
    [7] siete escobas
    [8] ocho escobas
    [9] nueve escobas
    [10] diez escobas
   *[other] { $escobas } escobas
}.

escoba-has = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [velo] el siete de oros
    [setenta] la setenta
    [sevens] más sietes
    [all_cards] todas las cartas
    [all_coins] todos los oros
   *[all_sevens] todos los sietes
}.
escoba-has-as-others = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [setenta] la setenta
   *[sevens] más sietes
}, empatando con otros.
escoba-has-figure = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [setenta] la setenta
   *[sevens] más sietes
}: { $figure } contra { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $category ->
    [cards] más cartas
    [coins] más oros
    [setenta] la setenta
   *[sevens] más sietes
}, empatando con otros: { $figure } contra { AND($others) }.
escoba-under-ten = Puntos para { $side }: los demás no llegan a diez cartas.

escoba-setenta = { $count ->
    [0] nada
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Nadie puntúa por las cartas.
    [coins] Nadie puntúa por los oros.
    [velo] Nadie puntúa por el siete de oros.
    [setenta] Nadie puntúa por la setenta.
   *[sevens] Nadie puntúa por los sietes.
}
escoba-equal = { $category ->
    [cards] { $sides } empatan a cartas: nadie puntúa.
    [coins] { $sides } empatan a oros: nadie puntúa.
    [setenta] { $sides } empatan en la setenta: nadie puntúa.
   *[sevens] { $sides } empatan a sietes: nadie puntúa.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } empatan a cartas ({ $figure }): nadie puntúa.
    [coins] { $sides } empatan a oros ({ $figure }): nadie puntúa.
    [setenta] { $sides } empatan en la setenta ({ $figure }): nadie puntúa.
   *[sevens] { $sides } empatan a sietes ({ $figure }): nadie puntúa.
}

escoba-category =
    { $category ->
        [cards] más cartas
        [coins] más oros
        [velo] el siete de oros
        [setenta] la setenta
        [sevens] más sietes
        [all_cards] todas las cartas
        [all_coins] todos los oros
        [all_sevens] todos los sietes
        [under_ten] dejar a los demás con menos de diez cartas
       *[escoba] una escoba
    }
escoba-no-such-rank =
    { $pack ->
        [spanish]
            { $rank ->
                [8] En la escoba no hay { $rank }; la sota vale { $rank }.
                [9] En la escoba no hay { $rank }; el caballo vale { $rank }.
               *[other] En la escoba no hay { $rank }; hay del 1 al 7, 10, 11 y 12.
            }
       *[french]
            { $rank ->
                [8] En la escoba no hay { $rank }; la jota vale { $rank }.
                [9] En la escoba no hay { $rank }; la dama vale { $rank }.
                [10] En la escoba no hay { $rank }; el rey vale { $rank }.
               *[other] En la escoba no hay { $rank }; hay del A al 7, J, Q y K.
            }
    }
escoba-no-spanish-card = «{ $text }» no es una carta española. Escribe 1 a 7, 10, 11 o 12 y O, C, E o B, por ejemplo 7O o 12E.
escoba-which-suit = { CARD($card, form: "Un") }: ¿de qué palo? Di { $cards }.
escoba-card-twice =
    { CARD($card, form: "Un") } está una sola vez en la baraja, y aparece { $times ->
        [2] dos veces
       *[other] { $times } veces
    }: { AND($places) }.
escoba-place-of-side = entre las cartas de { $side }
escoba-place =
    { $place ->
        [hand] en la mano
        [left] como carta que queda
        [left_over] entre las que quedan en la mesa
        [played] como carta jugada
       *[table] en la mesa
    }
escoba-rank-too-often = En la baraja hay cuatro cartas de valor { $rank }; aparecen { $count }.
escoba-forms-missing = Da piles, counts, outcome, o deals con la mesa.
escoba-unread = Quita { $name }: solo se da con { $forms }.
escoba-counts-missing = ¿Qué se ha llevado { $side }? Da counts para { $id }.
escoba-count-missing =
    { $member ->
        [cards] ¿Cuántas cartas tiene { $side }? Da cards para { $id }.
        [coins] ¿Cuántos oros tiene { $side }? Da coins para { $id }.
       *[sevens] ¿Cuántos sietes tiene { $side }? Da sevens para { $id }.
    }
escoba-counts-make =
    { $member ->
        [cards] Cartas: { $figures } suman { $sum }, pero hay { $all }.
        [coins] Oros: { $figures } suman { $sum }, pero hay { $all }.
       *[sevens] Sietes: { $figures } suman { $sum }, pero hay { $all }.
    }
escoba-velo-twice = { CARD($card, form: "Un") } está una sola vez en la baraja, y se ha apuntado a { $sides }.
escoba-velo-missing = ¿Quién tiene { CARD($card, form: "un") }? Da velo: true a quien lo tenga.
escoba-velo-counts =
    { $member ->
        [coins] { CARD($card, form: "Un") } es también un oro: { $side } no puede tener esa carta y ningún oro.
       *[sevens] { CARD($card, form: "Un") } es también un siete: { $side } no puede tener esa carta y ningún siete.
    }
escoba-more-coins-and-sevens =
    A { $side } se le { $cards ->
        [one] ha apuntado { $cards } carta
       *[other] han apuntado { $cards } cartas
    }; solo los oros y los sietes ya son { $least }.
escoba-escobas-missing = ¿Cuántas escobas tiene { $side }? Da escobas para { $id }.
escoba-escobas-of-few-cards =
    { $escobas ->
        [one] { $escobas } escoba se hace
       *[other] { $escobas } escobas se hacen
    } con { $least } cartas como mínimo; { $side } tiene { $cards }.
escoba-escobas-in-all = { $escobas } escobas se hacen con { $least } cartas como mínimo; hay { $all }.
escoba-setenta-missing = ¿Quién tiene la mejor setenta? Da setenta para cada bando: su mejor carta de cada palo, menos de cuatro si falta algún palo.
escoba-setenta-of-a-rank = Se han dado { $count } cartas de valor { CARD($rank, form: "row") }; hay cuatro.
escoba-setenta-of-sevens =
    { $side } da { $named ->
        [one] { $named } siete
       *[other] { $named } sietes
    } y tiene { $sevens }.
escoba-setenta-of-suits = { $side } no puede tener cartas de { $suits } palos, por lo demás que se ha dado.
escoba-setenta-without-velo = { $side } tiene { CARD($card, form: "un") }, así que entre sus mejores cartas hay un siete.
escoba-category-missing =
    ¿Quién puntúa por { escoba-category }? Da { $name }: un bando{ $or ->
        [null] , o null si nadie
       *[no] { "" }
    }.
escoba-named-twice = { $side } aparece dos veces en { escoba-category }.
escoba-only-one-side = Por { escoba-category } puntúa un solo bando, no { $sides }.
escoba-captured-nothing = { $side }: ninguna baza y, sin embargo, { AND($has) }. No puede ser.
escoba-velo-in-a-pile = Ha habido bazas, así que al final toda carta está en algún montón. ¿Quién tiene { CARD($card, form: "un") }?
escoba-implied = { $side } no puede puntuar por { escoba-category } sin puntuar también, y sin empate, por { $other }.
escoba-piles-missing = ¿Qué se ha llevado { $side }? Da piles para { $id }.
escoba-left-make = Las cartas que quedan suman { $sum }: alguna baza no era de quince.
escoba-last-capture-missing = ¿Quién hizo la última baza? A ese bando van las cartas que quedan: da last_capture.
escoba-empty-pile = { $side } tiene el montón vacío, así que la última baza fue de otro bando.
escoba-in-no-pile =
    { $more ->
        [0] No está en ningún montón: { CARD($cards, form: "row") }.
       *[other] No están en ningún montón: { CARD($cards, form: "row") } y { $more } más.
    }
escoba-table-missing = ¿Qué se repartió a la mesa? Da table con deals.
escoba-cards-dealt-to-the-table = A la mesa se reparten { $expected } cartas; aparecen { $given }.
escoba-deals-of-a-round = Una ronda tiene { $expected } repartos; aparecen { $given }.
escoba-cards-of-a-deal = En un reparto se juegan { $expected } cartas; aparecen { $given }.
escoba-count-otherwise = { $side }: { $member } es { CARD($expected, form: "row") }, no { CARD($given, form: "row") }.
escoba-left-otherwise =
    Según las jugadas, quedan en la mesa { $count ->
        [0] 0 cartas
       *[other] { $cards }
    }, no { $claimed ->
        [0] 0 cartas
       *[other] { $given }
    }.
escoba-in-the-pile =
    { $count ->
        [1] Según las jugadas, en el montón de { $side } está { $cards }, y no se ha dado.
       *[other] Según las jugadas, en el montón de { $side } están { $cards }, y no se han dado.
    }
escoba-not-in-the-pile =
    { $count ->
        [1] Según las jugadas, en el montón de { $side } no está { $cards }, y se ha dado.
       *[other] Según las jugadas, en el montón de { $side } no están { $cards }, y se han dado.
    }
escoba-last-capture-otherwise = Última baza según las jugadas: { $last }, no { $side }.
escoba-escobas-total = Escobas de { $side }: son { $counted }, no { $given }.
escoba-captured-something = Por lo demás que se ha dado, { $side } sí hizo alguna baza.
escoba-category-otherwise = Puntos por { escoba-category }: { $sides }, no { $others }.
escoba-setenta-of-four = Una setenta tiene una carta de cada palo; aparecen { $cards }.
escoba-piles-or-ranks = Da piles, o los valores de cada bando.
escoba-deal-for-nobody = Con { $table } cartas en la mesa y { $hand } a cada cual, las 40 cartas no cuadran para ninguno de estos números de personas.
escoba-pack-left-over =
    La baraja no cuadra para { $players } personas: { $left } cartas tras la mesa, { $cards } por reparto. Cuadra para { $count ->
        [0] ningún número
       *[other] { $fit }
    }.
escoba-teams-of-equal-size = Para equipos iguales hacen falta 4 o 6 en la mesa; hay { $players }.
escoba-under-ten-of-two = score.under_ten compara dos bandos, y { $players } personas por su cuenta son { $players } bandos.
escoba-no-capture-of-two = score.no_capture_loses da la victoria al otro de dos bandos, y { $players } personas por su cuenta son { $players } bandos.
escoba-none-left = play.missed es next_player, pero con play.capture { $capture } no queda ninguno sin ver.
escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }
escoba-other-ways = otras
escoba-makes-no-fifteen = Con { CARD($card, form: "un") } aquí no se hace quince: se queda en la mesa.
escoba-cannot-be-taken =
    No se puede recoger { $cards }: en la mesa hay { $count ->
        [0] nada
       *[other] { $table }
    }.
escoba-no-fifteen = { $figures } suman { $sum }, no 15.
escoba-fifteen = { $figures } suman { $sum }.
escoba-may-be-left = Con { CARD($card, form: "un") } se podía recoger { $ways }, pero no es obligatorio hacer quince.
escoba-has-to-take = { CARD($card, form: "Un") } hace 15 con { $ways }, y hay que recoger.
escoba-no-other-makes-fifteen =
    { $others ->
        [unseen] Con { CARD($card, form: "un") } aquí no se hace quince, ni con ninguna otra carta que pueda haber en la mano.
       *[held] Con { CARD($card, form: "un") } aquí no se hace quince, ni con ninguna otra carta de la mano.
    }
escoba-could-have-taken = Con { CARD($card, form: "un") } se podía recoger { $ways }: quien puede recoger tiene que hacerlo.
escoba-others-not-known = Con { CARD($card, form: "un") } aquí no se hace quince; no se sabe si con otra carta de la mano sí.
escoba-rest-of-the-hand = El resto de la mano: con { CARD($card, form: "un") }, que recoge { $ways }, no estaba permitido.
escoba-not-in-the-hand = { CARD($card, form: "Un") } no está en la mano.
escoba-legal-plays =
    { $count ->
        [1] Hay una sola jugada permitida.
       *[other] Hay { $count } jugadas permitidas.
    }
escoba-no-card-to-play = Sin cartas no se puede jugar nada.
escoba-nothing-taken = No se recogió nada.
escoba-still-on-the-table = En la mesa queda aún { $cards }.
escoba-is-one = En la mesa no queda nada: escoba.
escoba-overlooked-stays = En estas reglas, un quince que nadie vio se queda donde está.
escoba-nothing-overlooked = La jugada anterior no dejó ninguna carta con la que se pasara por alto un quince.
escoba-overlooked-otherwise = Lo que se pasó por alto es un quince con { CARD($card, form: "un") }.
escoba-was-overlooked = Se pasó por alto, así que puede recogerlo quien juega después.
escoba-nobody-takes-what-is-dealt = Las cartas suman { $sum }; en estas reglas nadie se lleva lo repartido.
escoba-takes-what-is-dealt =
    { $taker ->
        [leader]
            Las cartas suman { $sum }: se las lleva quien es mano, con { $escobas ->
                [1] una escoba
               *[other] dos escobas
            }.
       *[dealer]
            Las cartas suman { $sum }: se las lleva quien reparte, con { $escobas ->
                [1] una escoba
               *[other] dos escobas
            }.
    }
escoba-dealt-do-not-split = Las cartas suman 30, pero no se parten en 15 y 15: nadie se las lleva.
escoba-nobody-takes-them = Las cartas suman { $sum }, y nadie se las lleva.
escoba-comes-out = Las cartas que quedan suman { $sum }: la ronda cuadra.
escoba-does-not-come-out = Las cartas que quedan suman { $sum }, no 10, 25, 40 ni 55: alguna baza no era de quince.
escoba-best-setenta =
    { $count ->
        [1] { $sides } tiene la setenta.
       *[other] { $sides } tienen la setenta.
    }
escoba-equal-setentas = { $sides } empatan: nadie puntúa.
escoba-no-whole-setenta = Nadie tiene cartas de los cuatro palos.
escoba-turn-of-another = Le tocaba a { $turn }, no a { $player }.
escoba-played-all-cards =
    { $player } ya ha jugado { $cards ->
        [1] su única carta
        [2] sus dos cartas
        [3] sus tres cartas
        [4] sus cuatro cartas
        [5] sus cinco cartas
        [6] sus seis cartas
        [7] sus siete cartas
        [8] sus ocho cartas
        [9] sus nueve cartas
        [10] sus diez cartas
       *[other] sus { $cards } cartas
    } de este reparto.
escoba-card-seen-before = { CARD($card, form: "Un") } ya se había jugado o estaba en la mesa, y está una sola vez en la baraja.
escoba-every-play-allowed = Todas las jugadas estaban permitidas.
escoba-plays-not-settled = Nada va seguro contra las reglas; de algunas jugadas no se sabe con lo que se ha dado.
escoba-against-the-rules =
    Contra las reglas: { $places }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }.
escoba-place-in-a-round = reparto { $deal }, jugada { $play }
escoba-form-outcome = Quién se lleva qué
escoba-form-counts = Recuento
escoba-row-category =
    { $category ->
        [cards] Más cartas
        [coins] Más oros
        [velo] Siete de oros
        [setenta] Setenta
        [sevens] Más sietes
        [all_cards] Todas las cartas
        [all_coins] Todos los oros
        [all_sevens] Todos los sietes
       *[under_ten] Los demás, menos de diez cartas
    }
escoba-ask-category =
    { $category ->
        [cards] ¿Quién tiene más cartas?
        [coins] ¿Quién tiene más oros?
        [velo] ¿Quién tiene el siete de oros?
        [setenta] ¿Quién tiene la setenta?
       *[sevens] ¿Quién tiene más sietes?
    }
escoba-fold-extras = ¿Alguien lo tiene todo?
escoba-row-no-capture = Sin bazas
escoba-row-counted =
    { $counted ->
        [cards] Cartas
        [coins] Oros
       *[sevens] Sietes
    }
escoba-ask-counted =
    { $counted ->
        [cards] ¿Cuántas cartas tiene { $name }?
        [coins] ¿Cuántos oros tiene { $name }?
       *[sevens] ¿Cuántos sietes tiene { $name }?
    }
escoba-row-setenta = Mejor de cada palo
escoba-ask-setenta = ¿Con qué cartas se hace la setenta?
escoba-row-escobas = Escobas
escoba-count-escobas = Escobas
escoba-count-velos = Sietes de oros
escoba-claim-capture = ¿Se puede jugar así esta carta?
escoba-claim-plays = ¿Qué se puede jugar?
escoba-claim-dealt-table = ¿Quién se lleva lo repartido a la mesa?
escoba-claim-missed = ¿Se puede recoger lo que se pasó por alto?
escoba-claim-setenta = ¿Quién tiene la setenta?
escoba-claim-left = ¿Cuadran las cartas que quedan?
escoba-claim-audit = ¿Se jugó esta ronda según las reglas?
escoba-claim-escoba = ¿Es esto una escoba?

escoba-label-table = En la mesa
escoba-about-table = Las cartas que hay allí
escoba-about-table-before = Lo que había allí antes
escoba-about-dealt = Las cartas repartidas a la mesa
escoba-about-dealt-table = Las cartas repartidas a la mesa
escoba-about-card = La carta que se juega
escoba-label-take = Recoge
escoba-about-take = Lo que recoge la carta
escoba-about-take-or-stay = Lo que recoge la carta; vacío si se queda en la mesa
escoba-about-holding = La mano, también la carta que se juega
escoba-about-whole-hand = La mano entera
escoba-label-unseen = Cartas sin ver
escoba-about-unseen = En lugar de la mano: las cartas que nadie ha visto aún
escoba-label-left = Carta dejada
escoba-about-card-left = La carta que se jugó y se dejó en la mesa
escoba-about-take-of-next = Lo que recoge quien juega después, también la carta dejada
escoba-label-piles = Cartas recogidas
escoba-about-piles = Todo lo que ha recogido cada bando
escoba-label-ranks = Valores
escoba-about-ranks = En su lugar: el mejor valor de cada palo que tiene
escoba-about-left = Las que quedan al final
escoba-label-deals = Repartos
escoba-about-deals = Reparto a reparto, las jugadas en orden
escoba-about-dealer = Quién repartió; si no, quien reparte la ronda
escoba-about-played = La carta jugada
escoba-about-taken = Lo que recogió la carta; vacío si se quedó en la mesa
escoba-label-missed = Pasado por alto
escoba-about-missed = Lo que se recogió antes, pasado por alto en la jugada anterior; solo si lo dicen las reglas
escoba-about-play = Una carta tal como se jugó.
escoba-label-cards-left = Quedan
escoba-label-last-capture = Última baza
escoba-label-accept-infractions = Pese a las faltas

escoba-end-in-short = gana quien llega a { $target }{ $tie ->
    [alone] {" "}y va en cabeza sin empate
   *[shared] {""}
}

escoba-about = Sumar quince y limpiar la mesa
escoba-variant-escoba = Se suman quince; puntúan las cartas, los oros, el siete de oros, la setenta y cada escoba; a 21
escoba-variant-escoba-fournier = Dos bandos a partir de cuatro personas; los sietes en vez de la setenta, y puntos de más por tenerlos todos
escoba-variant-escoba-del-15 = A 15, y un quince se puede dejar
escoba-house-rule-to-15 = A 15
escoba-house-rule-to-30 = A 30
escoba-house-rule-to-31 = A 31
escoba-house-rule-setenta-by-points = La setenta, por puntos
escoba-house-rule-most-sevens = Más sietes en vez de la setenta
escoba-house-rule-must-take = Quien puede recoger tiene que recoger
escoba-house-rule-may-leave = Un quince se puede dejar
escoba-house-rule-overlooked-for-the-next = Los quinces que se pasan por alto son de quien juega después
escoba-house-rule-ties-score-for-all = Si hay empate, puntúa cada bando que empata
escoba-house-rule-leader-takes-the-table = Las cartas de la mesa que suman quince al repartir son de quien es mano
escoba-house-rule-clockwise = En el sentido de las agujas del reloj
escoba-house-rule-partners = En dos equipos
escoba-house-rule-spanish-cards = Baraja española
escoba-house-rule-all-coins = Un punto más por todos los oros
escoba-house-rule-all-sevens = Un punto más por todos los sietes
escoba-house-rule-all-cards = Un punto más por todas las cartas
escoba-house-rule-under-ten = Dos puntos más si el otro bando no llega a diez cartas
escoba-house-rule-no-capture-loses = El bando que no hace ninguna baza pierde la partida

escoba-body-piles = todas las cartas
escoba-body-counts = los totales
escoba-body-outcome = quién se llevó qué
escoba-body-deals = cada jugada
