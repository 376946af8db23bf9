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

# What an option is set to, as a sentence of its own: a capital and a full stop.
options-sentence = { SENTENCE($clause) }
# What an option settles, and what to: by itself, and in two sets of rules that differ in it.
options-setting = { $subject }: { $value }
options-difference = { $subject }: in the first rules, { $first }; in the second, { $second }.
# $value is written as in documents.
options-default = Unless the variant says otherwise: `{ $value }`.
# What stands in a form about an option; a whole rule book, and one that is in English, for readers of another language.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    These rules are in English.

    { $text }

# On paper: the score that a game goes to, as a title; and a stake with what it is paid for.
options-target = target
options-stake-each = { $stake } each
options-stake-a-point = { $stake } a point
options-stake-a-chip = { $stake } a chip
options-stake-a-stake = { $stake } a stake

# The heading above the names of house rules.
options-house-rules-known = House rules known
