# Lines of Escoba. $side is a player, or the players of a team, $players is how many these are.
# $category is what a round scores for: most cards, most coins (or diamonds, with a French pack), the seven of coins
# (velo), the best setenta (a card of each suit), most sevens, or all of something. $figure is what a side has of it,
# and $others what the other sides have: a number, or the cards of a setenta.

escoba-escobas = { $side } made { $escobas ->
    [1] one escoba
    [2] two escobas
    [3] three escobas
    [4] four escobas
    [5] five escobas
    [6] six escobas
    [7] seven escobas
    [8] eight escobas
    [9] nine escobas
    [10] ten escobas
   *[other] { $escobas } escobas
}.

escoba-has = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [velo] the seven of coins
    [setenta] the setenta
    [sevens] most sevens
    [all_cards] all cards
    [all_coins] all coins
   *[all_sevens] all sevens
}.
escoba-has-as-others = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [setenta] the setenta
   *[sevens] most sevens
}, as others have.
escoba-has-figure = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [setenta] the setenta
   *[sevens] most sevens
}: { $figure } to { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [setenta] the setenta
   *[sevens] most sevens
}, as others have: { $figure } to { AND($others) }.
escoba-under-ten = { $side } scored by leaving the others fewer than ten cards.

# The cards of a setenta as they lie, of which there are $count; $points are 0 where only the cards are compared.
escoba-setenta = { $count ->
    [0] nothing
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Nobody scores for most cards.
    [coins] Nobody scores for most coins.
    [velo] Nobody scores for the seven of coins.
    [setenta] Nobody scores for the setenta.
   *[sevens] Nobody scores for most sevens.
}
escoba-equal = { $category ->
    [cards] { $sides } are equal for most cards: nobody scores.
    [coins] { $sides } are equal for most coins: nobody scores.
    [setenta] { $sides } are equal for the setenta: nobody scores.
   *[sevens] { $sides } are equal for most sevens: nobody scores.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } are equal for most cards ({ $figure }): nobody scores.
    [coins] { $sides } are equal for most coins ({ $figure }): nobody scores.
    [setenta] { $sides } are equal for the setenta ({ $figure }): nobody scores.
   *[sevens] { $sides } are equal for most sevens ({ $figure }): nobody scores.
}

# Refusals. $id is how a request names a player or a team: p2, t1. Words such as counts, cards, coins, sevens, velo,
# setenta, piles, table, deals and last_capture are written as in requests. $counted is what is right, $given what was
# given. $card is the seven of coins, where nothing else is said.

# A category in a sentence: Who scores for most cards?
escoba-category = { $category ->
    [cards] most cards
    [coins] most coins
    [velo] the seven of coins
    [setenta] the setenta
    [sevens] most sevens
    [all_cards] all cards
    [all_coins] all coins
    [all_sevens] all sevens
    [under_ten] leaving the others fewer than ten cards
   *[escoba] an escoba
}

# $pack is french or spanish; $rank is one that it has not: a number, or a word that the notation has for it.
escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] Escoba has no { $rank }; the sota counts { $rank }.
        [9] Escoba has no { $rank }; the caballo counts { $rank }.
       *[other] Escoba has no { $rank }; it has 1 to 7, 10, 11 and 12.
    }
   *[french] { $rank ->
        [8] Escoba has no { $rank }; the jack counts { $rank }.
        [9] Escoba has no { $rank }; the queen counts { $rank }.
        [10] Escoba has no { $rank }; the king counts { $rank }.
       *[other] Escoba has no { $rank }; it has A to 7, J, Q and K.
    }
}
escoba-no-spanish-card = “{ $text }” is no Spanish card. Write 1 to 7, 10, 11 or 12 and O, C, E or B, such as 7O or 12E.
# $card is only a rank, or a card; $cards are all with a suit.
escoba-which-suit = Which { $card }? Say { $cards }.
# $card is any card. $places are several of escoba-place-of-side and escoba-place, as a list.
escoba-card-twice = This pack has one { $card }, and it is told { $times ->
    [2] twice
   *[other] { $times } times
}: { AND($places) }.
escoba-place-of-side = for { $side }
escoba-place = { $place ->
    [hand] in the hand
    [left] as the card left
    [left_over] left on the table
    [played] as the card played
   *[table] on the table
}
escoba-rank-too-often = This pack has four cards of the rank { $rank }; { $count } are told of.

escoba-forms-missing = Give piles, counts, outcome, or deals with the table.
# $name and $forms are members of a request, in its spelling.
escoba-unread = Leave { $name } out: it is told only with { $forms }.

escoba-counts-missing = What has { $side } captured? Give counts for { $id }.
escoba-count-missing = { $member ->
    [cards] How many cards has { $side }? Give cards for { $id }.
    [coins] How many coins has { $side }? Give coins for { $id }.
   *[sevens] How many sevens has { $side }? Give sevens for { $id }.
}
# $figures are what the sides have: 22 and 20.
escoba-counts-make = { $member ->
    [cards] { $figures } cards make { $sum }; there are { $all }.
    [coins] { $figures } coins make { $sum }; there are { $all }.
   *[sevens] { $figures } sevens make { $sum }; there are { $all }.
}
escoba-velo-twice = { $sides } are told to have the { $card }; there is one.
escoba-velo-missing = Who has the { $card }? Give velo: true for that side.
escoba-velo-counts = { $member ->
    [coins] The { $card } counts among the coins, so { $side } cannot have it and no coins.
   *[sevens] The { $card } counts among the sevens, so { $side } cannot have it and no sevens.
}
escoba-more-coins-and-sevens = { $side } is told to have { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}; coins and sevens alone are { $least }.
escoba-escobas-missing = How many escobas has { $side }? Give escobas for { $id }.
escoba-escobas-of-few-cards = { $escobas ->
    [1] { $escobas } escoba
   *[other] { $escobas } escobas
} take at least { $least } cards; { $side } has { $cards }.
escoba-escobas-in-all = { $escobas } escobas take at least { $least } cards; there are { $all }.
escoba-setenta-missing = Whose setenta is the best? Give setenta for each side: the best rank of each suit it has, fewer than four where a suit is missing.
escoba-setenta-of-a-rank = { $count } cards of the rank { CARD($rank, form: "row") } are named; there are four.
escoba-setenta-of-sevens = { $side } names { $named ->
    [1] { $named } seven
   *[other] { $named } sevens
} and has { $sevens }.
escoba-setenta-of-suits = { $side } cannot name cards of { $suits } suits with what else is told.
escoba-setenta-without-velo = { $side } has the { $card }, so that a seven is among the best cards.

# $name is the category as requests write it. $or is null where the answer may be nobody, else no.
escoba-category-missing = Who scores for { escoba-category }? Give { $name }: a side{ $or ->
    [null] , or null for nobody
   *[no] {""}
}.
escoba-named-twice = { $side } is named twice for { escoba-category }.
escoba-only-one-side = Only one side can score for { escoba-category }; { $sides } are named.
# $has are several of escoba-category, as a list.
escoba-captured-nothing = { $side } is told to have captured nothing, and to have { AND($has) }.
escoba-velo-in-a-pile = Somebody has captured, so that every card is in a pile in the end. Who has the { $card }?
# $other is another escoba-category, which follows from the first.
escoba-implied = { $side } cannot score for { escoba-category } and not, alone, for { $other }.

escoba-piles-missing = What has { $side } captured? Give piles for { $id }.
escoba-left-make = The cards left make { $sum }: one capture was no fifteen.
escoba-last-capture-missing = Who captured last? The cards left go to that side: give last_capture.
escoba-empty-pile = { $side } has an empty pile, and so cannot have captured last.
# $count cards are in no pile: $cards, and $more besides.
escoba-in-no-pile = { $more ->
    [0] { $count ->
        [1] The { CARD($cards, form: "row") } is in no pile.
       *[other] The { CARD($cards, form: "row") } are in no pile.
    }
   *[other] The { CARD($cards, form: "row") } and { $more } more are in no pile.
}
escoba-table-missing = What was dealt to the table? Give table with deals.
escoba-cards-dealt-to-the-table = { $expected } cards are dealt to the table; { $given } are told of.
escoba-deals-of-a-round = { $expected } deals make a round; { $given } are told of.
escoba-cards-of-a-deal = { $expected } cards are played in a deal; { $given } are told of.

# Forms of one round that do not agree. $member is a member of a request, and $expected and $given are what it says.
escoba-count-otherwise = { $side } has { $member }: { CARD($expected, form: "row") }, not { CARD($given, form: "row") }.
# $count $cards are left by the plays, $claimed $given by what was told.
escoba-left-otherwise = By the plays { $count ->
    [0] nothing is
    [1] { CARD($cards, form: "row") } is
   *[other] { CARD($cards, form: "row") } are
} left on the table, not { $claimed ->
    [0] nothing
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = { $count ->
    [1] By the plays { CARD($cards, form: "row") } is in the pile of { $side }, and is not told.
   *[other] By the plays { CARD($cards, form: "row") } are in the pile of { $side }, and are not told.
}
escoba-not-in-the-pile = { $count ->
    [1] By the plays { CARD($cards, form: "row") } is not in the pile of { $side }, and is told.
   *[other] By the plays { CARD($cards, form: "row") } are not in the pile of { $side }, and are told.
}
# $last may be nobody.
escoba-last-capture-otherwise = By the plays { $last } captured last, not { $side }.
escoba-escobas-total = The escobas of { $side } are { $counted }, not { $given }.
escoba-captured-something = { $side } has captured something by what else is told.
# $sides and $others may be nobody.
escoba-category-otherwise = For { escoba-category } it is { $sides }, not { $others }.

# Refusals of questions to the referee.
escoba-setenta-of-four = A setenta has a card of each of four suits; { $cards } are told of.
escoba-piles-or-ranks = Give piles, or the ranks of each side.

# Rules that do not fit together. $capture is written as in documents.
escoba-deal-for-nobody = With { $table } cards on the table and { $hand } each the 40 cards come out for none of these numbers of players.
# $fit are the $count numbers of players for whom the pack comes out.
escoba-pack-left-over = The pack does not come out for { $players } players: { $left } cards after the table, { $cards } a deal. It does for { $count ->
    [0] nothing
   *[other] { $fit }
}.
escoba-teams-of-equal-size = Teams of equal size need 4 or 6 players; there are { $players }.
escoba-under-ten-of-two = score.under_ten compares two sides, and { $players } players alone are { $players } sides.
escoba-no-capture-of-two = score.no_capture_loses names the other of two sides as the winner, and { $players } players alone are { $players } sides.
escoba-none-left = play.missed is next_player, but with play.capture { $capture } none is left.

# Rulings.

# A card among others that go together: those that a card takes lie side by side.
escoba-card = { $card }
# With a Spanish pack, the $cards that a card takes; $ways are several of these, too.
escoba-way = { CARD($cards, form: "sum") }
# $ways are captures, at most three and escoba-other-ways, of which one counts: 7♦, 5♥ 2♠ or others.
escoba-other-ways = others

escoba-makes-no-fifteen = The { $card } makes no fifteen here, so it stays on the table.
# $cards do not lie on the table; $table are the $count cards that do.
escoba-cannot-be-taken = { CARD($cards, form: "row") } cannot be taken: on the table there is { $count ->
    [0] nothing
   *[other] { CARD($table, form: "row") }
}.
# $figures are what the cards count, several numbers: 8, 5 and 2.
escoba-no-fifteen = { $figures } make { $sum }, not 15.
escoba-fifteen = { $figures } make { $sum }.
escoba-may-be-left = The { $card } could take { $ways }, but a fifteen may be left.
escoba-has-to-take = The { $card } makes 15 with { $ways }, and has to take.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] The { $card } makes no fifteen here, and no other card that may be held does.
   *[held] The { $card } makes no fifteen here, and no other card of the hand does.
}
escoba-could-have-taken = The { $card } could have taken { $ways }: who can take plays a card that takes.
escoba-others-not-known = The { $card } makes no fifteen here; whether another card of the hand does is not known.
# What would settle the question: to see the hand. $card is only a rank.
escoba-rest-of-the-hand = The rest of the hand: with { CARD($card, form: "a") }, which takes { $ways }, it was not allowed.
escoba-not-in-the-hand = The { $card } is not in the hand.
escoba-legal-plays = { $count ->
    [1] One play is legal.
   *[other] { $count } plays are legal.
}
escoba-no-card-to-play = Without a card nothing can be played.

# Whether a capture is an escoba. The last two come behind another sentence.
escoba-nothing-taken = Nothing was taken.
escoba-still-on-the-table = On the table there is still { CARD($cards, form: "row") }.
escoba-is-one = Nothing is left on the table: an escoba.

# A fifteen that the player before overlooked. The last comes behind another sentence.
escoba-overlooked-stays = In these rules an overlooked fifteen stays where it is.
escoba-nothing-overlooked = The player before has left no card with which a fifteen was overlooked.
escoba-overlooked-otherwise = What was overlooked is a fifteen with the { $card }.
escoba-was-overlooked = It was overlooked, so the next player may take it.

# Cards dealt to the table. $sum is what they count together, $taker is leader or dealer.
escoba-nobody-takes-what-is-dealt = The cards make { $sum }; in these rules nobody takes what is dealt.
escoba-takes-what-is-dealt = { $taker ->
    [leader] The cards make { $sum }: the leader takes them, and has { $escobas ->
        [1] one escoba
       *[other] two escobas
    }.
   *[dealer] The cards make { $sum }: the dealer takes them, and has { $escobas ->
        [1] one escoba
       *[other] two escobas
    }.
}
escoba-dealt-do-not-split = The cards make 30, but do not split into 15 and 15: nobody takes them.
escoba-nobody-takes-them = The cards make { $sum }, and nobody takes them.

# The cards left at the end, and setentas. $count is how many $sides are.
escoba-comes-out = The cards left make { $sum }, and so the round comes out.
escoba-does-not-come-out = The cards left make { $sum }, not 10, 25, 40 or 55: one capture was no fifteen.
escoba-best-setenta = { $count ->
    [1] { $sides } has the setenta.
   *[other] { $sides } have the setenta.
}
escoba-equal-setentas = { $sides } are equal: nobody scores.
escoba-no-whole-setenta = Nobody has cards of all four suits.

# A round play by play. $turn is the player whose turn it was.
escoba-turn-of-another = { $turn } was to play, not { $player }.
escoba-played-all-cards = { $player } has played the { $cards ->
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
   *[other] { $cards } cards
} of this deal already.
escoba-card-seen-before = The { $card } has been played or lay on the table before; the pack has one.
escoba-every-play-allowed = Every play was allowed.
escoba-plays-not-settled = Nothing is certainly against the rules; some plays are not settled by what was told.
# $places are up to five of escoba-place-in-a-round, with commas; $more is how many there are besides.
escoba-against-the-rules = Against the rules: { $places }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
escoba-place-in-a-round = deal { $deal } play { $play }

# What a page asks for a round. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
escoba-form-outcome = Who got what
escoba-form-counts = Counts
escoba-row-category = { $category ->
    [cards] Most cards
    [coins] Most coins
    [velo] The seven of coins
    [setenta] The setenta
    [sevens] Most sevens
    [all_cards] All cards
    [all_coins] All coins
    [all_sevens] All sevens
   *[under_ten] Leaving the others fewer than ten cards
}
escoba-ask-category = { $category ->
    [cards] Who has most cards?
    [coins] Who has most coins?
    [velo] Who has the seven of coins?
    [setenta] Who has the setenta?
   *[sevens] Who has most sevens?
}
escoba-fold-extras = All of something
escoba-row-no-capture = Captured nothing
escoba-row-counted = { $counted ->
    [cards] Cards
    [coins] Coins
   *[sevens] Sevens
}
escoba-ask-counted = { $counted ->
    [cards] How many cards has { $name }?
    [coins] How many coins has { $name }?
   *[sevens] How many sevens has { $name }?
}
escoba-row-setenta = Best of each suit
escoba-ask-setenta = Which cards make the setenta?
escoba-row-escobas = Escobas

# Over columns of a club's standings.
escoba-count-escobas = Escobas
escoba-count-velos = Sevens of coins

# Questions to the referee, to choose from.
escoba-claim-capture = May this card be played so?
escoba-claim-plays = What may be played?
escoba-claim-dealt-table = Who takes what was dealt to the table?
escoba-claim-missed = May what was overlooked be taken?
escoba-claim-setenta = Who has the setenta?
escoba-claim-left = Do the cards left come out?
escoba-claim-audit = Was this round played by the rules?
escoba-claim-escoba = Is this an escoba?

# Fields of these questions: a label, what stands small below it, and what can be chosen.
escoba-label-table = Table
escoba-about-table = The cards that lie there
escoba-about-table-before = What lay there before
escoba-about-dealt = What was dealt
escoba-about-dealt-table = What was dealt to the table
escoba-about-card = What is played
escoba-label-take = Take
escoba-about-take = What it takes
escoba-about-take-or-stay = What it takes; empty where it stays
escoba-about-holding = The hand, the card played among it
escoba-about-whole-hand = The whole hand
escoba-label-unseen = Unseen
escoba-about-unseen = Instead of the hand: the cards that nobody has seen yet
escoba-label-left = Left
escoba-about-card-left = The card that was played and left
escoba-about-take-of-next = What the next player takes, the card left among it
escoba-label-piles = Piles
escoba-about-piles = Everything that each side has captured
escoba-label-ranks = Ranks
escoba-about-ranks = Instead: the best rank of each suit it has
escoba-about-left = Those left at the end
escoba-label-deals = Deals
escoba-about-deals = Deal by deal, the plays in their order
escoba-about-dealer = Who dealt; left out, whoever deals the round
escoba-about-played = What was played
escoba-about-taken = What it took; left out where it stayed
escoba-label-missed = Missed
escoba-about-missed = What the player took before, as the one before had overlooked it; only where the rules say so
escoba-about-play = A card as it was played.
escoba-label-cards-left = Left
escoba-label-last-capture = Last capture
escoba-label-accept-infractions = Accept infractions

# How a game ends, in a few words, for paper. $tie: alone, or shared where several may win.
escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}and alone in front wins
   *[shared] {" "}wins
}

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
escoba-about = Take fifteens, and sweep the table
escoba-variant-escoba = Take fifteens; cards, coins, the seven of coins, the setenta and each escoba score; to 21
escoba-variant-escoba-fournier = Two sides from four players on; sevens in place of the setenta, extras for all of them
escoba-variant-escoba-del-15 = To 15, and a fifteen may be left
escoba-house-rule-to-15 = To 15
escoba-house-rule-to-30 = To 30
escoba-house-rule-to-31 = To 31
escoba-house-rule-setenta-by-points = The setenta by points
escoba-house-rule-most-sevens = Most sevens in place of the setenta
escoba-house-rule-must-take = Who can take must take
escoba-house-rule-may-leave = A fifteen may be left
escoba-house-rule-overlooked-for-the-next = Overlooked fifteens are the next player's
escoba-house-rule-ties-score-for-all = Ties score for all
escoba-house-rule-leader-takes-the-table = The leader takes the table
escoba-house-rule-clockwise = Clockwise
escoba-house-rule-partners = Partners
escoba-house-rule-spanish-cards = Spanish cards
escoba-house-rule-all-coins = One more for all coins
escoba-house-rule-all-sevens = One more for all sevens
escoba-house-rule-all-cards = One more for all cards
escoba-house-rule-under-ten = Two more if the other has under ten cards
escoba-house-rule-no-capture-loses = A side without a capture loses the game

# What a body may hold, in a few words behind the name of the member, as in: Give one of piles (all cards), counts (totals), or points (just the points), not none.
escoba-body-piles = all cards
escoba-body-counts = totals
escoba-body-outcome = who got what
escoba-body-deals = every play
