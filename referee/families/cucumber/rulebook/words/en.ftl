# The rules of Cucumber: the sentences of the rule book, and what each option settles and may be set to.

# The sections.
cucumber_rules-heading-cards = The cards
cucumber_rules-heading-deal = The deal
cucumber_rules-heading-changing = Changing cards
cucumber_rules-heading-play = The play
cucumber_rules-heading-last-trick = The last trick
cucumber_rules-heading-costs = What it costs
cucumber_rules-heading-limit = The limit
cucumber_rules-heading-score = Keeping score
cucumber_rules-heading-buying-in = Buying in
cucumber_rules-heading-end = The end of the game
cucumber_rules-heading-money = Money
cucumber_rules-heading-people = Coming and going

# Parts of sentences.

# A card in a list. The first is a certain one, as the 6♣; the second any of a rank, as a queen.
cucumber_rules-the-card = the { $card }
cucumber_rules-a-card = { CARD($card, form: "a") }
cucumber_rules-a-name = { $cards }
# Cards that are equal to each other: 6♣ and 7♠, or A and joker.
cucumber_rules-equal = { $cards } (equal)
# Cards that are played together: 7 or 7-7-5.
cucumber_rules-together = { CARD($cards, form: "play") }
# So many points. $unit is what is counted: point, cucumber, credit.
cucumber_rules-amount = { $unit ->
    [cucumber] { $points ->
        [1] { $points } cucumber
       *[other] { $points } cucumbers
    }
    [credit] { $points ->
        [1] { $points } credit
       *[other] { $points } credits
    }
   *[point] { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
}
# The same for a limit: credits are lost.
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points } lost credits
   *[other] { cucumber_rules-amount }
}
# So many packs.
cucumber_rules-packs = { $packs ->
    [1] one pack
    [2] two packs
    [3] three packs
    [4] four packs
    [5] five packs
    [6] six packs
    [7] seven packs
    [8] eight packs
    [9] nine packs
    [10] ten packs
   *[other] { $packs } packs
}
# What is dealt to each: so many cards.
cucumber_rules-cards = { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}
# Who is asked first before the play. $first: forehand, leader (where nobody deals) or dealer.
cucumber_rules-first = { $first ->
    [leader] the leader
    [dealer] the dealer
   *[forehand] forehand
}

# The opening. $range: same ($fewest players and no others), next ($most is one more) or far. $aim: highest (not to
# have the highest card in the last trick), lowest (to have the lowest in it) or declaration (to have the lowest left).
cucumber_rules-opening = A game for { $range ->
    [same] { $fewest ->
        [2] two players
        [3] three players
        [4] four players
        [5] five players
        [6] six players
        [7] seven players
        [8] eight players
        [9] nine players
        [10] ten players
       *[other] { $fewest } players
    }
    [next] { $fewest } or { $most } players
   *[far] { $fewest } to { $most } players
}. Cards are played in tricks, clockwise, and { $aim ->
    [declaration] only the card counts that is left after them: the aim is to have the lowest.
    [lowest] only the last trick of a hand counts: the aim is to have the lowest card in it.
   *[highest] only the last trick of a hand counts: the aim is not to have the highest card in it.
}

# The players.
cucumber_rules-players-min-title = The fewest players
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = The most players
cucumber_rules-players-max-value = { $value }

# The cards.
cucumber_rules-pack-deck-title = The cards of a pack
cucumber_rules-pack-deck-french = 52 cards, ace to 2 in four suits
cucumber_rules-pack-deck-five-cucumbers = 60 cards, four of each number from 1 to 15, without suits
cucumber_rules-pack-deck-kille = 42 Kille cards, two of each, without suits
cucumber_rules-pack-packs-title = How many packs
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
# One pack for up to $above players, and beyond that one for every $each, rounded up.
cucumber_rules-pack-packs-by-players = one pack for up to { $above ->
    [1] one player
    [2] two players
    [3] three players
    [4] four players
    [5] five players
    [6] six players
    [7] seven players
    [8] eight players
    [9] nine players
    [10] ten players
   *[other] { $above } players
}, and beyond that one for every { $each ->
    [1] player
    [2] two players, rounded up
    [3] three players, rounded up
    [4] four players, rounded up
    [5] five players, rounded up
    [6] six players, rounded up
    [7] seven players, rounded up
    [8] eight players, rounded up
    [9] nine players, rounded up
    [10] ten players, rounded up
   *[other] { $each } players, rounded up
}
cucumber_rules-pack-jokers-title = Jokers in the pack
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] no jokers
    [1] one joker
    [2] two jokers
    [3] three jokers
    [4] four jokers
    [5] five jokers
    [6] six jokers
    [7] seven jokers
    [8] eight jokers
   *[other] { $jokers } jokers
}
cucumber_rules-pack-joker-rank-title = What a joker is, where there are any
cucumber_rules-pack-joker-rank-above-ace = a joker ranks above the ace
cucumber_rules-pack-joker-rank-as-ace = a joker is a further ace, equal to the others and costing the same
cucumber_rules-pack-joker-rank-wild = a joker is wild in play, and ranks above the ace in the last trick
cucumber_rules-pack-top-cards-title = Cards ranked above everything else
cucumber_rules-pack-top-cards-none = there are none
cucumber_rules-pack-top-cards-value = { $groups }
# A group of cards that are equal, and what each costs. $count is how many. $fatal: yes (whoever pays is out) or no.
cucumber_rules-top-group = { $cards } ({ $points ->
    [1] { $points } point
   *[other] { $points } points
}{ $count ->
    [1] {""}
   *[other] {" "}each
}{ $fatal ->
    [yes] , and whoever pays with it is out at once
   *[no] {""}
})
# A higher group, and the one below it.
cucumber_rules-then = { $first }, then { $second }
cucumber_rules-pack-top-cards-part-cards = Equal among themselves.
cucumber_rules-pack-top-cards-part-fatal = Who pays with one of them is out at once.
cucumber_rules-pack-low-in-last-trick-title = Ranks that are lowest in the last trick only
cucumber_rules-pack-low-in-last-trick-none = there are none
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "several") }, at 1 point each

# A sentence without capital and full stop: one pack of 52 cards, ace to 2 in four suits, and two jokers in all.
cucumber_rules-pack-of = { cucumber_rules-packs } of { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , and { cucumber_rules-jokers } in all
}
cucumber_rules-each-pack = Each pack has { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , and { cucumber_rules-jokers } in all
}.
cucumber_rules-packs-settled = The number of packs is settled when the game starts, whoever drops out or joins later.
cucumber_rules-packs-at-table = For { $players } players that is { cucumber_rules-packs }, { $cards } cards in all.
cucumber_rules-ranking = From high to low they rank { $ranks }.
cucumber_rules-low-ranks = In the last trick, and only there, { CARD($ranks, form: "several") } rank lowest{ $count ->
    [1] {""}
   *[other] , equal to each other
}.
cucumber_rules-suits-of = Suits matter only for the { $cards }.
cucumber_rules-no-suits = Suits mean nothing.

# What cards cost. $costs: 14 for A, 13 for K and the card's number for 10 to 2.
cucumber_rules-points-title = What a card costs
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = nothing, for no score is kept
cucumber_rules-points-bet = as much as the hand's bet stands at, whatever the card is
cucumber_rules-cost = { $points } for { $ranks }
cucumber_rules-cost-number = the card's number for { $ranks }

# The deal.
cucumber_rules-deal-cards-title = Cards each in the first hand
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = How many cards
cucumber_rules-deal-then-same = everyone is dealt { cucumber_rules-cards } in every hand
cucumber_rules-deal-then-losing-card = everyone is dealt { cucumber_rules-cards } in the first hand, and after that as many as the points of the card that decided the hand before
cucumber_rules-deal-then-countdown = everyone is dealt { cucumber_rules-cards } in the first hand and one fewer in each hand after it, down to 1, then { $cards } again, and so on
# $peaks is how often the number goes up again before all of it is repeated: each time up to one card fewer, $first,
# $second, $third and $fourth. From 5 times on only the first two are named.
cucumber_rules-deal-then-zigzag = everyone is dealt { cucumber_rules-cards } in the first hand and one fewer in each hand after it, down to 1, { $peaks ->
    [0] {""}
    [1] then up to { $first } and down to 1,{" "}
    [2] then up to { $first } and down to 1, up to { $second } and down to 1,{" "}
    [3] then up to { $first } and down to 1, up to { $second } and down to 1, up to { $third } and down to 1,{" "}
    [4] then up to { $first } and down to 1, up to { $second } and down to 1, up to { $third } and down to 1, up to { $fourth } and down to 1,{" "}
   *[other] then up to { $first } and down to 1, up to { $second } and down to 1, and so on until up to 2 and down to 1,{" "}
}then all of this again
cucumber_rules-deal-then-all = everyone is dealt as many cards as can be dealt equally, in every hand
cucumber_rules-deal-at-most-title = The most cards each
cucumber_rules-deal-at-most-none = there is no most
cucumber_rules-deal-at-most-value = nobody is ever dealt more than { cucumber_rules-cards }
cucumber_rules-deal-short-title = When the pack runs short
cucumber_rules-deal-short-equal = the cards are dealt equally until fewer are left than players
cucumber_rules-deal-short-seven = { $seven } cards each are dealt, and if the pack cannot serve even those, the cards are dealt equally until fewer are left than players
cucumber_rules-deal-dealer-title = Who deals
cucumber_rules-deal-dealer-rotates = after each hand the deal passes to the next player to the left who is in
# $out: yes (a hand may put a player out) or no.
cucumber_rules-deal-dealer-payer = whoever pays for a hand deals the next{ $out ->
    [yes] , even a player whom that put out
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = whoever plays the lowest card in the last trick deals the next hand (of equal lowest cards, the one played first counts)
cucumber_rules-deal-dealer-nobody = there is no dealer, and anyone may shuffle and deal
cucumber_rules-deal-leader-title = Who leads first
cucumber_rules-deal-leader-forehand = forehand, the next player to the dealer's left who is in, leads to the first trick
cucumber_rules-deal-leader-dealer = the dealer leads to the first trick
cucumber_rules-deal-leader-payer = the taker of one hand's last trick leads to the first trick of the next, or, if out, the next player to the left who is in
cucumber_rules-deal-rematch-dealer-title = The next game at the same table
cucumber_rules-deal-rematch-dealer-next-left = the next player to the left of the last dealer deals first
cucumber_rules-deal-rematch-dealer-winner = the winner of this game deals first

# $card is any of its rank.
cucumber_rules-losing-card = So after a hand decided by { CARD($card, form: "a") } it is { cucumber_rules-cards } each.
cucumber_rules-losing-card-own = The card's own points count for this, however often the penalty counts.
cucumber_rules-losing-card-free = After a card that costs nothing it is 1 card each.
cucumber_rules-pack-short = If the pack cannot serve that many, { $short ->
    [seven] { cucumber_rules-deal-short-seven }
   *[equal] { cucumber_rules-deal-short-equal }
}.
cucumber_rules-left-over = The cards left over take no part in the hand.
cucumber_rules-left-over-stock = The cards left over are the stock.
# $stock: yes (the cards left over are the stock) or no.
cucumber_rules-first-hand = In the first hand { $players } players are dealt { cucumber_rules-cards } each, and { $left ->
    [1] { $left } is
   *[other] { $left } are
} left { $stock ->
    [yes] in the stock
   *[no] over
}.
cucumber_rules-payers-draw = If several players pay, they draw cards to settle which of them deals.
cucumber_rules-dealer-is-out = If that player is out, the next player to the left who is in deals instead.
cucumber_rules-first-dealer = The table settles who deals the first hand.
cucumber_rules-rematch = If the same table plays another game, { $dealer ->
    [winner] { cucumber_rules-deal-rematch-dealer-winner }
   *[next_left] { cucumber_rules-deal-rematch-dealer-next-left }
}.
cucumber_rules-first-leader = The table settles who leads in the first hand.
cucumber_rules-leader-is-out = If the dealer is out, the next player to the left who is in leads instead.

# Changing cards.
cucumber_rules-exchange-title = Changing cards before the play
cucumber_rules-exchange-none = nobody changes cards
cucumber_rules-exchange-match = { cucumber_rules-first } may change any number of cards, and every other player then exactly that number or none
cucumber_rules-exchange-up-to = { cucumber_rules-first } may change any number of cards, and every other player then up to that number
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } may change any number of cards, and every other player then at most as many as the player just before
cucumber_rules-exchange-free = each player in turn, beginning with { cucumber_rules-first }, may once change any number of cards
cucumber_rules-exchange-match-dealer = the dealer may change any number of cards but must keep at least two, and every other player then exactly that number or none
# $doubles: yes (changing doubles the penalty) or no.
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] whoever holds no king, queen or jack may once change the whole holding for free, after that anyone may change it to double, and whoever did may change it once more to redouble
   *[no] whoever holds no king, queen or jack may once change the whole holding for free, after that anyone may change it, and whoever did may change it once more
}
cucumber_rules-exchange-at-most-title = The most cards to change
cucumber_rules-exchange-at-most-none = there is no most
cucumber_rules-exchange-at-most-value = nobody may change more than { $value ->
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
   *[other] { $value } cards
}

cucumber_rules-before-the-play = Before the first trick, { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = To change cards, lay them aside face down and draw as many from the stock. Turns go clockwise.
cucumber_rules-none-at-all = If { cucumber_rules-first } changes none, nobody may.
cucumber_rules-within-stock = Nobody can change more cards than the stock still holds.
cucumber_rules-all-or-none = When the stock holds fewer cards than { cucumber_rules-first } changed, a player may change exactly as many as it still holds, or none; once it is empty, nobody can change cards.
cucumber_rules-none-after = Once somebody changes none, nobody after may change any.
cucumber_rules-really-changed = What was really changed counts, also where the stock held fewer cards than a player wished for.
cucumber_rules-whole-holding = A player may change the whole holding.
# $jokers: yes (there are some in the pack) or no.
cucumber_rules-no-picture = An ace{ $jokers ->
    [yes] {" "}or a joker
   *[no] {""}
} does not rule out the free change.
cucumber_rules-as-a-whole = A holding is changed as a whole, and only while the stock can replace all of it.

# The play. $sets: yes (several cards may be led) or no.
cucumber_rules-play-beat-title = What has to be beaten
cucumber_rules-play-beat-highest = { $sets ->
    [yes] the cards to beat are those of the play now winning the trick
   *[no] the card to beat is the highest card in the trick so far
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] the cards to beat are those of the previous player
   *[no] the card to beat is the previous player's card
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] the cards to beat are the cards led
   *[no] the card to beat is the card led
}
cucumber_rules-play-equal-title = Whether equal is enough
cucumber_rules-play-equal-yes = an equal card beats, and so does any higher one
cucumber_rules-play-equal-no = only a higher card beats, and an equal one does not
cucumber_rules-play-duty-title = What you may play when you follow
cucumber_rules-play-duty-choice = { $sets ->
    [yes] you must beat the cards to beat or play your lowest cards, whichever you like
   *[no] you must beat the card to beat or play your lowest card, whichever you like
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] you must beat the cards to beat if you can, and only if you cannot, play your lowest cards
   *[no] you must beat the card to beat if you can, and only if you cannot, play your lowest card
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] you must play the lowest cards with which you can beat the cards to beat, and only if you cannot, your lowest cards
   *[no] you must play the lowest card with which you can beat the card to beat, and only if you cannot, your lowest card
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] you must play cards of the same rank as the cards to beat if you can, otherwise beat the cards to beat if you can, and only if you can do neither, play your lowest cards
   *[no] you must play a card of the same rank as the card to beat if you can, otherwise beat the card to beat if you can, and only if you can do neither, play your lowest card
}
cucumber_rules-play-ace-stops-title = Beating an ace
cucumber_rules-play-ace-stops-yes = nothing beats an ace
cucumber_rules-play-ace-stops-no = an ace can be beaten by whatever ranks high enough
cucumber_rules-play-lead-title = What may be led
cucumber_rules-play-lead-any = the leader is free in what to lead
cucumber_rules-play-lead-lowest = the leader must lead the lowest card
cucumber_rules-play-sets-title = How many cards are led
cucumber_rules-play-sets-yes = one card may be led, or several cards of one rank, keeping at least one card back
cucumber_rules-play-sets-no = one card is led to each trick
cucumber_rules-play-set-won-by-title = A trick led with several cards, where that is allowed
cucumber_rules-play-set-won-by-dominance = the highest play takes it, whether or not its cards are of one rank
cucumber_rules-play-set-won-by-matched = only cards of one rank can take it, and the highest such set does

# $fewer: yes (the last card is not played) or no.
cucumber_rules-tricks = { $fewer ->
    [yes] There is one trick fewer than cards each.
   *[no] There are as many tricks as cards each.
}
cucumber_rules-clockwise = The leader plays first to a trick, and then the others, clockwise.
cucumber_rules-lowest-rank-only = Several cards may be led only of that lowest rank.
cucumber_rules-own-rank = The { $card } has a rank of its own, and is led alone.
# A sentence without capital and full stop: the 6♣ and the 7♠ have ranks of their own …
cucumber_rules-own-ranks = { $cards } have ranks of their own: led together are only such as rank equal
cucumber_rules-one-back = The card kept back is for the last trick: even equal last cards are not led together.
cucumber_rules-as-many = Everyone else plays as many cards as were led; those need not be of one rank.
cucumber_rules-compare = To compare several cards, put both plays in order from high to low: yours beat if each of them beats the card opposite.
cucumber_rules-follow = When you follow, { $duty ->
    [beat_if_able] { cucumber_rules-play-duty-beat-if-able }
    [lowest_that_beats] { cucumber_rules-play-duty-lowest-that-beats }
    [same_rank_first] { cucumber_rules-play-duty-same-rank-first }
   *[choice] { cucumber_rules-play-duty-choice }
}.
cucumber_rules-lowest-cards = Cards are your lowest if you keep none that ranks below any of them.
cucumber_rules-any-lowest = Of equal lowest cards any will do.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] When an ace is among the cards to beat, you play your lowest cards.
   *[no] When the card to beat is an ace, you play your lowest card.
}
# $higher are cards that rank above the ace: the 6♣ or a joker.
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] When an ace is among the cards to beat, you play your lowest cards: not even { $higher } beats it.
   *[no] When the card to beat is an ace, you play your lowest card: not even { $higher } beats it.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] This holds only for the player right after the ace.
    [led] This holds for everyone in a trick to which an ace was led.
   *[highest] This holds for everyone who plays after the ace.
}
cucumber_rules-joker-stops = A joker stops the same way.
cucumber_rules-wild-joker = A joker is played only together with at least one ordinary card, and takes the rank of one of them, whichever serves best. In the last trick it is played like any other card.
cucumber_rules-wild-joker-last = When you play your lowest cards, jokers come last: play one only when your ordinary cards run out.
cucumber_rules-wild-jokers-alone = Only from a holding of nothing but jokers may jokers be played alone; they rank as aces then.
cucumber_rules-highest-takes = The highest card takes the trick, and of equal highest cards the one played last.
cucumber_rules-highest-of-one-takes = When one card was led, the highest card takes the trick, and of equal highest cards the one played last.
cucumber_rules-set-takes = { $won_by ->
    [matched] When several cards were led, only cards of one rank can take the trick: the highest such set takes it, and of equal sets the one played last.
   *[dominance] When several cards were led, they are winning the trick until a later play is at least as high, card by card; then that play is winning, and so on. The play winning at the end takes the trick.
}
cucumber_rules-beaten-not-taken = So you can beat what you have to beat and still not take the trick.
cucumber_rules-lowest-ace-takes = An ace played as the lowest card still takes the trick if it is the last of the highest cards.
cucumber_rules-taker-leads = Whoever takes a trick, its taker, leads to the next.

# What may be played. $trick are the plays so far (7, 10, 5 or 5-5-5, J-7-6), $target that to beat, $held the holding
# (Q-10-7-4-3). $beating are the plays that beat it (the 10 or the queen), $lowest the lowest card or cards.
# $size: one or several (cards are played together). $count is how many plays there are to choose from.
cucumber_rules-example-beat = For example, the trick so far is { $trick }, so that { $target } { $size ->
    [several] are the cards
   *[one] is the card
} to beat. Holding { $held }, you { $count ->
    [1] must
   *[other] may
} play { $beating }.
cucumber_rules-example-beat-or-lowest = For example, the trick so far is { $trick }, so that { $target } { $size ->
    [several] are the cards
   *[one] is the card
} to beat. Holding { $held }, you may play { $beating }, or your lowest { $size ->
    [several] cards
   *[one] card
}, { $lowest }.
cucumber_rules-example-lowest = For example, the trick so far is { $trick }, so that { $target } { $size ->
    [several] are the cards
   *[one] is the card
} to beat. Holding { $held }, you must play your lowest { $size ->
    [several] cards
   *[one] card
}, { $lowest }.

# The last trick.
cucumber_rules-last-trick-payers-title = Who pays
cucumber_rules-last-trick-payers-taker = the taker alone pays
cucumber_rules-last-trick-payers-taker-rewards-tied = the taker pays, and everyone else who played an equal card gets as many points off as the taker pays
cucumber_rules-last-trick-payers-all-tied = the taker pays, and so does everyone else who played an equal card
cucumber_rules-last-trick-payers-all-but-lowest = everyone with a card in the last trick pays, except the first who played a card of the lowest rank
cucumber_rules-last-trick-payers-by-declaration = if somebody declares that the own card is the lowest, all show their cards, and everyone but those with the lowest card pays
cucumber_rules-last-trick-doubled-by-title = A card that doubles the penalty
cucumber_rules-last-trick-doubled-by-none = no card doubles it
cucumber_rules-last-trick-doubled-by-value = if anyone plays { CARD($card, form: "a") } in the last trick the penalty counts twice, and no more if several do
cucumber_rules-last-trick-calls-title = Raising the penalty
cucumber_rules-last-trick-calls-none = nobody can raise it
cucumber_rules-last-trick-calls-kontra = one player may say kontra, and then every penalty counts twice, but that player's own four times
cucumber_rules-last-trick-calls-rassi = a payer who doubled pays twice the penalty, and one who redoubled four times
cucumber_rules-last-trick-calls-doubling = whoever wins a trick may ask to double the bet before leading to the next, and every other player in the hand accepts, or leaves it and loses the bet as it was
cucumber_rules-last-trick-calls-declaration = when everyone has one card left, each in turn, from whoever won the last trick played, may declare that it is the lowest, until one does
cucumber_rules-last-trick-declaration-title = A wrong declaration, and none at all
# $wrong are the points of a wrong declaration. $adds: yes (the card's points come on top) or no.
# $nobody: nothing, or lowest_pays (so many points, where nobody declares).
cucumber_rules-last-trick-declaration-value = a declarer whose card is matched or beaten pays { $wrong }, { $adds ->
    [yes] and the points of the card on top
   *[no] and not the points of the card
}, and if nobody declares, { $nobody ->
    [lowest_pays] everyone with the lowest card pays { $wrong }
   *[nothing] nobody pays
}
cucumber_rules-last-trick-declaration-part-wrong = What a declarer pays whose card is matched or beaten.
cucumber_rules-last-trick-declaration-part-wrong-adds = Whether the points of the declarer's card come on top.
cucumber_rules-last-trick-declaration-part-nobody = What happens when nobody declares.
cucumber_rules-last-trick-all-equal-title = When all last cards are equal
cucumber_rules-last-trick-all-equal-none = that is a tie like any other
cucumber_rules-last-trick-all-equal-restart = if all cards in the last trick are of one rank, nobody pays, and a new round begins in which everyone at the table is in again with 0 points
cucumber_rules-last-trick-all-equal-restart-if-all-fall = if all cards in the last trick are of one rank, and everyone would go out by it, nobody pays, and a new round begins in which everyone at the table is in again with 0 points

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Everyone who is still in the hand plays the one card left, and the lowest card wins the hand: of equal lowest cards the one played first.
    [by_declaration] The one card that everyone has left is not played.
   *[taker] Everyone plays the one card left: the highest card takes the trick, and of equal highest cards the one played last.
}
cucumber_rules-low-in-it = Here { CARD($ranks, form: "several") } rank lowest: they take the trick only if there is nothing else in it.
# $trick: 9, 4, 9. $taker is the place of who took it, 2 or 3. $payers is the rule of who pays. $unit as above, or none
# where no points are counted.
cucumber_rules-example-taker = For example, if the last trick is { $trick }, the { $taker ->
    [2] second
   *[3] third
} player is the taker and pays{ $unit ->
    [none] {""}
   *[other] {" "}{ cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , and the first gets{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    } off
    [all_tied] , and the first, who tied, pays{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    } too
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = For example, if the last trick is { $trick }, the second player wins the hand, and { $players ->
    [2] the first loses
   *[other] the others lose
} the bet.
# $first is what the first player pays, in words: 9 points.
cucumber_rules-example-declared = For example, if the last cards are { $cards } and the second player declares, that player pays nothing, and the first pays { $first }.
# $wrong and $own are amounts, too. $adds: yes (the card's points come on top) or no.
cucumber_rules-example-matched = For example, if the last cards are { $cards } and the second player declares, that player pays { $wrong }{ $adds ->
    [yes] {" "}and { $own } for the card
   *[no] {""}
}, for the card is matched, the first { $first }, and the third nothing.

# What it costs.
cucumber_rules-bet = Every hand begins with a bet of 1 credit. A payer loses as much as the bet then stands at.
cucumber_rules-card-costs = A payer's score goes up by what the payer's card in the last trick costs:
cucumber_rules-shown-card-costs = A payer's score goes up by what the card shown costs:
cucumber_rules-column-card = Card
cucumber_rules-column-points = Points
cucumber_rules-column-cucumbers = Cucumbers
cucumber_rules-its-number = the card's number
cucumber_rules-kontra = Before the first trick each player in turn, beginning with { cucumber_rules-first }, says kontra or passes, until one has said kontra or all have passed.
cucumber_rules-doubling-when = The bet may be doubled after every trick but the last, once between two tricks, and never twice running by the same player.
cucumber_rules-doubling-credits = Everyone in the hand, whoever asks too, must have credits for the doubled bet; that is settled before anybody answers.
cucumber_rules-doubling-refused = If all others refuse, whoever asked has won: there is no last trick, and nobody loses the doubled bet.
cucumber_rules-lower-by-rank = Which card is lower goes by rank, also between cards that cost the same.
cucumber_rules-multiply = These multiply: twice and twice is four times.

# The limit.
cucumber_rules-limit-points-title = The limit
cucumber_rules-limit-points-none = there is none
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = When the limit is crossed
# $unit is none where there is no limit.
cucumber_rules-limit-exactly-out = { $unit ->
    [none] whoever reaches the limit crosses it
   *[other] whoever reaches { cucumber_rules-limit-amount } crosses the limit
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] whoever gets more than the limit crosses it, and exactly that is still safe
   *[other] whoever gets more than { cucumber_rules-limit-amount } crosses the limit, and exactly { $points } is still safe
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] a score of exactly the limit goes back to 0, and whoever gets more crosses it
   *[other] a score of exactly { cucumber_rules-limit-amount } goes back to 0, and whoever gets more crosses the limit
}
# What happens to a player who crosses the limit.
cucumber_rules-limit-falls-title = A player who crosses the limit
cucumber_rules-limit-falls-none = does not exist, for there is no limit
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] loses a life and goes on with the highest score of the other players who are in
    [keep_highest] gives back all kept cards but the highest
    [mark] is marked and plays on
    [end_game] ends the game
   *[eliminate] is out of the game
}
# The same the first, second, … time, and from such a time on.
cucumber_rules-fall-at = the { cucumber_rules-ordinal } time { cucumber_rules-fall }
cucumber_rules-fall-from = and from the { cucumber_rules-ordinal } time on { cucumber_rules-fall }
cucumber_rules-ordinal = { $time ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { $time }th
}

cucumber_rules-fatal = Whoever pays with { $cards } is out at once, whatever the score is.
cucumber_rules-kept-go-too = With the score the kept cards go, too: they are shuffled back into the pack.
# $falls is what happens to such a player: the first time loses a life …, and from the second time on is out of the game
cucumber_rules-crosses = A player who crosses the limit { $falls }.
cucumber_rules-crossing-together = For this the scores of players who cross the limit in the same hand are left out, and if nobody else is in, it is 0.
# $deals: yes (the card sets how many cards are dealt) or no.
cucumber_rules-card-kept = The points of the card kept become the score{ $deals ->
    [yes] , and set the number of cards in the next hand
   *[no] {""}
}. The other cards go back into the pack.
cucumber_rules-last-kept-stays = Of equal highest cards the one that was kept last stays.
cucumber_rules-takers-card-deals = If several keep a card in the same hand, that of whoever took the trick sets the number.
cucumber_rules-marked = A marked player stays marked to the end, and is dealt cards and pays like everyone else.
# $steps: reset, rewards or both.
cucumber_rules-order = { $steps ->
    [reset] The order is this: penalties are added, then scores of exactly { cucumber_rules-limit-amount } go back to 0, then the limit is applied.
    [both] The order is this: penalties are added, then scores of exactly { cucumber_rules-limit-amount } go back to 0, then the limit is applied, then points are taken off.
   *[rewards] The order is this: penalties are added, then the limit is applied, then points are taken off.
}
cucumber_rules-never-below = Taking points off never brings a score below 0, and never gives back a life.

# Keeping score.
cucumber_rules-score-title = How the score is kept
cucumber_rules-score-running = the penalties are added up on paper, and every hand is dealt from the whole pack
cucumber_rules-score-face-up = a payer keeps the card played to the last trick face up on the table, and the points of a player's kept cards are the score
cucumber_rules-no-score = There is no score: it is only noted who paid for each hand.
cucumber_rules-credits = The score counts the credits that a player has lost. They are gone, and nobody gets them.
cucumber_rules-begins = Everyone begins with 0.
# $back: yes (the limit may send them back) or no.
cucumber_rules-kept-cards = Kept cards stay out of the pack to the end of the game{ $back ->
    [yes] {" "}or until the limit sends them back
   *[no] {""}
}, even when their player goes out.

# Buying in.
cucumber_rules-stakes-buy-ins-each-title = Buying in
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] nobody may buy in
    [1] each player may buy in once in a game
    [2] each player may buy in twice in a game
   *[other] each player may buy in { $value } times in a game
}
cucumber_rules-stakes-buy-ins-others-in-title = Other players who must be in for a buy-in
cucumber_rules-stakes-buy-ins-others-in-value = at least { $value ->
    [1] one other player
    [2] two other players
    [3] three other players
    [4] four other players
    [5] five other players
    [6] six other players
    [7] seven other players
    [8] eight other players
    [9] nine other players
    [10] ten other players
   *[other] { $value } other players
} must be in
cucumber_rules-stakes-buy-ins-cost-title = The price of a buy-in, where there are any
cucumber_rules-stakes-buy-ins-cost-stake = a buy-in costs another stake, paid into the pot
cucumber_rules-stakes-buy-ins-cost-free = a buy-in is free
cucumber_rules-between-hands = It is done between hands, by a player who is in or out, and { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = The player's score becomes the highest score of the other players who are in.
cucumber_rules-buy-in-lowers = A player who is in may buy in only if that lowers the score; one who is out may do so in any case.
cucumber_rules-out-for-good = A player who goes out with no buy-in left is out for good.

# The end of the game.
cucumber_rules-end-when-title = The end of the game
cucumber_rules-end-when-one-left = the game ends when only one player is in
# $time is which crossing of the limit ends it.
cucumber_rules-end-when-falls = the game ends with the hand in which somebody crosses the limit{ $time ->
    [1] {""}
   *[other] {" "}for the { cucumber_rules-ordinal } time
}
cucumber_rules-end-when-one-unmarked = the game ends when all but one of the players in are marked
cucumber_rules-end-when-agreed = the game ends when the table agrees that it does
cucumber_rules-end-winner-title = Who wins
cucumber_rules-end-winner-last-in = the last player in wins
cucumber_rules-end-winner-lowest-score = the lowest score of the players in wins
cucumber_rules-end-winner-not-the-loser = whoever ended the game loses, and everyone else who is in shares the win
cucumber_rules-end-all-out-title = When everyone who was in goes out in the same hand
cucumber_rules-end-all-out-lowest-score = the lowest score among them wins, and equal lowest scores share the win
cucumber_rules-end-all-out-all-win = they all share the win
# $went: ends (the game) or out.
cucumber_rules-all-out = If everyone who was in { $went ->
    [ends] ends the game
   *[out] goes out
} in the same hand, { $winner ->
    [all_win] { cucumber_rules-end-all-out-all-win }
   *[lowest_score] { cucumber_rules-end-all-out-lowest-score }
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Everyone who is in and did not end the game shares the win.
    [one_unmarked] The player who is not marked wins.
   *[other] The last player in wins.
}
cucumber_rules-lowest-share = Players with equal lowest scores share the win.
# A sentence without capital and full stop. $standing: hands (those paid for are counted), crossed (players who have
# crossed the limit may be in) or score.
cucumber_rules-best-standing = { $standing ->
    [hands] the player in who has paid for the fewest hands wins, and equal players share the win
    [crossed] the player in who has crossed the limit least often wins, of several the one with the lowest score, and equal players share the win
   *[score] the player in with the lowest score wins, and equal players share the win
}
cucumber_rules-agreed-before = If the table agrees to end the game before that, { cucumber_rules-best-standing }.

# Money.
cucumber_rules-stakes-payout-title = The stakes
# $entry: 1 (everyone pays a stake at the start) or 0.
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] there is a pot, which the winner takes
   *[1] everyone pays the same stake into a pot, which the winner takes
}
cucumber_rules-stakes-payout-differences = every loser pays the winner the difference between their scores, times the stake for a point
cucumber_rules-stakes-entry-title = What is paid at the start
cucumber_rules-stakes-entry-value = { $value ->
    [0] nobody pays anything at the start
   *[1] everyone pays one stake at the start
}
cucumber_rules-stakes-falls-title = Paying for going out
cucumber_rules-stakes-falls-none = going out costs nothing
# $who: all or first. $stakes is how many stakes it costs.
cucumber_rules-stakes-falls-value = { $who ->
    [first] whoever goes out first in a round, and so everyone who goes out in that hand, pays
   *[all] whoever goes out by the limit pays
} { cucumber_rules-stakes } into the pot
# $more is how many stakes it costs where one of the $pictures decided: a jack, a queen or a king.
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, or { $more } where the card that decided was { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] one stake
    [2] two stakes
    [3] three stakes
    [4] four stakes
    [5] five stakes
    [6] six stakes
    [7] seven stakes
    [8] eight stakes
    [9] nine stakes
    [10] ten stakes
   *[other] { $stakes } stakes
}
cucumber_rules-stakes-falls-part-who = Whose fall costs money.
cucumber_rules-stakes-falls-part-stakes = How many stakes it costs.
cucumber_rules-stakes-falls-part-picture-stakes = How many it costs when the deciding card is a picture.
cucumber_rules-stakes-falls-part-pictures = The ranks that are pictures.
cucumber_rules-for-money = When a game is played for money, { $payout ->
    [differences] { cucumber_rules-stakes-payout-differences }
   *[pot] { cucumber_rules-stakes-payout-pot }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Several winners share each loser's payment equally. Coins left over go one each to the winners in order of seats, from the first seat.
   *[pot] Several winners share the pot equally. Coins left over go one each to the winners in order of seats, from the first seat.
}
cucumber_rules-new-round-pot = A new round in the same game leaves the pot as it is.

# Coming and going. $pot: stake (it stays in the pot), paid (what was paid stays in it) or none.
cucumber_rules-leaves = { $pot ->
    [stake] A player who leaves the table is out at once. The stake stays in the pot.
    [paid] A player who leaves the table is out at once. What was paid stays in the pot.
   *[none] A player who leaves the table is out at once.
}
cucumber_rules-one-left = If only one player is in after that, the game ends and that player wins.
# $score: yes (points are counted) or no.
cucumber_rules-joins = Between hands another player may join in a new last seat{ $score ->
    [yes] , beginning with the highest score of the players in
   *[no] {""}
}, as long as the pack can serve everyone and no more than { $most } are at the table.
