# Lines of a score sheet of Cucumber: why somebody's score changed.
# $points are a penalty, 0 or more, or a score. $unit is what is counted: point, cucumber or credit.
# $card is a card with its suit, or only its rank, where the suit was not noted.

# So many points, as they stand in the sentences below, with the arguments of those.
cucumber-amount = { $unit ->
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

# The last trick. $face: up (the card stays face up before the player, until the limit is crossed) or down.
cucumber-took = { $face ->
    [up] { $player } took the last trick with { CARD($card, form: "a") }: { cucumber-amount }. The card stays face up.
   *[down] { $player } took the last trick with { CARD($card, form: "a") }: { cucumber-amount }.
}
# Somebody whose card was as high as the taker's, and who pays, too.
cucumber-also-had = { $face ->
    [up] { $player } also had { CARD($card, form: "a") }: { cucumber-amount }. The card stays face up.
   *[down] { $player } also had { CARD($card, form: "a") }: { cucumber-amount }.
}
# Where no score is kept.
cucumber-took-and-lost = { $player } took the last trick and lost the hand.
cucumber-took-with-and-lost = { $player } took the last trick with { CARD($card, form: "a") } and lost the hand.
cucumber-also-had-and-lost = { $player } also had { CARD($card, form: "a") } and lost the hand.

# Somebody whose card was as high as that of $taker, and who gets $points off. $end: zero (the score was only $score,
# which is less, and goes down to 0) or above.
cucumber-bonus = { $end ->
    [zero] { $player } also had { CARD($card, form: "a") } and { $taker } took the trick: { cucumber-amount } off. The score was { $score }, and stops at 0.
   *[above] { $player } also had { CARD($card, form: "a") } and { $taker } took the trick: { cucumber-amount } off.
}

# What multiplies a penalty. $rank is only a rank.
cucumber-doubled-by-card = { CARD($rank, form: "A") } was played in the last trick: twice the penalty.
cucumber-kontra = { $player } said kontra: twice the penalty.
cucumber-kontra-lost = { $player } said kontra and lost: four times in all.
# $times: 2 (doubled) or 4 (doubled and doubled again).
cucumber-rassi = { $times ->
    [4] { $player } redoubled: four times the penalty.
   *[2] { $player } doubled: twice the penalty.
}

# Where there is a bet, which the lowest card wins.
cucumber-bet-lost = { $player } did not have the lowest card and loses the bet, { cucumber-amount }.
# $by doubled the bet, and $player left the hand instead.
cucumber-bet-refused = { $player } refused the double of { $by } and loses the bet as it was, { cucumber-amount }.

# Where somebody declares that the own last card is the lowest, and everybody shows.
cucumber-showed = { $player } had { CARD($card, form: "a") }: { cucumber-amount }.
# $other had $lower. $how: equal (as low as the card declared) or lower.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } declared { CARD($card, form: "a") } the lowest card, but { $other } had { CARD($lower, form: "a") }, which is as low: { cucumber-amount }.
   *[lower] { $player } declared { CARD($card, form: "a") } the lowest card, but { $other } had { CARD($lower, form: "a") }, which is lower: { cucumber-amount }.
}
cucumber-nobody-declared = Nobody declared, and { $player } had the lowest card, { CARD($card, form: "a") }: { cucumber-amount }.

# The limit. $points is the score that crossed it. $how: reached (as many are too many already) or over.
cucumber-fatal-card = { $player } paid with a fatal card and is out at once.
# $kept: some (kept cards, which lay face up) or none.
cucumber-reset = { $kept ->
    [some] { $player } has exactly { $limit }: the score goes back to 0. The kept cards go back into the pack.
   *[none] { $player } has exactly { $limit }: the score goes back to 0.
}
# $score is the score from now on: the highest of others who are still in, where there are some; else $others is none.
cucumber-reincarnated = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: a life lost. The score becomes { $score }, { $others ->
    [some] the highest of the other players still in
   *[none] as nobody else is still in
}.
# Half a cucumber is a crossing that costs half a life: of the kept cards only the highest, $card, stays.
cucumber-half = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: half a cucumber. All kept cards but the highest, { CARD($card, form: "a") }, go back into the pack.
cucumber-half-without-cards = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: half a cucumber. All kept cards go back into the pack.
cucumber-eliminated = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points } and is out of the game.
cucumber-marked = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: marked, and plays on.
cucumber-ends-game = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }, which ends the game.

# Stakes that somebody pays for going out; $card decided it, where it is known.
cucumber-fall-paid = { $player } went out on { CARD($card, form: "a") } and pays { $stakes ->
    [1] { $stakes } stake
   *[other] { $stakes } stakes
} into the pot.
cucumber-fall-paid-without-card = { $player } went out and pays { $stakes ->
    [1] { $stakes } stake
   *[other] { $stakes } stakes
} into the pot.

# A new round within the game. $status: in, or out (was out, and comes back).
cucumber-restarted = { $status ->
    [in] All cards of the last trick were equal: a new round. { $player } begins it with 0.
   *[out] All cards of the last trick were equal: a new round. { $player } is in again, with 0.
}

# Between hands. $points is the score that somebody has from now on.
cucumber-bought-in = { $player } buys in: the score becomes { $points }, the highest of the other players still in.
# $points is above 0; $reason is as somebody typed it.
cucumber-adjustment-added = Adjustment for { $player }: { cucumber-amount } added. { $reason }
cucumber-adjustment-taken-off = Adjustment for { $player }: { cucumber-amount } taken off. { $reason }
# $because: highest (as many as whoever has most), fresh (nothing was played yet).
cucumber-joins = { $because ->
    [highest] { $player } joins with { $points }, the highest score of the players in.
   *[fresh] { $player } joins with { $points }, since nothing was played yet.
}
# Where no score is kept, but lost hands are counted.
cucumber-joins-by-hands = { $player } joins, counted as having lost { $hands ->
    [1] { $hands } hand
   *[other] { $hands } hands
}, the most of the players in.
# $status: in (and is out from now on), or out (was so before).
cucumber-leaves = { $status ->
    [in] { $player } leaves the table and is out of the game.
   *[out] { $player } leaves the table.
}

# Refusals. What somebody entered cannot be, or the rules do not allow it.

# Who is meant: $others are those who are in the hand.
cucumber-left-the-hand = { $player } has left the hand. In are { $others }.
cucumber-listed-twice = { $player } is listed twice.
cucumber-listed-twice-in-trick = { $player } is listed twice; each player has one card in the last trick.
cucumber-missing-in-trick = { $player } is missing. In are { $others }, each with one card.
# The order of a list of cards. $way: backwards, or mixed.
cucumber-order = { $way ->
    [backwards] The list runs anticlockwise: after { $before } comes { $after }, to the left, not { $given }.
   *[mixed] The list is out of order: after { $before } comes { $after }, to the left, not { $given }.
}

# Cards. $low and $high are the lowest and the highest rank of the pack.
cucumber-not-in-pack = This pack has no { $card }. It has { $jokers ->
    [0] { $low } to { $high }
    [1] { $low } to { $high } and { $jokers } joker
   *[other] { $low } to { $high } and { $jokers } jokers
}.
# $cards are those of this rank that rank above everything; $count is their number.
cucumber-suit-missing = Which { CARD($rank, form: "row") }? The { $cards } { $count ->
    [1] ranks
   *[other] rank
} above everything, so the suit must be given here.
cucumber-too-many-of-a-card = { $count } × { $card } in this trick, but the pack has { $holds }.
# $owners is a list of cucumber-owner: who has how many of the card face up.
cucumber-card-lies-face-up = { $count } × { $card } in this trick, but only { $left } can be: the pack has { $holds }, and face up they lie before { $owners }.
cucumber-owner = { $player } ({ $count })

# Calls and changes of cards. $call and $known are names as in documents: kontra, rassi, doubles, declared.
cucumber-other-calls = These rules have no { $call }. They know { $known }.
cucumber-no-calls = These rules have no { $call }. They know no calls.
cucumber-multiplier = The multiplier is 1, 2 (doubled) or 4 (redoubled), not { $given }.
cucumber-no-exchange = These rules do not let players change cards.

# The outcome of a last trick. $rank is only a rank.
cucumber-taker-missing = Who took the last trick? In the short form it must be told.
cucumber-card-missing = With which card was the last trick taken? Under these rules it matters.
cucumber-tied-twice = { $player } is named twice among those with the highest card.
cucumber-doubling-missing = Was { CARD($rank, form: "a") } played in the last trick? It doubles the penalty here.
cucumber-no-doubling = No card doubles the penalty in these rules.
cucumber-doubling-cannot-be = Nobody can have played { CARD($rank, form: "a") }: nobody had a lower card.
cucumber-doubling-must-be = Somebody must have played { CARD($rank, form: "a") }: there is no other card left.
cucumber-lowest-missing = Who had the lowest card, the first of them if several? That player deals next.
# $why: highest (had the highest card) or last (played the last of equal cards).
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } had the highest card, so not the first of the lowest.
   *[last] { $player } played the last of the equal cards, so not the first of the lowest.
}
# $count players, $holds such cards in the pack, $kept of them face up before players.
cucumber-too-many-equal = { $kept ->
    [0] { $count } players cannot have had { CARD($card, form: "a") } or its equal: the pack has { $holds }.
   *[other] { $count } players cannot have had { CARD($card, form: "a") } or its equal: the pack has { $holds }, and { $kept } of them lie face up.
}
# $lower cards are lower than $card.
cucumber-too-few-lower = { $lower ->
    [0] { $players } must have had lower cards than the { $card }, but no card is lower. Who else had { CARD($rank, form: "a") }?
    [1] { $players } must have had lower cards than the { $card }, but only { $lower } card is lower. Who else had { CARD($rank, form: "a") }?
   *[other] { $players } must have had lower cards than the { $card }, but only { $lower } cards are lower. Who else had { CARD($rank, form: "a") }?
}
cucumber-different-equal-cards = Different cards are equal here and stay face up: enter the last trick card by card.
cucumber-last-trick-unknown = The last trick must be known card by card, and nothing before it left out.
cucumber-all-have-refused = All others have refused, so { $player } has won: there is no last trick.
cucumber-winner-missing = Who had the lowest card, the first of them if several? That player wins the hand.
# The words null and last_trick are those of documents, and the same in every language.
cucumber-declaration-missing = Did anybody declare? Say who, or null when nobody did.
cucumber-cards-instead-of-outcome = Every last card counts here: give them as last_trick, or none when nobody declared.
cucumber-cards-missing = All show their cards, and every card counts: give the last cards of everybody.

# Before a game, and between its hands. $rule is a word of documents: payer.
cucumber-nobody-deals-at-first = Nobody deals in these rules; name a leader.
cucumber-leader-follows = The leader follows from the dealer in these rules ({ $rule }).
cucumber-abandoned = The game was abandoned; nothing more can be recorded.
cucumber-over = The game is over: { $winners } won after { $hands ->
    [1] { $hands } hand
   *[other] { $hands } hands
}. Nothing more can be recorded.
cucumber-pack-is-too-small = { $kept } cards lie face up and { $stock } are left: the pack serves no hand more.
cucumber-no-buy-ins = These rules know no buying in.
cucumber-has-left = { $player } has left the table.
cucumber-bought-in-already = { $player } has bought in already; { $most } in a game is all these rules allow.
# So many others must be in; $others are.
cucumber-buy-in-needs-others = { $player } may buy in while at least { $needed ->
    [1] { $needed } other player
   *[other] { $needed } other players
} are in; now it is { $others }.
cucumber-buy-in-is-no-better = { $player } is in with { $score }; buying in would make that { $points }, which is no better.
cucumber-nobody-deals = Nobody deals in these rules.
cucumber-not-among-drawers = { $player } is not among those who draw for the deal: { $players }.
cucumber-cannot-deal = { $player } is out and cannot deal.
cucumber-no-score = No score is kept in these rules.
cucumber-adjustment-too-large = { $player } has { $score }: an adjustment is not 0 and takes off { $score } at most.
cucumber-full = These rules are for { $most } players at most, and { $here } are here.
cucumber-pack-serves-too-few = The pack cannot serve { $players } players.
cucumber-has-left-already = { $player } has left the table already.

# What a page asks for a hand. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
cucumber-ask-taker = Who took the last trick?
cucumber-tap-taker = Tap who took the last trick
cucumber-who-took = { $name } took the last trick
cucumber-ask-loser = Who lost the hand?
cucumber-tap-loser = Tap who lost the hand
cucumber-who-lost = { $name } lost the hand
cucumber-ask-lowest = Who had the lowest card?
cucumber-tap-lowest = Tap who had the lowest card
cucumber-who-had-the-lowest = { $name } had the lowest card
cucumber-ask-leader = Who led the last trick?
cucumber-tap-leader = Tap who led the last trick
cucumber-who-led = { $name } led the last trick
cucumber-ask-declarer = Who declared the lowest card?
cucumber-tap-declarer = Tap who declared the lowest card
cucumber-who-declared = { $name } declared the lowest card
cucumber-nobody-declares = Nobody declared
cucumber-form-taker = Who took it
cucumber-form-loser = Who lost
cucumber-form-lowest = Who had the lowest
cucumber-form-cards = Every card
# The card with which the last trick was taken: “Ann took the last trick”, “With”, and keys for cards.
cucumber-row-card-of-taker = With
cucumber-ask-card-of-taker = With which card did { $name } take it?
# Those whose card was as high as the taker's.
cucumber-row-tied = Same card
cucumber-row-lowest = Lowest
# To the last trick. $rank is only a rank.
cucumber-row-doubling-card = { CARD($rank, form: "A") } was played to it
cucumber-ask-doubling-card = Was { CARD($rank, form: "a") } played to it?
cucumber-row-card = Card
cucumber-ask-card = What did { $name } play?
cucumber-row-leader = Won the trick before
cucumber-ask-winner-before = Who won the trick before?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Did anybody say kontra?
# Mallea: before the last trick players may throw in their cards, double, or redouble; what it counts for each.
cucumber-fold-rassi = Did anybody throw in, double or redouble?
cucumber-row-rassi-free = Threw in
cucumber-hint-rassi-free = for free
cucumber-row-rassi-times = Times
cucumber-hint-rassi-times = doubled 2, redoubled 4
cucumber-row-doubles = Doubles
cucumber-ask-doubles = Who doubled?
# Beside a number: after which trick.
cucumber-row-double-after = after trick
cucumber-ask-refused = Who refused?
cucumber-row-exchange = Changed cards
cucumber-fold-exchange = Did anybody change cards?
cucumber-ask-exchange = Who changed cards?
# Beside a number: how many cards somebody changed.
cucumber-row-changed = cards

# Over columns of a club's standings.
cucumber-count-hands-played = Hands played
cucumber-count-hands-lost = Hands lost
cucumber-count-penalty-points = Penalty points
cucumber-count-cucumbers = Cucumbers
cucumber-count-buy-ins = Bought back in
cucumber-count-longest-run = Hands in a row without paying
cucumber-ratio-average-penalty = Points per hand

# Why money has moved, in a club's books.
cucumber-due-buy-in = Paid in for coming back
cucumber-due-fall = Paid in for going out

# Refusals of a hand by its tricks, or with nothing that says how it went. Words such as last_trick are written as in
# requests.
cucumber-form-missing = Give one of last_trick (everybody's card), outcome (taker and card), or tricks (all), not none.
cucumber-infractions = { $count ->
    [1] There is { $count } infraction, by { $players }. Send accept_infractions to record it.
   *[other] There are { $count } infractions, by { $players }. Send accept_infractions to record them.
}
cucumber-no-trick-any-more = All others have refused, so { $players } has won: no trick is played any more.
cucumber-plays-once = { $player } plays to a trick once only.
cucumber-as-many-as-led = { $led ->
    [1] { $led } card was led, so everyone plays { $led }, not { $given }.
   *[other] { $led } cards were led, so everyone plays { $led }, not { $given }.
}
cucumber-did-not-play = { $players } did not play to this trick, so the hands differ in size. Cards that were not noted are given as null.
cucumber-more-than-dealt = The tricks have { $cards } cards of each player, but { $dealt } were dealt.
cucumber-last-trick-of-one-card = Everybody keeps one card for the last trick, but several were played to it.
cucumber-pack-cannot-deal = The pack cannot deal { $cards } cards to { $players } players.
cucumber-more-than-the-pack = The pack has only { $holds } × { $card }; more are named here.

# Refusals of questions to the referee. $due may be nobody; $card is as somebody would name it.
cucumber-plays-once-to-the-trick = { $player } plays to the trick once only.
cucumber-comes-to-the-left = After { $before } comes { $due }, to the left, not { $player }.
cucumber-one-card-led = One card is led to each trick in these rules, not { $given }.
cucumber-holding-size = The holding has { $cards } cards, but holding_size is { $given }.
cucumber-holding-missing = Give the holding, or holding_size: how many cards were held before the play.
cucumber-holding-too-small = { $cards ->
    [1] A holding of { $given } cannot be: { $cards } card of it is named.
   *[other] A holding of { $given } cannot be: { $cards } cards of it are named.
}
cucumber-holding-too-large = { $cards ->
    [1] A holding of { $given } cannot be: each player was dealt { $cards } card.
   *[other] A holding of { $given } cannot be: each player was dealt { $cards } cards.
}
cucumber-one-card-left = In the last trick everybody has one card left.
cucumber-not-in-the-holding = { $held ->
    [0] The holding has no × { $card }, but { $needed } × { $card } must have been in it.
   *[other] The holding has { $held } × { $card }, but { $needed } × { $card } must have been in it.
}
cucumber-another-won-the-trick = { $winner } won trick { $trick }, so that { $player } cannot have doubled then.
cucumber-goes-first = { $player } goes first: say how many cards { $player } changed, 0 if none.
cucumber-changes-once = { $player } has had a turn already; each player changes cards once.
cucumber-comes-before = { $player } comes before { $other }, clockwise.
cucumber-changes-next = After { $before } comes { $player }: say how many cards { $player } changed, 0 if none.
cucumber-more-often-than-the-pack = The holding has the { $card } more often than the pack.
cucumber-each-is-dealt = { $cards ->
    [1] Each player is dealt { $cards } card, not { $given }.
   *[other] Each player is dealt { $cards } cards, not { $given }.
}
cucumber-asked-for-this-double = { $player } asked for this double and cannot refuse it.
cucumber-cannot-refuse = { $player } is not in the hand any more, or is named twice, and cannot refuse.
cucumber-credit-twice = { $player } is named twice, with { $first } and with { $second }.

# Rules that do not fit together. Options and their values are written as in documents, here and in arguments.
cucumber-keep-highest-without-cards = limit.falls has keep_highest, but no cards are kept: it needs score face_up.
cucumber-face-up-and-reward = last_trick.payers is taker_rewards_tied, which takes points off, and the score is the sum of the cards kept face up, which cannot show it.
cucumber-face-up-and-reincarnation = limit.falls has reincarnate, which gives another player's score, and the score is the sum of the cards kept face up, which cannot show it.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each is { $times }: buying in gives another's score, and the score is the sum of the cards kept face up, which cannot show it.
cucumber-face-up-and-doubling-card = last_trick.doubled_by doubles the penalty, and the score is the sum of the cards kept face up, which cannot show it.
cucumber-face-up-and-calls = last_trick.calls multiply the penalty, and the score is the sum of the cards kept face up, which cannot show it.
cucumber-face-up-without-points = score is face_up, but with points none there is no score to keep cards for.
cucumber-cucumbers-of-another-deck = points are cucumbers, which only the five_cucumbers deck has.
cucumber-deck-without-prices = pack.deck is five_cucumbers, whose cards do not cost { $points }.
cucumber-no-fall-ends = end.when is falls, but no entry of limit.falls is end_game.
cucumber-fall-ends-otherwise = limit.falls has end_game, but end.when is { $when }.
cucumber-no-fall-marks = end.when is one_unmarked, but no entry of limit.falls is mark.
cucumber-no-fall-eliminates = end.when is one_left, but no entry of limit.falls is eliminate: nobody would ever go out.
cucumber-loser-and-all-win = end.winner is not_the_loser, so that somebody loses, but end.all_out is all_win.
cucumber-falls-without-limit = limit.points is null, so that nobody can cross it, but limit.falls says what that does.
cucumber-end-without-limit = limit.points is null, so the game ends only by agreement, not by { $when }.
cucumber-limit-without-falls = limit.points is { $points }, but limit.falls does not say what crossing it does.
cucumber-leader-without-dealer = deal.leader is { $leader }, but deal.dealer is nobody.
cucumber-match-without-dealer = exchange is match_dealer, where the dealer goes first, but deal.dealer is nobody.
cucumber-wild-without-sets = pack.joker_rank is wild, which needs sets to be wild in, but play.sets is false.
cucumber-deck-without-jokers = pack.jokers is { $jokers }, but the { $deck } deck has no jokers.
cucumber-deck-without-aces = The { $deck } deck has no aces to stop with.
cucumber-deck-without-pictures = exchange is rassi, but the { $deck } deck has no pictures.
cucumber-no-such-rank = This pack has no { $rank }.
cucumber-empty-group = A group of top cards names at least one card.
cucumber-no-such-top-card = This pack has no { $card } to rank above everything.
cucumber-top-card-without-suit = Which { $rank }? A top card is a single card, such as { $rank }C.
cucumber-top-card-twice = The { $card } is in more than one place of top_cards.
cucumber-pack-too-small = { $players } players with { $each } cards each need { $cards } cards; the pack has { $size }.
cucumber-no-score-limit = points is none, so that no score is kept, but limit.points sets a limit to the score.
cucumber-no-score-calls = points is none, so that no score is kept, but last_trick.calls multiply it.
cucumber-no-score-doubled = points is none, so that no score is kept, but doubled_by doubles it.
cucumber-no-score-reward = points is none, so that no score is kept, but taker_rewards_tied takes points off.
cucumber-no-score-deal = points is none, so that no score is kept, but deal.then losing_card deals by the points of the card.
cucumber-no-score-payout = points is none, so that no score is kept, but stakes.payout differences pays by the score.
cucumber-bet-without-lowest = points is bet, which all lose but whoever plays the lowest card.
cucumber-lowest-without-bet = last_trick.payers is all_but_lowest, who all lose the bet.
cucumber-bet-without-credits = points is bet, which is lost from the credits of limit.points, but that is null.
cucumber-doubling-without-bet = last_trick.calls is doubling, but points is { $points }: there is no bet to double.
cucumber-bet-and-low-cards = points is bet, so that no card has a price, but pack.low_in_last_trick gives some cards one.
cucumber-bet-and-calls = points is bet, so that no card has a price, but last_trick.calls multiplies it.
cucumber-bet-and-differences = points is bet: credits are lost, and not won by anybody.
cucumber-bet-and-reincarnation = points is bet: whoever has lost all credits cannot go on with another player's.
cucumber-bet-and-buy-ins = points is bet: credits that are lost are not bought back.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points is bet, so that no card has a price, but last_trick.doubled_by doubles it.
   *[declared] Whoever has the lowest card is declared, so that no card decides the hand, but last_trick.doubled_by doubles it.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points is bet, so that no card has a price, but score is face_up, which keeps the card of whoever pays.
   *[declared] Whoever has the lowest card is declared, so that no card decides the hand, but score is face_up, which keeps the card of whoever pays.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points is bet, so that no card has a price, but deal.then is losing_card, which deals by the card that decided.
   *[declared] Whoever has the lowest card is declared, so that no card decides the hand, but deal.then is losing_card, which deals by the card that decided.
}
cucumber-declarer-without-declaration = last_trick.payers is by_declaration, but last_trick.calls lets nobody declare.
cucumber-declaration-without-declarer = last_trick.calls is declaration, but last_trick.payers is { $payers }.
cucumber-declaration-without-points = last_trick.payers is by_declaration, which counts points, but points is none.
cucumber-declaration-and-sets = Everyone declares one last card, but play.sets lets several cards be led.
cucumber-nobody-takes-dealer = deal.dealer is { $dealer }, but nobody takes the last trick: last_trick.payers is { $payers }.
cucumber-nobody-takes-leader = deal.leader is payer, but nobody takes the last trick: last_trick.payers is { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal is { $all_equal }, but nobody takes the last trick: last_trick.payers is { $payers }.
cucumber-kille-points-of-another-deck = points is { $points }, which is told of the kille deck only.
cucumber-kille-without-prices = pack.deck is kille, whose cards do not cost { $points }.
cucumber-kille-and-low-cards = pack.deck is kille, whose cards rank in the last trick as in any other.
cucumber-restart-without-elimination = last_trick.all_equal is { $all_equal }, which brings back whoever is out, but limit.falls puts nobody out.
cucumber-restart-and-buy-ins = last_trick.all_equal is { $all_equal }, after which nobody has to buy in.
cucumber-restart-and-face-up = last_trick.all_equal is { $all_equal }, after which everyone has 0 points, but score is face_up: the cards stay.
cucumber-most-without-exchange = exchange_at_most is { $most }, but nobody changes cards: exchange is null.
cucumber-most-above-the-deal = exchange_at_most is { $most }, but everyone is dealt { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}.
cucumber-silence-for-nothing = last_trick.declaration has lowest_pays, but wrong is 0, so that nothing would be paid.
cucumber-buy-ins-without-pot = stakes.payout is differences, where nobody pays into a pot, but buy-ins are allowed.
cucumber-no-entry-anyway = stakes.entry is 0, but with stakes.payout differences nobody pays at the start anyway.
cucumber-nobody-ever-pays = stakes.entry is 0 and stakes.falls is null, so that nobody ever pays anything.
cucumber-falls-without-pot = stakes.payout is differences, where nobody pays into a pot, but stakes.falls has them pay.
