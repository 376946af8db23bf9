# Lines of Hand and Foot. $side is a player, or the players of a team. $each is what one counts; points and $each
# may be below 0.

hand_and_foot-melded = { $side }: the cards on the table count { $points }.
# A book is seven cards of a rank: clean without wild cards, dirty with some, wild with nothing else.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [1] { $books } clean book
       *[other] { $books } clean books
    }, { $each } each.
    [dirty] { $side }: { $books ->
        [1] { $books } dirty book
       *[other] { $books } dirty books
    }, { $each } each.
   *[wild] { $side }: { $books ->
        [1] { $books } wild book
       *[other] { $books } wild books
    }, { $each } each.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [1] { $threes } red three
   *[other] { $threes } red threes
} on the table, { $each } each.

hand_and_foot-held = { $side }: the cards still held count { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [1] { $threes } red three
   *[other] { $threes } red threes
} still held, { $each } each.

hand_and_foot-went-out = { $side } went out: { $points }.
# Before the deal the player took from the stock exactly as many cards as are dealt.
hand_and_foot-exact-cut = { $player } cut exactly: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } went out though the partner had said no: { $points }.
    [cannot_go_out] { $side } asked to go out and could not: { $points }.
   *[pile_unusable] { $side } took the pile and could not use it: { $points }.
}

# Refusals. $id is how a request names a player or a team: p2, t1. Words such as out, sides, melded and held_cards are
# written as in requests. $counted is what is right, $given what was given.
hand_and_foot-out-missing = Who went out? Give out, or "out": null when nobody did.
hand_and_foot-side-missing = What has { $side }? Give sides for { $id }.
hand_and_foot-melded-missing = What has { $side } on the table? Give melded (points of all cards there) or melds (the cards).
hand_and_foot-held-missing = What does { $side } still hold? Give held (points) or held_cards; 0 where it is nothing.
hand_and_foot-melded-total = The cards on the table count { $counted }, not { $given }.
hand_and_foot-held-total = { $count ->
    [0] No cards count { $counted }, not { $given }.
   *[other] { CARD($cards, form: "row") } count { $counted }, not { $given }.
}
hand_and_foot-red-threes-total = The red threes among them are { $counted }, not { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] The clean books here are { $counted }, not { $given }.
    [dirty] The dirty books here are { $counted }, not { $given }.
   *[wild] The wild books here are { $counted }, not { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] There are no dirty books in these rules. Leave dirty out.
   *[wild] There are no wild books in these rules. Leave wild out.
}
hand_and_foot-by-fives = { $side } cannot have { $points }: all cards count by { $unit }s, so it is { $below } or { $above }.
# $players is how many $side are. $books are several of hand_and_foot-some-books.
hand_and_foot-melded-too-little = { $side } { $players ->
    [1] has
   *[other] have
} { $books }, whose cards count at least { $least }; { $points } is less.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [1] { $books } clean book
       *[other] { $books } clean books
    }
    [dirty] { $books ->
        [1] { $books } dirty book
       *[other] { $books } dirty books
    }
   *[wild] { $books ->
        [1] { $books } wild book
       *[other] { $books } wild books
    }
}
hand_and_foot-below-minimum = First melds count at least { $minimum } in this round, so { $side } cannot have { $points }.
hand_and_foot-out-holds-nothing = { $player } is out, and so holds nothing.
hand_and_foot-cuts-once = { $player } cuts once a round.
hand_and_foot-no-exact-cut = An exact cut scores nothing in these rules. Leave exact_cut out.

hand_and_foot-too-many-red-threes = { $threes } red threes are told of, but { $packs ->
    [1] { $packs } pack has
   *[other] { $packs } packs have
} { $most }.
hand_and_foot-too-many-points = The cards of all sides count { $points }, but all cards of { $packs ->
    [1] { $packs } pack
   *[other] { $packs } packs
} { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] So many books need { $cards } natural cards at least, but the packs have { $most }.
   *[wild] So many books need { $cards } wild cards at least, but the packs have { $most }.
}

# Rules that do not fit together.
hand_and_foot-teams-of-nobody = teams is { $teams }, but { $fewest } to { $most } players cannot be divided so.
hand_and_foot-teams-of-equal-size = Teams of equal size need { $fit } players; there are { $players }.
hand_and_foot-pack-too-small = { $players } players with a hand of { $hand } and a foot of { $foot } need { $cards } cards and one to turn up; { $packs ->
    [1] { $packs } pack has
   *[other] { $packs } packs have
} { $size }.
hand_and_foot-no-wild-books = out.books.wild is { $books }, but melds.all_wild is false: there are none.
hand_and_foot-no-partner = { $option } is true, but teams is null, so that nobody has a partner.
hand_and_foot-minimum-empty = minimum is empty; where nothing is asked of first melds it is 0.

# Cards that are no meld: $count $cards. Threes are not melded; wild cards stand for others.
hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } is no meld: threes are not melded.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } is no meld: its cards are of one rank.
hand_and_foot-meld-too-small = { $count ->
    [0] Nothing is no meld: one has three cards at least.
   *[other] { CARD($cards, form: "row") } is no meld: one has three cards at least.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } is no meld here: wild cards go with natural ones.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } is too large: { $book } cards are a book, and no meld is larger.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } is no meld here: of { $count } cards none may be wild, not { $wilds }.
   *[other] { CARD($cards, form: "row") } is no meld here: of { $count } cards { $most } may be wild, not { $wilds }.
}
hand_and_foot-several-open-melds = { $melds } open melds of { CARD($rank, form: "several") } lie there; until one is a book they are one meld.
hand_and_foot-several-open-wild-melds = { $melds } open melds of wild cards lie there; until one is a book they are one meld.
hand_and_foot-which-suit = Which { $rank }? Red threes count otherwise than black ones.

# Books to go out: $needed are several of hand_and_foot-books-of-kind, of the last kind $last; $has are several of
# hand_and_foot-only-books. $side has $players; 0 where nobody has said who it is.
hand_and_foot-needs-books = Going out takes { AND($needed) } { $last ->
    [1] book
   *[other] books
}; { $players ->
    [0] the side has
    [1] { $side } has
   *[other] { $side } have
} { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] { $books } clean
    [dirty] { $books } dirty
   *[wild] { $books } wild
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] no clean one
       *[other] only { $books } clean
    }
    [dirty] { $books ->
        [0] no dirty one
       *[other] only { $books } dirty
    }
   *[wild] { $books ->
        [0] no wild one
       *[other] only { $books } wild
    }
}

# Refusals of questions to the referee. open_meld and also are written as in requests.
hand_and_foot-round-missing = Which round is it? Where the side has not melded yet, its first melds have a minimum.
hand_and_foot-also-not-held = The holding has not all cards of also: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld is the side's meld of the top card's rank; leave it out where there is none.
hand_and_foot-books-of-the-packs = A book has { $cards } cards, so the packs make { $most } books at most.

# What a page asks for a round. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
hand_and_foot-ask-out = Who went out?
hand_and_foot-tap-out = Tap who went out
hand_and_foot-who-went-out = { $name } went out
hand_and_foot-nobody-out = Nobody went out
hand_and_foot-form-figures = Books and points
hand_and_foot-row-books = { $kind ->
    [clean] Clean books
    [dirty] Dirty books
   *[wild] Wild books
}
hand_and_foot-row-threes = Red threes
hand_and_foot-row-held-threes = Red threes held
# What each one of them counts; it may be below 0.
hand_and_foot-hint-each = { FIGURE($points) } each
hand_and_foot-row-melded = Cards down
hand_and_foot-hint-melded = points, with books
hand_and_foot-ask-melded = What do all cards of { $name } on the table count?
hand_and_foot-row-held = Cards held
hand_and_foot-hint-held = points
hand_and_foot-ask-held = What do the held cards of { $name } count?
hand_and_foot-row-exact-cut = Cut exactly
hand_and_foot-fold-exact-cut = Did anybody cut exactly?
hand_and_foot-row-penalties = Penalties
hand_and_foot-fold-penalties = Was there a penalty?
# Beside the name of whoever did it.
hand_and_foot-choice-penalty = { $kind ->
    [out_refused] out, though refused
    [cannot_go_out] asked, and could not go out
   *[pile_unusable] took an unusable pile
}

# Over columns of a club's standings.
hand_and_foot-count-went-out = Went out
hand_and_foot-count-books = Books

# Questions to the referee, to choose from.
hand_and_foot-claim-draw = May a turn begin with this draw?
hand_and_foot-claim-meld = May these cards be melded?
hand_and_foot-claim-open = Do these first melds count enough?
hand_and_foot-claim-take-pile = May the discard pile be taken?
hand_and_foot-claim-go-out = May this player go out?
hand_and_foot-claim-book = What kind of book are these cards?

# Fields of these questions: a label, what stands small below it, and what can be chosen.
hand_and_foot-from-stock = Cards of the stock
hand_and_foot-from-pile = The discard pile
hand_and_foot-label-drawn = Drawn
hand_and_foot-about-drawn = How many were drawn, without red threes
hand_and_foot-label-on = On
hand_and_foot-about-on = The side's open meld, where they are added to one
hand_and_foot-label-round = Round
hand_and_foot-about-round = From 1; the minimum rises with it
hand_and_foot-label-top = Top
hand_and_foot-about-top = The card on top of the pile
hand_and_foot-about-holding = All cards in hand
hand_and_foot-label-opened = Opened
hand_and_foot-about-opened = Whether the side has melded in this round
hand_and_foot-about-round-needed = Needed unless the side has melded
hand_and_foot-label-open-meld = Open meld
hand_and_foot-about-open-meld = The side's open meld of the top card's rank; a side that has one has melded
hand_and_foot-label-also = Also
hand_and_foot-about-also = Other melds from the hand that are laid down with it
hand_and_foot-label-books = Books
hand_and_foot-about-books = How many books of each kind.
hand_and_foot-label-clean = Clean
hand_and_foot-about-clean = Without wild cards
hand_and_foot-label-dirty = Dirty
hand_and_foot-about-dirty = With wild cards
hand_and_foot-label-wild = Wild
hand_and_foot-about-wild = Of wild cards alone
hand_and_foot-label-partner-in-foot = Partner in foot
hand_and_foot-about-partner-in-foot = Whether the partner has taken up the foot
hand_and_foot-label-partner-said = Partner said
hand_and_foot-about-partner-said = What the partner answered: yes or no

# Rulings.

# $kind is the kind of meld that $cards are: books are clean, dirty or wild; an open meld is not yet a book.
hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } is a clean book.
    [dirty] { CARD($cards, form: "row") } is a dirty book.
    [wild] { CARD($cards, form: "row") } is a wild book.
   *[open] { CARD($cards, form: "row") } is an open meld.
}
# $points is what the first melds of a side count, $minimum what they must count.
hand_and_foot-first-melds = That is { $points ->
    [1] { $points } point
   *[other] { $points } points
}; first melds count at least { $minimum } in this round.

# Taking the pile. $card is its top card, $rank the rank of that.
hand_and_foot-three-on-top = A pile with a three on top is not taken.
hand_and_foot-takes-pile = The { $card } is melded with two cards of the hand, and the pile taken.
# $room is for how many cards there is room.
hand_and_foot-no-room = The open meld has room for { $room ->
    [1] { $room } card
   *[other] { $room } cards
}, and the top card comes with two.
hand_and_foot-too-little-for-the-pile = The top card, the two beside it and what else is laid down count { $points }; first melds count at least { $minimum } in this round.
# $wild: yes, if one of the two may be a wild card, or no.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] To take the pile two { CARD($rank, form: "several") }, or one and a wild card, are melded from the hand with the { $card }.
   *[no] To take the pile two { CARD($rank, form: "several") } are melded from the hand with the { $card }.
}
# What would settle the question.
hand_and_foot-seeing-pair = { $wild ->
    [yes] Seeing two { CARD($rank, form: "several") } in hand, or one and a wild card.
   *[no] Seeing two { CARD($rank, form: "several") } in hand.
}

# The turn. $cards are left in the stock, $drawn were drawn.
hand_and_foot-stock-or-pile = A turn begins with two cards of the stock or with the pile, not with some of both.
hand_and_foot-may-begin-with-pile = A turn may begin with the pile, if its top card can be melded at once.
hand_and_foot-stock-used-up = The stock has { $cards } of the two cards; play goes on with the pile until nobody takes it.
hand_and_foot-two-cards-not = A turn begins with two cards of the stock, not { $drawn }; a red three is laid down and replaced.
hand_and_foot-two-cards = A turn begins with two cards of the stock; a red three among them is laid down and replaced.

# Going out. Two sentences say what would settle the question: whether the partner has the foot, and what was said.
hand_and_foot-may-go-out = The side has the books, and nothing else keeps the player from going out.
hand_and_foot-partner-needs-foot = The partner must have taken up the foot first.
hand_and_foot-seeing-the-foot = Whether the partner has taken up the foot.
hand_and_foot-partner-must-agree = The partner must have said that the player may go out.
hand_and_foot-word-of-partner = What the partner said.

# On paper: titles of columns; who went out, and how many clean, dirty and wild books.
hand_and_foot-column-out = Out
hand_and_foot-column-books = Clean-dirty-wild books

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
hand_and_foot-about = Books of seven, two hands each
hand_and_foot-variant-hand-and-foot = Two teams meld ranks into books of seven, clean, dirty or wild, from a hand and a foot each.
hand_and_foot-variant-hand-and-foot-pagat = Hands and feet of thirteen cards; an exact cut scores nothing.
hand_and_foot-variant-hand-and-foot-bicycle = Every meld with wild cards has four natural ones, and one clean and one dirty book suffice.
hand_and_foot-variant-hand-and-foot-alone = Two to six play for themselves, and red threes cost 500 wherever they are.
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, 13 cards each
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, four naturals
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, everybody alone (Simpson)
hand_and_foot-house-rule-black-threes-0 = Black threes count nothing
hand_and_foot-house-rule-four-to-nine-five = Cards from 4 to 9 count five
hand_and_foot-house-rule-red-threes-500 = Red threes cost 500 wherever they are
hand_and_foot-house-rule-three-wilds = Three wild cards in a book, fewer than naturals
hand_and_foot-house-rule-whole-pile = The whole pile is taken
hand_and_foot-house-rule-wild-in-the-pair = One of the two cards for the pile may be wild
hand_and_foot-house-rule-one-clean-one-dirty = One clean and one dirty book to go out
hand_and_foot-house-rule-last-discard = The last card must be discarded
hand_and_foot-house-rule-no-exact-cut = An exact cut scores nothing
hand_and_foot-house-rule-minimum-from-60 = First melds of 60, 90, 120 and 150
hand_and_foot-house-rule-to-10000 = To 10,000

# What a body may hold, in a few words behind the name of the member, as in: Give one of sides (with who went out), or points (just the points), not none.
hand_and_foot-body-sides = with who went out
