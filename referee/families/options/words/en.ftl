# Refusals of rules. $option is the name of an option as documents write it: limit.points, players.min.
# $given is what was given instead: one of options-given-…, or null, true, false.

options-document = A rules document
options-given-object = an object
options-given-list = a list of { $count }
options-given-large-number = a number that large
options-given-text = “{ $text }”

# $choices, $known and $names are written as in documents.
options-must-be-true-or-false = { $option } is true or false, not { $given }.
options-must-be-whole = { $option } is a whole number from { $least } to { $most }{ $or ->
    [null] , or null
   *[no] {""}
}, not { $given }.
options-must-be-one-of = { $option } is one of { $choices }, not { $given }.
options-must-be-rank = { $option } is a rank such as A, 7 or joker, not { $given }.
options-must-be-card = { $option } is a single card such as 6C, not { $given }.
options-must-be-list = { $option } is a list of at most { $most }, not { $given }.
options-must-be-options = { $option } is an object of options ({ $names }), not { $given }.
options-must-be-record = { $option } is an object with { $names }, not { $given }.
options-must-be-table = { $option } is a table by { $names }, not { $given }.
options-whole-table = { $option } is given as a whole; there is nothing for { $missing }.

# $known is one name that may be meant, or all that there are.
options-did-you-mean = There is no option { $option }. Did you mean { $known }?
options-there-are = There is no option { $option }. There are: { $known }.

options-players = { $players } players, but these rules are for { $fewest } to { $most }.
options-fewest-and-most = players.min ({ $fewest }) is more than players.max ({ $most }).

options-no-such-variant = There is no variant “{ $name }”.
