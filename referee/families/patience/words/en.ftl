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
