"""The commands of whoever keeps a server: backup, restore, check and admin.

They work beside a server that runs; only a restore needs a database to itself.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import structlog

from tijdperk.kernel.text import Catalogue
from tijdperk.table import admin, backup, checking
from tijdperk.table.configuration import ADDRESS, CONTENT, STORAGE, add_arguments, configured, use_contents
from tijdperk.table.databases import choose_database
from tijdperk.table.store import Store

OK, FOUND = 0, 1


def add_file(parser: ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=texts.say("cli-arg-backup"))
    add_arguments(parser, texts, STORAGE)


def run_backup(arguments: Namespace, texts: Catalogue) -> int:
    where = configured(arguments, STORAGE)
    done = backup.back_up(where["data"], where["database"], arguments.file)
    size = arguments.file.stat().st_size
    print(texts.say("backup-done", file=str(arguments.file), rows=done.rows, bytes=size))
    return OK


def run_restore(arguments: Namespace, texts: Catalogue) -> int:
    where = configured(arguments, STORAGE)
    done = backup.restore(where["data"], where["database"], arguments.file)
    print(texts.say("restore-done", file=str(arguments.file), rows=done.rows))
    return OK


def add_check(parser: ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("table", nargs="?", default="", metavar="TABLE", help=texts.say("cli-arg-table"))
    add_arguments(parser, texts, (*STORAGE, CONTENT))


def run_check(arguments: Namespace, texts: Catalogue) -> int:
    settings = configured(arguments, (*STORAGE, CONTENT))
    use_contents(settings["content"])
    quiet()

    async def check() -> checking.Report:
        store = Store(choose_database(settings["data"], settings["database"], serving=False))
        try:
            await store.open()
            tell, progress = checking.tell_finding(texts), checking.tell_progress(texts)
            return await checking.check(store, arguments.table, tell, progress)
        finally:
            await store.close()

    report = asyncio.run(check())
    values = {"tables": report.tables, "entries": report.entries, "damaged": report.damaged}
    print(texts.say("check-done", **values))
    return FOUND if report.damaged else OK


def add_admin(parser: ArgumentParser, texts: Catalogue) -> None:
    names = {f"{name} {action.takes}": f"cli-admin-{name}" for name, action in admin.ACTIONS.items()}
    width = max(map(len, names))
    lines = [f"  {name:<{width}}  {texts.say(key)}" for name, key in names.items()]
    parser.description = "\n".join([parser.description or "", "", f"{texts.say('cli-commands')}:", *lines])
    parser.add_argument("action", nargs="+", metavar="COMMAND", help=texts.say("cli-arg-action"))
    parser.add_argument("--yes", action="store_true", help=texts.say("cli-arg-yes"))
    add_arguments(parser, texts, (*STORAGE, ADDRESS))


def run_admin(arguments: Namespace, texts: Catalogue) -> int:
    settings = configured(arguments, (*STORAGE, ADDRESS))
    quiet()
    store = Store(choose_database(settings["data"], settings["database"], serving=False))
    asyncio.run(admin.act(store, texts, settings["address"] or "", arguments.yes, arguments.action))
    return OK


def quiet() -> None:
    """What is wrong is said in sentences; a log would stand between them."""
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
