# Spanish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Cada mano empieza en 0: los { SIGNED($points) } de antes ya no cuentan.
patience-costs = La mano cuesta { $points }.
patience-won = Las { $cards } cartas están arriba: { $player } ha resuelto el solitario.

patience-cards = { $cards ->
    [one] { $cards } carta arriba
   *[other] { $cards } cartas arriba
}, a un punto cada una.
patience-cards-earn = { $cards ->
    [one] { $cards } carta arriba
   *[other] { $cards } cartas arriba
}: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Una carta del descarte a una columna
    [waste_to_foundation] Una carta del descarte a una base
    [tableau_to_foundation] Una carta de una columna a una base
    [foundation_to_tableau] Una carta sacada de una base
    [turned] Una carta descubierta en una columna
   *[recycled] El descarte convertido otra vez en mazo
}, { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = No se ha hecho nada que puntúe.
patience-floor = La mano sumó { SIGNED($points) }; nunca cuenta menos de { SIGNED($floor) }.

patience-pile =
    { $pile ->
        [t] la columna { $number }
        [c] la celda { $number }
        [f]
            { $suit ->
                [C] la base de tréboles
                [D] la base de diamantes
                [H] la base de corazones
                [S] la base de picas
               *[none] las bases
            }
        [stock] el mazo
       *[waste] el descarte
    }
patience-uncovers-nothing = Esta jugada no descubre ninguna carta: no se da la vuelta a nada en { patience-pile }.
patience-shows-unseen-card =
    { $pile ->
        [t] En la columna { $number } se ve una carta que no se ha dado; di cuál es.
        [c] En la celda { $number } se ve una carta que no se ha dado; di cuál es.
       *[waste] En el descarte se ve una carta que no se ha dado; di cuál es.
    }
patience-another-card-lies-there = Ahí está { $card }, no { $other }.
patience-card-lies-elsewhere = { $card } ya está en otro sitio; en la baraja hay una sola.
patience-card-told-twice =
    { $card } aparece { $times ->
        [2] dos veces
        [3] tres veces
       *[other] { $times } veces
    }; en la baraja hay una sola.
patience-which-suit = { $card }: ¿de qué palo? Toda carta lleva su palo, por ejemplo { $example }.
patience-not-in-pack = En esta baraja no hay { $card }.
patience-cards-of-a-foundation = Una base tiene de 0 a { $most } cartas, no { $given }.
patience-so-many-piles =
    { $piles ->
        [tableau] En estas reglas hay { $known } columnas; aparecen { $given }.
       *[cells] En estas reglas hay { $known } celdas; aparecen { $given }.
    }
patience-which-foundation = ¿Qué base? Di fC, fD, fH o fS.
patience-cards-drawn = Cartas robadas: son { $counted }, no { $given }.
patience-no-such-pile =
    No hay ningún montón «{ $name }». Los montones son t1 a t{ $columns }{ $cells ->
        [0] { "" }
       *[other] , c1 a c{ $cells }
    }{ $stock ->
        [yes] , waste, stock
       *[no] { "" }
    }, f, fC, fD, fH y fS.
patience-only-results = Da solo results, lo que salió de la mano de cada cual, y nada más de la mano.
patience-results-missing = ¿Cuántas cartas tiene arriba { $side }? Da results para { $id }.
patience-cards-missing = ¿Cuántas cartas hay arriba? Da cards, o bien foundations, layout o start con moves.
patience-cards-of-a-pack = Una baraja tiene { $most } cartas: arriba puede haber de 0 a { $most }, no { $given }.
patience-cards-total =
    { $by ->
        [foundations]
            En las bases hay { $counted ->
                [one] { $counted } carta
               *[other] { $counted } cartas
            }, no { $given }.
        [layout]
            En layout hay { $counted ->
                [one] { $counted } carta
               *[other] { $counted } cartas
            } arriba, no { $given }.
       *[moves]
            Con estas jugadas hay { $counted ->
                [one] { $counted } carta
               *[other] { $counted } cartas
            } arriba, no { $given }.
    }
patience-foundation-missing =
    { $suit ->
        [C] ¿Hasta dónde llegaron los tréboles? Da C, 0 si no han empezado.
        [D] ¿Hasta dónde llegaron los diamantes? Da D, 0 si no han empezado.
        [H] ¿Hasta dónde llegaron los corazones? Da H, 0 si no han empezado.
       *[S] ¿Hasta dónde llegaron las picas? Da S, 0 si no han empezado.
    }
patience-foundation-by-layout =
    { $suit ->
        [C] En layout los tréboles van por { $counted }, no por { $given }.
        [D] En layout los diamantes van por { $counted }, no por { $given }.
        [H] En layout los corazones van por { $counted }, no por { $given }.
       *[S] En layout las picas van por { $counted }, no por { $given }.
    }
patience-foundation-by-moves =
    { $suit ->
        [C] Con estas jugadas los tréboles van por { $counted }, no por { $given }.
        [D] Con estas jugadas los diamantes van por { $counted }, no por { $given }.
        [H] Con estas jugadas los corazones van por { $counted }, no por { $given }.
       *[S] Con estas jugadas las picas van por { $counted }, no por { $given }.
    }
patience-start-and-moves = Una mano dada por sus jugadas lleva start y moves; falta { $name }.
patience-move-refused = Jugada { $number }: { $reason }
patience-is-won = Las { $cards } cartas están arriba: el solitario está resuelto.
patience-not-won =
    Hay { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } arriba{ $missing ->
        [0] .
        [1] ; falta { AND($named) }.
        [2] ; faltan { AND($named) }.
        [3] ; faltan { AND($named) }.
       *[other] ; faltan { $missing }.
    }
patience-the-card = { $card }
patience-events-missing = Estas reglas dan puntos por lo que pasa: da events, cuántas veces pasó cada cosa.
patience-events-by-moves =
    Con estas jugadas, { $event ->
        [waste_to_tableau] una carta del descarte a una columna
        [waste_to_foundation] una carta del descarte a una base
        [tableau_to_foundation] una carta de una columna a una base
        [foundation_to_tableau] una carta sacada de una base
        [turned] una carta descubierta en una columna
       *[recycled] el descarte convertido otra vez en mazo
    }: { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }, no { $given }.
patience-events-add-up =
    Con { $brought ->
        [one] { $brought } carta subida
       *[other] { $brought } cartas subidas
    } y { $back } de vuelta quedan arriba { $left }, no { $given }.
patience-turned-at-most =
    En las columnas se { $most ->
        [one] puede descubrir { $most } carta
       *[other] pueden descubrir { $most } cartas
    } como mucho, no { $given }.
patience-from-the-waste-at-most =
    Del descarte { $most ->
        [one] puede salir { $most } carta
       *[other] pueden salir { $most } cartas
    } como mucho, no { $given }.
patience-none-taken-back = En estas reglas la carta que sube a su base se queda ahí: no se saca ninguna, y menos { $given }.
patience-turned-over-at-most =
    Al descarte se le da la vuelta { $most ->
        [one] { $most } vez
       *[other] { $most } veces
    } como mucho, no { $given }.
patience-came-to-light = { $dealt } cartas repartidas boca arriba, { $turned } descubiertas y { $waste } del descarte son { $sum }; arriba no puede haber { $given }.
patience-turned-by-layout =
    Según layout, en las columnas se { $counted ->
        [one] descubrió { $counted } carta
       *[other] descubrieron { $counted } cartas
    }, no { $given }.
patience-from-the-waste-by-layout =
    Según layout, del descarte { $counted ->
        [one] salió { $counted } carta
       *[other] salieron { $counted } cartas
    }, no { $given }.
patience-turned-over-by-layout =
    Según layout, al descarte se le dio la vuelta { $counted ->
        [one] { $counted } vez
       *[other] { $counted } veces
    }, no { $given }.
patience-pass-by-moves = Con estas jugadas se va por la vuelta { $counted } al mazo, no por la { $given }.
patience-with-the-moves = Con lo que dicen las jugadas: { $reason }
patience-column-by-moves = Con estas jugadas la columna { $number } tiene { $held }, no { $given }.
patience-pile-by-moves =
    { $pile ->
        [stock] Con estas jugadas el mazo tiene { $held }, no { $given }.
        [waste] Con estas jugadas el descarte tiene { $held }, no { $given }.
       *[cells] Con estas jugadas las celdas tienen { $held }, no { $given }.
    }
patience-held =
    { $down ->
        [0] { patience-held-open }
        [one] { $down } carta boca abajo y { patience-held-open }
       *[other] { $down } cartas boca abajo y { patience-held-open }
    }
patience-held-open =
    { $count ->
        [0] nada
       *[other]
            { $seen ->
                [yes] { CARD($cards, form: "row") }
               *[no]
                    { $count ->
                        [one] { $count } carta
                       *[other] { $count } cartas
                    }
            }
    }

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] Se puede subir { CARD($cards, form: "row") }.
    [c] Se puede llevar { CARD($cards, form: "row") } a la celda { $number }.
   *[t] Se puede llevar { CARD($cards, form: "row") } a la columna { $number }.
}
patience-lies-there-already = { $pile ->
    [t] Ya está en la columna { $number }.
    [c] Ya está en la celda { $number }.
    [f] { $suit ->
        [C] Ya está en la base de tréboles.
        [D] Ya está en la base de diamantes.
        [H] Ya está en la base de corazones.
       *[S] Ya está en la base de picas.
    }
   *[waste] Ya está en el descarte.
}
patience-from-cell-to-cell = De celda a celda no se gana nada.
patience-from-foundation-to-column = De una base, una carta solo va a una columna.
patience-only-stock-to-waste = Al descarte solo van cartas del mazo.
patience-stays-on-foundation = En estas reglas la carta que sube a su base se queda ahí.
patience-pile-has-no-card = { $pile ->
    [c] En la celda { $number } no hay carta.
    [f] { $suit ->
        [C] En la base de tréboles no hay cartas.
        [D] En la base de diamantes no hay cartas.
        [H] En la base de corazones no hay cartas.
       *[S] En la base de picas no hay cartas.
    }
   *[waste] En el descarte no hay cartas.
}
patience-one-card-from = { $pile ->
    [c] De la celda { $number } se toma una carta, no { $count }.
    [f] { $suit ->
        [C] De la base de tréboles se toma una carta, no { $count }.
        [D] De la base de diamantes se toma una carta, no { $count }.
        [H] De la base de corazones se toma una carta, no { $count }.
       *[S] De la base de picas se toma una carta, no { $count }.
    }
   *[waste] Del descarte se toma una carta, no { $count }.
}
patience-column-has = La columna { $number } { $up ->
    [0] está vacía
    [1] tiene una carta boca arriba
   *[other] tiene { $up } cartas boca arriba
}; { $count ->
    [one] no se puede mover { $count }
   *[other] no se pueden mover { $count }
}.
patience-turn-last-up = La columna { $number } no tiene cartas boca arriba; descubre la última.
patience-one-by-one = Las cartas suben de una en una, no { $count } a la vez.
patience-other-foundation = { $card } va a la base de { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}, no a la de { $other ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}.
patience-has-to-wait = { $suit ->
    [C] Los tréboles van por { CARD($reached, form: "row") }; { $card } tiene que esperar a { $missing }.
    [D] Los diamantes van por { CARD($reached, form: "row") }; { $card } tiene que esperar a { $missing }.
    [H] Los corazones van por { CARD($reached, form: "row") }; { $card } tiene que esperar a { $missing }.
   *[S] Las picas van por { CARD($reached, form: "row") }; { $card } tiene que esperar a { $missing }.
}
patience-waits-for-the-first = { $suit ->
    [C] Los tréboles no han empezado; { $card } tiene que esperar a { $missing }.
    [D] Los diamantes no han empezado; { $card } tiene que esperar a { $missing }.
    [H] Los corazones no han empezado; { $card } tiene que esperar a { $missing }.
   *[S] Las picas no han empezado; { $card } tiene que esperar a { $missing }.
}
patience-one-card-in-a-cell = En una celda va una carta, no { $count }.
patience-cell-is-taken = En la celda { $number } está { $card }; en una celda cabe una carta.
patience-no-sequence = { CARD($cards, form: "row") } no es una secuencia: cada carta es una menor que la anterior y del otro color.
patience-move-together = Con estas reglas { CARD($cards, form: "row") } se mueve todo junto.
patience-does-not-fit = { $rank ->
    [none] Sobre { $last } no va nada en una columna, tampoco { $card }.
    [Q] Sobre { $last } va una dama { $colour ->
        [red] roja
       *[black] negra
    }, no { $card }.
    [J] Sobre { $last } va una jota { $colour ->
        [red] roja
       *[black] negra
    }, no { $card }.
    [A] Sobre { $last } va un as { $colour ->
        [red] rojo
       *[black] negro
    }, no { $card }.
   *[other] Sobre { $last } va un { $rank } { $colour ->
        [red] rojo
       *[black] negro
    }, no { $card }.
}
patience-only-a-king = La columna { $number } está vacía: ahí va un rey, no { $card }.
patience-one-at-a-time = Con estas reglas se mueve una carta a la vez, no { $count }.
patience-no-room = Libres de paso: { $cells } { $cells ->
    [one] celda
   *[other] celdas
}{ $columns ->
    [0] {""}
    [one] {" "}y { $columns } columna
   *[other] {" "}y { $columns } columnas
}. { $empty ->
    [yes] A una columna vacía
   *[no] A la columna { $number }
} { $room ->
    [one] puede ir { $room } carta
   *[other] pueden ir { $room } cartas
}, no { $count }. Si por otras columnas pueden pasar más, da las jugadas una por una.
patience-stock-comes-by-waste = Las cartas del mazo pasan por el descarte: dales la vuelta primero.
patience-nothing-on-the-stock = Sobre el mazo no se pone nada.
patience-stock-is-empty = El mazo está vacío.
patience-cards-in-words = { $count ->
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
}
patience-so-many-are-turned = { $count ->
    [one] Del mazo se descubre { $count } carta, no { $given }.
   *[other] Del mazo se descubren { $count } cartas, no { $given }.
}
patience-so-many-may-be-turned = { $count ->
    [one] Del mazo se puede descubrir { $count } carta.
   *[other] Del mazo se pueden descubrir { $count } cartas.
}
patience-stock-has-cards = El mazo tiene todavía { patience-cards-in-words }; al descarte se le da la vuelta cuando no queda ninguna.
patience-nothing-to-turn-over = El descarte está vacío; no hay nada a lo que dar la vuelta.
patience-so-often = { $passes ->
    [1] una vez
    [2] dos veces
   *[other] { $passes } veces
}
patience-no-pass-left = El mazo se puede recorrer { patience-so-often }, y esta es la vuelta { $pass }.
patience-waste-turned-whole = Al descarte se le da la vuelta entero: { patience-cards-in-words }, no { $given }.
patience-waste-may-be-turned = Se puede dar la vuelta al descarte: pasa a ser el mazo.
patience-moves-can-be-made = { $count ->
    [0] No hay ninguna jugada posible.
    [one] Hay { $count } jugada posible.
   *[other] Hay { $count } jugadas posibles.
}
patience-moves-not-allowed = { $wrong ->
    [one] { $wrong } de { $moves } jugadas no estaba permitida.
   *[other] { $wrong } de { $moves } jugadas no estaban permitidas.
}
patience-every-move-allowed = Todas las jugadas estaban permitidas.
patience-layout-can-be = Nada impide que las cartas estén así.
patience-dealt-rightly = Las cartas están bien repartidas.
patience-all-up = Las { $cards } cartas están arriba.
patience-so-many-up = { $cards ->
    [one] Está arriba { $cards } carta de { $size }.
   *[other] Están arriba { $cards } cartas de { $size }.
}
patience-rest-goes-up = El resto sube seguro: la carta más baja siempre puede subir.
patience-rest-unseen = Mientras haya cartas sin ver, no es seguro que suba el resto.
patience-rest-uncertain = No es seguro que suba el resto.
patience-nothing-left = No queda nada por hacer.
patience-can-go = { $pile ->
    [f] Puede subir { CARD($cards, form: "row") }.
    [c] Puede ir { CARD($cards, form: "row") } a la celda { $number }.
   *[t] Puede ir { CARD($cards, form: "row") } a la columna { $number }.
}
patience-comes-by-the-waste = { $card } sale por el descarte y se puede colocar.
patience-unseen-may-come = Puede salir una carta sin ver que se pueda colocar: { $cards }.
patience-others = { $count ->
    [one] { $count } más
   *[other] { $count } más
}
patience-only-from-foundations = Solo se pueden mover cartas de las bases; no es seguro que eso ayude.
patience-turn-the-stock = Lo decidiría descubrir el mazo o saber qué cartas hay en él.
patience-play-on = Lo decidiría seguir jugando desde ahí: saca una carta de su base y pregunta otra vez.
patience-piles-of-these-rules = { $piles ->
    [tableau] Estas reglas tienen { $known } { $known ->
        [one] columna
       *[other] columnas
    }; se han dado { $given }.
   *[cells] Estas reglas tienen { $known } { $known ->
        [one] celda
       *[other] celdas
    }; se han dado { $given }.
}
patience-pack-lacks = { $given ->
    [one] Se ha nombrado { $given } carta
   *[other] Se han nombrado { $given } cartas
}; { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = { $count ->
    [one] Todas las cartas se reparten boca arriba; { $count } no la ha visto nadie.
   *[other] Todas las cartas se reparten boca arriba; { $count } no las ha visto nadie.
}
patience-column-no-sequence = { CARD($cards, form: "row") }, en la columna { $number }, no es una secuencia.
patience-others-must-lie-between = Entre las cartas boca arriba tiene que haber otras, que están en otro sitio.
patience-face-down-at-most = En la columna { $number } puede haber como mucho { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} boca abajo, no { $given }.
patience-stock-and-waste-at-most = El mazo y el descarte tienen como mucho { $most } cartas, no { $given }.
patience-passes-at-most = El mazo se puede recorrer { patience-so-often }, no { $given ->
    [1] una vez
    [2] dos veces
   *[other] { $given } veces
}.
patience-nothing-up-when-dealt = Al repartir no hay nada arriba; aquí { $count ->
    [one] está { $count } carta
   *[other] están { $count } cartas
}.
patience-column-is-dealt = La columna { $number } recibe { patience-cards-in-words } boca abajo y una boca arriba, no { $down } y { $up }.
patience-left-for-the-stock = Para el mazo quedan { $most } cartas, no { $given }.
patience-waste-empty-when-dealt = Al repartir, el descarte está vacío.
patience-first-pass-when-dealt = El mazo se recorre por primera vez, no por la vuelta { $pass }.
patience-columns-are-dealt = Las columnas reciben { CARD($dealt, form: "row") } cartas, no { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = Al repartir, las celdas están vacías.

patience-bank-without-vegas = stakes.payout es bank, que se paga por cada mano, pero score.method no es vegas.
patience-nobody-to-win-from = stakes.payout es { $payout }, pero quien juega a solas no tiene a quién ganarle.
patience-vegas-without-stock = score.method es vegas, que es para un mazo del que se roba; aquí todas las cartas están a la vista.
patience-nothing-is-bought = score.{ $name } es para manos que se compran; aquí nadie compra ninguna.
patience-form-cards = Cartas arriba
patience-form-suits = Por palos
patience-row-cards = cartas arriba
patience-ask-cards =
    { $table ->
        [several] ¿Cuántas cartas de { $name } hay en las bases?
       *[alone] ¿Cuántas cartas hay en las bases?
    }
patience-row-suit =
    { $suit ->
        [C] Tréboles
        [D] Diamantes
        [H] Corazones
       *[S] Picas
    }
patience-ask-suit =
    { $suit ->
        [C]
            { $table ->
                [several] ¿Hasta dónde van los tréboles de { $name }? El as es 1, el rey { $king }.
               *[alone] ¿Hasta dónde van los tréboles? El as es 1, el rey { $king }.
            }
        [D]
            { $table ->
                [several] ¿Hasta dónde van los diamantes de { $name }? El as es 1, el rey { $king }.
               *[alone] ¿Hasta dónde van los diamantes? El as es 1, el rey { $king }.
            }
        [H]
            { $table ->
                [several] ¿Hasta dónde van los corazones de { $name }? El as es 1, el rey { $king }.
               *[alone] ¿Hasta dónde van los corazones? El as es 1, el rey { $king }.
            }
       *[S]
            { $table ->
                [several] ¿Hasta dónde van las picas de { $name }? El as es 1, el rey { $king }.
               *[alone] ¿Hasta dónde van las picas? El as es 1, el rey { $king }.
            }
    }
patience-row-event =
    { $event ->
        [waste_to_tableau] descarte a columna
        [waste_to_foundation] descarte a base
        [tableau_to_foundation] columna a base
        [foundation_to_tableau] sacadas
        [turned] descubiertas
       *[recycled] vueltas al mazo
    }
patience-hint-event =
    { $event ->
        [turned] en las columnas
       *[foundation_to_tableau] de una base
    }
patience-ask-event =
    { $table ->
        [several] ¿Cuántas cartas de { $name } subieron de columna a base?
       *[alone] ¿Cuántas cartas subieron de columna a base?
    }
patience-shortcut-won = Resuelto
patience-shortcut-won-about = Resuelto: todas las cartas arriba
patience-count-deals-won = Manos resueltas
patience-count-cards-up = Cartas arriba
patience-count-best-deal = Mejor mano
patience-count-longest-run = Resueltas seguidas
patience-ratio-average-cards = Cartas arriba por mano
patience-due-deal-cost = Pagado a la banca por una mano
patience-due-cards-earned = Pagado por la banca por las cartas de las bases

patience-column-cards-up = Arriba
patience-column-won = Resuelto
patience-cell-won = resuelto

patience-about-freecell = Solitario con todas las cartas a la vista
patience-about-klondike = Solitario con mazo
patience-variant-freecell = Todas las cartas boca arriba, cuatro celdas, ocho columnas
patience-variant-klondike = Cartas de una en una, con cuantas vueltas al mazo quieras
patience-variant-klondike-three = Cartas de tres en tres, con tres vueltas al mazo
patience-variant-klondike-vegas = La mano cuesta 52 y cada carta da 5: de tres en tres, con tres vueltas al mazo
patience-variant-klondike-vegas-one = La mano cuesta 52 y cada carta da 5: de una en una, con una sola vuelta al mazo
patience-variant-klondike-points = Puntos por lo que pasa en la mesa, con cartas de tres en tres
patience-name-klondike-three = Klondike, tres cartas
patience-name-klondike-vegas-one = Vegas Klondike, una carta
patience-name-klondike-points = Klondike con puntos
patience-house-rule-two-cells = Dos celdas
patience-house-rule-three-cells = Tres celdas
patience-house-rule-six-cells = Seis celdas
patience-house-rule-kings-to-a-space = A una columna vacía solo van reyes
patience-house-rule-one-at-a-time = Las cartas se mueven de una en una
patience-house-rule-any-card-to-a-space = A una columna vacía va cualquier carta
patience-house-rule-no-taking-back = Lo que sube a su base se queda ahí
patience-house-rule-whole-sequences = Solo se mueven secuencias enteras
patience-house-rule-one-pass = Una vuelta
patience-house-rule-three-passes = Tres vueltas
patience-house-rule-by-itself = Cada mano por separado

patience-label-layout = Disposición
patience-label-start = Al principio
patience-label-moves = Jugadas
patience-label-events = Sucesos
patience-label-accept-infractions = Pese a las faltas
patience-label-stock = Mazo
patience-label-waste = Descarte
patience-label-pass = Vuelta al mazo
patience-label-foundations = Bases
patience-label-tableau = Columnas
patience-label-down = Boca abajo
patience-label-up = Boca arriba
patience-label-cells = Celdas
patience-label-from = De
patience-label-to = A
patience-label-count = Cuántas
patience-label-drawn = Robadas
patience-label-turned = Descubierta

patience-body-cards = cuántas han subido
patience-body-foundations = hasta dónde ha llegado cada palo
patience-body-layout = dónde están las cartas
patience-body-start = cómo se repartieron, con cada jugada
patience-body-results = de varias personas

patience-claim-move = ¿Se puede hacer esta jugada?
patience-claim-moves = ¿Qué jugadas se pueden hacer?
patience-claim-layout = ¿Pueden estar así estas cartas?
patience-claim-start = ¿Están bien repartidas las cartas?
patience-claim-won = ¿Está resuelto el solitario?
patience-claim-stuck = ¿Ya no se puede hacer nada?
patience-claim-audit = ¿Estaban permitidas todas las jugadas?
