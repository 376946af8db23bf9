# German: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } macht Schluss, und { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand.
   *[other] { $winner } macht Schluss, und { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-melded = { $player } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf dem Tisch.
rummy-held = { $count ->
    [0] { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand.
   *[other] { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-out = { $player } macht Schluss: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} extra.

rummy-rummy = { $points ->
    [0] { $player } macht Handrommé: Die Runde zählt { $times }-fach.
   *[other] { $times ->
        [1] { $player } macht Handrommé: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } extra.
       *[other] { $player } macht Handrommé: Die Runde zählt { $times }-fach und { $points ->
           [one] { $points } Punkt
          *[other] { $points } Punkte
       } extra.
    }
}

rummy-nobody-out = Niemand hat Schluss gemacht, also bekommt niemand Punkte.
rummy-blocked = { $count ->
    [0] Niemand hat Schluss gemacht, und { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand.
   *[other] Niemand hat Schluss gemacht, und { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-fewest = { $count ->
    [0] Niemand hat Schluss gemacht, und { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand, am wenigsten von allen: { $won ->
        [one] { $won } Punkt
       *[other] { $won } Punkte
    }.
   *[other] Niemand hat Schluss gemacht, und { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }, am wenigsten von allen: { $won ->
       [one] { $won } Punkt
      *[other] { $won } Punkte
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand, nicht am wenigsten.
   *[other] { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }, nicht am wenigsten.
}
rummy-equal = Niemand hat Schluss gemacht, und { $players } haben gleich wenige Punkte auf der Hand, also bekommt niemand Punkte.

rummy-gin = { $player } hat Gin, und { $other } hat noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an losen Karten.
rummy-knock = { $player } klopft mit { $deadwood }, und { $other } hat { $against }.
rummy-undercut = { $player } klopft mit { $deadwood }, aber { $other } hat nur { $against }.
rummy-undercut-equal = { $player } klopft mit { $deadwood }, und { $other } hat genauso viel, nicht mehr.
rummy-bonus = { $kind ->
    [gin] Gin für { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    [big_gin] Big Gin für { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[undercut] { $player } hat unterboten: { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-nobody-knocked = Niemand hat geklopft, also bekommt niemand Punkte.

rummy-box = { $player } hat { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gewonnen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rummy-shutout = { $player } gewinnt, und sonst hat niemand je gepunktet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rummy-game = { $player } gewinnt das Spiel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

rummy-out-missing = Wer hat Schluss gemacht? Gib out an, oder "out": null, wenn es niemand war.
rummy-rummy-without-out = Handrommé macht nur, wer Schluss macht; nenn diese Person als out.
rummy-held-missing = Gib left (die Karten) oder deadwood (ihre Punkte) an, für alle, die nicht Schluss gemacht haben.
rummy-points-held-missing = Was war bei { $side } auf der Hand? Gib deadwood für { $id } an.
rummy-out-holds-no-card = { $player } hat Schluss gemacht und damit keine Karte mehr auf der Hand.
rummy-out-holds-nothing = { $player } hat Schluss gemacht und damit nichts mehr auf der Hand, nicht { $points } Punkte.
rummy-more-than-dealt = { $player } hat { $cards } Karten auf der Hand, gegeben wurden aber je { $dealt }.
rummy-holds-a-card = { $player } hat nicht Schluss gemacht und damit noch mindestens eine Karte auf der Hand.
rummy-cards-total = { $count ->
    [0] Keine Karten zählen { $counted }, nicht { $given }.
   *[other] { CARD($cards, form: "row") }: Das zählt { $counted }, nicht { $given }.
}
rummy-total-too-large = { $points } geht für { $player } nicht: { $cards ->
    [1] { $cards } Karte zählt
   *[other] { $cards } Karten zählen
} höchstens { $most }.
rummy-total-between = { $points } geht für { $player } nicht: Am nächsten kommen Karten mit { $nearest }.
rummy-all-too-much = Alles zusammen sind { $points }, aber { $cards } Karten dieses Kartenspiels zählen höchstens { $most }.
rummy-table-missing = Gib melds (die Karten auf dem Tisch) oder melded (ihre Punkte) an, für alle.
rummy-melded-missing = Was liegt von { $side } auf dem Tisch? Gib melded für { $id } an; 0, wenn es nichts ist.
rummy-melded-total = Die Karten von { $player } auf dem Tisch zählen { $counted }, nicht { $given }.
rummy-out-without-melds = { $player } hat Schluss gemacht, also aus- oder angelegt; auf dem Tisch liegt aber nichts von { $player }.
rummy-whose-meld = Wer hat diese Meldung ausgelegt? Gib player an.
rummy-paid-by-holdings = Jede Runde wird nach dem gezahlt, was alle noch auf der Hand haben. Gib das an, und wer Schluss gemacht hat.

rummy-nobody-knocks = Nach diesen Regeln klopft niemand. Lass { $name } weg.
rummy-no-knock = Niemand hat geklopft. Lass { $name } weg.
rummy-ends-by-a-knock = Eine Runde Gin endet mit Klopfen. Lass { $name } weg.
rummy-table-scores-nothing = Karten auf dem Tisch zählen nach diesen Regeln nichts. Lass { $name } weg.

rummy-knock-missing = Wer hat geklopft? Gib knock an, oder "knock": null, wenn es niemand war.
rummy-deadwood-missing = Wie viele Punkte an losen Karten hat { $side }? Gib deadwood für { $id } an, oder die Karten.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } hat mit { $deadwood } geklopft; bei Big Gin { $most ->
        [0] darf es nicht mehr als { $most } sein.
       *[other] dürfen es höchstens { $most } sein.
    }
   *[plain] { $player } hat mit { $deadwood } geklopft; erlaubt sind höchstens { $most }.
}
rummy-cards-at-the-end = { $player } hat hier { $cards ->
    [1] { $cards } Karte
   *[other] { $cards } Karten
}, am Ende der Runde sind es aber { $dealt }.
rummy-melds-of-another = Das sind die Meldungen von { $player }, nicht von { $given }.
rummy-laid-off-in-answer = Was an die Meldungen nach dem Klopfen angelegt wird, steht in answer. Lass laid_off hier weg.
rummy-nothing-laid-off = Bei Gin wird nicht angelegt.
rummy-no-such-meld = Beim Klopfen { $melds ->
    [1] liegt { $melds } Meldung
   *[other] liegen { $melds } Meldungen
} aus; eine Meldung { $number } gibt es nicht.
rummy-jokers-stay = Joker bleiben, wo sie liegen.

rummy-meld-too-small = { $count ->
    [0] Nichts ist keine Meldung: Es müssen mindestens drei Karten sein.
   *[other] { CARD($cards, form: "row") } ist keine Meldung: Es müssen mindestens drei Karten sein.
}
rummy-jokers-alone = Joker allein sind keine Meldung.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } ist hier kein Satz: Die Farben müssen verschieden sein.
rummy-set-too-large = { CARD($cards, form: "row") } ist hier kein Satz: Höchstens { $most } Karten sind erlaubt.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } ist kein Satz: Alle Karten müssen denselben Wert haben.
rummy-run-of-several-suits = { CARD($cards, form: "row") } ist keine Folge: Alle Karten müssen dieselbe Farbe haben.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } ist hier keine Folge: Das Ass ist niedrig.
   *[either] { CARD($cards, form: "row") } ist hier keine Folge: Um die Ecke geht es nicht.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } ist keine Folge: Die Karten müssen ohne Lücke aufeinanderfolgen.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } ist ein Satz und muss mit den Jokern, wo sie liegen, einer bleiben.
    [run] { CARD($cards, form: "row") } ist eine Folge und muss mit den Jokern, wo sie liegen, eine bleiben.
   *[set_or_run] { CARD($cards, form: "row") } ist ein Satz oder eine Folge und muss es mit den Jokern, wo sie liegen, bleiben.
}
rummy-which-suit = { $rank }: Welche Farbe? Hier kommt es darauf an.
rummy-which-suit-of-meld = { $rank }: Welche Farbe? Bei Meldungen kommt es darauf an.
rummy-which-suit-with-jokers = { $rank }: Welche Farbe? Mit Jokern kann es eine Folge sein.

rummy-not-held = { CARD($cards, form: "row") } soll weg, ist aber nicht auf der Hand.
rummy-holding-before-the-discard = Vor dem Ablegen sind { $cards } Karten auf der Hand; genannt sind { $given }.
rummy-pile-not-so-deep = Die Ablage hat hier { $cards } Karten, so tief wie { $depth } reicht sie nicht.

rummy-two-play-gin = players.max ist { $players }, aber score.method ist gin, und Gin spielt man zu zweit.
rummy-no-deal = deal.cards sagt nicht, wie viele Karten es bei { $players } am Tisch sind; nur für { $named }.
rummy-pack-too-small = { $players } am Tisch mit je { $each } Karten brauchen { $cards } Karten und eine zum Aufdecken; das Kartenspiel hat { $size }.
rummy-everybody-wants-points = end.best ist lowest, aber mit { $method } wollen alle Punkte.
rummy-nobody-wants-points = end.best ist highest, aber mit penalties will niemand Punkte.
rummy-paid-each-round = stakes.payout ist each_round, aber mit { $method } punktet niemand für die Karten der anderen.
rummy-no-equal-cards = melds.suits ist any, aber in einem Kartenspiel sind nie zwei Karten gleich.
rummy-rummy-doubles-nothing = score.rummy.times ist { $times }, aber mit { $method } verdoppelt Handrommé nichts.
rummy-no-bonus = { $method ->
    [penalties] { $option } ist { $points }, aber mit penalties will niemand Punkte.
   *[gin] { $option } ist { $points }, aber mit gin endet jede Runde durch Klopfen.
}
rummy-every-ace-low = score.ace_low_run ist { $points }, aber ace ist low, also ist jedes Ass niedrig.
rummy-table-not-counted = score.ace_low_run ist { $points }, aber mit { $method } zählen Karten auf dem Tisch nicht.
rummy-blocked-in-its-own-way = score.blocked ist { $blocked }, aber mit { $method } wird eine Runde ohne Schluss auf eigene Art gewertet.
rummy-knock-without-gin = out.knock ist { $deadwood }, aber score.method ist { $method }.
rummy-gin-without-knock = out.knock ist null, aber score.method ist gin, und da endet eine Runde durch Klopfen.

rummy-ask-out = Wer hat Schluss gemacht?
rummy-tap-out = Tipp an, wer Schluss gemacht hat
rummy-who-went-out = { $name } macht Schluss
rummy-form-nobody-went-out = Niemand macht Schluss
rummy-ask-knock = Wer hat geklopft?
rummy-tap-knock = Tipp an, wer geklopft hat
rummy-who-knocked = { $name } klopft
rummy-form-nobody-knocked = Niemand hat geklopft: keine Punkte.
rummy-form-points = Punkte auf der Hand
rummy-form-cards = Karten auf der Hand
rummy-form-deadwood = Lose Karten
rummy-row-held = Hand
rummy-hint-points = Punkte
rummy-ask-points = Wie viele Punkte hält { $name } noch?
rummy-ask-cards = Welche Karten hält { $name } noch?
rummy-row-melded = Tisch
rummy-ask-melded = Was hat { $name } auf dem Tisch?
rummy-row-rummy = Handrommé
rummy-hint-rummy = Alles auf einmal, ohne Meldung in einem früheren Zug
rummy-row-deadwood = lose Punkte
rummy-ask-deadwood = Wie viele Punkte hat { $name } lose?
rummy-zero-gin = Gin
rummy-row-big-gin = Big Gin
rummy-hint-big-gin = Alle elf Karten in Meldungen

rummy-count-ended = Runde beendet
rummy-count-at-one-go = Handrommé oder Gin
rummy-ratio-share-ended = Anteil selbst beendeter Runden

rummy-due-paid = Für lose Karten an die Person gezahlt, die die Runde gewann

rummy-claim-meld = Sind diese Karten eine Meldung?
rummy-claim-lay-off = Darf man diese Karten an die Meldung anlegen?
rummy-claim-draw = Darf man jetzt von dort ziehen?
rummy-claim-take = Darf man so viele Karten von der Ablage nehmen?
rummy-claim-discard = Darf man diese Karte ablegen?
rummy-claim-go-out = Ist das mit diesem Zug Schluss?
rummy-claim-knock = Darf man mit diesem Blatt klopfen?
rummy-claim-deadwood = Wie wenige lose Punkte bleiben bei diesem Blatt?

rummy-label-meld = Meldung
rummy-about-meld = Die Meldung, wie sie auf dem Tisch liegt
rummy-about-added = Was angelegt wird
rummy-about-laid-on = An eine Meldung angelegte Karten.
rummy-label-player-has-melded = Hat schon gemeldet
rummy-about-player-has-melded = In dieser Runde; manche Regeln verlangen es
rummy-from-stock = Vom Stapel
rummy-from-pile = Von der Ablage
rummy-label-pile = Ablage
rummy-about-pile-size = Karten in der Ablage
rummy-label-drawn = Hat schon gezogen
rummy-about-drawn = Ob in diesem Zug schon gezogen wurde
rummy-label-melded = Hat schon gemeldet
rummy-about-melded = Ob in diesem Zug schon gemeldet wurde
rummy-about-pile = Die Ablage, die oberste Karte zuletzt
rummy-label-depth = Wie viele
rummy-about-depth = Wie viele Karten von oben genommen werden
rummy-about-holding-before = Alle Karten auf der Hand davor
rummy-about-melds = Die Meldungen auf dem Tisch
rummy-label-taken = Genommene Karte
rummy-about-taken = Was in diesem Zug von der Ablage genommen wurde, wenn etwas
rummy-about-holding-drawn = Alle Karten nach dem Ziehen, auch die der Meldungen und die abgelegte
rummy-about-laid-down = Was gemeldet wird
rummy-label-laid-off = Angelegt
rummy-label-discard = Abgelegte Karte
rummy-label-melded-before = Früher gemeldet
rummy-about-melded-before = Ob in einem früheren Zug der Runde schon gemeldet oder angelegt wurde
rummy-about-holding-of-knock = Alle Karten nach dem Ziehen, eine mehr als gegeben wurden
rummy-label-shown = Gezeigte Meldungen
rummy-about-shown = Die Meldungen nach dem Klopfen, zum Anlegen; bei Gin keine

rummy-nobody-goes-out = Nach diesen Regeln macht niemand Schluss; eine Runde endet mit einem Klopfen.
rummy-goes-out = { $rummy ->
    [yes] Alle Karten kommen weg, jede wie erlaubt: Das ist Schluss, und zwar Handrommé.
    [perhaps] Alle Karten kommen weg, jede wie erlaubt: Das ist Schluss, und Handrommé, wenn vorher noch nichts gemeldet war.
   *[no] Alle Karten kommen weg, jede wie erlaubt: Das ist Schluss.
}
rummy-last-card-discarded = Die letzte Karte muss abgelegt werden.
rummy-cards-would-be-left = { CARD($cards, form: "row") } bliebe übrig, und wer Schluss macht, hat keine Karte mehr.
rummy-one-meld-a-turn = In jedem Zug darf nur eine Meldung ausgelegt werden; mehrere nur, wenn jemand alles in einem einzigen Zug loswird.
rummy-melded-before = Ob in dieser Runde schon in einem früheren Zug aus- oder angelegt wurde.
rummy-no-knocking = Nach diesen Regeln klopft niemand.
rummy-too-much-deadwood = Ohne { $card } bleiben mindestens { $deadwood } lose Punkte; klopfen darf man mit höchstens { $most }.
rummy-may-knock = Wird { $card } abgelegt, bleiben { $deadwood } lose Punkte; klopfen darf man mit höchstens { $most }.
rummy-is-big-gin = Außerdem gehen alle { $cards } Karten in Meldungen auf: Das ist Big Gin.
rummy-least-deadwood = Es bleiben mindestens { $points ->
    [1] { $points } loser Punkt
   *[other] { $points } lose Punkte
}: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } gemeldet
    [laid_off] { CARD($cards, form: "row") } angelegt
   *[left] { CARD($cards, form: "row") } übrig
}
rummy-nothing-left = nichts übrig
rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } ist ein Satz.
    [run] { CARD($cards, form: "row") } ist eine Folge.
   *[set_or_run] { CARD($cards, form: "row") } ist ein Satz oder eine Folge.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } ist immer noch ein Satz; angelegt werden darf, sobald jemand geklopft hat, außer bei Gin.
       *[run] { CARD($cards, form: "row") } ist immer noch eine Folge; angelegt werden darf, sobald jemand geklopft hat, außer bei Gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } ist immer noch ein Satz.
       *[run] { CARD($cards, form: "row") } ist immer noch eine Folge.
    }
}
rummy-no-laying-off = Nach diesen Regeln wird nichts angelegt.
rummy-own-meld-first = Anlegen darf nur, wer in dieser Runde schon gemeldet hat.
rummy-own-meld-not-told = Anlegen darf nur, wer in dieser Runde schon gemeldet hat, und ob das so ist, ist nicht angegeben.
rummy-melded-in-this-round = Ob in dieser Runde schon gemeldet wurde.
rummy-top-discard-may-be-taken = Die oberste Karte der Ablage, { $card }, darf genommen werden.
rummy-taken-and-used = { $above ->
    [0] { $card } darf genommen werden und muss gleich gemeldet oder angelegt werden, und das geht.
   *[other] { $card } darf mit allem, was darüber liegt, genommen werden und muss gleich gemeldet oder angelegt werden, und das geht.
}
rummy-only-the-top-discard = Von der Ablage darf nur die oberste Karte genommen werden.
rummy-cannot-be-used = { $card } kann nicht gleich gemeldet oder angelegt werden, also darf die Ablage nicht ab dort genommen werden.
rummy-use-not-known = { $card } muss gleich gemeldet oder angelegt werden; ob das geht, lässt sich nach dem, was bekannt ist, nicht sagen.
rummy-melded-to-lay-off = Ob in dieser Runde schon gemeldet wurde und deshalb angelegt werden darf.
rummy-seeing-a-meld = Karten auf der Hand, die mit { $card } eine Meldung ergeben.
rummy-card-in-hand = { CARD($card, form: "Ein") } auf der Hand.
rummy-one-in-hand = Eine davon auf der Hand: { CARD($cards, form: "row") }.
rummy-one-draw-a-turn = In jedem Zug wird einmal gezogen, und das ist schon geschehen.
rummy-draw-comes-first = Ein Zug beginnt mit dem Ziehen; gemeldet wird erst danach.
rummy-may-be-drawn = { $from ->
    [stock] Der Zug beginnt mit einmal Ziehen, und die oberste Karte vom Stapel darf gezogen werden.
    [pile_if_used] Der Zug beginnt mit einmal Ziehen, und die oberste Karte der Ablage darf gezogen werden, wenn sie gleich gemeldet oder angelegt wird.
   *[pile] Der Zug beginnt mit einmal Ziehen, und die oberste Karte der Ablage darf gezogen werden.
}
rummy-stock-ends-gin = Mit { $cards } Karten im Stapel ist die Runde zu Ende, und niemand hat geklopft.
rummy-pile-empty = Die Ablage ist leer.
rummy-stock-ends-round = Der Stapel ist aufgebraucht: Wer nicht von der Ablage zieht, beendet die Runde.
rummy-nothing-to-shuffle = Der Stapel ist aufgebraucht, und unter der obersten Karte der Ablage ist nichts mehr zum Mischen.
rummy-stock-and-pile-empty = Der Stapel ist aufgebraucht und die Ablage auch.
rummy-stock-renewed-first = { $how ->
    [turn] Der Stapel ist aufgebraucht: Erst wird die Ablage umgedreht, ungemischt, oder ihre oberste Karte wird genommen.
   *[shuffle] Der Stapel ist aufgebraucht: Erst wird die Ablage ohne ihre oberste Karte gemischt, oder diese wird genommen.
}
rummy-may-be-discarded = { $card } darf abgelegt werden.
rummy-taken-in-this-turn = { $card } wurde in diesem Zug von der Ablage genommen und darf noch nicht zurück.
rummy-equal-card-may-go = Genommen wurde { $card }; diese Karte darf im selben Zug nicht zurück, eine gleiche schon.
rummy-another-held = Ob vorher schon eine gleiche Karte auf der Hand war: { $card }.

rummy-column-ended-by = Beendet von
rummy-column-how = Wie
rummy-ended-how = { $how ->
    [points] Punkte
    [blocked] blockiert
    [big_gin] Big Gin
    [knock] geklopft
    [gin] Gin
    [rummy] Handrommé
   *[out] Schluss
}

rummy-about = Sätze und Folgen auslegen
rummy-variant-rummy = Wer Schluss macht, bekommt, was alle anderen auf der Hand haben; Handrommé zählt doppelt
rummy-variant-rummy-block = Der Stapel wird nur einmal durchgespielt; macht niemand Schluss, verlieren alle, was sie auf der Hand haben
rummy-variant-rummy-penalty = Alle schreiben an, was sie noch auf der Hand haben, und der niedrigste Stand gewinnt
rummy-variant-rummy-500 = Karten auf dem Tisch zählen für dich, die auf der Hand gegen dich; die ganze Ablage liegt offen
rummy-variant-gin = Zu zweit, die Meldungen bleiben auf der Hand; wer mit wenigen losen Karten klopft, bekommt den Unterschied
rummy-name = Rommé
rummy-name-rummy = Rommé (einfach)
rummy-name-rummy-penalty = Rommé, die wenigsten Punkte gewinnen
rummy-name-rummy-500 = Rommé 500
rummy-name-gin = Gin Rummy
rummy-house-rule-ace-high-or-low-11 = Das Ass ist hoch oder niedrig und zählt 11
rummy-house-rule-ace-high-or-low-15 = Das Ass ist hoch oder niedrig und zählt 15
rummy-house-rule-round-the-corner = Folgen dürfen um die Ecke gehen
rummy-house-rule-spots-count-five = Karten von 2 bis 9 zählen fünf
rummy-house-rule-aces-always-15 = Asse zählen immer 15
rummy-house-rule-several-melds = Mehrere Meldungen in einem Zug
rummy-house-rule-lay-off-after-own = Anlegen erst nach einer eigenen Meldung
rummy-house-rule-last-discard = Die letzte Karte muss abgelegt werden
rummy-house-rule-ten-for-rummy = Zehn Punkte für Handrommé
rummy-house-rule-25-for-going-out = 25 Punkte fürs Schlussmachen
rummy-house-rule-two-jokers = Zwei Joker im Kartenspiel
rummy-house-rule-top-discard-used = Auch die oberste Karte der Ablage muss gleich gebraucht werden
rummy-house-rule-shuffle-the-pile = Ist der Stapel leer, wird die Ablage neu gemischt
rummy-house-rule-lowest-wins-blocked = Macht niemand Schluss, gewinnt die Hand mit den wenigsten Punkten
rummy-house-rule-to-200 = Bis 200
rummy-house-rule-to-300 = Bis 300
rummy-house-rule-to-1000 = Bis 1000
rummy-house-rule-ten-rounds = Zehn Runden
rummy-house-rule-north-american = Nordamerikanisch gezählt: 25 für Gin, 25 fürs Unterbieten, 31 für Big Gin

rummy-body-out = wer Schluss gemacht hat
rummy-body-knock = bei Gin: wer geklopft hat
