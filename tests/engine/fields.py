"""The attributes of an object, for tests that compare positions field by field."""


def fields_of(thing: object) -> list[str]:
    """The names of all attributes; a compiled class keeps no dictionary of them."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name))]
