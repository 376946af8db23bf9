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
