"""A bot of your own at a table: it takes an open seat and plays at random. No package is needed.

    python examples/bot.py http://127.0.0.1:8000 TOKEN TABLE

TOKEN comes from POST /api/me/token, TABLE is the end of the table's link. Change `choose` to play better.
"""

import json
import random
import sys
import time
import urllib.request
import uuid

address, token, table = sys.argv[1:]


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers)) as answer:
        return json.load(answer)


def choose(decision, view):
    return random.choice(decision["choices"])["move"]


look = call(f"/api/tables/{table}")
if not any(seat["mine"] for seat in look["table"]["seats"]):
    free = next(seat["seat"] for seat in look["table"]["seats"] if seat["kind"] == "open")
    call(f"/api/tables/{table}/seat", {"seat": free})
while (look := call(f"/api/tables/{table}"))["table"]["state"] in ("waiting", "playing"):
    for decision in look["decisions"][:1]:
        wish = {"seat": decision["seat"], "decision": decision["id"], "move": choose(decision, look["view"])}
        call(f"/api/tables/{table}/send", {"type": "move", "client": uuid.uuid4().hex, **wish})
    time.sleep(0 if look["decisions"] else 0.3)
print(json.dumps(look["view"].get("result")))
