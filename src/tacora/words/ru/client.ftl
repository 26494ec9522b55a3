### The browser: home, lobby, table and everything on the screen.

client-title = Tacora
