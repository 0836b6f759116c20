"""The command line: one command, `neontable`."""
