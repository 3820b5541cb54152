"""Says at the end how many decisions the tests of honesty compared, in all processes together."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = terminalreporter.getreports("passed")
    counts = [count for report in passed for name, count in report.user_properties if name == "decisions"]
    if counts:
        terminalreporter.write_line(f"{sum(counts)} decisions stayed the same when what was hidden was dealt anew.")
