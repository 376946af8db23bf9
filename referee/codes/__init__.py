"""The meaning of every code: the text behind `/problems/<code>`.

A code says what must hold. It is never reused for something else, and never taken away.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.codes.clubs import CODES_OF_CLUBS
from referee.codes.play import CODES_OF_PLAY, Code

_RUNNING = {
    "setting_must_be_valid": Code(
        "The setting must be valid", "A `REFEREE_*` variable or an option of `referee serve` makes no sense."
    ),
}

_REQUEST = {
    "request_must_be_valid": Code(
        "The request must be valid", "The server could not make sense of this request."
    ),
    "request_must_fit": Code(
        "The request must fit its description",
        "Some fields are missing, unknown or of the wrong kind. `errors` names every one of them by "
        "its path; the OpenAPI document says what each may be.",
    ),
    "body_must_be_of_the_games_family": Code(
        "The body must be of the game's family",
        "What was sent belongs to a game of another family. `expected` lists what this game takes here.",
    ),
    "act_must_be_the_familys": Code(
        "The act must be one of the family's",
        "Games of this family know no such act. `expected` lists those they know.",
    ),
    "address_must_exist": Code("The address must exist", "There is nothing at this address."),
    "method_must_be_allowed": Code(
        "The method must be allowed", "This address does not know this method. `Allow` lists those it knows."
    ),
    "answer_must_be_acceptable": Code(
        "The answer must be acceptable", "None of the media types in `Accept` can be given here."
    ),
    "request_must_arrive_in_time": Code(
        "The request must arrive in time",
        "The body came too slowly, or stopped, and the connection was closed. Nothing was kept: send it "
        "again.",
    ),
    "body_must_be_small": Code(
        "The body must be small enough", "The request's body is larger than this address takes."
    ),
    "body_must_be_given": Code("A body must be given", "This address needs a JSON object as the body."),
    "body_must_be_json": Code(
        "The body must be JSON", "Send the body as JSON, with `Content-Type: application/json`."
    ),
    "rate_must_be_kept": Code(
        "The rate must be kept", "Too many requests from this address. `Retry-After` says how long to wait."
    ),
    "stream_must_find_room": Code(
        "The stream must find room",
        "As many streams are open as this server allows. Try again after `Retry-After` seconds; until then "
        "read the game with `If-None-Match` now and then.",
    ),
    "question_must_be_smaller": Code(
        "The question must be smaller",
        "To answer this would take more steps than a question may, and nothing is answered by guessing. "
        "It is smaller with fewer cards played or held, fewer that were not noted, fewer moves, tricks or "
        "deals, or a shorter history.",
    ),
    "turn_must_come": Code(
        "The turn must come",
        "What takes long is worked out one at a time, and as many wait already as may, or as many of yours. "
        "Nothing was done. Try again after `Retry-After` seconds.",
    ),
    "service_must_work": Code(
        "The service must work", "Something failed on our side, and has been logged. Nothing was kept."
    ),
    "service_must_be_ready": Code(
        "The service must be ready", "The service cannot answer now. Try again after `Retry-After` seconds."
    ),
}

_JSON = {
    "json_must_be_readable": Code("The JSON must be readable", "The body breaks the grammar of JSON."),
    "json_must_be_utf_8": Code("The JSON must be UTF-8", "The body holds bytes that are no UTF-8."),
    "json_must_be_shallow": Code(
        "The JSON must be shallow", "Lists and objects in the body lie too deep in each other."
    ),
    "json_numbers_must_be_finite": Code(
        "Numbers must be finite", "JSON has no NaN and no infinity, nor does this service take such numbers."
    ),
    "json_numbers_must_be_short": Code(
        "Numbers must be short", "A number in the body has thousands of digits."
    ),
    "json_keys_must_be_unique": Code(
        "Keys must be unique", "An object gives the same key twice, and nobody can tell which one counts."
    ),
}

_VALUES = {
    "value_must_be_valid": Code("The value must be valid", "The message says what is expected."),
    "value_must_not_be_null": Code(
        "The value must not be null", "Leave the field out, or give it a value; null is neither."
    ),
    "value_must_be_text": Code("The value must be text", "A JSON string is expected."),
    "value_must_be_whole_number": Code(
        "The value must be a whole number",
        "5 and 5.0 are taken; 5.5, true and the text “5” are not.",
    ),
    "value_must_be_true_or_false": Code("The value must be true or false", "Nothing else is taken for them."),
    "value_must_be_time": Code(
        "The value must be a time",
        "A time as in RFC 3339, with its offset, from 1900 to 2199: 2026-11-20T19:30:00Z.",
    ),
    "value_must_be_uuid7": Code(
        "The value must be a UUID of version 7",
        "One as in RFC 9562, which begins with the time: 019ac5d2-7b1e-7c3a-9f04-5d2e8b6a1c70.",
    ),
    "value_must_be_day": Code("The value must be a day", "A day of the calendar, such as 2026-11-20."),
    "time_zone_must_exist": Code(
        "The time zone must exist", "A name of the IANA database, such as Europe/Copenhagen."
    ),
    "value_must_be_list": Code("The value must be a list", "A JSON array is expected."),
    "value_must_be_object": Code("The value must be an object", "A JSON object is expected."),
    "value_must_be_one_of": Code(
        "The value must be one of a few", "Only the values listed under `expected` are known."
    ),
    "field_must_be_given": Code("The field must be given", "This field has no default."),
    "field_must_be_the_only_one": Code(
        "The field must be the only one",
        "Of two fields that say the same in different ways one is given, and the other left out.",
    ),
    "language_must_be_known": Code(
        "The language must be known",
        "`?lang=` asks for a language in which nothing is said here. `expected` lists those that there are.",
    ),
    "parameter_must_be_given_once": Code(
        "A parameter must be given once",
        "The query gives the same parameter twice, and nobody can tell which one counts.",
    ),
    "field_must_be_known": Code(
        "The field must be known",
        "Fields that nobody reads are refused, since they are mostly misspelt ones.",
    ),
    "number_must_be_in_range": Code(
        "The number must be in range", "The number is smaller or larger than makes sense here."
    ),
    "text_must_be_printable": Code(
        "The text must be printable",
        "Text must not hold control characters, line breaks or half a surrogate pair.",
    ),
    "text_must_fit_length": Code(
        "The text must be of fitting length",
        "The text is too short or too long; or a name is too long when it is compared with others, where a "
        "sign such as \ufdfa counts as the letters that it stands for.",
    ),
    "mark_must_be_one_sign": Code(
        "A mark must be one sign",
        "A mark is one letter, number or emoji as people see it, with its accents; nothing hidden is in it.",
    ),
    "text_must_not_be_blank": Code("The text must not be blank", "Something must be visible in it."),
    "list_must_fit_length": Code("The list must be of fitting length", "The list is too short or too long."),
    "object_must_be_shallow": Code(
        "The object must be shallow", "Lists and objects in it lie too deep in each other."
    ),
    "object_must_be_small": Code("The object must be small", "It holds too many values."),
    "cursor_must_be_ours": Code(
        "The cursor must be one of ours",
        "`after` takes what an earlier answer gave as `next`, unchanged, and nothing else.",
    ),
}

_WRITING = {
    "idempotency_key_must_be_printable": Code(
        "The idempotency key must be short and printable",
        "`Idempotency-Key` takes visible ASCII characters without spaces, 200 at most. A "
        "random UUID is a good one.",
    ),
    "idempotency_key_must_be_for_this_request": Code(
        "The idempotency key must be for this request",
        "The key was used before, for another request. A new request takes a new key.",
    ),
    "version_must_match": Code(
        "The version must match",
        "Somebody else wrote first. Read the game again, and decide whether your change still applies.",
    ),
}

_TOKENS = {
    "access_must_be_allowed": Code("Access must be allowed", "The caller may not do this."),
    "token_must_be_valid": Code(
        "A valid token must be given",
        "Send the token as `Authorization: Bearer <token>`. It was shown once, when it was made, and may "
        "have been revoked since.",
    ),
    "token_must_be_bearer": Code(
        "The token must be sent as Bearer",
        "`Authorization` must read `Bearer`, one space, and the token.",
    ),
    "token_must_be_whole": Code(
        "The token must be whole", "The token's own checksum does not fit: it was cut off or mistyped."
    ),
    "token_must_not_be_revoked": Code(
        "The token must not be revoked", "Somebody has revoked this token. Ask for another one."
    ),
    "token_must_not_have_expired": Code(
        "The token must not have expired", "The token was good until some time that has passed."
    ),
    "token_must_not_outlive_its_maker": Code(
        "A token must not outlive its maker",
        "A token made with one that expires has to expire by then, too.",
    ),
    "expiry_must_be_to_come": Code("The expiry must be to come", "`expires_at` must be later than now."),
    "token_must_be_for_this": Code("The token must be for this", "The token is good, but not for this."),
}

_DOMAIN = {
    "error": Code("Something is wrong", "The message says what."),
    "notation_must_be_readable": Code("The notation must be readable", "A card or a line cannot be read."),
    "rules_must_hold": Code(
        "The rules must hold", "It is well formed, but not allowed. `errors` tells everything that is wrong."
    ),
    "game_must_allow_it": Code(
        "The game must allow it", "It is allowed in itself, but not where the game now stands."
    ),
    "must_exist": Code("It must exist", "There is no such thing, or it is not for you to see."),
    "turn_to_write_must_come": Code(
        "The turn to write must come",
        "Others write, one of them for too long. Nothing was kept. Try again after `Retry-After` seconds.",
    ),
    "outcome_must_be_known": Code(
        "The outcome must be known",
        "The store failed while it was keeping this, and may have kept it. Send it again with the same"
        " Idempotency-Key: it is done once, whichever it was.",
    ),
    "store_must_work": Code("The store must work", "The store failed, and nothing was kept. Try again soon."),
}

CODES: Mapping[str, Code] = {
    **_RUNNING,
    **_REQUEST,
    **_JSON,
    **_VALUES,
    **_WRITING,
    **_TOKENS,
    **_DOMAIN,
    **CODES_OF_PLAY,
    **CODES_OF_CLUBS,
}
"""All codes."""


def title_of(code: str, known: Mapping[str, Code] = CODES) -> str:
    """The title of a code, or the code in words when it is not in the table.

    >>> title_of("must_exist")
    'It must exist'
    >>> title_of("moon_must_be_full")
    'Moon must be full'
    """
    explained = known.get(code)
    return explained.title if explained else code.replace("_", " ").capitalize()


def text_of(code: str, known: Mapping[str, Code] = CODES) -> str:
    """The meaning of a code, in a sentence or two; its title when it is not in the table."""
    explained = known.get(code)
    return explained.text if explained else title_of(code) + "."
