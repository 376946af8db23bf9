# Spanish: the rules of Escoba.

escoba_rules-heading-people = Quiénes juegan
escoba_rules-heading-cards = La baraja
escoba_rules-heading-deal = El reparto
escoba_rules-heading-play = El juego
escoba_rules-heading-score = Los puntos de la ronda
escoba_rules-heading-setenta = La setenta
escoba_rules-heading-end = El final de la partida
escoba_rules-heading-money = El dinero
escoba_rules-heading-coming = Entrar y salir

escoba_rules-hand = { $hand ->
    [1] una carta
    [2] dos cartas
    [3] tres cartas
    [4] cuatro cartas
    [5] cinco cartas
    [6] seis cartas
    [7] siete cartas
    [8] ocho cartas
    [9] nueve cartas
    [10] diez cartas
   *[other] { $hand } cartas
}
escoba_rules-table = { $table ->
    [0] ninguna carta
    [1] una carta
    [2] dos cartas
    [3] tres cartas
    [4] cuatro cartas
    [5] cinco cartas
    [6] seis cartas
    [7] siete cartas
    [8] ocho cartas
    [9] nueve cartas
    [10] diez cartas
   *[other] { $table } cartas
}
escoba_rules-points = { $value ->
    [0] cero puntos
    [1] un punto
    [2] dos puntos
    [3] tres puntos
    [4] cuatro puntos
    [5] cinco puntos
    [6] seis puntos
    [7] siete puntos
    [8] ocho puntos
    [9] nueve puntos
    [10] diez puntos
   *[other] { $value } puntos
}

escoba_rules-opening = Juegan { $range ->
    [same] { $fewest ->
        [2] dos personas
        [3] tres personas
        [4] cuatro personas
        [5] cinco personas
       *[6] seis personas
    }
    [next] { $fewest } { VOWEL($most) ->
        [o] u
       *[other] o
    } { $most } personas
   *[far] de { $fewest } a { $most } personas
}. Con una carta de la mano y otras de la mesa se suman quince: se trata de llevarse muchas cartas, muchos oros y el siete de oros, y de limpiar la mesa, que es hacer escoba.

escoba_rules-players-min-title = Mínimo de personas
escoba_rules-players-min-value = { $value }
escoba_rules-players-max-title = Máximo de personas
escoba_rules-players-max-value = { $value }
escoba_rules-teams-title = Equipos
escoba_rules-teams-none = cada cual juega por su cuenta
escoba_rules-teams-value = se juega en dos equipos, salvo entre dos personas
escoba_rules-teams-from-players = a partir de { $players ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
} personas se juega en dos equipos; con menos, cada cual por su cuenta
escoba_rules-teams-part-from-players = A partir de cuántas personas se juega en equipos.
escoba_rules-teams-part-teams = Cuántos equipos.
escoba_rules-direction-title = Sentido del juego
escoba_rules-direction-clockwise = se juega hacia la izquierda, en el sentido de las agujas del reloj
escoba_rules-direction-anticlockwise = se juega hacia la derecha, en sentido contrario a las agujas del reloj

escoba_rules-pack-title = Cómo se escriben las cartas
escoba_rules-pack-french = las cartas se escriben A, 2 a 7, J, Q y K, con C, D, H y S: tréboles, diamantes, corazones y picas
escoba_rules-pack-spanish = las cartas se escriben 1 a 7, 10, 11 y 12, con O, C, E y B: oros, copas, espadas y bastos
escoba_rules-forty-cards = { $pack ->
    [spanish] Se juega con la baraja española de cuarenta cartas, sin ochos ni nueves.
   *[french] Se juega con cuarenta cartas de la baraja francesa, sin ochos, nueves ni dieces.
}
escoba_rules-cards-count = { $pack ->
    [spanish] El as vale 1; del 2 al 7, lo que marcan; la sota (10) vale 8; el caballo (11), 9, y el rey (12), 10.
   *[french] El as vale 1; del 2 al 7, lo que marcan; la jota vale 8; la dama, 9, y el rey, 10.
}
escoba_rules-coins-are-diamonds = Los diamantes hacen de oros.

escoba_rules-deal-hand-title = Cartas a cada cual en un reparto
escoba_rules-deal-hand-value = { escoba_rules-hand }
escoba_rules-deal-table-title = Cartas en la mesa
escoba_rules-deal-table-value = { escoba_rules-table }
escoba_rules-deal-fifteen-title = Quince en la mesa al repartir
escoba_rules-deal-fifteen-dealer = si las cartas repartidas a la mesa suman 15, quien reparte se las lleva y hace escoba
escoba_rules-deal-fifteen-leader = si las cartas repartidas a la mesa suman 15, quien es mano se las lleva y hace escoba
escoba_rules-deal-fifteen-nobody = nadie se lleva las cartas repartidas a la mesa, sumen lo que sumen
escoba_rules-deal-thirty-title = Treinta en la mesa al repartir
escoba_rules-deal-thirty-total = si las cartas repartidas a la mesa suman 30, también se recogen, y son dos escobas
escoba_rules-deal-thirty-groups = si las cartas repartidas a la mesa suman 30, se recogen solo cuando se parten en 15 y 15, y son dos escobas
escoba_rules-dealt = { $hand ->
    [1] Se reparte { escoba_rules-hand }
   *[other] Se reparten { escoba_rules-hand }
} a cada cual y { $table ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $table }
} a la mesa.
escoba_rules-dealt-again = Cada vez que se acaban las cartas de la mano se vuelve a repartir: { escoba_rules-hand } a cada cual y ninguna a la mesa{ $deals ->
    [0] {""}
    [1] ; en total hay un solo reparto
   *[other] ; en total hay { $deals } repartos
}.
escoba_rules-deal-passes = En la ronda siguiente reparte quien va después en el sentido del juego, y es mano quien va después de quien reparte.
escoba_rules-dealt-is-captured = Llevarse las cartas repartidas a la mesa cuenta como baza, y puede ser la última.

escoba_rules-play-capture-title = Si hay que hacer quince
escoba_rules-play-capture-played-card = si la carta jugada hace quince, hay que recoger; cada cual elige qué carta juega
escoba_rules-play-capture-optional = un quince se puede recoger o dejar, y lo que nadie recoge se queda en la mesa
escoba_rules-play-capture-must = quien puede recoger con alguna carta de la mano tiene que jugar una con la que recoja, y recoger
escoba_rules-play-missed-title = Un quince pasado por alto
escoba_rules-play-missed-stays = un quince pasado por alto se queda en la mesa
escoba_rules-play-missed-next-player = si se pasa por alto un quince, quien juega después puede recogerlo, con la carta que se dejó, antes de jugar una de su mano; no es escoba
escoba_rules-one-card = En su turno, cada cual juega una carta y recoge de la mesa las que suman 15 con ella.
escoba_rules-one-fifteen = Si se puede hacer quince de varias maneras, se elige una.
escoba_rules-stays = La carta con la que no se recoge nada se queda en la mesa.
escoba_rules-escoba = Quien recoge todo lo que hay en la mesa hace escoba.
escoba_rules-last-captures = Lo que queda en la mesa al final se lo lleva quien hizo la última baza, y no es escoba. Si nadie ha hecho ninguna, no se lo lleva nadie.
escoba_rules-comes-out = La baraja suma 220, así que al final quedan en la mesa 10, 25, 40 o 55; si no, alguna baza no era de quince.

escoba_rules-score-escoba-title = Cada escoba
escoba_rules-score-escoba-value = { escoba_rules-points } por cada escoba
escoba_rules-score-cards-title = Más cartas
escoba_rules-score-cards-value = { escoba_rules-points } por tener más cartas
escoba_rules-score-coins-title = Más oros
escoba_rules-score-coins-value = { escoba_rules-points } por tener más oros{ $pack ->
    [spanish] {""}
   *[french] , que son los diamantes
}
escoba_rules-score-velo-title = El siete de oros
escoba_rules-score-velo-value = { escoba_rules-points } por el siete de oros, el siete de velo
escoba_rules-score-setenta-title = La setenta
escoba_rules-score-setenta-value = { escoba_rules-points } por la mejor setenta
escoba_rules-score-sevens-title = Más sietes
escoba_rules-score-sevens-value = { escoba_rules-points } por tener más sietes
escoba_rules-score-all-cards-title = Todas las cartas
escoba_rules-score-all-cards-value = { escoba_rules-points } más por tener todas las cartas
escoba_rules-score-all-coins-title = Todos los oros
escoba_rules-score-all-coins-value = { escoba_rules-points } más por tener todos los oros
escoba_rules-score-all-sevens-title = Todos los sietes
escoba_rules-score-all-sevens-value = { escoba_rules-points } más por tener todos los sietes
escoba_rules-score-under-ten-title = Los demás, menos de diez cartas
escoba_rules-score-under-ten-value = { escoba_rules-points } más, cuando solo hay dos bandos, si el otro no llega a diez cartas
escoba_rules-score-no-capture-loses-title = Sin bazas
escoba_rules-score-no-capture-loses-yes = cuando solo hay dos bandos, el que no hace ninguna baza en una ronda pierde la partida en el acto
escoba_rules-score-no-capture-loses-no = cuando solo hay dos bandos, no hacer ninguna baza en una ronda no tiene más castigo
escoba_rules-score-ties-title = Empates
escoba_rules-score-ties-nobody = si hay empate en algo, nadie puntúa por ello
escoba_rules-score-ties-all = si hay empate en algo, puntúa cada bando que empata

escoba_rules-score-setenta-by-title = Cómo se comparan las setentas
escoba_rules-score-setenta-by-ranks = las setentas se comparan carta a carta, de la mejor a la peor: 7, 6, as, 5, 4, 3, 2 y, al final, cualquier figura
escoba_rules-score-setenta-by-points = las setentas se comparan por puntos: un siete vale 21; un seis, 18; un as, 16; un cinco, 15; un cuatro, 14; un tres, 13; un dos, 12, y una figura, 10
escoba_rules-setenta = La setenta se hace con la mejor carta de cada palo que se ha recogido; quien no tiene de los cuatro palos se queda sin setenta.

escoba_rules-end-target-title = A cuántos puntos se juega
escoba_rules-end-target-none = la partida no acaba por puntos
escoba_rules-end-target-value = la partida acaba con la ronda en la que alguien llega a { $value ->
    [1] { $value } punto
   *[other] { $value } puntos
}
escoba_rules-end-rounds-title = Cuántas rondas
escoba_rules-end-rounds-none = se puede jugar cualquier número de rondas
escoba_rules-end-rounds-value = la partida acaba después de { $value ->
    [1] una ronda
    [2] dos rondas
    [3] tres rondas
    [4] cuatro rondas
    [5] cinco rondas
    [6] seis rondas
    [7] siete rondas
    [8] ocho rondas
    [9] nueve rondas
    [10] diez rondas
   *[other] { $value } rondas
}
escoba_rules-end-best-title = Qué puntuación gana
escoba_rules-end-best-highest = gana la puntuación más alta
escoba_rules-end-best-lowest = gana la puntuación más baja
escoba_rules-end-tie-title = Empate en cabeza
escoba_rules-end-tie-share = quienes empatan en cabeza comparten la victoria
escoba_rules-end-tie-play-on = si hay empate en cabeza, se juega otra ronda, y así hasta que se deshaga
escoba_rules-all-together = Los puntos de la ronda se apuntan todos a la vez: nadie gana por contar antes.
escoba_rules-until-agreed = La partida acaba cuando la mesa lo decide.
escoba_rules-agreed-before = Si la mesa decide acabar antes, vale la puntuación de ese momento, y quienes empatan en cabeza comparten la victoria.

escoba_rules-stakes-payout-title = Las apuestas
escoba_rules-stakes-payout-pot = cada cual pone la misma apuesta en el bote, que se reparten quienes ganan
escoba_rules-stakes-payout-differences = quien pierde paga a quien gana la diferencia de puntos, a tanto por punto
escoba_rules-for-money = Cuando se juega con dinero, { $payout ->
    [differences] { escoba_rules-stakes-payout-differences }
   *[pot] { escoba_rules-stakes-payout-pot }
}.
escoba_rules-several-winners = Si gana más de una persona, { $payout ->
    [differences] cada pago
   *[pot] el bote
} se divide a partes iguales; las monedas que sobran se dan de una en una, por orden de asientos.

escoba_rules-teams-stay = Los equipos no cambian: nadie entra ni se va.
escoba_rules-joins = Entre rondas puede entrar alguien más, con los puntos de quien va en último lugar, siempre que la baraja cuadre para tanta gente.
escoba_rules-leaves = Quien se va conserva sus puntos, queda en último lugar y ya no juega; si solo queda un bando, gana.
