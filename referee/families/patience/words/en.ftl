# Lines of Klondike, FreeCell and their like. Points may be below 0.

patience-begins-at-0 = Every deal begins at 0: the { SIGNED($points) } of before no longer count.
patience-costs = The deal costs { $points }.
patience-won = All { $cards } cards are up: { $player } has won the deal.

# Cards that lie on the foundations at the end; $each is what one counts.
patience-cards = { $cards ->
    [1] { $cards } card is up
   *[other] { $cards } cards are up
}, a point each.
patience-cards-earn = { $cards ->
    [1] { $cards } card is up
   *[other] { $cards } cards are up
}: { $cards } × { $each } = { $points }.

# What has happened, how many times, and what it counts each time.
patience-event = { $event ->
    [waste_to_tableau] A card from the waste to a column
    [waste_to_foundation] A card from the waste to a foundation
    [tableau_to_foundation] A card from the tableau to a foundation
    [foundation_to_tableau] A card taken back from a foundation
    [turned] A card turned up in a column
   *[recycled] The waste turned over
}, { $times ->
    [1] { $times } time
   *[other] { $times } times
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Nothing that scores was done.
patience-floor = The deal came to { SIGNED($points) }; it scores no less than { SIGNED($floor) }.

# Refusals. Words such as cards, foundations, layout, start, moves, events and results are written as in requests, as are
# piles: t1 is the first column, c1 the first cell, f the foundations, fC that of clubs. $id is how a request names a
# player: p2. $counted is what is right, $given what was given.

# A pile: t is a column, c a cell, with its $number; f is the foundation of a $suit, or all of them.
patience-pile = { $pile ->
    [t] column { $number }
    [c] cell { $number }
    [f] { $suit ->
        [C] the foundation of clubs
        [D] the foundation of diamonds
        [H] the foundation of hearts
        [S] the foundation of spades
       *[none] the foundations
    }
    [stock] the stock
   *[waste] the waste
}
patience-uncovers-nothing = This move uncovers no card: nothing is turned in { patience-pile }.
patience-shows-unseen-card = { $pile ->
    [t] Column { $number } shows a card that was not told; say which it is.
    [c] Cell { $number } shows a card that was not told; say which it is.
   *[waste] The waste shows a card that was not told; say which it is.
}
patience-another-card-lies-there = The { $card } lies there, not the { $other }.
patience-card-lies-elsewhere = The { $card } lies elsewhere already; this pack has one.
patience-card-told-twice = The { $card } is told { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
}; this pack has one.
# $example is a card as requests write it: QC.
patience-which-suit = Which { $card }? Every card needs its suit, such as { $example }.
patience-not-in-pack = This pack has no { $card }.
patience-cards-of-a-foundation = A foundation has 0 to { $most } cards, not { $given }.
patience-so-many-piles = { $piles ->
    [tableau] These rules have { $known } columns; { $given } are told of.
   *[cells] These rules have { $known } cells; { $given } are told of.
}
patience-which-foundation = Which foundation? Say fC, fD, fH or fS.
patience-cards-drawn = The cards drawn are { $counted }, not { $given }.
# $stock is yes where there are a stock and a waste, else no.
patience-no-such-pile = There is no pile “{ $name }”. The piles are t1 to t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1 to c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH and fS.

patience-only-results = Tell results, what came of each player's deal, and nothing of a deal besides.
patience-results-missing = How many cards are up for { $side }? Give results for { $id }.
patience-cards-missing = How many cards are up? Give cards, or foundations, a layout, or start with moves.
patience-cards-of-a-pack = A pack has { $most } cards: 0 to { $most } can be up, not { $given }.
patience-cards-total = { $by ->
    [foundations] The foundations hold { $counted ->
        [1] { $counted } card
       *[other] { $counted } cards
    } up, not { $given }.
    [layout] The layout has { $counted ->
        [1] { $counted } card
       *[other] { $counted } cards
    } up, not { $given }.
   *[moves] By these moves { $counted ->
        [1] { $counted } card
       *[other] { $counted } cards
    } up, not { $given }.
}
patience-foundation-missing = { $suit ->
    [C] How far did the clubs come? Give C, 0 if they have not begun.
    [D] How far did the diamonds come? Give D, 0 if they have not begun.
    [H] How far did the hearts come? Give H, 0 if they have not begun.
   *[S] How far did the spades come? Give S, 0 if they have not begun.
}
# Foundations have come to a card of their suit, the ace being 1 and the king 13.
patience-foundation-by-layout = { $suit ->
    [C] The layout has clubs at { $counted }, not at { $given }.
    [D] The layout has diamonds at { $counted }, not at { $given }.
    [H] The layout has hearts at { $counted }, not at { $given }.
   *[S] The layout has spades at { $counted }, not at { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] By these moves the clubs have come to { $counted }, not to { $given }.
    [D] By these moves the diamonds have come to { $counted }, not to { $given }.
    [H] By these moves the hearts have come to { $counted }, not to { $given }.
   *[S] By these moves the spades have come to { $counted }, not to { $given }.
}
# $name is start or moves.
patience-start-and-moves = A deal that is told by its moves has start and moves; { $name } is missing.
# $reason is a whole sentence.
patience-move-refused = Move { $number }: { $reason }
patience-is-won = All { $cards } cards are up, so the deal is won.
# $missing is how many cards are not up, 0 where nobody knows; up to 3 are $named, several of patience-the-card.
patience-not-won = { $cards ->
    [1] { $cards } card is up
   *[other] { $cards } cards are up
}{ $missing ->
    [0] .
    [1] ; { AND($named) } is missing.
    [2] ; { AND($named) } are missing.
    [3] ; { AND($named) } are missing.
   *[other] ; { $missing } are missing.
}
patience-the-card = the { $card }

# What has happened, and how often.
patience-events-missing = These rules give points for what happens: tell events, how often each did.
patience-events-by-moves = By these moves { $event ->
    [waste_to_tableau] a card from the waste to a column
    [waste_to_foundation] a card from the waste to a foundation
    [tableau_to_foundation] a card from the tableau to a foundation
    [foundation_to_tableau] a card taken back from a foundation
    [turned] a card turned up in a column
   *[recycled] the waste turned over
}: { $times ->
    [1] { $times } time
   *[other] { $times } times
}, not { $given }.
patience-events-add-up = { $brought ->
    [1] { $brought } card
   *[other] { $brought } cards
} brought up and { $back } taken back leave { $left } up, not { $given }.
patience-turned-at-most = At most { $most ->
    [1] { $most } card
   *[other] { $most } cards
} can be turned up in the columns, not { $given }.
patience-from-the-waste-at-most = At most { $most ->
    [1] { $most } card
   *[other] { $most } cards
} can come from the waste, not { $given }.
patience-none-taken-back = In these rules a card stays on its foundation; none is taken back, not { $given }.
patience-turned-over-at-most = The waste can be turned over { $most ->
    [1] { $most } time
   *[other] { $most } times
} at most, not { $given }.
patience-came-to-light = { $dealt } cards dealt open, { $turned } turned up and { $waste } from the waste are { $sum }; { $given } cannot be up.
patience-turned-by-layout = By the layout { $counted ->
    [1] { $counted } card
   *[other] { $counted } cards
} were turned up in the columns, not { $given }.
patience-from-the-waste-by-layout = By the layout { $counted ->
    [1] { $counted } card
   *[other] { $counted } cards
} came from the waste, not { $given }.
patience-turned-over-by-layout = By the layout the waste was turned over { $counted ->
    [1] { $counted } time
   *[other] { $counted } times
}, not { $given }.

# The layout at the end against the one to which the moves lead. $held and $given are patience-held: what lies in a pile,
# $down cards face down and $count $cards face up, which are named where all of them were $seen (yes or no).
patience-pass-by-moves = By these moves the pass is number { $counted }, not { $given }.
patience-with-the-moves = With what the moves tell: { $reason }
patience-column-by-moves = By these moves column { $number } has { $held }, not { $given }.
patience-pile-by-moves = { $pile ->
    [stock] By these moves the stock has { $held }, not { $given }.
    [waste] By these moves the waste has { $held }, not { $given }.
   *[cells] By these moves the row of cells has { $held }, not { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
    [1] { $down } card face down and { patience-held-open }
   *[other] { $down } cards face down and { patience-held-open }
}
patience-held-open = { $count ->
    [0] nothing
   *[other] { $seen ->
        [yes] { CARD($cards, form: "row") }
       *[no] { $count ->
            [1] { $count } card
           *[other] { $count } cards
        }
    }
}

# Rulings on moves. $cards lie side by side, in the form row; $count and $room are how many; small numbers are words.
# $pile, $number and $suit are those of patience-pile.
patience-in-words = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
patience-may-go = { $pile ->
    [f] The { CARD($cards, form: "row") } may go up.
    [c] The { CARD($cards, form: "row") } may go to cell { $number }.
   *[t] The { CARD($cards, form: "row") } may go to column { $number }.
}
patience-lies-there-already = { $pile ->
    [t] Column { $number } is where it lies already.
    [c] Cell { $number } is where it lies already.
    [f] { $suit ->
        [C] The foundation of clubs is where it lies already.
        [D] The foundation of diamonds is where it lies already.
        [H] The foundation of hearts is where it lies already.
       *[S] The foundation of spades is where it lies already.
    }
   *[waste] The waste is where it lies already.
}
patience-from-cell-to-cell = From cell to cell nothing is gained.
patience-from-foundation-to-column = From a foundation a card goes to a column, and nowhere else.
patience-only-stock-to-waste = Only cards of the stock go on the waste.
patience-stays-on-foundation = In these rules a card stays on its foundation.
patience-pile-has-no-card = { $pile ->
    [c] Cell { $number } has no card.
    [f] { $suit ->
        [C] The foundation of clubs has no card.
        [D] The foundation of diamonds has no card.
        [H] The foundation of hearts has no card.
       *[S] The foundation of spades has no card.
    }
   *[waste] The waste has no card.
}
patience-one-card-from = One card is taken from { patience-pile }, not { patience-in-words }.
# A column has $up cards face up, and $count cannot move.
patience-column-has = Column { $number } { $up ->
    [0] is empty
    [1] has one card face up
    [2] has two cards face up
    [3] has three cards face up
    [4] has four cards face up
    [5] has five cards face up
    [6] has six cards face up
    [7] has seven cards face up
    [8] has eight cards face up
    [9] has nine cards face up
    [10] has ten cards face up
   *[other] has { $up } cards face up
}; { patience-in-words } cannot move.
patience-turn-last-up = Column { $number } shows no card; turn its last one up.
patience-one-by-one = Cards go up one by one, not { patience-in-words } at once.
# The foundation of a $suit, which is the card's, and of $other.
patience-other-foundation = The { $card } goes on the foundation of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}, not on { $other ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}.
# A suit has come to a rank, $reached, which is shown as in a row; $missing is the card that comes next.
patience-has-to-wait = { $suit ->
    [C] Clubs have come to the { CARD($reached, form: "row") }; the { $card } has to wait for the { $missing }.
    [D] Diamonds have come to the { CARD($reached, form: "row") }; the { $card } has to wait for the { $missing }.
    [H] Hearts have come to the { CARD($reached, form: "row") }; the { $card } has to wait for the { $missing }.
   *[S] Spades have come to the { CARD($reached, form: "row") }; the { $card } has to wait for the { $missing }.
}
patience-waits-for-the-first = { $suit ->
    [C] Clubs have not begun; the { $card } has to wait for the { $missing }.
    [D] Diamonds have not begun; the { $card } has to wait for the { $missing }.
    [H] Hearts have not begun; the { $card } has to wait for the { $missing }.
   *[S] Spades have not begun; the { $card } has to wait for the { $missing }.
}
patience-one-card-in-a-cell = One card goes into a cell, not { patience-in-words }.
patience-cell-is-taken = Cell { $number } holds the { $card }; a cell holds one card.
patience-no-sequence = { CARD($cards, form: "row") } are no sequence: each is one lower than the one before, in the other colour.
patience-move-together = By these rules { CARD($cards, form: "row") } move together.
# On the last card of a column goes one of a colour (red or black) and a rank, 2 to 10, A, J or Q; none where nothing goes
# on an ace. $card is the one that was to go there.
patience-does-not-fit = { $rank ->
    [none] On the { $last } goes nothing in a column, not the { $card }.
   *[other] On the { $last } goes a { $colour ->
        [red] red
       *[black] black
    } { $rank ->
        [A] ace
        [J] jack
        [Q] queen
       *[other] { $rank }
    }, not the { $card }.
}
patience-only-a-king = Column { $number } is empty: a king goes there, not the { $card }.
patience-one-at-a-time = By these rules one card may go, not { patience-in-words }, at once.
# $room cards may go to a column: an empty one ($empty is yes), or that of the $number; $cells are free, and $columns
# are empty, 0 where they are no way.
patience-no-room = { $cells ->
    [0] No cells
    [1] One cell
    [2] Two cells
    [3] Three cells
    [4] Four cells
    [5] Five cells
    [6] Six cells
    [7] Seven cells
    [8] Eight cells
    [9] Nine cells
    [10] Ten cells
   *[other] { $cells } cells
}{ $columns ->
    [0] {""}
    [1] {" "}and one column
    [2] {" "}and two columns
    [3] {" "}and three columns
    [4] {" "}and four columns
    [5] {" "}and five columns
    [6] {" "}and six columns
    [7] {" "}and seven columns
    [8] {" "}and eight columns
    [9] {" "}and nine columns
    [10] {" "}and ten columns
   *[other] {" "}and { $columns } columns
} { $columns ->
    [0] { $cells ->
        [1] is
       *[other] are
    }
    [1] { $cells ->
        [0] is
       *[other] are
    }
   *[other] are
} free by the way: { $empty ->
    [yes] into an empty column
   *[no] to column { $number }
} { $room ->
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
   *[other] { $room } cards
} may go, not { patience-in-words }. If more can come across by other columns, tell the moves one by one.

# The stock. $given is what was to be turned.
patience-stock-comes-by-waste = Cards of the stock come by the waste: turn them over first.
patience-nothing-on-the-stock = Nothing is laid on the stock.
patience-stock-is-empty = The stock is empty.
patience-cards-in-words = { $count ->
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
   *[other] { $count } cards
}
patience-so-many-are-turned = { $count ->
    [1] One card is
    [2] Two cards are
    [3] Three cards are
   *[other] { $count } cards are
} turned from the stock, not { $given }.
patience-so-many-may-be-turned = { $count ->
    [1] One card
    [2] Two cards
    [3] Three cards
   *[other] { $count } cards
} may be turned from the stock.
patience-stock-has-cards = The stock still has { patience-cards-in-words }; the waste is turned over when there are none.
patience-nothing-to-turn-over = The waste is empty; there is nothing to turn over.
# The stock may be gone through $passes times.
patience-so-often = { $passes ->
    [1] once
    [2] twice
   *[other] { $passes } times
}
patience-no-pass-left = The stock may be gone through { patience-so-often }, and this is the { $pass ->
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
   *[other] { $pass }th
} time.
patience-waste-turned-whole = The waste is turned over whole: { patience-cards-in-words }, not { $given }.
patience-waste-may-be-turned = The waste may be turned over: it becomes the stock.

# Rulings on a layout, and on all moves of a deal.
patience-moves-can-be-made = { $count ->
    [0] No move can be made.
    [1] { $count } move can be made.
   *[other] { $count } moves can be made.
}
patience-moves-not-allowed = { $wrong ->
    [1] { $wrong } of { $moves ->
        [1] { $moves } move
       *[other] { $moves } moves
    } was not allowed.
   *[other] { $wrong } of { $moves } moves were not allowed.
}
patience-every-move-allowed = Every move was allowed.
patience-layout-can-be = Nothing speaks against this layout.
patience-dealt-rightly = The cards are dealt rightly.
patience-all-up = All { $cards } cards are up.
# $cards of a pack of $size are up; then one of three sentences about the rest.
patience-so-many-up = { $cards ->
    [1] { $cards } card of { $size } is up.
   *[other] { $cards } cards of { $size } are up.
}
patience-rest-goes-up = The rest cannot fail to go up: the lowest card can always be played.
patience-rest-unseen = While some cards are unseen it is not certain that the rest goes up.
patience-rest-uncertain = It is not certain that the rest goes up.
patience-nothing-left = Nothing is left to do.
patience-can-go = { $pile ->
    [f] The { CARD($cards, form: "row") } can go up.
    [c] The { CARD($cards, form: "row") } can go to cell { $number }.
   *[t] The { CARD($cards, form: "row") } can go to column { $number }.
}
patience-comes-by-the-waste = The { $card } comes by the waste, and can be played.
# $cards are several of patience-the-card, and maybe patience-others, of which one may come.
patience-unseen-may-come = An unseen card may come that can be played: { $cards }.
patience-others = { $count ->
    [1] { $count } other
   *[other] { $count } others
}
patience-only-from-foundations = Only cards of the foundations can be moved; whether that helps is not certain.
# What would settle it.
patience-turn-the-stock = Turning the stock, or saying which cards lie in it.
patience-play-on = Playing on from there: take a card back, and ask again.

# What speaks against a layout. $most is what there can be, $given and $count are what was told.
patience-piles-of-these-rules = { $piles ->
    [tableau] These rules have { $known ->
        [1] one column
        [2] two columns
        [3] three columns
        [4] four columns
        [5] five columns
        [6] six columns
        [7] seven columns
        [8] eight columns
        [9] nine columns
        [10] ten columns
       *[other] { $known } columns
    }; { $given } are told of.
   *[cells] These rules have { $known ->
        [0] no cells
        [1] one cell
        [2] two cells
        [3] three cells
        [4] four cells
        [5] five cells
        [6] six cells
        [7] seven cells
        [8] eight cells
        [9] nine cells
        [10] ten cells
       *[other] { $known } cells
    }; { $given } are told of.
}
# $given cards are told of, so that $count are missing: these $cards, where all others were seen (yes or no).
patience-pack-lacks = { $given ->
    [1] { $given } card is
   *[other] { $given } cards are
} told of; { patience-cards-in-words } of the pack { $count ->
    [1] is
   *[other] are
} missing{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = All cards are dealt face up; { patience-cards-in-words } of it nobody has seen.
patience-column-no-sequence = { CARD($cards, form: "row") } in column { $number } are no sequence.
patience-others-must-lie-between = Between the cards that are open others must lie, which lie elsewhere.
patience-face-down-at-most = At most { patience-cards-in-words } can lie face down in column { $number }, not { $given }.
patience-stock-and-waste-at-most = Stock and waste have { $most } cards at most, not { $given }.
patience-passes-at-most = The stock may be gone through { patience-so-often }, not { $given ->
    [1] once
    [2] twice
   *[other] { $given } times
}.
patience-nothing-up-when-dealt = Nothing is up when the cards are dealt; { $count ->
    [1] { patience-cards-in-words } is.
   *[other] { patience-cards-in-words } are.
}
# A column is dealt $count cards face down and one face up; it was told with $down and $up.
patience-column-is-dealt = Column { $number } is dealt { patience-cards-in-words } face down and one face up, not { $down } down and { $up } up.
patience-left-for-the-stock = { $most } cards are left for the stock, not { $given }.
patience-waste-empty-when-dealt = The waste is empty when the cards are dealt.
patience-first-pass-when-dealt = The stock is gone through for the first time, not for number { $pass }.
# $dealt and $given are a number for each column: 7 7 7 7 6 6 6 6.
patience-columns-are-dealt = The columns are dealt { CARD($dealt, form: "row") } cards, not { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = The cells are empty when the cards are dealt.

# Rules that do not fit together. $payout and $name are written as in documents.
patience-bank-without-vegas = stakes.payout is bank, which is paid for a deal, but score.method is not vegas.
patience-nobody-to-win-from = stakes.payout is { $payout }, but somebody who plays alone has nobody to win from.
patience-vegas-without-stock = score.method is vegas, which is for a stock that is turned; all cards lie open here.
patience-nothing-is-bought = score.{ $name } is for deals that are bought; nobody buys one here.

# What a page asks for a deal. $name stands for the player's name; row, form and fold are short labels without a
# full stop, and the labels of rows that stand beside each other differ.
# $table: alone (one player, who is not named) or several.
patience-form-cards = Cards up
patience-form-suits = By suits
patience-row-cards = cards up
patience-ask-cards = { $table ->
    [several] How many cards of { $name } are on the foundations?
   *[alone] How many cards are on the foundations?
}
# C (clubs), D (diamonds), H (hearts), S (spades). $king is the number of a king, 13.
patience-row-suit = { $suit ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] How far have the clubs of { $name } come? An ace is 1, a king { $king }.
       *[alone] How far have the clubs come? An ace is 1, a king { $king }.
    }
    [D] { $table ->
        [several] How far have the diamonds of { $name } come? An ace is 1, a king { $king }.
       *[alone] How far have the diamonds come? An ace is 1, a king { $king }.
    }
    [H] { $table ->
        [several] How far have the hearts of { $name } come? An ace is 1, a king { $king }.
       *[alone] How far have the hearts come? An ace is 1, a king { $king }.
    }
   *[S] { $table ->
        [several] How far have the spades of { $name } come? An ace is 1, a king { $king }.
       *[alone] How far have the spades come? An ace is 1, a king { $king }.
    }
}
# How often something happened.
patience-row-event = { $event ->
    [waste_to_tableau] waste to a column
    [waste_to_foundation] waste to a foundation
    [tableau_to_foundation] column to a foundation
    [foundation_to_tableau] taken back
    [turned] turned up
   *[recycled] waste turned over
}
# Small beside “taken back” and “turned up”.
patience-hint-event = { $event ->
    [turned] in the columns
   *[foundation_to_tableau] from a foundation
}
patience-ask-event = { $table ->
    [several] How many cards of { $name } went from a column to a foundation?
   *[alone] How many cards went from a column to a foundation?
}
# On a key of the board that tells a deal won; then the same for whoever hears the board.
patience-shortcut-won = Won
patience-shortcut-won-about = Won: all cards are up

# Over columns of a club's standings.
patience-count-deals-won = Deals won
patience-count-cards-up = Cards up
patience-count-best-deal = Best deal
patience-count-longest-run = Won in a row
patience-ratio-average-cards = Cards up per deal

# Why money has moved, in a club's books.
patience-due-deal-cost = Paid to the bank for a deal
patience-due-cards-earned = Paid by the bank for cards on the foundations

# On paper: titles of columns, and what stands below the second one.
patience-column-cards-up = Cards up
patience-column-won = Won
patience-cell-won = won

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
patience-about-freecell = Patience with all cards open, for one
patience-about-klondike = Patience with a stock, for one
patience-variant-freecell = All cards open, four cells, eight columns
patience-variant-klondike = One card at a time, as often through the stock as one likes
patience-variant-klondike-three = Three cards at a time, three times through the stock
patience-variant-klondike-vegas = 52 for a deal and 5 for each card: three cards at a time, three times through
patience-variant-klondike-vegas-one = 52 for a deal and 5 for each card: one card at a time, once through
patience-variant-klondike-points = Points for what happens on the table, three cards at a time
patience-name-klondike-three = Klondike, three cards
patience-name-klondike-vegas-one = Vegas Klondike, one card
patience-name-klondike-points = Klondike with points
patience-house-rule-two-cells = Two cells
patience-house-rule-three-cells = Three cells
patience-house-rule-six-cells = Six cells
patience-house-rule-kings-to-a-space = Only kings to a space
patience-house-rule-one-at-a-time = One card at a time
patience-house-rule-any-card-to-a-space = Any card to a space
patience-house-rule-no-taking-back = No taking back
patience-house-rule-whole-sequences = Whole sequences only
patience-house-rule-one-pass = One pass
patience-house-rule-three-passes = Three passes
patience-house-rule-by-itself = Every deal by itself

# Over what was told of a deal card by card, on its score sheet.
patience-label-layout = Layout
patience-label-start = Start
patience-label-moves = Moves
patience-label-events = Events
patience-label-accept-infractions = Accept infractions
patience-label-stock = Stock
patience-label-waste = Waste
patience-label-pass = Pass
patience-label-foundations = Foundations
patience-label-tableau = Tableau
patience-label-down = Down
patience-label-up = Up
patience-label-cells = Cells
patience-label-from = From
patience-label-to = To
patience-label-count = Count
patience-label-drawn = Drawn
patience-label-turned = Turned

# What a body may hold, in a few words behind the name of the member, as in: Give one of cards (how many are up), or layout (where the cards lie), not none.
patience-body-cards = how many are up
patience-body-foundations = how far each suit has come
patience-body-layout = where the cards lie
patience-body-start = how they were dealt, with every move
patience-body-results = of several players

# Questions to the referee, where one chooses among them.
patience-claim-move = May this move be made?
patience-claim-moves = Which moves may be made?
patience-claim-layout = Can these cards lie so?
patience-claim-start = Are the cards dealt rightly?
patience-claim-won = Is the deal won?
patience-claim-stuck = Is there nothing left to do?
patience-claim-audit = Was every move allowed?
