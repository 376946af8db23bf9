# Finnish: score sheets on paper, as charts and as CSV.

paper-day = { $day }. { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (paikka { $seat })
paper-beside = { $name }: { $text }
paper-so-many = { $noun ->
    [own] { $rounds } × { $one }
   *[other] { $rounds } { $noun ->
        [hand] { $rounds ->
            [one] jako
           *[other] jakoa
        }
        [deal] { $rounds ->
            [one] jako
           *[other] jakoa
        }
       *[round] { $rounds ->
            [one] kierros
           *[other] kierrosta
        }
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Jo

paper-page-title = { $game } · pöytäkirja
paper-page-of = Arkki { $page } / { $pages }
paper-beside-page-of = arkki { $page } / { $pages }

paper-won-by = { $winners ->
    [one] Voittaja:
   *[other] Voittajat:
}
paper-abandoned = Keskeytetty
paper-no-winner = Päättyi ilman voittajaa
paper-still-played = Peli jatkuu
paper-still-played-dealer = Peli jatkuu; seuraavaksi jakaa { $player }

paper-event = Tapahtuma
paper-house-rules = Talon säännöt
paper-places = Sijoitukset
paper-so-far = Tähän asti
paper-came-back = Palasi
paper-stake = Panos
paper-paid-out = Maksettu
paper-notes = Huomautukset
paper-unconfirmed = Vahvistamatta
paper-disputed = Erimielisyyttä

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , ulkona
   *[in] {""}
}
paper-was-before = { $now } oli ennen { $before }
paper-new-seats = { $same }; palaava saa uuden paikan ja { $stake ->
    [paid] uuden pelaajan pisteet ja panoksen
   *[none] uuden pelaajan pisteet
}, ja entinen paikka jää ennalleen
paper-stake-and-pot = { $stake }, pottiin maksettu yhteensä { $pot }
paper-account = { $account ->
    [bank] pankki
   *[pot] potti
}
paper-paid-back = { $amount } takaisin: { $payee }
paper-paid = { $amount }: { $payee }
paper-paid-by = { $amount }: { $payer } → { $payee }
paper-note-after = { $noun ->
    [own] { $reason } ({ $one } { $round }:n jälkeen)
   *[other] { $reason } ({ $noun ->
        [hand] jaon
        [deal] jaon
       *[round] kierroksen
    } { $round } jälkeen)
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (ennen: { $one } 1)
   *[other] { $reason } (ennen ensimmäistä { $noun ->
        [hand] jakoa
        [deal] jakoa
       *[round] kierrosta
    })
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Kukaan muu ei ole vielä vahvistanut sitä.
paper-why-disputed = { $why } { $by } on eri mieltä: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
    [hand] Jako
    [deal] Jako
   *[round] Kierr.
}
paper-act-adjusted = päätös
paper-act-joins = tulee
paper-act-leaves = lähtee
paper-act-ends = loppu
paper-carried = siirto
paper-total = Yht.
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] { $noun ->
        [hand] Jaot
        [deal] Jaot
       *[round] Kierrokset
    } { $first }–{ $last }
}
paper-caption-none = { $noun ->
    [own] { $title }: 0
    [hand] Ei vielä jakoja
    [deal] Ei vielä jakoja
   *[round] Ei vielä kierroksia
}
paper-dealer-letter = J
paper-dealt = jakoi

paper-legend-dealt = J jakoi
paper-legend-hatched = viivoitettu: ulkona
paper-legend-totals = luvut: { $unit }
paper-notes-by-hand = Muistiinpanoja
paper-signed = Allekirjoitus

paper-dealer = { $how ->
    [void] Jakovuoro oli { $player }; oikaisu on kumonnut sen.
    [drawn] Jakaja arvottiin: { $player }.
   *[named] Jakaja nimettiin: { $player }.
}
paper-ended-by-agreement = Pelaajat sopivat lopettavansa.
paper-game-abandoned = Peli keskeytettiin.

paper-chart-about = { $counts }, jokaisen jälkeen: { $rounds }, { $by ->
    [teams] joukkueittain
   *[players] pelaajittain
}.
paper-chart-at-last = Lopuksi: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , voitti
    [out] , ulkona
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = { $best ->
    [highest] Korkein
   *[lowest] Alin
} tulos voittaa.
paper-chart-event = Tapahtuma: { $event }
paper-chart-after = pelattu { $rounds }
paper-chart-won-by = voitti { $winners }
paper-chart-abandoned = keskeytetty
paper-chart-rounds = { $noun ->
    [own] { $nouns }
    [hand] jaot
    [deal] jaot
   *[round] kierrokset
}
paper-chart-tail = { $how ->
    [won] voitti
   *[out] ulkona
}

paper-head = { $key ->
    [position] nro
    [hand] { $noun ->
        [own] { $one }
        [hand] jako
        [deal] jako
       *[round] kierros
    }
    [kind] mitä
    [recorded_at] kirjattu
    [dealer] jakaja
    [leader] aloittaja
   *[why] selitys
}
paper-head-of-family = { $title }
paper-head-total = yhteensä
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
        [hand] jako
        [deal] jako
       *[round] kierros
    }
    [dealer] jakaja nimetty
    [adjustment] päätös
    [join] uusi pelaaja
    [withdrawal] pelaaja lähtee
    [end] loppu
   *[other] { $title }
}
paper-cards = { $cards }
