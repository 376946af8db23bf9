"""Moments in time zones."""

from __future__ import annotations

from datetime import datetime, tzinfo


def in_zone(moment: str, zone: tzinfo) -> str:
    """An RFC 3339 moment in `zone`. It stays as it is where the calendar has no such time.

    >>> from zoneinfo import ZoneInfo
    >>> in_zone("2026-11-20T19:30:00.000Z", ZoneInfo("Pacific/Auckland"))
    '2026-11-21T08:30:00.000+13:00'
    >>> in_zone("9999-12-31T19:30:00.000Z", ZoneInfo("Pacific/Auckland"))
    '9999-12-31T19:30:00.000Z'
    """
    try:
        local = datetime.fromisoformat(moment).astimezone(zone)
    except OverflowError:
        return moment
    return local.isoformat(timespec="milliseconds").replace("+00:00", "Z")
