"""Fit the weights of a learned value to samples: logistic regression by small steps (Adam), with numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tijdperk.kernel.features import Layout
from tijdperk.lab.samples import Sample

BATCH = 512
RATE = 0.02
SLOWER = 0.6  # the rate of an epoch, of that of the one before
EPOCHS = 6
COMMON_EPOCHS = 2  # before them, with weights that all phases share
AVERAGED = 2  # the last epochs, whose weights are averaged
PENALTY = 2e-4  # for large weights, by which those that samples say little about stay near the common ones
BINS = 10  # of the calibration

Array = Any  # a numpy array of floats


class Data:
    """Samples as arrays: features as (samples, rows of a sample, places), outcomes and weights."""

    def __init__(self, layout: Layout, samples: Sequence[Sample]) -> None:
        self.layout = layout
        count = len(samples)
        rows = max((len(sample.rows) for sample in samples), default=1)
        narrow = all(one.low >= 0 and one.high <= 255 for one in layout.features[: layout.summary])
        self.features = np.zeros((count, rows, layout.summary), np.uint8 if narrow else np.int16)
        self.inside = np.zeros((count, rows), bool)  # rows of seats that are in the game
        self.share = np.zeros((count, rows), np.float32)
        self.expected = np.zeros(count, np.float32)
        self.sudden = np.zeros(count, bool)
        self.phase = np.zeros(count, np.int8)
        self.weight = np.ones(count, np.float32)
        for index, sample in enumerate(samples):
            for row, (at, of) in enumerate(sample.rows):
                self.features[index, row, at] = of
                self.inside[index, row] = bool(at)
            shares = [sample.result[sample.seat]] if layout.parts == 3 else sample.result
            self.share[index, : len(shares)] = shares
            self.expected[index] = sample.expected
            self.sudden[index] = sample.sudden
            self.phase[index] = sample.phase

    def __len__(self) -> int:
        return len(self.phase)


def joined(parts: list[Data]) -> Data:
    """Several sets of samples as one, as wide as the widest."""
    layout = parts[0].layout
    all_of = Data(layout, [])
    rows = max(part.features.shape[1] for part in parts)

    def wide(array: Array) -> Array:
        missing = rows - array.shape[1]
        return np.pad(array, [(0, 0), (0, missing)] + [(0, 0)] * (array.ndim - 2)) if missing else array

    for name in ("features", "inside", "share"):
        setattr(all_of, name, np.concatenate([wide(getattr(part, name)) for part in parts]))
    for name in ("expected", "sudden", "phase", "weight"):
        setattr(all_of, name, np.concatenate([getattr(part, name) for part in parts]))
    return all_of


def sigmoid(value: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-np.clip(value, -30.0, 30.0)))


def chances(layout: Layout, sums: Array, inside: Array) -> Array:
    """What each row may expect, from its sums: (samples, rows, parts) becomes (samples, rows)."""
    if layout.parts == 3:
        own, rival, points = (sums[:, :, part] for part in range(3))
        own_odds, rival_odds = np.exp(np.minimum(own, 30.0)), np.exp(np.minimum(rival, 30.0))
        return (own_odds + sigmoid(points)) / (1.0 + own_odds + rival_odds)
    values = np.where(inside, sums[:, :, 0], -np.inf)
    looks = np.exp(values - values.max(axis=1, keepdims=True))
    return looks / looks.sum(axis=1, keepdims=True)


def slopes(layout: Layout, sums: Array, data: Data, rows: Array) -> Array:
    """The derivative of the loss by each sum."""
    share = data.share[rows]
    weight = data.weight[rows]
    if layout.parts == 1:
        return ((chances(layout, sums, data.inside[rows]) - share) * weight[:, None])[:, :, None]
    own, rival, points = (sums[:, 0, part] for part in range(3))
    own_odds, rival_odds = np.exp(np.minimum(own, 30.0)), np.exp(np.minimum(rival, 30.0))
    whole = 1.0 + own_odds + rival_odds
    own_win, rival_win, counted = own_odds / whole, rival_odds / whole, 1.0 / whole
    ahead = sigmoid(points)
    won = share[:, 0]
    sudden = data.sudden[rows]
    found = np.stack(
        [
            own_win - (sudden & (won > 0.5)),
            rival_win - (sudden & (won < 0.5)),
            np.where(sudden, 0.0, ahead - won),
        ],
        axis=1,
    )
    # Where the search said what it expects, half of the loss is how far the value is from that.
    expected = data.expected[rows]
    known = expected >= 0.0
    if known.any():
        value = np.clip(own_win + counted * ahead, 1e-4, 1.0 - 1e-4)
        off = (value - expected) / (value * (1.0 - value))
        by_search = np.stack(
            [
                off * own_win * (1.0 - value),
                -off * rival_win * value,
                off * counted * ahead * (1.0 - ahead),
            ],
            axis=1,
        )
        found = np.where(known[:, None], 0.5 * found + 0.5 * by_search, found)
    return (found * weight[:, None])[:, None, :]


class Adam:
    """Small steps against the slope, each weight at its own pace."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.mean = np.zeros(shape)
        self.square = np.zeros(shape)
        self.steps = 0

    def step(self, slope: Array, rate: float) -> Array:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope * slope
        mean = self.mean / (1.0 - 0.9**self.steps)
        square = self.square / (1.0 - 0.999**self.steps)
        return rate * mean / (np.sqrt(square) + 1e-8)


def fit(data: Data, seed: int) -> Array:
    """The weights, as (phases, places, parts)."""
    layout = data.layout
    rng = np.random.default_rng(seed)
    some = data.features[:: max(1, len(data) // 20_000)].astype(np.float32)
    scale = 1.0 / np.maximum(some.std(axis=(0, 1)), 0.05)
    common = np.zeros((layout.summary, layout.parts))
    everything = np.arange(len(data))
    common = descend(data, everything, common, scale, rng, COMMON_EPOCHS)
    weights = np.stack([common] * layout.phases)
    for phase in range(layout.phases):
        rows = everything[data.phase == phase]
        if len(rows) >= BATCH:
            weights[phase] = descend(data, rows, common, scale, rng, EPOCHS)
    return weights * scale[None, :, None]


def descend(data: Data, rows: Array, start: Array, scale: Array, rng: Any, epochs: int) -> Array:
    """Weights of scaled features that fit some samples, not far from those that it starts with."""
    layout = data.layout
    weights = start.copy()
    adam = Adam(weights.shape)
    rate = RATE
    kept = []
    for epoch in range(epochs):
        order = rng.permutation(rows)
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            features = data.features[batch].astype(np.float32) * scale.astype(np.float32)
            sums = features @ weights.astype(np.float32)
            slope = np.einsum("srp,srk->pk", features, slopes(layout, sums, data, batch), optimize=True)
            slope = slope / max(1.0, float(data.weight[batch].sum())) + PENALTY * (weights - start)
            weights = weights - adam.step(slope, rate)
        rate *= SLOWER
        if epoch >= epochs - AVERAGED:
            kept.append(weights)
    return sum(kept) / len(kept) if kept else weights


def expect(data: Data, weights: Array) -> Array:
    """What each row of each sample may expect by the weights."""
    found = np.zeros(data.share.shape)
    for phase in range(data.layout.phases):
        rows = np.nonzero(data.phase == phase)[0]
        for first in range(0, len(rows), 4096):
            batch = rows[first : first + 4096]
            sums = data.features[batch].astype(np.float32) @ weights[phase].astype(np.float32)
            found[batch] = chances(data.layout, sums, data.inside[batch])
    return found


def log_loss(data: Data, weights: Array) -> dict[str, Any]:
    """How much the results surprise the value, over all and by phase; and without any weights."""
    value = np.clip(expect(data, weights), 1e-6, 1.0 - 1e-6)
    if data.layout.parts == 3:
        losses = -(data.share * np.log(value) + (1.0 - data.share) * np.log(1.0 - value))[:, 0]
        nothing = np.full(len(data), np.log(2.0))
    else:
        losses = -(data.share * np.log(value)).sum(axis=1)
        nothing = np.log(data.inside.sum(axis=1))
    by_phase = [
        round(float(losses[data.phase == phase].mean()), 4) if (data.phase == phase).any() else None
        for phase in range(data.layout.phases)
    ]
    return {
        "all": round(float(losses.mean()), 4),
        "without": round(float(nothing.mean()), 4),
        "phases": by_phase,
    }


def calibration(data: Data, weights: Array) -> list[dict[str, float]]:
    """Of the positions in which so much was expected, how much was won."""
    value = expect(data, weights)[data.inside]
    share = data.share[data.inside]
    found = []
    for step in range(BINS):
        rows = (value >= step / BINS) & (value < (step + 1) / BINS + (step == BINS - 1))
        if rows.any():
            found.append(
                {
                    "expected": round(float(value[rows].mean()), 3),
                    "won": round(float(share[rows].mean()), 3),
                    "positions": int(rows.sum()),
                }
            )
    return found
