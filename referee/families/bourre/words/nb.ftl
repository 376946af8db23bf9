# Norwegian: lines of Bourré.

bourre-short = { $sentence } Det er bare { $paid }.

bourre-antes = { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} i ante.
bourre-stays = { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} for å bli med.

bourre-barred = { $fault ->
    [corrected] { $player } rettet en fargesvikt og kan ikke vinne denne potten.
    [out_of_turn] { $player } spilte utenfor tur og kan ikke vinne denne potten.
    [spoke_early] { $player } meldte utenfor tur og kan ikke vinne denne potten.
   *[renege] { $player } sviktet farge og kan ikke vinne denne potten.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } rettet en fargesvikt og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
    [out_of_turn] { $player } spilte utenfor tur og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
    [spoke_early] { $player } meldte utenfor tur og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
   *[renege] { $player } sviktet farge og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } rettet en fargesvikt og mister neste tur til å gi.
    [out_of_turn] { $player } spilte utenfor tur og mister neste tur til å gi.
    [spoke_early] { $player } meldte utenfor tur og mister neste tur til å gi.
   *[renege] { $player } sviktet farge og mister neste tur til å gi.
}
bourre-bourre = { $player } ble med, fikk ingen stikk og betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-exempt = { $player } betaler ingen ante i neste runde.

bourre-wins = { $player } har { $tricks } stikk og tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-wins-with-most-tricks = { $player } har flest stikk og tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-wins-alone = { $player } blir med alene og tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-wins-as-dealer = Alle passer, og { $player }, som gir, tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-shares = { $player } står likt og får { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.

bourre-carried-above-limit = Av én pott kan det høyst vinnes { $most ->
    [one] { $most } sjetong
   *[other] { $most } sjetonger
}: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-as-all-pass = Alle passer: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-from-dealer = Alle passer, og { $dealer } kan ikke vinne: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } har { $tricks } stikk hver og spiller om det: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
   *[left] { $players } har { $tricks } stikk hver: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } står likt med flest stikk og spiller om det: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
   *[left] { $players } står likt med flest stikk: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
}
bourre-carried-for-one = { $players } har { $tricks } stikk hver, og bare { $winner } kan vinne potten: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-for-one-uncounted = { $players } står likt med flest stikk, og bare { $winner } kan vinne potten: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-from-barred = { $players } kan ikke vinne denne potten: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-without-majority = Ingen har over halvparten av stikkene: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } kan ikke betale neste ante og er ute.
        [one] { $player } kan ikke betale neste ante og er ute. Den siste sjetongen går i potten.
       *[other] { $player } kan ikke betale neste ante og er ute. De siste { $chips } sjetongene går i potten.
    }
   *[short] { $chips ->
        [0] { $player } kan ikke betale alt og er ute.
        [one] { $player } kan ikke betale alt og er ute. Den siste sjetongen går i potten.
       *[other] { $player } kan ikke betale alt og er ute. De siste { $chips } sjetongene går i potten.
    }
}
bourre-gets-of-what-is-left = { $player } får { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} av det som er igjen i potten.

bourre-takes-new-chips = { $player } tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} og spiller med igjen.
bourre-adjustment-from-pot = Justering: { $player } får { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} fra potten. { $reason }
bourre-adjustment-into-pot = Justering: { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} til potten. { $reason }
bourre-joins = { $player } kommer til, med 0 vunne sjetonger.
bourre-leaves = { $status ->
    [in] { $player } forlater bordet og er ute av spillet.
   *[out] { $player } forlater bordet.
}
