# Norwegian: score sheets on paper, as charts and as CSV.

paper-day = { $day }. { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (plass { $seat })
paper-beside = { $name }: { $text }
paper-so-many = { $noun ->
    [own] { $rounds } { $rounds ->
        [one] { $one }
       *[other] { $nouns }
    }
   *[other] { $rounds } { $rounds ->
        [one] runde
       *[other] runder
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Jo

paper-page-title = { $game } · poengark
paper-page-of = Ark { $page } av { $pages }
paper-beside-page-of = ark { $page } av { $pages }

paper-won-by = { $winners ->
    [one] Vinner:
   *[other] Vinnere:
}
paper-abandoned = Avbrutt
paper-no-winner = Slutt uten vinner
paper-still-played = Spilles ennå
paper-still-played-dealer = Spilles ennå; { $player } gir neste gang

paper-event = Arrangement
paper-house-rules = Husregler
paper-places = Plasseringer
paper-so-far = Så langt
paper-came-back = Kom tilbake
paper-stake = Innsats
paper-paid-out = Utbetalt
paper-notes = Merknader
paper-unconfirmed = Ikke bekreftet
paper-disputed = Uenighet

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , ute
   *[in] {""}
}
paper-was-before = { $now } var { $before } før
paper-new-seats = { $same }; den som kommer tilbake, får en ny plass med { $stake ->
    [paid] poeng og innsats
   *[none] poeng
} som en ny spiller, og den gamle plassen står slik den ble forlatt
paper-stake-and-pot = { $stake }, { $pot } betalt til potten i alt
paper-account = { $account ->
    [bank] banken
   *[pot] potten
}
paper-paid-back = { $amount } tilbake til { $payee }
paper-paid = { $amount } til { $payee }
paper-paid-by = { $amount } til { $payee } fra { $payer }
paper-note-after = { $noun ->
    [own] { $reason } (etter { $one } { $round })
   *[other] { $reason } (etter runde { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (før { $one } 1)
   *[other] { $reason } (før første runde)
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Ingen andre har bekreftet det ennå.
paper-why-disputed = { $why } { $by } er ikke enig: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
   *[other] Runde
}
paper-act-adjusted = rettet
paper-act-joins = kommer
paper-act-leaves = går
paper-act-ends = slutt
paper-carried = overført
paper-total = I alt
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] Runde { $first } til { $last }
}
paper-caption-none = { $noun ->
    [own] Ingen { $nouns } ennå
   *[other] Ingen runder ennå
}
paper-dealer-letter = G
paper-dealt = ga

paper-legend-dealt = G ga
paper-legend-hatched = skravert: ute
paper-legend-totals = det telles { $unit }
paper-notes-by-hand = Notater
paper-signed = Underskrift

paper-dealer = { $how ->
    [void] { $player } skulle gi; det gjelder ikke etter en rettelse.
    [drawn] { $player } ble trukket ut til å gi.
   *[named] { $player } ble valgt til å gi.
}
paper-ended-by-agreement = Spillerne ble enige om å slutte.
paper-game-abandoned = Spillet ble avbrutt.

paper-chart-about = { $counts } etter hver av { $rounds }, per { $by ->
    [teams] lag
   *[players] spiller
}.
paper-chart-at-last = Til slutt: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , vant
    [out] , ute
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = { $best ->
    [highest] Høyest
   *[lowest] Lavest
} vinner.
paper-chart-event = Arrangement: { $event }
paper-chart-after = etter { $rounds }
paper-chart-won-by = vunnet av { $winners }
paper-chart-abandoned = avbrutt
paper-chart-rounds = { $noun ->
    [own] { $nouns }
   *[other] runder
}
paper-chart-tail = { $how ->
    [won] vant
   *[out] ute
}

paper-head = { $key ->
    [position] nr.
    [hand] { $noun ->
        [own] { $one }
       *[other] runde
    }
    [kind] hva
    [recorded_at] ført inn
    [dealer] giver
    [leader] spiller ut
   *[why] forklaring
}
paper-head-of-family = { $title }
paper-head-total = i alt
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
       *[other] runde
    }
    [dealer] giver valgt
    [adjustment] rettelse
    [join] ny spiller
    [withdrawal] spiller går
    [end] slutt
   *[other] { $title }
}
paper-cards = { $cards }
