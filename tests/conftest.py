from hypothesis import settings

# A slow machine is no failure; the same code has the same examples, so that coverage is no matter of luck.
settings.register_profile("referee", deadline=None, derandomize=True)
settings.load_profile("referee")
