"""`python -m tacora` is `tacora`."""

from tacora.cli import main

main()
