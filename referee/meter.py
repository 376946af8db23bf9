"""The meter of a service while it runs, for whoever looks after it."""

from __future__ import annotations

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which processes share what they count."""
KEPT, REFUSED, RETRIED, UNKNOWN = OUTCOMES = ("kept", "refused", "retried", "unknown")
"""Of transactions: written down; nothing kept; to be decided or tried again; nobody can tell."""
OUTDATED, CONFLICT = REASONS = ("outdated", "conflict")
"""The reasons to try one again: something came first; another transaction was in the way."""


class Meter:
    """Counts nothing. One that does counts on the way of every request, and never fails."""

    def answered(self, operation: str, status: int, seconds: float) -> None:
        """A request has been answered."""

    def wrote(self, outcome: str, seconds: float) -> None:
        """A transaction that writes has ended so."""

    def tries_again(self, reason: str) -> None:
        """A transaction is tried again for this reason."""

    def connected(self, number: int) -> None:
        """So many connections to the database are open."""

    def not_connected(self) -> None:
        """The database could not be reached."""

    def led(self, times: int) -> None:
        """The database has had another leader so many times since it was made."""

    def missed(self, number: int) -> None:
        """The database has so many synchronous standbys fewer than it should have."""

    def watched(self, number: int) -> None:
        """So many streams are open."""

    def notified(self, seconds: float) -> None:
        """Somebody who watches has heard of a change, so long after it."""

    def began(self, family: str) -> None:
        """A game of this family was begun."""

    def played(self, family: str) -> None:
        """A hand of this family was recorded."""

    def judged(self, family: str, verdict: str) -> None:
        """The referee has given a verdict."""

    def exposition(self) -> tuple[str, bytes] | None:
        """Media type and text of what all processes of the service have counted; None where nothing is."""
        return None


SILENT = Meter()
"""The meter where nobody counts."""
