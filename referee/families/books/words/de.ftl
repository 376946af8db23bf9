# German: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } hat { $set ->
        [book] kein Quartett
       *[pair] kein Paar
    } abgelegt.
   *[other] { $player } hat { $set ->
        [book] { $count ->
            [one] { $count } Quartett
           *[other] { $count } Quartette
        }
       *[pair] { $count ->
           [one] { $count } Paar
          *[other] { $count } Paare
       }
    } abgelegt.
}
books-ranks = { $set ->
    [book] { $player } hat { $count ->
        [one] { $count } Quartett
       *[other] { $count } Quartette
    } abgelegt: { CARD($ranks, form: "mehrere") }.
   *[pair] { $player } hat { $count ->
       [one] { $count } Paar
      *[other] { $count } Paare
   } abgelegt: { CARD($ranks, form: "mehrere") }.
}
books-ranks-and-points = { $set ->
    [book] { $player } hat { $count ->
        [one] { $count } Quartett
       *[other] { $count } Quartette
    } abgelegt: { CARD($ranks, form: "mehrere") }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[pair] { $player } hat { $count ->
       [one] { $count } Paar
      *[other] { $count } Paare
   } abgelegt: { CARD($ranks, form: "mehrere") }, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}

books-gives = { $set ->
    [book] { $player } hat falsch gefragt und gibt ein Quartett an { $other } ab.
   *[pair] { $player } hat falsch gefragt und gibt ein Paar an { $other } ab.
}
books-gives-rank = { $set ->
    [book] { $player } hat falsch gefragt und gibt ein Quartett ({ CARD($rank, form: "mehrere") }) an { $other } ab.
   *[pair] { $player } hat falsch gefragt und gibt ein Paar ({ CARD($rank, form: "mehrere") }) an { $other } ab.
}
books-gets = { $set ->
    [book] { $player } bekommt ein Quartett von { $other }.
   *[pair] { $player } bekommt ein Paar von { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } bekommt ein Quartett ({ CARD($rank, form: "mehrere") }) von { $other }.
   *[pair] { $player } bekommt ein Paar ({ CARD($rank, form: "mehrere") }) von { $other }.
}

books-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht. Es hat 2 bis Ass in vier Farben.
books-too-many-cards = Das Kartenspiel hat { $count } × { $card }; hier sind es mehr.
books-sets-or-counts = Gib sets an, also wer welche Werte abgelegt hat, oder counts, also wie viele.
books-sets-with-ranks = Hier kommt es auf den Wert an: Gib sets an, mit den Werten, und nicht nur counts.
books-count-of-ranks = { $counted ->
    [0] Ohne Werte sind es { $counted }, nicht { $given }.
   *[other] { CARD($ranks, form: "row") }: Das sind { $counted }, nicht { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [one] { $count } Quartett ist genannt; zu einer Runde gehören { $whole }.
       *[other] { $count } Quartette sind genannt; zu einer Runde gehören { $whole }.
    }
   *[pair] { $count ->
        [one] { $count } Paar ist genannt; zu einer Runde gehören { $whole }.
       *[other] { $count } Paare sind genannt; zu einer Runde gehören { $whole }.
    }
}
books-sets-missing = { $count ->
    [one] Hier fehlt noch etwas: Wer hat die { CARD($ranks, form: "mehrere") }?
   *[other] Hier fehlen noch welche: Wer hat die { CARD($ranks, form: "mehrere") }?
}
books-no-forfeits = Nach diesen Regeln kostet eine falsche Frage nichts Abgelegtes (set.wrong_ask).
books-rank-of-forfeit = Hier kommt es auf den Wert an: Gib an, welcher Wert abgegeben wurde.
books-forfeit-to-another = Was { $player } abgibt, bekommt jemand anderes.
books-no-set-to-give = { $player } hat zu diesem Zeitpunkt nichts abzugeben.
books-no-rank-to-give = { $player } hat zu diesem Zeitpunkt keine { CARD($rank, form: "mehrere") } abzugeben.

books-request-missing = Gib an, wonach gefragt wird: nach einem Wert wie Q oder einer Karte wie QS.
books-step-missing = Ein Schritt ist eine Frage (an wen und wonach), ein Ablegen oder ein Ziehen.
books-hand-by-history = Karten auf der Hand nach dem Verlauf: { $cards }, nicht { $given }.
books-deal-missing = Für { $players } am Tisch sagen diese Regeln nichts übers Geben. Gib an, wie viele Karten alle bekommen haben: cards_each.
books-deal-too-large = Je { $cards } Karten für { $players } am Tisch sind mehr, als das Kartenspiel hat.
books-stock = Nach diesem Geben hat der Stapel { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, nicht { $given }.

books-no-deal = deal.cards sagt nichts für { $players } am Tisch.
books-pack-too-small = Je { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} für { $players } am Tisch: Das Kartenspiel hat nur { $size }.
books-no-stock-to-draw-from = Alle Karten werden ausgegeben, also gibt es keinen Stapel zum Ziehen (ask.empty: { $empty }).
books-no-stock-to-be-gone = Alle Karten werden ausgegeben, also gibt es keinen Stapel, der zu Ende gehen kann (deal.cards: all).
books-colours-of-four = Vier Karten eines Werts sind nie alle rot oder alle schwarz (set.size: 4).
books-colours-and-cards = Paare, die beide rot oder beide schwarz sind, gehören zum Fragen nach Werten (ask.for: card).

books-form-counts = { $set ->
    [book] Wie viele Quartette
   *[pair] Wie viele Paare
}
books-form-sets = { $set ->
    [book] Welche Quartette
   *[pair] Welche Paare
}
books-row-sets = { $set ->
    [book] Quartette
   *[pair] Paare
}
books-ask-counts = { $set ->
    [book] Wie viele Quartette hat { $name }?
   *[pair] Wie viele Paare hat { $name }?
}
books-ask-sets = { $set ->
    [book] Wer hat die übrigen Quartette?
   *[pair] Wer hat die übrigen Paare?
}
books-row-forfeits = Wer gab eins nach links ab?
books-fold-forfeits = Wurde etwas abgegeben?

books-count-sets = Abgelegt

books-claim-ask = Darf man danach fragen?
books-claim-answer = Welche Karten muss man hergeben?
books-claim-draw = Muss man eine Karte ziehen?
books-claim-next = Wer fragt als Nächstes?
books-claim-set = Darf man diese Karten ablegen?

books-about-asker = Wer fragt
books-about-card = Die verlangte Karte; sie oder der Wert
books-label-rank = Wert
books-about-rank = Der verlangte Wert
books-label-of = Wen
books-about-of = Wer gefragt wird
books-about-asked = Wer gefragt wurde
books-about-asking-hand = Das Blatt der Person, die fragt
books-about-asked-hand = Das Blatt der gefragten Person
books-label-history = Verlauf
books-about-history = Alles, was alle in dieser Runde gesehen haben, der Reihe nach: Was daraus folgt, ist bekannt
books-about-step = Eine Frage mit Antwort, gezogene Karten oder ein abgelegter Satz.
books-about-turn = Wer an der Reihe war
books-label-given = Hergegeben
books-about-given = Wie viele Karten hergegeben wurden
books-about-given-or-none = Wie viele Karten hergegeben wurden; sonst 0
books-about-given-now = Wie viele hergegeben werden; 0 heißt „habe ich nicht“
books-label-drew = Gezogen
books-about-drew = Karten vom Stapel; sonst so viele, wie die Regeln sagen
books-label-shown = Gezeigte Karte
books-about-shown = Die gezogene Karte, wenn alle sie gesehen haben
books-label-set = Satz
books-about-set = Der Wert eines abgelegten Satzes
books-label-cards-each = Karten je Person
books-about-cards-each = Am Anfang gegebene Karten je Person; sonst nach den Regeln
books-about-stock = Nicht gegebene Karten; sonst nach den Regeln
books-label-drawn = Gezogen
books-about-drawn = Wie viele gezogen wurden, oder die gezeigte Karte
books-about-cards-drawn = Wie viele Karten gezogen wurden, oder die gezeigte
books-label-asker = Wer gefragt hat
books-label-asked = Wer gefragt wurde
books-label-wanted = Verlangt
books-about-wanted = Die Karte oder der Wert, wonach gefragt wurde
books-label-completes = Satz vollständig
books-about-completes = Ob die gezogene Karte einen Satz vollständig gemacht hat

books-rank-too-often = { $most ->
    [1] Die { CARD($rank, form: "mehrere") } liegen schon { AND($owners) }.
   *[other] Die { CARD($rank, form: "mehrere") } liegen schon { AND($owners) }; in einer Runde gibt es davon { $most } Paare.
}
books-laid-by = { $times ->
    [1] bei { $player }
    [2] bei { $player } zweimal
   *[other] bei { $player } { $times }-mal
}

books-impossible-ask = { $suit ->
    [none] { $given ->
        [0] Schritt { $step }: { $player } fragt { $other } nach { CARD($request, form: "mehrere") } und bekommt nichts. Das passt nicht zu dem davor: { books-impossible }.
       *[other] Schritt { $step }: { $player } fragt { $other } nach { CARD($request, form: "mehrere") } und bekommt { $given }. Das passt nicht zu dem davor: { books-impossible }.
    }
   *[known] { $given ->
        [0] Schritt { $step }: { $player } fragt { $other } nach { $request } und bekommt nichts. Das passt nicht zu dem davor: { books-impossible }.
       *[other] Schritt { $step }: { $player } fragt { $other } nach { $request } und bekommt { $given }. Das passt nicht zu dem davor: { books-impossible }.
    }
}
books-impossible-set = Schritt { $step }: { $player } legt { CARD($rank, form: "mehrere") } ab. Das passt nicht zu dem davor: { books-impossible }.
books-impossible-draw = Schritt { $step }: { $player } zieht eine Karte. Das passt nicht zu dem davor: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] Gefragt werden muss jemand anders
    [more_handed_over] Gefragt war eine Karte, hergegeben wurden mehr
    [known_there] Diese Karte ist sicher dort
    [known_elsewhere] Diese Karte ist sicher woanders
    [no_stock] Es gibt keinen Stapel mehr zum Ziehen
    [known_in_a_hand] Diese Karte ist sicher auf einer Hand
    [held_too_many] So viele kann niemand haben
    [with_nobody] Diese Karte hätte dann niemand
    [hand_too_small] So viele Karten sind nicht auf der Hand
   *[no_deal] So lassen sich die Karten nicht verteilen
}
books-hand-by-what-was-seen = Diese Hand passt nicht zu dem, was alle von den { CARD($ranks, form: "mehrere") } gesehen haben.

books-asked-for = { $suit ->
    [none] { CARD($request, form: "mehrere") }
   *[known] { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "einen") }
   *[other] { $count } { CARD($rank, form: "mehrere") }
}
books-asks-oneself = { $player } muss jemand anderes fragen.
books-no-cards-left = { $player } hat keine Karten mehr; frag jemanden mit Karten.
books-own-card = { $player } hat { $card } selbst, und nach einer eigenen Karte darf niemand fragen.
books-must-hold = Nach { CARD($rank, form: "mehrere") } fragen darf nur, wer selbst { CARD($rank, form: "einen") } hat.
books-has-none = { $seen ->
    [hand] { $player } hat davon nichts.
   *[history] Nach allem, was zu sehen war, hat { $player } davon nichts.
}
books-set-goes-left = Ein Satz von { $player } geht an die Person links daneben.
books-holding-not-known = Ob { $player } { CARD($rank, form: "einen") } hat, ist nach dem, was alle gesehen haben, nicht bekannt.
books-card-not-known = { $player } hat { CARD($rank, form: "einen") }; ob es { $card } selbst ist, ist nicht bekannt.
books-may-ask = { $seen ->
    [hand] { $player } hat { CARD($rank, form: "einen") }; die Frage nach { books-asked-for } ist also erlaubt.
   *[history] Nach allem, was zu sehen war, hat { $player } { CARD($rank, form: "einen") }; die Frage nach { books-asked-for } ist also erlaubt.
}
books-hand-would-settle = Das Blatt von { $player } oder die nächsten Fragen von { $player } würden es klären.
books-goes-on = { $player } macht weiter.
books-asks-next = { $player } fragt als Nächstes.
books-gift = Es wurde etwas abgegeben.
books-no-gift = Es wurde nichts abgegeben.
books-no-gift-and-no-draw = Es wurde nichts abgegeben und nichts gezogen.
books-drawn-not-shown = Es wurde nichts abgegeben, und die gezogene Karte wurde nicht gezeigt.
books-drawn = { $asked_for ->
    [yes] Gezogen wurde das, wonach gefragt war.
   *[no] Gezogen wurde nicht das, wonach gefragt war.
}
books-completes = { $set ->
    [yes] Mit der gezogenen Karte ist ein Satz vollständig.
   *[no] Mit der gezogenen Karte ist kein Satz vollständig.
}
books-drawn-not-told = Es wurde nichts abgegeben, und was gezogen wurde, ist nicht angegeben.
books-completed-would-settle = Ob mit der gezogenen Karte ein Satz vollständig ist, würde es klären: Gib drawn und completes an.
books-drawn-would-settle = Die gezogene Karte würde es klären: Gib drawn an.
books-suits-drawn-would-settle = Die Farben der gezogenen und der gefragten Karte würden es klären.
books-must-be-handed-over = Abzugeben: { $cards }.
books-nothing-to-give = Es gibt nichts abzugeben: { $card } ist nicht da.
books-none-is-true = „Nichts“ stimmt: { $card } ist nicht da.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [1] { $given } Karte wäre zu wenig.
       *[other] { $given } Karten wären zu wenig.
    }
   *[too_many] { $given ->
        [1] { $given } Karte wäre zu viel.
       *[other] { $given } Karten wären zu viel.
    }
}
books-suit-not-told = Eine Karte dieses Werts ist da, aber ihre Farbe ist nicht angegeben; es kann { $card } sein.
books-suits-would-settle = Die Farben der Karten auf der Hand würden es klären.
books-one-by-its-name = Gefragt ist nach einer einzelnen Karte ({ $rank }); { $given ->
    [1] { $given } Karte kann
   *[other] { $given } Karten können
} nicht stimmen.
books-every-one-there = Alle vier sind da ({ $rank }); eine Karte davon wird abgegeben.
books-name-not-told = Gefragt ist nach einer einzelnen Karte ({ $rank }), aber nach welcher, ist nicht angegeben.
books-card-would-settle = Die gefragte Karte würde es klären: Gib card an.
books-no-draw-after-a-gift = Wurde etwas abgegeben, zieht niemand; wer gefragt hat, macht weiter.
books-draws-one-card = Es wurde nichts abgegeben; wer gefragt hat, zieht also eine Karte.
books-nothing-to-draw = Es wurde nichts abgegeben, aber es gibt keinen Stapel zum Ziehen.
books-drawn-otherwise = { $drawn ->
    [1] { $drawn } Karte kann nicht stimmen.
   *[other] { $drawn } Karten können nicht stimmen.
}
books-no-set = { $set ->
    [book] Ein Quartett sind { $size } Karten eines Werts; { $cards } sind keins.
   *[pair] Ein Paar sind { $size } Karten eines Werts; { $cards } sind keins.
}
books-this-is-no-set = { $set ->
    [book] Ein Quartett sind { $size } Karten eines Werts; das ist keins.
   *[pair] Ein Paar sind { $size } Karten eines Werts; das ist keins.
}
books-is-set = { $set ->
    [book] Ein Quartett sind { $size } Karten eines Werts, und das ist eins: Es darf gleich abgelegt werden.
   *[pair] Ein Paar sind { $size } Karten eines Werts, und das ist eins: Es darf gleich abgelegt werden.
}
books-two-pairs = { $cards } sind zwei Paare: Beide dürfen gleich abgelegt werden.
books-colours-of-a-pair = Die Karten eines Paars sind beide rot oder beide schwarz.
books-one-of-each = { $cards }: Eine ist rot, die andere schwarz.
books-pair-may-be-laid-down = { $cards } dürfen gleich abgelegt werden.
books-both-suits-would-settle = Die Farben beider Karten würden es klären.

books-column-sets = Abgelegt
books-column-given-away = Abgegeben

books-name = Authors und Go Fish
books-about = Karten erfragen und Quartette ablegen
books-variant-authors = Nach einer bestimmten Karte fragen; vier von einem Wert sind ein Quartett
books-variant-authors-dealt-out = Authors ohne Stapel: Alle Karten werden ausgegeben
books-variant-go-fish = Nach einem Wert fragen und alle davon bekommen oder eine Karte ziehen; vier von einem Wert sind ein Quartett
books-variant-go-fish-pagat = Ab drei Personen nur fünf Karten; als Nächstes fragt, wer gefragt wurde, und mit einer leeren Hand ist Schluss
books-variant-go-fish-pairs = Go Fish für die Kleinsten: Abgelegt werden Paare
books-name-authors-dealt-out = Authors, alle Karten ausgegeben
books-name-go-fish = Go Fish
books-name-go-fish-pagat = Go Fish, fünf Karten
books-name-go-fish-pairs = Go Fish mit Paaren
books-house-rule-five-cards = Fünf Karten für alle
books-house-rule-one-colour = Paare in einer Farbe, beide rot oder beide schwarz
books-house-rule-any-card = Man darf nach jeder Karte fragen
books-house-rule-lucky-set = Glück beim Ziehen zählt nur, wenn damit ein Satz voll ist
books-house-rule-no-second-turn = Nach dem Ziehen ist man nie gleich noch einmal dran
books-house-rule-asked-goes-on = Als Nächstes fragt, wer gefragt wurde
books-house-rule-new-hand = Wer keine Karten mehr hat, zieht eine neue Hand
books-house-rule-by-rank = Quartette zählen nach ihrem Wert
books-house-rule-ten-points = Bis zehn Punkte, über mehrere Runden
books-house-rule-book-for-a-wrong-ask = Falsch fragen kostet ein Quartett

books-body-sets = welche
books-body-counts = wie viele
