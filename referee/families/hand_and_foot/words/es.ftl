# Spanish: lines of Hand and Foot.

hand_and_foot-melded = { $side }: las cartas de la mesa cuentan { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } canasta limpia
       *[other] { $books } canastas limpias
    }, { $each } por canasta.
    [dirty] { $side }: { $books ->
        [one] { $books } canasta sucia
       *[other] { $books } canastas sucias
    }, { $each } por canasta.
   *[wild] { $side }: { $books ->
       [one] { $books } canasta de comodines
      *[other] { $books } canastas de comodines
   }, { $each } por canasta.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } tres rojo
   *[other] { $threes } treses rojos
} en la mesa, { $each } por carta.

hand_and_foot-held = { $side }: las cartas que quedan en la mano cuentan { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } tres rojo
   *[other] { $threes } treses rojos
} aún en la mano, { $each } por carta.

hand_and_foot-went-out = { $side }: { $points } por cerrar.
hand_and_foot-exact-cut = { $player } cortó justo: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: { $points } por cerrar cuando la pareja había dicho que no.
    [cannot_go_out] { $side }: { $points } por pedir permiso para cerrar sin poder hacerlo.
   *[pile_unusable] { $side }: { $points } por llevarse el montón sin poder usarlo.
}

hand_and_foot-out-missing = ¿Quién cerró? Da out, o "out": null si no cerró nadie.
hand_and_foot-side-missing = Faltan los datos de { $side }. Da sides para { $id }.
hand_and_foot-melded-missing = ¿Qué cartas de { $side } hay en la mesa? Da melded (los puntos de todas esas cartas) o melds (las cartas).
hand_and_foot-held-missing = ¿Qué queda en la mano de { $side }? Da held (los puntos) o held_cards; 0 si no queda nada.
hand_and_foot-melded-total = Las cartas de la mesa cuentan { $counted }, no { $given }.
hand_and_foot-held-total = { $count ->
    [0] Sin cartas son { $counted }, no { $given }.
   *[other] { CARD($cards, form: "row") }: son { $counted }, no { $given }.
}
hand_and_foot-red-threes-total = Entre ellas los treses rojos son { $counted }, no { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Aquí las canastas limpias son { $counted }, no { $given }.
    [dirty] Aquí las canastas sucias son { $counted }, no { $given }.
   *[wild] Aquí las canastas de comodines son { $counted }, no { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] En estas reglas no hay canastas sucias. Quita dirty.
   *[wild] En estas reglas no hay canastas de comodines. Quita wild.
}
hand_and_foot-by-fives = { $side }: no pueden ser { $points }. Todas las cartas cuentan de { $unit } en { $unit }, así que son { $below } { VOWEL($above) ->
    [o] u
   *[other] o
} { $above }.
hand_and_foot-melded-too-little = { $side } { $players ->
    [1] tiene
   *[other] tienen
} { $books }, cuyas cartas cuentan al menos { $least }; { $points } es menos.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } canasta limpia
       *[other] { $books } canastas limpias
    }
    [dirty] { $books ->
        [one] { $books } canasta sucia
       *[other] { $books } canastas sucias
    }
   *[wild] { $books ->
        [one] { $books } canasta de comodines
       *[other] { $books } canastas de comodines
    }
}
hand_and_foot-below-minimum = { $side }: no pueden ser { $points }. En esta ronda la primera bajada cuenta al menos { $minimum }.
hand_and_foot-out-holds-nothing = { $player } cerró, así que no le queda nada en la mano.
hand_and_foot-cuts-once = { $player } corta una sola vez por ronda.
hand_and_foot-no-exact-cut = En estas reglas cortar justo no vale nada. Quita exact_cut.

hand_and_foot-too-many-red-threes = Treses rojos anotados: { $threes }, pero en { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
} hay { $most }.
hand_and_foot-too-many-points = Las cartas de todos los equipos cuentan { $points }, pero todas las de { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
} cuentan { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Tantas canastas necesitan al menos { $cards } cartas naturales, pero solo hay { $most }.
   *[wild] Tantas canastas necesitan al menos { $cards } comodines, pero solo hay { $most }.
}

hand_and_foot-teams-of-nobody = teams es { $teams }, pero con { $fewest } a { $most } en la mesa no sale ese reparto.
hand_and_foot-teams-of-equal-size = Para equipos iguales hacen falta { $fit } en la mesa; hay { $players }.
hand_and_foot-pack-too-small = Con { $players } en la mesa, { $hand } cartas de mano y { $foot } de pie, hacen falta { $cards } cartas y otra para levantar; { $packs ->
    [one] { $packs } baraja tiene
   *[other] { $packs } barajas tienen
} { $size }.
hand_and_foot-no-wild-books = out.books.wild es { $books }, pero melds.all_wild es false: no hay canastas de comodines.
hand_and_foot-no-partner = { $option } es true, pero teams es null, así que nadie tiene pareja.
hand_and_foot-minimum-empty = minimum está vacío; si no se pide nada para la primera bajada, es 0.

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") }: no es una combinación; los treses no se bajan.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") }: no es una combinación; sus cartas son de un solo valor.
hand_and_foot-meld-too-small =
    { $count ->
        [0] Sin cartas no hay combinación: son tres como mínimo.
       *[other] { CARD($cards, form: "row") }: no es una combinación; son tres cartas como mínimo.
    }
hand_and_foot-only-wild = { CARD($cards, form: "row") }: aquí no es una combinación; los comodines van con cartas naturales.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") }: son demasiadas; { $book } cartas son una canasta, y de ahí no pasa ninguna combinación.
hand_and_foot-too-many-wilds =
    { $most ->
        [0] { CARD($cards, form: "row") }: aquí no es una combinación; de { $count } cartas no puede ser comodín ninguna, y hay { $wilds }.
       *[other] { CARD($cards, form: "row") }: aquí no es una combinación; de { $count } cartas pueden ser comodines { $most }, no { $wilds }.
    }
hand_and_foot-several-open-melds = En la mesa hay { $melds } combinaciones abiertas de { CARD($rank, form: "varios") }; hasta ser canasta son una sola.
hand_and_foot-several-open-wild-melds = En la mesa hay { $melds } combinaciones abiertas de comodines; hasta ser canasta son una sola.
hand_and_foot-which-suit = { $rank }: ¿de qué palo? Los treses rojos no cuentan como los negros.
hand_and_foot-needs-books =
    Se cierra con { AND($needed) }; { $players ->
        [0] el equipo tiene
        [1] { $side } tiene
       *[other] { $side } tienen
    } { AND($has) }.
hand_and_foot-books-of-kind =
    { $kind ->
        [clean]
            { $books ->
                [one] { $books } canasta limpia
               *[other] { $books } canastas limpias
            }
        [dirty]
            { $books ->
                [one] { $books } canasta sucia
               *[other] { $books } canastas sucias
            }
       *[wild]
            { $books ->
                [one] { $books } canasta de comodines
               *[other] { $books } canastas de comodines
            }
    }
hand_and_foot-only-books =
    { $kind ->
        [clean]
            { $books ->
                [0] ninguna limpia
                [one] solo { $books } limpia
               *[other] solo { $books } limpias
            }
        [dirty]
            { $books ->
                [0] ninguna sucia
                [one] solo { $books } sucia
               *[other] solo { $books } sucias
            }
       *[wild]
            { $books ->
                [0] ninguna de comodines
               *[other] solo { $books } de comodines
            }
    }
hand_and_foot-round-missing = ¿Qué ronda es? Si el equipo no ha bajado aún, su primera bajada tiene un mínimo.
hand_and_foot-also-not-held = En la mano no están todas las cartas de also: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld es la combinación del equipo del mismo valor que la carta de arriba; quítalo si no la hay.
hand_and_foot-books-of-the-packs = Una canasta tiene { $cards } cartas, así que de las barajas salen { $most } como mucho.
hand_and_foot-ask-out = ¿Quién cerró?
hand_and_foot-tap-out = Toca a quien cerró
hand_and_foot-who-went-out = { $name } cerró
hand_and_foot-nobody-out = No cerró nadie
hand_and_foot-form-figures = Canastas y puntos
hand_and_foot-row-books =
    { $kind ->
        [clean] Can. limpias
        [dirty] Can. sucias
       *[wild] De comodines
    }
hand_and_foot-row-threes = Treses rojos
hand_and_foot-row-held-threes = Treses en mano
hand_and_foot-hint-each = { FIGURE($points) } c/u
hand_and_foot-row-melded = En la mesa
hand_and_foot-hint-melded = puntos, con canastas
hand_and_foot-ask-melded = ¿Qué suman las cartas de { $name } en la mesa?
hand_and_foot-row-held = En la mano
hand_and_foot-hint-held = puntos
hand_and_foot-ask-held = ¿Qué suma la mano de { $name }?
hand_and_foot-row-exact-cut = Cortó justo
hand_and_foot-fold-exact-cut = ¿Alguien cortó justo?
hand_and_foot-row-penalties = Castigos
hand_and_foot-fold-penalties = ¿Hubo algún castigo?
hand_and_foot-choice-penalty =
    { $kind ->
        [out_refused] cerró pese al no
        [cannot_go_out] pidió cerrar sin poder
       *[pile_unusable] se llevó el montón sin poder usarlo
    }
hand_and_foot-count-went-out = Veces que cerró
hand_and_foot-count-books = Canastas
hand_and_foot-claim-draw = ¿Puede empezar el turno con este robo?
hand_and_foot-claim-meld = ¿Se pueden bajar estas cartas?
hand_and_foot-claim-open = ¿Suma bastante esta primera bajada?
hand_and_foot-claim-take-pile = ¿Se puede llevar el montón?
hand_and_foot-claim-go-out = ¿Se puede cerrar?
hand_and_foot-claim-book = ¿Qué canasta es esta?

hand_and_foot-from-stock = Del mazo
hand_and_foot-from-pile = Del montón
hand_and_foot-label-drawn = Cartas robadas
hand_and_foot-about-drawn = Cuántas se robaron, sin los treses rojos
hand_and_foot-label-on = Se añaden a
hand_and_foot-about-on = La combinación abierta del equipo, si se añaden a ella
hand_and_foot-label-round = Ronda
hand_and_foot-about-round = Desde 1; el mínimo sube con ella
hand_and_foot-label-top = Carta de arriba
hand_and_foot-about-top = La carta encima del montón
hand_and_foot-about-holding = Todas las cartas en la mano
hand_and_foot-label-opened = Ya ha bajado
hand_and_foot-about-opened = Si el equipo ya ha bajado en esta ronda
hand_and_foot-about-round-needed = Hace falta si el equipo aún no ha bajado
hand_and_foot-label-open-meld = Combinación abierta
hand_and_foot-about-open-meld = La combinación abierta del equipo con el valor de la carta de arriba; si la hay, el equipo ya ha bajado
hand_and_foot-label-also = Además
hand_and_foot-about-also = Otras combinaciones de la mano que se bajan a la vez
hand_and_foot-label-books = Canastas
hand_and_foot-about-books = Cuántas canastas de cada clase.
hand_and_foot-label-clean = Limpias
hand_and_foot-about-clean = Sin comodines
hand_and_foot-label-dirty = Sucias
hand_and_foot-about-dirty = Con comodines
hand_and_foot-label-wild = De comodines
hand_and_foot-about-wild = Solo de comodines
hand_and_foot-label-partner-in-foot = Pareja con el pie
hand_and_foot-about-partner-in-foot = Si la pareja ya ha tomado su pie
hand_and_foot-label-partner-said = La pareja dice sí
hand_and_foot-about-partner-said = Qué respondió la pareja: sí o no
hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") }: es una canasta limpia.
    [dirty] { CARD($cards, form: "row") }: es una canasta sucia.
    [wild] { CARD($cards, form: "row") }: es una canasta de comodines.
   *[open] { CARD($cards, form: "row") }: es una combinación abierta.
}
hand_and_foot-first-melds = Esto suma { $points ->
    [1] { $points } punto
   *[other] { $points } puntos
}; en esta ronda la primera bajada suma al menos { $minimum }.
hand_and_foot-three-on-top = Con un tres arriba, el montón no se puede llevar.
hand_and_foot-takes-pile = { $card } se baja con dos cartas de la mano, y con eso se lleva el montón.
hand_and_foot-no-room = En la combinación abierta { $room ->
    [1] solo cabe { $room } carta
   *[other] caben { $room } cartas
}, y la carta de arriba entra con otras dos.
hand_and_foot-too-little-for-the-pile = La carta de arriba, las dos que van con ella y lo demás que se baja suman { $points }; en esta ronda la primera bajada suma al menos { $minimum }.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] Para llevarse el montón hay que bajar con { $card } dos { CARD($rank, form: "varios") } de la mano, o una sola de esas cartas y un comodín.
   *[no] Para llevarse el montón hay que bajar con { $card } dos { CARD($rank, form: "varios") } de la mano.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] Ver en la mano dos { CARD($rank, form: "varios") }, o una sola de esas cartas y un comodín.
   *[no] Ver en la mano dos { CARD($rank, form: "varios") }.
}
hand_and_foot-stock-or-pile = El turno empieza con dos cartas del mazo o con el montón, no con algo de cada.
hand_and_foot-may-begin-with-pile = El turno puede empezar con el montón si la carta de arriba se puede bajar en el acto.
hand_and_foot-stock-used-up = De las dos cartas, en el mazo quedan { $cards }; se sigue con el montón hasta que nadie se lo lleve.
hand_and_foot-two-cards-not = El turno empieza con dos cartas del mazo, no con { $drawn }; un tres rojo se baja y se repone.
hand_and_foot-two-cards = El turno empieza con dos cartas del mazo; si sale un tres rojo, se baja y se repone.
hand_and_foot-may-go-out = El equipo tiene las canastas, y nada más impide cerrar.
hand_and_foot-partner-needs-foot = La pareja tiene que haber tomado antes su pie.
hand_and_foot-seeing-the-foot = Saber si la pareja ya ha tomado su pie.
hand_and_foot-partner-must-agree = La pareja tiene que haber dicho que se puede cerrar.
hand_and_foot-word-of-partner = Saber qué dijo la pareja.

hand_and_foot-column-out = Cerró
hand_and_foot-column-books = Canastas limpias, sucias y de comodines

hand_and_foot-about = Canastas de siete cartas, dos manos por persona
hand_and_foot-variant-hand-and-foot = Dos equipos bajan canastas de siete cartas, limpias, sucias o de comodines; cada cual tiene una mano y un pie
hand_and_foot-variant-hand-and-foot-pagat = Manos y pies de trece cartas; cortar justo no vale nada
hand_and_foot-variant-hand-and-foot-bicycle = Toda combinación con comodines lleva al menos cuatro cartas naturales, y para cerrar bastan una canasta limpia y una sucia
hand_and_foot-variant-hand-and-foot-alone = De dos a seis, cada cual por su cuenta; los treses rojos restan 500, estén donde estén
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot de 13 cartas
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, cuatro cartas naturales
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, cada cual por su cuenta (Simpson)
hand_and_foot-house-rule-black-threes-0 = Los treses negros no cuentan nada
hand_and_foot-house-rule-four-to-nine-five = Las cartas del 4 al 9 cuentan cinco
hand_and_foot-house-rule-red-threes-500 = Los treses rojos restan 500, estén donde estén
hand_and_foot-house-rule-three-wilds = Hasta tres comodines en una canasta, y menos que naturales
hand_and_foot-house-rule-whole-pile = Se lleva el montón entero
hand_and_foot-house-rule-wild-in-the-pair = De las dos cartas para llevarse el montón, una puede ser comodín
hand_and_foot-house-rule-one-clean-one-dirty = Para cerrar, una canasta limpia y una sucia
hand_and_foot-house-rule-last-discard = La última carta se tiene que descartar
hand_and_foot-house-rule-no-exact-cut = Cortar justo no vale nada
hand_and_foot-house-rule-minimum-from-60 = Primeras bajadas de 60, 90, 120 y 150
hand_and_foot-house-rule-to-10000 = A 10.000

hand_and_foot-body-sides = y además quién cerró
