# Lines of Rummy, Rummy 500 and Gin. $count is how many $cards somebody still holds, as they lie; 0 where only
# their points are known. Deadwood is what is held in no meld.

# Rounds in which somebody went out. $winner takes what $player still holds.
rummy-takes = { $count ->
    [0] { $winner } went out, and { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[other] { $winner } went out, and { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-melded = { $player } has { $points ->
    [1] { $points } point
   *[other] { $points } points
} on the table.
rummy-held = { $count ->
    [0] { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-out = { $player } went out: { $points ->
    [1] { $points } point
   *[other] { $points } points
} more.

# To go rummy is to lay down all cards at once. The round then counts $times times, and $points more.
rummy-rummy = { $points ->
    [0] { $player } went rummy: the round counts { $times } times.
   *[other] { $times ->
        [1] { $player } went rummy: { $points ->
            [1] { $points } point
           *[other] { $points } points
        } more.
       *[other] { $player } went rummy: the round counts { $times } times and { $points ->
            [1] { $points } point
           *[other] { $points } points
        } more.
    }
}

# Rounds in which nobody went out, because no card could be drawn any more. $won is scored for the fewest points.
rummy-nobody-out = Nobody went out, so nobody scores.
rummy-blocked = { $count ->
    [0] Nobody went out, and { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[other] Nobody went out, and { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-fewest = { $count ->
    [0] Nobody went out, and { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, the fewest: { $won ->
        [1] { $won } point
       *[other] { $won } points
    }.
   *[other] Nobody went out, and { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, the fewest: { $won ->
        [1] { $won } point
       *[other] { $won } points
    }.
}
rummy-not-fewest = { $count ->
    [0] { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, not the fewest.
   *[other] { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, not the fewest.
}
rummy-equal = Nobody went out, and { $players } hold equally few points, so nobody scores.

# Gin. $player knocked with so many points of deadwood; $other has $against.
rummy-gin = { $player } has gin, and { $other } { $points ->
    [1] { $points } point
   *[other] { $points } points
} of deadwood.
rummy-knock = { $player } knocked with { $deadwood }, and { $other } has { $against }.
rummy-undercut = { $player } knocked with { $deadwood }, but { $other } has only { $against }.
rummy-undercut-equal = { $player } knocked with { $deadwood }, and { $other } has as much, no more.
rummy-bonus = { $kind ->
    [gin] Gin for { $player }: { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
    [big_gin] Big gin for { $player }: { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[undercut] An undercut for { $player }: { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-nobody-knocked = Nobody knocked, so nobody scores.

# At the end of a game: a box is what each round won counts.
rummy-box = { $player } won { $rounds ->
    [1] { $rounds } round
   *[other] { $rounds } rounds
}: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
rummy-shutout = { $player } wins, and nobody else ever scored: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
rummy-game = { $player } wins the game: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.

# Refusals. $id is how a request names a player: p2. Words such as out, knock, left, melds, deadwood and laid_off are
# written as in requests. $counted is what is right, $given what was given; $count is how many $cards are.
rummy-out-missing = Who went out? Give out, or "out": null when nobody did.
rummy-rummy-without-out = Only who goes out goes rummy; name that player as out.
rummy-held-missing = Give left (the cards) or deadwood (their points), for each player who is not out.
rummy-points-held-missing = What did { $side } hold? Give deadwood for { $id }.
rummy-out-holds-no-card = { $player } is out, and so holds no card.
rummy-out-holds-nothing = { $player } is out, and so holds nothing, not { $points } points.
rummy-more-than-dealt = { $player } holds { $cards } cards, but { $dealt } were dealt to each player.
rummy-holds-a-card = { $player } is not out, and so holds at least a card.
rummy-cards-total = { $count ->
    [0] No cards count { $counted }, not { $given }.
   *[other] { CARD($cards, form: "row") } count { $counted }, not { $given }.
}
rummy-total-too-large = { $player } cannot have { $points }: { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} count { $most } at most.
# $nearest is one number or two.
rummy-total-between = { $player } cannot have { $points }: the nearest that cards make is { $nearest }.
rummy-all-too-much = All of it comes to { $points }, but { $cards } cards of this pack count { $most } at most.
rummy-table-missing = Give melds (the cards on the table) or melded (their points), for each player.
rummy-melded-missing = What has { $side } on the table? Give melded for { $id }; 0 where it is nothing.
rummy-melded-total = { $player }'s cards on the table count { $counted }, not { $given }.
rummy-out-without-melds = { $player } is out, and so has laid cards down or off; nothing on the table is { $player }'s.
rummy-whose-meld = Who laid this meld down? Give player.
rummy-paid-by-holdings = Each round is paid by what everybody holds. Give who went out, and that.

# Members of a request, $name in its spelling, that mean nothing in a round.
rummy-nobody-knocks = Nobody knocks in these rules. Leave { $name } out.
rummy-no-knock = Nobody knocked. Leave { $name } out.
rummy-ends-by-a-knock = A round of Gin ends by a knock. Leave { $name } out.
rummy-table-scores-nothing = Cards on the table score nothing in these rules. Leave { $name } out.

# Gin.
rummy-knock-missing = Who knocked? Give knock, or "knock": null when nobody did.
rummy-deadwood-missing = What deadwood has { $side }? Give deadwood for { $id }, or the cards.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } knocked with { $deadwood }; { $most } is the most for big gin.
   *[plain] { $player } knocked with { $deadwood }; { $most } is the most.
}
rummy-cards-at-the-end = { $player } has { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} here, but { $dealt } at the end of the round.
# $given is a player as somebody wrote it.
rummy-melds-of-another = These are the melds of { $player }, not of { $given }.
rummy-laid-off-in-answer = What is laid off on the knocker's melds stands in answer. Leave laid_off out here.
rummy-nothing-laid-off = Nothing is laid off against gin.
rummy-no-such-meld = The knocker shows { $melds ->
    [1] { $melds } meld
   *[other] { $melds } melds
} here, so there is no meld { $number }.
rummy-jokers-stay = Jokers stay where they lie.

# Cards that are no meld. A set is of one rank, a run of one suit.
rummy-meld-too-small = { $count ->
    [0] Nothing is no meld: one has three cards at least.
   *[other] { CARD($cards, form: "row") } is no meld: one has three cards at least.
}
rummy-jokers-alone = Jokers alone are no meld.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } is no set here: its cards are of different suits.
rummy-set-too-large = { CARD($cards, form: "row") } is no set here: { $most } cards are the most.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } is no set: its cards are of one rank.
rummy-run-of-several-suits = { CARD($cards, form: "row") } is no run: its cards are of one suit.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } is no run here: the ace is low.
   *[either] { CARD($cards, form: "row") } is no run here: no run goes round the corner.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } is no run: its cards follow each other without a gap.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } is a set, and must stay one with its jokers where they are.
    [run] { CARD($cards, form: "row") } is a run, and must stay one with its jokers where they are.
   *[set_or_run] { CARD($cards, form: "row") } is a set or a run, and must stay one with its jokers where they are.
}
rummy-which-suit = Which { $rank }? Here the suit matters.
rummy-which-suit-of-meld = Which { $rank }? Melds tell suits apart.
rummy-which-suit-with-jokers = Which { $rank }? With jokers it may be a run.

# Refusals of questions to the referee.
rummy-not-held = The { CARD($cards, form: "row") } goes, but is not in the holding.
rummy-holding-before-the-discard = Before the discard a holding has { $cards } cards; { $given } are told.
rummy-pile-not-so-deep = The pile has { $cards } cards here, so nobody reaches { $depth } deep.

# Rules that do not fit together. $method, $option and $blocked are written as in documents.
rummy-two-play-gin = players.max is { $players }, but score.method is gin, which two play.
rummy-no-deal = deal.cards does not say how many cards { $players } players have each; it does for { $named }.
rummy-pack-too-small = { $players } players with { $each } cards each need { $cards } cards and one to turn up; the pack has { $size }.
rummy-everybody-wants-points = end.best is lowest, but by { $method } everybody wants points.
rummy-nobody-wants-points = end.best is highest, but by penalties nobody wants points.
rummy-paid-each-round = stakes.payout is each_round, but by { $method } nobody scores what others hold.
rummy-no-equal-cards = melds.suits is any, but one pack has no two equal cards.
rummy-rummy-doubles-nothing = score.rummy.times is { $times }, but by { $method } going rummy doubles nothing.
rummy-no-bonus = { $method ->
    [penalties] { $option } is { $points }, but by penalties nobody wants points.
   *[gin] { $option } is { $points }, but by gin rounds end by a knock.
}
rummy-every-ace-low = score.ace_low_run is { $points }, but ace is low, so that every ace is.
rummy-table-not-counted = score.ace_low_run is { $points }, but by { $method } no cards on the table are counted.
rummy-blocked-in-its-own-way = score.blocked is { $blocked }, but by { $method } a blocked round is scored in its own way.
rummy-knock-without-gin = out.knock is { $deadwood }, but score.method is { $method }.
rummy-gin-without-knock = out.knock is null, but score.method is gin, where a round ends by a knock.

# What a page asks for a round. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
rummy-ask-out = Who went out?
rummy-tap-out = Tap who went out
rummy-who-went-out = { $name } went out
rummy-form-nobody-went-out = Nobody went out
rummy-ask-knock = Who knocked?
rummy-tap-knock = Tap who knocked
rummy-who-knocked = { $name } knocked
rummy-form-nobody-knocked = Nobody knocked: nobody scores.
rummy-form-points = Points held
rummy-form-cards = Cards held
rummy-form-deadwood = Deadwood
# Points, or cards, that somebody still holds.
rummy-row-held = held
rummy-hint-points = points
rummy-ask-points = What does { $name } hold?
rummy-ask-cards = Which cards does { $name } hold?
# Points of the cards that lie on the table.
rummy-row-melded = down
rummy-ask-melded = What has { $name } on the table?
rummy-row-rummy = Went rummy
rummy-hint-rummy = Out all at once, without a meld in an earlier turn
rummy-row-deadwood = deadwood
rummy-ask-deadwood = What deadwood has { $name }?
# No deadwood at all.
rummy-zero-gin = Gin
rummy-row-big-gin = Big gin
rummy-hint-big-gin = All eleven cards were melded

# Over columns of a club's standings.
rummy-count-ended = Ended a round
rummy-count-at-one-go = Rummy or gin
rummy-ratio-share-ended = Share of rounds ended

# Why money has moved, in a club's books.
rummy-due-paid = Paid for deadwood to whoever won the round

# Questions to the referee, to choose from.
rummy-claim-meld = Are these cards a meld?
rummy-claim-lay-off = May these cards be laid off on this meld?
rummy-claim-draw = May somebody draw from there now?
rummy-claim-take = May so many cards be taken from the discard pile?
rummy-claim-discard = May this card be discarded?
rummy-claim-go-out = Does the player go out with this turn?
rummy-claim-knock = May somebody knock with this holding?
rummy-claim-deadwood = What is the least deadwood of this holding?

# Fields of these questions: a label, what stands small below it, and what can be chosen.
rummy-label-meld = Meld
rummy-about-meld = The meld as it lies on the table
rummy-about-added = What is added to it
rummy-about-laid-on = Cards laid off on a meld.
rummy-label-player-has-melded = Player has melded
rummy-about-player-has-melded = In this round; some rules ask for it
rummy-from-stock = The top of the stock
rummy-from-pile = The top discard
rummy-label-pile = Pile
rummy-about-pile-size = Cards in the discard pile
rummy-label-drawn = Drawn
rummy-about-drawn = Whether the player has drawn in this turn already
rummy-label-melded = Melded
rummy-about-melded = Whether the player has melded in this turn already
rummy-about-pile = The discard pile, its top card last
rummy-label-depth = Depth
rummy-about-depth = How many cards are taken from the top
rummy-about-holding-before = All cards in hand before that
rummy-about-melds = The melds on the table
rummy-label-taken = Taken
rummy-about-taken = The discard that was taken in this turn, if any
rummy-about-holding-drawn = All cards after the draw, those of melds and the discard among them
rummy-about-laid-down = What is laid down
rummy-label-laid-off = Laid off
rummy-label-discard = Discard
rummy-label-melded-before = Melded before
rummy-about-melded-before = Whether the player has melded or laid off in an earlier turn of the round
rummy-about-holding-of-knock = All cards after the draw, one more than were dealt
rummy-label-shown = Shown
rummy-about-shown = The knocker's melds, to lay off on; none where the knocker has gin

# Rulings. Some sentences say what would settle a question that is open.

# Going out. $rummy: yes (all cards went in one turn), no, or perhaps.
rummy-nobody-goes-out = In these rules nobody goes out; a round ends with a knock.
rummy-goes-out = { $rummy ->
    [yes] Every card goes, each as it may: the player is out, and goes rummy.
    [perhaps] Every card goes, each as it may: the player is out, and goes rummy if it is the first turn with a meld.
   *[no] Every card goes, each as it may: the player is out.
}
rummy-last-card-discarded = The last card must be discarded.
rummy-cards-would-be-left = { CARD($cards, form: "row") } would be left, and who goes out has no card left.
rummy-one-meld-a-turn = One meld may be laid down in a turn; only who goes out in an only turn lays down several.
rummy-melded-before = Whether the player has melded or laid off in an earlier turn of the round.

# Knocking in Gin. $deadwood is what is left without $card, $most the most with which a player may knock.
rummy-no-knocking = Nobody knocks in these rules.
rummy-too-much-deadwood = The least deadwood is { $deadwood }, without the { $card }; { $most } is the most for a knock.
rummy-may-knock = Discarding the { $card } leaves { $deadwood }; { $most } is the most for a knock.
rummy-is-big-gin = All { $cards } cards are melded, too: that is big gin.
# $parts are several of rummy-arranged, and at last what is left, with commas.
rummy-least-deadwood = The least deadwood is { $points ->
    [1] { $points } point
   *[other] { $points } points
}: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } melded
    [laid_off] { CARD($cards, form: "row") } laid off
   *[left] { CARD($cards, form: "row") } left
}
rummy-nothing-left = nothing left

# Melds. $kinds are what $cards may be, $kind is what they are. $when is after_knock where cards are laid off only then.
rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } is a set.
    [run] { CARD($cards, form: "row") } is a run.
   *[set_or_run] { CARD($cards, form: "row") } is a set or a run.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } is still a set, and may be made once somebody has knocked, unless it is gin.
       *[run] { CARD($cards, form: "row") } is still a run, and may be made once somebody has knocked, unless it is gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } is still a set.
       *[run] { CARD($cards, form: "row") } is still a run.
    }
}
rummy-no-laying-off = Nothing is laid off in these rules.
rummy-own-meld-first = Only who has melded in this round may lay off.
rummy-own-meld-not-told = Only who has melded in this round may lay off, and it was not told whether that is so.
rummy-melded-in-this-round = Whether the player has melded in this round.

# The discard pile. $card is the one that is reached for; $above is how many lie above it.
rummy-top-discard-may-be-taken = The top discard, the { $card }, may be taken.
rummy-taken-and-used = { $above ->
    [0] The { $card } may be taken, and must be melded or laid off at once, which can be done.
   *[other] The { $card } may be taken with all above it, and must be melded or laid off at once, which can be done.
}
rummy-only-the-top-discard = Only the top discard may be taken.
rummy-cannot-be-used = The { $card } cannot be melded or laid off at once, so the pile may not be taken from there.
rummy-use-not-known = The { $card } must be melded or laid off at once; what is known does not show whether it can.
rummy-melded-to-lay-off = Whether the player has melded in this round, and so may lay off.
rummy-seeing-a-meld = Seeing cards in hand that make a meld with the { $card }.
# $card is only a rank.
rummy-card-in-hand = { CARD($card, form: "A") } in hand.
rummy-one-in-hand = One of these in hand: { CARD($cards, form: "row") }.

# Drawing. $from: stock, pile, or pile_if_used, where the card must be used at once.
rummy-one-draw-a-turn = Every turn has one draw, and it was made already.
rummy-draw-comes-first = A turn begins with a draw, before anything is melded.
rummy-may-be-drawn = { $from ->
    [stock] The turn begins with one draw, and the top card of the stock may be drawn.
    [pile_if_used] The turn begins with one draw, and the top discard may be drawn, if it is melded or laid off at once.
   *[pile] The turn begins with one draw, and the top discard may be drawn.
}
rummy-stock-ends-gin = With { $cards } cards left in the stock the round is over, and nobody has knocked.
rummy-pile-empty = The discard pile is empty.
rummy-stock-ends-round = The stock is used up: who does not draw from the pile ends the round.
rummy-nothing-to-shuffle = The stock is used up, and beneath the top discard nothing is left to shuffle.
rummy-stock-and-pile-empty = The stock is used up, and so is the discard pile.
# $how the stock is made anew: turn (the pile is turned over) or shuffle.
rummy-stock-renewed-first = { $how ->
    [turn] The stock is used up: the discard pile is turned over first, unshuffled, or the top discard is taken.
   *[shuffle] The stock is used up: all of the pile but its top card is shuffled first, or the top discard is taken.
}

# Discarding. $card is the one that was taken from the pile.
rummy-may-be-discarded = The { $card } may be discarded.
rummy-taken-in-this-turn = The { $card } was taken from the pile in this turn, and so may not go back yet.
rummy-equal-card-may-go = The { $card } that was taken may not go back in the same turn, but an equal one may.
rummy-another-held = Whether the player held another { $card } before.

# On paper: titles of columns; who ended a round, and how.
rummy-column-ended-by = Ended by
rummy-column-how = How
# $how: points (only these are known), blocked, big_gin, knock, gin, rummy (all at once), out.
rummy-ended-how = { $how ->
    [points] points
    [blocked] blocked
    [big_gin] big gin
    [knock] knock
    [gin] gin
    [rummy] rummy
   *[out] out
}

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
rummy-about = Lay down sets and runs
rummy-variant-rummy = Who goes out scores what all others hold; going rummy counts double.
rummy-variant-rummy-block = The stock is used once; when it is gone, everybody may lose what they hold.
rummy-variant-rummy-penalty = Everybody scores what they still hold, and the lowest score wins.
rummy-variant-rummy-500 = Cards on the table score, those in hand count against you; the whole discard pile lies open.
rummy-variant-gin = Two players keep their melds in hand; who knocks with little deadwood scores the difference.
rummy-name = Rummy
rummy-name-rummy = Rummy (Basic, Straight)
rummy-name-rummy-penalty = Rummy, lowest wins
rummy-name-rummy-500 = Rummy 500 (500 Rum)
rummy-name-gin = Gin Rummy
rummy-house-rule-ace-high-or-low-11 = The ace is high or low, and counts 11
rummy-house-rule-ace-high-or-low-15 = The ace is high or low, and counts 15
rummy-house-rule-round-the-corner = Runs go round the corner
rummy-house-rule-spots-count-five = Cards from 2 to 9 count five
rummy-house-rule-aces-always-15 = Aces always count 15
rummy-house-rule-several-melds = Several melds a turn
rummy-house-rule-lay-off-after-own = Laying off only after a meld of one's own
rummy-house-rule-last-discard = The last card must be discarded
rummy-house-rule-ten-for-rummy = Ten points for going rummy
rummy-house-rule-25-for-going-out = 25 points for going out
rummy-house-rule-two-jokers = Two jokers in the pack
rummy-house-rule-top-discard-used = The top discard must be used, too
rummy-house-rule-shuffle-the-pile = The discard pile is shuffled when the stock is used up
rummy-house-rule-lowest-wins-blocked = The lowest deadwood wins a blocked round
rummy-house-rule-to-200 = To 200
rummy-house-rule-to-300 = To 300
rummy-house-rule-to-1000 = To 1000
rummy-house-rule-ten-rounds = Ten rounds
rummy-house-rule-north-american = North American score: 25 for gin, 25 for an undercut, 31 for big gin

# What a body may hold, in a few words behind the name of the member, as in: Give one of out (who went out), knock (in Gin who knocked), or points (just the points), not none.
rummy-body-out = who went out
rummy-body-knock = in Gin who knocked
