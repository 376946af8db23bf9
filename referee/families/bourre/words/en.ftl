# Lines of a score sheet of Bourré: why somebody won or lost chips. $chips are 0 or more where nothing else is said.

# $sentence is another of these lines: somebody owes more than is there, and pays only $paid chips.
bourre-short = { $sentence } There are only { $paid }.

bourre-antes = { $player } antes { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
bourre-stays = { $player } pays { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} to stay.

# What players did against the rules, in each of the next three. $fault: renege (did not follow suit, or broke
# another duty), corrected (did, and put it right in time), out_of_turn, spoke_early (staying or passing, out of turn).
bourre-barred = { $fault ->
    [corrected] { $player } corrected a renege and cannot win this pot.
    [out_of_turn] { $player } played out of turn and cannot win this pot.
    [spoke_early] { $player } spoke out of turn and cannot win this pot.
   *[renege] { $player } reneged and cannot win this pot.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } corrected a renege and pays { $chips ->
        [1] { $chips } chip
       *[other] { $chips } chips
    }.
    [out_of_turn] { $player } played out of turn and pays { $chips ->
        [1] { $chips } chip
       *[other] { $chips } chips
    }.
    [spoke_early] { $player } spoke out of turn and pays { $chips ->
        [1] { $chips } chip
       *[other] { $chips } chips
    }.
   *[renege] { $player } reneged and pays { $chips ->
        [1] { $chips } chip
       *[other] { $chips } chips
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } corrected a renege and loses the next turn to deal.
    [out_of_turn] { $player } played out of turn and loses the next turn to deal.
    [spoke_early] { $player } spoke out of turn and loses the next turn to deal.
   *[renege] { $player } reneged and loses the next turn to deal.
}
# Who stayed and took no trick is bourré.
bourre-bourre = { $player } stayed, has no trick, and pays { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
bourre-exempt = { $player } pays no ante in the next hand.

# Who gets chips from the pot. With most tricks the number of them is not known, but who has most.
bourre-wins = { $player } has { $tricks ->
    [1] { $tricks } trick
   *[other] { $tricks } tricks
} and takes { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
bourre-wins-with-most-tricks = { $player } has most tricks and takes { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
bourre-wins-alone = { $player } stays alone and takes { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
bourre-wins-as-dealer = Everybody passes, and { $player }, who deals, takes { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
bourre-shares = { $player } ties and gets { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.

# Why $chips chips stay in the pot. $most is the most that can be won of one.
bourre-carried-above-limit = No more than { $most ->
    [1] { $most } chip
   *[other] { $most } chips
} can be won of a pot: { $chips ->
    [1] { $chips } chip stays
   *[other] { $chips } chips stay
} for the next hand.
bourre-carried-as-all-pass = Everybody passes: { $chips ->
    [1] { $chips } chip stays
   *[other] { $chips } chips stay
} for the next hand.
bourre-carried-from-dealer = Everybody passes, and { $dealer } cannot win: { $chips ->
    [1] { $chips } chip stays
   *[other] { $chips } chips stay
} for the next hand.
# $players are several. $then: left (they leave it in the pot) or played_off (they play for it).
bourre-carried-by-tie = { $then ->
    [played_off] { $players } have { $tricks ->
        [1] { $tricks } trick
       *[other] { $tricks } tricks
    } each, and play it off: { $chips ->
        [1] { $chips } chip stays
       *[other] { $chips } chips stay
    } for the next hand.
   *[left] { $players } have { $tricks ->
        [1] { $tricks } trick
       *[other] { $tricks } tricks
    } each: { $chips ->
        [1] { $chips } chip stays
       *[other] { $chips } chips stay
    } for the next hand.
}
# The same where nobody has counted the tricks.
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } tie for most tricks, and play it off: { $chips ->
        [1] { $chips } chip stays
       *[other] { $chips } chips stay
    } for the next hand.
   *[left] { $players } tie for most tricks: { $chips ->
        [1] { $chips } chip stays
       *[other] { $chips } chips stay
    } for the next hand.
}
# Only $winner of those who tie may win the pot, and has it to play for in the next hand.
bourre-carried-for-one = { $players } have { $tricks ->
    [1] { $tricks } trick
   *[other] { $tricks } tricks
} each, and only { $winner } may win it: { $chips ->
    [1] { $chips } chip stays
   *[other] { $chips } chips stay
} for the next hand.
bourre-carried-for-one-uncounted = { $players } tie for most tricks, and only { $winner } may win it: { $chips ->
    [1] { $chips } chip stays
   *[other] { $chips } chips stay
} for the next hand.
# $players broke rules; they are one or several.
bourre-carried-from-barred = { $players } cannot win this pot: { $chips ->
    [1] { $chips } chip stays
   *[other] { $chips } chips stay
} for the next hand.
bourre-carried-without-majority = Nobody has more than half of the tricks: { $chips ->
    [1] { $chips } chip stays
   *[other] { $chips } chips stay
} for the next hand.

# Out of the game. $because: short (cannot pay what is due now) or ante (cannot pay the next ante); $chips are the
# last that the player has.
bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } cannot pay the next ante and is out.
       *[other] { $player } cannot pay the next ante and is out. The last { $chips ->
            [1] { $chips } chip
           *[other] { $chips } chips
        } go into the pot.
    }
   *[short] { $chips ->
        [0] { $player } cannot pay in full and is out.
       *[other] { $player } cannot pay in full and is out. The last { $chips ->
            [1] { $chips } chip
           *[other] { $chips } chips
        } go into the pot.
    }
}
bourre-gets-of-what-is-left = { $player } gets { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} of what is left in the pot.

# Between hands. $reason is as somebody typed it.
bourre-takes-new-chips = { $player } takes { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} and plays again.
bourre-adjustment-from-pot = Adjustment: { $player } gets { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} from the pot. { $reason }
bourre-adjustment-into-pot = Adjustment: { $player } pays { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} into the pot. { $reason }
bourre-joins = { $player } joins, with 0 chips won.
# $status: in (and is out from now on), or out (was so before).
bourre-leaves = { $status ->
    [in] { $player } leaves the table and is out of the game.
   *[out] { $player } leaves the table.
}

# Refusals. What somebody entered cannot be, or the rules do not allow it.

# Who is meant: $players are those who are at the table for this hand.
bourre-not-at-the-table = { $player } is not at the table for this hand. At the table are { $players }.
bourre-out-of-the-game = { $player } is out of the game. At the table are { $players }.
bourre-named-twice = { $player } is named twice.

# Cards. $cards are written as in documents.
bourre-not-in-pack = This pack has no { $card }. It has 52 cards, ace to 2 in four suits.
bourre-suit-missing = Of which suit is the { $card }? Write { $cards }.
bourre-card-twice = The pack has one { $card }, and it is told twice.
bourre-no-suit = “{ $text }” is no suit. Write C, D, H or S; or tell the upcard as `card`.

# A hand. Words in documents are the same in every language: taken, tricks, winner, tied, stay, trump, $member.
bourre-only-one-at-the-table = Two must be at the table, and there is only { $player }.
bourre-nobody-at-the-table = Two must be at the table, and there is nobody.
# $tied play for a pot in which they had equally many tricks.
bourre-only-tied-stay = { $tied } play off the pot, so { $players } cannot stay.
bourre-one-form = Give taken, tricks or winner, not { $given }.
bourre-no-form = Give taken, tricks or winner, not none.
bourre-stayers-missing = Say who stays, and with two or more the tricks they took; stay is empty if all passed.
bourre-one-stays-without-tricks = No tricks are played where only { $player } stays; leave { $member } out.
bourre-nobody-stays-without-tricks = No tricks are played where nobody stays; leave { $member } out.
bourre-tricks-of-all-who-stay = Give the tricks of all who stay, and of nobody else: { $players }.
bourre-fewer-than-no-tricks = Nobody takes fewer than 0 tricks; { $players } cannot.
bourre-tricks-do-not-add-up = There are { $tricks } tricks in a hand, and { $count } are told.
bourre-trump-missing = Which suit is trumps? Tell the upcard or the suit as trump.
bourre-no-fault = “{ $text }” is no fault. There are { $known }.
# Faults that were called and cannot have been.
bourre-fault-without-cards = { $player } played no card in this hand.
bourre-fault-in-no-trick = { $player } cannot have done so in trick { $trick }: there are { $tricks }.
bourre-fault-without-trick = { $player } reneged, but the trick is not told.
bourre-fault-was-none = { $player } played by the rules in trick { $trick }.
bourre-nobody-tied = The pot cannot be split by agreement: nobody tied.
bourre-nothing-to-agree-on = The pot cannot be split by agreement: these rules leave nothing to agree on.
bourre-ante-is-fixed = The ante is { $chips } in these rules; the dealer does not name it.
bourre-nobody-antes = { $players } play off the pot, and nobody antes; leave the ante out.

# Before a game, and between its hands.
bourre-leader-follows = Who speaks and leads first follows from the dealer; name a dealer.
bourre-abandoned = The game was abandoned; nothing more can be recorded.
bourre-over = The game is over: { $winners } won. Nothing more can be recorded.
bourre-no-new-chips = Nobody takes new chips in these rules.
bourre-has-left = { $player } has left the table.
bourre-is-in = { $player } is in; only a player who is out takes new chips.
bourre-new-chips-already = { $player } has taken new chips already, as often as these rules allow.
bourre-pot-is-too-small = { $chips ->
    [1] There is { $chips } chip in the pot, and no more can be taken from it.
   *[other] There are { $chips } chips in the pot, and no more can be taken from it.
}
bourre-adjustment-of-nothing = An adjustment of 0 moves no chips: give how many come from the pot, or a minus to pay in.
bourre-too-few-chips = { $player } has { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}, and cannot pay { $count }.
bourre-full = These rules are for { $most } players at most, and { $here } are here.
bourre-has-left-already = { $player } has left the table already.

# The result of a hand that is told without tricks. $players take the pot; $stayers is who stays, alone.
bourre-winner-stays-alone = { $players } takes the pot, since only { $stayers } stays.
bourre-winner-as-dealer = { $players } takes the pot, since nobody stays.
bourre-no-winner-of-one = Nobody takes the pot, since only { $stayers } stays.
bourre-no-winner-of-none = Nobody takes the pot, since nobody stays.
bourre-did-not-stay = { $players } did not stay, and can have had neither tricks nor none.
bourre-winner-is-barred = { $player } may not win this pot, after a fault.
bourre-winner-without-trick = { $player } cannot take the pot and have no trick.
bourre-winner-and-tie = { $player } takes the pot alone; leave tied out.
bourre-tied-missing = Nobody takes the pot alone: tell with tied who has most tricks.
bourre-tied-alone = { $player } alone has most tricks, and takes the pot.
bourre-tied-are-barred = { $players } may not win this pot, and the best of the others does.
bourre-tied-without-trick = { $players } cannot have most tricks and none.
# $count is the number of $players; so many others have a trick or more, but fewer than these.
bourre-tricks-cannot-be-shared = { $count ->
    [1] { $tricks } tricks cannot be shared so: { $players } most, { $others ->
        [1] { $others } other
       *[other] { $others } others
    } some. Who has none?
   *[other] { $tricks } tricks cannot be shared so: { $players } most and equally many, { $others ->
        [1] { $others } other
       *[other] { $others } others
    } some. Who has none?
}

# What a page asks for a hand. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
bourre-ask-winner = Who takes the pot?
bourre-tap-winner = Tap who takes the pot
bourre-who-takes-the-pot = { $name } takes the pot
bourre-nobody-takes-the-pot = Nobody takes the pot alone
bourre-form-result = Who takes the pot
bourre-form-taken = Count tricks
bourre-form-cards = Every card
# Several who have equally many.
bourre-row-tied = Most tricks
bourre-ask-tied = Who has most tricks?
bourre-row-bourre = No trick
bourre-row-passed = Passed
bourre-all-others-passed = All others passed
bourre-all-passed = All passed
bourre-row-tricks = tricks
bourre-ask-tricks = Who took the { $tricks } tricks?
bourre-hint-tricks = empty: passed
# How many chips everybody antes, where the dealer chooses; $chips is the usual number.
bourre-row-ante = The dealer asks for
bourre-hint-ante = else { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}
bourre-row-split = They share the pot
bourre-hint-split = Only where several have most tricks; else the pot carries over
bourre-row-faults = Faults
bourre-fold-faults = Was a fault called?
# Beside the name of whoever did it. $penalties are one or several of bourre-fault-costs.
bourre-choice-fault = { $fault ->
    [corrected] renege put right
    [out_of_turn] played out of turn
    [spoke_early] spoke out of turn
   *[renege] renege
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] pays as a bourré
    [bar] may not win
   *[lose_deal] loses a deal
}
bourre-row-away = Away
bourre-hint-away = Dealt no cards, and pays no ante
bourre-fold-away = Is somebody away?

# Over columns of a club's standings.
bourre-count-hands-played = Hands played
bourre-count-hands-stayed = Hands stayed
bourre-count-pots-won = Pots won
bourre-count-hands-lost = Bourrés
bourre-count-penalty-points = Penalty chips
bourre-ratio-pots-per-stay = Pots per stay

# Why money has moved, in a club's books.
bourre-due-ante = Paid into the pot before the play
bourre-due-stay = Paid for staying
bourre-due-bourre = Paid for staying without a trick
bourre-due-fault = Paid for breaking the rules
bourre-due-payout = Won from the pot
bourre-due-out = The last chips of a player who is out
bourre-due-left = A share of what was in the pot at the end
bourre-due-adjustment = Moved by the director

# Refusals of hands told by their tricks, and of what nobody could count. $given is what was given.
bourre-pot-too-large = That comes to { $chips } chips in the pot. No more than { $most } are counted: agree on a limit, or end this game and begin another.
bourre-score-too-large = That comes to { $chips } chips for { $player }. No more than { $most } are counted: agree on a limit, or end this game and begin another.
# $reason is a whole sentence.
bourre-trick-refused = Trick { $trick }: { $reason } Call it a renege, or say that nobody called it and the hand counts as it was played.
bourre-tricks-of-a-hand = Everybody has { $cards } cards, so there are { $cards } tricks, not { $given }.
bourre-does-not-stay = { $player } does not stay. To a trick play { $players }.
bourre-did-not-play = { $players } did not play to this trick, so the hands differ in size.
# $players and $given are the players in an order.
bourre-order-of-a-trick = In trick { $trick } { $players } play in this order, not { $given }.
bourre-upcard-of-nobody = The upcard, { $card }, belongs to nobody, but { $player } played it.
bourre-upcard-of-the-dealer = The upcard, { $card }, is { $dealer }'s, who deals, but { $player } played it.
bourre-upcard-not-played = { $player } drew no card, and so held the upcard, { $card }, but did not play it.
bourre-passed-without-winner = Say with winner who passed; everywhere else say with stay who stays.
bourre-threw-away-more = { $player } threw away { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}, and drew { $drew }.
bourre-draws-at-most = At a table of { $players } each may draw 0 to { $most ->
    [1] { $most } card
   *[other] { $most } cards
}, not { $given }.
bourre-stock-too-small = { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} were drawn, but the stock has { $stock }, and nothing is shuffled in.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } deals and must stay: the dealer must stay when the upcard is an ace.
    [ace_holder] { $player } deals and must stay: whoever holds the ace of trumps must stay.
   *[dealer] { $player } deals and must stay: the dealer must always stay.
}
bourre-tricks-of-two = Tricks are played by two or more; who stays alone takes the pot without any.

# Refusals of questions to the referee. holding_size is written as in requests.
bourre-cards-in-these-rules = Everybody has { $most } cards in these rules, not { $given }.
bourre-cards-at-most = Everybody has { $most } cards at most in these rules, not { $given }.
bourre-upcard-of-nobody-yet = The upcard, { $card }, is nobody's before the draw, but the holding of { $player } has it.
# $is: in the holding, or out of it.
bourre-upcard-of-a-holding = { $is ->
    [in] The upcard, { $card }, is the dealer's, but the holding of { $player } has it.
   *[out] The upcard, { $card }, is the dealer's, but the holding of { $player } has it not.
}
bourre-players-of-a-table = These rules are for { $fewest } to { $most } players, not { $given }.
bourre-played-clockwise = Cards are played clockwise: { $player } does not come after { $other } in this trick.
bourre-in-the-holding-and-elsewhere = The pack has one { $card }, and it is told of the holding and elsewhere.
bourre-tricks-in-these-rules = A hand has { $tricks } tricks in these rules, so that nobody has taken { $given }.
bourre-holding-missing = Give the holding, or how many cards it had as holding_size.
bourre-holding-size = holding_size is { $given }, but the holding is told with { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}.
bourre-not-in-the-holding = { $card } was played, or is known, but is not in the holding.

# Rules that do not fit together. Options and their values are written as in documents, here and in arguments.
bourre-nobody-to-exempt = ante.by is dealer, so that nobody else pays an ante to be exempt from.
bourre-dealer-chooses = ante.by is dealer, but ante.chosen lets the dealer name what others pay.
bourre-fixed-without-chips = bourre.pays is fixed, but bourre.chips does not say how many.
bourre-chips-without-fixed = bourre.pays is pot, so that bourre.chips says nothing.
bourre-nothing-to-limit = bourre.pays is fixed, so that there is nothing to limit.
bourre-out-and-to-stay = chips.short is out, which goes by the ante that everyone pays, but ante.to_stay is { $chips }.
bourre-out-and-chosen-ante = chips.short is out, which goes by the ante that everyone pays, but ante.chosen lets the dealer name any ante.
bourre-out-and-dealer-antes = chips.short is out, which goes by the ante that everyone pays, but ante.by is dealer.
bourre-out-without-start = chips.short is out, but chips.start does not say how many chips there are.
bourre-start-below-ante = chips.start is { $chips }, which does not pay the first ante.
bourre-rebuys-without-start = chips.rebuys is { $rebuys }, but chips.start says of no chips to take.
bourre-rebuys-of-nobody = chips.rebuys is { $rebuys }, but nobody goes out with chips.short owes.
# $upcard: in the pack that is dealt, or out of it.
bourre-pack-too-small = { $players } players with { $each ->
    [1] { $each } card
   *[other] { $each } cards
} each need { $cards } cards, and there are { $available }{ $upcard ->
    [out] {" "}without the upcard.
   *[in] .
}
bourre-more-drawn-than-dealt = draw.at_most is { $most }, but each is dealt only { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}.
bourre-more-drawn-at-larger-tables = draw.from lets more cards be drawn than are dealt, which is { $cards }.
bourre-end-without-chips = end.when is { $when }, but chips.start gives nobody any chips.
bourre-target-missing = end.when is target, which needs an end.target above chips.start.
bourre-target-otherwise = end.target is { $target }, but end.when is { $when }.
bourre-won-but-not-broken = play.lead has trump_if_won, which asks for trumps that not_before_broken forbids.
bourre-no-sure-tricks = play.cinch_trumping is always, but only the cinch of play.cinch sure_tricks binds those who follow.
bourre-majority-is-carried = pot.won_by is majority, where a pot that is not won is carried, but pot.tie is { $tie }.
bourre-no-upcard-of-the-dealer = stay.must is dealer_with_ace, but with deal.trump { $trump } the upcard is not one of the dealer's cards.

# Rulings. $asker: you (the sentence speaks to $player, whose play it is) or player (it speaks about $player to others).
# $card is the card that was played.

# Parts of the sentences below. $suit is that of the card led.
bourre-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
# What a player owes, by $duty: follow, head, void, cinch or lead.
bourre-duty = { $duty ->
    [follow] must follow suit
    [head] must beat the trick when following suit
    [void] must trump as the rules say
    [cinch] must play the highest trump, being sure of more than half the tricks
   *[lead] must lead as the rules say
}

# What may be played, where all cards of the player are known. Two of these sentences follow each other.
bourre-only-card = { $asker ->
    [you] { $card } is your only card, so it must be played.
   *[player] { $card } is their only card, so it must be played.
}
bourre-any-card = Any card may be played.
# $cards are those of which one must be played; $may: yes, if $card is one of them, or no.
bourre-asks-for = { $may ->
    [yes] That asks for { $cards }: { $card } may be played.
   *[no] That asks for { $cards }: { $card } may not be played.
}
bourre-follows = { $asker ->
    [you] You have { bourre-suit }, which were led, and must follow suit.
   *[player] { $player } has { bourre-suit }, which were led, and must follow suit.
}
bourre-heads = { $asker ->
    [you] You can follow suit and beat the trick, and so must do both.
   *[player] { $player } can follow suit and beat the trick, and so must do both.
}
bourre-void-without-trumps = { $asker ->
    [you] You have no { bourre-suit }, and no trumps either.
   *[player] { $player } has no { bourre-suit }, and no trumps either.
}
bourre-void-without-winning-trump = { $asker ->
    [you] You have no { bourre-suit }, and no trump that beats the trick.
   *[player] { $player } has no { bourre-suit }, and no trump that beats the trick.
}
bourre-void = { $asker ->
    [you] You have no { bourre-suit }.
   *[player] { $player } has no { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] You have no { bourre-suit }, and must trump.
   *[player] { $player } has no { bourre-suit }, and must trump.
}
bourre-void-highest-trump = { $asker ->
    [you] You have no { bourre-suit }, and must play the highest trump.
   *[player] { $player } has no { bourre-suit }, and must play the highest trump.
}
bourre-void-winning-trump = { $asker ->
    [you] You have no { bourre-suit }, and must beat the trick with a trump.
   *[player] { $player } has no { bourre-suit }, and must beat the trick with a trump.
}
bourre-ace-king-queen = { $asker ->
    [you] You have, or had, ace, king and queen of trumps, and must lead them in that order.
   *[player] { $player } has, or had, ace, king and queen of trumps, and must lead them in that order.
}
# $taken of $cards tricks are taken, $sure more are sure.
bourre-cinch = { $asker ->
    [you] You have { $taken } of { $cards } tricks, and { $sure } more that are sure in trumps. With more than half, your highest trump must be played.
   *[player] { $player } has { $taken } of { $cards } tricks, and { $sure } more that are sure in trumps. With more than half, their highest trump must be played.
}
bourre-may-lead = { $asker ->
    [you] You may lead.
   *[player] { $player } may lead.
}
# $duties are one or several of bourre-lead-duty. $place: first (at the beginning of the sentence) or later.
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Whoever leads to the first trick with ace, king or queen of trumps leads the highest trump
       *[later] whoever leads to the first trick with ace, king or queen of trumps leads the highest trump
    }
    [trump_ace] { $place ->
        [first] Whoever leads to the first trick with the ace of trumps leads it
       *[later] whoever leads to the first trick with the ace of trumps leads it
    }
    [trump_if_won] { $place ->
        [first] Whoever has won a trick leads a trump to the next, having one
       *[later] whoever has won a trick leads a trump to the next, having one
    }
    [not_before_broken] { $place ->
        [first] No trump is led until one has been played, except by a player who has only trumps
       *[later] no trump is led until one has been played, except by a player who has only trumps
    }
   *[all_trumps_left] { $place ->
        [first] Whoever has trumps and knows every other one to be gone leads a trump
       *[later] whoever has trumps and knows every other one to be gone leads a trump
    }
}

# A play of somebody whose other cards are not all known. $cards are known, and convict.
bourre-may-be-played-whatever = Whatever the unknown cards are, { $card } may be played.
bourre-may-be-played-not-known = Whether { $card } may be played depends on cards that are not known.
bourre-convicted = { $asker ->
    [you] You have { $cards }, and { bourre-duty }: { $card } may not be played.
   *[player] { $player } has { $cards }, and { bourre-duty }: { $card } may not be played.
}
bourre-convicted-whatever = { $asker ->
    [you] Whatever the unknown cards are, { $card } may not be played: you { bourre-duty }.
   *[player] Whatever the unknown cards are, { $card } may not be played: { $player } { bourre-duty }.
}
# What would settle the question. $cards are cards, and bourre-any-of-suit, of which one counts.
bourre-seeing-cards = Seeing { $cards } in the holding: it would be illegal then.
bourre-any-of-suit = { $suit ->
    [C] any club
    [D] any diamond
    [H] any heart
   *[S] any spade
}
bourre-seeing-trumps = Seeing all trumps of the holding.

# A whole hand. $explanation is one of the sentences above, or two.
bourre-played-by-the-rules = Every card was played by the rules.
bourre-in-a-trick = Trick { $trick }: { $explanation }

# Staying, passing and drawing. $cards are aces that oblige to stay.
bourre-may-pass = { $player } may pass.
bourre-may-pass-in-play-off = { $player } may pass: nobody has to stay in a play-off.
bourre-may-pass-not-known = Whether { $player } may pass depends on what is not told.
bourre-must-stay = { $player } must stay.
bourre-must-stay-with = { $player }, having { $cards }, must stay.
# What would settle the question.
bourre-seeing-for-pass = { $what ->
    [upcard] The upcard.
    [suit] The suit of trumps.
    [both] The suit of trumps, and all cards of the holding.
   *[holding] All cards of the holding.
}
bourre-may-draw = { $player } may draw { $most ->
    [1] { $most } card
   *[other] { $most } cards
} at most at a table of { $players }.

# On paper: titles, and words in a cell. The drawing is of a chip that is struck through.
bourre-unit-chips = chips
bourre-column-winner = Won by
bourre-column-pot = Pot
bourre-column-tricks = Tricks
bourre-column-next-pot = Next pot
bourre-mark-won = won the pot
bourre-mark-bourre = bourré
bourre-mark-new-chips = takes new chips
bourre-drawing-chip = a chip struck through
bourre-end-in-short = whoever has { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} ends the game

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
bourre-about = Tricks for a pot, from Louisiana
bourre-variant-bourre = Five cards, one draw, forced trumping; whoever stays and takes no trick pays the pot again
bourre-variant-bourre-denexa = Bourré in which a cinch binds everyone, and a renege only pays
bourre-variant-boure = All speak before anybody draws; trump only if you can win, and no cinch
bourre-variant-boo-ray = The upcard is nobody's, four may be drawn, and a high trump is led first
bourre-variant-booray-winning-moves = 200 chips each; whoever cannot pay is out, and 400 win
bourre-variant-boo-ray-four = Four cards and no duty but to follow suit
bourre-name-boo-ray-four = Boo-Ray with four cards
bourre-house-rule-limit = A limit of 20 chips for pots and bourrés
bourre-house-rule-double-ante = Double ante: staying costs another
bourre-house-rule-draw-four = Up to four cards are drawn
bourre-house-rule-draw-fewer = Four, three or two cards are drawn at tables of six, seven or eight
bourre-house-rule-three-from-seven = Three cards are drawn from seven players on
bourre-house-rule-split = Those who tie split the pot
bourre-house-rule-agree = Those who tie may agree to split the pot
bourre-house-rule-two-chips = A bourré pays two chips
bourre-house-rule-tied-ante = Everybody antes but the bourré
bourre-house-rule-trick-takers-exempt = Whoever took a trick does not ante
bourre-house-rule-ace-king-queen = Ace, king and queen of trumps are led in that order
bourre-house-rule-any-misplay = Any misplay pays
bourre-house-rule-majority = More than half of the tricks win
bourre-house-rule-dealer-names = The dealer names trumps
bourre-house-rule-broken-trumps = Trumps are not led before they are broken
bourre-house-rule-dealer-antes = The dealer antes for all
bourre-house-rule-play-off = Those who tie play it off
bourre-house-rule-dealers-pot = If all pass, the dealer takes the pot
bourre-house-rule-chosen-ante = The dealer names the ante
bourre-house-rule-dealers-sixth = The dealer may take the upcard from the stock
bourre-house-rule-next-best = The best of the others wins when a leader is barred
bourre-house-rule-rebuys = Twenty chips each, and one more stack for whoever is out

# What a body may hold, in a few words behind the name of the member, as in: Give one of stay (who stays), or taken (the tricks of each), not none.
bourre-body-stay = who stays
bourre-body-taken = the tricks of each
bourre-body-tricks = all cards
bourre-body-winner = who takes the pot
bourre-body-card = the card
bourre-body-cards = a list of that one card
bourre-body-upcard = the upcard
bourre-body-suit = the suit of trumps

# Questions to the referee, where one chooses among them.
bourre-claim-play = May this card be played?
bourre-claim-pass = May this player pass?
bourre-claim-draw = May so many cards be drawn?
bourre-claim-audit = Was a hand played by the rules?
