# Danish: score sheets on paper, as charts and as CSV.

paper-day = { $day }. { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (plads { $seat })
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

paper-page-title = { $game } · regnskab
paper-page-of = Ark { $page } af { $pages }
paper-beside-page-of = ark { $page } af { $pages }

paper-won-by = { $winners ->
    [one] Vinder:
   *[other] Vindere:
}
paper-abandoned = Opgivet
paper-no-winner = Sluttet uden vinder
paper-still-played = Spilles endnu
paper-still-played-dealer = Spilles endnu; { $player } giver næste gang

paper-event = Arrangement
paper-house-rules = Husregler
paper-places = Placeringer
paper-so-far = Indtil nu
paper-came-back = Kom tilbage
paper-stake = Indskud
paper-paid-out = Udbetalt
paper-notes = Noter
paper-unconfirmed = Ikke bekræftet
paper-disputed = Uenighed

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , ude
   *[in] {""}
}
paper-was-before = { $now } var { $before } før
paper-new-seats = { $same }; den, der kommer tilbage, får en ny plads med { $stake ->
    [paid] pointtal og indskud
   *[none] pointtal
} som en ny spiller, og den gamle plads står, som den blev forladt
paper-stake-and-pot = { $stake }, { $pot } betalt til puljen i alt
paper-account = { $account ->
    [bank] banken
   *[pot] puljen
}
paper-paid-back = { $amount } tilbage til { $payee }
paper-paid = { $amount } til { $payee }
paper-paid-by = { $amount } til { $payee } fra { $payer }
paper-note-after = { $noun ->
    [own] { $reason } (efter { $one } { $round })
   *[other] { $reason } (efter runde { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (før { $one } 1)
   *[other] { $reason } (før første runde)
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Ingen anden har bekræftet det endnu.
paper-why-disputed = { $why } { $by } er ikke enig: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
   *[other] Runde
}
paper-act-adjusted = rettet
paper-act-joins = kommer
paper-act-leaves = går
paper-act-ends = slut
paper-carried = overført
paper-total = I alt
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] Runde { $first } til { $last }
}
paper-caption-none = { $noun ->
    [own] Ingen { $nouns } endnu
   *[other] Ingen runder endnu
}
paper-dealer-letter = G
paper-dealt = gav

paper-legend-dealt = G gav
paper-legend-hatched = skraveret: ude
paper-legend-totals = der tælles { $unit }
paper-notes-by-hand = Noter
paper-signed = Underskrift

paper-dealer = { $how ->
    [void] { $player } skulle give; det gælder ikke efter en rettelse.
    [drawn] { $player } blev trukket til at give.
   *[named] { $player } blev valgt til at give.
}
paper-ended-by-agreement = Spillerne blev enige om at slutte.
paper-game-abandoned = Spillet blev opgivet.

paper-chart-about = { $counts } efter hver af { $rounds }, pr. { $by ->
    [teams] hold
   *[players] spiller
}.
paper-chart-at-last = Til sidst: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , vandt
    [out] , ude
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = Det { $best ->
    [highest] højeste
   *[lowest] laveste
} vinder.
paper-chart-event = Arrangement: { $event }
paper-chart-after = efter { $rounds }
paper-chart-won-by = vundet af { $winners }
paper-chart-abandoned = opgivet
paper-chart-rounds = { $noun ->
    [own] { $nouns }
   *[other] runder
}
paper-chart-tail = { $how ->
    [won] vandt
   *[out] ude
}

paper-head = { $key ->
    [position] nr.
    [hand] { $noun ->
        [own] { $one }
       *[other] runde
    }
    [kind] hvad
    [recorded_at] indtastet
    [dealer] giver
    [leader] spiller ud
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
    [end] slut
   *[other] { $title }
}
paper-cards = { $cards }
