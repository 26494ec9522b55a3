"""A bot in another process, in any language: asked and answering in lines of JSON."""
