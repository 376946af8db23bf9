from hypothesis import settings

# A slow machine is no failure.
settings.register_profile("referee", deadline=None)
settings.load_profile("referee")
