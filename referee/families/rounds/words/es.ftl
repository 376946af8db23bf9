# Spanish: lines of every game by rounds.

rounds-begins = { $side }: { $points } para empezar.

rounds-points = { $side }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rounds-points-on-paper = { $side }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, según la cuenta en papel.

rounds-adjustment-added = Corrección para { $side }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más. { $reason }
rounds-adjustment-taken-off = Corrección para { $side }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } se une con { $points }, porque aún no se ha jugado nada.
    [first] { $player } se une con { $points }, como empezó todo el mundo.
    [balanced] { $player } se une con { $points }, porque lo que unos ganan lo pierden otros.
   *[last] { $player } se une con { $points }, lo mismo que quien va por detrás de todos.
}
rounds-leaves = { $player } deja la mesa con { $points } y ya no juega más.

rounds-players-at-the-start = Estas reglas son para { $seats } personas; aquí hay { $players }.
rounds-players-with-one-more = Estas reglas son para { $seats } personas; aquí habría { $players }.
rounds-players-stay = Quienes empiezan son quienes juegan hasta el final; termina la partida y empieza otra.
rounds-teams-stay = Los equipos se quedan como están; si acaso, termina la partida.
rounds-left-already = { $player } ya ha dejado la mesa.
rounds-leader-follows = Con estas reglas, quién sale depende de quién reparte.
rounds-nobody-deals = Con estas reglas no reparte nadie.

rounds-abandoned = La partida se dejó sin acabar; ya no se puede apuntar nada más.
rounds-over = { $noun ->
    [round] La partida terminó tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }; victoria: { $winners }. Ya no se puede apuntar nada más.
   *[hand] La partida terminó tras { $rounds ->
       [one] { $rounds } mano
      *[other] { $rounds } manos
   }; victoria: { $winners }. Ya no se puede apuntar nada más.
}

rounds-points-missing = ¿Cuántos puntos hubo para { $side }? Da points para { $id }; 0 si no hubo ninguno.
rounds-points-say-all = Los puntos ya lo dicen todo. Quita { $name }, o los puntos.
rounds-adjustment-by-nothing = Una corrección suma puntos, o los resta con un menos delante; 0 no cambia nada.
rounds-no-such-team = Aquí no hay ningún equipo { $name }; los equipos son { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Solo los puntos
rounds-row-points = puntos
rounds-ask-points = ¿Cuántos puntos hizo { $name }?

rounds-to-target = a { $target }
rounds-so-many = { $rounds } { $noun ->
    [deal] { $rounds ->
        [one] mano
       *[other] manos
    }
   *[round] { $rounds ->
        [one] ronda
       *[other] rondas
    }
}
rounds-target-or-rounds = a { $target } { VOWEL($rounds) ->
    [o] u
   *[other] o
} { $rounds }

rounds-body-points = solo los puntos
