# Polish: score sheets on paper, as charts and as CSV.

paper-day = { $day } { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (miejsce { $seat })
paper-beside = { $name }: { $text }
paper-so-many = { $noun ->
    [own] { $rounds } × { $one }
   *[other] { $rounds } { $noun ->
        [hand] { $rounds ->
            [one] rozdanie
            [few] rozdania
           *[many] rozdań
        }
        [deal] { $rounds ->
            [one] rozdanie
            [few] rozdania
           *[many] rozdań
        }
       *[round] { $rounds ->
            [one] runda
            [few] rundy
           *[many] rund
        }
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Jo

paper-page-title = { $game } · zapis
paper-page-of = Arkusz { $page } z { $pages }
paper-beside-page-of = arkusz { $page } z { $pages }

paper-won-by = { $winners ->
    [1] Wygrywa
   *[other] Wygrywają
}
paper-abandoned = Przerwano
paper-no-winner = Koniec bez zwycięzcy
paper-still-played = Gra trwa
paper-still-played-dealer = Gra trwa; następnie rozdaje { $player }

paper-event = Wydarzenie
paper-house-rules = Zasady domowe
paper-places = Miejsca
paper-so-far = Dotychczas
paper-came-back = Powrót
paper-stake = Stawka
paper-paid-out = Wypłacono
paper-notes = Uwagi
paper-unconfirmed = Niepotwierdzone
paper-disputed = Sporne

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , poza grą
   *[in] {""}
}
paper-was-before = { $now } to wcześniej { $before }
paper-new-seats = { $same }; kto wraca, dostaje nowe miejsce { $stake ->
    [paid] z punktami i stawką
   *[none] z punktami
} nowej osoby, a poprzednie miejsce zostaje bez zmian
paper-stake-and-pot = { $stake }, do puli wpłacono razem { $pot }
paper-account = { $account ->
    [bank] bank
   *[pot] pula
}
paper-paid-back = { $amount } z powrotem: { $payee }
paper-paid = { $amount }: { $payee }
paper-paid-by = { $amount }: { $payer } → { $payee }
paper-note-after = { $noun ->
    [own] { $reason } (po: { $one } { $round })
   *[other] { $reason } ({ $noun ->
        [hand] po rozdaniu
        [deal] po rozdaniu
       *[round] po rundzie
    } { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (przed: { $one } 1)
   *[other] { $reason } ({ $noun ->
        [hand] przed pierwszym rozdaniem
        [deal] przed pierwszym rozdaniem
       *[round] przed pierwszą rundą
    })
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Nikt inny jeszcze tego nie potwierdził.
paper-why-disputed = { $why } { $by } się nie zgadza: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
    [hand] Rozd.
    [deal] Rozd.
   *[round] Runda
}
paper-act-adjusted = decyzja
paper-act-joins = dosiada się
paper-act-leaves = odchodzi
paper-act-ends = koniec
paper-carried = z przen.
paper-total = Razem
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] { $noun ->
        [hand] Rozdania
        [deal] Rozdania
       *[round] Rundy
    } { $first }–{ $last }
}
paper-caption-none = { $noun ->
    [own] { $title }: 0
    [hand] Nie ma jeszcze rozdań
    [deal] Nie ma jeszcze rozdań
   *[round] Nie ma jeszcze rund
}
paper-dealer-letter = R
paper-dealt = rozdaje

paper-legend-dealt = R rozdaje
paper-legend-hatched = zakreskowane: poza grą
paper-legend-totals = liczone są { $unit }
paper-notes-by-hand = Notatki
paper-signed = Podpisy

paper-dealer = { $how ->
    [void] Kolej rozdawania: { $player }; poprawka ją unieważnia.
    [drawn] Rozdaje { $player } (z losowania).
   *[named] Rozdaje { $player } (z wyboru).
}
paper-ended-by-agreement = Gracze zgadzają się zakończyć grę.
paper-game-abandoned = Gra jest przerwana.

paper-chart-about = { $counts }, po każdym z kolei ({ $rounds }), { $by ->
    [teams] według drużyn
   *[players] według graczy
}.
paper-chart-at-last = Na koniec: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , wygrana
    [out] , poza grą
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = Wygrywa { $best ->
    [highest] najwyższy
   *[lowest] najniższy
} wynik.
paper-chart-event = Wydarzenie: { $event }
paper-chart-after = { $rounds } za nami
paper-chart-won-by = wygrywa { $winners }
paper-chart-abandoned = przerwano
paper-chart-rounds = { $noun ->
    [own] { $nouns }
    [hand] rozdania
    [deal] rozdania
   *[round] rundy
}
paper-chart-tail = { $how ->
    [won] wygrana
   *[out] poza grą
}

paper-head = { $key ->
    [position] nr
    [hand] { $noun ->
        [own] { $one }
        [hand] rozdanie
        [deal] rozdanie
       *[round] runda
    }
    [kind] co
    [recorded_at] zapisano
    [dealer] rozdaje
    [leader] wychodzi
   *[why] wyjaśnienie
}
paper-head-of-family = { $title }
paper-head-total = razem
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
        [hand] rozdanie
        [deal] rozdanie
       *[round] runda
    }
    [dealer] wybór rozdającego
    [adjustment] decyzja
    [join] nowy gracz
    [withdrawal] gracz odchodzi
    [end] koniec
   *[other] { $title }
}
paper-cards = { $cards }
