# Spanish: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } no bajó { $set ->
        [book] ningún cuarteto
       *[pair] ninguna pareja
    }.
   *[other] { $player } bajó { $set ->
        [book] { $count ->
            [one] { $count } cuarteto
           *[other] { $count } cuartetos
        }
       *[pair] { $count ->
           [one] { $count } pareja
          *[other] { $count } parejas
       }
    }.
}
books-ranks = { $set ->
    [book] { $player } bajó { $count ->
        [one] { $count } cuarteto
       *[other] { $count } cuartetos
    }: { CARD($ranks, form: "varios") }.
   *[pair] { $player } bajó { $count ->
       [one] { $count } pareja
      *[other] { $count } parejas
   }: { CARD($ranks, form: "varios") }.
}
books-ranks-and-points = { $set ->
    [book] { $player } bajó { $count ->
        [one] { $count } cuarteto
       *[other] { $count } cuartetos
    }: { CARD($ranks, form: "varios") }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[pair] { $player } bajó { $count ->
       [one] { $count } pareja
      *[other] { $count } parejas
   }: { CARD($ranks, form: "varios") }, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }.
}

books-gives = { $set ->
    [book] { $player } pidió mal y le da un cuarteto a { $other }.
   *[pair] { $player } pidió mal y le da una pareja a { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } pidió mal y le da un cuarteto de { CARD($rank, form: "varios") } a { $other }.
   *[pair] { $player } pidió mal y le da una pareja de { CARD($rank, form: "varios") } a { $other }.
}
books-gets = { $set ->
    [book] { $player } recibe un cuarteto de { $other }.
   *[pair] { $player } recibe una pareja de { $other }.
}
books-gets-rank = { $set ->
    [book] { $other } le da un cuarteto de { CARD($rank, form: "varios") } a { $player }.
   *[pair] { $other } le da una pareja de { CARD($rank, form: "varios") } a { $player }.
}

books-not-in-pack = Esta carta no está en la baraja: { $card }. La baraja va del 2 al as en cuatro palos.
books-too-many-cards = En la baraja hay { $count } × { $card }; aquí hay más.
books-sets-or-counts = Da sets, los valores que bajó cada cual, o counts, cuántos.
books-sets-with-ranks = Aquí cuenta el valor: da sets, con los valores, y no solo counts.
books-count-of-ranks = { $counted ->
    [0] Sin valores son { $counted }, no { $given }.
   *[other] { CARD($ranks, form: "row") }: son { $counted }, no { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [one] Hay { $count } cuarteto anotado; en una mano salen { $whole }.
       *[other] Hay { $count } cuartetos anotados; en una mano salen { $whole }.
    }
   *[pair] { $count ->
        [one] Hay { $count } pareja anotada; en una mano salen { $whole }.
       *[other] Hay { $count } parejas anotadas; en una mano salen { $whole }.
    }
}
books-sets-missing = { $count ->
    [1] Falta por anotar: { CARD($ranks, form: "varios") }. ¿De quién es?
   *[other] Faltan por anotar: { CARD($ranks, form: "varios") }. ¿De quién son?
}
books-no-forfeits = Con estas reglas no se da nada por pedir mal (set.wrong_ask).
books-rank-of-forfeit = Aquí cuenta el valor: di qué valor se dio.
books-forfeit-to-another = Lo que da { $player } es para otra persona.
books-no-set-to-give = { $player } no tiene nada que dar en ese momento.
books-no-rank-to-give = { $player } no tiene { CARD($rank, form: "varios") } que dar en ese momento.

books-request-missing = Di qué se pide: un valor como Q o una carta como QS.
books-step-missing = Un paso es una petición (a quién y de qué), una bajada o un robo.
books-hand-by-history = Según el historial, las cartas de la mano son { $cards }, no { $given }.
books-deal-missing = Estas reglas no dicen cuántas se reparten a { $players ->
    [one] { $players } persona
   *[other] { $players } personas
}. Di cuántas tuvo cada cual: cards_each.
books-deal-too-large = { $cards } cartas por persona para { $players } son más de las que tiene la baraja.
books-stock = Tras este reparto el mazo tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, no { $given }.

books-no-deal = deal.cards no dice nada para { $players } en la mesa.
books-pack-too-small = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} por persona para { $players } son más que las { $size } de la baraja.
books-no-stock-to-draw-from = Se reparten todas las cartas, así que no hay mazo del que robar (ask.empty: { $empty }).
books-no-stock-to-be-gone = Se reparten todas las cartas, así que no hay mazo que se agote (deal.cards: all).
books-colours-of-four = Cuatro cartas de un valor nunca son todas rojas ni todas negras (set.size: 4).
books-colours-and-cards = Las parejas de un mismo color, rojas o negras, van con pedir valores (ask.for: card).

books-form-counts =
    { $set ->
        [book] Cuántos cuartetos
       *[pair] Cuántas parejas
    }
books-form-sets =
    { $set ->
        [book] Qué cuartetos
       *[pair] Qué parejas
    }
books-row-sets =
    { $set ->
        [book] cuartetos
       *[pair] parejas
    }
books-ask-counts =
    { $set ->
        [book] ¿Cuántos cuartetos tiene { $name }?
       *[pair] ¿Cuántas parejas tiene { $name }?
    }
books-ask-sets =
    { $set ->
        [book] ¿De quién son los demás cuartetos?
       *[pair] ¿De quién son las demás parejas?
    }
books-row-forfeits = ¿Quién dio algo a su izquierda?
books-fold-forfeits = ¿Hubo que dar un grupo?
books-count-sets = Grupos
books-claim-ask = ¿Se puede pedir esto?
books-claim-answer = ¿Qué cartas hay que dar?
books-claim-draw = ¿Hay que robar?
books-claim-next = ¿Quién pide ahora?
books-claim-set = ¿Se pueden bajar estas cartas?

books-about-asker = Quién pide
books-about-card = La carta que se pide; esta o el valor
books-label-rank = Valor
books-about-rank = El valor que se pide
books-label-of = A quién
books-about-of = A quién se pide
books-about-asked = A quién se pidió
books-about-asking-hand = La mano de quien pide
books-about-asked-hand = La mano de quien recibe la petición
books-label-history = Historial
books-about-history = Todo lo que se vio en la mesa en esta mano, en orden; lo que se deduce de ello también se sabe
books-about-step = Una petición con su respuesta, cartas robadas o un grupo bajado.
books-about-turn = De quién era el turno
books-label-given = Cartas dadas
books-about-given = Cuántas cartas se dieron
books-about-given-or-none = Cuántas cartas se dieron; si no, 0
books-about-given-now = Cuántas se dan; 0 es «no tengo»
books-label-drew = Cartas robadas
books-about-drew = Cartas del mazo; si no, las que digan las reglas
books-label-shown = Carta enseñada
books-about-shown = La carta robada, si la vio todo el mundo
books-label-set = Grupo
books-about-set = El valor de un grupo bajado
books-label-cards-each = Cartas por persona
books-about-cards-each = Cartas repartidas al principio a cada persona; si no, según las reglas
books-about-stock = Cartas sin repartir; si no, según las reglas
books-label-drawn = Robado
books-about-drawn = Cuántas se robaron, o la carta enseñada
books-about-cards-drawn = Cuántas cartas se robaron, o la carta enseñada
books-label-asker = Quién pidió
books-label-asked = A quién
books-label-wanted = Pedido
books-about-wanted = La carta o el valor que se pidió
books-label-completes = Completa un grupo
books-about-completes = Si la carta robada completó un grupo
books-rank-too-often =
    { $most ->
        [1] Se han apuntado { CARD($rank, form: "varios") } { AND($owners) }, y solo salen una vez.
       *[other] Se han apuntado { CARD($rank, form: "varios") } { AND($owners) }; en una mano salen { $most } parejas.
    }
books-laid-by =
    { $times ->
        [1] a { $player }
        [2] a { $player } dos veces
       *[other] a { $player } { $times } veces
    }
books-impossible-ask =
    El paso { $step }, en que { $player } pide { $suit ->
        [none] { CARD($request, form: "varios") }
       *[known] { $request }
    } a { $other } y { $given ->
        [0] no recibe nada
       *[other] recibe { $given }
    }, no cuadra con lo anterior: { books-impossible }.
books-impossible-set = El paso { $step }, en que { $player } baja { CARD($rank, form: "varios") }, no cuadra con lo anterior: { books-impossible }.
books-impossible-draw = El paso { $step }, en que { $player } roba, no cuadra con lo anterior: { books-impossible }.
books-impossible =
    { $why ->
        [asked_oneself] hay que pedir a otra persona
        [more_handed_over] se pidió una carta y se dieron más
        [known_there] se sabe que esa carta está ahí
        [known_elsewhere] se sabe que esa carta está en otro sitio
        [no_stock] no hay mazo del que robar
        [known_in_a_hand] se sabe que esa carta está en una mano
        [held_too_many] nadie puede tener tantas
        [with_nobody] esa carta no la tendría nadie
        [hand_too_small] en la mano no hay tantas cartas
       *[no_deal] ningún reparto de la baraja lo permite
    }
books-hand-by-what-was-seen = Esta mano no cuadra con lo que todos vieron de { CARD($ranks, form: "varios") }.
books-asked-for = { $suit ->
    [none] { CARD($request, form: "varios") }
   *[known] { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "un") }
   *[other] { $count } { CARD($rank, form: "varios") }
}
books-asks-oneself = { $player } tiene que pedir a otra persona.
books-no-cards-left = A { $player } no le quedan cartas; hay que pedir a quien las tenga.
books-own-card = { $player } tiene { $card }, y no se puede pedir una carta propia.
books-must-hold = Para pedir { CARD($rank, form: "varios") } hay que tener { CARD($rank, form: "un") }.
books-has-none = { $seen ->
    [hand] { $player } no tiene ninguna.
   *[history] Por lo que todos vieron, { $player } no tiene ninguna.
}
books-set-goes-left = Un grupo de { $player } pasa a su izquierda.
books-holding-not-known = Por lo que todos vieron, no se sabe si { $player } tiene { CARD($rank, form: "un") }.
books-card-not-known = { $player } tiene { CARD($rank, form: "un") }; no se sabe si es justo { $card }.
books-may-ask = { $seen ->
    [hand] { $player } tiene { CARD($rank, form: "un") }, así que puede pedir { books-asked-for }.
   *[history] Por lo que todos vieron, { $player } tiene { CARD($rank, form: "un") }, así que puede pedir { books-asked-for }.
}
books-hand-would-settle = Lo decidiría la mano de { $player }, o lo próximo que pida { $player }.
books-goes-on = { $player } sigue pidiendo.
books-asks-next = Ahora pide { $player }.
books-gift = Se dieron cartas.
books-no-gift = No se dio ninguna carta.
books-no-gift-and-no-draw = No se dio ni se robó ninguna carta.
books-drawn-not-shown = No se dio ninguna carta, y la robada no se enseñó.
books-drawn = { $asked_for ->
    [yes] La carta robada es lo que se había pedido.
   *[no] La carta robada no es lo que se había pedido.
}
books-completes = { $set ->
    [yes] La carta robada completa un grupo.
   *[no] La carta robada no completa ningún grupo.
}
books-drawn-not-told = No se dio ninguna carta, y no consta cuál se robó.
books-completed-would-settle = Lo decidiría saber si la carta robada completó un grupo: da drawn y completes.
books-drawn-would-settle = Lo decidiría la carta robada: da drawn.
books-suits-drawn-would-settle = Lo decidirían los palos de la carta robada y de la pedida.
books-must-be-handed-over = Hay que dar { $cards }.
books-nothing-to-give = No hay nada que dar: no está { $card }.
books-none-is-true = «Ninguna» es verdad: no está { $card }.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [1] { $given } carta sería muy poco.
       *[other] { $given } cartas serían muy pocas.
    }
   *[too_many] { $given ->
        [1] { $given } carta sería demasiado.
       *[other] { $given } cartas serían demasiadas.
    }
}
books-suit-not-told = Hay una carta de ese valor sin palo apuntado; puede ser { $card }.
books-suits-would-settle = Lo decidirían los palos de las cartas de la mano.
books-one-by-its-name = Se pide una sola carta de valor { $rank }, por su nombre; { $given ->
    [1] { $given } carta
   *[other] { $given } cartas
} no puede ser.
books-every-one-there = Están todas las cartas de valor { $rank }; se da una.
books-name-not-told = Se pide una sola carta de valor { $rank }, por su nombre, y no consta cuál.
books-card-would-settle = Lo decidiría la carta que se pidió: da card.
books-no-draw-after-a-gift = Si se dan cartas, nadie roba; sigue quien pidió.
books-draws-one-card = No se dio nada, así que quien pidió roba una carta.
books-nothing-to-draw = No se dio nada, pero no hay mazo del que robar.
books-drawn-otherwise = { $drawn ->
    [1] { $drawn } carta no puede ser.
   *[other] { $drawn } cartas no puede ser.
}
books-no-set = { $set ->
    [book] Un cuarteto son { $size } cartas del mismo valor; { $cards } no lo es.
   *[pair] Una pareja son { $size } cartas del mismo valor; { $cards } no lo es.
}
books-this-is-no-set = { $set ->
    [book] Un cuarteto son { $size } cartas del mismo valor; esto no lo es.
   *[pair] Una pareja son { $size } cartas del mismo valor; esto no lo es.
}
books-is-set = { $set ->
    [book] Un cuarteto son { $size } cartas del mismo valor, y estas lo son: se pueden bajar en el acto.
   *[pair] Una pareja son { $size } cartas del mismo valor, y estas lo son: se pueden bajar en el acto.
}
books-two-pairs = { $cards } son dos parejas: las dos se pueden bajar en el acto.
books-colours-of-a-pair = Las dos cartas de una pareja son rojas, o las dos negras.
books-one-of-each = { $cards }: hay una de cada color.
books-pair-may-be-laid-down = { $cards } se pueden bajar en el acto.
books-both-suits-would-settle = Lo decidirían los palos de las dos cartas.

books-column-sets = Grupos
books-column-given-away = Entregados

books-name = Authors y Go Fish
books-about = Pedir cartas y bajar cuartetos
books-variant-authors = Se pide una carta concreta; cuatro del mismo valor son un cuarteto
books-variant-authors-dealt-out = Authors sin mazo: se reparten todas las cartas
books-variant-go-fish = Se pide un valor y te dan todas las que haya, o robas; cuatro del mismo valor son un cuarteto
books-variant-go-fish-pagat = Cinco cartas desde tres personas; después pide quien tuvo que responder, y la mano acaba en cuanto alguien se queda sin cartas
books-variant-go-fish-pairs = Go Fish para peques: se bajan parejas
books-name-authors-dealt-out = Authors, se reparten todas las cartas
books-name-go-fish = Go Fish
books-name-go-fish-pagat = Go Fish, cinco cartas
books-name-go-fish-pairs = Go Fish con parejas
books-house-rule-five-cards = Cinco cartas para cada cual
books-house-rule-one-colour = Parejas de un mismo color, rojas o negras
books-house-rule-any-card = Se puede pedir cualquier carta
books-house-rule-lucky-set = Robar con suerte solo da otro turno si se completa un grupo
books-house-rule-no-second-turn = Después de robar nunca se repite turno
books-house-rule-asked-goes-on = Después pide quien tuvo que responder
books-house-rule-new-hand = Mano nueva para quien se queda sin cartas
books-house-rule-by-rank = Los cuartetos puntúan según su valor
books-house-rule-ten-points = A diez puntos, en varias manos
books-house-rule-book-for-a-wrong-ask = Pedir mal cuesta un cuarteto

books-body-sets = cuáles
books-body-counts = cuántos
