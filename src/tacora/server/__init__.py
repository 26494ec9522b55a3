"""Playing with others, over a network: `serve.serve(settings.load({}))`."""
