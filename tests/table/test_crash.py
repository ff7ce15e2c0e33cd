"""The server is killed at random moments of random games: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import random
import signal
import threading
from dataclasses import dataclass, field

import httpx

from tests.effort import effort
from tests.table.databases import arguments
from tests.table.people import Json, ServerProcess, Someone, chosen, wait_for

KILLS = effort(5, 200)
TABLES = 3


@dataclass
class Player:
    """Plays both seats of a table at random, and remembers what the server told it was done."""

    someone: Someone
    rng: random.Random
    table: str = ""
    made: list[str] = field(default_factory=list)  # the moves that were acknowledged
    acknowledged: int = 0  # how many those were at all tables
    sent: Json | None = None  # the one that was not
    asked: Json | None = None  # the decision as it was last seen

    def play(self) -> None:
        """On and on, until the server is gone."""
        try:
            while True:
                if not self.table:
                    self.table, self.made = self.someone.new_table("me", "me"), []
                view = self.someone.view(self.table)
                if view["table"]["state"] == "over":
                    self.table = ""
                    continue
                self.asked = view["decisions"][0]
                self.sent = {"client": f"c{self.rng.random()}", **chosen(self.asked, self.rng.choice)}
                self.deliver()
        except (httpx.TransportError, AssertionError):
            return  # it was killed, perhaps in the middle of an answer

    def deliver(self) -> None:
        assert self.sent
        told = self.someone.send(self.table, "move", **self.sent)
        assert told["type"] == "accepted", told
        self.made.append(self.sent["move"])
        self.acknowledged += 1
        self.sent = self.asked = None

    def check(self) -> None:
        """After a restart."""
        if not self.table:
            return
        view = self.someone.view(self.table)
        moves = [step["move"] for step in view["log"] if step["number"]]
        arrived = self.sent is not None and len(moves) == len(self.made) + 1
        assert moves == self.made + [self.sent["move"]] * arrived if self.sent else moves == self.made
        if self.asked and not arrived:
            assert view["decisions"][0] == self.asked  # the same question, under the same id
        if self.sent:
            self.deliver()  # as a client does that heard no answer: the same message again
            again = self.someone.view(self.table)
            assert [step["move"] for step in again["log"] if step["number"]] == self.made


def test_no_acknowledged_move_is_lost_or_doubled(kind: str, place: str) -> None:
    rng = random.Random(11)
    with ServerProcess(*arguments(kind, place)) as server:
        players = [Player(Someone(server.address), random.Random(seed)) for seed in range(TABLES)]
        watcher = players[0].someone
        bot_table = watcher.new_table("easy", "easy")
        for _ in range(KILLS):
            threads = [threading.Thread(target=player.play) for player in players]
            for thread in threads:
                thread.start()
            enough = sum(player.acknowledged for player in players) + rng.randrange(1, 60)
            wait_for(lambda: sum(player.acknowledged for player in players) >= enough, pause=0.001)  # noqa: B023
            server.stop(signal.SIGKILL)
            for thread in threads:
                thread.join()
            server.start()
            for player in players:
                player.someone.http.base_url = server.address
                player.check()
        # Bots were killed with the server; they go on by themselves.
        wait_for(lambda: watcher.view(bot_table)["table"]["state"] == "over")
        for player in players:
            player.someone.close()
        assert server.stop() == 0
