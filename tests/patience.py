"""How long a test waits for something that must happen.

No test measures speed: these limits only turn what never happens into a failure, so they are long enough for
a machine that is busy with other work. `timeout` in pyproject.toml, the limit of a whole test, is longer.
"""

PATIENCE = 120.0  # seconds
PAGE_PATIENCE = 180.0  # seconds, for one expectation about a page
