"""Legal moves as rows of a table and bits in them: one of them can be drawn without listing them all."""

from tijdperk.games.antiquity.engine.position import lowest
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import Move


class Listing:
    """Moves in order: of each row those at the bits, and then those that are named one by one."""

    def __init__(self) -> None:
        self.rows: list[list[Move]] = []
        self.first: list[int] = []  # where in the row the bits begin
        self.bits: list[int] = []
        self.others: list[Move] = []

    def add(self, row: list[Move], first: int, bits: int) -> None:
        self.rows.append(row)
        self.first.append(first)
        self.bits.append(bits)

    def moves(self) -> list[Move]:
        found: list[Move] = []
        for index in range(len(self.rows)):
            row = self.rows[index]
            first = self.first[index]
            bits = self.bits[index]
            while bits:
                found.append(row[first + lowest(bits)])
                bits &= bits - 1
        found += self.others
        return found

    def drawn(self, chance: Sampled) -> Move:
        """One of them by lot: the same as from the list."""
        counts = [bits.bit_count() for bits in self.bits]
        left = chance.below(sum(counts) + len(self.others))
        for index in range(len(counts)):
            if left < counts[index]:
                bits = self.bits[index]
                for _ in range(left):
                    bits &= bits - 1
                return self.rows[index][self.first[index] + lowest(bits)]
            left -= counts[index]
        return self.others[left]
