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
cucumber-form-nobody-declared = Nobody declared
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

# Rulings. What the referee says of a play, of a whole hand, of a change of cards, and of a call.
# $asker: you (the sentence speaks to $player, whose play it is) or player (it speaks about $player to others).
# $count is the number of $cards that are played, and also of $target (what is to be beaten), $lowest (the lowest
# cards that the player holds), $least and $same. A single one is named; several lie side by side, K-7-7, in the form
# play, and Play where they begin a sentence.

# Parts of the sentences below, with the arguments of those.
cucumber-cards = { $count ->
    [1] the { $cards }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] The { $cards }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] the { $target }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] lowest card, the { $lowest }
   *[other] lowest cards, { CARD($lowest, form: "play") }
}
# What would beat. $how: equal (as high as the target is enough), higher (it must be higher) or highest (as high is
# enough, and nothing is higher).
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] a card higher than the { $target }
        [highest] { CARD($target, form: "a") } or its equal
       *[equal] { CARD($target, form: "a") } or higher
    }
   *[other] { $how ->
        [higher] { $count } cards that are higher than { CARD($target, form: "play") }, card by card
       *[equal] { $count } cards that are at least as high as { CARD($target, form: "play") }, card by card
    }
}
# A comparison, without the end of the sentence. $how: beats; same (as high as the target, which beats it); and where
# several cards cannot win the trick, since they are of different ranks, higher or least (at least as high, one by one).
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } { $count ->
        [1] is
       *[other] are
    } as high as { cucumber-target }, which is enough
    [higher] { cucumber-cards-first } are higher than { cucumber-target }, card by card
    [least] { cucumber-cards-first } are at least as high as { cucumber-target }, card by card
   *[beats] { cucumber-cards-first } { $count ->
        [1] beats
       *[other] beat
    } { cucumber-target }
}

# What may be played, where all cards of the player are known.
cucumber-only-card = { $asker ->
    [you] It is your only card, so it must be played.
   *[player] It is their only card, so it must be played.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] You hold nothing but jokers. They may then be played, and rank as aces.
   *[player] { $player } holds nothing but jokers. They may then be played, and rank as aces.
}
# $sets: several (cards of one rank may be led together) or one.
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] You may lead any card, or several of one rank, keeping at least one back.
       *[player] { $player } may lead any card, or several of one rank, keeping at least one back.
    }
   *[one] { $asker ->
        [you] You may lead any card.
       *[player] { $player } may lead any card.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] You must lead your lowest card, the { $lowest }, alone or with others of that rank, keeping at least one back.
       *[player] { $player } must lead their lowest card, the { $lowest }, alone or with others of that rank, keeping at least one back.
    }
   *[one] { $asker ->
        [you] You must lead your lowest card, the { $lowest }.
       *[player] { $player } must lead their lowest card, the { $lowest }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Nothing beats an ace here, so you must play your { cucumber-lowest-cards }.
   *[player] Nothing beats an ace here, so { $player } must play their { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] You cannot beat { cucumber-target }, so you must play your { cucumber-lowest-cards }.
   *[player] { $player } cannot beat { cucumber-target }, so { $player } must play their { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] You may play { cucumber-what-beats }, or your { cucumber-lowest-cards }.
   *[player] { $player } may play { cucumber-what-beats }, or their { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] You can beat { cucumber-target }, so you must: with { cucumber-what-beats }.
   *[player] { $player } can beat { cucumber-target }, so { $player } must: with { cucumber-what-beats }.
}
# $least are the lowest cards that beat.
cucumber-must-play-lowest-that-beats = { $asker ->
    [you] You must play the lowest { $count ->
        [1] card that beats the { $target }: the { $least }
       *[other] cards that beat { CARD($target, form: "play") }: { CARD($least, form: "play") }
    }.
   *[player] { $player } must play the lowest { $count ->
        [1] card that beats the { $target }: the { $least }
       *[other] cards that beat { CARD($target, form: "play") }: { CARD($least, form: "play") }
    }.
}
# $same are cards of the very ranks that were to be beaten.
cucumber-must-play-the-same = { $asker ->
    [you] You hold { $count ->
        [1] { CARD($same, form: "a") }
       *[other] { CARD($same, form: "play") }
    }, the same as was to be beaten, and must play it.
   *[player] { $player } holds { $count ->
        [1] { CARD($same, form: "a") }
       *[other] { CARD($same, form: "play") }
    }, the same as was to be beaten, and must play it.
}

# What was played: the sentence after one of those above.
cucumber-may-be-led = { cucumber-cards-first } may be led.
cucumber-is-the-lowest = { cucumber-cards-first } { $count ->
    [1] is the lowest
   *[other] are the lowest
}.
cucumber-is-not-the-lowest = { cucumber-cards-first } { $count ->
    [1] is not the lowest
   *[other] are not the lowest
}.
cucumber-is-their-lowest = { cucumber-cards-first } { $count ->
    [1] is
   *[other] are
} { $asker ->
    [you] your lowest
   *[player] their lowest
}.
cucumber-beats = { cucumber-beating }.
# Several cards, of different ranks.
cucumber-wins-nothing = They win nothing: only cards of one rank do.
# It is what must be played.
cucumber-is-that = { cucumber-cards-first } { $count ->
    [1] is that
   *[other] are that
}.
cucumber-beats-but-is-not-that = { cucumber-beating }, but { $count ->
    [1] is not that
   *[other] are not that
}.
# Neither does it beat nor is it the lowest.
cucumber-is-neither = { cucumber-cards-first } { $count ->
    [1] is neither
   *[other] are neither
}.
# It does not beat.
cucumber-does-not = { cucumber-cards-first } { $count ->
    [1] does not
   *[other] do not
}.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } are no such lead.
cucumber-joker-needs-a-card = A joker is played only together with an ordinary card.

# A play of somebody whose other cards are not all known: when it is allowed.
cucumber-one-card-is-led = One card is led to each trick, and { CARD($cards, form: "play") } are { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } are not of one rank, and only such cards are led together.
cucumber-joker-alone = { $asker ->
    [you] A joker is played without an ordinary card only where you held nothing but jokers.
   *[player] A joker is played without an ordinary card only where { $player } held nothing but jokers.
}
cucumber-lowest-must-be-led = The lowest card must be led, so that nothing lower than { cucumber-cards } may have been held.
cucumber-must-be-the-lowest = { $asker ->
    [you] Nothing beats an ace here, so that { cucumber-cards } must be your lowest.
   *[player] Nothing beats an ace here, so that { cucumber-cards } must be their lowest.
}
cucumber-beats-where-not-the-same = { cucumber-beating }, and { $count ->
    [1] is
   *[other] are
} { $asker ->
    [you] allowed only if you cannot play the same
   *[player] allowed only if { $player } cannot play the same
}.
cucumber-beats-where-nothing-lower-does = { cucumber-beating }, and { $count ->
    [1] is
   *[other] are
} { $asker ->
    [you] allowed only if nothing lower of your holding does
   *[player] allowed only if nothing lower of their holding does
}.
# $duty: choice (the lowest may always be played), beat (only by those who cannot beat) or same (only by those who can
# neither beat nor play the very same).
cucumber-does-not-beat = { cucumber-cards-first } { $count ->
    [1] does not beat { cucumber-target }, and is
   *[other] do not beat { cucumber-target }, and are
} { $asker ->
    [you] allowed only as your lowest{ $duty ->
        [same] , and only if you cannot beat { cucumber-target } and cannot play the same.
        [beat] , and only if you cannot beat { cucumber-target }.
       *[choice] .
    }
   *[player] allowed only as their lowest{ $duty ->
        [same] , and only if { $player } cannot beat { cucumber-target } and cannot play the same.
        [beat] , and only if { $player } cannot beat { cucumber-target }.
       *[choice] .
    }
}

# And what the other cards say to that. $cards are some of those that are known.
cucumber-rest-does-not-matter = { $asker ->
    [you] What else you held does not matter.
   *[player] What else { $player } held does not matter.
}
cucumber-all-is-accounted-for = Every card that would speak against it is accounted for.
cucumber-but-held = { $asker ->
    [you] But you held the { $cards }, and so it was not allowed.
   *[player] But { $player } held the { $cards }, and so it was not allowed.
}
cucumber-but-could-have-played = { $asker ->
    [you] But you could have played { CARD($cards, form: "play") }, and so it was not allowed.
   *[player] But { $player } could have played { CARD($cards, form: "play") }, and so it was not allowed.
}
cucumber-no-holding = With no holding that the pack still allows could that be.
cucumber-not-all-known = { $asker ->
    [you] Not all of your cards are known.
   *[player] Not all of their cards are known.
}

# What would settle it, where nobody can say yet: cards that would have to be seen.
# $open: cards ($cards is a list of cucumber-a-card, of which one counts) or lower (a card lower than $cards).
# $able, what several cards of the player would do: beat ($target), fewer (beat it with fewer jokers), make (be of the
# very same ranks) or either (beat it, or make it).
cucumber-seeing-a-card = { $asker ->
    [you] Seeing whether you also held { $open ->
        [lower] a card lower than the { $cards }
       *[cards] { $cards }
    }; if so, it was not allowed.
   *[player] Seeing whether { $player } also held { $open ->
        [lower] a card lower than the { $cards }
       *[cards] { $cards }
    }; if so, it was not allowed.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Seeing whether your cards together could { cucumber-able }; if so, it was not allowed.
   *[player] Seeing whether their cards together could { cucumber-able }; if so, it was not allowed.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Seeing whether you also held { $open ->
        [lower] a card lower than the { $cards }
       *[cards] { $cards }
    }, or whether your cards together could { cucumber-able }; if so, it was not allowed.
   *[player] Seeing whether { $player } also held { $open ->
        [lower] a card lower than the { $cards }
       *[cards] { $cards }
    }, or whether their cards together could { cucumber-able }; if so, it was not allowed.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Seeing whether you also held any card that is no joker; if so, it was not allowed.
   *[player] Seeing whether { $player } also held any card that is no joker; if so, it was not allowed.
}
# What somebody held, as it stands in the sentences above.
cucumber-a-card = { CARD($card, form: "a") }
cucumber-able = { $able ->
    [fewer] beat { CARD($target, form: "play") } with fewer jokers
    [make] make { CARD($target, form: "play") }
    [either] make { CARD($target, form: "play") }, or beat { CARD($target, form: "play") }
   *[beat] beat { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = How many cards each trick had before this one.
cucumber-settled-by-cards-before = The cards played before it in this trick.

# A whole hand. $player did something out of turn, or against the rules.
cucumber-had-to-lead-first = { $leader } had to lead to the first trick, not { $player }.
cucumber-had-to-lead-next = { $leader } won the trick before and had to lead, not { $player }.
cucumber-out-of-turn = After { $before } it was { $due }'s turn, to the left, not { $player }'s.
# $lower: held (the player kept a lower card) or unknown.
cucumber-never-allowed = { $lower ->
    [held] Whatever was played before it and not noted, the { $card } was not allowed: { $player } held lower cards.
   *[unknown] Whatever was played before it and not noted, the { $card } was not allowed to { $player }.
}

# A change of cards. $count are asked for now; $first were changed by the first player, $before by the player just before.
cucumber-nobody-changes = In these rules nobody changes cards.
cucumber-need-not-change = Nobody has to change cards.
cucumber-holding-is-smaller = A holding has { $holding } cards, so that { $count } cannot be changed.
cucumber-most-to-change = Nobody may change more than { $most ->
    [1] { $most } card
   *[other] { $most } cards
}.
# $enough: yes or no.
cucumber-stock-left = { $enough ->
    [yes] The stock has { $left } left, enough for { $count }.
   *[no] The stock has { $left } left, too few for { $count }.
}
cucumber-first-changed-none = The first player changed none, so nobody may.
cucumber-stock-is-used-up = The stock is used up, so that nobody may change any more.
cucumber-as-many-or-none = The first player changed { $first }: as many, or none.
cucumber-whole-stock-or-none = The first player changed { $first }, and the stock has only { $left } left: all of it, or none.
cucumber-dealer-keeps-two = The dealer keeps at least two cards; this would leave { $left }.
cucumber-no-more-than-first = The first player changed { $first }, and nobody may change more.
cucumber-before-changed-none = The player just before changed none, so nobody may any more.
cucumber-no-more-than-before = The player just before changed { $before }, and nobody may change more.
cucumber-cannot-have-been = That cannot have been.
# In Rassi a whole holding is changed, or thrown in without pictures: king, queen and jack.
cucumber-whole-holding-is-changed = Only the whole holding is changed, all { $holding } cards.
cucumber-three-changes = A holding is changed three times at most: free, doubled, redoubled.
cucumber-third-change = A third change is allowed only if the first one was free.
cucumber-seeing-first-holding = Seeing the first holding: whether it had a king, a queen or a jack; if so, it was not allowed.
cucumber-change-doubles = A holding may be changed to double, and once more to redouble.
cucumber-nobody-throws-in = In these rules nobody throws in for free.
cucumber-has-a-picture = The holding has a picture, the { $card }.
# $count of $each cards that everybody was dealt.
cucumber-no-picture-yet = { $count } of { $each } cards are known, and no picture yet.
cucumber-seeing-the-others = Seeing the other cards: whether there is a king, a queen or a jack among them.
# $also: high (the holding has aces or jokers, which are no pictures) or none.
cucumber-no-picture = { $also ->
    [high] The holding has no king, queen or jack, and aces and jokers are none.
   *[none] The holding has no king, queen or jack.
}

# Doubles of a bet: somebody asks for one after a trick, and others may refuse and leave the hand.
cucumber-bets-are-not-doubled = These rules know no doubling.
cucumber-hand-is-won = All others have refused, so { $player } has won: the hand is over.
cucumber-alone-in-the-hand = Only { $player } is in, so there is no hand in which to double.
cucumber-out-of-the-hand = { $player } is not in the hand any more. In it are { $others }.
cucumber-doubled-last = { $player } made the last double; somebody else must double first.
# $last is the number of the last trick after which it may be.
cucumber-double-between-tricks = The bet cannot be doubled after trick { $trick }. It comes between two tricks: after trick 1 to { $last }.
# $before is the number of the trick after which the bet was doubled before.
cucumber-double-comes-later = The bet cannot be doubled after trick { $trick }. Between two tricks there is one double, and the one before came after trick { $before }.
# $have is a list of cucumber-has: those who have too few points for the double.
cucumber-double-needs = Everybody in the hand needs { cucumber-amount } for this double; { $have }.
cucumber-has = { $player } has { $points }
cucumber-only-winner-doubles = Only whoever won the trick before may double, and { $player } did not.
cucumber-may-double = { $player } may double: everybody in the hand has credit for { cucumber-amount }.

# Whose word it is to declare the own last card the lowest.
cucumber-nobody-declares = In these rules nobody declares.
cucumber-all-have-declined = Everybody has declined, so nobody declares.
cucumber-word-of-another = It is { $player }'s word: everybody is asked in turn, from the winner of the last trick.
cucumber-may-declare = It is { $player }'s word, so { $player } may declare.

# On paper: titles, and words in a cell.
cucumber-unit-hands-lost = hands lost
cucumber-unit-credits = credits
cucumber-column-taker = Taker
cucumber-column-card = Card
cucumber-mark-fell = fell
cucumber-mark-half = half a cucumber
cucumber-mark-reset = back to 0
cucumber-mark-anew = a new round
cucumber-mark-bought-in = bought in
cucumber-act-buys-in = buys in
cucumber-drawing-whole = a cucumber
cucumber-drawing-half = half a cucumber
# Reasons of a hand for which nobody paid.
cucumber-why-rampo = All cards of the last trick were equal: a new round.
cucumber-why-silent = Nobody declared.
cucumber-why-declared = { $player } declared, and nobody paid.
# The limit in a few words. $reached: out (at the limit), safe (above it), reset (above, and 0 at it), or credits (all lost).
# $falls is what crossing it does: cucumber-fall-in-short, or several, the first time and then.
cucumber-limit = limit
cucumber-limit-in-short = { $reached ->
    [credits] no credits left: { $falls }
    [safe] more than { $limit }: { $falls }
    [reset] exactly { $limit } goes back to 0; more: { $falls }
   *[out] { $limit } or more: { $falls }
}
cucumber-then = { $first }, then { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] a life lost
    [keep_highest] half a cucumber
    [eliminate] out
    [mark] marked
   *[end_game] the game ends
}

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
cucumber-name = Cucumber
cucumber-about = Avoid taking the last trick
cucumber-variant-agurk = Seven cards, two lives; a tie for the last trick takes points off the others.
cucumber-variant-agurk-denexa = Agurk in which you must beat with a higher card when you can, and exactly 21 is safe.
cucumber-variant-gurka = Six cards, out at 30; once in a game you may buy back in.
cucumber-variant-gurka-modern = Gurka in which only the previous card counts and nothing beats an ace.
cucumber-variant-ogorek = Six cards, out at 50; you must beat if you can, and the ace is low in the last trick.
cucumber-variant-ogorek-classic = Ogórek as it was: out at 21.
cucumber-variant-ogorek-kontra = Ogórek in which a player may double the penalty, at four times the price for losing.
cucumber-variant-kurkku = Six cards; the first to reach 30 ends the game, and the lowest score wins.
cucumber-variant-matapesa = The whole pack, no scores: whoever takes the last trick deals again.
cucumber-variant-kurko = Jokers count as aces, both low in the last trick; play on until all but one have 30.
cucumber-variant-rassi = Throw in a hand without pictures, then double or redouble; out at 50.
cucumber-variant-gurka-norway = Seven cards, out at 21 at once, no second life.
cucumber-variant-norwegian = The losing card sets the next deal, the lowest card deals it, and the dealer leads.
cucumber-variant-gurka-iceland = Ten cards, then nine, then eight; lead sets; the 6♣ beats all, and exactly 21 is zero.
cucumber-variant-concombre = Losing cards stay face up and set the next deal; the second cucumber half loses.
cucumber-variant-five-cucumbers = Friese's game with cards from 1 to 15: more than five cucumbers and you are out.
cucumber-variant-twenty-two = Lead sets, change cards, and keep losing cards face up: 22 and you are out.
cucumber-variant-twenty-two-rasmussen = Twenty-Two in which the led cards must be beaten if possible, scored on paper.
cucumber-variant-twenty-six = Twenty-Two with two packs and four wild jokers, out at 26.
cucumber-variant-minibluff = The lowest card wins the hand: ten credits each, and bets that are doubled or refused.
cucumber-variant-krypkille = With Kille cards: no choice in play, then declare that your last card is the lowest.
cucumber-variant-rokkar = Who falls pays, twice as much on a picture; equal last cards begin a new round.
cucumber-variant-vidivallagurka = Seven cards, sets, the black sevens on top; change no more cards than the player before.
cucumber-name-agurk-denexa = Cucumber (Denexa)
cucumber-name-gurka-modern = Gurka as now played
cucumber-name-ogorek-classic = Ogórek to 21
cucumber-name-ogorek-kontra = Ogórek with kontra
cucumber-name-gurka-norway = Gurka (Norway)
cucumber-name-norwegian = Norwegian
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Three jokers above the aces, 15 points each
cucumber-house-rule-exchange = Forehand may change cards; the others change as many or none
cucumber-house-rule-kept-cards = Losing cards stay face up, no bonus, one life, out above 21
cucumber-house-rule-all-tied-pay = Everyone who ties for the last trick pays
cucumber-house-rule-first-over-21-loses = The first over 21 ends the game and is its loser
cucumber-house-rule-exactly-21-resets = Exactly 21 goes back to zero
cucumber-house-rule-losing-card-deal = The losing card says how many cards each come next
cucumber-house-rule-previous-card = Only the previous player's card must be beaten
cucumber-house-rule-must-beat = Who can beat must beat
cucumber-house-rule-same-rank-first = Who holds a card of the rank to beat plays it
cucumber-house-rule-ace-stops = Nothing beats an ace
cucumber-house-rule-lead-lowest = The leader must lead the lowest card
cucumber-house-rule-to-20 = Out at 20
cucumber-house-rule-free-rebuy = One free rebuy for a fixed stake
cucumber-house-rule-three-jokers-kurko = Three jokers instead of two
cucumber-house-rule-jokers-as-aces = Two jokers are further aces
cucumber-house-rule-exchange-up-to = Forehand may change cards; the others at most as many
cucumber-house-rule-six-of-clubs-fatal = Who pays with the 6♣ is out at once
cucumber-house-rule-black-sevens-equal = The black sevens are highest and equal, 21 points each; the 6♣ is an ordinary six
cucumber-house-rule-black-sevens-ranked = The 7♠ (16 points) is highest, then the 7♣ (15); the 6♣ is an ordinary six
cucumber-house-rule-five-cards = Five cards each in every hand
cucumber-house-rule-zigzag = Six cards down to one, up to five, down to one, up to four, and so on
cucumber-house-rule-prague-must-beat = Who can beat the highest card must
cucumber-house-rule-prague-previous = Beat the previous card or play the lowest
cucumber-house-rule-prague-previous-must-beat = Who can beat the previous card must
cucumber-house-rule-prague-lowest-that-beats = Play the lowest card that beats the previous one, else the lowest: only the lead is free
cucumber-house-rule-prague-all-tied-pay = Everyone who ties for the last trick pays
cucumber-house-rule-prague-taker-pays = The taker of the last trick alone pays
cucumber-house-rule-all-win = Players who go out together as the last ones all win
cucumber-house-rule-lowest-total-wins = Of players who go out together as the last ones, the lowest total wins
cucumber-house-rule-varmland = As in Värmland: at most three cards changed, the harlekin 50, out at 100; whoever is silent with the lowest card pays 10, which is a guess
cucumber-house-rule-wrong-adds = A wrong declaration costs 10 on top of the card
cucumber-house-rule-first-to-fall-pays = Only whoever falls first pays, and all who fall in that hand
cucumber-house-rule-equal-only-if-all-fall = Equal last cards begin a new round only when all would fall by them

# What a body may hold, in a few words behind the name of the member, as in: Give one of last_trick (everybody's card), outcome (taker and card), or tricks (all), not none.
cucumber-body-last-trick = everybody's card
cucumber-body-outcome = taker and card
cucumber-body-tricks = all
cucumber-body-no-last-trick = ended without a last trick

# Questions to the referee, where one chooses among them.
cucumber-claim-play = May these cards be played?
cucumber-claim-audit = Was a hand played by the rules?
cucumber-claim-exchange = May so many cards be changed?
cucumber-claim-rassi = May a holding be thrown in (Rassi)?
cucumber-claim-double = May the bet be doubled?
cucumber-claim-declare = Whose word is it to declare the lowest card?
