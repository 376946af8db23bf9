"""The Cucumber family: whoever takes the last trick pays for it."""
