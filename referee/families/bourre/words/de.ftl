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

bourre-not-at-the-table = { $player } sitzt in dieser Runde nicht am Tisch. Am Tisch: { $players }.
bourre-out-of-the-game = { $player } ist raus. Am Tisch: { $players }.
bourre-named-twice = { $player } ist zweimal genannt.

bourre-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht. Es hat 52 Karten, Ass bis 2 in vier Farben.
bourre-suit-missing = { $card }: Welche Farbe? Schreib { $cards }.
bourre-card-twice = { $card } gibt es im Kartenspiel nur einmal, genannt ist die Karte zweimal.
bourre-no-suit = „{ $text }“ ist keine Farbe. Schreib C, D, H oder S, oder gib die aufgedeckte Karte als `card` an.

bourre-only-one-at-the-table = Am Tisch müssen zwei sein, da ist aber nur { $player }.
bourre-nobody-at-the-table = Am Tisch müssen zwei sein, da ist aber niemand.
bourre-only-tied-stay = Um diesen Pott spielen nur { $tied }. Nicht mitgehen können: { $players }.
bourre-one-form = Gib nur eins von taken, tricks und winner an, nicht { $given }.
bourre-no-form = Gib eins von taken, tricks und winner an.
bourre-stayers-missing = Gib an, wer mitgeht, und ab zweien auch ihre Stiche; stay ist leer, wenn alle passen.
bourre-one-stays-without-tricks = Geht nur { $player } mit, werden keine Stiche gespielt; lass { $member } weg.
bourre-nobody-stays-without-tricks = Geht niemand mit, werden keine Stiche gespielt; lass { $member } weg.
bourre-tricks-of-all-who-stay = Gib die Stiche von allen an, die mitgehen, und nur von ihnen: { $players }.
bourre-fewer-than-no-tricks = Weniger als 0 Stiche macht niemand, auch nicht { $players }.
bourre-tricks-do-not-add-up = Eine Runde hat { $tricks } Stiche; angegeben: { $count }.
bourre-trump-missing = Welche Farbe ist Trumpf? Gib die aufgedeckte Karte oder die Farbe als trump an.
bourre-no-fault = „{ $text }“ gibt es als Fehler nicht. Es gibt { $known }.
bourre-fault-without-cards = { $player } hat in dieser Runde keine Karte gespielt.
bourre-fault-in-no-trick = In Stich { $trick } kann das bei { $player } nicht gewesen sein: Stiche gibt es nur { $tricks }.
bourre-fault-without-trick = { $player } hat einen Regelfehler gemacht, aber der Stich ist nicht angegeben.
bourre-fault-was-none = { $player } hat in Stich { $trick } nach den Regeln gespielt.
bourre-nobody-tied = Der Pott lässt sich nicht nach Absprache teilen: Niemand liegt gleichauf.
bourre-nothing-to-agree-on = Der Pott lässt sich nicht nach Absprache teilen: Nach diesen Regeln gibt es nichts abzusprechen.
bourre-ante-is-fixed = Das Ante ist nach diesen Regeln { $chips }; wer gibt, bestimmt es nicht.
bourre-nobody-antes = Um diesen Pott spielen { $players }, und niemand zahlt ein Ante; lass das Ante weg.

bourre-leader-follows = Wer zuerst ansagt und ausspielt, hängt davon ab, wer gibt; gib an, wer gibt.
bourre-abandoned = Das Spiel wurde abgebrochen; mehr lässt sich nicht eintragen.
bourre-over = Das Spiel ist aus. Gewonnen: { $winners }. Mehr lässt sich nicht eintragen.
bourre-no-new-chips = Nach diesen Regeln nimmt niemand neue Chips.
bourre-has-left = { $player } hat den Tisch verlassen.
bourre-is-in = { $player } ist noch dabei; neue Chips nimmt nur, wer raus ist.
bourre-new-chips-already = { $player } hat schon neue Chips genommen, so oft es diese Regeln erlauben.
bourre-pot-is-too-small = { $chips ->
    [one] Im Pott ist { $chips } Chip; mehr lässt sich nicht herausnehmen.
   *[other] Im Pott sind { $chips } Chips; mehr lässt sich nicht herausnehmen.
}
bourre-adjustment-of-nothing = Eine Korrektur von 0 bewegt keine Chips: Gib an, wie viele aus dem Pott kommen, oder mit einem Minus, wie viele hineinkommen.
bourre-too-few-chips = { $player } hat { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} und kann { $count } nicht zahlen.
bourre-full = Nach diesen Regeln spielen höchstens { $most } mit, und { $here } sind schon da.
bourre-has-left-already = { $player } hat den Tisch schon verlassen.

bourre-winner-stays-alone = Der Pott geht an { $players }, denn nur { $stayers } geht mit.
bourre-winner-as-dealer = Der Pott geht an { $players }, denn niemand geht mit.
bourre-no-winner-of-one = Den Pott bekommt niemand, denn nur { $stayers } geht mit.
bourre-no-winner-of-none = Den Pott bekommt niemand, denn niemand geht mit.
bourre-did-not-stay = Wer nicht mitgeht, hat weder Stiche noch null Stiche: { $players }.
bourre-winner-is-barred = { $player } kann diesen Pott nach einem Fehler nicht gewinnen.
bourre-winner-without-trick = { $player } kann nicht den Pott nehmen und keinen Stich haben.
bourre-winner-and-tie = { $player } nimmt den Pott allein; lass tied weg.
bourre-tied-missing = Niemand nimmt den Pott allein: Gib mit tied an, wer die meisten Stiche hat.
bourre-tied-alone = { $player } hat allein die meisten Stiche und nimmt den Pott.
bourre-tied-are-barred = Dieser Pott ist für { $players } nicht zu gewinnen; ihn gewinnt, wer von den anderen am besten ist.
bourre-tied-without-trick = Die meisten Stiche und zugleich keinen, das geht nicht: { $players }.
bourre-tricks-cannot-be-shared = { $count ->
    [1] So lassen sich { $tricks } Stiche nicht verteilen: die meisten für { $players }, einige für { $others ->
        [one] { $others } weitere Person
       *[other] { $others } weitere
    }. Wer hat keinen?
   *[other] So lassen sich { $tricks } Stiche nicht verteilen: die meisten und gleich viele für { $players }, einige für { $others ->
        [one] { $others } weitere Person
       *[other] { $others } weitere
    }. Wer hat keinen?
}
