"""Play in the browser: storage, lobby, live tables, replays."""
