# German: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } Gurke
       *[other] { $points } Gurken
    }
    [credit] { $points ->
        [one] { $points } Guthabenpunkt
       *[other] { $points } Guthabenpunkte
    }
   *[point] { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }
}

cucumber-took = { $face ->
    [up] { $player } macht den letzten Stich mit { CARD($card, form: "einem") }: { cucumber-amount }. Die Karte bleibt offen liegen.
   *[down] { $player } macht den letzten Stich mit { CARD($card, form: "einem") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } hat auch { CARD($card, form: "einen") }: { cucumber-amount }. Die Karte bleibt offen liegen.
   *[down] { $player } hat auch { CARD($card, form: "einen") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } macht den letzten Stich und verliert die Runde.
cucumber-took-with-and-lost = { $player } macht den letzten Stich mit { CARD($card, form: "einem") } und verliert die Runde.
cucumber-also-had-and-lost = { $player } hat auch { CARD($card, form: "einen") } und verliert die Runde.

cucumber-bonus = { $end ->
    [zero] { $player } hat auch { CARD($card, form: "einen") }, und { $taker } macht den Stich: { cucumber-amount } weniger. Der Stand war { $score }, und unter 0 geht er nicht.
   *[above] { $player } hat auch { CARD($card, form: "einen") }, und { $taker } macht den Stich: { cucumber-amount } weniger.
}

cucumber-doubled-by-card = { CARD($rank, form: "Ein") } fiel im letzten Stich: doppelte Strafe.
cucumber-kontra = { $player } sagt Kontra: doppelte Strafe.
cucumber-kontra-lost = { $player } sagt Kontra und verliert: insgesamt vierfache Strafe.
cucumber-rassi = { $times ->
    [4] { $player } verdoppelt noch einmal: vierfache Strafe.
   *[2] { $player } verdoppelt: doppelte Strafe.
}

cucumber-bet-lost = { $player } hat nicht die niedrigste Karte und verliert den Einsatz, { cucumber-amount }.
cucumber-bet-refused = { $player } geht nicht mit, als { $by } verdoppelt, und verliert den bisherigen Einsatz, { cucumber-amount }.

cucumber-showed = { $player } hat { CARD($card, form: "einen") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } sagt { CARD($card, form: "einen") } als niedrigste Karte an, aber { $other } hat { CARD($lower, form: "einen") }, also genauso niedrig: { cucumber-amount }.
   *[lower] { $player } sagt { CARD($card, form: "einen") } als niedrigste Karte an, aber { $other } hat { CARD($lower, form: "einen") }, und das ist niedriger: { cucumber-amount }.
}
cucumber-nobody-declared = Niemand sagt an, und { $player } hat die niedrigste Karte, { CARD($card, form: "einen") }: { cucumber-amount }.

cucumber-fatal-card = { $player } zahlt mit einer fatalen Karte und ist sofort raus.
cucumber-reset = { $kept ->
    [some] { $player } hat genau { $limit }: Der Stand geht zurück auf 0. Die offen liegenden Karten kommen zurück ins Kartenspiel.
   *[none] { $player } hat genau { $limit }: Der Stand geht zurück auf 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: ein Leben verloren. Weiter geht es mit { $score }, { $others ->
    [some] dem höchsten Stand der anderen, die noch drin sind
   *[none] weil sonst niemand mehr drin ist
}.
cucumber-half = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: eine halbe Gurke. Alle offen liegenden Karten bis auf die höchste, { CARD($card, form: "einen") }, kommen zurück ins Kartenspiel.
cucumber-half-without-cards = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: eine halbe Gurke. Alle offen liegenden Karten kommen zurück ins Kartenspiel.
cucumber-eliminated = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points } und ist raus.
cucumber-marked = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: markiert, spielt aber weiter.
cucumber-ends-game = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }, und damit ist das Spiel aus.

cucumber-fall-paid = { $player } scheidet mit { CARD($card, form: "einem") } aus und zahlt { $stakes ->
    [one] { $stakes } Einsatz
   *[other] { $stakes } Einsätze
} in den Pott.
cucumber-fall-paid-without-card = { $player } scheidet aus und zahlt { $stakes ->
    [one] { $stakes } Einsatz
   *[other] { $stakes } Einsätze
} in den Pott.

cucumber-restarted = { $status ->
    [in] Alle Karten im letzten Stich waren gleich: Es geht von vorn los. { $player } beginnt mit 0.
   *[out] Alle Karten im letzten Stich waren gleich: Es geht von vorn los. { $player } ist wieder dabei, mit 0.
}

cucumber-bought-in = { $player } kauft sich wieder ein: Weiter geht es mit { $points }, dem höchsten Stand der anderen, die noch drin sind.
cucumber-adjustment-added = Korrektur für { $player }: { cucumber-amount } mehr. { $reason }
cucumber-adjustment-taken-off = Korrektur für { $player }: { cucumber-amount } weniger. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } steigt mit { $points } ein, dem höchsten Stand derer, die noch drin sind.
   *[fresh] { $player } steigt mit { $points } ein, denn gespielt wurde noch nichts.
}
cucumber-joins-by-hands = { $player } steigt mit { $hands ->
    [one] { $hands } verlorenen Runde
   *[other] { $hands } verlorenen Runden
} ein; mehr hat niemand im Spiel.
cucumber-leaves = { $status ->
    [in] { $player } verlässt den Tisch und ist raus.
   *[out] { $player } verlässt den Tisch.
}

cucumber-left-the-hand = { $player } ist aus der Runde ausgestiegen. Noch dabei: { $others }.
cucumber-listed-twice = { $player } steht zweimal da.
cucumber-listed-twice-in-trick = { $player } steht zweimal da; im letzten Stich haben alle nur eine Karte.
cucumber-missing-in-trick = { $player } fehlt. Dabei sind { $others }, mit je einer Karte.
cucumber-order = { $way ->
    [backwards] Die Liste läuft gegen den Uhrzeigersinn: Links von { $before } sitzt { $after }, nicht { $given }.
   *[mixed] Die Reihenfolge stimmt nicht: Links von { $before } sitzt { $after }, nicht { $given }.
}

cucumber-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht. Es hat { $jokers ->
    [0] { $low } bis { $high }
   *[other] { $low } bis { $high } und { $jokers } Joker
}.
cucumber-suit-missing = Welche Farbe hat { CARD($rank, form: "row") }? { $cards } { $count ->
    [one] steht
   *[other] stehen
} über allem, deshalb kommt es hier auf die Farbe an.
cucumber-too-many-of-a-card = { $count } × { $card } in diesem Stich, aber das Kartenspiel hat nur { $holds }.
cucumber-card-lies-face-up = { $count } × { $card } in diesem Stich, aber möglich sind nur { $left }: Das Kartenspiel hat { $holds }, und offen liegt die Karte schon vor { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = { $call } gibt es nach diesen Regeln nicht, nur { $known }.
cucumber-no-calls = { $call } gibt es nach diesen Regeln nicht und auch keine andere Ansage.
cucumber-multiplier = Der Faktor ist 1, 2 (verdoppelt) oder 4 (noch einmal verdoppelt), nicht { $given }.
cucumber-no-exchange = Nach diesen Regeln werden keine Karten getauscht.

cucumber-taker-missing = Wer hat den letzten Stich gemacht? In der Kurzform muss das dabeistehen.
cucumber-card-missing = Mit welcher Karte wurde der letzte Stich gemacht? Nach diesen Regeln kommt es darauf an.
cucumber-tied-twice = { $player } steht zweimal unter denen mit der höchsten Karte.
cucumber-doubling-missing = Hat jemand im letzten Stich { CARD($rank, form: "einen") } gespielt? Das verdoppelt hier die Strafe.
cucumber-no-doubling = Nach diesen Regeln verdoppelt keine Karte die Strafe.
cucumber-doubling-cannot-be = Niemand kann { CARD($rank, form: "einen") } gespielt haben: Eine niedrigere Karte hatte niemand.
cucumber-doubling-must-be = Jemand muss { CARD($rank, form: "einen") } gespielt haben: Eine andere Karte ist nicht mehr übrig.
cucumber-lowest-missing = Wer hatte die niedrigste Karte (bei mehreren: zuerst gespielt)? Wer sie hatte, gibt als Nächstes.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } hatte die höchste Karte, also nicht als Erstes die niedrigste.
   *[last] { $player } hat von den gleichen Karten die letzte gespielt, also nicht als Erstes die niedrigste.
}
cucumber-too-many-equal = { $kept ->
    [0] { $count } am Tisch können nicht { CARD($card, form: "einen") } oder eine gleich hohe Karte gehabt haben: Das Kartenspiel hat { $holds }.
   *[other] { $count } am Tisch können nicht { CARD($card, form: "einen") } oder eine gleich hohe Karte gehabt haben: Das Kartenspiel hat { $holds }, davon { $kept } offen auf dem Tisch.
}
cucumber-too-few-lower = { $lower ->
    [0] Niedrigere Karten als { $card } müssten von { $players } gekommen sein, aber niedriger ist keine. Wer hatte noch { CARD($rank, form: "einen") }?
    [one] Niedrigere Karten als { $card } müssten von { $players } gekommen sein, aber niedriger ist nur { $lower } Karte. Wer hatte noch { CARD($rank, form: "einen") }?
   *[other] Niedrigere Karten als { $card } müssten von { $players } gekommen sein, aber niedriger sind nur { $lower } Karten. Wer hatte noch { CARD($rank, form: "einen") }?
}
cucumber-different-equal-cards = Verschiedene Karten sind hier gleich hoch und bleiben offen liegen: Trag den letzten Stich Karte für Karte ein.
cucumber-last-trick-unknown = Der letzte Stich muss Karte für Karte bekannt sein, und davor darf nichts fehlen.
cucumber-all-have-refused = Sonst ist niemand mitgegangen, also gewinnt { $player }: Einen letzten Stich gibt es nicht.
cucumber-winner-missing = Wer hatte die niedrigste Karte (bei mehreren: zuerst gespielt)? Wer sie hatte, gewinnt die Runde.
cucumber-declaration-missing = Hat jemand angesagt? Gib an, wer, oder null, wenn es niemand war.
cucumber-cards-instead-of-outcome = Hier zählt jede letzte Karte: Gib die Karten als last_trick an, oder keine, wenn niemand angesagt hat.
cucumber-cards-missing = Alle zeigen ihre Karten, und jede zählt: Gib die letzten Karten von allen an.

cucumber-nobody-deals-at-first = Nach diesen Regeln gibt niemand; gib an, wer ausspielt.
cucumber-leader-follows = Wer ausspielt, hängt nach diesen Regeln davon ab, wer gibt ({ $rule }).
cucumber-abandoned = Das Spiel wurde abgebrochen; mehr lässt sich nicht eintragen.
cucumber-over = Das Spiel ist aus, nach { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}. Gewonnen: { $winners }. Mehr lässt sich nicht eintragen.
cucumber-pack-is-too-small = { $kept ->
    [one] { $kept } Karte liegt
   *[other] { $kept } Karten liegen
} offen, und übrig sind { $stock }: Das Kartenspiel reicht für keine Runde mehr.
cucumber-no-buy-ins = Nach diesen Regeln kann sich niemand wieder einkaufen.
cucumber-has-left = { $player } hat den Tisch verlassen.
cucumber-bought-in-already = { $player } hat sich schon wieder eingekauft; nach diesen Regeln geht das je Spiel höchstens { $most }-mal.
cucumber-buy-in-needs-others = { $player } kann sich nur wieder einkaufen, solange noch mindestens { $needed ->
    [one] { $needed } andere Person im Spiel ist
   *[other] { $needed } andere im Spiel sind
}; jetzt sind es { $others }.
cucumber-buy-in-is-no-better = { $player } ist noch im Spiel, mit { $score }; nach dem Einkaufen wären es { $points }, und das ist nicht besser.
cucumber-nobody-deals = Nach diesen Regeln gibt niemand.
cucumber-not-among-drawers = Ums Geben ziehen { $players }, nicht { $player }.
cucumber-cannot-deal = { $player } ist raus und kann nicht geben.
cucumber-no-score = Nach diesen Regeln wird kein Stand geführt.
cucumber-adjustment-too-large = { $player } hat { $score }: Eine Korrektur ist nicht 0 und zieht höchstens { $score } ab.
cucumber-full = Nach diesen Regeln spielen höchstens { $most } mit, und { $here } sind schon da.
cucumber-pack-serves-too-few = Für { $players } am Tisch reicht das Kartenspiel nicht.
cucumber-has-left-already = { $player } hat den Tisch schon verlassen.

cucumber-ask-taker = Wer hat den letzten Stich gemacht?
cucumber-tap-taker = Tipp an, wer den letzten Stich gemacht hat
cucumber-who-took = { $name } macht den letzten Stich
cucumber-ask-loser = Wer hat die Runde verloren?
cucumber-tap-loser = Tipp an, wer die Runde verloren hat
cucumber-who-lost = { $name } verliert die Runde
cucumber-ask-lowest = Wer hatte die niedrigste Karte?
cucumber-tap-lowest = Tipp an, wer die niedrigste Karte hatte
cucumber-who-had-the-lowest = { $name } hatte die niedrigste Karte
cucumber-ask-leader = Wer hat den letzten Stich ausgespielt?
cucumber-tap-leader = Tipp an, wer den letzten Stich ausgespielt hat
cucumber-who-led = { $name } hat den letzten Stich ausgespielt
cucumber-ask-declarer = Wer hat die niedrigste Karte angesagt?
cucumber-tap-declarer = Tipp an, wer die niedrigste Karte angesagt hat
cucumber-who-declared = { $name } hat die niedrigste Karte angesagt
cucumber-form-nobody-declared = Niemand hat angesagt
cucumber-form-taker = Wer ihn gemacht hat
cucumber-form-loser = Wer verloren hat
cucumber-form-lowest = Wer die niedrigste hatte
cucumber-form-cards = Jede Karte
cucumber-row-card-of-taker = Mit
cucumber-ask-card-of-taker = Mit welcher Karte machte { $name } ihn?
cucumber-row-tied = Gleich hoch
cucumber-row-lowest = Niedrigste
cucumber-row-doubling-card = { CARD($rank, form: "Ein") } fiel darin
cucumber-ask-doubling-card = Hat darin jemand { CARD($rank, form: "einen") } gespielt?
cucumber-row-card = Karte
cucumber-ask-card = Was hat { $name } gespielt?
cucumber-row-leader = Stich davor
cucumber-ask-winner-before = Wer hat den Stich davor gemacht?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Hat jemand Kontra gesagt?
cucumber-fold-rassi = Hat jemand hingeworfen oder verdoppelt?
cucumber-row-rassi-free = Hingeworfen
cucumber-hint-rassi-free = kostet nichts
cucumber-row-rassi-times = Faktor
cucumber-hint-rassi-times = verdoppelt 2, noch einmal 4
cucumber-row-doubles = Verdoppelt
cucumber-ask-doubles = Wer hat verdoppelt?
cucumber-row-double-after = nach Stich
cucumber-ask-refused = Wer ist nicht mitgegangen?
cucumber-row-exchange = Getauscht
cucumber-fold-exchange = Hat jemand Karten getauscht?
cucumber-ask-exchange = Wer hat Karten getauscht?
cucumber-row-changed = Karten

cucumber-count-hands-played = Runden gespielt
cucumber-count-hands-lost = Runden verloren
cucumber-count-penalty-points = Strafpunkte
cucumber-count-cucumbers = Gurken
cucumber-count-buy-ins = Wieder eingekauft
cucumber-count-longest-run = Runden in Folge ohne Strafe
cucumber-ratio-average-penalty = Punkte je Runde

cucumber-due-buy-in = Für den Wiedereinkauf gezahlt
cucumber-due-fall = Fürs Ausscheiden gezahlt

cucumber-form-missing = Gib genau eins an: last_trick (die Karten von allen), outcome (wer den Stich macht und womit) oder tricks (alle Stiche).
cucumber-infractions = { $count ->
    [1] Es gibt { $count } Regelverstoß, von { $players }. Mit accept_infractions wird er eingetragen.
   *[other] Es gibt { $count } Regelverstöße, von { $players }. Mit accept_infractions werden sie eingetragen.
}
cucumber-no-trick-any-more = Sonst ist niemand mitgegangen, also gewinnt { $players }: Es wird kein Stich mehr gespielt.
cucumber-plays-once = { $player } spielt zu jedem Stich nur einmal.
cucumber-as-many-as-led = { $led ->
    [1] Es wurde { $led } Karte ausgespielt, also spielen alle { $led }, nicht { $given }.
   *[other] Es wurden { $led } Karten ausgespielt, also spielen alle { $led }, nicht { $given }.
}
cucumber-did-not-play = In diesem Stich fehlt die Karte von { $players }; so sind die Blätter verschieden groß. Karten, die nicht notiert sind, werden als null angegeben.
cucumber-more-than-dealt = In den Stichen liegen von allen je { $cards } Karten, gegeben wurden aber { $dealt }.
cucumber-last-trick-of-one-card = Für den letzten Stich behalten alle eine Karte, aber dazu wurden mehrere gespielt.
cucumber-pack-cannot-deal = Das Kartenspiel reicht nicht für { $cards } Karten an { $players } am Tisch.
cucumber-more-than-the-pack = Im Kartenspiel gibt es nur { $holds } × { $card }; hier sind es mehr.
cucumber-plays-once-to-the-trick = { $player } spielt zu diesem Stich nur einmal.
cucumber-comes-to-the-left = Nach { $before } kommt { $due }, nach links, nicht { $player }.
cucumber-one-card-led = Nach diesen Regeln wird mit einer Karte ausgespielt, nicht mit { $given }.
cucumber-holding-size = Das Blatt hat { $cards } Karten, holding_size ist aber { $given }.
cucumber-holding-missing = Gib das Blatt an oder holding_size: wie viele Karten es vor dem Spielen hatte.
cucumber-holding-too-small = { $cards ->
    [1] { $given } Karten im Blatt können es nicht sein: { $cards } davon ist genannt.
   *[other] { $given } Karten im Blatt können es nicht sein: { $cards } davon sind genannt.
}
cucumber-holding-too-large = { $cards ->
    [1] { $given } Karten im Blatt können es nicht sein: Alle haben { $cards } Karte bekommen.
   *[other] { $given } Karten im Blatt können es nicht sein: Alle haben { $cards } Karten bekommen.
}
cucumber-one-card-left = Im letzten Stich haben alle nur noch eine Karte.
cucumber-not-in-the-holding = { $held ->
    [0] { $card } ist nicht im Blatt, es müssen aber { $needed } × { $card } darin gewesen sein.
   *[other] Im Blatt sind { $held } × { $card }, es müssen aber { $needed } × { $card } darin gewesen sein.
}
cucumber-another-won-the-trick = Stich { $trick } hat { $winner } gemacht, also kann { $player } da nicht verdoppelt haben.
cucumber-goes-first = Zuerst kommt { $player }: Sag, wie viele Karten { $player } getauscht hat, 0 für keine.
cucumber-changes-once = { $player } war schon an der Reihe; Karten werden nur einmal getauscht.
cucumber-comes-before = { $player } kommt vor { $other }, im Uhrzeigersinn.
cucumber-changes-next = Nach { $before } kommt { $player }: Sag, wie viele Karten { $player } getauscht hat, 0 für keine.
cucumber-more-often-than-the-pack = Im Blatt ist { $card } öfter als im Kartenspiel.
cucumber-each-is-dealt = { $cards ->
    [1] Alle bekommen { $cards } Karte, nicht { $given }.
   *[other] Alle bekommen { $cards } Karten, nicht { $given }.
}
cucumber-asked-for-this-double = { $player } hat diese Verdopplung selbst verlangt und kann nicht ablehnen.
cucumber-cannot-refuse = { $player } ist nicht mehr in der Runde oder zweimal genannt und kann nicht ablehnen.
cucumber-credit-twice = { $player } ist zweimal genannt, mit { $first } und mit { $second }.
cucumber-keep-highest-without-cards = limit.falls hat keep_highest, aber es werden keine Karten aufgehoben: Dazu gehört score face_up.
cucumber-face-up-and-reward = last_trick.payers ist taker_rewards_tied, das Punkte abzieht, und die Summe der offen liegenden Karten kann das nicht zeigen.
cucumber-face-up-and-reincarnation = limit.falls hat reincarnate, das den Stand von jemand anderem gibt, und die Summe der offen liegenden Karten kann das nicht zeigen.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each ist { $times }: Einkaufen gibt den Stand von jemand anderem, und die Summe der offen liegenden Karten kann das nicht zeigen.
cucumber-face-up-and-doubling-card = last_trick.doubled_by verdoppelt die Strafe, und die Summe der offen liegenden Karten kann das nicht zeigen.
cucumber-face-up-and-calls = last_trick.calls vervielfacht die Strafe, und die Summe der offen liegenden Karten kann das nicht zeigen.
cucumber-face-up-without-points = score ist face_up, aber bei points none gibt es keinen Stand, für den Karten aufgehoben würden.
cucumber-cucumbers-of-another-deck = points ist cucumbers, und Gurken hat nur das Kartenspiel five_cucumbers.
cucumber-deck-without-prices = pack.deck ist five_cucumbers, und dessen Karten kosten nicht { $points }.
cucumber-no-fall-ends = end.when ist falls, aber in limit.falls steht kein end_game.
cucumber-fall-ends-otherwise = limit.falls hat end_game, aber end.when ist { $when }.
cucumber-no-fall-marks = end.when ist one_unmarked, aber in limit.falls steht kein mark.
cucumber-no-fall-eliminates = end.when ist one_left, aber in limit.falls steht kein eliminate: Nie würde jemand ausscheiden.
cucumber-loser-and-all-win = end.winner ist not_the_loser, also verliert jemand, aber end.all_out ist all_win.
cucumber-falls-without-limit = limit.points ist null, also kann niemand darüber kommen, aber limit.falls sagt, was dann geschieht.
cucumber-end-without-limit = limit.points ist null, also endet das Spiel nur, wenn sich alle einig sind, nicht mit { $when }.
cucumber-limit-without-falls = limit.points ist { $points }, aber limit.falls sagt nicht, was beim Überschreiten geschieht.
cucumber-leader-without-dealer = deal.leader ist { $leader }, aber deal.dealer ist nobody.
cucumber-match-without-dealer = exchange ist match_dealer, und da kommt zuerst, wer gibt, aber deal.dealer ist nobody.
cucumber-wild-without-sets = pack.joker_rank ist wild, und das geht nur in Gruppen, aber play.sets ist false.
cucumber-deck-without-jokers = pack.jokers ist { $jokers }, aber das Kartenspiel { $deck } hat keine Joker.
cucumber-deck-without-aces = Das Kartenspiel { $deck } hat keine Asse, die den Stich beenden.
cucumber-deck-without-pictures = exchange ist rassi, aber das Kartenspiel { $deck } hat keine Bilder.
cucumber-no-such-rank = In diesem Kartenspiel gibt es { $rank } nicht.
cucumber-empty-group = Eine Gruppe höchster Karten nennt mindestens eine Karte.
cucumber-no-such-top-card = In diesem Kartenspiel gibt es { $card } nicht; als höchste Karte geht das nicht.
cucumber-top-card-without-suit = { $rank } in welcher Farbe? Eine höchste Karte ist eine einzelne, etwa { $rank }C.
cucumber-top-card-twice = { $card } steht in top_cards an mehr als einer Stelle.
cucumber-pack-too-small = { $players } am Tisch mit je { $each } Karten brauchen { $cards } Karten; das Kartenspiel hat { $size }.
cucumber-no-score-limit = points ist none, also gibt es keinen Stand, aber limit.points setzt ihm eine Grenze.
cucumber-no-score-calls = points ist none, also gibt es keinen Stand, aber last_trick.calls vervielfacht ihn.
cucumber-no-score-doubled = points ist none, also gibt es keinen Stand, aber doubled_by verdoppelt ihn.
cucumber-no-score-reward = points ist none, also gibt es keinen Stand, aber taker_rewards_tied zieht Punkte ab.
cucumber-no-score-deal = points ist none, also gibt es keinen Stand, aber deal.then losing_card gibt nach den Punkten der Karte.
cucumber-no-score-payout = points ist none, also gibt es keinen Stand, aber stakes.payout differences zahlt danach aus.
cucumber-bet-without-lowest = points ist bet: Das verlieren alle außer denen mit der niedrigsten Karte.
cucumber-lowest-without-bet = last_trick.payers ist all_but_lowest, und die verlieren den Einsatz.
cucumber-bet-without-credits = points ist bet und geht von den Guthaben in limit.points ab, aber das ist null.
cucumber-doubling-without-bet = last_trick.calls ist doubling, aber points ist { $points }: Es gibt keinen Einsatz zum Verdoppeln.
cucumber-bet-and-low-cards = points ist bet, also kostet keine Karte etwas, aber pack.low_in_last_trick gibt manchen einen Preis.
cucumber-bet-and-calls = points ist bet, also kostet keine Karte etwas, aber last_trick.calls vervielfacht den Preis.
cucumber-bet-and-differences = points ist bet: Guthaben gehen verloren, und niemand gewinnt sie.
cucumber-bet-and-reincarnation = points ist bet: Wer alles Guthaben verloren hat, kann nicht mit dem von jemand anderem weiterspielen.
cucumber-bet-and-buy-ins = points ist bet: Verlorenes Guthaben wird nicht zurückgekauft.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points ist bet, also kostet keine Karte etwas, aber last_trick.doubled_by verdoppelt den Preis.
   *[declared] Angesagt wird, wer die niedrigste Karte hat, also entscheidet keine Karte die Runde, aber last_trick.doubled_by verdoppelt sie.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points ist bet, also kostet keine Karte etwas, aber score ist face_up: Damit bleibt die Karte liegen, die bezahlt wird.
   *[declared] Angesagt wird, wer die niedrigste Karte hat, also entscheidet keine Karte die Runde, aber score ist face_up: Damit bleibt die Karte liegen, die bezahlt wird.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points ist bet, also kostet keine Karte etwas, aber deal.then ist losing_card: Damit richtet sich das Geben nach der Karte, die entschieden hat.
   *[declared] Angesagt wird, wer die niedrigste Karte hat, also entscheidet keine Karte die Runde, aber deal.then ist losing_card: Damit richtet sich das Geben nach der Karte, die entschieden hat.
}
cucumber-declarer-without-declaration = last_trick.payers ist by_declaration, aber last_trick.calls lässt niemanden ansagen.
cucumber-declaration-without-declarer = last_trick.calls ist declaration, aber last_trick.payers ist { $payers }.
cucumber-declaration-without-points = last_trick.payers ist by_declaration und zählt Punkte, aber points ist none.
cucumber-declaration-and-sets = Angesagt wird eine einzelne letzte Karte, aber play.sets erlaubt, mit mehreren auszuspielen.
cucumber-nobody-takes-dealer = deal.dealer ist { $dealer }, aber niemand macht den letzten Stich: last_trick.payers ist { $payers }.
cucumber-nobody-takes-leader = deal.leader ist payer, aber niemand macht den letzten Stich: last_trick.payers ist { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal ist { $all_equal }, aber niemand macht den letzten Stich: last_trick.payers ist { $payers }.
cucumber-kille-points-of-another-deck = points ist { $points }, das gibt es nur beim Kartenspiel kille.
cucumber-kille-without-prices = pack.deck ist kille, und dessen Karten kosten nicht { $points }.
cucumber-kille-and-low-cards = pack.deck ist kille, und dessen Karten zählen im letzten Stich wie in jedem anderen.
cucumber-restart-without-elimination = last_trick.all_equal ist { $all_equal } und bringt zurück, wer raus ist, aber in limit.falls scheidet niemand aus.
cucumber-restart-and-buy-ins = last_trick.all_equal ist { $all_equal }, und danach muss sich niemand einkaufen.
cucumber-restart-and-face-up = last_trick.all_equal ist { $all_equal }, danach haben alle 0 Punkte, aber score ist face_up: Die Karten bleiben liegen.
cucumber-most-without-exchange = exchange_at_most ist { $most }, aber niemand tauscht Karten: exchange ist null.
cucumber-most-above-the-deal = exchange_at_most ist { $most }, aber alle bekommen { $cards ->
    [1] { $cards } Karte
   *[other] { $cards } Karten
}.
cucumber-silence-for-nothing = last_trick.declaration hat lowest_pays, aber wrong ist 0, also würde nichts gezahlt.
cucumber-buy-ins-without-pot = stakes.payout ist differences, und da gibt es keinen Pott, aber Einkaufen ist erlaubt.
cucumber-no-entry-anyway = stakes.entry ist 0, aber bei stakes.payout differences zahlt am Anfang ohnehin niemand.
cucumber-nobody-ever-pays = stakes.entry ist 0 und stakes.falls ist null, also zahlt nie jemand etwas.
cucumber-falls-without-pot = stakes.payout ist differences, und da gibt es keinen Pott, aber stakes.falls lässt zahlen.
cucumber-cards = { $count ->
    [1] { CARD($cards, form: "einen") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Ein") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "einen") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] die niedrigste Karte ({ $lowest })
   *[other] die niedrigsten Karten ({ CARD($lowest, form: "play") })
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] eine höhere Karte als { $target }
        [highest] { CARD($target, form: "einen") } oder eine ebenso hohe Karte
       *[equal] { CARD($target, form: "einen") } oder etwas Höheres
    }
   *[other] { $how ->
        [higher] { $count } Karten (Karte für Karte höher als { CARD($target, form: "play") })
       *[equal] { $count } Karten (Karte für Karte mindestens so hoch wie { CARD($target, form: "play") })
    }
}
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } { $count ->
        [1] ist
       *[other] sind
    } so hoch wie { $count ->
        [1] { $target }
       *[other] { CARD($target, form: "play") }
    }, und das genügt
    [higher] { cucumber-cards-first } sind Karte für Karte höher als { CARD($target, form: "play") }
    [least] { cucumber-cards-first } sind Karte für Karte mindestens so hoch wie { CARD($target, form: "play") }
   *[beats] { cucumber-cards-first } { $count ->
        [1] schlägt
       *[other] schlagen
    } { cucumber-target }
}
cucumber-only-card = { $asker ->
    [you] Das ist deine einzige Karte, also muss sie gespielt werden.
   *[player] Das ist die einzige Karte im Blatt, also muss sie gespielt werden.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Du hast nur Joker. Dann dürfen sie gespielt werden und zählen als Asse.
   *[player] { $player } hat nur Joker. Dann dürfen sie gespielt werden und zählen als Asse.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Du darfst mit jeder Karte ausspielen, oder mit mehreren von einem Wert, wenn mindestens eine übrig bleibt.
       *[player] { $player } darf mit jeder Karte ausspielen, oder mit mehreren von einem Wert, wenn mindestens eine übrig bleibt.
    }
   *[one] { $asker ->
        [you] Du darfst mit jeder Karte ausspielen.
       *[player] { $player } darf mit jeder Karte ausspielen.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Du musst mit deiner niedrigsten Karte ausspielen ({ $lowest }), allein oder mit anderen von diesem Wert, wenn mindestens eine übrig bleibt.
       *[player] { $player } muss mit der niedrigsten Karte ausspielen ({ $lowest }), allein oder mit anderen von diesem Wert, wenn mindestens eine übrig bleibt.
    }
   *[one] { $asker ->
        [you] Du musst mit deiner niedrigsten Karte ausspielen: { $lowest }.
       *[player] { $player } muss mit der niedrigsten Karte ausspielen: { $lowest }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Ein Ass ist hier nicht zu schlagen, also musst du { cucumber-lowest-cards } spielen.
   *[player] Ein Ass ist hier nicht zu schlagen, also muss { $player } { cucumber-lowest-cards } spielen.
}
cucumber-cannot-beat = { $asker ->
    [you] Du kannst { cucumber-target } nicht schlagen, also musst du { cucumber-lowest-cards } spielen.
   *[player] { $player } kann { cucumber-target } nicht schlagen, also muss { $player } { cucumber-lowest-cards } spielen.
}
cucumber-may-play = { $asker ->
    [you] Du darfst { cucumber-what-beats } spielen, oder { cucumber-lowest-cards }.
   *[player] { $player } darf { cucumber-what-beats } spielen, oder { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Du kannst { cucumber-target } schlagen, also musst du: Spiel { cucumber-what-beats }.
   *[player] { $player } kann { cucumber-target } schlagen und muss es auch. Das geht so: { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Du musst die niedrigste Karte spielen, die { CARD($target, form: "einen") } schlägt: { $least }.
       *[player] { $player } muss die niedrigste Karte spielen, die { CARD($target, form: "einen") } schlägt: { $least }.
    }
   *[other] { $asker ->
        [you] Du musst die niedrigsten Karten spielen, die { CARD($target, form: "play") } schlagen: { CARD($least, form: "play") }.
       *[player] { $player } muss die niedrigsten Karten spielen, die { CARD($target, form: "play") } schlagen: { CARD($least, form: "play") }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Du hast { CARD($same, form: "einen") }, gleich hoch wie das, was zu schlagen war. Das muss gespielt werden.
       *[player] { $player } hat { CARD($same, form: "einen") }, gleich hoch wie das, was zu schlagen war. Das muss gespielt werden.
    }
   *[other] { $asker ->
        [you] Du hast { CARD($same, form: "play") }, gleich hoch wie das, was zu schlagen war. Das muss gespielt werden.
       *[player] { $player } hat { CARD($same, form: "play") }, gleich hoch wie das, was zu schlagen war. Das muss gespielt werden.
    }
}
cucumber-may-be-led = { cucumber-cards-first } { $count ->
    [1] darf
   *[other] dürfen
} ausgespielt werden.
cucumber-is-the-lowest = { cucumber-cards-first } { $count ->
    [1] ist die niedrigste Karte
   *[other] sind die niedrigsten Karten
}.
cucumber-is-not-the-lowest = { cucumber-cards-first } { $count ->
    [1] ist nicht die niedrigste Karte
   *[other] sind nicht die niedrigsten Karten
}.
cucumber-is-their-lowest = { $count ->
    [1] { $asker ->
        [you] { cucumber-cards-first } ist deine niedrigste Karte.
       *[player] { cucumber-cards-first } ist die niedrigste Karte im Blatt.
    }
   *[other] { $asker ->
        [you] { cucumber-cards-first } sind deine niedrigsten Karten.
       *[player] { cucumber-cards-first } sind die niedrigsten Karten im Blatt.
    }
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = Damit ist nichts zu gewinnen: Das geht nur mit Karten von einem Wert.
cucumber-is-that = { cucumber-cards-first } { $count ->
    [1] ist das
   *[other] sind das
}.
cucumber-beats-but-is-not-that = { cucumber-beating }, aber das { $count ->
    [1] ist nicht diese Karte
   *[other] sind nicht diese Karten
}.
cucumber-is-neither = { cucumber-cards-first } { $count ->
    [1] ist
   *[other] sind
} weder das eine noch das andere.
cucumber-does-not = { cucumber-cards-first } { $count ->
    [1] tut das nicht
   *[other] tun das nicht
}.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") }: So wird hier nicht ausgespielt.
cucumber-joker-needs-a-card = Ein Joker wird nur zusammen mit einer gewöhnlichen Karte gespielt.
cucumber-one-card-is-led = Zu jedem Stich wird eine Karte ausgespielt, und { CARD($cards, form: "play") } sind { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } sind nicht von einem Wert, und nur solche werden zusammen ausgespielt.
cucumber-joker-alone = { $asker ->
    [you] Ein Joker wird nur dann ohne gewöhnliche Karte gespielt, wenn du nur Joker hattest.
   *[player] Ein Joker wird nur dann ohne gewöhnliche Karte gespielt, wenn { $player } nur Joker hatte.
}
cucumber-lowest-must-be-led = Die niedrigste Karte muss ausgespielt werden; etwas Niedrigeres als { $count ->
    [1] { $cards }
   *[other] { CARD($cards, form: "play") }
} darf also nicht im Blatt gewesen sein.
cucumber-must-be-the-lowest = { $count ->
    [1] { $asker ->
        [you] Ein Ass ist hier nicht zu schlagen, also muss { $cards } deine niedrigste Karte sein.
       *[player] Ein Ass ist hier nicht zu schlagen, also muss { $cards } die niedrigste Karte im Blatt sein.
    }
   *[other] { $asker ->
        [you] Ein Ass ist hier nicht zu schlagen, also müssen { CARD($cards, form: "play") } deine niedrigsten Karten sein.
       *[player] Ein Ass ist hier nicht zu schlagen, also müssen { CARD($cards, form: "play") } die niedrigsten Karten im Blatt sein.
    }
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }. Das ist nur erlaubt, wenn du nicht das Gleiche spielen kannst.
   *[player] { cucumber-beating }. Das ist nur erlaubt, wenn { $player } nicht das Gleiche spielen kann.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }. Das ist nur erlaubt, wenn es mit nichts Niedrigerem aus deinem Blatt geht.
   *[player] { cucumber-beating }. Das ist nur erlaubt, wenn es mit nichts Niedrigerem aus dem Blatt geht.
}
cucumber-does-not-beat = { cucumber-cards-first } { $count ->
    [1] schlägt { cucumber-target } nicht und ist nur als niedrigste Karte erlaubt
   *[other] schlagen { cucumber-target } nicht und sind nur als niedrigste Karten erlaubt
}{ $duty ->
    [same] { $asker ->
        [you] , und nur, wenn du { cucumber-target } nicht schlagen und nicht das Gleiche spielen kannst.
       *[player] , und nur, wenn { $player } { cucumber-target } nicht schlagen und nicht das Gleiche spielen kann.
    }
    [beat] { $asker ->
        [you] , und nur, wenn du { cucumber-target } nicht schlagen kannst.
       *[player] , und nur, wenn { $player } { cucumber-target } nicht schlagen kann.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Was du sonst noch hattest, ist gleichgültig.
   *[player] Was { $player } sonst noch hatte, ist gleichgültig.
}
cucumber-all-is-accounted-for = Von jeder Karte, die dagegen spräche, ist bekannt, wo sie ist.
cucumber-but-held = { $asker ->
    [you] Aber du hattest { $cards }, also war es nicht erlaubt.
   *[player] Aber { $player } hatte { $cards }, also war es nicht erlaubt.
}
cucumber-but-could-have-played = { $asker ->
    [you] Aber du hättest { CARD($cards, form: "play") } spielen können, also war es nicht erlaubt.
   *[player] Aber { $player } hätte { CARD($cards, form: "play") } spielen können, also war es nicht erlaubt.
}
cucumber-no-holding = Mit keinem Blatt, das nach den übrigen Karten noch möglich ist, kann das sein.
cucumber-not-all-known = { $asker ->
    [you] Nicht alle deine Karten sind bekannt.
   *[player] Nicht alle Karten im Blatt sind bekannt.
}
cucumber-seeing-a-card = { $asker ->
    [you] Ob du auch { $open ->
        [lower] eine niedrigere Karte als { $cards }
       *[cards] { $cards }
    } hattest: Dann war es nicht erlaubt.
   *[player] Ob { $player } auch { $open ->
        [lower] eine niedrigere Karte als { $cards }
       *[cards] { $cards }
    } hatte: Dann war es nicht erlaubt.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Ob deine Karten zusammen { cucumber-able } konnten: Dann war es nicht erlaubt.
   *[player] Ob die Karten im Blatt zusammen { cucumber-able } konnten: Dann war es nicht erlaubt.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Ob du auch { $open ->
        [lower] eine niedrigere Karte als { $cards }
       *[cards] { $cards }
    } hattest oder ob deine Karten zusammen { cucumber-able } konnten: Dann war es nicht erlaubt.
   *[player] Ob { $player } auch { $open ->
        [lower] eine niedrigere Karte als { $cards }
       *[cards] { $cards }
    } hatte oder ob die Karten zusammen { cucumber-able } konnten: Dann war es nicht erlaubt.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Ob du auch eine Karte hattest, die kein Joker ist: Dann war es nicht erlaubt.
   *[player] Ob { $player } auch eine Karte hatte, die kein Joker ist: Dann war es nicht erlaubt.
}
cucumber-a-card = { CARD($card, form: "einen") }
cucumber-able = { $able ->
    [fewer] { CARD($target, form: "play") } mit weniger Jokern schlagen
    [make] { CARD($target, form: "play") } bilden
    [either] { CARD($target, form: "play") } bilden oder schlagen
   *[beat] { CARD($target, form: "play") } schlagen
}
cucumber-settled-by-sizes = Wie viele Karten jeder Stich davor hatte.
cucumber-settled-by-cards-before = Welche Karten davor in diesem Stich gespielt wurden.
cucumber-had-to-lead-first = Zum ersten Stich musste { $leader } ausspielen, nicht { $player }.
cucumber-had-to-lead-next = { $leader } hat den Stich davor gemacht und musste ausspielen, nicht { $player }.
cucumber-out-of-turn = Nach { $before } war { $due } an der Reihe, nach links, nicht { $player }.
cucumber-never-allowed = { $lower ->
    [held] Was davor auch gespielt und nicht notiert wurde: { $card } war nicht erlaubt, denn { $player } hatte niedrigere Karten.
   *[unknown] Was davor auch gespielt und nicht notiert wurde: { $player } durfte { $card } nicht spielen.
}
cucumber-nobody-changes = Nach diesen Regeln tauscht niemand Karten.
cucumber-need-not-change = Tauschen muss niemand.
cucumber-holding-is-smaller = Ein Blatt hat { $holding } Karten, also können nicht { $count } getauscht werden.
cucumber-most-to-change = Niemand darf mehr als { $most ->
    [1] { $most } Karte
   *[other] { $most } Karten
} tauschen.
cucumber-stock-left = { $enough ->
    [yes] Im Stapel sind noch { $left }, genug für { $count }.
   *[no] Im Stapel sind noch { $left }, zu wenig für { $count }.
}
cucumber-first-changed-none = Wer zuerst dran war, hat keine Karte getauscht, also darf es niemand.
cucumber-stock-is-used-up = Der Stapel ist aufgebraucht, also darf niemand mehr tauschen.
cucumber-as-many-or-none = Wer zuerst dran war, hat { $first } getauscht: genauso viele oder keine.
cucumber-whole-stock-or-none = Wer zuerst dran war, hat { $first } getauscht, und im Stapel sind nur noch { $left }: alle oder keine.
cucumber-dealer-keeps-two = Wer gibt, behält mindestens zwei Karten; so blieben { $left }.
cucumber-no-more-than-first = Wer zuerst dran war, hat { $first } getauscht, und mehr darf niemand tauschen.
cucumber-before-changed-none = Unmittelbar davor wurde keine Karte getauscht, also darf es niemand mehr.
cucumber-no-more-than-before = Unmittelbar davor wurden { $before } getauscht, und mehr darf niemand tauschen.
cucumber-cannot-have-been = Das kann nicht gewesen sein.
cucumber-whole-holding-is-changed = Getauscht wird nur das ganze Blatt, alle { $holding } Karten.
cucumber-three-changes = Ein Blatt wird höchstens dreimal getauscht: frei, verdoppelt, noch einmal verdoppelt.
cucumber-third-change = Ein drittes Mal darf nur getauscht werden, wenn das erste Mal frei war.
cucumber-seeing-first-holding = Das erste Blatt: ob darin König, Dame oder Bube war; dann war es nicht erlaubt.
cucumber-change-doubles = Ein Blatt darf getauscht werden, um zu verdoppeln, und noch einmal, um wieder zu verdoppeln.
cucumber-nobody-throws-in = Nach diesen Regeln wirft niemand umsonst hin.
cucumber-has-a-picture = Im Blatt ist ein Bild: { $card }.
cucumber-no-picture-yet = { $count } von { $each } Karten sind bekannt, und noch kein Bild.
cucumber-seeing-the-others = Die anderen Karten: ob König, Dame oder Bube darunter ist.
cucumber-no-picture = { $also ->
    [high] Im Blatt ist kein König, keine Dame und kein Bube; Asse und Joker sind keine Bilder.
   *[none] Im Blatt ist kein König, keine Dame und kein Bube.
}
cucumber-bets-are-not-doubled = Nach diesen Regeln wird nicht verdoppelt.
cucumber-hand-is-won = Sonst ist niemand mitgegangen, also gewinnt { $player }: Die Runde ist aus.
cucumber-alone-in-the-hand = Nur { $player } ist dabei; eine Runde, in der verdoppelt werden könnte, gibt es nicht.
cucumber-out-of-the-hand = { $player } ist aus der Runde ausgestiegen. Noch dabei: { $others }.
cucumber-doubled-last = { $player } hat zuletzt verdoppelt; erst muss jemand anderes verdoppeln.
cucumber-double-between-tricks = Nach Stich { $trick } kann nicht verdoppelt werden. Verdoppelt wird zwischen zwei Stichen: nach Stich 1 bis { $last }.
cucumber-double-comes-later = Nach Stich { $trick } kann nicht verdoppelt werden. Zwischen zwei Stichen geht das einmal, und zuletzt war es nach Stich { $before }.
cucumber-double-needs = Alle in der Runde brauchen dafür { cucumber-amount }; { $have }.
cucumber-has = { $player } hat { $points }
cucumber-only-winner-doubles = Verdoppeln darf nur, wer den Stich davor gemacht hat, und das war nicht { $player }.
cucumber-may-double = { $player } darf verdoppeln: Das Guthaben von allen in der Runde reicht, { cucumber-amount }.
cucumber-nobody-declares = Nach diesen Regeln sagt niemand an.
cucumber-all-have-declined = Alle haben verzichtet, also sagt niemand an.
cucumber-word-of-another = Die Ansage liegt bei { $player }: Gefragt wird reihum, zuerst, wer den letzten Stich gemacht hat.
cucumber-may-declare = Die Ansage liegt bei { $player }, also darf { $player } ansagen.

cucumber-unit-hands-lost = verlorene Runden
cucumber-unit-credits = Guthabenpunkte
cucumber-column-taker = Stich an
cucumber-column-card = Karte
cucumber-mark-fell = über der Grenze
cucumber-mark-half = eine halbe Gurke
cucumber-mark-reset = zurück auf 0
cucumber-mark-anew = von vorn
cucumber-mark-bought-in = wieder eingekauft
cucumber-act-buys-in = Einkauf
cucumber-drawing-whole = eine Gurke
cucumber-drawing-half = eine halbe Gurke
cucumber-why-rampo = Alle Karten im letzten Stich waren gleich: Es geht von vorn los.
cucumber-why-silent = Niemand hat angesagt.
cucumber-why-declared = { $player } hat angesagt, und niemand zahlt.
cucumber-limit = Grenze
cucumber-limit-in-short = { $reached ->
    [credits] kein Guthaben mehr: { $falls }
    [safe] mehr als { $limit }: { $falls }
    [reset] genau { $limit } geht auf 0 zurück; mehr: { $falls }
   *[out] { $limit } oder mehr: { $falls }
}
cucumber-then = { $first }, dann { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] ein Leben weg
    [keep_highest] eine halbe Gurke
    [eliminate] raus
    [mark] markiert
   *[end_game] das Spiel endet
}

cucumber-name = Gurke
cucumber-about = Bloß nicht den letzten Stich machen
cucumber-variant-agurk = Sieben Karten, zwei Leben; wer beim letzten Stich gleichzieht, bekommt Punkte abgezogen
cucumber-variant-agurk-denexa = Agurk mit Pflicht zum Überbieten, und zwar mit einer höheren Karte; genau 21 geht noch
cucumber-variant-gurka = Sechs Karten, raus bei 30; einmal im Spiel kannst du dich wieder einkaufen
cucumber-variant-gurka-modern = Gurka, bei dem nur die Karte davor zählt und ein Ass nicht zu überbieten ist
cucumber-variant-ogorek = Sechs Karten, raus bei 50; wer überbieten kann, muss, und das Ass ist im letzten Stich niedrig
cucumber-variant-ogorek-classic = Ogórek wie früher: raus bei 21
cucumber-variant-ogorek-kontra = Ogórek mit Kontra: Die Strafe zählt doppelt, und wer Kontra sagt und verliert, zahlt vierfach
cucumber-variant-kurkku = Sechs Karten; wer zuerst 30 erreicht, beendet das Spiel, und der niedrigste Stand gewinnt
cucumber-variant-matapesa = Alle Karten, keine Punkte: Wer den letzten Stich macht, gibt noch einmal
cucumber-variant-kurko = Joker zählen als Asse, im letzten Stich sind beide niedrig; gespielt wird, bis nur noch eine Person unter 30 ist
cucumber-variant-rassi = Ein Blatt ohne Bilder hinwerfen, dann verdoppeln, auch zweimal; raus bei 50
cucumber-variant-gurka-norway = Sieben Karten, bei 21 sofort raus, kein zweites Leben
cucumber-variant-norwegian = Die entscheidende Karte sagt, wie viele es als Nächstes gibt; wer die niedrigste hatte, gibt und spielt aus
cucumber-variant-gurka-iceland = Zehn Karten, dann neun, dann acht; auch mehrere gleiche ausspielen; die 6♣ überbietet alles, und genau 21 ist null
cucumber-variant-concombre = Die entscheidende Karte bleibt offen liegen und sagt, wie viele es als Nächstes gibt; mit der zweiten halben Gurke ist verloren
cucumber-variant-five-cucumbers = Frieses Spiel mit Karten von 1 bis 15: Mit mehr als fünf Gurken bist du raus
cucumber-variant-twenty-two = Auch mehrere gleiche ausspielen, Karten tauschen; wer zahlt, behält die Karte offen liegen: Mit 22 bist du raus
cucumber-variant-twenty-two-rasmussen = Twenty-Two, bei dem man die ausgespielten Karten überbieten muss, wenn es geht; angeschrieben wird auf Papier
cucumber-variant-twenty-six = Twenty-Two mit zwei Kartenspielen und vier Jokern, die jede Karte sein können; raus bei 26
cucumber-variant-minibluff = Die niedrigste Karte gewinnt die Runde: zehn Guthabenpunkte für alle, und Einsätze, die man verdoppelt oder ablehnt
cucumber-variant-krypkille = Mit Kille-Karten: keine Wahl beim Spielen, dann die letzte Karte als niedrigste ansagen
cucumber-variant-rokkar = Wer ausscheidet, zahlt, bei einem Bild doppelt; sind alle letzten Karten gleich, geht es von vorn los
cucumber-variant-vidivallagurka = Sieben Karten, auch mehrere gleiche ausspielen, die schwarzen Siebenen ganz oben; niemand tauscht mehr Karten als die Person davor
cucumber-name-agurk-denexa = Gurke (Denexa)
cucumber-name-gurka-modern = Gurka, wie man es heute spielt
cucumber-name-ogorek-classic = Ogórek bis 21
cucumber-name-ogorek-kontra = Ogórek mit Kontra
cucumber-name-gurka-norway = Gurka (Norwegen)
cucumber-name-norwegian = Norwegische Gurke
cucumber-name-five-cucumbers = Fünf Gurken
cucumber-house-rule-three-jokers = Drei Joker über den Assen, zu je 15 Punkten
cucumber-house-rule-exchange = Die Vorhand darf Karten tauschen, die anderen genauso viele oder keine
cucumber-house-rule-kept-cards = Wer zahlt, behält die Karte offen liegen; kein Abzug, ein Leben, raus über 21
cucumber-house-rule-all-tied-pay = Alle mit gleich hoher Karte im letzten Stich zahlen
cucumber-house-rule-first-over-21-loses = Wer zuerst über 21 kommt, beendet das Spiel und verliert
cucumber-house-rule-exactly-21-resets = Genau 21 geht zurück auf null
cucumber-house-rule-losing-card-deal = Die entscheidende Karte sagt, wie viele Karten es als Nächstes gibt
cucumber-house-rule-previous-card = Zu überbieten ist nur die Karte unmittelbar davor
cucumber-house-rule-must-beat = Wer überbieten kann, muss
cucumber-house-rule-same-rank-first = Wer eine Karte hat, die der zu überbietenden gleich ist, muss sie spielen
cucumber-house-rule-ace-stops = Ein Ass ist nicht zu überbieten
cucumber-house-rule-lead-lowest = Ausgespielt wird die niedrigste Karte
cucumber-house-rule-to-20 = Raus bei 20
cucumber-house-rule-free-rebuy = Einmal kostenlos wieder einkaufen, bei festem Einsatz
cucumber-house-rule-three-jokers-kurko = Drei Joker statt zwei
cucumber-house-rule-jokers-as-aces = Zwei Joker sind weitere Asse
cucumber-house-rule-exchange-up-to = Die Vorhand darf Karten tauschen, die anderen höchstens so viele
cucumber-house-rule-six-of-clubs-fatal = Wer mit der 6♣ zahlt, ist sofort raus
cucumber-house-rule-black-sevens-equal = Die schwarzen Siebenen sind am höchsten und gleich, zu je 21 Punkten; die 6♣ ist eine gewöhnliche Sechs
cucumber-house-rule-black-sevens-ranked = Die 7♠ (16 Punkte) ist am höchsten, dann die 7♣ (15); die 6♣ ist eine gewöhnliche Sechs
cucumber-house-rule-five-cards = Fünf Karten für alle, in jeder Runde
cucumber-house-rule-zigzag = Sechs Karten, hinunter bis eine, hinauf bis fünf, hinunter bis eine, hinauf bis vier, und so weiter
cucumber-house-rule-prague-must-beat = Wer die höchste Karte überbieten kann, muss
cucumber-house-rule-prague-previous = Die Karte davor überbieten oder die niedrigste spielen
cucumber-house-rule-prague-previous-must-beat = Wer die Karte davor überbieten kann, muss
cucumber-house-rule-prague-lowest-that-beats = Mit der niedrigsten möglichen Karte überbieten, sonst die niedrigste spielen: Frei ist nur das Ausspielen
cucumber-house-rule-prague-all-tied-pay = Alle mit gleich hoher Karte im letzten Stich zahlen
cucumber-house-rule-prague-taker-pays = Wer den letzten Stich macht, zahlt allein
cucumber-house-rule-all-win = Scheiden die Letzten gemeinsam aus, gewinnen sie alle
cucumber-house-rule-lowest-total-wins = Scheiden die Letzten gemeinsam aus, gewinnt von ihnen der niedrigste Stand
cucumber-house-rule-varmland = Wie in Värmland: höchstens drei Karten tauschen, der Harlekin zählt 50, raus bei 100; wer mit der niedrigsten Karte nichts sagt, zahlt 10, was nur vermutet ist
cucumber-house-rule-wrong-adds = Eine falsche Ansage kostet 10, und die Karte dazu
cucumber-house-rule-first-to-fall-pays = Nur wer als Erstes ausscheidet, zahlt, samt allen, die in dieser Runde ausscheiden
cucumber-house-rule-equal-only-if-all-fall = Mit gleichen letzten Karten geht es nur von vorn los, wenn sonst alle damit ausscheiden würden

cucumber-body-last-trick = die Karten von allen
cucumber-body-outcome = wer den Stich macht und womit
cucumber-body-tricks = alle Stiche
cucumber-body-no-last-trick = ohne letzten Stich zu Ende

cucumber-claim-play = Darf man diese Karten spielen?
cucumber-claim-audit = Wurde die Runde nach den Regeln gespielt?
cucumber-claim-exchange = Darf man so viele Karten tauschen?
cucumber-claim-rassi = Darf man ein Blatt hinwerfen (Rassi)?
cucumber-claim-double = Darf man den Einsatz verdoppeln?
cucumber-claim-declare = Wer darf die niedrigste Karte ansagen?
