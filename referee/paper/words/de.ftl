# German: score sheets on paper, as charts and as CSV.

paper-day = { $day }. { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (Platz { $seat })
paper-beside = { $name }: { $text }
paper-so-many = { $noun ->
    [own] { $rounds } { $rounds ->
        [one] { $one }
       *[other] { $nouns }
    }
   *[other] { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Jo

paper-page-title = { $game } · Spielzettel
paper-page-of = Blatt { $page } von { $pages }
paper-beside-page-of = Blatt { $page } von { $pages }

paper-won-by = { $winners ->
   *[other] Gewonnen:
}
paper-abandoned = Abgebrochen
paper-no-winner = Ohne Sieg beendet
paper-still-played = Wird noch gespielt
paper-still-played-dealer = Wird noch gespielt; { $player } gibt als Nächstes

paper-event = Anlass
paper-house-rules = Hausregeln
paper-places = Plätze
paper-so-far = Bisher
paper-came-back = Wieder da
paper-stake = Einsatz
paper-paid-out = Ausgezahlt
paper-notes = Anmerkungen
paper-unconfirmed = Nicht bestätigt
paper-disputed = Umstritten

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , raus
   *[in] {""}
}
paper-was-before = { $now } war vorher { $before }
paper-new-seats = { $same }; wer wiederkommt, bekommt einen neuen Platz mit { $stake ->
    [paid] Stand und Einsatz
   *[none] dem Stand
} wie alle, die dazukommen, und der alte Platz bleibt, wie er war
paper-stake-and-pot = { $stake }, insgesamt { $pot } in den Pott gezahlt
paper-account = { $account ->
    [bank] die Bank
   *[pot] den Pott
}
paper-paid-back = { $amount } zurück an { $payee }
paper-paid = { $amount } an { $payee }
paper-paid-by = { $amount } an { $payee } von { $payer }
paper-note-after = { $noun ->
    [own] { $reason } (nach { $one } { $round })
   *[other] { $reason } (nach Runde { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (vor { $one } 1)
   *[other] { $reason } (vor der ersten Runde)
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Noch hat es sonst niemand bestätigt.
paper-why-disputed = { $why } { $by } ist nicht einverstanden: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
   *[other] Runde
}
paper-act-adjusted = Korrektur
paper-act-joins = kommt
paper-act-leaves = geht
paper-act-ends = Ende
paper-carried = Übertrag
paper-total = Summe
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] Runde { $first } bis { $last }
}
paper-caption-none = { $noun ->
    [own] Noch keine { $nouns }
   *[other] Noch keine Runden
}
paper-dealer-letter = G
paper-dealt = gab

paper-legend-dealt = G gab
paper-legend-hatched = schraffiert: raus
paper-legend-totals = gezählt: { $unit }
paper-notes-by-hand = Notizen
paper-signed = Unterschrift

paper-dealer = { $how ->
    [void] { $player } sollte geben; eine Korrektur hat das hinfällig gemacht.
    [drawn] { $player } wurde zum Geben ausgelost.
   *[named] { $player } wurde zum Geben bestimmt.
}
paper-ended-by-agreement = Alle waren sich einig, aufzuhören.
paper-game-abandoned = Das Spiel wurde abgebrochen.

paper-chart-about = { $counts } nach jeder von { $rounds }, pro { $by ->
    [teams] Team
   *[players] Person
}.
paper-chart-at-last = Am Ende: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , gewonnen
    [out] , raus
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = Der { $best ->
    [highest] höchste
   *[lowest] niedrigste
} Stand gewinnt.
paper-chart-event = Anlass: { $event }
paper-chart-after = nach { $rounds }
paper-chart-won-by = gewonnen von { $winners }
paper-chart-abandoned = abgebrochen
paper-chart-rounds = { $noun ->
    [own] { $nouns }
   *[other] Runden
}
paper-chart-tail = { $how ->
    [won] gewonnen
   *[out] raus
}

paper-head = { $key ->
    [position] Nr.
    [hand] { $noun ->
        [own] { $one }
       *[other] Runde
    }
    [kind] Was
    [recorded_at] eingetragen
    [dealer] gibt
    [leader] spielt aus
   *[why] Erklärung
}
paper-head-of-family = { $title }
paper-head-total = Summe
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
       *[other] Runde
    }
    [dealer] Geben bestimmt
    [adjustment] Korrektur
    [join] jemand kommt dazu
    [withdrawal] jemand geht
    [end] Ende
   *[other] { $title }
}
paper-cards = { $cards }
