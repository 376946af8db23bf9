"""`python -m referee` is `referee`."""

from .cli import main

if __name__ == "__main__":
    main()
