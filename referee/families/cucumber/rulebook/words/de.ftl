# German: the rules of Cucumber.

cucumber_rules-heading-cards = Die Karten
cucumber_rules-heading-deal = Das Geben
cucumber_rules-heading-changing = Karten tauschen
cucumber_rules-heading-play = Das Spiel
cucumber_rules-heading-last-trick = Der letzte Stich
cucumber_rules-heading-costs = Was es kostet
cucumber_rules-heading-limit = Die Grenze
cucumber_rules-heading-score = Anschreiben
cucumber_rules-heading-buying-in = Wieder einkaufen
cucumber_rules-heading-end = Das Ende des Spiels
cucumber_rules-heading-money = Geld
cucumber_rules-heading-people = Kommen und Gehen

cucumber_rules-the-card = { $card }
cucumber_rules-a-card = { CARD($card, form: "einen") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (gleich hoch)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
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
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points } verlorene Guthabenpunkte
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] ein Kartenspiel
    [2] zwei Kartenspiele
    [3] drei Kartenspiele
    [4] vier Kartenspiele
    [5] fünf Kartenspiele
    [6] sechs Kartenspiele
    [7] sieben Kartenspiele
    [8] acht Kartenspiele
    [9] neun Kartenspiele
    [10] zehn Kartenspiele
   *[other] { $packs } Kartenspiele
}
cucumber_rules-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
cucumber_rules-first = { $first ->
    [leader] wer ausspielt
    [dealer] wer gibt
   *[forehand] die Vorhand
}

cucumber_rules-opening = Ein Spiel für { $range ->
    [same] { $fewest ->
        [2] zwei Personen
        [3] drei Personen
        [4] vier Personen
        [5] fünf Personen
        [6] sechs Personen
        [7] sieben Personen
        [8] acht Personen
        [9] neun Personen
        [10] zehn Personen
       *[other] { $fewest } Personen
    }
    [next] { $fewest } oder { $most } Personen
   *[far] { $fewest } bis { $most } Personen
}. Gespielt wird in Stichen, im Uhrzeigersinn, und { $aim ->
    [declaration] es zählt nur die Karte, die danach übrig ist: Ziel ist, die niedrigste zu haben.
    [lowest] es zählt nur der letzte Stich einer Runde: Ziel ist, darin die niedrigste Karte zu haben.
   *[highest] es zählt nur der letzte Stich einer Runde: Ziel ist, darin nicht die höchste Karte zu haben.
}

cucumber_rules-players-min-title = Mindestens so viele spielen mit
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Höchstens so viele spielen mit
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Die Karten eines Kartenspiels
cucumber_rules-pack-deck-french = 52 Karten, Ass bis 2 in vier Farben
cucumber_rules-pack-deck-five-cucumbers = 60 Karten, vier von jeder Zahl von 1 bis 15, ohne Farben
cucumber_rules-pack-deck-kille = 42 Kille-Karten, jede doppelt, ohne Farben
cucumber_rules-pack-packs-title = Wie viele Kartenspiele
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = ein Kartenspiel für bis zu { $above ->
    [1] eine Person
    [2] zwei Personen
    [3] drei Personen
    [4] vier Personen
    [5] fünf Personen
    [6] sechs Personen
    [7] sieben Personen
    [8] acht Personen
    [9] neun Personen
    [10] zehn Personen
   *[other] { $above } Personen
}, und bei mehr eins für je { $each ->
    [1] eine Person
    [2] zwei Personen, aufgerundet
    [3] drei Personen, aufgerundet
    [4] vier Personen, aufgerundet
    [5] fünf Personen, aufgerundet
    [6] sechs Personen, aufgerundet
    [7] sieben Personen, aufgerundet
    [8] acht Personen, aufgerundet
    [9] neun Personen, aufgerundet
    [10] zehn Personen, aufgerundet
   *[other] { $each } Personen, aufgerundet
}
cucumber_rules-pack-jokers-title = Joker im Kartenspiel
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] keine Joker
    [1] ein Joker
    [2] zwei Joker
    [3] drei Joker
    [4] vier Joker
    [5] fünf Joker
    [6] sechs Joker
    [7] sieben Joker
    [8] acht Joker
   *[other] { $jokers } Joker
}
cucumber_rules-pack-joker-rank-title = Was ein Joker ist, wo es welche gibt
cucumber_rules-pack-joker-rank-above-ace = ein Joker steht über dem Ass
cucumber_rules-pack-joker-rank-as-ace = ein Joker ist ein weiteres Ass, gleich hoch wie die anderen und ebenso teuer
cucumber_rules-pack-joker-rank-wild = ein Joker ist im Spiel jede beliebige Karte und steht im letzten Stich über dem Ass
cucumber_rules-pack-top-cards-title = Karten, die über allen anderen stehen
cucumber_rules-pack-top-cards-none = es gibt keine
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $count ->
    [1] {""}
   *[other] {" "}je Karte
}{ $fatal ->
    [yes] , und wer damit zahlt, ist sofort raus
   *[no] {""}
})
cucumber_rules-then = { $first }, dann { $second }
cucumber_rules-pack-top-cards-part-cards = Untereinander gleich hoch.
cucumber_rules-pack-top-cards-part-fatal = Wer mit einer davon zahlt, ist sofort raus.
cucumber_rules-pack-low-in-last-trick-title = Werte, die nur im letzten Stich ganz unten stehen
cucumber_rules-pack-low-in-last-trick-none = es gibt keine
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "mehrere") }, zu je 1 Punkt

cucumber_rules-pack-of = { cucumber_rules-packs } { $packs ->
    [1] mit
   *[other] mit je
} { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , und insgesamt { cucumber_rules-jokers }
}
cucumber_rules-each-pack = Jedes Kartenspiel hat { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , dazu kommen insgesamt { cucumber_rules-jokers }
}.
cucumber_rules-packs-settled = Wie viele Kartenspiele es sind, steht mit Beginn des Spiels fest, auch wenn später jemand ausscheidet oder dazukommt.
cucumber_rules-packs-at-table = Bei { $players } Personen: { cucumber_rules-packs }, zusammen { $cards } Karten.
cucumber_rules-ranking = Von hoch nach niedrig: { $ranks }.
cucumber_rules-low-ranks = Im letzten Stich, und nur dort, { $count ->
    [1] steht { CARD($ranks, form: "row") } ganz unten
   *[other] stehen { CARD($ranks, form: "row") } ganz unten, alle gleich hoch
}.
cucumber_rules-suits-of = Auf die Farbe kommt es nur hier an: { $cards }.
cucumber_rules-no-suits = Auf die Farbe kommt es nicht an.

cucumber_rules-points-title = Was eine Karte kostet
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = nichts, denn Punkte werden nicht geschrieben
cucumber_rules-points-bet = so viel, wie gerade der Einsatz der Runde ist, welche Karte es auch ist
cucumber_rules-cost = { $points } für { $ranks }
cucumber_rules-cost-number = die Zahl der Karte für { $ranks }

cucumber_rules-deal-cards-title = Karten je Person in der ersten Runde
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Wie viele Karten
cucumber_rules-deal-then-same = alle bekommen in jeder Runde { cucumber_rules-cards }
cucumber_rules-deal-then-losing-card = alle bekommen in der ersten Runde { cucumber_rules-cards }, danach so viele, wie die entscheidende Karte der Runde davor Punkte hat
cucumber_rules-deal-then-countdown = alle bekommen in der ersten Runde { cucumber_rules-cards } und in jeder weiteren eine weniger, bis es 1 ist, dann wieder { $cards }, und so weiter
cucumber_rules-deal-then-zigzag = alle bekommen in der ersten Runde { cucumber_rules-cards } und in jeder weiteren eine weniger, bis es 1 ist, { $peaks ->
    [0] {""}
    [1] dann hinauf bis { $first } und hinunter bis 1,{" "}
    [2] dann hinauf bis { $first } und hinunter bis 1, hinauf bis { $second } und hinunter bis 1,{" "}
    [3] dann hinauf bis { $first } und hinunter bis 1, hinauf bis { $second } und hinunter bis 1, hinauf bis { $third } und hinunter bis 1,{" "}
    [4] dann hinauf bis { $first } und hinunter bis 1, hinauf bis { $second } und hinunter bis 1, hinauf bis { $third } und hinunter bis 1, hinauf bis { $fourth } und hinunter bis 1,{" "}
   *[other] dann hinauf bis { $first } und hinunter bis 1, hinauf bis { $second } und hinunter bis 1, und so weiter bis hinauf bis 2 und hinunter bis 1,{" "}
}dann das Ganze von vorn
cucumber_rules-deal-then-all = alle bekommen in jeder Runde so viele Karten, wie sich gleichmäßig verteilen lassen
cucumber_rules-deal-at-most-title = Höchstens so viele Karten je Person
cucumber_rules-deal-at-most-none = es gibt keine Höchstzahl
cucumber_rules-deal-at-most-value = mehr als { cucumber_rules-cards } bekommt niemand
cucumber_rules-deal-short-title = Wenn die Karten nicht reichen
cucumber_rules-deal-short-equal = die Karten werden gleichmäßig verteilt, bis weniger übrig sind, als Leute mitspielen
cucumber_rules-deal-short-seven = alle bekommen { $seven } Karten, und wenn selbst die nicht reichen, werden die Karten gleichmäßig verteilt, bis weniger übrig sind, als Leute mitspielen
cucumber_rules-deal-dealer-title = Wer gibt
cucumber_rules-deal-dealer-rotates = nach jeder Runde gibt die nächste Person links, die noch drin ist
cucumber_rules-deal-dealer-payer = wer für eine Runde zahlt, gibt die nächste{ $out ->
    [yes] , auch wer dadurch ausscheidet
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = wer im letzten Stich die niedrigste Karte spielt, gibt die nächste Runde (bei gleich niedrigen zählt die zuerst gespielte)
cucumber_rules-deal-dealer-nobody = niemand ist fest zum Geben bestimmt, mischen und geben dürfen alle
cucumber_rules-deal-leader-title = Wer zuerst ausspielt
cucumber_rules-deal-leader-forehand = die Vorhand, also wer links von der gebenden Person als Erstes noch drin ist, spielt zum ersten Stich aus
cucumber_rules-deal-leader-dealer = wer gibt, spielt zum ersten Stich aus
cucumber_rules-deal-leader-payer = wer den letzten Stich einer Runde macht, spielt in der nächsten zum ersten Stich aus, oder, falls raus, die nächste Person links, die noch drin ist
cucumber_rules-deal-rematch-dealer-title = Das nächste Spiel am selben Tisch
cucumber_rules-deal-rematch-dealer-next-left = es gibt zuerst, wer links von der Person sitzt, die zuletzt gegeben hat
cucumber_rules-deal-rematch-dealer-winner = es gibt zuerst, wer dieses Spiel gewonnen hat

cucumber_rules-losing-card = Entscheidet { CARD($card, form: "row") } eine Runde, bekommen danach also alle { cucumber_rules-cards }.
cucumber_rules-losing-card-own = Dafür zählen die eigenen Punkte der Karte, wie oft die Strafe auch zählt.
cucumber_rules-losing-card-free = Nach einer Karte, die nichts kostet, bekommen alle 1 Karte.
cucumber_rules-pack-short = Reichen die Karten dafür nicht, { $short ->
    [seven] bekommen alle { $seven } Karten, und wenn selbst die nicht reichen, werden die Karten gleichmäßig verteilt, bis weniger übrig sind, als Leute mitspielen
   *[equal] werden sie gleichmäßig verteilt, bis weniger übrig sind, als Leute mitspielen
}.
cucumber_rules-left-over = Die übrigen Karten spielen in dieser Runde nicht mit.
cucumber_rules-left-over-stock = Die übrigen Karten sind der Stapel.
cucumber_rules-first-hand = In der ersten Runde bekommen { $players } Personen je { cucumber_rules-cards }, und { $left ->
    [one] { $left } bleibt
   *[other] { $left } bleiben
} { $stock ->
    [yes] im Stapel
   *[no] übrig
}.
cucumber_rules-payers-draw = Zahlen mehrere, ziehen sie Karten, um zu klären, wer von ihnen gibt.
cucumber_rules-dealer-is-out = Ist diese Person raus, gibt stattdessen die nächste links, die noch drin ist.
cucumber_rules-first-dealer = Wer die erste Runde gibt, macht der Tisch aus.
cucumber_rules-rematch = Spielt derselbe Tisch noch ein Spiel: { $dealer ->
    [winner] { cucumber_rules-deal-rematch-dealer-winner }
   *[next_left] { cucumber_rules-deal-rematch-dealer-next-left }
}.
cucumber_rules-first-leader = Wer in der ersten Runde ausspielt, macht der Tisch aus.
cucumber_rules-leader-is-out = Ist die Person, die gibt, schon raus, spielt stattdessen die nächste links aus, die noch drin ist.

cucumber_rules-exchange-title = Karten tauschen vor dem ersten Stich
cucumber_rules-exchange-none = niemand tauscht Karten
cucumber_rules-exchange-match = { cucumber_rules-first } darf beliebig viele Karten tauschen, alle anderen danach genau so viele oder keine
cucumber_rules-exchange-up-to = { cucumber_rules-first } darf beliebig viele Karten tauschen, alle anderen danach höchstens so viele
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } darf beliebig viele Karten tauschen, alle anderen danach höchstens so viele wie die Person unmittelbar davor
cucumber_rules-exchange-free = reihum dürfen alle einmal beliebig viele Karten tauschen, den Anfang macht { $first ->
    [leader] die Person, die ausspielt
    [dealer] die Person, die gibt
   *[forehand] die Vorhand
}
cucumber_rules-exchange-match-dealer = wer gibt, darf beliebig viele Karten tauschen, muss aber mindestens zwei behalten, alle anderen tauschen danach genau so viele oder keine
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] wer keinen König, keine Dame und keinen Buben hat, darf einmal das ganze Blatt umsonst tauschen, danach dürfen alle es tauschen und verdoppeln damit, und wer das getan hat, darf es noch einmal tauschen und verdoppelt noch einmal
   *[no] wer keinen König, keine Dame und keinen Buben hat, darf einmal das ganze Blatt umsonst tauschen, danach dürfen alle es tauschen, und wer das getan hat, darf es noch einmal tauschen
}
cucumber_rules-exchange-at-most-title = Höchstens so viele Karten tauschen
cucumber_rules-exchange-at-most-none = es gibt keine Höchstzahl
cucumber_rules-exchange-at-most-value = niemand darf mehr als { $value ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
    [7] sieben Karten
    [8] acht Karten
    [9] neun Karten
    [10] zehn Karten
   *[other] { $value } Karten
} tauschen

cucumber_rules-before-the-play = Vor dem ersten Stich: { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Zum Tauschen legst du Karten verdeckt weg und ziehst ebenso viele vom Stapel. Es geht im Uhrzeigersinn.
cucumber_rules-none-at-all = Tauscht { $first ->
    [leader] die Person, die ausspielt,
    [dealer] die Person, die gibt,
   *[forehand] die Vorhand
} keine, darf niemand tauschen.
cucumber_rules-within-stock = Mehr Karten, als der Stapel noch hat, kann niemand tauschen.
cucumber_rules-all-or-none = Hat der Stapel weniger Karten, als { $first ->
    [leader] die Person, die ausspielt, getauscht hat
    [dealer] die Person, die gibt, getauscht hat
   *[forehand] die Vorhand getauscht hat
}, darf man genau so viele tauschen, wie er noch hat, oder keine; ist er leer, kann niemand mehr tauschen.
cucumber_rules-none-after = Tauscht jemand keine, darf danach niemand mehr tauschen.
cucumber_rules-really-changed = Es zählt, was wirklich getauscht wurde, auch wo der Stapel weniger Karten hatte als gewünscht.
cucumber_rules-whole-holding = Man darf auch das ganze Blatt tauschen.
cucumber_rules-no-picture = { $jokers ->
    [yes] Ein Ass oder ein Joker steht
   *[no] Ein Ass steht
} dem Tausch umsonst nicht im Weg.
cucumber_rules-as-a-whole = Ein Blatt wird immer ganz getauscht, und nur solange der Stapel es ganz ersetzen kann.

cucumber_rules-play-beat-title = Was zu überbieten ist
cucumber_rules-play-beat-highest = { $sets ->
    [yes] zu überbieten sind die Karten, denen der Stich gerade gehört
   *[no] zu überbieten ist die bisher höchste Karte im Stich
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] zu überbieten sind die Karten der Person unmittelbar davor
   *[no] zu überbieten ist die Karte der Person unmittelbar davor
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] zu überbieten sind die ausgespielten Karten
   *[no] zu überbieten ist die ausgespielte Karte
}
cucumber_rules-play-equal-title = Ob gleich hoch genügt
cucumber_rules-play-equal-yes = eine gleich hohe Karte genügt, und jede höhere auch
cucumber_rules-play-equal-no = nur eine höhere Karte genügt, eine gleich hohe nicht
cucumber_rules-play-duty-title = Was du zugeben darfst
cucumber_rules-play-duty-choice = { $sets ->
    [yes] du überbietest oder spielst deine niedrigsten Karten, ganz wie du willst
   *[no] du überbietest oder spielst deine niedrigste Karte, ganz wie du willst
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] du musst überbieten, wenn du kannst, und nur sonst deine niedrigsten Karten spielen
   *[no] du musst überbieten, wenn du kannst, und nur sonst deine niedrigste Karte spielen
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] du musst mit den niedrigsten Karten überbieten, mit denen es geht, und nur wenn es nicht geht, deine niedrigsten Karten spielen
   *[no] du musst mit der niedrigsten Karte überbieten, mit der es geht, und nur wenn es nicht geht, deine niedrigste Karte spielen
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] du musst Karten desselben Werts spielen, wenn du kannst, sonst überbieten, wenn du kannst, und nur wenn beides nicht geht, deine niedrigsten Karten spielen
   *[no] du musst eine Karte desselben Werts spielen, wenn du kannst, sonst überbieten, wenn du kannst, und nur wenn beides nicht geht, deine niedrigste Karte spielen
}
cucumber_rules-play-ace-stops-title = Ein Ass überbieten
cucumber_rules-play-ace-stops-yes = ein Ass ist nicht zu überbieten
cucumber_rules-play-ace-stops-no = ein Ass überbietet, was hoch genug ist
cucumber_rules-play-lead-title = Was ausgespielt werden darf
cucumber_rules-play-lead-any = wer ausspielt, hat die freie Wahl
cucumber_rules-play-lead-lowest = wer ausspielt, muss die niedrigste Karte ausspielen
cucumber_rules-play-sets-title = Wie viele Karten ausgespielt werden
cucumber_rules-play-sets-yes = ausgespielt wird eine Karte, oder mehrere von einem Wert, wenn mindestens eine Karte zurückbleibt
cucumber_rules-play-sets-no = zu jedem Stich wird eine Karte ausgespielt
cucumber_rules-play-set-won-by-title = Ein Stich, zu dem mehrere Karten ausgespielt wurden, wo das erlaubt ist
cucumber_rules-play-set-won-by-dominance = die höchsten Karten machen ihn, ob sie von einem Wert sind oder nicht
cucumber_rules-play-set-won-by-matched = nur Karten von einem Wert können ihn machen, und zwar die höchsten

cucumber_rules-tricks = { $fewer ->
    [yes] Es gibt einen Stich weniger, als alle Karten haben.
   *[no] Es gibt so viele Stiche, wie alle Karten haben.
}
cucumber_rules-clockwise = Zu einem Stich wird zuerst ausgespielt, dann geben die anderen im Uhrzeigersinn zu.
cucumber_rules-lowest-rank-only = Mehrere Karten dürfen nur von diesem niedrigsten Wert ausgespielt werden.
cucumber_rules-own-rank = { $card } hat einen eigenen Wert und wird allein ausgespielt.
cucumber_rules-own-ranks = { $cards } haben eigene Werte: Zusammen ausgespielt werden nur gleich hohe
cucumber_rules-one-back = Die Karte, die zurückbleibt, ist für den letzten Stich: Auch gleiche letzte Karten werden nicht zusammen ausgespielt.
cucumber_rules-as-many = Alle anderen spielen ebenso viele Karten, wie ausgespielt wurden; die müssen nicht von einem Wert sein.
cucumber_rules-compare = Um mehrere Karten zu vergleichen, ordne beide Seiten von hoch nach niedrig: Deine überbieten, wenn jede die gegenüberliegende überbietet.
cucumber_rules-follow = Gibst du zu, gilt: { $duty ->
    [beat_if_able] { cucumber_rules-play-duty-beat-if-able }
    [lowest_that_beats] { cucumber_rules-play-duty-lowest-that-beats }
    [same_rank_first] { cucumber_rules-play-duty-same-rank-first }
   *[choice] { cucumber_rules-play-duty-choice }
}.
cucumber_rules-lowest-cards = Karten sind deine niedrigsten, wenn du keine behältst, die unter einer davon steht.
cucumber_rules-any-lowest = Von gleich niedrigen Karten darf es jede sein.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Ist unter den Karten, die zu überbieten sind, ein Ass, spielst du deine niedrigsten Karten.
   *[no] Ist ein Ass zu überbieten, spielst du deine niedrigste Karte.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Ist unter den Karten, die zu überbieten sind, ein Ass, spielst du deine niedrigsten Karten: Auch { $higher } hilft da nicht.
   *[no] Ist ein Ass zu überbieten, spielst du deine niedrigste Karte: Auch { $higher } hilft da nicht.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Das gilt nur für die Person unmittelbar nach dem Ass.
    [led] Das gilt für alle in einem Stich, zu dem ein Ass ausgespielt wurde.
   *[highest] Das gilt für alle, die nach dem Ass spielen.
}
cucumber_rules-joker-stops = Mit einem Joker ist es ebenso.
cucumber_rules-wild-joker = Ein Joker wird nur zusammen mit mindestens einer gewöhnlichen Karte gespielt und nimmt den Wert einer davon an, der am besten passt. Im letzten Stich wird er wie jede andere Karte gespielt.
cucumber_rules-wild-joker-last = Spielst du deine niedrigsten Karten, kommen Joker zuletzt: Spiel einen nur, wenn dir gewöhnliche Karten ausgehen.
cucumber_rules-wild-jokers-alone = Nur aus einem Blatt, das ganz aus Jokern besteht, dürfen Joker allein gespielt werden; sie zählen dann als Asse.
cucumber_rules-highest-takes = Die höchste Karte macht den Stich, von gleich hohen die zuletzt gespielte.
cucumber_rules-highest-of-one-takes = Wurde eine Karte ausgespielt, macht die höchste den Stich, von gleich hohen die zuletzt gespielte.
cucumber_rules-set-takes = { $won_by ->
    [matched] Wurden mehrere Karten ausgespielt, können nur Karten von einem Wert den Stich machen: Die höchsten machen ihn, von gleich hohen die zuletzt gespielten.
   *[dominance] Wurden mehrere Karten ausgespielt, gehört ihnen der Stich, bis spätere Karte für Karte mindestens gleich hoch sind; dann gehört er diesen, und so weiter. Wem er am Ende gehört, macht ihn.
}
cucumber_rules-beaten-not-taken = Man kann also überbieten, was zu überbieten ist, und den Stich trotzdem nicht machen.
cucumber_rules-lowest-ace-takes = Ein Ass, das als niedrigste Karte gespielt wird, macht den Stich trotzdem, wenn es die letzte der höchsten Karten ist.
cucumber_rules-taker-leads = Wer einen Stich macht, spielt zum nächsten aus.

cucumber_rules-example-beat = Zum Beispiel liegen im Stich { $trick }, und zu überbieten { $size ->
    [several] sind
   *[one] ist
} { $target }. Mit { $held } { $count ->
    [1] musst
   *[other] darfst
} du { $beating } spielen.
cucumber_rules-example-beat-or-lowest = Zum Beispiel liegen im Stich { $trick }, und zu überbieten { $size ->
    [several] sind
   *[one] ist
} { $target }. Mit { $held } darfst du { $beating } spielen oder { $size ->
    [several] deine niedrigsten Karten
   *[one] deine niedrigste Karte
}, { $lowest }.
cucumber_rules-example-lowest = Zum Beispiel liegen im Stich { $trick }, und zu überbieten { $size ->
    [several] sind
   *[one] ist
} { $target }. Mit { $held } musst du { $size ->
    [several] deine niedrigsten Karten
   *[one] deine niedrigste Karte
} spielen, { $lowest }.

cucumber_rules-last-trick-payers-title = Wer zahlt
cucumber_rules-last-trick-payers-taker = wer den Stich macht, zahlt allein
cucumber_rules-last-trick-payers-taker-rewards-tied = wer den Stich macht, zahlt, und alle anderen mit einer gleich hohen Karte bekommen ebenso viele Punkte abgezogen
cucumber_rules-last-trick-payers-all-tied = wer den Stich macht, zahlt, und alle anderen mit einer gleich hohen Karte zahlen auch
cucumber_rules-last-trick-payers-all-but-lowest = alle mit einer Karte im letzten Stich zahlen, nur nicht, wer als Erstes eine Karte des niedrigsten Werts gespielt hat
cucumber_rules-last-trick-payers-by-declaration = sagt jemand die eigene Karte als niedrigste an, zeigen alle ihre Karten, und alle zahlen, die nicht die niedrigste haben
cucumber_rules-last-trick-doubled-by-title = Eine Karte, die die Strafe verdoppelt
cucumber_rules-last-trick-doubled-by-none = keine Karte verdoppelt sie
cucumber_rules-last-trick-doubled-by-value = spielt im letzten Stich jemand { CARD($card, form: "einen") }, zählt die Strafe doppelt, und nicht mehr, wenn es mehrere tun
cucumber_rules-last-trick-calls-title = Die Strafe erhöhen
cucumber_rules-last-trick-calls-none = niemand kann sie erhöhen
cucumber_rules-last-trick-calls-kontra = eine Person darf Kontra sagen, dann zählt jede Strafe doppelt, die eigene aber vierfach
cucumber_rules-last-trick-calls-rassi = wer verdoppelt hat, zahlt die doppelte Strafe, und wer noch einmal verdoppelt hat, die vierfache
cucumber_rules-last-trick-calls-doubling = wer einen Stich macht, darf vor dem nächsten den Einsatz verdoppeln wollen; alle anderen in der Runde gehen mit, oder sie steigen aus und verlieren den bisherigen Einsatz
cucumber_rules-last-trick-calls-declaration = haben alle noch eine Karte, dürfen sie reihum, angefangen bei der Person, die den letzten gespielten Stich gemacht hat, ihre Karte als niedrigste ansagen, bis jemand es tut
cucumber_rules-last-trick-declaration-title = Eine falsche Ansage, und gar keine
cucumber_rules-last-trick-declaration-value = wer ansagt und eine gleich hohe oder niedrigere Karte gegen sich hat, zahlt { $wrong }, { $adds ->
    [yes] und die Punkte der Karte dazu
   *[no] aber nicht die Punkte der Karte
}, und sagt niemand an, { $nobody ->
    [lowest_pays] zahlen alle mit der niedrigsten Karte { $wrong }
   *[nothing] zahlt niemand
}
cucumber_rules-last-trick-declaration-part-wrong = Was zahlt, wer ansagt und eine gleich hohe oder niedrigere Karte gegen sich hat.
cucumber_rules-last-trick-declaration-part-wrong-adds = Ob die Punkte der angesagten Karte dazukommen.
cucumber_rules-last-trick-declaration-part-nobody = Was geschieht, wenn niemand ansagt.
cucumber_rules-last-trick-all-equal-title = Wenn alle letzten Karten gleich sind
cucumber_rules-last-trick-all-equal-none = das ist ein Gleichstand wie jeder andere
cucumber_rules-last-trick-all-equal-restart = sind alle Karten im letzten Stich von einem Wert, zahlt niemand, und es geht von vorn los: alle am Tisch sind wieder drin, mit 0 Punkten
cucumber_rules-last-trick-all-equal-restart-if-all-fall = sind alle Karten im letzten Stich von einem Wert und würden alle dadurch ausscheiden, zahlt niemand, und es geht von vorn los: alle am Tisch sind wieder drin, mit 0 Punkten

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Alle, die noch in der Runde sind, spielen ihre letzte Karte, und die niedrigste gewinnt die Runde: von gleich niedrigen die zuerst gespielte.
    [by_declaration] Die eine Karte, die allen bleibt, wird nicht gespielt.
   *[taker] Alle spielen ihre letzte Karte: Die höchste macht den Stich, von gleich hohen die zuletzt gespielte.
}
cucumber_rules-low-in-it = Hier ganz unten: { CARD($ranks, form: "row") }. Den Stich macht so eine Karte nur, wenn nichts anderes darin liegt.
cucumber_rules-example-taker = Liegen im letzten Stich zum Beispiel { $trick }, macht die { $taker ->
    [2] zweite
   *[3] dritte
} Person den Stich und zahlt{ $unit ->
    [none] {""}
   *[other] {" "}{ cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , und die erste bekommt{ $unit ->
        [none] {" "}Punkte
       *[other] {" "}{ cucumber_rules-amount }
    } abgezogen
    [all_tied] , und die erste mit der gleich hohen Karte zahlt auch{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    }
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Liegen im letzten Stich zum Beispiel { $trick }, gewinnt die zweite Person die Runde, und { $players ->
    [2] die erste verliert
   *[other] die anderen verlieren
} den Einsatz.
cucumber_rules-example-declared = Sind die letzten Karten zum Beispiel { $cards } und sagt die zweite Person an, zahlt sie nichts, und die erste zahlt { $first }.
cucumber_rules-example-matched = Sind die letzten Karten zum Beispiel { $cards } und sagt die zweite Person an, zahlt sie { $wrong }{ $adds ->
    [yes] {" "}und { $own } für die Karte
   *[no] {""}
}, denn jemand hat eine gleich hohe, die erste zahlt { $first }, und die dritte nichts.

cucumber_rules-bet = Jede Runde beginnt mit einem Einsatz von 1 Guthabenpunkt. Wer zahlt, verliert so viel, wie der Einsatz dann ist.
cucumber_rules-card-costs = Wer zahlt, bekommt angeschrieben, was die eigene Karte im letzten Stich kostet:
cucumber_rules-shown-card-costs = Wer zahlt, bekommt angeschrieben, was die gezeigte Karte kostet:
cucumber_rules-column-card = Karte
cucumber_rules-column-points = Punkte
cucumber_rules-column-cucumbers = Gurken
cucumber_rules-its-number = die Zahl der Karte
cucumber_rules-kontra = Vor dem ersten Stich sagen alle reihum Kontra oder passen, bis jemand Kontra gesagt hat oder alle gepasst haben; den Anfang macht { $first ->
    [leader] die Person, die ausspielt
    [dealer] die Person, die gibt
   *[forehand] die Vorhand
}.
cucumber_rules-doubling-when = Verdoppelt werden darf nach jedem Stich außer dem letzten, einmal zwischen zwei Stichen, und nie zweimal hintereinander von derselben Person.
cucumber_rules-doubling-credits = Alle in der Runde, auch wer verdoppeln will, müssen Guthaben für den doppelten Einsatz haben; das wird geklärt, bevor jemand antwortet.
cucumber_rules-doubling-refused = Steigen alle anderen aus, hat gewonnen, wer verdoppeln wollte: Einen letzten Stich gibt es nicht, und den doppelten Einsatz verliert niemand.
cucumber_rules-lower-by-rank = Welche Karte niedriger ist, geht nach dem Rang, auch unter Karten, die gleich viel kosten.
cucumber_rules-multiply = Das wird malgenommen: doppelt und doppelt ist vierfach.

cucumber_rules-limit-points-title = Die Grenze
cucumber_rules-limit-points-none = es gibt keine
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = Wann die Grenze überschritten ist
cucumber_rules-limit-exactly-out = { $unit ->
    [none] wer die Grenze erreicht, hat sie überschritten
   *[other] wer { cucumber_rules-limit-amount } erreicht, hat die Grenze überschritten
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] wer über die Grenze kommt, hat sie überschritten, und genau auf der Grenze passiert noch nichts
   *[other] wer mehr als { cucumber_rules-limit-amount } bekommt, hat die Grenze überschritten, und bei genau { $points } passiert noch nichts
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] genau auf der Grenze geht der Stand zurück auf 0, und wer darüber kommt, hat sie überschritten
   *[other] wer genau { cucumber_rules-limit-amount } hat, geht zurück auf 0, und wer mehr bekommt, hat die Grenze überschritten
}
cucumber_rules-limit-falls-title = Wer die Grenze überschreitet
cucumber_rules-limit-falls-none = das kommt nicht vor, denn es gibt keine Grenze
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] verliert ein Leben und macht mit dem höchsten Stand der anderen weiter, die noch drin sind
    [keep_highest] gibt alle offenen Karten bis auf die höchste zurück
    [mark] ist markiert und spielt weiter
    [end_game] beendet das Spiel
   *[eliminate] ist raus
}
cucumber_rules-fall-at = { cucumber_rules-fall } (beim { cucumber_rules-ordinal } Mal)
cucumber_rules-fall-from = und { cucumber_rules-fall } (ab dem { cucumber_rules-ordinal } Mal)
cucumber_rules-ordinal = { $time ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
    [10] zehnten
   *[other] { $time }.
}

cucumber_rules-fatal = Wer mit { $cards } zahlt, ist sofort raus, wie auch immer der Stand ist.
cucumber_rules-kept-go-too = Mit dem Stand gehen auch die offenen Karten: Sie werden wieder eingemischt.
cucumber_rules-crosses = Wer die Grenze überschreitet, { $falls }.
cucumber_rules-crossing-together = Dabei zählt der Stand derer nicht mit, die in derselben Runde die Grenze überschreiten, und ist sonst niemand mehr drin, ist es 0.
cucumber_rules-card-kept = Die Punkte der Karte, die bleibt, werden der neue Stand{ $deals ->
    [yes] {" "}und bestimmen, wie viele Karten es in der nächsten Runde gibt
   *[no] {""}
}. Die anderen Karten kommen zurück ins Kartenspiel.
cucumber_rules-last-kept-stays = Von gleich hohen Karten bleibt die, die zuletzt dazukam.
cucumber_rules-takers-card-deals = Behalten mehrere in derselben Runde eine Karte, bestimmt die der Person, die den Stich gemacht hat.
cucumber_rules-marked = Wer markiert ist, bleibt es bis zum Ende, bekommt Karten und zahlt wie alle anderen.
cucumber_rules-order = { $steps ->
    [reset] Die Reihenfolge: Erst kommen die Strafpunkte dazu, dann geht zurück auf 0, wer genau { cucumber_rules-limit-amount } hat, dann gilt die Grenze.
    [both] Die Reihenfolge: Erst kommen die Strafpunkte dazu, dann geht zurück auf 0, wer genau { cucumber_rules-limit-amount } hat, dann gilt die Grenze, dann werden Punkte abgezogen.
   *[rewards] Die Reihenfolge: Erst kommen die Strafpunkte dazu, dann gilt die Grenze, dann werden Punkte abgezogen.
}
cucumber_rules-never-below = Abgezogene Punkte bringen den Stand nie unter 0 und geben nie ein Leben zurück.

cucumber_rules-score-title = Wie angeschrieben wird
cucumber_rules-score-running = die Strafpunkte werden auf Papier zusammengezählt, und jede Runde wird aus dem ganzen Kartenspiel gegeben
cucumber_rules-score-face-up = wer zahlt, behält die Karte aus dem letzten Stich offen auf dem Tisch, und die Punkte der offenen Karten sind der Stand
cucumber_rules-no-score = Punkte gibt es nicht: Notiert wird nur, wer für eine Runde gezahlt hat.
cucumber_rules-credits = Gezählt wird das Guthaben, das jemand verloren hat. Es ist weg, und niemand bekommt es.
cucumber_rules-begins = Alle beginnen mit 0.
cucumber_rules-kept-cards = Offene Karten bleiben bis zum Ende des Spiels aus dem Kartenspiel{ $back ->
    [yes] , oder bis die Grenze sie zurückschickt
   *[no] {""}
}, auch wenn die Person ausscheidet, der sie gehören.

cucumber_rules-stakes-buy-ins-each-title = Wieder einkaufen
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] niemand darf sich wieder einkaufen
    [1] alle dürfen sich im Spiel einmal wieder einkaufen
    [2] alle dürfen sich im Spiel zweimal wieder einkaufen
   *[other] alle dürfen sich im Spiel { $value } Mal wieder einkaufen
}
cucumber_rules-stakes-buy-ins-others-in-title = Wie viele andere noch drin sein müssen
cucumber_rules-stakes-buy-ins-others-in-value = mindestens { $value ->
    [1] eine andere Person muss
    [2] zwei andere müssen
    [3] drei andere müssen
    [4] vier andere müssen
    [5] fünf andere müssen
    [6] sechs andere müssen
    [7] sieben andere müssen
    [8] acht andere müssen
    [9] neun andere müssen
    [10] zehn andere müssen
   *[other] { $value } andere müssen
} noch drin sein
cucumber_rules-stakes-buy-ins-cost-title = Was es kostet, sich wieder einzukaufen
cucumber_rules-stakes-buy-ins-cost-stake = sich wieder einzukaufen kostet noch einen Einsatz in den Pott
cucumber_rules-stakes-buy-ins-cost-free = sich wieder einzukaufen kostet nichts
cucumber_rules-between-hands = Das geht zwischen den Runden, ob man noch drin ist oder schon raus, und { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Der neue Stand ist der höchste derer, die sonst noch drin sind.
cucumber_rules-buy-in-lowers = Wer noch drin ist, darf sich nur wieder einkaufen, wenn der Stand dadurch sinkt; wer raus ist, darf es immer.
cucumber_rules-out-for-good = Wer ausscheidet und sich nicht mehr einkaufen kann, ist endgültig raus.

cucumber_rules-end-when-title = Das Ende des Spiels
cucumber_rules-end-when-one-left = das Spiel ist aus, wenn nur noch eine Person drin ist
cucumber_rules-end-when-falls = das Spiel ist mit der Runde aus, in der jemand die Grenze überschreitet{ $time ->
    [1] {""}
   *[other] , und zwar zum { cucumber_rules-ordinal } Mal
}
cucumber_rules-end-when-one-unmarked = das Spiel ist aus, wenn alle bis auf eine Person markiert sind
cucumber_rules-end-when-agreed = das Spiel ist aus, wenn der Tisch es so beschließt
cucumber_rules-end-winner-title = Wer gewinnt
cucumber_rules-end-winner-last-in = wer zuletzt noch drin ist, gewinnt
cucumber_rules-end-winner-lowest-score = der niedrigste Stand derer, die noch drin sind, gewinnt
cucumber_rules-end-winner-not-the-loser = wer das Spiel beendet hat, verliert, und alle anderen, die noch drin sind, gewinnen gemeinsam
cucumber_rules-end-all-out-title = Wenn alle, die noch drin waren, in derselben Runde ausscheiden
cucumber_rules-end-all-out-lowest-score = der niedrigste Stand unter ihnen gewinnt, bei gleichen gewinnen sie gemeinsam
cucumber_rules-end-all-out-all-win = sie gewinnen alle gemeinsam
cucumber_rules-all-out = { $went ->
    [ends] Beenden alle, die noch drin waren, in derselben Runde das Spiel
   *[out] Scheiden alle, die noch drin waren, in derselben Runde aus
}, { $winner ->
    [all_win] gewinnen sie alle gemeinsam
   *[lowest_score] gewinnt der niedrigste Stand unter ihnen, bei gleichen gewinnen sie gemeinsam
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Alle, die noch drin sind und das Spiel nicht beendet haben, gewinnen gemeinsam.
    [one_unmarked] Wer nicht markiert ist, gewinnt.
   *[other] Wer zuletzt noch drin ist, gewinnt.
}
cucumber_rules-lowest-share = Mehrere mit gleich niedrigem Stand gewinnen gemeinsam.
cucumber_rules-best-standing = { $standing ->
    [hands] wer von denen, die noch drin sind, für die wenigsten Runden gezahlt hat, gewinnt, bei Gleichstand gemeinsam
    [crossed] wer von denen, die noch drin sind, am seltensten die Grenze überschritten hat, gewinnt, von mehreren der niedrigste Stand, bei Gleichstand gemeinsam
   *[score] der niedrigste Stand derer, die noch drin sind, gewinnt, bei Gleichstand gemeinsam
}
cucumber_rules-agreed-before = Beschließt der Tisch, vorher aufzuhören: { cucumber_rules-best-standing }.

cucumber_rules-stakes-payout-title = Der Einsatz
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] es gibt einen Pott, den bekommt, wer gewinnt
   *[1] alle zahlen den gleichen Einsatz in einen Pott, den bekommt, wer gewinnt
}
cucumber_rules-stakes-payout-differences = alle anderen zahlen an die Person, die gewinnt, den Unterschied der Stände mal den Einsatz für einen Punkt
cucumber_rules-stakes-entry-title = Was am Anfang gezahlt wird
cucumber_rules-stakes-entry-value = { $value ->
    [0] am Anfang zahlt niemand etwas
   *[1] am Anfang zahlen alle einen Einsatz
}
cucumber_rules-stakes-falls-title = Zahlen fürs Ausscheiden
cucumber_rules-stakes-falls-none = Ausscheiden kostet nichts
cucumber_rules-stakes-falls-value = { $who ->
    [first] wer als Erstes in einem Durchgang ausscheidet, und damit alle, die in dieser Runde ausscheiden, zahlt
   *[all] wer durch die Grenze ausscheidet, zahlt
} { cucumber_rules-stakes } in den Pott
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, oder { $more }, wenn die entscheidende Karte eine von diesen war: { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] einen Einsatz
    [2] zwei Einsätze
    [3] drei Einsätze
    [4] vier Einsätze
    [5] fünf Einsätze
    [6] sechs Einsätze
    [7] sieben Einsätze
    [8] acht Einsätze
    [9] neun Einsätze
    [10] zehn Einsätze
   *[other] { $stakes } Einsätze
}
cucumber_rules-stakes-falls-part-who = Wessen Ausscheiden Geld kostet.
cucumber_rules-stakes-falls-part-stakes = Wie viele Einsätze es kostet.
cucumber_rules-stakes-falls-part-picture-stakes = Wie viele es kostet, wenn die entscheidende Karte ein Bild ist.
cucumber_rules-stakes-falls-part-pictures = Die Werte, die Bilder sind.
cucumber_rules-for-money = Geht es um Geld: { $payout ->
    [differences] { cucumber_rules-stakes-payout-differences }
   *[pot] { cucumber_rules-stakes-payout-pot }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Gewinnen mehrere, teilen sie sich jede Zahlung gleichmäßig. Übrige Münzen bekommen sie einzeln der Reihe nach, vom ersten Platz an.
   *[pot] Gewinnen mehrere, teilen sie sich den Pott gleichmäßig. Übrige Münzen bekommen sie einzeln der Reihe nach, vom ersten Platz an.
}
cucumber_rules-new-round-pot = Geht es im selben Spiel von vorn los, bleibt der Pott, wie er ist.

cucumber_rules-leaves = { $pot ->
    [stake] Wer den Tisch verlässt, ist sofort raus. Der Einsatz bleibt im Pott.
    [paid] Wer den Tisch verlässt, ist sofort raus. Was gezahlt wurde, bleibt im Pott.
   *[none] Wer den Tisch verlässt, ist sofort raus.
}
cucumber_rules-one-left = Ist danach nur noch eine Person drin, ist das Spiel aus, und sie gewinnt.
cucumber_rules-joins = Zwischen den Runden kann noch jemand auf einem neuen letzten Platz einsteigen{ $score ->
    [yes] , mit dem höchsten Stand derer, die noch drin sind
   *[no] {""}
}, solange die Karten für alle reichen und höchstens { $most } am Tisch sitzen.
