# A score sheet on paper, as a chart and as CSV for spreadsheets. There is little room: most are titles, or words in a cell.
# $noun is what the family calls a round: hand, deal, round, or a word of a family that came later, and own where that
# brought words for it. $one is one round and $nouns several, $head and $title are titles of these: English shows them, and
# other languages those of own.

paper-day = { $day } { $month } { $year }
paper-names = { $names }
paper-name-with-seat = { $name } (seat { $seat })
# A name with a number or a title behind it.
paper-beside = { $name }: { $text }
paper-so-many = { $rounds } { $rounds ->
    [1] { $one }
   *[other] { $nouns }
}
paper-card = { CARD($card, form: "row") }
# A joker, in two letters.
paper-joker = Jo

# Title of the page, and where several sheets of paper are one score sheet; also small, behind other facts.
paper-page-title = { $game } · score sheet
paper-page-of = Sheet { $page } of { $pages }
paper-beside-page-of = sheet { $page } of { $pages }

# Below the title. $winners is how many have won; their names follow.
paper-won-by = { $winners ->
   *[other] Won by
}
paper-abandoned = Abandoned
paper-no-winner = Ended without a winner
paper-still-played = Still being played
paper-still-played-dealer = Still being played; { $player } deals next

# Before a passage, in bold.
paper-event = Event
paper-house-rules = House rules
paper-places = Places
paper-so-far = So far
paper-came-back = Came back
paper-stake = Stake
paper-paid-out = Paid out
paper-notes = Notes
paper-unconfirmed = Not confirmed
paper-disputed = Disputed

# $how: in or out.
paper-standing = { $side } { FIGURE($points) }{ $how ->
    [out] , out
   *[in] {""}
}
# $same are several of the first, with semicolons. $stake: none, or paid where stakes are.
paper-was-before = { $now } was { $before } before
paper-new-seats = { $same }; who comes back takes a new seat with the score { $stake ->
    [paid] and stake of
   *[none] of
} whoever joins, and the seat before stays as it was left
# $stake is one of options-stake-….
paper-stake-and-pot = { $stake }, { $pot } paid into the pot in all
# $account is pot or bank.
paper-account = the { $account }
paper-paid-back = { $amount } back to { $payee }
paper-paid = { $amount } to { $payee }
paper-paid-by = { $amount } to { $payee } from { $payer }
# $reason is a sentence, or several.
paper-note-after = { $reason } (after { $one } { $round })
paper-note-before-the-first = { $reason } (before the first { $one })
# $by is a person or the label of a link, $reason what they wrote.
paper-dispute = { $round } ({ $by }: { $reason })
# $why is a sentence, or several; none where nobody scored.
paper-why-open = { $why } Nobody else has confirmed it yet.
paper-why-disputed = { $why } { $by } disputes it: { $reason }

# In the table. The first stands in a narrow column of numbers, five letters wide; the acts have eight letters.
paper-column-round = { $head }
paper-act-adjusted = adjusted
paper-act-joins = joins
paper-act-leaves = leaves
paper-act-ends = ends
paper-carried = carried
paper-total = Total
paper-caption = { $title } { $first } to { $last }
paper-caption-none = No { $nouns } yet
# A small letter marks who dealt.
paper-dealer-letter = D
paper-dealt = dealt

# Below the table.
paper-legend-dealt = D dealt
paper-legend-hatched = hatched: out
# $unit is what is counted: hands lost.
paper-legend-totals = totals are of { $unit }
paper-notes-by-hand = Notes
paper-signed = Signed

# Acts that change no score.
# $how: named, drawn (by cards), or void.
paper-dealer = { $how ->
    [void] { $player } was to deal; a correction has made that void.
    [drawn] { $player } was drawn to deal.
   *[named] { $player } was named to deal.
}
paper-ended-by-agreement = The players agreed to end the game.
paper-game-abandoned = The game was abandoned.

# The chart. $counts is what is counted, with a capital; $rounds is paper-so-many; $by: players or teams.
paper-chart-about = { $counts } after each of { $rounds }, by { $by ->
    [teams] team
   *[players] player
}.
# $standings are several of the next, with semicolons. $how: won, out or in.
paper-chart-at-last = At last: { $standings }.
paper-chart-standing = { $side } { FIGURE($points) }{ $how ->
    [won] , who won
    [out] , out
   *[in] {""}
}
# $word is what the score to reach is called (limit, target), $title the same with a capital, $text what reaching it does.
paper-chart-target = The { $word }: { $text }.
paper-chart-best = The { $best ->
    [highest] highest
   *[lowest] lowest
} wins.
paper-chart-event = Event: { $event }
paper-chart-after = after { $rounds }
paper-chart-won-by = won by { $winners }
paper-chart-abandoned = abandoned
# Below the axis, and behind a name.
paper-chart-rounds = { $nouns }
paper-chart-tail = { $how ->
    [won] won
   *[out] out
}

# CSV. In English columns and kinds are those of documents, by $key, so that programs read them; other languages have
# titles: $title is that of a family's column or act.
# $key: position, hand (the round's number), kind, recorded_at, dealer, leader, why.
paper-head = { $key }
paper-head-of-family = { $key }
paper-head-total = total
# $key: hand (a round), dealer, adjustment, join, withdrawal, end, or an act of the family.
paper-kind = { $key }
# $cards are the cards with their suits as signs.
paper-cards = { $key }
