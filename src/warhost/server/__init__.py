"""The server: lobby, tables and accounts over HTTP and websocket.  `protocol.py` is what it says to clients."""
