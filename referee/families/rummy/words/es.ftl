# Spanish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } cierra, y { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano.
   *[other] { $winner } cierra, y { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
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
    [0] No ha cerrado nadie, y { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano.
   *[other] No ha cerrado nadie, y { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }.
}
rummy-fewest = { $count ->
    [0] No ha cerrado nadie, y { $player } tiene aún { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano, menos que nadie: { $won ->
        [one] { $won } punto
       *[other] { $won } puntos
    }.
   *[other] No ha cerrado nadie, y { $player } tiene aún { CARD($cards, form: "row") } en la mano, { $points ->
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
rummy-equal = No ha cerrado nadie, y { $players } empatan con menos puntos que nadie en la mano, así que nadie puntúa.

rummy-gin = { $player } hace gin, y { $other } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en cartas sueltas.
rummy-knock = { $player } cierra con { $deadwood }, y { $other } tiene { $against }.
rummy-undercut = { $player } cierra con { $deadwood }, pero { $other } solo tiene { $against }.
rummy-undercut-equal = { $player } cierra con { $deadwood }, y { $other } tiene lo mismo, no más.
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
