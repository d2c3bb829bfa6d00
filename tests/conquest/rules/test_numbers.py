"""The numbers of event kinds are unique."""

from warhost.conquest import words


def doubles(numbers: dict[str, int]) -> list[str]:
    """The names that share a number with another one."""
    found = list(numbers.values())
    return sorted([name for name, number in numbers.items() if found.count(number) > 1])


def test_every_occurrence_has_a_unique_number() -> None:
    numbers = {name: value for name, value in vars(words).items() if name.startswith(("WHEN_", "AFTER_", "AT_"))}
    numbers.pop("AFTER_BATTLES_WINDOW")
    assert doubles(numbers) == []
