"""The front page, as long as no browser client is built into the package."""

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tacora</title>
<style>body { font: 1.1em/1.5 system-ui; max-width: 36em; margin: 3em auto }</style>
<h1>Tacora</h1>
<p>This server is running, but its browser client has not been built. In the project's
folder, <code>make play</code> builds it; by hand, it is <code>npm ci</code> and
<code>npm run build</code> in <code>web</code>. Then start the server again.</p>
<p>Programs play here over the <a href="/api/openapi.json">HTTP API</a> and a socket for
each table: <code>docs/reference/api.md</code> describes both, and
<code>examples/bot_client.py</code> is a program that plays.</p>
</html>
"""


def page() -> str:
    """The page."""
    return _PAGE
