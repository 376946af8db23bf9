# Icelandic: score sheets on paper, as charts and as CSV.

paper-day = { $day }. { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (sæti { $seat })
paper-beside = { $name }: { $text }
paper-so-many = { $noun ->
    [own] { $rounds } × { $one }
   *[other] { $rounds } { $rounds ->
        [one] umferð
       *[other] umferðir
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Jó

paper-page-title = { $game } · stigablað
paper-page-of = Blað { $page } af { $pages }
paper-beside-page-of = blað { $page } af { $pages }

paper-won-by = { $winners ->
    [1] Sigur:
   *[other] Sigur:
}
paper-abandoned = Hætt við
paper-no-winner = Lauk án sigurs
paper-still-played = Enn í gangi
paper-still-played-dealer = Enn í gangi; { $player } gefur næst

paper-event = Viðburður
paper-house-rules = Húsreglur
paper-places = Sæti
paper-so-far = Hingað til
paper-came-back = Aftur með
paper-stake = Framlag
paper-paid-out = Greitt út
paper-notes = Athugasemdir
paper-unconfirmed = Óstaðfest
paper-disputed = Ágreiningur

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , úr leik
   *[in] {""}
}
paper-was-before = { $now } var { $before } áður
paper-new-seats = { $same }; ný sæti þeirra sem koma aftur fá { $stake ->
    [paid] stig og framlag
   *[none] stig
} nýs spilara, og fyrra sætið stendur eins og frá því var horfið
paper-stake-and-pot = { $stake }, alls { $pot } greitt í pottinn
paper-account = { $account ->
    [bank] banki
   *[pot] pottur
}
paper-paid-back = { $amount } til baka: { $payee }
paper-paid = { $amount }: { $payee }
paper-paid-by = { $amount }: { $payer } → { $payee }
paper-note-after = { $noun ->
    [own] { $reason } (eftir: { $one } { $round })
   *[other] { $reason } (eftir umferð { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (á undan: { $one } 1)
   *[other] { $reason } (fyrir fyrstu umferð)
}
paper-dispute = { $round } ({ $by }: { $reason })
paper-why-open = { $why } Enginn annar hefur staðfest það enn.
paper-why-disputed = { $why } { $by } er ekki á sama máli: { $reason }

paper-column-round = { $noun ->
    [own] { $head }
   *[other] Umf.
}
paper-act-adjusted = ákvörðun
paper-act-joins = kemur
paper-act-leaves = fer
paper-act-ends = lok
paper-carried = flutt
paper-total = Alls
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] Umferðir { $first } til { $last }
}
paper-caption-none = { $noun ->
    [own] { $title }: 0
   *[other] Engar umferðir enn
}
paper-dealer-letter = G
paper-dealt = gaf

paper-legend-dealt = G gaf
paper-legend-hatched = strikað: úr leik
paper-legend-totals = talið: { $unit }
paper-notes-by-hand = Minnisatriði
paper-signed = Undirskrift

paper-dealer = { $how ->
    [void] { $player } átti að gefa; leiðrétting hefur ógilt það.
    [drawn] Dregið var um gjöf: { $player } gefur.
   *[named] Ákveðið var að { $player } gefi.
}
paper-ended-by-agreement = Samkomulag varð um að hætta.
paper-game-abandoned = Hætt var við spilið.

paper-chart-about = { $counts } eftir hverja umferð, { $rounds }, { $by ->
    [teams] eftir liðum
   *[players] eftir spilurum
}.
paper-chart-at-last = Að lokum: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , vann
    [out] , úr leik
   *[in] {""}
}
paper-chart-target = { $title }: { $text }.
paper-chart-best = { $best ->
    [highest] Hæsta
   *[lowest] Lægsta
} staða vinnur.
paper-chart-event = Viðburður: { $event }
paper-chart-after = { $rounds } að baki
paper-chart-won-by = sigur: { $winners }
paper-chart-abandoned = hætt við
paper-chart-rounds = { $noun ->
    [own] { $nouns }
   *[other] umferðir
}
paper-chart-tail = { $how ->
    [won] vann
   *[out] úr leik
}

paper-head = { $key ->
    [position] nr.
    [hand] { $noun ->
        [own] { $one }
       *[other] umferð
    }
    [kind] hvað
    [recorded_at] skráð
    [dealer] gjafari
    [leader] á út
   *[why] skýring
}
paper-head-of-family = { $title }
paper-head-total = alls
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
       *[other] umferð
    }
    [dealer] gjafari valinn
    [adjustment] ákvörðun
    [join] nýr spilari
    [withdrawal] spilari fer
    [end] lok
   *[other] { $title }
}
paper-cards = { $cards }
