# Finnish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } meni ulos; { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[other] { $winner } meni ulos; { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-melded = { $player }: pöydällä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-held = { $count ->
    [0] { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[other] { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-out = { $player } meni ulos: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} lisää.

rummy-rummy = { $points ->
    [0] { $player } laski kaikki kortit kerralla: kierros lasketaan { $times }-kertaisena.
   *[other] { $times ->
        [1] { $player } laski kaikki kortit kerralla: { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        } lisää.
       *[other] { $player } laski kaikki kortit kerralla: kierros lasketaan { $times }-kertaisena, ja { $points ->
           [one] { $points } piste
          *[other] { $points } pistettä
       } lisää.
    }
}

rummy-nobody-out = Kukaan ei mennyt ulos, joten kukaan ei saa pisteitä.
rummy-blocked = { $count ->
    [0] Kukaan ei mennyt ulos; { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[other] Kukaan ei mennyt ulos; { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-fewest = { $count ->
    [0] Kukaan ei mennyt ulos; { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, vähiten kaikista: { $won ->
        [one] { $won } piste
       *[other] { $won } pistettä
    }.
   *[other] Kukaan ei mennyt ulos; { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }, vähiten kaikista: { $won ->
       [one] { $won } piste
      *[other] { $won } pistettä
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, ei vähiten.
   *[other] { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }, ei vähiten.
}
rummy-equal = Kukaan ei mennyt ulos, ja vähiten pisteitä on yhtä monella: { $players }. Kukaan ei saa pisteitä.

rummy-gin = { $player } sai ginin; { $other }: irtokorteista { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-knock = { $player } koputti, irtokortteja { $deadwood }; { $other }: { $against }.
rummy-undercut = { $player } koputti, irtokortteja { $deadwood }, mutta { $other }: vain { $against }.
rummy-undercut-equal = { $player } koputti, irtokortteja { $deadwood }; { $other }: saman verran, ei enempää.
rummy-bonus = { $kind ->
    [gin] Gin, { $player }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
    [big_gin] Suuri gin, { $player }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[undercut] Alitus, { $player }: { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-nobody-knocked = Kukaan ei koputtanut, joten kukaan ei saa pisteitä.

rummy-box = { $player } voitti { $rounds ->
    [one] { $rounds } kierroksen
   *[other] { $rounds } kierrosta
}: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-shutout = { $player } voittaa, eikä kukaan muu saanut kertaakaan pisteitä: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-game = { $player } voittaa pelin: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
