"""File errors: why a file cannot be read or written, in the reader's language."""

from errno import EDQUOT, ENOSPC, EROFS

from tacora.words import Words


def unread(error: OSError, words: Words) -> str:
    """Why a file could not be read."""
    if isinstance(error, FileNotFoundError):
        return words.say("error-file-missing")
    if isinstance(error, PermissionError):
        return words.say("error-file-forbidden")
    return _failed(error, words)


def unwritten(error: OSError, words: Words) -> str:
    """Why a file could not be written."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return words.say("error-folder-missing")
    if isinstance(error, PermissionError) or error.errno == EROFS:
        return words.say("error-file-unwritable")
    return _failed(error, words)


def _failed(error: OSError, words: Words) -> str:
    if isinstance(error, IsADirectoryError):
        return words.say("error-file-folder")
    if error.errno in {EDQUOT, ENOSPC}:
        return words.say("error-disk-full")
    return words.say("error-file-failed", reason=error.strerror or type(error).__name__)
