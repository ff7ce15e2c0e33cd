"""How a server bears an hour: `python -m bench.soak`.

Bots play at a fixed number of tables at a fixed pace. A game that is over is deleted by its host, who opens
the next one, so that the server holds as many tables at the end as at the beginning. Meanwhile a visitor asks
for its health, looks at a table and moves, and has to be answered.

Tables are opened over the length of a game, so that from then on some begin while others end. What is
measured begins when all the games opened at first are over (and not before `--warm-up`): memory must not
grow with time while the number of tables stays the same. A straight line is fitted through all samples, and
one through the later half of them. A leak raises both: it is not flat if both rise by 3 % an hour or more of
where they began. The memory of the first and last quarter stands beside it, as do the tables held.
"""
