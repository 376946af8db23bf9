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
