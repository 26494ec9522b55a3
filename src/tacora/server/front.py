"""The front page, as long as no browser client is built into the package."""

HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tacora</title>
<style>body { font: 1.1em/1.5 system-ui; max-width: 36em; margin: 3em auto }</style>
<h1>Tacora</h1>
<p>This server is running. Programs play here over its
<a href="/api/openapi.json">HTTP API</a> and one WebSocket for each table.</p>
<p>The project's <code>docs/reference/api.md</code> describes both, and
<code>examples/bot_client.py</code> is a program that plays.</p>
</html>
"""


def page() -> str:
    """The page."""
    return _PAGE
