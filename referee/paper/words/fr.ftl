# French: score sheets on paper, as charts and as CSV.

paper-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (place { $seat })
paper-beside = { $name } : { $text }
paper-so-many = { $noun ->
    [own] { $rounds } { $rounds ->
        [one] { $one }
       *[other] { $nouns }
    }
   *[other] { $rounds } { $noun ->
        [hand] { $rounds ->
            [one] donne
           *[other] donnes
        }
        [deal] { $rounds ->
            [one] donne
           *[other] donnes
        }
       *[round] { $rounds ->
            [one] manche
           *[other] manches
        }
    }
}
paper-card = { CARD($card, form: "row") }
paper-joker = Jo

paper-page-title = { $game } · feuille de marque
paper-page-of = Feuille { $page } sur { $pages }
paper-beside-page-of = feuille { $page } sur { $pages }

paper-won-by = { $winners ->
   *[other] Victoire :
}
paper-abandoned = Abandonnée
paper-no-winner = Finie sans victoire
paper-still-played = En cours
paper-still-played-dealer = En cours ; { $player } donne ensuite

paper-event = Événement
paper-house-rules = Règles maison
paper-places = Classement
paper-so-far = Jusqu’ici
paper-came-back = De retour
paper-stake = Mise
paper-paid-out = Versé
paper-notes = Remarques
paper-unconfirmed = Non confirmé
paper-disputed = Contesté

paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , hors jeu
   *[in] {""}
}
paper-was-before = { $now } était { $before } avant
paper-new-seats = { $same } ; qui revient prend une nouvelle place avec { $stake ->
    [paid] le score et la mise
   *[none] le score
} d’une arrivée, et l’ancienne place reste comme elle était
paper-stake-and-pot = { $stake }, { $pot } versés au pot en tout
paper-account = { $account ->
    [bank] la banque
   *[pot] le pot
}
paper-paid-back = { $amount } rendus à { $payee }
paper-paid = { $amount } à { $payee }
paper-paid-by = { $amount } à { $payee } par { $payer }
paper-note-after = { $noun ->
    [own] { $reason } (après : { $one } { $round })
   *[other] { $reason } (après la { $noun ->
        [hand] donne
        [deal] donne
       *[round] manche
    } { $round })
}
paper-note-before-the-first = { $noun ->
    [own] { $reason } (avant : { $one } 1)
   *[other] { $reason } (avant la première { $noun ->
        [hand] donne
        [deal] donne
       *[round] manche
    })
}
paper-dispute = { $round } ({ $by } : { $reason })
paper-why-open = { $why } Personne d’autre ne l’a encore confirmé.
paper-why-disputed = { $why } { $by } n’est pas d’accord : { $reason }

paper-column-round = { $noun ->
    [own] { $head }
    [hand] Donne
    [deal] Donne
   *[round] Mche
}
paper-act-adjusted = corrigé
paper-act-joins = arrive
paper-act-leaves = part
paper-act-ends = fin
paper-carried = report
paper-total = Total
paper-caption = { $noun ->
    [own] { $title } { $first }–{ $last }
   *[other] { $noun ->
        [hand] Donnes
        [deal] Donnes
       *[round] Manches
    } { $first } à { $last }
}
paper-caption-none = { $noun ->
    [own] { $title } : 0
    [hand] Pas encore de donne
    [deal] Pas encore de donne
   *[round] Pas encore de manche
}
paper-dealer-letter = D
paper-dealt = a donné

paper-legend-dealt = D a donné
paper-legend-hatched = hachuré : hors jeu
paper-legend-totals = on compte : { $unit }
paper-notes-by-hand = Notes
paper-signed = Signatures

paper-dealer = { $how ->
    [void] { $player } devait donner ; une correction a annulé cela.
    [drawn] Le sort a désigné { $player } pour donner.
   *[named] La table a désigné { $player } pour donner.
}
paper-ended-by-agreement = La table s’est accordée pour finir la partie.
paper-game-abandoned = La partie a été abandonnée.

paper-chart-about = { $counts } après chacune des { $rounds }, par { $by ->
    [teams] équipe
   *[players] personne
}.
paper-chart-at-last = À la fin : { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , victoire
    [out] , hors jeu
   *[in] {""}
}
paper-chart-target = { $title } : { $text }.
paper-chart-best = Le score le plus { $best ->
    [highest] haut
   *[lowest] bas
} gagne.
paper-chart-event = Événement : { $event }
paper-chart-after = après { $rounds }
paper-chart-won-by = victoire : { $winners }
paper-chart-abandoned = abandonnée
paper-chart-rounds = { $noun ->
    [own] { $nouns }
    [hand] donnes
    [deal] donnes
   *[round] manches
}
paper-chart-tail = { $how ->
    [won] victoire
   *[out] hors jeu
}

paper-head = { $key ->
    [position] nº
    [hand] { $noun ->
        [own] { $one }
        [hand] donne
        [deal] donne
       *[round] manche
    }
    [kind] quoi
    [recorded_at] noté
    [dealer] donne les cartes
    [leader] entame
   *[why] explication
}
paper-head-of-family = { $title }
paper-head-total = total
paper-kind = { $key ->
    [hand] { $noun ->
        [own] { $one }
        [hand] donne
        [deal] donne
       *[round] manche
    }
    [dealer] choix de qui donne
    [adjustment] correction
    [join] arrivée
    [withdrawal] départ
    [end] fin
   *[other] { $title }
}
paper-cards = { $cards }
