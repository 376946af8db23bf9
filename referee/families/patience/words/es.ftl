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
