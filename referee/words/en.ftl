# Lists of names, and what is said where a list has none.

common-and = { $most } and { $last }
common-or = { $most } or { $last }
common-comma = { $first }, { $second }
common-nobody = nobody

# Cards. $rank is a number, A, K, Q, J, joker, or the name of a Kille card, which is Swedish in most languages;
# $suit is C (♣), D (♦), H (♥), S (♠), or none where only the rank is named. $form is what a message has asked
# for by CARD($card, form: "a"), by names that each language gives its own forms: here with an article, at the
# beginning of a sentence (A), several of the rank (several, the_several), and without anything. Every language has the form
# row, of cards that lie side by side, with letters also where no suit is named (K♥ K 3). The letters are those
# on the cards of the country. Several cards that are played together have the forms play (joker-K♥-3) and Play (at the
# beginning of a sentence: Joker-K♥-3), which are made of row.

common-letter = { $rank ->
    [A] A
    [K] K
    [Q] Q
    [J] J
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [joker] joker
    [blaren] blaren
    [blompottan] blompottan
    [kransen] kransen
    [vardshus] värdshus
    [kavall] kavall
    [husu] husu
    [husar] husar
    [kuku] kuku
    [harlekin] harlekin
   *[other] { $rank }
}
common-face = { $suit ->
    [C] { common-letter }♣
    [D] { common-letter }♦
    [H] { common-letter }♥
    [S] { common-letter }♠
   *[none] { common-rank }
}
common-card = { $form ->
    [a] { $rank ->
        [A] an
        [8] an
        [11] an
       *[other] a
    } { common-face }
    [A] { $rank ->
        [A] An
        [8] An
        [11] An
       *[other] A
    } { common-face }
    [several] { common-rank }s
    [the_several] the { common-rank }s
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}

# Cards of a Spanish pack. $rank is 1 to 7, 10 (sota), 11 (caballo) or 12 (rey), as they are printed; $suit is O (oros),
# C (copas), E (espadas), B (bastos), or none. A language in which they have no names writes them as documents do: 7O.
# Of several that lie side by side ($form is row), or are counted together (sum), $first are all but the $last.

common-spanish-rank = { $rank }
common-spanish-name = { common-spanish-rank }{ $suit }
common-spanish-card = { $suit ->
    [none] { common-card }
   *[other] { common-spanish-name }
}
common-spanish-cards = { $first } { $last }

# From a number to a number: 2 to 6.
common-range = { $first } to { $last }

# Sentences one after another, and how many more there are.
common-sentences = { $sentences }
common-more = And { $count } more.

# Who is meant. $players are all ids with their names: p1 Ann, p2 Bo. $others are those who are in the game.
common-name-of-several = “{ $name }” is the name of { $count } players. Say which: { $players }.
common-nobody-is = Nobody here is “{ $name }”. The players are { $players }.
common-out-of-the-game = { $player } is out of the game. In are { $others }.
common-named-once = { $side } may be named only once.

# Teams. In common-partners-sit-apart they are the ids of their players: p1, p3 and p2, p4.
common-no-teams = Everybody plays alone in these rules; name no teams.
common-teams-of-equal-size = { $teams } teams of equal size cannot be made of { $players } players.
common-partners-sit-apart = Partners sit apart, so the teams are { $teams }. Seat the players otherwise.

# Cards. The letters of the notation, C D H S and A K Q J, are the same in every language.
common-no-card = “{ $text }” is not a card. Write the rank and, where it matters, the suit: A K Q J 10 … 2 with C D H S, such as 10 or QS, or joker.
common-cards-told-of = { $count ->
    [1] { $count } card
   *[other] { $count } cards
} are told of; the pack has { $size }.
# $unknown cards of a holding are not known, and $left are left in the pack.
common-too-few-cards-left = { $unknown ->
    [1] { $left ->
        [0] { $unknown } of the cards held is unknown, but no card is left that could be it.
        [1] { $unknown } of the cards held is unknown, but only { $left } card is left that could be it.
       *[other] { $unknown } of the cards held is unknown, but only { $left } cards are left that could be it.
    }
   *[other] { $left ->
        [0] { $unknown } of the cards held are unknown, but no card is left that could be among them.
        [1] { $unknown } of the cards held are unknown, but only { $left } card is left that could be among them.
       *[other] { $unknown } of the cards held are unknown, but only { $left } cards are left that could be among them.
    }
}

# A question to the referee that would take too long to decide.
common-question-too-long = This would take more than { $steps } steps. It is smaller with fewer cards played or held, fewer that were not noted, fewer moves, tricks or deals, or a shorter history.

# Where a request is wrong, and how: $path is a JSON pointer.
common-at-a-place = { $path }: { $sentence }
common-in-the-body = The body: { $sentence }

# A line of a text sheet that was refused. $reason is one sentence, or several.
common-refused = refused: { $reason } ({ $codes })

# What a family calls a round, and several, where they stand alone. $noun is its English word.
common-round = { $noun ->
    [hand] hand
    [deal] deal
   *[round] round
}
common-rounds = { $noun ->
    [hand] hands
    [deal] deals
   *[round] rounds
}

# Over columns of a club's standings.
common-count-rounds = Rounds
common-count-rounds-won = Rounds won
common-count-points = Points

# Why money has moved, in a club's books.
common-due-stake = Paid in for sitting down
common-due-payout = Won from the pot
common-due-settlement = Paid by a loser to a winner
common-due-refund = Paid back from the pot

# What happens between rounds: its title over a form, and what it does.
common-act-dealer = Dealer named
common-act-dealer-about = Says who deals the next hand: who was drawn, or who really does
common-act-adjustment = Adjustment
common-act-adjustment-about = A director's penalty or correction, shown apart from what the rules gave
common-act-join = Player joining
common-act-join-about = Somebody joins between hands: a new last seat, and the highest score of the players in
common-act-withdrawal = Player leaving
common-act-withdrawal-about = Somebody leaves between hands and is out; if one player is left, the game ends
# Labels of fields in these forms and in questions to the referee, and what stands small below.
common-label-player = Player
common-label-points = Points
common-label-reason = Reason
common-label-name = Name
common-label-member = Member
common-label-card = Card
common-label-cards = Cards
common-label-holding = Holding
common-label-known = Known
common-label-stock = Stock
common-about-stock = Cards in the stock
common-label-dealer = Dealer
common-label-leader = Leader
common-about-adjusted-points = Added to the score, or taken off
common-about-name = In a club's game a guest's
common-about-member = A member of the club whose game it is

# On paper: the unit of scores, and what happens to a side, in a word.
common-unit-points = points
common-mark-out = out
common-mark-leaves = leaves
common-mark-joins = joins
# Small drawings, for who does not see them.
common-drawing-star = a star
common-drawing-cross = a cross
common-drawing-ring = a ring

# Names that requests give: of families, and of variants, which are ids. $near may be meant, $known are all there are.
common-no-such-family = There is no family “{ $name }”. There are: { $known }.
common-no-such-variant = There is no variant “{ $name }”. There are: { $known }.
common-no-variant-but-near = There is no variant “{ $name }”. Did you mean { $near }?
