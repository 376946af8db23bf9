"""`python -m referee` is `referee`."""

import sys

from referee.errors import FamilyError


def main() -> None:
    """Runs the command line; a family that cannot be used is told in a sentence, with exit code 2."""
    try:
        # The API describes every family, and so needs them all when it is imported.
        from referee.cli import main as run  # noqa: PLC0415
    except FamilyError as error:
        print(f"referee: {error.detail}", file=sys.stderr)  # noqa: T201
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
