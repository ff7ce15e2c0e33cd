"""A server killed at random moments, and a checker that shares no code with it: `python -m bench.kills`.

Some people play at tables of their own, each watched over a socket. The server gets SIGKILL at a random
moment. Then the checker reads the database by itself, and after the restart asks the server:

- nothing lost: every move that was acknowledged is there, under the number that was acknowledged;
- nothing doubled: no message is there twice, also after it was sent again, as a client does that heard no
  answer;
- nothing told too early: whatever a watcher heard was durable when the server died.

Only the standard library speaks HTTP and WebSocket here, and entries are read with SQL.
"""
