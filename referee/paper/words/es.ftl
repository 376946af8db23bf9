# Spanish: score sheets on paper, as charts and as CSV.

paper-day = { $day } de { $month } de { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (asiento { $seat })
paper-beside = { $name }: { $text }
paper-so-many = { $noun ->
    [own] { $rounds } { $rounds ->
        [one] { $one }
       *[other] { $nouns }
    }
   *[other] { $rounds } { $noun ->
        [hand] { $rounds ->
            [one] mano
           *[other] manos
        }
        [deal] { $rounds ->
            [one] mano
           *[other] manos
        }
       *[round] { $rounds ->
            [one] ronda
           *[other] rondas
        }
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Co

paper-page-title = { $game } · hoja de puntuación
paper-page-of = Hoja { $page } de { $pages }
paper-beside-page-of = hoja { $page } de { $pages }

paper-won-by = { $winners ->
    [1] Gana
   *[other] Ganan
}
paper-abandoned = Abandonada
paper-no-winner = Acabó sin victoria
paper-still-played = Se está jugando
paper-still-played-dealer = Se está jugando; ahora reparte { $player }

paper-event = Evento
paper-house-rules = Reglas de la casa
paper-places = Puestos
paper-so-far = Hasta ahora
paper-came-back = De vuelta
paper-stake = Apuesta
paper-paid-out = Pagado
paper-notes = Notas
paper-unconfirmed = Sin confirmar
paper-disputed = En disputa

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , fuera
   *[in] {""}
}
paper-was-before = { $now } era antes { $before }
paper-new-seats = { $same }; quien vuelve ocupa otro asiento con { $stake ->
    [paid] los puntos y la apuesta
   *[none] los puntos
} de quien entra, y el anterior queda como estaba
paper-stake-and-pot = { $stake }, { $pot } puestos en el bote en total
paper-account = { $account ->
    [bank] la banca
   *[pot] el bote
}
paper-paid-back = { $amount } de vuelta a { $payee }
paper-paid = { $amount } a { $payee }
paper-paid-by = { $amount } a { $payee } de { $payer }
paper-note-after = { $noun ->
    [own] { $reason } (tras { $one } { $round })
   *[other] { $reason } (tras la { $noun ->
        [hand] mano
        [deal] mano
       *[round] ronda
    } { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (antes de { $one } 1)
   *[other] { $reason } (antes de la primera { $noun ->
        [hand] mano
        [deal] mano
       *[round] ronda
    })
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Nadie más lo ha confirmado todavía.
paper-why-disputed = { $why } { $by } no está de acuerdo: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
    [hand] Mano
    [deal] Mano
   *[round] Ronda
}
paper-act-adjusted = ajuste
paper-act-joins = entra
paper-act-leaves = se va
paper-act-ends = fin
paper-carried = suma ant.
paper-total = Total
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] { $noun ->
        [hand] Manos
        [deal] Manos
       *[round] Rondas
    } { $first } a { $last }
}
paper-caption-none = { $noun ->
    [own] { $title }: 0
    [hand] Aún no hay manos
    [deal] Aún no hay manos
   *[round] Aún no hay rondas
}
paper-dealer-letter = R
paper-dealt = repartió

paper-legend-dealt = R repartió
paper-legend-hatched = rayado: fuera
paper-legend-totals = se cuentan { $unit }
paper-notes-by-hand = Notas
paper-signed = Firmas

paper-dealer = { $how ->
    [void] { $player } iba a repartir; una corrección lo anuló.
    [drawn] El sorteo dio el reparto a { $player }.
   *[named] La mesa dio el reparto a { $player }.
}
paper-ended-by-agreement = Todos acordaron acabar la partida.
paper-game-abandoned = La partida se abandonó.

paper-chart-about = { $counts } tras cada una de { $rounds }, por { $by ->
    [teams] equipo
   *[players] persona
}.
paper-chart-at-last = Al final: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , gana
    [out] , fuera
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = Gana la puntuación más { $best ->
    [highest] alta
   *[lowest] baja
}.
paper-chart-event = Evento: { $event }
paper-chart-after = tras { $rounds }
paper-chart-won-by = gana { $winners }
paper-chart-abandoned = abandonada
paper-chart-rounds = { $noun ->
    [own] { $nouns }
    [hand] manos
    [deal] manos
   *[round] rondas
}
paper-chart-tail = { $how ->
    [won] gana
   *[out] fuera
}

paper-head = { $key ->
    [position] n.º
    [hand] { $noun ->
        [own] { $one }
        [hand] mano
        [deal] mano
       *[round] ronda
    }
    [kind] qué
    [recorded_at] anotado
    [dealer] reparte
    [leader] sale
   *[why] explicación
}
paper-head-of-family = { $title }
paper-head-total = total
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
        [hand] mano
        [deal] mano
       *[round] ronda
    }
    [dealer] reparto decidido
    [adjustment] ajuste
    [join] alguien entra
    [withdrawal] alguien se va
    [end] fin
   *[other] { $title }
}
paper-cards = { $cards }
