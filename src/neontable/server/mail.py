"""E-mail, written by a program that the person who runs the server names.

It gets one whole message on its standard input and finds the recipient in it, as `sendmail -t -i`
and `msmtp -t` do.  No shell is involved, and no part of the message reaches its arguments.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import shlex
import shutil
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr

from neontable.server.database import StoreError
from neontable.server.faults import Fault

log = logging.getLogger("neontable.mail")

WITHIN = 30.0
"""Seconds that the program may take."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def checked_address(text: str) -> str:
    """An address as people have them; exactly one."""
    text = text.strip()
    if len(text) > 254 or not _ADDRESS.fullmatch(text):
        raise Fault(400, "mail-address")
    return text


class Mailer:
    def __init__(self, command: str, sender: str, base: str) -> None:
        """`base`: how browsers call this server; empty where nobody said."""
        try:
            self.command = shlex.split(command)
        except ValueError as fault:
            raise StoreError(f"the mail command cannot be read: {fault}") from None
        if not self.command or shutil.which(self.command[0]) is None:
            raise StoreError(f"the mail command names no program that can be run: {command!r}")
        name, address = parseaddr(sender)
        if not _ADDRESS.fullmatch(address):
            raise StoreError(
                f"mail needs a sender: --mail-from 'Neontable <table@example.org>'; got {sender!r}"
            )
        self.sender = Address(name, addr_spec=address)
        self.base = base

    async def send(self, to: str, subject: str, text: str) -> bool:
        message = EmailMessage(policy=SMTP)
        message["From"] = self.sender
        message["To"] = Address(addr_spec=checked_address(to))
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.domain)
        # So that nobody's holiday notice answers it.
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            program = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
        except OSError as fault:
            log.error("the mail command cannot be run: %s", fault.strerror)
            return False
        try:
            async with asyncio.timeout(WITHIN):
                await program.communicate(message.as_bytes())
        except TimeoutError:
            log.error("the mail command took too long")
            return False
        finally:
            if program.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    program.kill()
        if program.returncode:
            log.error("the mail command failed: %d", program.returncode)
        return program.returncode == 0
