# The rules of Escoba: the sentences of the rule book, and what each option settles and may be set to.

# The sections.
escoba_rules-heading-people = The players
escoba_rules-heading-cards = The cards
escoba_rules-heading-deal = The deal
escoba_rules-heading-play = The play
escoba_rules-heading-score = The score of a round
escoba_rules-heading-setenta = The setenta
escoba_rules-heading-end = The end of the game
escoba_rules-heading-money = Money
escoba_rules-heading-coming = Coming and going

# Parts of sentences.

# What is dealt to each at a time, and to the table: so many cards.
escoba_rules-hand = { $hand ->
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $hand } cards
}
escoba_rules-table = { $table ->
    [0] no cards
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $table } cards
}
# What something scores: so many points.
escoba_rules-points = { $value ->
    [0] no points
    [1] one point
    [2] two points
    [3] three points
    [4] four points
    [5] five points
    [6] six points
    [7] seven points
    [8] eight points
    [9] nine points
    [10] ten points
   *[other] { $value } points
}

# The opening. $range: same ($fewest players and no others), next ($most is one more) or far.
escoba_rules-opening = A game for { $range ->
    [same] { $fewest ->
        [2] two players
        [3] three players
        [4] four players
        [5] five players
       *[6] six players
    }
    [next] { $fewest } or { $most } players
   *[far] { $fewest } to { $most } players
}. Cards on the table are taken by fifteens: the aim is to capture many cards, many coins, the seven of coins, and to sweep the table, which is an escoba.

# The players.
escoba_rules-players-min-title = The fewest players
escoba_rules-players-min-value = { $value }
escoba_rules-players-max-title = The most players
escoba_rules-players-max-value = { $value }
escoba_rules-teams-title = Teams
escoba_rules-teams-none = everybody plays alone
escoba_rules-teams-value = there are two teams, and two players play alone
escoba_rules-teams-from-players = from { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} players on there are two teams, and fewer play alone
escoba_rules-teams-part-from-players = The fewest that play as teams.
escoba_rules-teams-part-teams = How many teams.
escoba_rules-direction-title = The direction of play
escoba_rules-direction-clockwise = play goes clockwise, to the left
escoba_rules-direction-anticlockwise = play goes anticlockwise, to the right

# The cards. $pack: french or spanish.
escoba_rules-pack-title = How cards are written
escoba_rules-pack-french = cards are written A, 2 to 7, J, Q and K with C, D, H and S: clubs, diamonds, hearts and spades
escoba_rules-pack-spanish = cards are written 1 to 7, 10, 11 and 12 with O, C, E and B: oros, copas, espadas and bastos
escoba_rules-forty-cards = There are forty cards: a pack without 8, 9 and 10.
escoba_rules-cards-count = { $pack ->
    [spanish] A 1 counts 1, 2 to 7 as printed; the sota (10) counts 8, the caballo (11) 9, the rey (12) 10.
   *[french] An ace counts 1, 2 to 7 as printed; a jack counts 8, a queen 9, a king 10.
}
escoba_rules-coins-are-diamonds = Diamonds are the coins.

# The deal.
escoba_rules-deal-hand-title = Cards each at a time
escoba_rules-deal-hand-value = { escoba_rules-hand }
escoba_rules-deal-table-title = Cards on the table
escoba_rules-deal-table-value = { escoba_rules-table }
escoba_rules-deal-fifteen-title = A table dealt with 15
escoba_rules-deal-fifteen-dealer = the dealer takes the cards of the table if they are dealt with 15, and has an escoba
escoba_rules-deal-fifteen-leader = the leader takes the cards of the table if they are dealt with 15, and has an escoba
escoba_rules-deal-fifteen-nobody = nobody takes the cards of the table, whatever they are dealt with
escoba_rules-deal-thirty-title = A table dealt with 30
escoba_rules-deal-thirty-total = a table dealt with 30 is taken as well, and counts two escobas
escoba_rules-deal-thirty-groups = a table dealt with 30 is taken as two escobas only if it splits into 15 and 15
escoba_rules-dealt = Everybody is dealt { escoba_rules-hand }, and { escoba_rules-table } go to the table.
# $deals is how often cards are dealt in a round, or 0 where that is not known.
escoba_rules-dealt-again = Whenever all hands are empty { escoba_rules-hand } each are dealt again, { $deals ->
    [0] {""}
    [1] once in all,{" "}
    [2] twice in all,{" "}
   *[other] { $deals } times in all,{" "}
}none to the table.
escoba_rules-deal-passes = The deal passes on in the direction of play, and whoever sits next after the dealer leads.
escoba_rules-dealt-is-captured = Whoever takes what was dealt has captured, and may be the last to have done so.

# The play.
escoba_rules-play-capture-title = Whether a fifteen must be taken
escoba_rules-play-capture-played-card = whoever plays a card that makes fifteen takes a fifteen with it; which card to play is free
escoba_rules-play-capture-optional = a fifteen may be taken or left, and what nobody takes stays
escoba_rules-play-capture-must = whoever can take with any card of the hand plays one that takes, and takes
escoba_rules-play-missed-title = An overlooked fifteen
escoba_rules-play-missed-stays = an overlooked fifteen stays on the table
escoba_rules-play-missed-next-player = the next player may take a fifteen that was overlooked, with the card that was left, before a card of their own; it is no escoba
escoba_rules-one-card = In turn everybody plays one card, which takes cards from the table that make 15 with it.
escoba_rules-one-fifteen = Of several fifteens the player takes one, freely chosen.
escoba_rules-stays = A card that takes nothing stays on the table.
escoba_rules-escoba = Whoever takes everything on the table has made an escoba.
escoba_rules-last-captures = What lies on the table at the end goes to whoever captured last, and is no escoba. If nobody has captured anything it stays out.
escoba_rules-comes-out = The pack counts 220, so that 10, 25, 40 or 55 are left at the end; otherwise a capture was wrong.

# The score of a round.
escoba_rules-score-escoba-title = An escoba
escoba_rules-score-escoba-value = { escoba_rules-points } for each escoba
escoba_rules-score-cards-title = Most cards
escoba_rules-score-cards-value = { escoba_rules-points } for most cards
escoba_rules-score-coins-title = Most coins
escoba_rules-score-coins-value = { escoba_rules-points } for most coins, which are the diamonds
escoba_rules-score-velo-title = The seven of coins
escoba_rules-score-velo-value = { escoba_rules-points } for the 7 of coins, the siete de velo
escoba_rules-score-setenta-title = The setenta
escoba_rules-score-setenta-value = { escoba_rules-points } for the best setenta
escoba_rules-score-sevens-title = Most sevens
escoba_rules-score-sevens-value = { escoba_rules-points } for most sevens
escoba_rules-score-all-cards-title = All cards
escoba_rules-score-all-cards-value = { escoba_rules-points } more for all cards
escoba_rules-score-all-coins-title = All coins
escoba_rules-score-all-coins-value = { escoba_rules-points } more for all coins
escoba_rules-score-all-sevens-title = All sevens
escoba_rules-score-all-sevens-value = { escoba_rules-points } more for all sevens
escoba_rules-score-under-ten-title = The other side under ten cards
escoba_rules-score-under-ten-value = { escoba_rules-points } more for a side, of two, if the other has fewer than ten cards
escoba_rules-score-no-capture-loses-title = A side without a capture
escoba_rules-score-no-capture-loses-yes = of two sides, one that captures nothing in a round loses the game at once
escoba_rules-score-no-capture-loses-no = of two sides, one that captures nothing in a round loses no more than that
escoba_rules-score-ties-title = Equal sides
escoba_rules-score-ties-nobody = where sides are equal in something, nobody scores it
escoba_rules-score-ties-all = where sides are equal in something, each of them scores it

# The setenta.
escoba_rules-score-setenta-by-title = How setentas are compared
escoba_rules-score-setenta-by-ranks = setentas are compared card by card, the best ones first, as 7 6 A 5 4 3 2 and then any picture
escoba_rules-score-setenta-by-points = setentas are compared by points: a 7 has 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and a picture 10
escoba_rules-setenta = A setenta is the best card of each suit that a side has; who lacks a suit has none.

# The end of the game.
escoba_rules-end-target-title = The target
escoba_rules-end-target-none = no number of points ends the game
escoba_rules-end-target-value = the game ends with the round in which somebody has { $value } points
escoba_rules-end-rounds-title = The number of rounds
escoba_rules-end-rounds-none = any number of rounds may be played
escoba_rules-end-rounds-value = the game ends after { $value ->
    [1] one round
    [2] two rounds
    [3] three rounds
    [4] four rounds
    [5] five rounds
    [6] six rounds
    [7] seven rounds
    [8] eight rounds
    [9] nine rounds
    [10] ten rounds
   *[other] { $value } rounds
}
escoba_rules-end-best-title = Which score wins
escoba_rules-end-best-highest = the highest score wins
escoba_rules-end-best-lowest = the lowest score wins
escoba_rules-end-tie-title = Equal best scores
escoba_rules-end-tie-share = equal best scores share the win
escoba_rules-end-tie-play-on = with equal best scores another round is played, until one side is alone in front
escoba_rules-all-together = All points of a round count together: nobody wins by counting first.
escoba_rules-until-agreed = The game ends when the table agrees that it does.
escoba_rules-agreed-before = A table that agrees to end before ranks by the score, and equal best sides share the win.

# Money.
escoba_rules-stakes-payout-title = The stakes
escoba_rules-stakes-payout-pot = everyone pays the same stake into a pot, which the winners share
escoba_rules-stakes-payout-differences = every loser pays the winner the difference between their scores, times the stake for a point
escoba_rules-for-money = When a game is played for money, { $payout ->
    [differences] { escoba_rules-stakes-payout-differences }
   *[pot] { escoba_rules-stakes-payout-pot }
}.
escoba_rules-several-winners = Several winners share { $payout ->
    [differences] each payment
   *[pot] the pot
} equally; coins left over go one each to them in order of seats.

# Coming and going.
escoba_rules-teams-stay = Teams stay as they are: nobody joins or leaves.
escoba_rules-joins = Between rounds somebody may join, with the score of whoever stands last, if the pack comes out.
escoba_rules-leaves = Whoever leaves keeps the score, stands last, and plays no more; one side left wins.
