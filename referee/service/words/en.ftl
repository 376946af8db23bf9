# Refusals of what is asked for, beside those of a game's rules.

# $reason is the sentence, or the sentences, that an act of a game is refused with.
service-record-must-replay = The record does not replay: { $reason }
