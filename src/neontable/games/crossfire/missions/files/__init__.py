"""Built-in missions that are written as mission files, like those of other people."""
