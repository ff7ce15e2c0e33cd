"""What people at a table propose to each other: to play again, to call it a draw, to stop."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tijdperk.table.log import Agreement, Offered, Sitter


class Offers(msgspec.Struct):
    """By what is proposed: the seats that want it, and who declined it last, after how many moves."""

    agreed: dict[Agreement, list[int]] = {}
    declined: dict[Agreement, tuple[int, int]] = {}

    def answer(self, offered: Offered, moves: int) -> None:
        """Who declines ends the proposal; who proposed it, and does not want it any more, is one less."""
        agreed = self.agreed.get(offered.what, [])
        if offered.yes:
            self.agreed[offered.what] = [*agreed, offered.seat]
            self.declined.pop(offered.what, None)
        elif offered.seat in agreed and len(agreed) > 1:
            self.agreed[offered.what] = [seat for seat in agreed if seat != offered.seat]
        else:
            self.agreed.pop(offered.what, None)
            if offered.seat not in agreed:
                self.declined[offered.what] = (offered.seat, moves)

    def moved(self, seat: int) -> None:
        """A draw that is not accepted is declined by the next move of somebody else."""
        if seat not in self.agreed.get("draw", [seat]):
            del self.agreed["draw"]

    def forget(self) -> None:
        """Somebody else has a seat now: nothing holds that was proposed before."""
        self.agreed.clear()
        self.declined.clear()


def people_of(seats: Sequence[Sitter]) -> set[str]:
    return {sitter.user for sitter in seats if sitter.user}


def unasked(seats: Sequence[Sitter], agreed: Sequence[int]) -> set[str]:
    """The people who have not agreed yet."""
    return people_of(seats) - {seats[seat].user for seat in agreed}
