"""The server: lobby, tables and accounts over HTTP and websocket.  `protocol` is what it says to clients."""
