# Spanish: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } pepino
       *[other] { $points } pepinos
    }
    [credit] { $points ->
        [one] { $points } crédito
       *[other] { $points } créditos
    }
   *[point] { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }
}

cucumber-took = { $face ->
    [up] { $player } se lleva la última baza con { CARD($card, form: "un") }: { cucumber-amount }. La carta se queda boca arriba.
   *[down] { $player } se lleva la última baza con { CARD($card, form: "un") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } también tenía { CARD($card, form: "un") }: { cucumber-amount }. La carta se queda boca arriba.
   *[down] { $player } también tenía { CARD($card, form: "un") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } se lleva la última baza y pierde la mano.
cucumber-took-with-and-lost = { $player } se lleva la última baza con { CARD($card, form: "un") } y pierde la mano.
cucumber-also-had-and-lost = { $player } también tenía { CARD($card, form: "un") } y pierde la mano.

cucumber-bonus = { $end ->
    [zero] { $player } también tenía { CARD($card, form: "un") } y la baza se la lleva { $taker }: { cucumber-amount } menos. Tenía { $score }, y de 0 no se baja.
   *[above] { $player } también tenía { CARD($card, form: "un") } y la baza se la lleva { $taker }: { cucumber-amount } menos.
}

cucumber-doubled-by-card = { CARD($rank, form: "Un") } cayó en la última baza: doble castigo.
cucumber-kontra = { $player } dice contra: doble castigo.
cucumber-kontra-lost = { $player } dice contra y pierde: castigo por cuatro en total.
cucumber-rassi = { $times ->
    [4] { $player } redobla: castigo por cuatro.
   *[2] { $player } dobla: doble castigo.
}

cucumber-bet-lost = { $player } no tenía la carta más baja y pierde la apuesta, { cucumber-amount }.
cucumber-bet-refused = { $player } no acepta que { $by } doble y pierde la apuesta que había, { cucumber-amount }.

cucumber-showed = { $player } tenía { CARD($card, form: "un") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } canta { CARD($card, form: "un") } como la carta más baja, pero { $other } tenía { CARD($lower, form: "un") }, igual de baja: { cucumber-amount }.
   *[lower] { $player } canta { CARD($card, form: "un") } como la carta más baja, pero { $other } tenía { CARD($lower, form: "un") }, más baja aún: { cucumber-amount }.
}
cucumber-nobody-declared = Nadie canta; { $player } tenía la carta más baja, { CARD($card, form: "un") }: { cucumber-amount }.

cucumber-fatal-card = { $player } paga con una carta fatal y queda fuera al momento.
cucumber-reset = { $kept ->
    [some] { $player } tiene exactamente { $limit }: vuelve a 0. Las cartas guardadas vuelven a la baraja.
   *[none] { $player } tiene exactamente { $limit }: vuelve a 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] llega a
   *[over] pasa de
} { $limit } con { $points }: una vida menos. Sigue con { $score }, { $others ->
    [some] la puntuación más alta de los demás que siguen dentro
   *[none] porque no queda nadie más dentro
}.
cucumber-half = { $player } { $how ->
    [reached] llega a
   *[over] pasa de
} { $limit } con { $points }: medio pepino. Todas las cartas guardadas vuelven a la baraja, menos la más alta, { CARD($card, form: "un") }.
cucumber-half-without-cards = { $player } { $how ->
    [reached] llega a
   *[over] pasa de
} { $limit } con { $points }: medio pepino. Todas las cartas guardadas vuelven a la baraja.
cucumber-eliminated = { $player } { $how ->
    [reached] llega a
   *[over] pasa de
} { $limit } con { $points } y queda fuera.
cucumber-marked = { $player } { $how ->
    [reached] llega a
   *[over] pasa de
} { $limit } con { $points } y sigue, con marca.
cucumber-ends-game = { $player } { $how ->
    [reached] llega a
   *[over] pasa de
} { $limit } con { $points }, y ahí termina la partida.

cucumber-fall-paid = { $player } queda fuera con { CARD($card, form: "un") } y pone { $stakes ->
    [one] { $stakes } apuesta
   *[other] { $stakes } apuestas
} en el bote.
cucumber-fall-paid-without-card = { $player } queda fuera y pone { $stakes ->
    [one] { $stakes } apuesta
   *[other] { $stakes } apuestas
} en el bote.

cucumber-restarted = { $status ->
    [in] Todas las cartas de la última baza eran iguales: se empieza otra ronda. { $player } la empieza con 0.
   *[out] Todas las cartas de la última baza eran iguales: se empieza otra ronda. { $player } vuelve a estar dentro, con 0.
}

cucumber-bought-in = { $player } se reengancha: sigue con { $points }, la puntuación más alta de los demás que siguen dentro.
cucumber-adjustment-added = Corrección para { $player }: { cucumber-amount } más. { $reason }
cucumber-adjustment-taken-off = Corrección para { $player }: { cucumber-amount } menos. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } se une con { $points }, la puntuación más alta de quienes siguen dentro.
   *[fresh] { $player } se une con { $points }, porque aún no se ha jugado nada.
}
cucumber-joins-by-hands = { $player } se une con { $hands ->
    [one] { $hands } mano perdida
   *[other] { $hands } manos perdidas
}, tantas como quien más tiene de los que siguen dentro.
cucumber-leaves = { $status ->
    [in] { $player } deja la mesa y queda fuera.
   *[out] { $player } deja la mesa.
}

cucumber-left-the-hand = { $player } ha dejado la mano. Siguen en ella: { $others }.
cucumber-listed-twice = { $player } aparece dos veces.
cucumber-listed-twice-in-trick = { $player } aparece dos veces; en la última baza hay una sola carta por persona.
cucumber-missing-in-trick = Falta { $player }. En la mano, con una carta por persona: { $others }.
cucumber-order = { $way ->
    [backwards] La lista va al revés: después de { $before } va { $after }, a la izquierda, y no { $given }.
   *[mixed] La lista está desordenada: después de { $before } va { $after }, a la izquierda, y no { $given }.
}

cucumber-not-in-pack = Esta carta no está en la baraja: { $card }. La baraja va { $jokers ->
    [0] de { $low } a { $high }
    [1] de { $low } a { $high } más { $jokers } comodín
   *[other] de { $low } a { $high } más { $jokers } comodines
}.
cucumber-suit-missing = { CARD($rank, form: "row") }: ¿de qué palo? { $cards } { $count ->
    [one] gana
   *[other] ganan
} a todo, así que aquí hay que decirlo.
cucumber-too-many-of-a-card = { $count } × { $card } en esta baza, pero en la baraja solo hay { $holds }.
cucumber-card-lies-face-up = { $count } × { $card } en esta baza, pero solo caben { $left }: en la baraja hay { $holds }, y boca arriba ya hay delante de { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = En estas reglas no hay { $call }. Hay { $known }.
cucumber-no-calls = En estas reglas no hay { $call } ni ningún otro cante.
cucumber-multiplier = El multiplicador es 1, 2 (doblado) o 4 (redoblado), no { $given }.
cucumber-no-exchange = Con estas reglas no se cambian cartas.

cucumber-taker-missing = ¿Quién se llevó la última baza? En la forma corta hay que decirlo.
cucumber-card-missing = ¿Con qué carta se ganó la última baza? Con estas reglas importa.
cucumber-tied-twice = { $player } aparece dos veces entre quienes tenían la carta más alta.
cucumber-doubling-missing = ¿Se jugó { CARD($rank, form: "un") } en la última baza? Aquí dobla el castigo.
cucumber-no-doubling = Con estas reglas ninguna carta dobla el castigo.
cucumber-doubling-cannot-be = Nadie puede haber jugado { CARD($rank, form: "un") }: nadie tenía una carta más baja.
cucumber-doubling-must-be = Alguien tiene que haber jugado { CARD($rank, form: "un") }: no queda otra carta.
cucumber-lowest-missing = ¿Quién tenía la carta más baja (si hay varias, la primera jugada)? Esa persona reparte después.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } tenía la carta más alta, así que no la primera de las más bajas.
   *[last] { $player } jugó la última de las cartas iguales, así que no la primera de las más bajas.
}
cucumber-too-many-equal = { $kept ->
    [0] No puede haber { $count } personas con { CARD($card, form: "un") } o una carta igual: en la baraja hay { $holds }.
   *[other] No puede haber { $count } personas con { CARD($card, form: "un") } o una carta igual: en la baraja hay { $holds }, de ellas { $kept } boca arriba.
}
cucumber-too-few-lower = { $lower ->
    [0] Para { $players } harían falta cartas más bajas que { CARD($card, form: "un") }, pero no hay ninguna. ¿Quién más tenía { CARD($rank, form: "un") }?
    [one] Para { $players } harían falta cartas más bajas que { CARD($card, form: "un") }, pero solo hay { $lower }. ¿Quién más tenía { CARD($rank, form: "un") }?
   *[other] Para { $players } harían falta cartas más bajas que { CARD($card, form: "un") }, pero solo hay { $lower }. ¿Quién más tenía { CARD($rank, form: "un") }?
}
cucumber-different-equal-cards = Aquí hay cartas distintas que valen igual y se quedan boca arriba: anota la última baza carta por carta.
cucumber-last-trick-unknown = Hay que conocer la última baza carta por carta, y antes no puede faltar nada.
cucumber-all-have-refused = Nadie más ha aceptado, así que gana { $player }: no hay última baza.
cucumber-winner-missing = ¿Quién tenía la carta más baja (si hay varias, la primera jugada)? Esa persona gana la mano.
cucumber-declaration-missing = ¿Cantó alguien? Di quién, o null si nadie cantó.
cucumber-cards-instead-of-outcome = Aquí cuentan todas las últimas cartas: dalas como last_trick, o ninguna si nadie cantó.
cucumber-cards-missing = Todo el mundo enseña sus cartas, y todas cuentan: da las últimas cartas de toda la mesa.

cucumber-nobody-deals-at-first = Con estas reglas no reparte nadie; di quién sale.
cucumber-leader-follows = Con estas reglas quien sale depende de quien reparte ({ $rule }).
cucumber-abandoned = La partida se dejó sin acabar; ya no se puede anotar nada.
cucumber-over = La partida terminó tras { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}. Victoria: { $winners }. Ya no se puede anotar nada.
cucumber-pack-is-too-small = { $kept ->
    [one] Hay { $kept } carta
   *[other] Hay { $kept } cartas
} boca arriba y { $stock } en el mazo: la baraja no da para otra mano.
cucumber-no-buy-ins = Con estas reglas no hay reenganche.
cucumber-has-left = { $player } ha dejado la mesa.
cucumber-bought-in-already = { $player } ya se ha reenganchado; en una partida, estas reglas permiten { $most } como mucho.
cucumber-buy-in-needs-others = { $player } solo puede reengancharse mientras haya dentro al menos { $needed ->
    [one] { $needed } persona
   *[other] { $needed } personas
} más; ahora hay { $others }.
cucumber-buy-in-is-no-better = { $player } sigue dentro con { $score }; al reengancharse tendría { $points }, que no es mejor.
cucumber-nobody-deals = Con estas reglas no reparte nadie.
cucumber-not-among-drawers = { $player } no saca carta para repartir. Es entre { $players }.
cucumber-cannot-deal = { $player } está fuera y no puede repartir.
cucumber-no-score = Con estas reglas no se lleva puntuación.
cucumber-adjustment-too-large = { $player } tiene { $score }: una corrección no es 0 y quita { $score } como mucho.
cucumber-full = En estas reglas caben { $most } en la mesa como mucho, y ya hay { $here }.
cucumber-pack-serves-too-few = La baraja no da para { $players } personas.
cucumber-has-left-already = { $player } ya ha dejado la mesa.

cucumber-ask-taker = ¿Quién se llevó la última baza?
cucumber-tap-taker = Toca a quien se llevó la última baza
cucumber-who-took = { $name } se llevó la última baza
cucumber-ask-loser = ¿Quién perdió la mano?
cucumber-tap-loser = Toca a quien perdió la mano
cucumber-who-lost = { $name } perdió la mano
cucumber-ask-lowest = ¿Quién tenía la carta más baja?
cucumber-tap-lowest = Toca a quien tenía la carta más baja
cucumber-who-had-the-lowest = { $name } tenía la carta más baja
cucumber-ask-leader = ¿Quién salió en la última baza?
cucumber-tap-leader = Toca a quien salió en la última baza
cucumber-who-led = { $name } salió en la última baza
cucumber-ask-declarer = ¿Quién cantó la carta más baja?
cucumber-tap-declarer = Toca a quien cantó la carta más baja
cucumber-who-declared = { $name } cantó la carta más baja
cucumber-form-nobody-declared = Nadie cantó
cucumber-form-taker = Quién se la llevó
cucumber-form-loser = Quién perdió
cucumber-form-lowest = Quién tenía la más baja
cucumber-form-cards = Todas las cartas
cucumber-row-card-of-taker = Con
cucumber-ask-card-of-taker = ¿Con qué carta se la llevó { $name }?
cucumber-row-tied = Misma carta
cucumber-row-lowest = La más baja
cucumber-row-doubling-card = Cayó { CARD($rank, form: "un") }
cucumber-ask-doubling-card = ¿Cayó { CARD($rank, form: "un") } en ella?
cucumber-row-card = Carta
cucumber-ask-card = ¿Qué jugó { $name }?
cucumber-row-leader = Ganó la anterior
cucumber-ask-winner-before = ¿Quién ganó la baza anterior?
cucumber-row-kontra = Contra
cucumber-fold-kontra = ¿Alguien dijo contra?
cucumber-fold-rassi = ¿Alguien se retiró, dobló o redobló?
cucumber-row-rassi-free = Se retiró
cucumber-hint-rassi-free = sin pagar
cucumber-row-rassi-times = Veces
cucumber-hint-rassi-times = doblado 2, redoblado 4
cucumber-row-doubles = Dobla
cucumber-ask-doubles = ¿Quién dobló?
cucumber-row-double-after = tras la baza
cucumber-ask-refused = ¿Quién no aceptó?
cucumber-row-exchange = Cambió cartas
cucumber-fold-exchange = ¿Alguien cambió cartas?
cucumber-ask-exchange = ¿Quién cambió cartas?
cucumber-row-changed = cartas
cucumber-count-hands-played = Manos jugadas
cucumber-count-hands-lost = Manos perdidas
cucumber-count-penalty-points = Puntos en contra
cucumber-count-cucumbers = Pepinos
cucumber-count-buy-ins = Reenganches
cucumber-count-longest-run = Manos seguidas sin pagar
cucumber-ratio-average-penalty = Puntos por mano
cucumber-due-buy-in = Pagado por reengancharse
cucumber-due-fall = Pagado por quedar fuera
cucumber-form-missing = Da last_trick (la carta de cada cual), outcome (quién se la lleva y con qué carta) o tricks (todas); falta uno de los tres.
cucumber-infractions = { $count ->
    [1] Hay { $count } infracción, de { $players }. Envía accept_infractions para apuntarla.
   *[other] Hay { $count } infracciones, de { $players }. Envía accept_infractions para apuntarlas.
}
cucumber-no-trick-any-more = Los demás no han aceptado, así que gana { $players }: ya no se juegan más bazas.
cucumber-plays-once = { $player } juega una sola vez en cada baza.
cucumber-as-many-as-led = { $led ->
    [1] Se salió con { $led } carta, así que cada cual juega { $led }, no { $given }.
   *[other] Se salió con { $led } cartas, así que cada cual juega { $led }, no { $given }.
}
cucumber-did-not-play = En esta baza falta lo que jugó { $players }, y las manos quedan desiguales. Una carta no apuntada se da como null.
cucumber-more-than-dealt = En las bazas hay { $cards } cartas por persona, pero se repartieron { $dealt }.
cucumber-last-trick-of-one-card = Cada cual guarda una carta para la última baza, pero en ella se jugaron varias.
cucumber-pack-cannot-deal = La baraja no da para { $cards } cartas a { $players } personas.
cucumber-more-than-the-pack = En la baraja solo hay { $holds } × { $card }; aquí aparecen más.
cucumber-plays-once-to-the-trick = { $player } juega una sola vez en la baza.
cucumber-comes-to-the-left = Después de { $before } va { $due }, hacia la izquierda, no { $player }.
cucumber-one-card-led = En estas reglas se sale con una carta, no con { $given }.
cucumber-holding-size = La mano tiene { $cards } cartas, pero holding_size es { $given }.
cucumber-holding-missing = Da la mano, o holding_size: cuántas cartas había antes de jugar.
cucumber-holding-too-small = { $cards ->
    [1] La mano no puede ser de { $given }: se nombra { $cards } carta suya.
   *[other] La mano no puede ser de { $given }: se nombran { $cards } cartas suyas.
}
cucumber-holding-too-large = { $cards ->
    [1] La mano no puede ser de { $given }: cada cual recibió { $cards } carta.
   *[other] La mano no puede ser de { $given }: cada cual recibió { $cards } cartas.
}
cucumber-one-card-left = En la última baza a cada cual le queda una carta.
cucumber-not-in-the-holding = { $held ->
    [0] En la mano no hay { $card }, pero tiene que haber { $needed } × { $card }.
   *[other] En la mano hay { $held } × { $card }, pero tiene que haber { $needed } × { $card }.
}
cucumber-another-won-the-trick = La baza { $trick } la ganó { $winner }, así que { $player } no pudo doblar entonces.
cucumber-goes-first = Empieza { $player }: di cuántas cartas cambió { $player }, 0 si ninguna.
cucumber-changes-once = { $player } ya tuvo su turno; cada cual cambia cartas una sola vez.
cucumber-comes-before = { $player } va antes que { $other }, hacia la izquierda.
cucumber-changes-next = Después de { $before } va { $player }: di cuántas cartas cambió { $player }, 0 si ninguna.
cucumber-more-often-than-the-pack = En la mano { $card } sale más veces que en la baraja.
cucumber-each-is-dealt = { $cards ->
    [1] Cada cual recibe { $cards } carta, no { $given }.
   *[other] Cada cual recibe { $cards } cartas, no { $given }.
}
cucumber-asked-for-this-double = { $player } pidió doblar y no puede negarse.
cucumber-cannot-refuse = { $player } ya no está en la mano, o aparece dos veces, y no puede negarse.
cucumber-credit-twice = { $player } aparece dos veces, con { $first } y con { $second }.
cucumber-keep-highest-without-cards = limit.falls tiene keep_highest, pero no se guardan cartas: hace falta score face_up.
cucumber-face-up-and-reward = last_trick.payers es taker_rewards_tied, que quita puntos, y la suma de las cartas guardadas boca arriba no puede mostrarlo.
cucumber-face-up-and-reincarnation = limit.falls tiene reincarnate, que da la puntuación de otra persona, y la suma de las cartas guardadas boca arriba no puede mostrarlo.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each es { $times }: el reenganche da la puntuación de otra persona, y la suma de las cartas guardadas boca arriba no puede mostrarlo.
cucumber-face-up-and-doubling-card = last_trick.doubled_by dobla el castigo, y la suma de las cartas guardadas boca arriba no puede mostrarlo.
cucumber-face-up-and-calls = last_trick.calls multiplica el castigo, y la suma de las cartas guardadas boca arriba no puede mostrarlo.
cucumber-face-up-without-points = score es face_up, pero con points none no hay puntuación para la que guardar cartas.
cucumber-cucumbers-of-another-deck = points es cucumbers, y pepinos solo los tiene la baraja five_cucumbers.
cucumber-deck-without-prices = pack.deck es five_cucumbers, y sus cartas no cuestan { $points }.
cucumber-no-fall-ends = end.when es falls, pero en limit.falls no hay ningún end_game.
cucumber-fall-ends-otherwise = limit.falls tiene end_game, pero end.when es { $when }.
cucumber-no-fall-marks = end.when es one_unmarked, pero en limit.falls no hay ningún mark.
cucumber-no-fall-eliminates = end.when es one_left, pero en limit.falls no hay ningún eliminate: nunca quedaría fuera nadie.
cucumber-loser-and-all-win = end.winner es not_the_loser, así que alguien pierde, pero end.all_out es all_win.
cucumber-falls-without-limit = limit.points es null, así que nadie puede pasarlo, pero limit.falls dice qué ocurre entonces.
cucumber-end-without-limit = limit.points es null, así que la partida solo acaba de común acuerdo, no con { $when }.
cucumber-limit-without-falls = limit.points es { $points }, pero limit.falls no dice qué ocurre al pasarlo.
cucumber-leader-without-dealer = deal.leader es { $leader }, pero deal.dealer es nobody.
cucumber-match-without-dealer = exchange es match_dealer, y ahí empieza quien reparte, pero deal.dealer es nobody.
cucumber-wild-without-sets = pack.joker_rank es wild, que pide grupos en los que usarlo, pero play.sets es false.
cucumber-deck-without-jokers = pack.jokers es { $jokers }, pero la baraja { $deck } no tiene comodines.
cucumber-deck-without-aces = La baraja { $deck } no tiene ases con los que parar.
cucumber-deck-without-pictures = exchange es rassi, pero la baraja { $deck } no tiene figuras.
cucumber-no-such-rank = En esta baraja no hay { $rank }.
cucumber-empty-group = Un grupo de cartas más altas nombra al menos una carta.
cucumber-no-such-top-card = En esta baraja no hay { $card } que poner por encima de todas.
cucumber-top-card-without-suit = { $rank }: ¿de qué palo? Una carta más alta es una sola, como { $rank }C.
cucumber-top-card-twice = { $card } está en más de un lugar de top_cards.
cucumber-pack-too-small = { $players } personas con { $each } cartas cada una necesitan { $cards } cartas; la baraja tiene { $size }.
cucumber-no-score-limit = points es none, así que no hay puntuación, pero limit.points le pone un límite.
cucumber-no-score-calls = points es none, así que no hay puntuación, pero last_trick.calls la multiplica.
cucumber-no-score-doubled = points es none, así que no hay puntuación, pero doubled_by la dobla.
cucumber-no-score-reward = points es none, así que no hay puntuación, pero taker_rewards_tied quita puntos.
cucumber-no-score-deal = points es none, así que no hay puntuación, pero deal.then losing_card reparte según los puntos de la carta.
cucumber-no-score-payout = points es none, así que no hay puntuación, pero stakes.payout differences paga según ella.
cucumber-bet-without-lowest = points es bet: lo pierden todos menos quien juega la carta más baja.
cucumber-lowest-without-bet = last_trick.payers es all_but_lowest, y ahí se pierde la apuesta.
cucumber-bet-without-credits = points es bet, que se pierde de los créditos de limit.points, pero eso es null.
cucumber-doubling-without-bet = last_trick.calls es doubling, pero points es { $points }: no hay apuesta que doblar.
cucumber-bet-and-low-cards = points es bet, así que ninguna carta tiene precio, pero pack.low_in_last_trick se lo da a algunas.
cucumber-bet-and-calls = points es bet, así que ninguna carta tiene precio, pero last_trick.calls lo multiplica.
cucumber-bet-and-differences = points es bet: los créditos se pierden y no los gana nadie.
cucumber-bet-and-reincarnation = points es bet: quien ha perdido todos sus créditos no puede seguir con los de otra persona.
cucumber-bet-and-buy-ins = points es bet: los créditos perdidos no se vuelven a comprar.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points es bet, así que ninguna carta tiene precio, pero last_trick.doubled_by lo dobla.
   *[declared] Se canta quién tiene la carta más baja, así que ninguna carta decide la mano, pero last_trick.doubled_by la dobla.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points es bet, así que ninguna carta tiene precio, pero score es face_up, que guarda la carta de quien paga.
   *[declared] Se canta quién tiene la carta más baja, así que ninguna carta decide la mano, pero score es face_up, que guarda la carta de quien paga.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points es bet, así que ninguna carta tiene precio, pero deal.then es losing_card, que reparte según la carta que decidió.
   *[declared] Se canta quién tiene la carta más baja, así que ninguna carta decide la mano, pero deal.then es losing_card, que reparte según la carta que decidió.
}
cucumber-declarer-without-declaration = last_trick.payers es by_declaration, pero last_trick.calls no deja cantar a nadie.
cucumber-declaration-without-declarer = last_trick.calls es declaration, pero last_trick.payers es { $payers }.
cucumber-declaration-without-points = last_trick.payers es by_declaration, que cuenta puntos, pero points es none.
cucumber-declaration-and-sets = Se canta sobre una sola última carta, pero play.sets deja salir con varias.
cucumber-nobody-takes-dealer = deal.dealer es { $dealer }, pero nadie se lleva la última baza: last_trick.payers es { $payers }.
cucumber-nobody-takes-leader = deal.leader es payer, pero nadie se lleva la última baza: last_trick.payers es { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal es { $all_equal }, pero nadie se lleva la última baza: last_trick.payers es { $payers }.
cucumber-kille-points-of-another-deck = points es { $points }, que solo vale con la baraja kille.
cucumber-kille-without-prices = pack.deck es kille, y sus cartas no cuestan { $points }.
cucumber-kille-and-low-cards = pack.deck es kille, y sus cartas valen en la última baza lo mismo que en las demás.
cucumber-restart-without-elimination = last_trick.all_equal es { $all_equal }, que devuelve al juego a quien está fuera, pero limit.falls no deja fuera a nadie.
cucumber-restart-and-buy-ins = last_trick.all_equal es { $all_equal }, y después nadie necesita reengancharse.
cucumber-restart-and-face-up = last_trick.all_equal es { $all_equal }, que deja a todos con 0 puntos, pero score es face_up: las cartas se quedan.
cucumber-most-without-exchange = exchange_at_most es { $most }, pero nadie cambia cartas: exchange es null.
cucumber-most-above-the-deal = exchange_at_most es { $most }, pero cada cual recibe { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
}.
cucumber-silence-for-nothing = last_trick.declaration tiene lowest_pays, pero wrong es 0, así que no se pagaría nada.
cucumber-buy-ins-without-pot = stakes.payout es differences, y ahí no hay bote, pero se permite el reenganche.
cucumber-no-entry-anyway = stakes.entry es 0, pero con stakes.payout differences nadie paga al principio de todos modos.
cucumber-nobody-ever-pays = stakes.entry es 0 y stakes.falls es null, así que nadie paga nunca nada.
cucumber-falls-without-pot = stakes.payout es differences, y ahí no hay bote, pero stakes.falls hace pagar.
cucumber-cards = { $count ->
    [1] { CARD($cards, form: "un") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Un") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "un") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] la carta más baja, { CARD($lowest, form: "un") }
   *[other] las cartas más bajas, { CARD($lowest, form: "play") }
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] una carta más alta que { CARD($target, form: "un") }
        [highest] { CARD($target, form: "un") } o una que valga lo mismo
       *[equal] { CARD($target, form: "un") } o algo más alto
    }
   *[other] { $how ->
        [higher] { $count } cartas más altas que { CARD($target, form: "play") }, una por una
       *[equal] { $count } cartas al menos tan altas como { CARD($target, form: "play") }, una por una
    }
}
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } { $count ->
        [1] vale
       *[other] valen
    } lo mismo que { cucumber-target }, y con eso basta
    [higher] { cucumber-cards-first } son cartas más altas que { cucumber-target }, una por una
    [least] { cucumber-cards-first } son cartas al menos tan altas como { cucumber-target }, una por una
   *[beats] { cucumber-cards-first } { $count ->
        [1] supera
       *[other] superan
    } { cucumber-target }
}
cucumber-only-card = Es la única carta que queda, así que hay que jugarla.
cucumber-nothing-but-jokers = { $asker ->
    [you] Solo tienes comodines. Entonces se pueden jugar, y valen como ases.
   *[player] { $player } solo tiene comodines. Entonces se pueden jugar, y valen como ases.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Puedes salir con la carta que quieras, o con varias del mismo valor, guardando al menos una.
       *[player] { $player } puede salir con la carta que quiera, o con varias del mismo valor, guardando al menos una.
    }
   *[one] { $asker ->
        [you] Puedes salir con la carta que quieras.
       *[player] { $player } puede salir con la carta que quiera.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Tienes que salir con tu carta más baja, { CARD($lowest, form: "un") }, sola o con otras de ese valor, guardando al menos una.
       *[player] { $player } tiene que salir con su carta más baja, { CARD($lowest, form: "un") }, sola o con otras de ese valor, guardando al menos una.
    }
   *[one] { $asker ->
        [you] Tienes que salir con tu carta más baja, { CARD($lowest, form: "un") }.
       *[player] { $player } tiene que salir con su carta más baja, { CARD($lowest, form: "un") }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Aquí nada gana a un as, así que tienes que jugar { cucumber-lowest-cards }.
   *[player] Aquí nada gana a un as, así que { $player } tiene que jugar { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] No puedes superar { cucumber-target }, así que tienes que jugar { cucumber-lowest-cards }.
   *[player] { $player } no puede superar { cucumber-target }, así que tiene que jugar { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] Puedes jugar { cucumber-what-beats }, o { cucumber-lowest-cards }.
   *[player] { $player } puede jugar { cucumber-what-beats }, o { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Puedes superar { cucumber-target }, así que tienes que hacerlo: con { cucumber-what-beats }.
   *[player] { $player } puede superar { cucumber-target }, así que tiene que hacerlo: con { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Tienes que jugar la carta más baja que supere { CARD($target, form: "un") }: { CARD($least, form: "un") }.
       *[player] { $player } tiene que jugar la carta más baja que supere { CARD($target, form: "un") }: { CARD($least, form: "un") }.
    }
   *[other] { $asker ->
        [you] Tienes que jugar las cartas más bajas que superen { CARD($target, form: "play") }: { CARD($least, form: "play") }.
       *[player] { $player } tiene que jugar las cartas más bajas que superen { CARD($target, form: "play") }: { CARD($least, form: "play") }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Tienes { CARD($same, form: "un") }, lo mismo que había que ganar, y hay que jugarlo.
       *[player] { $player } tiene { CARD($same, form: "un") }, lo mismo que había que ganar, y hay que jugarlo.
    }
   *[other] { $asker ->
        [you] Tienes { CARD($same, form: "play") }, lo mismo que había que ganar, y hay que jugarlo.
       *[player] { $player } tiene { CARD($same, form: "play") }, lo mismo que había que ganar, y hay que jugarlo.
    }
}
cucumber-may-be-led = Se puede salir con { cucumber-cards }.
cucumber-is-the-lowest = { cucumber-cards-first } { $count ->
    [1] es la carta más baja
   *[other] son las cartas más bajas
}.
cucumber-is-not-the-lowest = { cucumber-cards-first } { $count ->
    [1] no es la carta más baja
   *[other] no son las cartas más bajas
}.
cucumber-is-their-lowest = { $count ->
    [1] { $asker ->
        [you] { cucumber-cards-first } es tu carta más baja.
       *[player] { cucumber-cards-first } es su carta más baja.
    }
   *[other] { $asker ->
        [you] { cucumber-cards-first } son tus cartas más bajas.
       *[player] { cucumber-cards-first } son sus cartas más bajas.
    }
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = No ganan nada: eso solo lo hacen cartas del mismo valor.
cucumber-is-that = { cucumber-cards-first } { $count ->
    [1] cumple
   *[other] cumplen
} con eso.
cucumber-beats-but-is-not-that = { cucumber-beating }, pero { $count ->
    [1] no es esa carta
   *[other] no son esas cartas
}.
cucumber-is-neither = { cucumber-cards-first } { $count ->
    [1] no es
   *[other] no son
} ni lo uno ni lo otro.
cucumber-does-not = { cucumber-cards-first } { $count ->
    [1] no lo hace
   *[other] no lo hacen
}.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } no es una salida así.
cucumber-joker-needs-a-card = Un comodín solo se juega junto con una carta corriente.
cucumber-one-card-is-led = En cada baza se sale con una carta, y { CARD($cards, form: "play") } son { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } no son del mismo valor, y solo con cartas así se sale con varias.
cucumber-joker-alone = { $asker ->
    [you] Un comodín se juega sin carta corriente solo si no tenías más que comodines.
   *[player] Un comodín se juega sin carta corriente solo si { $player } no tenía más que comodines.
}
cucumber-lowest-must-be-led = Hay que salir con la carta más baja, así que no podía haber en la mano nada más bajo que { cucumber-cards }.
cucumber-must-be-the-lowest = { $count ->
    [1] { $asker ->
        [you] Aquí nada gana a un as, así que { cucumber-cards } tiene que ser tu carta más baja.
       *[player] Aquí nada gana a un as, así que { cucumber-cards } tiene que ser su carta más baja.
    }
   *[other] { $asker ->
        [you] Aquí nada gana a un as, así que { cucumber-cards } tienen que ser tus cartas más bajas.
       *[player] Aquí nada gana a un as, así que { cucumber-cards } tienen que ser sus cartas más bajas.
    }
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }, y eso solo vale si no puedes jugar lo mismo.
   *[player] { cucumber-beating }, y eso solo vale si { $player } no puede jugar lo mismo.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }, y eso solo vale si no gana nada más bajo de tu mano.
   *[player] { cucumber-beating }, y eso solo vale si no gana nada más bajo de su mano.
}
cucumber-does-not-beat = { cucumber-cards-first } { $count ->
    [1] no supera { cucumber-target }, y eso solo vale con la carta más baja de la mano
   *[other] no superan { cucumber-target }, y eso solo vale con las cartas más bajas de la mano
}{ $duty ->
    [same] { $asker ->
        [you] , y solo si no puedes superar { cucumber-target } ni jugar lo mismo.
       *[player] , y solo si { $player } no puede superar { cucumber-target } ni jugar lo mismo.
    }
    [beat] { $asker ->
        [you] , y solo si no puedes superar { cucumber-target }.
       *[player] , y solo si { $player } no puede superar { cucumber-target }.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Lo demás que tenías no importa.
   *[player] Lo demás que tenía { $player } no importa.
}
cucumber-all-is-accounted-for = De todas las cartas que lo impedirían ya se sabe dónde están.
cucumber-but-held = { $asker ->
    [you] Pero tenías { $cards }, así que no estaba permitido.
   *[player] Pero { $player } tenía { $cards }, así que no estaba permitido.
}
cucumber-but-could-have-played = { $asker ->
    [you] Pero podías haber jugado { CARD($cards, form: "play") }, así que no estaba permitido.
   *[player] Pero { $player } podía haber jugado { CARD($cards, form: "play") }, así que no estaba permitido.
}
cucumber-no-holding = Con ninguna mano que la baraja aún permita pudo ser así.
cucumber-not-all-known = { $asker ->
    [you] No se conocen todas tus cartas.
   *[player] No se conocen todas sus cartas.
}
cucumber-seeing-a-card = { $asker ->
    [you] Ver si también tenías { $open ->
        [lower] una carta más baja que { CARD($cards, form: "un") }
       *[cards] { $cards }
    }; en tal caso no estaba permitido.
   *[player] Ver si { $player } también tenía { $open ->
        [lower] una carta más baja que { CARD($cards, form: "un") }
       *[cards] { $cards }
    }; en tal caso no estaba permitido.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Ver si tus cartas juntas podían { cucumber-able }; en tal caso no estaba permitido.
   *[player] Ver si sus cartas juntas podían { cucumber-able }; en tal caso no estaba permitido.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Ver si también tenías { $open ->
        [lower] una carta más baja que { CARD($cards, form: "un") }
       *[cards] { $cards }
    }, o si tus cartas juntas podían { cucumber-able }; en tal caso no estaba permitido.
   *[player] Ver si { $player } también tenía { $open ->
        [lower] una carta más baja que { CARD($cards, form: "un") }
       *[cards] { $cards }
    }, o si sus cartas juntas podían { cucumber-able }; en tal caso no estaba permitido.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Ver si también tenías alguna carta que no fuera comodín; en tal caso no estaba permitido.
   *[player] Ver si { $player } también tenía alguna carta que no fuera comodín; en tal caso no estaba permitido.
}
cucumber-a-card = { CARD($card, form: "un") }
cucumber-able = { $able ->
    [fewer] superar { CARD($target, form: "play") } con menos comodines
    [make] formar { CARD($target, form: "play") }
    [either] formar { CARD($target, form: "play") }, o superar eso
   *[beat] superar { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = Cuántas cartas tuvo cada baza antes de esta.
cucumber-settled-by-cards-before = Las cartas que se jugaron antes en esta baza.
cucumber-had-to-lead-first = A la primera baza le tocaba salir a { $leader }, no a { $player }.
cucumber-had-to-lead-next = { $leader } ganó la baza anterior y tenía que salir, no { $player }.
cucumber-out-of-turn = Después de { $before } le tocaba a { $due }, hacia la izquierda, no a { $player }.
cucumber-never-allowed = { $lower ->
    [held] Sea lo que sea lo que se jugó antes sin apuntarlo, { CARD($card, form: "un") } no estaba permitido: { $player } tenía cartas más bajas.
   *[unknown] Sea lo que sea lo que se jugó antes sin apuntarlo, { $player } no podía jugar { CARD($card, form: "un") }.
}
cucumber-nobody-changes = Con estas reglas nadie cambia cartas.
cucumber-need-not-change = Nadie tiene que cambiar cartas.
cucumber-holding-is-smaller = Una mano tiene { $holding } cartas, así que no se pueden cambiar { $count }.
cucumber-most-to-change = Nadie puede cambiar más de { $most ->
    [1] { $most } carta
   *[other] { $most } cartas
}.
cucumber-stock-left = { $enough ->
    [yes] Cartas en el mazo: { $left }, bastantes para { $count }.
   *[no] Cartas en el mazo: { $left }, demasiado pocas para { $count }.
}
cucumber-first-changed-none = Quien iba primero no cambió ninguna, así que nadie puede.
cucumber-stock-is-used-up = El mazo se ha acabado, así que ya no puede cambiar nadie.
cucumber-as-many-or-none = Quien iba primero cambió { $first }: otras tantas, o ninguna.
cucumber-whole-stock-or-none = Quien iba primero cambió { $first }, y en el mazo solo quedan { $left }: todas ellas, o ninguna.
cucumber-dealer-keeps-two = Quien reparte se queda al menos con dos cartas; así quedarían { $left }.
cucumber-no-more-than-first = Quien iba primero cambió { $first }, y nadie puede cambiar más.
cucumber-before-changed-none = Quien iba justo antes no cambió ninguna, así que ya no puede cambiar nadie.
cucumber-no-more-than-before = Quien iba justo antes cambió { $before }, y nadie puede cambiar más.
cucumber-cannot-have-been = Eso no pudo ser.
cucumber-whole-holding-is-changed = Solo se cambia la mano entera, las { $holding } cartas.
cucumber-three-changes = Una mano se cambia tres veces como mucho: gratis, al doble y al redoble.
cucumber-third-change = Una tercera vez solo se puede cambiar si la primera fue gratis.
cucumber-seeing-first-holding = Ver la primera mano: si tenía un rey, una dama o una jota; en tal caso no estaba permitido.
cucumber-change-doubles = Una mano se puede cambiar para doblar, y otra vez para redoblar.
cucumber-nobody-throws-in = Con estas reglas nadie tira la mano gratis.
cucumber-has-a-picture = En la mano hay una figura: { $card }.
cucumber-no-picture-yet = Se conocen { $count } de { $each } cartas, y aún ninguna figura.
cucumber-seeing-the-others = Ver las demás cartas: si entre ellas hay un rey, una dama o una jota.
cucumber-no-picture = { $also ->
    [high] En la mano no hay rey, dama ni jota, y los ases y los comodines no son figuras.
   *[none] En la mano no hay rey, dama ni jota.
}
cucumber-bets-are-not-doubled = Con estas reglas no se dobla.
cucumber-hand-is-won = Todos los demás se han negado, así que gana { $player }: la mano se acabó.
cucumber-alone-in-the-hand = Solo queda { $player }, así que no hay mano en la que doblar.
cucumber-out-of-the-hand = { $player } ya no está en la mano. Siguen en ella: { $others }.
cucumber-doubled-last = La última vez dobló { $player }; antes tiene que doblar otra persona.
cucumber-double-between-tricks = Después de la baza { $trick } no se puede doblar. Se dobla entre dos bazas: de la 1 a la { $last }.
cucumber-double-comes-later = Después de la baza { $trick } no se puede doblar. Entre dos bazas se dobla una sola vez, y la anterior fue después de la baza { $before }.
cucumber-double-needs = Para doblar así, cada cual en la mano necesita { cucumber-amount }; { $have }.
cucumber-has = { $player } tiene { $points }
cucumber-only-winner-doubles = Solo puede doblar quien ganó la baza anterior, y no fue { $player }.
cucumber-may-double = { $player } puede doblar: a todos los que siguen en la mano les alcanza el crédito, { cucumber-amount }.
cucumber-nobody-declares = Con estas reglas nadie canta.
cucumber-all-have-declined = Han pasado todos, así que nadie canta.
cucumber-word-of-another = Tiene la palabra { $player }: se pregunta por turno, empezando por quien ganó la última baza.
cucumber-may-declare = Tiene la palabra { $player }, así que puede cantar.

cucumber-unit-hands-lost = manos perdidas
cucumber-unit-credits = créditos
cucumber-column-taker = Baza de
cucumber-column-card = Carta
cucumber-mark-fell = cayó
cucumber-mark-half = medio pepino
cucumber-mark-reset = vuelta a 0
cucumber-mark-anew = otra ronda
cucumber-mark-bought-in = reenganche
cucumber-act-buys-in = reenganche
cucumber-drawing-whole = un pepino
cucumber-drawing-half = medio pepino
cucumber-why-rampo = Todas las cartas de la última baza eran iguales: otra ronda.
cucumber-why-silent = Nadie cantó.
cucumber-why-declared = { $player } cantó, y nadie paga.
cucumber-limit = límite
cucumber-limit-in-short = { $reached ->
    [credits] sin créditos: { $falls }
    [safe] más de { $limit }: { $falls }
    [reset] justo { $limit } vuelve a 0; más: { $falls }
   *[out] { $limit } o más: { $falls }
}
cucumber-then = { $first }, luego { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] una vida menos
    [keep_highest] medio pepino
    [eliminate] fuera
    [mark] una marca
   *[end_game] fin de la partida
}

cucumber-name = Pepino
cucumber-about = No te lleves la última baza
cucumber-variant-agurk = Siete cartas, dos vidas; empatar en la última baza quita puntos a los demás
cucumber-variant-agurk-denexa = Agurk en que hay que ganar con una carta más alta si se puede, y 21 justos salvan
cucumber-variant-gurka = Seis cartas, fuera con 30; una vez por partida te puedes reenganchar
cucumber-variant-gurka-modern = Gurka en que solo cuenta la carta anterior y nada gana a un as
cucumber-variant-ogorek = Seis cartas, fuera con 50; hay que ganar si se puede, y el as es bajo en la última baza
cucumber-variant-ogorek-classic = El Ogórek de siempre: fuera con 21
cucumber-variant-ogorek-kontra = Ogórek con contra: castigo doble, y por cuatro si pierde quien la dijo
cucumber-variant-kurkku = Seis cartas; la partida acaba cuando alguien llega a 30, y gana la puntuación más baja
cucumber-variant-matapesa = Toda la baraja y sin puntos: quien se lleva la última baza vuelve a repartir
cucumber-variant-kurko = Los comodines valen como ases, y ambos son bajos en la última baza; se sigue hasta que solo una persona está por debajo de 30
cucumber-variant-rassi = Se tira una mano sin figuras, y después se dobla o redobla; fuera con 50
cucumber-variant-gurka-norway = Siete cartas, fuera en cuanto llegas a 21, sin segunda vida
cucumber-variant-norwegian = La carta que pierde dice cuántas se reparten después; quien tuvo la más baja reparte y sale
cucumber-variant-gurka-iceland = Diez cartas, luego nueve, luego ocho; se sale también con varias iguales; el 6♣ gana a todo, y 21 justos son cero
cucumber-variant-concombre = La carta que pierde se queda boca arriba y dice cuántas se reparten después; con el segundo medio pepino se pierde
cucumber-variant-five-cucumbers = El juego de Friese, con cartas del 1 al 15: con más de cinco pepinos quedas fuera
cucumber-variant-twenty-two = Se sale también con varias iguales, se cambian cartas y las que pierden se quedan boca arriba: con 22 quedas fuera
cucumber-variant-twenty-two-rasmussen = Twenty-Two en que hay que ganar a las cartas de salida si se puede, con los puntos en papel
cucumber-variant-twenty-six = Twenty-Two con dos barajas y cuatro comodines que valen por cualquier carta, fuera con 26
cucumber-variant-minibluff = La carta más baja gana la mano: diez créditos para cada cual, y apuestas que se doblan o no se aceptan
cucumber-variant-krypkille = Con la baraja kille: al jugar no hay elección, y al final se canta que la última carta es la más baja
cucumber-variant-rokkar = Quien cae paga, y el doble con una figura; si las últimas cartas son todas iguales, se empieza otra ronda
cucumber-variant-vidivallagurka = Siete cartas, varias iguales a la vez, los sietes negros por encima; no se cambian más que la persona anterior
cucumber-name-agurk-denexa = Pepino (Denexa)
cucumber-name-gurka-modern = Gurka como se juega hoy
cucumber-name-ogorek-classic = Ogórek a 21
cucumber-name-ogorek-kontra = Ogórek con contra
cucumber-name-gurka-norway = Gurka (Noruega)
cucumber-name-norwegian = Pepino noruego
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Tres comodines por encima de los ases, a 15 puntos cada uno
cucumber-house-rule-exchange = Quien sale puede cambiar cartas; los demás, las mismas o ninguna
cucumber-house-rule-kept-cards = Las cartas que pierden se quedan boca arriba, no se quitan puntos, una sola vida y fuera al pasar de 21
cucumber-house-rule-all-tied-pay = Quien empata en la última baza paga también
cucumber-house-rule-first-over-21-loses = Quien primero pasa de 21 acaba la partida y la pierde
cucumber-house-rule-exactly-21-resets = Con 21 justos se vuelve a cero
cucumber-house-rule-losing-card-deal = La carta que pierde dice cuántas se reparten después
cucumber-house-rule-previous-card = Solo hay que ganar a la carta anterior
cucumber-house-rule-must-beat = Quien puede ganar tiene que ganar
cucumber-house-rule-same-rank-first = Quien tiene una carta igual a la que hay que ganar tiene que jugarla
cucumber-house-rule-ace-stops = Nada gana a un as
cucumber-house-rule-lead-lowest = Se sale con la carta más baja
cucumber-house-rule-to-20 = Fuera con 20
cucumber-house-rule-free-rebuy = Un reenganche gratis, con apuesta fija
cucumber-house-rule-three-jokers-kurko = Tres comodines en vez de dos
cucumber-house-rule-jokers-as-aces = Dos comodines hacen de ases
cucumber-house-rule-exchange-up-to = Quien sale puede cambiar cartas; los demás, las mismas como mucho
cucumber-house-rule-six-of-clubs-fatal = Quien paga con el 6♣ queda fuera al momento
cucumber-house-rule-black-sevens-equal = Los sietes negros son los más altos y valen igual, 21 puntos cada uno; el 6♣ es un seis cualquiera
cucumber-house-rule-black-sevens-ranked = El 7♠ (16 puntos) es el más alto, y luego el 7♣ (15); el 6♣ es un seis cualquiera
cucumber-house-rule-five-cards = Cinco cartas para cada cual en todas las manos
cucumber-house-rule-zigzag = Seis cartas y se baja hasta una, se sube a cinco, se baja hasta una, se sube a cuatro, y así sucesivamente
cucumber-house-rule-prague-must-beat = Quien puede ganar a la carta más alta tiene que hacerlo
cucumber-house-rule-prague-previous = Se gana a la carta anterior o se juega la más baja
cucumber-house-rule-prague-previous-must-beat = Quien puede ganar a la carta anterior tiene que hacerlo
cucumber-house-rule-prague-lowest-that-beats = Se juega la carta más baja que gane a la anterior, y si no la hay, la más baja: solo es libre la salida
cucumber-house-rule-prague-all-tied-pay = Quien empata en la última baza paga también
cucumber-house-rule-prague-taker-pays = Solo paga quien se lleva la última baza
cucumber-house-rule-all-win = Si las últimas personas caen juntas, ganan todas
cucumber-house-rule-lowest-total-wins = Si las últimas personas caen juntas, gana la de puntuación más baja
cucumber-house-rule-varmland = Como en Värmland: se cambian tres cartas como mucho, el harlekin cuesta 50 y fuera con 100; callar con la carta más baja cuesta 10, aunque esto es una suposición
cucumber-house-rule-wrong-adds = Un cante equivocado cuesta 10, además de la carta
cucumber-house-rule-first-to-fall-pays = Solo paga quien cae primero, junto con quienes caen en esa misma mano
cucumber-house-rule-equal-only-if-all-fall = Con las últimas cartas iguales se empieza otra ronda solo si con ellas caería todo el mundo

cucumber-body-last-trick = la carta de cada cual
cucumber-body-outcome = quién se la lleva y con qué carta
cucumber-body-tricks = todas las bazas
cucumber-body-no-last-trick = terminó sin última baza

cucumber-claim-play = ¿Se pueden jugar estas cartas?
cucumber-claim-audit = ¿Se jugó la mano según las reglas?
cucumber-claim-exchange = ¿Se pueden cambiar tantas cartas?
cucumber-claim-rassi = ¿Se puede tirar una mano (Rassi)?
cucumber-claim-double = ¿Se puede doblar la apuesta?
cucumber-claim-declare = ¿A quién le toca cantar la carta más baja?
