"""Moments as the clocks of a place show them."""

from __future__ import annotations

from datetime import datetime, tzinfo


def in_zone(moment: str, zone: tzinfo) -> str:
    """A moment as RFC 3339 has it, on the clock of `zone`; as it is where the calendar ends before.

    >>> from zoneinfo import ZoneInfo
    >>> in_zone("2026-11-20T19:30:00.000Z", ZoneInfo("Pacific/Auckland"))
    '2026-11-21T08:30:00.000+13:00'
    >>> in_zone("9999-12-31T19:30:00.000Z", ZoneInfo("Pacific/Auckland"))
    '9999-12-31T19:30:00.000Z'
    """
    try:
        there = datetime.fromisoformat(moment).astimezone(zone)
    except OverflowError:
        return moment
    return there.isoformat(timespec="milliseconds").replace("+00:00", "Z")
