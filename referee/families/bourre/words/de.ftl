# German: lines of Bourré.

bourre-short = { $sentence } Es sind aber nur { $paid } da.

bourre-antes = { $player } setzt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} als Ante.
bourre-stays = { $player } zahlt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} fürs Mitgehen.

bourre-barred = { $fault ->
    [corrected] { $player } hat einen Regelfehler berichtigt und kann diesen Pott nicht gewinnen.
    [out_of_turn] { $player } hat außer der Reihe gespielt und kann diesen Pott nicht gewinnen.
    [spoke_early] { $player } hat außer der Reihe angesagt und kann diesen Pott nicht gewinnen.
   *[renege] { $player } hat einen Regelfehler gemacht und kann diesen Pott nicht gewinnen.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } hat einen Regelfehler berichtigt und zahlt { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }.
    [out_of_turn] { $player } hat außer der Reihe gespielt und zahlt { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }.
    [spoke_early] { $player } hat außer der Reihe angesagt und zahlt { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }.
   *[renege] { $player } hat einen Regelfehler gemacht und zahlt { $chips ->
       [one] { $chips } Chip
      *[other] { $chips } Chips
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } hat einen Regelfehler berichtigt und darf beim nächsten Mal nicht geben.
    [out_of_turn] { $player } hat außer der Reihe gespielt und darf beim nächsten Mal nicht geben.
    [spoke_early] { $player } hat außer der Reihe angesagt und darf beim nächsten Mal nicht geben.
   *[renege] { $player } hat einen Regelfehler gemacht und darf beim nächsten Mal nicht geben.
}
bourre-bourre = { $player } ist mitgegangen, hat keinen Stich und zahlt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
bourre-exempt = { $player } zahlt in der nächsten Runde kein Ante.

bourre-wins = { $player } hat { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} und nimmt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
bourre-wins-with-most-tricks = { $player } hat die meisten Stiche und nimmt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
bourre-wins-alone = Nur { $player } geht mit und nimmt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
bourre-wins-as-dealer = Alle passen, und { $player } hat gegeben und nimmt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
bourre-shares = { $player } liegt gleichauf und bekommt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.

bourre-carried-above-limit = Aus einem Pott sind höchstens { $most ->
    [one] { $most } Chip
   *[other] { $most } Chips
} zu gewinnen: { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} für die nächste Runde.
bourre-carried-as-all-pass = Alle passen: { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} für die nächste Runde.
bourre-carried-from-dealer = Alle passen, und { $dealer } kann nicht gewinnen: { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} für die nächste Runde.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } haben je { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } und spielen darum: { $chips ->
        [one] { $chips } Chip bleibt
       *[other] { $chips } Chips bleiben
    } für die nächste Runde.
   *[left] { $players } haben je { $tricks ->
       [one] { $tricks } Stich
      *[other] { $tricks } Stiche
   }: { $chips ->
       [one] { $chips } Chip bleibt
      *[other] { $chips } Chips bleiben
   } für die nächste Runde.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } liegen mit den meisten Stichen gleichauf und spielen darum: { $chips ->
        [one] { $chips } Chip bleibt
       *[other] { $chips } Chips bleiben
    } für die nächste Runde.
   *[left] { $players } liegen mit den meisten Stichen gleichauf: { $chips ->
       [one] { $chips } Chip bleibt
      *[other] { $chips } Chips bleiben
   } für die nächste Runde.
}
bourre-carried-for-one = { $players } haben je { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, und nur { $winner } kann den Pott gewinnen: { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} für die nächste Runde.
bourre-carried-for-one-uncounted = { $players } liegen mit den meisten Stichen gleichauf, und nur { $winner } kann den Pott gewinnen: { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} für die nächste Runde.
bourre-carried-from-barred = Dieser Pott ist für { $players } nicht zu gewinnen: { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} für die nächste Runde.
bourre-carried-without-majority = Niemand hat mehr als die Hälfte der Stiche: { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} für die nächste Runde.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } kann das nächste Ante nicht zahlen und ist raus.
        [1] { $player } kann das nächste Ante nicht zahlen und ist raus. Der letzte Chip geht in den Pott.
       *[other] { $player } kann das nächste Ante nicht zahlen und ist raus. Die letzten { $chips } Chips gehen in den Pott.
    }
   *[short] { $chips ->
        [0] { $player } kann nicht alles zahlen und ist raus.
        [1] { $player } kann nicht alles zahlen und ist raus. Der letzte Chip geht in den Pott.
       *[other] { $player } kann nicht alles zahlen und ist raus. Die letzten { $chips } Chips gehen in den Pott.
    }
}
bourre-gets-of-what-is-left = { $player } bekommt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} von dem, was noch im Pott ist.

bourre-takes-new-chips = { $player } nimmt { $chips ->
    [one] { $chips } neuen Chip
   *[other] { $chips } neue Chips
} und spielt wieder mit.
bourre-adjustment-from-pot = Korrektur: { $player } bekommt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} aus dem Pott. { $reason }
bourre-adjustment-into-pot = Korrektur: { $player } zahlt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} in den Pott. { $reason }
bourre-joins = { $player } steigt ein, mit 0 gewonnenen Chips.
bourre-leaves = { $status ->
    [in] { $player } verlässt den Tisch und ist raus.
   *[out] { $player } verlässt den Tisch.
}
