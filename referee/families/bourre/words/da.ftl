# Danish: lines of Bourré.

bourre-short = { $sentence } Der er kun { $paid }.

bourre-antes = { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} i ante.
bourre-stays = { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} for at gå med.

bourre-barred = { $fault ->
    [corrected] { $player } rettede en kulørsvigt og kan ikke vinde denne pulje.
    [out_of_turn] { $player } spillede uden for tur og kan ikke vinde denne pulje.
    [spoke_early] { $player } meldte uden for tur og kan ikke vinde denne pulje.
   *[renege] { $player } begik kulørsvigt og kan ikke vinde denne pulje.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } rettede en kulørsvigt og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
    [out_of_turn] { $player } spillede uden for tur og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
    [spoke_early] { $player } meldte uden for tur og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
   *[renege] { $player } begik kulørsvigt og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } rettede en kulørsvigt og mister næste tur til at give.
    [out_of_turn] { $player } spillede uden for tur og mister næste tur til at give.
    [spoke_early] { $player } meldte uden for tur og mister næste tur til at give.
   *[renege] { $player } begik kulørsvigt og mister næste tur til at give.
}
bourre-bourre = { $player } gik med, fik ingen stik og betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-exempt = { $player } betaler ingen ante i næste runde.

bourre-wins = { $player } har { $tricks } stik og tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-wins-with-most-tricks = { $player } har flest stik og tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-wins-alone = { $player } går alene med og tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-wins-as-dealer = Alle melder pas, og { $player }, der giver, tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-shares = { $player } står lige og får { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.

bourre-carried-above-limit = Der kan højst vindes { $most ->
    [one] { $most } jeton
   *[other] { $most } jetoner
} af en pulje: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-as-all-pass = Alle melder pas: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-from-dealer = Alle melder pas, og { $dealer } kan ikke vinde: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } har hver { $tricks } stik og spiller om det: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
   *[left] { $players } har hver { $tricks } stik: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } står lige med flest stik og spiller om det: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
   *[left] { $players } står lige med flest stik: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
}
bourre-carried-for-one = { $players } har hver { $tricks } stik, og kun { $winner } kan vinde puljen: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-for-one-uncounted = { $players } står lige med flest stik, og kun { $winner } kan vinde puljen: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-from-barred = { $players } kan ikke vinde denne pulje: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-without-majority = Ingen har over halvdelen af stikkene: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } kan ikke betale næste ante og er ude.
        [one] { $player } kan ikke betale næste ante og er ude. Den sidste jeton går i puljen.
       *[other] { $player } kan ikke betale næste ante og er ude. De sidste { $chips } jetoner går i puljen.
    }
   *[short] { $chips ->
        [0] { $player } kan ikke betale det hele og er ude.
        [one] { $player } kan ikke betale det hele og er ude. Den sidste jeton går i puljen.
       *[other] { $player } kan ikke betale det hele og er ude. De sidste { $chips } jetoner går i puljen.
    }
}
bourre-gets-of-what-is-left = { $player } får { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} af det, der er tilbage i puljen.

bourre-takes-new-chips = { $player } tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} og spiller med igen.
bourre-adjustment-from-pot = Rettelse: { $player } får { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} fra puljen. { $reason }
bourre-adjustment-into-pot = Rettelse: { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} til puljen. { $reason }
bourre-joins = { $player } kommer til med 0 vundne jetoner.
bourre-leaves = { $status ->
    [in] { $player } forlader bordet og er ude af spillet.
   *[out] { $player } forlader bordet.
}
