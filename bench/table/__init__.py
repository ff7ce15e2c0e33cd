"""How much a table server bears: `python -m bench.table`, on loopback, next to boardgame.io.

A real `tijdperk serve` is started with an empty data folder, and a real server of boardgame.io with a game of
about the same size (`boardgame/server.js`). Both get the same number of tables and of viewers, each with a
socket of its own: two players at every table, and the others watch. Players choose at random among the moves
that they are offered over their sockets.

Each system grows through three sizes without being started anew, and at each size is measured

- steady: moves arrive at an even rate that does not wait for the server; the time of a move runs from sending
  it until the last viewer of that table has it;
- flat out: so many moves are always under way, each at a table of its own; how many a second come through?

Server and client have a core each where the machine has two. How busy both are is part of the result: where
the client is at its limit, the figures are the client's.
"""
