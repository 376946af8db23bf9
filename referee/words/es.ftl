# Spanish: lists, names and cards.

common-and = { $most } { VOWEL($last) ->
    [i] e
   *[other] y
} { $last }
common-or = { $most } { VOWEL($last) ->
    [o] u
   *[other] o
} { $last }
common-comma = { $first }, { $second }
common-nobody = nadie

common-letter = { $rank ->
    [A] A
    [K] K
    [Q] Q
    [J] J
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] as
    [K] rey
    [Q] dama
    [J] jota
    [joker] comodín
    [blaren] blaren
    [blompottan] blompottan
    [kransen] kransen
    [vardshus] värdshus
    [kavall] kavall
    [husu] husu
    [husar] husar
    [kuku] kuku
    [harlekin] harlekin
   *[other] { $rank }
}
common-face = { $suit ->
    [C] { common-letter }♣
    [D] { common-letter }♦
    [H] { common-letter }♥
    [S] { common-letter }♠
   *[none] { common-rank }
}
common-card = { $form ->
    [un] { $suit ->
        [none] { $rank ->
            [Q] una { common-rank }
            [J] una { common-rank }
           *[other] un { common-rank }
        }
       *[other] { $rank ->
            [Q] la { common-face }
            [J] la { common-face }
           *[other] el { common-face }
        }
    }
    [Un] { $suit ->
        [none] { $rank ->
            [Q] Una { common-rank }
            [J] Una { common-rank }
           *[other] Un { common-rank }
        }
       *[other] { $rank ->
            [Q] La { common-face }
            [J] La { common-face }
           *[other] El { common-face }
        }
    }
    [varios] { $rank ->
        [A] ases
        [K] reyes
        [Q] damas
        [J] jotas
        [joker] comodines
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
        [9] nueves
        [10] dieces
       *[other] { common-rank }
    }
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}

common-spanish-rank = { $rank ->
    [1] as
    [10] sota
    [11] caballo
    [12] rey
   *[other] { $rank }
}
common-spanish-name = { $suit ->
    [O] { common-spanish-rank } de oros
    [C] { common-spanish-rank } de copas
    [E] { common-spanish-rank } de espadas
    [B] { common-spanish-rank } de bastos
   *[none] { common-spanish-rank }
}
common-spanish-card = { $form ->
    [un] { $suit ->
        [none] { $rank ->
            [10] una { common-spanish-rank }
           *[other] un { common-spanish-rank }
        }
       *[other] { $rank ->
            [10] la { common-spanish-name }
           *[other] el { common-spanish-name }
        }
    }
    [Un] { $suit ->
        [none] { $rank ->
            [10] Una { common-spanish-rank }
           *[other] Un { common-spanish-rank }
        }
       *[other] { $rank ->
            [10] La { common-spanish-name }
           *[other] El { common-spanish-name }
        }
    }
   *[plain] { common-spanish-name }
}
common-spanish-cards = { $form ->
    [sum] { $first } + { $last }
   *[row] { $first }, { $last }
}

common-range = { $first } a { $last }

common-sentences = { $sentences }
common-more = Y { $count } más.

common-name-of-several = «{ $name }» es el nombre de { $count } personas. Di de quién se trata: { $players }.
common-nobody-is = Aquí nadie se llama «{ $name }». En la mesa: { $players }.
common-out-of-the-game = { $player } ya no está en juego. Siguen dentro: { $others }.
common-named-once = { $side }: se nombra solo una vez.

common-no-teams = Con estas reglas cada cual juega por su cuenta; no nombres equipos.
common-teams-of-equal-size = Con { $players } en la mesa no salen { $teams } equipos iguales.
common-partners-sit-apart = Quienes van en pareja no se sientan juntos, así que los equipos son { $teams }. Cambia los puestos.

common-no-card = «{ $text }» no es una carta. Escribe el valor y, si importa, el palo: A K Q J 10 … 2 con C D H S, por ejemplo 10 o QS, o bien joker.
common-cards-told-of = Se { $count ->
    [one] ha nombrado { $count } carta
   *[other] han nombrado { $count } cartas
}; la baraja tiene { $size }.

common-too-few-cards-left =
    { $unknown ->
        [one]
            Falta por conocer { $unknown } carta de la mano{ $left ->
                [0] , pero no queda ninguna que pueda serlo.
                [one] , pero solo queda { $left } que pueda serlo.
               *[other] , pero solo quedan { $left } que puedan serlo.
            }
       *[other]
            Faltan por conocer { $unknown } cartas de la mano{ $left ->
                [0] , pero no queda ninguna que pueda estar entre ellas.
                [one] , pero solo queda { $left } que pueda estar entre ellas.
               *[other] , pero solo quedan { $left } que puedan estar entre ellas.
            }
    }

common-question-too-long = Esto llevaría más de { $steps } pasos. Son menos con menos cartas jugadas o en la mano, menos cartas sin anotar, menos jugadas, bazas o manos, o un historial más corto.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = El cuerpo de la petición: { $sentence }

common-refused = rechazado: { $reason } ({ $codes })

common-round = { $noun ->
    [hand] mano
    [deal] mano
   *[round] ronda
}
common-rounds = { $noun ->
    [hand] manos
    [deal] manos
   *[round] rondas
}

common-count-rounds = Rondas
common-count-rounds-won = Rondas ganadas
common-count-points = Puntos
common-due-stake = Pagado por sentarse a jugar
common-due-payout = Ganado del bote
common-due-settlement = Pagado por quien pierde a quien gana
common-due-refund = Devuelto del bote
common-act-dealer = Quién reparte
common-act-dealer-about = Dice quién reparte la próxima mano: a quien le tocó en el sorteo, o quien reparte de verdad
common-act-adjustment = Corrección
common-act-adjustment-about = Castigo o corrección de la dirección del juego, aparte de lo que dieron las reglas
common-act-join = Alguien se une
common-act-join-about = Alguien se une entre dos manos: último puesto, y la puntuación más alta de quienes siguen dentro
common-act-withdrawal = Alguien se va
common-act-withdrawal-about = Alguien se va entre dos manos y queda fuera; si solo queda una persona, la partida termina
common-label-player = Quién
common-label-points = Puntos
common-label-reason = Motivo
common-label-name = Nombre
common-label-member = Miembro
common-label-card = Carta
common-label-cards = Cartas
common-label-holding = Mano
common-label-known = Cartas conocidas
common-label-stock = Mazo
common-about-stock = Cartas en el mazo
common-label-dealer = Quién reparte
common-label-leader = Quién sale
common-about-adjusted-points = Se suman, o se restan con un menos
common-about-name = En la partida de un club, alguien de fuera
common-about-member = Miembro del club que juega la partida

common-unit-points = puntos
common-mark-out = fuera
common-mark-leaves = se va
common-mark-joins = entra
common-drawing-star = una estrella
common-drawing-cross = una cruz
common-drawing-ring = un anillo

common-no-such-family = No hay ninguna familia «{ $name }». Hay: { $known }.
common-no-such-variant = No hay ninguna variante «{ $name }». Hay: { $known }.
common-no-variant-but-near = No hay ninguna variante «{ $name }». ¿Querías decir { $near }?
