# Lines of Authors and Go Fish. A set is a book, four cards of a rank, or a pair. $count is how many somebody has
# laid down, and $ranks are theirs.

books-laid-down = { $count ->
    [0] { $player } laid down no { $set ->
        [book] book
       *[pair] pair
    }.
    [1] { $player } laid down { $count } { $set ->
        [book] book
       *[pair] pair
    }.
   *[other] { $player } laid down { $count } { $set ->
        [book] books
       *[pair] pairs
    }.
}
books-ranks = { $player } laid down { $count } { $count ->
    [1] { $set ->
        [book] book
       *[pair] pair
    }
   *[other] { $set ->
        [book] books
       *[pair] pairs
    }
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } laid down { $count } { $count ->
    [1] { $set ->
        [book] book
       *[pair] pair
    }
   *[other] { $set ->
        [book] books
       *[pair] pairs
    }
}: { CARD($ranks, form: "several") }, { $points ->
    [1] { $points } point
   *[other] { $points } points
}.

# A set that $player gives away for a wrong ask, or gets for that.
books-gives = { $set ->
    [book] { $player } gives a book to { $other } for a wrong ask.
   *[pair] { $player } gives a pair to { $other } for a wrong ask.
}
books-gives-rank = { $set ->
    [book] { $player } gives a book of { CARD($rank, form: "several") } to { $other } for a wrong ask.
   *[pair] { $player } gives a pair of { CARD($rank, form: "several") } to { $other } for a wrong ask.
}
books-gets = { $set ->
    [book] { $player } gets a book from { $other }.
   *[pair] { $player } gets a pair from { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } gets a book of { CARD($rank, form: "several") } from { $other }.
   *[pair] { $player } gets a pair of { CARD($rank, form: "several") } from { $other }.
}

# Refusals. Words such as sets, counts and ask.for are written as in requests.
books-not-in-pack = This pack has no { $card }. It has 2 to ace in four suits.
books-too-many-cards = This pack has { $count } × { $card }; more are told of here.
books-sets-or-counts = Give sets, the ranks that each player laid down, or counts, how many.
books-sets-with-ranks = Sets count by their rank here: give sets, with the ranks, and no counts alone.
# $counted is how many $ranks there are, $given what was given.
books-count-of-ranks = { $counted ->
    [0] No ranks are { $counted }, not { $given }.
   *[other] { CARD($ranks, form: "row") } are { $counted }, not { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [1] { $count } book is told of; { $whole } belong to a deal.
       *[other] { $count } books are told of; { $whole } belong to a deal.
    }
   *[pair] { $count ->
        [1] { $count } pair is told of; { $whole } belong to a deal.
       *[other] { $count } pairs are told of; { $whole } belong to a deal.
    }
}
books-sets-missing = { $count ->
    [1] Which is missing: { CARD($ranks, form: "the_several") }?
   *[other] Which are missing: { CARD($ranks, form: "the_several") }?
}
books-no-forfeits = In these rules no set is given away for a wrong ask (set.wrong_ask).
books-rank-of-forfeit = Sets count by their rank here: say the rank of the set that was given.
books-forfeit-to-another = { $player } gives the set to somebody else.
books-no-set-to-give = { $player } has no set to give at that point.
books-no-rank-to-give = { $player } has no { CARD($rank, form: "several") } to give at that point.

# Refusals of questions to the referee.
books-request-missing = Say what is asked for: a rank such as Q, or a card such as QS.
books-step-missing = A step is an ask (of whom, and for what), a set laid down, or cards drawn.
books-hand-by-history = By the history the hand has { $cards } cards, not { $given }.
books-deal-missing = These rules deal nothing to { $players ->
    [1] { $players } player
   *[other] { $players } players
}. Say how many each had: cards_each.
books-deal-too-large = { $cards } cards for each of { $players } players are more than the pack has.
books-stock = After this deal the stock has { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}, not { $given }.

# Rules that do not fit together.
books-no-deal = deal.cards says nothing for { $players } players.
books-pack-too-small = { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} for each of { $players } players are more than the pack's { $size }.
books-no-stock-to-draw-from = All cards are dealt, so that there is no stock to draw from (ask.empty: { $empty }).
books-no-stock-to-be-gone = All cards are dealt, so that there is no stock to be gone (deal.cards: all).
books-colours-of-four = Four cards of a rank are never of one colour (set.size: 4).
books-colours-and-cards = Pairs of one colour go with asking for ranks (ask.for: card).

# What a page asks for a deal. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
books-form-counts = { $set ->
    [book] How many books
   *[pair] How many pairs
}
books-form-sets = { $set ->
    [book] Which books
   *[pair] Which pairs
}
books-row-sets = { $set ->
    [book] books
   *[pair] pairs
}
books-ask-counts = { $set ->
    [book] How many books has { $name }?
   *[pair] How many pairs has { $name }?
}
books-ask-sets = { $set ->
    [book] Whose are the other books?
   *[pair] Whose are the other pairs?
}
books-row-forfeits = Who gave one to the left neighbour?
books-fold-forfeits = Was a set given away?

# Over columns of a club's standings.
books-count-sets = Sets

# Questions to the referee, to choose from.
books-claim-ask = May this be asked for?
books-claim-answer = Which cards must be handed over?
books-claim-draw = Must a card be drawn?
books-claim-next = Who asks next?
books-claim-set = May these cards be laid down?

# Fields of these questions: a label, what stands small below it, and what can be chosen.
books-about-asker = Who asks
books-about-card = The card asked for; this or the rank
books-label-rank = Rank
books-about-rank = The rank asked for
books-label-of = Of
books-about-of = Who is asked
books-about-asked = Who was asked
books-about-asking-hand = The asker's hand
books-about-asked-hand = The hand of whoever is asked
books-label-history = History
books-about-history = Everything that everybody saw in this deal, in order: what follows from it is known
books-about-step = An ask with its answer, cards drawn, or a set laid down.
books-about-turn = Whose turn it was
books-label-given = Given
books-about-given = How many cards were handed over
books-about-given-or-none = How many cards were handed over; 0 where left out
books-about-given-now = How many are handed over; 0 is “I have none”
books-label-drew = Drew
books-about-drew = Cards from the stock; left out, as many as the rules say
books-label-shown = Shown
books-about-shown = The card drawn, where everybody saw it
books-label-set = Set
books-about-set = The rank of a set laid down
books-label-cards-each = Cards each
books-about-cards-each = Cards dealt to each, before the history; else as by the rules
books-about-stock = Cards not dealt; else as by the rules
books-label-drawn = Drawn
books-about-drawn = How many were drawn, or the card that was shown
books-about-cards-drawn = How many cards were drawn, or the card that was shown
books-label-asker = Asker
books-label-asked = Asked
books-label-wanted = Wanted
books-about-wanted = The card or the rank that was asked for
books-label-completes = Completes
books-about-completes = Whether the card drawn completed a set

# A rank that was laid down too often: $owners are several of books-laid-by, as a list; a deal has $most sets of it.
books-rank-too-often = { $most ->
    [1] The { CARD($rank, form: "several") } are { AND($owners) }.
   *[other] The { CARD($rank, form: "several") } are { AND($owners) }; a deal has { $most } pairs of them.
}
books-laid-by = { $times ->
    [1] with { $player }
    [2] with { $player } twice
   *[other] with { $player } { $times } times
}

# Steps of a history that cannot have happened, and why. $suit is known where a card was asked for, and none where a rank was.
books-impossible-ask = Step { $step }, where { $player } asks { $other } for { $suit ->
    [none] { CARD($request, form: "several") }
   *[known] the { $request }
} and gets { $given ->
    [0] none
   *[other] { $given }
}, cannot have been after what is told before: { books-impossible }.
books-impossible-set = Step { $step }, where { $player } lays down { CARD($rank, form: "several") }, cannot have been after what is told before: { books-impossible }.
books-impossible-draw = Step { $step }, where { $player } draws, cannot have been after what is told before: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] somebody else must be asked
    [more_handed_over] one card was asked for, and more were handed over
    [known_there] that card is known to be there
    [known_elsewhere] that card is known to be elsewhere
    [no_stock] there is no stock to draw from
    [known_in_a_hand] that card is known to be in a hand
    [held_too_many] nobody can hold so many
    [with_nobody] nobody would have that card
    [hand_too_small] the hand has not so many cards
   *[no_deal] no deal of the pack fits
}
books-hand-by-what-was-seen = This hand does not fit what everybody saw of { CARD($ranks, form: "several") }.

# Rulings. $seen: hand, where the hand of $player is known, or history, where a sentence rests on what everybody saw.

# Parts of the sentences below. $suit is known where a card was asked for, and none where a rank was.
books-asked-for = { $suit ->
    [none] { CARD($request, form: "several") }
   *[known] the { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "a") }
   *[other] { $count } { CARD($rank, form: "several") }
}

# May somebody ask? The sentences that end with "would settle it" say what would settle a question that is open.
books-asks-oneself = { $player } must ask somebody else.
books-no-cards-left = { $player } has no cards left; ask somebody who has.
books-own-card = { $player } holds the { $card }, and one's own card may not be asked for.
books-must-hold = To ask for { CARD($rank, form: "several") } one must hold { CARD($rank, form: "a") }.
books-has-none = { $seen ->
    [hand] { $player } has none.
   *[history] By what everybody saw { $player } has none.
}
books-set-goes-left = A set of { $player }'s goes to the left neighbour.
books-holding-not-known = Whether { $player } holds { CARD($rank, form: "a") } is not known by what everybody saw.
books-card-not-known = { $player } holds { CARD($rank, form: "a") }; whether it is the { $card } itself is not known.
books-may-ask = { $seen ->
    [hand] { $player } holds { CARD($rank, form: "a") }, and so may ask for { books-asked-for }.
   *[history] { $player } by what everybody saw holds { CARD($rank, form: "a") }, and so may ask for { books-asked-for }.
}
books-hand-would-settle = { $player }'s hand, or { $player }'s next asks, would settle it.

# Who asks next? A reason, and then one of the first two. A gift is cards that were handed over.
books-goes-on = { $player } goes on.
books-asks-next = { $player } asks next.
books-gift = There was a gift.
books-no-gift = There was no gift.
books-no-gift-and-no-draw = There was no gift, and nothing was drawn.
books-drawn-not-shown = There was no gift, and the card drawn was not shown.
books-drawn = { $asked_for ->
    [yes] The card drawn is what was asked for.
   *[no] The card drawn is not what was asked for.
}
books-completes = { $set ->
    [yes] The card drawn completes a set.
   *[no] The card drawn completes no set.
}
books-drawn-not-told = There was no gift, and what was drawn is not told.
books-completed-would-settle = Whether the card drawn completed a set would settle it: give drawn and completes.
books-drawn-would-settle = The card drawn would settle it: give drawn.
books-suits-drawn-would-settle = The suits of the card drawn and of the card asked for would settle it.

# What must be handed over? $card is a card, or only a rank. $given cards were handed over.
books-must-be-handed-over = { $cards } must be handed over.
books-nothing-to-give = There is nothing to give: no { $card }.
books-none-is-true = “None” is true: there is no { $card }.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [1] { $given } card would be too few.
       *[other] { $given } cards would be too few.
    }
   *[too_many] { $given ->
        [1] { $given } card would be too many.
       *[other] { $given } cards would be too many.
    }
}
books-suit-not-told = There is a card of that rank whose suit is not told; it may be the { $card }.
books-suits-would-settle = The suits of the cards held would settle it.
books-one-by-its-name = One { $rank } is asked for by its name; { $given ->
    [1] { $given } card
   *[other] { $given } cards
} cannot be right.
books-every-one-there = Every { $rank } is there; one goes.
books-name-not-told = One { $rank } is asked for by its name, which is not told.
books-card-would-settle = The card that was asked for would settle it: give card.

# Is a card drawn?
books-no-draw-after-a-gift = After a gift nobody draws; the asker goes on.
books-draws-one-card = Nothing was handed over, so that the asker draws one card.
books-nothing-to-draw = Nothing was handed over, but there is no stock to draw from.
books-drawn-otherwise = { $drawn ->
    [1] { $drawn } card cannot be right.
   *[other] { $drawn } cards cannot be right.
}

# Are these cards a set? It is a book or a pair, of $size cards.
books-no-set = { $set ->
    [book] A book is { $size } cards of one rank; { $cards } are none.
   *[pair] A pair is { $size } cards of one rank; { $cards } are none.
}
books-this-is-no-set = { $set ->
    [book] A book is { $size } cards of one rank; this is none.
   *[pair] A pair is { $size } cards of one rank; this is none.
}
books-is-set = { $set ->
    [book] A book is { $size } cards of one rank, and so are these: they may be laid down at once.
   *[pair] A pair is { $size } cards of one rank, and so are these: they may be laid down at once.
}
books-two-pairs = { $cards } are two pairs: both may be laid down at once.
books-colours-of-a-pair = Both cards of a pair are red, or both are black.
books-one-of-each = { $cards } are one of each.
books-pair-may-be-laid-down = { $cards } may be laid down at once.
books-both-suits-would-settle = The suits of both cards would settle it.

# On paper: titles of columns; sets that a player has laid down, and those given away.
books-column-sets = Sets
books-column-given-away = Given away

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
books-name = Authors and Go Fish
books-about = Ask for cards, lay down four of a kind
books-variant-authors = Ask for one card by its name; four of a kind are a book
books-variant-authors-dealt-out = Authors without a stock: all cards are in somebody's hand
books-variant-go-fish = Ask for a rank and get all of it, or go fish; four of a kind are a book
books-variant-go-fish-pagat = Five cards from three players on; the player asked goes on, and an empty hand ends it
books-variant-go-fish-pairs = Go Fish for the youngest: two of a kind are laid down
books-name-authors-dealt-out = Authors, all cards dealt
books-name-go-fish = Go Fish
books-name-go-fish-pagat = Go Fish, five cards
books-name-go-fish-pairs = Go Fish with pairs
books-house-rule-five-cards = Five cards each
books-house-rule-one-colour = Pairs of one colour
books-house-rule-any-card = Ask for any card
books-house-rule-lucky-set = A lucky draw only if it completes a set
books-house-rule-no-second-turn = No second turn after a draw
books-house-rule-asked-goes-on = The player asked goes on
books-house-rule-new-hand = A new hand when empty
books-house-rule-by-rank = Books by rank
books-house-rule-ten-points = Ten points over several deals
books-house-rule-book-for-a-wrong-ask = A book for a wrong ask

# What a body may hold, in a few words behind the name of the member, as in: Give one of sets (which), or counts (how many), not none.
books-body-sets = which
books-body-counts = how many
