# Lists of names, and what is said where a list has none.

common-and = { $most } and { $last }
common-nobody = nobody
