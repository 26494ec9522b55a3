"""What is asked over HTTP: one module a resource."""
