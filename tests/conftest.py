"""Settings for all tests: no deadlines, because a busy machine is not a bug."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
