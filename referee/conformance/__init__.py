"""A suite that says in plain JSON what each rule means, and whatever can be held against it."""
