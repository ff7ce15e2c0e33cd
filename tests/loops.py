"""Coroutines, and what runs some itself, in tests, wherever those run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


def apart(work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs) -> Result:
    """In a thread of its own: after a browser test, its driver's loop goes on in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work, *args, **named).result()


def run(main: Coroutine[Any, Any, Result]) -> Result:
    """As asyncio.run."""
    return apart(asyncio.run, main)
