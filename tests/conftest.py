"""What could not be tried is named at the end, never skipped in silence."""

from hypothesis import settings

settings.register_profile("tacora", deadline=None)  # a busy machine is no failure
settings.load_profile("tacora")


def pytest_terminal_summary(terminalreporter):
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        terminalreporter.write_line(f"NOT TRIED: {report.nodeid}: {reason}")
