# Spanish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } cierra; { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano.
   *[other] { $winner } cierra; { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }.
}
rummy-melded = { $player } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en la mesa.
rummy-held = { $count ->
    [0] { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano.
   *[other] { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }.
}
rummy-out = { $player } cierra: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.

rummy-rummy = { $points ->
    [0] { $player } lo baja todo de golpe: la ronda cuenta por { $times }.
   *[other] { $times ->
        [1] { $player } lo baja todo de golpe: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } más.
       *[other] { $player } lo baja todo de golpe: la ronda cuenta por { $times }, y { $points ->
           [one] { $points } punto
          *[other] { $points } puntos
       } más.
    }
}

rummy-nobody-out = No ha cerrado nadie, así que nadie puntúa.
rummy-blocked = { $count ->
    [0] No ha cerrado nadie; { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano.
   *[other] No ha cerrado nadie; { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }.
}
rummy-fewest = { $count ->
    [0] No ha cerrado nadie; { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano, menos que nadie: { $won ->
        [one] { $won } punto
       *[other] { $won } puntos
    }.
   *[other] No ha cerrado nadie; { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }, menos que nadie: { $won ->
       [one] { $won } punto
      *[other] { $won } puntos
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano; hay quien tiene menos.
   *[other] { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }; hay quien tiene menos.
}
rummy-equal = No ha cerrado nadie; { $players } empatan con menos puntos que nadie en la mano, así que nadie puntúa.

rummy-gin = { $player } hace gin; { $other } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en cartas sueltas.
rummy-knock = { $player } cierra con { $deadwood }; { $other } tiene { $against }.
rummy-undercut = { $player } cierra con { $deadwood }, pero { $other } solo tiene { $against }.
rummy-undercut-equal = { $player } cierra con { $deadwood }; { $other } tiene lo mismo, no más.
rummy-bonus = { $kind ->
    [gin] Gin para { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    [big_gin] Gran gin para { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[undercut] Undercut para { $player }: { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }.
}
rummy-nobody-knocked = No ha cerrado nadie, así que nadie puntúa.

rummy-box = { $player } ha ganado { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rummy-shutout = { $player } gana, y nadie más ha llegado a puntuar: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rummy-game = { $player } gana la partida: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

rummy-out-missing = ¿Quién cerró? Da out, o "out": null si no cerró nadie.
rummy-rummy-without-out = Solo quien cierra puede bajarlo todo de golpe; da out para esa persona.
rummy-held-missing = Da left (las cartas) o deadwood (sus puntos) para quienes no cerraron.
rummy-points-held-missing = ¿Qué tenía { $side } en la mano? Da deadwood para { $id }.
rummy-out-holds-no-card = { $player } cerró, así que no tiene cartas en la mano.
rummy-out-holds-nothing = { $player } cerró, así que no tiene nada en la mano, y menos { $points } puntos.
rummy-more-than-dealt = { $player } tiene { $cards } cartas, pero se repartieron { $dealt } a cada cual.
rummy-holds-a-card = { $player } no cerró, así que tiene al menos una carta.
rummy-cards-total =
    { $count ->
        [0] Sin cartas son { $counted }, no { $given }.
       *[other] { CARD($cards, form: "row") }: son { $counted }, no { $given }.
    }
rummy-total-too-large =
    { $player } no puede tener { $points }: { $cards ->
        [one] { $cards } carta suma
       *[other] { $cards } cartas suman
    } { $most } como mucho.
rummy-total-between = { $player } no puede tener { $points }: lo más cercano que dan las cartas es { $nearest }.
rummy-all-too-much = En total son { $points }, pero { $cards } cartas de esta baraja suman { $most } como mucho.
rummy-table-missing = Da melds (las cartas de la mesa) o melded (sus puntos) para cada cual.
rummy-melded-missing = ¿Qué tiene { $side } en la mesa? Da melded para { $id }; 0 si nada.
rummy-melded-total = Las cartas de { $player } en la mesa suman { $counted }, no { $given }.
rummy-out-without-melds = { $player } cerró, así que bajó o añadió cartas; pero en la mesa no tiene nada.
rummy-whose-meld = ¿Quién bajó esta combinación? Da player.
rummy-paid-by-holdings = Cada ronda se paga por lo que queda en las manos. Da quién cerró, y eso.
rummy-nobody-knocks = En estas reglas no se cierra con knock. Quita { $name }.
rummy-no-knock = No cerró nadie. Quita { $name }.
rummy-ends-by-a-knock = En el gin la ronda acaba cuando alguien cierra con knock. Quita { $name }.
rummy-table-scores-nothing = En estas reglas las cartas de la mesa no puntúan. Quita { $name }.
rummy-knock-missing = ¿Quién cerró? Da knock, o "knock": null si no cerró nadie.
rummy-deadwood-missing = ¿Qué cartas sueltas tiene { $side }? Da deadwood para { $id }, o las cartas.
rummy-knocked-with-too-much =
    { $knock ->
        [big_gin] { $player } cerró con { $deadwood }; para el gran gin son { $most } como mucho.
       *[plain] { $player } cerró con { $deadwood }; son { $most } como mucho.
    }
rummy-cards-at-the-end =
    { $player } tiene aquí { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }; al final de la ronda son { $dealt }.
rummy-melds-of-another = Estas combinaciones son de { $player }, no de { $given }.
rummy-laid-off-in-answer = Lo que se añade a las combinaciones de quien cierra va en answer. Quita aquí laid_off.
rummy-nothing-laid-off = Contra un gin no se añade nada.
rummy-no-such-meld =
    Quien cierra enseña { $melds ->
        [one] { $melds } combinación
       *[other] { $melds } combinaciones
    }, así que no hay ninguna combinación { $number }.
rummy-jokers-stay = Los comodines se quedan donde están.
rummy-meld-too-small =
    { $count ->
        [0] Sin cartas no hay combinación: son tres como mínimo.
       *[other] { CARD($cards, form: "row") }: no es una combinación; son tres cartas como mínimo.
    }
rummy-jokers-alone = Solo con comodines no hay combinación.
rummy-set-of-equal-suits = { CARD($cards, form: "row") }: aquí no es un grupo; sus cartas son de palos distintos.
rummy-set-too-large = { CARD($cards, form: "row") }: aquí no es un grupo; son { $most } cartas como mucho.
rummy-set-of-several-ranks = { CARD($cards, form: "row") }: no es un grupo; sus cartas son de un solo valor.
rummy-run-of-several-suits = { CARD($cards, form: "row") }: no es una escalera; sus cartas son de un solo palo.
rummy-run-round-the-corner =
    { $ace ->
        [low] { CARD($cards, form: "row") }: aquí no es una escalera; el as va bajo.
       *[either] { CARD($cards, form: "row") }: aquí no es una escalera; después del as no se sigue.
    }
rummy-run-with-gaps = { CARD($cards, form: "row") }: no es una escalera; sus cartas van seguidas, sin huecos.
rummy-meld-must-stay-one =
    { $kinds ->
        [set] { CARD($cards, form: "row") }: es un grupo, y tiene que seguir siéndolo con sus comodines donde están.
        [run] { CARD($cards, form: "row") }: es una escalera, y tiene que seguir siéndolo con sus comodines donde están.
       *[set_or_run] { CARD($cards, form: "row") }: es un grupo o una escalera, y tiene que seguir siéndolo con sus comodines donde están.
    }
rummy-which-suit = { $rank }: ¿de qué palo? Aquí importa.
rummy-which-suit-of-meld = { $rank }: ¿de qué palo? En las combinaciones importa.
rummy-which-suit-with-jokers = { $rank }: ¿de qué palo? Con comodines puede ser una escalera.
rummy-not-held = { CARD($cards, form: "row") }: se descarta, pero no está en la mano.
rummy-holding-before-the-discard = Antes del descarte la mano tiene { $cards } cartas; aparecen { $given }.
rummy-pile-not-so-deep = El montón tiene aquí { $cards } cartas, así que nadie llega a { $depth } de profundidad.
rummy-two-play-gin = players.max es { $players }, pero score.method es gin, que se juega entre dos.
rummy-no-deal = deal.cards no dice cuántas cartas tiene cada cual con { $players } en la mesa; sí para { $named }.
rummy-pack-too-small = { $players } personas con { $each } cartas cada una necesitan { $cards } cartas y otra para levantar; la baraja tiene { $size }.
rummy-everybody-wants-points = end.best es lowest, pero con { $method } conviene sumar puntos.
rummy-nobody-wants-points = end.best es highest, pero con penalties los puntos son en contra.
rummy-paid-each-round = stakes.payout es each_round, pero con { $method } nadie puntúa por lo que otros tienen en la mano.
rummy-no-equal-cards = melds.suits es any, pero una sola baraja no tiene dos cartas iguales.
rummy-rummy-doubles-nothing = score.rummy.times es { $times }, pero con { $method } bajarlo todo de golpe no dobla nada.
rummy-no-bonus =
    { $method ->
        [penalties] { $option } es { $points }, pero con penalties los puntos son en contra.
       *[gin] { $option } es { $points }, pero con gin la ronda acaba cuando alguien cierra con knock.
    }
rummy-every-ace-low = score.ace_low_run es { $points }, pero ace es low, así que el as va siempre bajo.
rummy-table-not-counted = score.ace_low_run es { $points }, pero con { $method } no se cuentan las cartas de la mesa.
rummy-blocked-in-its-own-way = score.blocked es { $blocked }, pero con { $method } la ronda sin cierre puntúa a su manera.
rummy-knock-without-gin = out.knock es { $deadwood }, pero score.method es { $method }.
rummy-gin-without-knock = out.knock es null, pero score.method es gin, y ahí la ronda acaba con knock.
rummy-ask-out = ¿Quién cerró?
rummy-tap-out = Toca a quien cerró
rummy-who-went-out = { $name } cerró
rummy-form-nobody-went-out = No cerró nadie
rummy-ask-knock = ¿Quién cerró?
rummy-tap-knock = Toca a quien cerró
rummy-who-knocked = { $name } cerró
rummy-form-nobody-knocked = No cerró nadie: nadie puntúa.
rummy-form-points = Puntos en la mano
rummy-form-cards = Cartas en la mano
rummy-form-deadwood = Cartas sueltas
rummy-row-held = en la mano
rummy-hint-points = puntos
rummy-ask-points = ¿Cuántos puntos tiene { $name } en la mano?
rummy-ask-cards = ¿Qué cartas tiene { $name } en la mano?
rummy-row-melded = en la mesa
rummy-ask-melded = ¿Qué tiene { $name } en la mesa?
rummy-row-rummy = De golpe
rummy-hint-rummy = Cerró bajándolo todo, sin combinaciones de un turno anterior
rummy-row-deadwood = sueltas
rummy-ask-deadwood = ¿Cuánto suman las sueltas de { $name }?
rummy-zero-gin = Gin
rummy-row-big-gin = Gran gin
rummy-hint-big-gin = Se combinaron las once cartas
rummy-count-ended = Rondas que cerró
rummy-count-at-one-go = De golpe o gin
rummy-ratio-share-ended = Parte de las rondas que cerró
rummy-due-paid = Pagado por cartas sueltas a quien ganó la ronda
rummy-claim-meld = ¿Es esto una combinación?
rummy-claim-lay-off = ¿Se pueden añadir estas cartas aquí?
rummy-claim-draw = ¿Se puede robar ahora de ahí?
rummy-claim-take = ¿Se pueden tomar tantas del montón?
rummy-claim-discard = ¿Se puede descartar esta carta?
rummy-claim-go-out = ¿Se cierra con este turno?
rummy-claim-knock = ¿Se puede cerrar con esta mano?
rummy-claim-deadwood = ¿Cuál es el mínimo de cartas sueltas?

rummy-label-meld = Combinación
rummy-about-meld = La combinación tal como está en la mesa
rummy-about-added = Lo que se le añade
rummy-about-laid-on = Cartas añadidas a una combinación.
rummy-label-player-has-melded = Ya ha bajado
rummy-about-player-has-melded = En esta ronda; algunas reglas lo piden
rummy-from-stock = Del mazo
rummy-from-pile = Del montón
rummy-label-pile = Montón
rummy-about-pile-size = Cartas en el montón
rummy-label-drawn = Ya ha robado
rummy-about-drawn = Si ya se ha robado en este turno
rummy-label-melded = Ya ha bajado
rummy-about-melded = Si ya se ha bajado algo en este turno
rummy-about-pile = El montón, con la carta de arriba al final
rummy-label-depth = Cuántas
rummy-about-depth = Cuántas cartas se toman desde arriba
rummy-about-holding-before = Todas las cartas en la mano antes de eso
rummy-about-melds = Las combinaciones en la mesa
rummy-label-taken = Carta tomada
rummy-about-taken = La carta tomada del montón en este turno, si la hay
rummy-about-holding-drawn = Todas las cartas tras robar, también las de las combinaciones y la descartada
rummy-about-laid-down = Lo que se baja
rummy-label-laid-off = Cartas añadidas
rummy-label-discard = Carta descartada
rummy-label-melded-before = Bajada anterior
rummy-about-melded-before = Si ya se ha bajado o añadido algo en un turno anterior de la ronda
rummy-about-holding-of-knock = Todas las cartas tras robar, una más de las repartidas
rummy-label-shown = Combinaciones a la vista
rummy-about-shown = Las combinaciones de quien cierra, para añadir; ninguna contra un gin
rummy-nobody-goes-out = En estas reglas no se cierra quedándose sin cartas; la ronda acaba con knock.
rummy-goes-out = { $rummy ->
    [yes] Salen todas las cartas, cada una como puede: es un cierre, y de golpe.
    [perhaps] Salen todas las cartas, cada una como puede: es un cierre, y de golpe si antes no hubo combinaciones.
   *[no] Salen todas las cartas, cada una como puede: es un cierre.
}
rummy-last-card-discarded = La última carta hay que descartarla.
rummy-cards-would-be-left = Quedaría en la mano { CARD($cards, form: "row") }, y para cerrar no puede quedar ninguna carta.
rummy-one-meld-a-turn = En cada turno se baja una combinación; varias, solo si se cierra en un único turno.
rummy-melded-before = Saber si en un turno anterior de la ronda hubo ya combinaciones o cartas añadidas.
rummy-no-knocking = En estas reglas no se cierra con knock.
rummy-too-much-deadwood = El mínimo de cartas sueltas es { $deadwood }, sin { $card }; para cerrar, { $most } como mucho.
rummy-may-knock = Con el descarte de { $card } quedan sueltas por { $deadwood }; para cerrar, { $most } como mucho.
rummy-is-big-gin = Además, las { $cards } cartas están combinadas: es gran gin.
rummy-least-deadwood = El mínimo de cartas sueltas es { $points ->
    [1] { $points } punto
   *[other] { $points } puntos
}: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } en combinación
    [laid_off] { CARD($cards, form: "row") } por añadir
   *[left] { CARD($cards, form: "row") } sin combinar
}
rummy-nothing-left = no queda nada
rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") }: es un grupo.
    [run] { CARD($cards, form: "row") }: es una escalera.
   *[set_or_run] { CARD($cards, form: "row") }: es un grupo o una escalera.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") }: sigue siendo un grupo, y se puede hacer cuando alguien ha cerrado, salvo con gin.
       *[run] { CARD($cards, form: "row") }: sigue siendo una escalera, y se puede hacer cuando alguien ha cerrado, salvo con gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") }: sigue siendo un grupo.
       *[run] { CARD($cards, form: "row") }: sigue siendo una escalera.
    }
}
rummy-no-laying-off = En estas reglas no se añaden cartas.
rummy-own-meld-first = Solo puede añadir quien ya ha bajado en esta ronda.
rummy-own-meld-not-told = Solo puede añadir quien ya ha bajado en esta ronda, y eso no se ha dicho.
rummy-melded-in-this-round = Saber si ya hubo combinaciones propias en esta ronda.
rummy-top-discard-may-be-taken = La carta de arriba del montón, { $card }, se puede tomar.
rummy-taken-and-used = { $above ->
    [0] { $card } se puede tomar, y hay que combinarla o añadirla en el acto, lo que es posible.
   *[other] { $card } se puede tomar con todas las de encima, y hay que combinarla o añadirla en el acto, lo que es posible.
}
rummy-only-the-top-discard = Solo se puede tomar la carta de arriba del montón.
rummy-cannot-be-used = { $card } no se puede combinar ni añadir en el acto, así que el montón no se puede tomar desde ahí.
rummy-use-not-known = { $card }: hay que combinarla o añadirla en el acto; por lo que se sabe, no está claro que se pueda.
rummy-melded-to-lay-off = Saber si ya hubo combinaciones propias en esta ronda, que permitan añadir.
rummy-seeing-a-meld = Ver en la mano cartas que hagan combinación con { $card }.
rummy-card-in-hand = { CARD($card, form: "Un") } en la mano.
rummy-one-in-hand = Una de estas en la mano: { CARD($cards, form: "row") }.
rummy-one-draw-a-turn = En cada turno se roba una vez, y ya se ha robado.
rummy-draw-comes-first = El turno empieza robando, antes de bajar nada.
rummy-may-be-drawn = { $from ->
    [stock] El turno empieza robando una vez, y se puede robar la carta de arriba del mazo.
    [pile_if_used] El turno empieza robando una vez, y se puede tomar la carta de arriba del montón si se combina o se añade en el acto.
   *[pile] El turno empieza robando una vez, y se puede tomar la carta de arriba del montón.
}
rummy-stock-ends-gin = Con { $cards } cartas en el mazo la ronda se acaba, y no ha cerrado nadie.
rummy-pile-empty = El montón de descartes está vacío.
rummy-stock-ends-round = El mazo se ha agotado: quien no toma del montón acaba la ronda.
rummy-nothing-to-shuffle = El mazo se ha agotado, y debajo de la carta de arriba del montón no queda nada que barajar.
rummy-stock-and-pile-empty = El mazo se ha agotado, y el montón de descartes también.
rummy-stock-renewed-first = { $how ->
    [turn] El mazo se ha agotado: antes se da la vuelta al montón, sin barajar, o se toma su carta de arriba.
   *[shuffle] El mazo se ha agotado: antes se baraja el montón, menos la carta de arriba, o se toma esa carta.
}
rummy-may-be-discarded = { $card } se puede descartar.
rummy-taken-in-this-turn = { $card } se tomó del montón en este turno, así que aún no puede volver a él.
rummy-equal-card-may-go = La carta { $card } que se tomó no puede volver al montón en el mismo turno, pero otra igual sí.
rummy-another-held = Saber si antes había en la mano otra carta { $card }.

rummy-column-ended-by = Cerró
rummy-column-how = Cómo
rummy-ended-how = { $how ->
    [points] puntos
    [blocked] bloqueo
    [big_gin] gran gin
    [knock] cierre
    [gin] gin
    [rummy] de golpe
   *[out] sin cartas
}

rummy-about = Bajar grupos y escaleras
rummy-variant-rummy = Quien cierra se apunta lo que tienen los demás en la mano; bajarlo todo de golpe cuenta doble
rummy-variant-rummy-block = El mazo se usa una sola vez; si no cierra nadie, cada cual pierde lo que tiene en la mano
rummy-variant-rummy-penalty = Cada cual se apunta lo que le queda en la mano, y gana la puntuación más baja
rummy-variant-rummy-500 = Las cartas de la mesa suman y las de la mano restan; el montón entero está a la vista
rummy-variant-gin = Juegan dos, con las combinaciones en la mano; quien cierra con pocas cartas sueltas se apunta la diferencia
rummy-name = Rummy
rummy-name-rummy = Rummy (básico)
rummy-name-rummy-penalty = Rummy, gana quien tiene menos puntos
rummy-name-rummy-500 = Rummy 500
rummy-name-gin = Gin Rummy
rummy-house-rule-ace-high-or-low-11 = El as va alto o bajo, y cuenta 11
rummy-house-rule-ace-high-or-low-15 = El as va alto o bajo, y cuenta 15
rummy-house-rule-round-the-corner = Las escaleras siguen después del as
rummy-house-rule-spots-count-five = Las cartas del 2 al 9 cuentan cinco
rummy-house-rule-aces-always-15 = Los ases cuentan siempre 15
rummy-house-rule-several-melds = Varias combinaciones en un turno
rummy-house-rule-lay-off-after-own = Solo añade cartas quien ya bajó una combinación
rummy-house-rule-last-discard = La última carta se tiene que descartar
rummy-house-rule-ten-for-rummy = Diez puntos por bajarlo todo de golpe
rummy-house-rule-25-for-going-out = 25 puntos por cerrar
rummy-house-rule-two-jokers = Dos comodines en la baraja
rummy-house-rule-top-discard-used = También hay que usar la carta de arriba del montón
rummy-house-rule-shuffle-the-pile = Cuando se acaba el mazo, se baraja el montón
rummy-house-rule-lowest-wins-blocked = Si no cierra nadie, gana la mano con menos puntos
rummy-house-rule-to-200 = A 200
rummy-house-rule-to-300 = A 300
rummy-house-rule-to-1000 = A 1000
rummy-house-rule-ten-rounds = Diez rondas
rummy-house-rule-north-american = A la americana: 25 por el gin, 25 por un undercut y 31 por el gran gin

rummy-body-out = quién cerró
rummy-body-knock = en Gin: quién cerró
