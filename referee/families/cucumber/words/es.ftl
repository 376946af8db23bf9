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
cucumber-nobody-declared = Nadie canta, y { $player } tenía la carta más baja, { CARD($card, form: "un") }: { cucumber-amount }.

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
    [in] Todas las cartas de la última baza eran iguales: se empieza otra vuelta. { $player } la empieza con 0.
   *[out] Todas las cartas de la última baza eran iguales: se empieza otra vuelta. { $player } vuelve a estar dentro, con 0.
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
