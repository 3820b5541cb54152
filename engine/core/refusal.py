"""Why a command is illegal: a code and the ids and numbers it speaks of, never a sentence."""

Detail = int | str


class Refusal:
    """A value, not an exception: nothing has changed and nothing has gone wrong."""

    def __init__(self, code: str, details: dict[str, Detail] | None = None) -> None:
        self.code = code
        self.details: dict[str, Detail] = {} if details is None else details

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.code == other.code and self.details == other.details

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        facts = ", ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"Refusal({self.code}: {facts})"
