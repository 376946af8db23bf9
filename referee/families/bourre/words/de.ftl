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

bourre-ask-winner = Wer nimmt den Pott?
bourre-tap-winner = Tipp an, wer den Pott nimmt
bourre-who-takes-the-pot = { $name } nimmt den Pott
bourre-nobody-takes-the-pot = Niemand nimmt den Pott allein
bourre-form-result = Wer den Pott nimmt
bourre-form-taken = Stiche zählen
bourre-form-cards = Jede Karte
bourre-row-tied = Meiste Stiche
bourre-ask-tied = Wer hat die meisten Stiche?
bourre-row-bourre = Kein Stich
bourre-row-passed = Gepasst
bourre-all-others-passed = Alle anderen haben gepasst
bourre-all-passed = Alle haben gepasst
bourre-row-tricks = Stiche
bourre-ask-tricks = Wer hat die { $tricks } Stiche gemacht?
bourre-hint-tricks = leer: gepasst
bourre-row-ante = Ante diesmal
bourre-hint-ante = sonst { $chips ->
    [1] { $chips } Chip
   *[other] { $chips } Chips
}
bourre-row-split = Pott geteilt
bourre-hint-split = Nur wenn mehrere die meisten Stiche haben; sonst bleibt der Pott für die nächste Runde
bourre-row-faults = Fehler
bourre-fold-faults = Wurde ein Fehler gemeldet?
bourre-choice-fault = { $fault ->
    [corrected] Regelfehler, berichtigt
    [out_of_turn] außer der Reihe gespielt
    [spoke_early] außer der Reihe angesagt
   *[renege] Regelfehler
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] zahlt wie ein Bourré
    [bar] kann nicht gewinnen
   *[lose_deal] darf einmal nicht geben
}
bourre-row-away = Nicht da
bourre-hint-away = Bekommt keine Karten und zahlt kein Ante
bourre-fold-away = Ist jemand nicht da?

bourre-count-hands-played = Runden gespielt
bourre-count-hands-stayed = Mitgegangen
bourre-count-pots-won = Pötte gewonnen
bourre-count-hands-lost = Bourrés
bourre-count-penalty-points = Strafchips
bourre-ratio-pots-per-stay = Pötte je Mitgehen

bourre-due-ante = Vor dem Spiel in den Pott gezahlt
bourre-due-stay = Fürs Mitgehen gezahlt
bourre-due-bourre = Für Mitgehen ohne Stich gezahlt
bourre-due-fault = Für einen Fehler gezahlt
bourre-due-payout = Aus dem Pott gewonnen
bourre-due-out = Die letzten Chips beim Ausscheiden
bourre-due-left = Ein Anteil an dem, was am Ende im Pott war
bourre-due-adjustment = Entscheidung der Leitung

bourre-pot-too-large = Damit wären { $chips } Chips im Pott. Gezählt werden höchstens { $most }: Vereinbart eine Obergrenze, oder beendet das Spiel und beginnt ein neues.
bourre-score-too-large = Damit wären es { $chips } Chips für { $player }. Gezählt werden höchstens { $most }: Vereinbart eine Obergrenze, oder beendet das Spiel und beginnt ein neues.
bourre-trick-refused = Stich { $trick }: { $reason } Melde es als Regelfehler, oder gib an, dass es niemand gemeldet hat und die Runde so zählt, wie sie gespielt wurde.
bourre-tricks-of-a-hand = Alle haben { $cards } Karten, also gibt es { $cards } Stiche, nicht { $given }.
bourre-does-not-stay = { $player } geht nicht mit. Die Stiche spielen { $players }.
bourre-did-not-play = In diesem Stich haben nicht gespielt: { $players }. So sind nicht alle Hände gleich groß.
bourre-order-of-a-trick = In Stich { $trick } ist die Reihenfolge { $players }, nicht { $given }.
bourre-upcard-of-nobody = Die aufgedeckte Karte, { $card }, gehört niemandem, aber { $player } hat sie gespielt.
bourre-upcard-of-the-dealer = Die aufgedeckte Karte, { $card }, gehört { $dealer } (wer gibt), aber { $player } hat sie gespielt.
bourre-upcard-not-played = { $player } hat keine Karte gezogen, hatte also die aufgedeckte Karte, { $card }, hat sie aber nicht gespielt.
bourre-passed-without-winner = Mit winner gib an, wer passt; sonst immer mit stay, wer mitgeht.
bourre-threw-away-more = { $player } hat { $cards ->
    [1] { $cards } Karte
   *[other] { $cards } Karten
} abgeworfen und { $drew } gezogen.
bourre-draws-at-most = Bei { $players } am Tisch sind 0 bis { $most ->
    [1] { $most } gezogene Karte
   *[other] { $most } gezogene Karten
} erlaubt, nicht { $given }.
bourre-stock-too-small = { $cards ->
    [1] { $cards } Karte wurde
   *[other] { $cards } Karten wurden
} gezogen, aber der Stapel hat nur { $stock }, und neu gemischt wird nicht.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } gibt und muss mitgehen: Ist die aufgedeckte Karte ein Ass, muss mitgehen, wer gibt.
    [ace_holder] { $player } gibt und muss mitgehen: Wer das Trumpf-Ass hat, muss mitgehen.
   *[dealer] { $player } gibt und muss mitgehen: Wer gibt, muss immer mitgehen.
}
bourre-tricks-of-two = Stiche gibt es erst ab zweien; wer allein mitgeht, nimmt den Pott ohne Stich.

bourre-cards-in-these-rules = Nach diesen Regeln haben alle { $most } Karten, nicht { $given }.
bourre-cards-at-most = Nach diesen Regeln haben alle höchstens { $most } Karten, nicht { $given }.
bourre-upcard-of-nobody-yet = Die aufgedeckte Karte, { $card }, gehört vor dem Tauschen niemandem, steht aber im Blatt von { $player }.
bourre-upcard-of-a-holding = { $is ->
    [in] Die aufgedeckte Karte, { $card }, gehört der Person, die gibt, steht aber im Blatt von { $player }.
   *[out] Die aufgedeckte Karte, { $card }, gehört der Person, die gibt, fehlt aber im Blatt von { $player }.
}
bourre-players-of-a-table = Diese Regeln sind für { $fewest } bis { $most } Personen, nicht { $given }.
bourre-played-clockwise = Gespielt wird im Uhrzeigersinn: In diesem Stich kommt { $player } nicht nach { $other }.
bourre-in-the-holding-and-elsewhere = { $card } gibt es im Kartenspiel nur einmal, genannt ist die Karte im Blatt und anderswo.
bourre-tricks-in-these-rules = Eine Runde hat nach diesen Regeln { $tricks } Stiche; { $given } hat niemand gemacht.
bourre-holding-missing = Gib das Blatt an (holding), oder als holding_size, wie viele Karten es hatte.
bourre-holding-size = holding_size ist { $given }, aber das Blatt ist mit { $cards ->
    [1] { $cards } Karte
   *[other] { $cards } Karten
} angegeben.
bourre-not-in-the-holding = { $card } wurde gespielt oder ist bekannt, steht aber nicht im Blatt.

bourre-nobody-to-exempt = ante.by ist dealer, also zahlt sonst niemand ein Ante, das sich erlassen ließe.
bourre-dealer-chooses = ante.by ist dealer, aber nach ante.chosen bestimmt, wer gibt, was die anderen zahlen.
bourre-fixed-without-chips = bourre.pays ist fixed, aber bourre.chips sagt nicht, wie viele.
bourre-chips-without-fixed = bourre.pays ist pot, also sagt bourre.chips nichts.
bourre-nothing-to-limit = bourre.pays ist fixed, also gibt es nichts zu begrenzen.
bourre-out-and-to-stay = chips.short ist out und richtet sich nach dem Ante, das alle zahlen, aber ante.to_stay ist { $chips }.
bourre-out-and-chosen-ante = chips.short ist out und richtet sich nach dem Ante, das alle zahlen, aber nach ante.chosen ist es frei wählbar.
bourre-out-and-dealer-antes = chips.short ist out und richtet sich nach dem Ante, das alle zahlen, aber ante.by ist dealer.
bourre-out-without-start = chips.short ist out, aber chips.start sagt nicht, wie viele Chips es gibt.
bourre-start-below-ante = chips.start ist { $chips }, und das reicht nicht für das erste Ante.
bourre-rebuys-without-start = chips.rebuys ist { $rebuys }, aber chips.start nennt keine Chips, die man nehmen könnte.
bourre-rebuys-of-nobody = chips.rebuys ist { $rebuys }, aber mit chips.short owes scheidet niemand aus.
bourre-pack-too-small = { $players } am Tisch mit je { $each ->
    [1] { $each } Karte
   *[other] { $each } Karten
} brauchen { $cards } Karten, und es gibt { $upcard ->
    [out] ohne die aufgedeckte nur { $available }.
   *[in] nur { $available }.
}
bourre-more-drawn-than-dealt = draw.at_most ist { $most }, aber gegeben { $cards ->
    [1] wird nur { $cards } Karte
   *[other] werden nur { $cards } Karten
}.
bourre-more-drawn-at-larger-tables = Nach draw.from lassen sich mehr Karten ziehen, als gegeben werden, nämlich { $cards }.
bourre-end-without-chips = end.when ist { $when }, aber nach chips.start hat niemand Chips.
bourre-target-missing = end.when ist target; dazu braucht es ein end.target über chips.start.
bourre-target-otherwise = end.target ist { $target }, aber end.when ist { $when }.
bourre-won-but-not-broken = play.lead hat trump_if_won und verlangt damit Trümpfe, die not_before_broken verbietet.
bourre-no-sure-tricks = play.cinch_trumping ist always, aber nur der Cinch von play.cinch sure_tricks bindet alle, die nachspielen.
bourre-majority-is-carried = pot.won_by ist majority, und dann bleibt ein nicht gewonnener Pott stehen, aber pot.tie ist { $tie }.
bourre-no-upcard-of-the-dealer = stay.must ist dealer_with_ace, aber mit deal.trump { $trump } gehört die aufgedeckte Karte nicht der Person, die gibt.

bourre-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
bourre-duty = { $duty ->
    [follow] Farbe muss bedient werden
    [head] beim Bedienen muss der Stich überboten werden
    [void] es muss Trumpf gespielt werden, wie es die Regeln sagen
    [cinch] wenn mehr als die Hälfte der Stiche sicher ist, muss der höchste Trumpf gespielt werden
   *[lead] ausgespielt werden muss, wie es die Regeln sagen
}
bourre-only-card = { $asker ->
    [you] { $card } ist deine einzige Karte, also musst du sie spielen.
   *[player] { $card } ist die einzige Karte und muss also gespielt werden.
}
bourre-any-card = Jede Karte darf gespielt werden.
bourre-asks-for = { $may ->
    [yes] Verlangt ist also { $cards }: { $card } darf gespielt werden.
   *[no] Verlangt ist also { $cards }: { $card } darf nicht gespielt werden.
}
bourre-follows = { $asker ->
    [you] Ausgespielt ist { bourre-suit }; du hast davon und musst bedienen.
   *[player] Ausgespielt ist { bourre-suit }; { $player } hat davon und muss bedienen.
}
bourre-heads = { $asker ->
    [you] Du kannst bedienen und den Stich überbieten, also musst du beides.
   *[player] { $player } kann bedienen und den Stich überbieten, also ist beides Pflicht.
}
bourre-void-without-trumps = { $asker ->
    [you] Du hast kein { bourre-suit } und auch keinen Trumpf.
   *[player] { $player } hat kein { bourre-suit } und auch keinen Trumpf.
}
bourre-void-without-winning-trump = { $asker ->
    [you] Du hast kein { bourre-suit } und keinen Trumpf, der den Stich überbietet.
   *[player] { $player } hat kein { bourre-suit } und keinen Trumpf, der den Stich überbietet.
}
bourre-void = { $asker ->
    [you] Du hast kein { bourre-suit }.
   *[player] { $player } hat kein { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] Du hast kein { bourre-suit } und musst Trumpf spielen.
   *[player] { $player } hat kein { bourre-suit } und muss Trumpf spielen.
}
bourre-void-highest-trump = { $asker ->
    [you] Du hast kein { bourre-suit } und musst den höchsten Trumpf spielen.
   *[player] { $player } hat kein { bourre-suit } und muss den höchsten Trumpf spielen.
}
bourre-void-winning-trump = { $asker ->
    [you] Du hast kein { bourre-suit } und musst den Stich mit einem Trumpf überbieten.
   *[player] { $player } hat kein { bourre-suit } und muss den Stich mit einem Trumpf überbieten.
}
bourre-ace-king-queen = { $asker ->
    [you] Du hast oder hattest Ass, König und Dame in Trumpf und musst sie in dieser Reihenfolge ausspielen.
   *[player] { $player } hat oder hatte Ass, König und Dame in Trumpf und muss sie in dieser Reihenfolge ausspielen.
}
bourre-cinch = { $asker ->
    [you] Du hast { $taken } von { $cards } Stichen, und { $sure ->
        [1] { $sure } weiterer ist
       *[other] { $sure } weitere sind
    } durch deine Trümpfe sicher. Bei mehr als der Hälfte musst du deinen höchsten Trumpf spielen.
   *[player] { $player } hat { $taken } von { $cards } Stichen, und { $sure ->
        [1] { $sure } weiterer ist
       *[other] { $sure } weitere sind
    } durch die Trümpfe sicher. Bei mehr als der Hälfte muss der höchste Trumpf gespielt werden.
}
bourre-may-lead = { $asker ->
    [you] Du darfst ausspielen.
   *[player] { $player } darf ausspielen.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Wer zum ersten Stich ausspielt und Trumpf-Ass, -König oder -Dame hat, spielt den höchsten Trumpf aus
       *[later] wer zum ersten Stich ausspielt und Trumpf-Ass, -König oder -Dame hat, spielt den höchsten Trumpf aus
    }
    [trump_ace] { $place ->
        [first] Wer zum ersten Stich ausspielt und das Trumpf-Ass hat, spielt es aus
       *[later] wer zum ersten Stich ausspielt und das Trumpf-Ass hat, spielt es aus
    }
    [trump_if_won] { $place ->
        [first] Wer einen Stich gemacht und noch Trumpf hat, spielt zum nächsten Trumpf aus
       *[later] wer einen Stich gemacht und noch Trumpf hat, spielt zum nächsten Trumpf aus
    }
    [not_before_broken] { $place ->
        [first] Trumpf wird erst ausgespielt, wenn schon einer gefallen ist, außer von jemandem, der nur Trümpfe hat
       *[later] Trumpf wird erst ausgespielt, wenn schon einer gefallen ist, außer von jemandem, der nur Trümpfe hat
    }
   *[all_trumps_left] { $place ->
        [first] Wer Trumpf hat und weiß, dass alle anderen Trümpfe weg sind, spielt Trumpf aus
       *[later] wer Trumpf hat und weiß, dass alle anderen Trümpfe weg sind, spielt Trumpf aus
    }
}
bourre-may-be-played-whatever = Egal, was die unbekannten Karten sind: { $card } darf gespielt werden.
bourre-may-be-played-not-known = Ob { $card } gespielt werden darf, hängt von Karten ab, die nicht bekannt sind.
bourre-convicted = { $asker ->
    [you] Du hast { $cards }, und { bourre-duty }: { $card } darf nicht gespielt werden.
   *[player] { $player } hat { $cards }, und { bourre-duty }: { $card } darf nicht gespielt werden.
}
bourre-convicted-whatever = { $asker ->
    [you] Egal, was deine unbekannten Karten sind, { $card } darf nicht gespielt werden: { bourre-duty }.
   *[player] Egal, was die unbekannten Karten von { $player } sind, { $card } darf nicht gespielt werden: { bourre-duty }.
}
bourre-seeing-cards = Ob { $cards } im Blatt ist: Dann wäre es nicht erlaubt.
bourre-any-of-suit = { $suit ->
    [C] irgendein Kreuz
    [D] irgendein Karo
    [H] irgendein Herz
   *[S] irgendein Pik
}
bourre-seeing-trumps = Alle Trümpfe im Blatt.
bourre-played-by-the-rules = Jede Karte wurde nach den Regeln gespielt.
bourre-in-a-trick = Stich { $trick }: { $explanation }
bourre-may-pass = { $player } darf passen.
bourre-may-pass-in-play-off = { $player } darf passen: Beim Stechen muss niemand mitgehen.
bourre-may-pass-not-known = Ob { $player } passen darf, hängt von etwas ab, das nicht angegeben ist.
bourre-must-stay = { $player } muss mitgehen.
bourre-must-stay-with = { $player } hat { $cards } und muss mitgehen.
bourre-seeing-for-pass = { $what ->
    [upcard] Die aufgedeckte Karte.
    [suit] Die Trumpffarbe.
    [both] Die Trumpffarbe und alle Karten im Blatt.
   *[holding] Alle Karten im Blatt.
}
bourre-may-draw = { $player } darf bei { $players } am Tisch höchstens { $most ->
    [1] { $most } Karte
   *[other] { $most } Karten
} tauschen.

bourre-unit-chips = Chips
bourre-column-winner = Gewonnen
bourre-column-pot = Pott
bourre-column-tricks = Stiche
bourre-column-next-pot = Nächster
bourre-mark-won = hat den Pott gewonnen
bourre-mark-bourre = bourré
bourre-mark-new-chips = bekommt neue Chips
bourre-drawing-chip = ein durchgestrichener Chip
bourre-end-in-short = wer { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} hat, beendet das Spiel

bourre-about = Stiche um einen Pott, aus Louisiana
bourre-variant-bourre = Fünf Karten, einmal tauschen, Trumpfzwang; wer mitgeht und keinen Stich macht, zahlt den Pott noch einmal
bourre-variant-bourre-denexa = Bourré, bei dem ein Cinch alle bindet und ein Regelfehler nur kostet
bourre-variant-boure = Alle sagen an, bevor jemand tauscht; Trumpfzwang nur, wenn man damit sticht, und kein Cinch
bourre-variant-boo-ray = Die aufgedeckte Karte gehört niemandem, bis zu vier Karten werden getauscht, und ein hoher Trumpf kommt zuerst
bourre-variant-booray-winning-moves = 200 Chips für alle; wer nicht zahlen kann, ist raus, und mit 400 ist gewonnen
bourre-variant-boo-ray-four = Vier Karten, und Pflicht ist nur das Bedienen
bourre-name-boo-ray-four = Boo-Ray mit vier Karten
bourre-house-rule-limit = Höchstens 20 Chips für einen Pott und für ein Bourré
bourre-house-rule-double-ante = Doppeltes Ante: Mitgehen kostet noch eins
bourre-house-rule-draw-four = Bis zu vier Karten werden getauscht
bourre-house-rule-draw-fewer = Zu sechst werden höchstens vier Karten getauscht, zu siebt drei, zu acht zwei
bourre-house-rule-three-from-seven = Ab sieben Personen werden höchstens drei Karten getauscht
bourre-house-rule-split = Bei Gleichstand wird der Pott geteilt
bourre-house-rule-agree = Bei Gleichstand darf der Pott nach Absprache geteilt werden
bourre-house-rule-two-chips = Ein Bourré kostet zwei Chips
bourre-house-rule-tied-ante = Nur nach einem Bourré entfällt das Ante
bourre-house-rule-trick-takers-exempt = Wer einen Stich gemacht hat, zahlt kein Ante
bourre-house-rule-ace-king-queen = Ass, König und Dame in Trumpf werden in dieser Reihenfolge ausgespielt
bourre-house-rule-any-misplay = Jeder Fehler kostet
bourre-house-rule-majority = Es gewinnt nur, wer mehr als die Hälfte der Stiche hat
bourre-house-rule-dealer-names = Wer gibt, bestimmt die Trumpffarbe
bourre-house-rule-broken-trumps = Trumpf darf erst ausgespielt werden, wenn schon einer gefallen ist
bourre-house-rule-dealer-antes = Wer gibt, zahlt das Ante für alle
bourre-house-rule-play-off = Bei Gleichstand wird der Pott ausgespielt
bourre-house-rule-dealers-pot = Passen alle, nimmt den Pott, wer gibt
bourre-house-rule-chosen-ante = Wer gibt, bestimmt das Ante
bourre-house-rule-dealers-sixth = Wer gibt, darf die aufgedeckte Karte vom Stapel nehmen
bourre-house-rule-next-best = Ist jemand mit den meisten Stichen ausgeschlossen, gewinnt, wer von den anderen am besten ist
bourre-house-rule-rebuys = Zwanzig Chips für alle, und wer raus ist, bekommt sie einmal neu

bourre-body-stay = wer mitgeht
bourre-body-taken = wer wie viele Stiche hat
bourre-body-tricks = alle Karten
bourre-body-winner = wer den Pott nimmt
bourre-body-card = die Karte
bourre-body-cards = eine Liste mit dieser einen Karte
bourre-body-upcard = die aufgedeckte Karte
bourre-body-suit = die Trumpffarbe

bourre-claim-play = Darf man diese Karte spielen?
bourre-claim-pass = Darf man hier passen?
bourre-claim-draw = Darf man so viele Karten tauschen?
bourre-claim-audit = Wurde die Runde nach den Regeln gespielt?
