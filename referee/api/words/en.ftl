# Refusals of requests: of what somebody has filled in, and of what an app has sent.
# $given is what was given, as it was written, or api-an-object or api-a-list. Most of these follow the place at which
# something is wrong, as in: /players/0/name: This must be given.

api-an-object = an object
api-a-list = a list

api-must-be-given = This must be given.
api-must-not-be-null = This must not be null.
api-field-unknown = There is no such field.
api-no-object = This must be an object.
api-no-list = This must be a list.
api-no-such-field = There is no field { $name }.
api-did-you-mean = Did you mean { $name }?

api-must-be-text = This must be text, not { $given }.
api-must-be-whole-number = This must be a whole number, not { $given }.
api-must-be-amount = This must be a whole number of the currency's smallest unit, such as 500 for 5.00, not { $given }.
api-must-be-true-or-false = This must be true or false, not { $given }.
api-must-be-time = This must be a time from 1900 to 2199 with its offset, such as 2026-11-20T19:30:00Z, not { $given }.
api-must-be-time-zone = This must be a time zone such as Europe/Copenhagen, not { $given }.
api-must-be-uuid7 = This must be a UUID of version 7, not { $given }.
api-must-be-day = This must be a day such as 2026-11-20, not { $given }.
api-must-be-list = This must be a list, not { $given }.
api-must-be-object = This must be an object, not { $given }.
api-must-be-mark = This must be one letter, number or emoji, not { $given }.
api-must-be-currency = This must be a code of ISO 4217 such as DKK, not { $given }.
api-must-be-numbers = This must be numbers such as 6,7, not { $given }.
# $choices are words as requests have them.
api-one-of = This must be one of { $choices }, not { $given }.
api-number-in-range = This must be from { $least } to { $most }, not { $given }.
# $counts: cards, chips or points.
api-counted = { $counts ->
    [cards] Cards are whole numbers from { $least } to { $most }; { $given } is none.
    [chips] Chips are whole numbers from { $least } to { $most }; { $given } is none.
   *[points] Points are whole numbers from { $least } to { $most }; { $given } is none.
}
# Here a family from outside says in English what is counted.
api-counted-otherwise = { $counts } are whole numbers from { $least } to { $most }; { $given } is none.

# Here $given is a number: how long something is.
api-text-of-some-length = This must have { $least } to { $most } characters, not { $given }.
api-text-of-any-length = This must have { $most } characters at most, not { $given }.
api-list-of-some-length = This must have { $least } to { $most } items, not { $given }.
api-list-of-any-length = This must have { $most } items at most, not { $given }.
# Some signs stand for many letters: ﷺ is 18.
api-text-written-out = This must have { $most } characters at most when signs such as ﷺ are written out, not { $given }.
api-text-visible = This must have something visible in it.
# $character is written U+0007.
api-text-with-a-character = This must not contain the character { $character }.
api-most-fields = This must have { $most } fields at most.
api-most-values = This must hold { $most } values at most.
api-most-depth = This must not be nested deeper than { $most }.
api-longest-names = Names must have { $most } characters at most.

# Who plays, who pays, what changes.
api-name-or-member = Say who: a name, or a member of the club.
api-player-of-a-link = { $scope ->
    [player] Say whose link it is: player takes an id or a name.
   *[other] Only a link of scope player has a player.
}
api-name-and-member = A member has a name already; leave out one of the two.
api-to-or-split = Say either to whom it goes, or how it is split.
# Both are in the smallest unit of the currency.
api-parts-of-another-amount = The parts come to { $parts }, and the amount is { $amount }.
# $known are all that can change, as requests name them.
api-nothing-to-change = Say what is to be another: { $known }.
# Days, such as 2026-11-20.
api-period-without-days = From { $begin } to { $end } there is no day: from is the first, to the last.
api-hand-keeps-its-number = This is hand { $number }, and keeps its number; it is not hand { $given }.

# Of several members of a body one or some must be there. $forms are their names as requests have them, each with what it
# holds (api-form) and the last behind api-form-or; $given are the names of those that were given, and $count how many.
api-form = { $name } ({ $holds })
api-form-or = { $most }, or { $last }
api-form-and = { $most } and { $last }
api-one-form = Give one of { $forms }, not { $count ->
    [0] none
   *[other] { $given }
}.
api-some-forms = Give at least one of { $forms }, not none.

# Versions: somebody else has changed something since it was shown. $tags are versions.
api-changed-since-it-was-shown = What { $tags } was shown for has changed since: ask for it again, and decide anew.
api-made-for-another-version = This is at version { $version } now; the change was made for version { $tags }.
api-no-version-in-if-match = This is at version { $version } now; If-Match names no version.

# Tokens, which links carry.
api-token-needed = This needs a token: Authorization: Bearer <token>.
api-token-must-be-bearer = Authorization must read: Bearer <token>.
api-token-cut-off = This is no whole token: it was cut off or mistyped.

# What only apps meet. Words of requests stay as they are: Accept, Content-Type, If-Match, application/json, family.
api-no-such-language = There is no language “{ $tag }” here. There are: { $known }.
api-key-of-another-request = This key was used for another request. A new request takes a new key.
api-accept-takes-none = This can be given as { $offered }, and Accept takes none of them.
api-no-cursor = { $cursor } is no cursor of this service.
api-no-cursor-of-this-list = { $cursor } is no cursor of this list.
api-parameter-given-twice = { $name } is given { $times } times: { $given }. Give it once.
# $other and $family are names of families of games.
api-body-of-another-family = This is for a game of { $other }. This game is of { $family }, and takes { $takes }.
api-act-of-another-family = This family knows no { $kind }. It knows { $known }.
api-claim-lacks = A claim of kind { $kind } needs { $name }.
api-claim-takes-no = A claim of kind { $kind } has no { $name }. It has { $takes }.
api-send-json-instead = Send application/json, not { $given }.
api-say-it-is-json = Send application/json, and say so in Content-Type.
# $reason is English: what the reader of JSON says.
api-json-unreadable = { $reason }: line { $line }, column { $column }.
api-json-not-utf-8 = Byte { $byte } is no UTF-8.
api-json-key-twice = The key { $key } is given twice.
api-json-number-too-large = { $number } is too large.
api-json-without-constants = { $constant } is no JSON.

# What goes wrong on the way, and codes that say all of it. Retry-After and If-None-Match are headers.
api-address-must-exist = There is nothing at this address.
api-body-must-be-given = This address needs a JSON object as the body.
api-body-must-be-small = The request's body is larger than this address takes.
api-outcome-must-be-known = The store failed while it was keeping this, and may have kept it. Send it again with the same Idempotency-Key: it is done once, whichever it was.
api-rate-must-be-kept = Too many requests from this address. `Retry-After` says how long to wait.
api-request-must-arrive-in-time = The body came too slowly, or stopped, and the connection was closed. Nothing was kept: send it again.
api-service-must-be-ready = The service cannot answer now. Try again after `Retry-After` seconds.
api-service-must-work = Something failed on our side, and has been logged. Nothing was kept.
api-store-must-work = The store failed, and nothing was kept. Try again soon.
api-stream-must-find-room = As many streams are open as this server allows. Try again after `Retry-After` seconds; until then read the game with `If-None-Match` now and then.
api-turn-must-come = What takes long is worked out one at a time, and as many wait already as may, or as many of yours. Nothing was done. Try again after `Retry-After` seconds.
api-turn-to-write-must-come = Others write, one of them for too long. Nothing was kept. Try again after `Retry-After` seconds.
