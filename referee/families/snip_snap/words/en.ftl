# Lines of Snip Snap Snorem. Numbers are above 0.

snip_snap-out-first = { $player } was out of cards first.

# A pot of chips, which whoever is out first takes. $cards were dealt to this player, $others to the others.
snip_snap-ante = { $player } puts { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} into the pot.
snip_snap-short-hand = { $player } was dealt { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}, others { $others }: { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} more.
snip_snap-passes = { $player } passed { $passes ->
    [1] once
   *[other] { $passes } times
}: { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}.
snip_snap-passes-shared = Nobody counted who passed: { $player } has a share of { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} in it.
snip_snap-takes-pot = { $player } was out first, and takes the pot.

# Counters for the cards that are left. $player collects what $payer has to pay.
snip_snap-cards-left = { $player } had { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} left: { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
}.
snip_snap-collects = { $player } collects { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
} from { $payer }.

# Counters that everybody begins with, fines that go into a pool, and who gets that in the end.
snip_snap-begins = { $player } begins with { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
}.
snip_snap-fines = { $player } paid { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
} into the pool.
snip_snap-out-of-counters = { $player } has no counters left, and is out of the game.
snip_snap-takes-pool = { $player } is the last one with counters, and takes the pool.
snip_snap-shares-pool = { $player } has a share of the pool.

# Refusals. $side is the player who is asked about, $id how a request names them: p2. Words such as out, left, paid
# and chips.kind are written as in requests. $counted is what is right, $given what was given.
snip_snap-not-in-pack = This pack has no { $card }. It has 2 to ace in four suits.
snip_snap-which-suit = Which { $card }? Give its suit.
snip_snap-card-or-cards = Give card, or cards where several are played at once, not both.
snip_snap-out-missing = Say who was out of cards first: give out.
snip_snap-passes-missing = How often did { $side } pass? Give passes for { $id }, 0 if never; or pot, all chips in it.
snip_snap-left-missing = What had { $side } left? Give left for { $id }: how many cards, or which.
snip_snap-paid-missing = What did { $side } pay? Give paid for { $id }, 0 if nothing.

# $led is 1 for the player who led a card, and so cannot have it left.
snip_snap-too-many-left = { $led ->
    [1] { $player } was dealt { $cards ->
        [1] { $cards } card
       *[other] { $cards } cards
    } and led one; { $left } cannot be left.
   *[other] { $player } was dealt { $cards ->
        [1] { $cards } card
       *[other] { $cards } cards
    }; { $left } cannot be left.
}
snip_snap-out-with-cards = { $player } was out, and has { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} left. Who was out first?
snip_snap-others-have-cards = { $player } was out first, so that { $other } has at least one card left.

snip_snap-no-fines = In these rules nobody pays fines in counters (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } has { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
}; { $player } pays those { $counters }.
snip_snap-counters-to-take-off = { $player } has { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
}; { $points } cannot be taken off.
snip_snap-fines-of-a-deal = { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
} were paid; a deal of { $ranks } ranks costs { $most } at most.

snip_snap-no-pot = In these rules no chips go into a pot (chips.kind: { $kind }).
snip_snap-pot-by-passes = By the passes the chips in the pot are { $counted }, not { $given }.
snip_snap-pot-too-small = { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} lie in the pot before anybody plays; { $pot } cannot be all of it.
snip_snap-pot-without-passes = A pass costs nothing in these rules: { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
} lie in the pot, not { $pot }.
snip_snap-pot-of-no-passes = A pass costs { $each ->
    [1] { $each } chip
   *[other] { $each } chips
}, so that { $least } and { $more } more cannot be.

# A deal that was told turn by turn, and what was told besides.
snip_snap-left-by-turns = By the turns the cards that { $player } has left are { $counted }, not { $given }.
snip_snap-count-by-turns = By the turns { $player } has { $counted }, not { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] By these turns somebody can play yet. Give all of them, or in short what was paid.
   *[other] By these turns nobody is out of cards. Give all of them, or in short who was out.
}
snip_snap-out-by-turns = By the turns { $player } was out first.
snip_snap-nobody-out-by-turns = By the turns everybody had cards left; leave out away.

# Rules that do not fit together.
snip_snap-target-with-fines = With fines the counters end the game, and no target (chips.kind: fines).
snip_snap-several-with-fines = With fines one card is played at a time, or it would be unclear who pays (chips.kind: fines).
snip_snap-three-fines = chips.fines has three numbers, for snip, snap and snorem, not { $count }.
snip_snap-deals-pay-nothing = A deal by itself pays nothing to anybody (chips.kind: { $kind }).
snip_snap-pack-too-small = { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} for each of { $players } players are more than the pack's { $size }.

# What a page asks for a deal. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
snip_snap-ask-out = Who was out first?
snip_snap-tap-out = Tap who was out first
snip_snap-was-out = { $name } was out first
snip_snap-form-out = Who was out first
snip_snap-form-out-and-left = With the cards left
snip_snap-form-left = Cards left
snip_snap-form-pot = Chips in the pot
snip_snap-form-passes = Passes of each
snip_snap-form-fines = Counters paid
snip_snap-row-left = cards left
snip_snap-ask-left = What had { $name } left?
snip_snap-fold-left = What had the others left?
snip_snap-row-passes = passes
snip_snap-ask-passes = How often did { $name } pass?
snip_snap-row-fines = fines
snip_snap-ask-fines = What did { $name } pay?
snip_snap-row-pot = Chips in the pot
snip_snap-ask-pot = How many chips are in the pot?

# Over columns of a club's standings.
snip_snap-count-first-out = First out

# Why money has moved, in a club's books.
snip_snap-due-chips = Paid in chips for a deal

# Questions to the referee, to choose from.
snip_snap-claim-play = May this card be played?
snip_snap-claim-pass = May one pass?
snip_snap-claim-word = What is said, and who leads?
snip_snap-claim-fine = What does being matched cost?
snip_snap-claim-audit = Was a deal played by the rules?

# Fields of these questions: a label, what stands small below it, and what can be chosen.
snip_snap-label-pile = Pile
snip_snap-about-pile = What lies on the table, the top last; empty for a lead
snip_snap-about-card = What is played
snip_snap-about-card-or-pass = What was played; null for a pass
snip_snap-about-cards = Instead, where several cards are played at once
snip_snap-about-holding = All cards held
snip_snap-about-holding-played = All cards held, those played among them
snip_snap-label-passes = Passes
snip_snap-about-passes = Passes since the last card; only matters where not all cards are dealt
snip_snap-label-seen = Seen
snip_snap-about-seen = Cards seen elsewhere: played before, or shown
snip_snap-about-player = Who played the top card
snip_snap-label-word = Word
snip_snap-about-word = What was said
snip_snap-label-counters = Counters
snip_snap-about-counters = Counters that the payer has
snip_snap-label-turns = Turns
snip_snap-about-turns = Every turn in order
snip_snap-about-turn = A card, or a pass.
snip_snap-about-leader = Who led first; else as in the game
snip_snap-label-left = Left
snip_snap-about-left = What players hold at the end: the cards, or how many

# A card that was told twice: $first and $second are one of snip_snap-left-with, snip_snap-played-by, snip_snap-place.
snip_snap-card-twice = This pack has one { $card }; it is told twice: { $first } and { $second }.
snip_snap-left-with = for { $player }
snip_snap-played-by = by { $player }
snip_snap-place = { $place ->
    [hand] in the hand
   *[pile] in the pile
}
# $reason is a whole sentence.
snip_snap-turn-refused = Turn { $number }: { $reason }
snip_snap-left-of-dealt = { $player } was dealt { $dealt } cards and played { $played }; { $left } cannot be left.
snip_snap-card-missing = Say which card is played.
snip_snap-counters-in-all = Everybody begins with { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
}, so there are { $most } at most.

# Rulings. $cards are one card, or several as a list; $rank is only a rank.

# May these cards be played?
snip_snap-any-card-may-lead = Whoever leads may play any card.
snip_snap-matches = { $cards } matches the { $card }.
snip_snap-not-held = { $cards } cannot be played: not held.
snip_snap-one-card-at-a-turn = One card is played at a turn.
snip_snap-rank-to-match = { $cards } cannot be played: { $rank } is the rank to match, until all four are out.
snip_snap-these-too = All cards that match are played at once, { $cards } too.
snip_snap-all-four-out = With { $cards } all four are out.
snip_snap-hand-not-known = All cards that match are played at once, and the hand is not known.
snip_snap-another-would-settle = The hand would settle it: whether it has another { $rank }.

# May a player pass?
snip_snap-leader-plays = Whoever leads plays a card, any card.
snip_snap-pass-at-will = In these rules one may pass at will.
# $cards are those of which one must be played: 7♣ or 7♦.
snip_snap-must-match = Whoever can match must: { $cards } must be played.
snip_snap-none-in-the-hand = There is no { $rank } in the hand.
snip_snap-all-seen-elsewhere = All four cards of the rank { $rank } are seen elsewhere.
snip_snap-rank-not-known = Whether the hand has a { $rank } is not known.
snip_snap-hand-would-settle = The hand would settle it, and so does a { $rank } that the player plays or shows later.

# The words that are said with the second, third and fourth card of a rank, and what they cost.
snip_snap-no-word = With the first card of a rank nothing is said.
snip_snap-word = { $word ->
    [snip] Snip: { $count } cards of the rank { $rank } are out.
    [snap] Snap: { $count } cards of the rank { $rank } are out.
   *[snorem] Snorem: { $count } cards of the rank { $rank } are out.
}
snip_snap-leads = { $player } leads any card.
snip_snap-leads-who-played-it = Whoever played it leads any card.
snip_snap-match-costs-nothing = In these rules nobody pays for being matched.
snip_snap-fine = { $word ->
    [snip] Snip costs { $counters ->
        [1] { $counters } counter
       *[other] { $counters } counters
    }, paid into the pool.
    [snap] Snap costs { $counters ->
        [1] { $counters } counter
       *[other] { $counters } counters
    }, paid into the pool.
   *[snorem] Snorem costs { $counters ->
        [1] { $counters } counter
       *[other] { $counters } counters
    }, paid into the pool.
}
snip_snap-only-so-many = Only { $counters ->
    [1] { $counters } counter
   *[other] { $counters } counters
} can be paid.
snip_snap-out-without-counters = Whoever has none left is out of the game.

# A whole deal. $turn is the player whose turn it was.
snip_snap-every-turn-allowed = Every turn was by the rules.
snip_snap-passes-not-settled = Nothing is against the rules by what is known, but not every pass is settled.
snip_snap-cards-would-settle = What { $player } still holds would settle the pass on the { $card }.
snip_snap-turn-of-another = It was the turn of { $turn }, not of { $player }.
snip_snap-had-to-lead = { $player } had to lead, with any card.
snip_snap-played-several = One card is played at a turn; { $player } played { $cards }.
snip_snap-played-another-rank = { $player } played { $cards }, where a { $rank } belongs.
snip_snap-played-them-all = { $player } was dealt { $cards } cards, and has played them all.
snip_snap-deal-was-over = The deal was over before { $player } came.
snip_snap-no-counters-left = { $player } had no counters left, and plays no more.
# $proofs are one or several of snip_snap-proof, as a list: by them $player had a card that had to be played.
snip_snap-passed-and = { $player } passed on the { $card } and { $proofs }.
snip_snap-played-alone-and = { $player } played { $cards } alone and { $proofs }.
snip_snap-proof = { $how ->
    [held] held the { $card } to the end
   *[played] played the { $card } later
}

# On paper: titles of columns.
snip_snap-column-out = First out
snip_snap-column-cards-left = Cards left
snip_snap-column-passes = Passes
snip_snap-column-pot = Pot
snip_snap-column-fines = Fines

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
snip_snap-about = Match the card that lies there
snip_snap-variant-snip-snap-snorem = Match the rank that lies there; whoever is out of cards first wins
snip_snap-variant-snip-snap-pot = A chip before the deal, one for each pass; whoever is out first takes the pot
snip_snap-variant-snip-snap-counters = Whoever is out first is paid for the cards that the others still hold
snip_snap-variant-snip-snap-fines = Whoever is snipped, snapped or snoremed by the next player pays; the last one with counters wins
snip_snap-name-snip-snap-pot = Snip Snap Snorem with a pot
snip_snap-name-snip-snap-counters = Snip Snap Snorem, a counter for each card left
snip_snap-name-snip-snap-fines = Snip Snap Snorem with five counters each
snip_snap-house-rule-several = Several cards at once
snip_snap-house-rule-pass-at-will = One may pass at will
snip_snap-house-rule-no-short-hand = No extra chip for a short hand
snip_snap-house-rule-three-counters = Three counters each
snip_snap-house-rule-ten-counters = Ten counters each
snip_snap-house-rule-equal-fines = Every fine is one counter
snip_snap-house-rule-five-cards = Five cards each

# What a body may hold, in a few words behind the name of the member, as in: Give one of out (who was out first), paid (counters paid as fines), or turns (turn by turn), not none.
snip_snap-body-out = who was out first
snip_snap-body-paid = counters paid as fines
snip_snap-body-turns = turn by turn
