# Swedish: score sheets on paper, as charts and as CSV.

paper-day = { $day } { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (plats { $seat })
paper-beside = { $name }: { $text }
paper-so-many = { $noun ->
    [own] { $rounds } { $rounds ->
        [one] { $one }
       *[other] { $nouns }
    }
   *[other] { $rounds } { $noun ->
        [hand] { $rounds ->
            [one] giv
           *[other] givar
        }
        [deal] { $rounds ->
            [one] giv
           *[other] givar
        }
       *[round] { $rounds ->
            [one] omgång
           *[other] omgångar
        }
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Jo

paper-page-title = { $game } · protokoll
paper-page-of = Blad { $page } av { $pages }
paper-beside-page-of = blad { $page } av { $pages }

paper-won-by = { $winners ->
    [one] Vinnare:
   *[other] Vinnare:
}
paper-abandoned = Avbrutet
paper-no-winner = Slut utan vinnare
paper-still-played = Spelas fortfarande
paper-still-played-dealer = Spelas fortfarande; { $player } ger nästa gång

paper-event = Evenemang
paper-house-rules = Husregler
paper-places = Placeringar
paper-so-far = Hittills
paper-came-back = Kom tillbaka
paper-stake = Insats
paper-paid-out = Utbetalt
paper-notes = Anmärkningar
paper-unconfirmed = Inte bekräftat
paper-disputed = Oenighet

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , ute
   *[in] {""}
}
paper-was-before = { $now } var { $before } tidigare
paper-new-seats = { $same }; den som kommer tillbaka får en ny plats med { $stake ->
    [paid] poäng och insats
   *[none] poäng
} som en ny spelare, och den gamla platsen står kvar som den lämnades
paper-stake-and-pot = { $stake }, { $pot } inbetalt i potten sammanlagt
paper-account = { $account ->
    [bank] banken
   *[pot] potten
}
paper-paid-back = { $amount } tillbaka till { $payee }
paper-paid = { $amount } till { $payee }
paper-paid-by = { $amount } till { $payee } från { $payer }
paper-note-after = { $noun ->
    [own] { $reason } (efter { $one } { $round })
   *[other] { $reason } (efter { $noun ->
        [hand] giv
        [deal] giv
       *[round] omgång
    } { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (före { $one } 1)
   *[other] { $reason } (före första { $noun ->
        [hand] given
        [deal] given
       *[round] omgången
    })
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Ingen annan har bekräftat det än.
paper-why-disputed = { $why } { $by } håller inte med: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
    [hand] Giv
    [deal] Giv
   *[round] Omg.
}
paper-act-adjusted = rättat
paper-act-joins = kommer
paper-act-leaves = går
paper-act-ends = slut
paper-carried = överfört
paper-total = Summa
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] { $noun ->
        [hand] Giv
        [deal] Giv
       *[round] Omgång
    } { $first } till { $last }
}
paper-caption-none = { $noun ->
    [own] Inga { $nouns } än
    [hand] Inga givar än
    [deal] Inga givar än
   *[round] Inga omgångar än
}
paper-dealer-letter = G
paper-dealt = gav

paper-legend-dealt = G gav
paper-legend-hatched = streckat: ute
paper-legend-totals = summorna är { $unit }
paper-notes-by-hand = Anteckningar
paper-signed = Underskrift

paper-dealer = { $how ->
    [void] { $player } skulle ge; det gäller inte efter en rättelse.
    [drawn] { $player } lottades fram att ge.
   *[named] { $player } valdes till att ge.
}
paper-ended-by-agreement = Spelarna kom överens om att sluta.
paper-game-abandoned = Spelet avbröts.

paper-chart-about = { $counts } efter var och en av { $rounds }, per { $by ->
    [teams] lag
   *[players] spelare
}.
paper-chart-at-last = Till slut: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , vann
    [out] , ute
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = { $best ->
    [highest] Högst
   *[lowest] Lägst
} vinner.
paper-chart-event = Evenemang: { $event }
paper-chart-after = efter { $rounds }
paper-chart-won-by = vunnet av { $winners }
paper-chart-abandoned = avbrutet
paper-chart-rounds = { $noun ->
    [own] { $nouns }
    [hand] givar
    [deal] givar
   *[round] omgångar
}
paper-chart-tail = { $how ->
    [won] vann
   *[out] ute
}

paper-head = { $key ->
    [position] nr
    [hand] { $noun ->
        [own] { $one }
        [hand] giv
        [deal] giv
       *[round] omgång
    }
    [kind] vad
    [recorded_at] infört
    [dealer] given
    [leader] spelar ut
   *[why] förklaring
}
paper-head-of-family = { $title }
paper-head-total = summa
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
        [hand] giv
        [deal] giv
       *[round] omgång
    }
    [dealer] given vald
    [adjustment] rättelse
    [join] ny spelare
    [withdrawal] spelare går
    [end] slut
   *[other] { $title }
}
paper-cards = { $cards }
