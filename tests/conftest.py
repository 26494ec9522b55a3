"""What could not be tried is named at the end, never skipped in silence."""


def pytest_terminal_summary(terminalreporter):
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        terminalreporter.write_line(f"NOT TRIED: {report.nodeid}: {reason}")
