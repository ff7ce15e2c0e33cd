// A game of boardgame.io that is about as big as a game of Duel, and its server, on loopback.
//
// Two players take sixty cards from three pyramids of which every other row lies face down, build or discard
// them for coins, and each have a goal that the other may not know. As in Duel, the state says which moves
// there are and what they cost, so that a client need not know the rules.
'use strict';

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const ROWS = [2, 3, 4, 5, 6];
const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green'];
const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'];

const places = ROWS.flatMap((width, row) => Array.from({ length: width }, (_, column) => ({ row, column })));

function card(age, number) {
  const makes = number % 6 < 2 ? { [RESOURCES[number % 5]]: 1 } : {};
  const cost = { [RESOURCES[(number + 1) % 5]]: age, [RESOURCES[(number + 3) % 5]]: number % 2 };
  return { name: `card-${age}-${number}`, colour: COLOURS[number % 6], points: number % 4, coins: number % 3, cost, makes };
}

const CARDS = new Map();
for (const age of [1, 2, 3]) {
  for (let number = 0; number < 20; number += 1) {
    const made = card(age, number);
    CARDS.set(made.name, made);
  }
}

function covers(structure, place) {
  return structure.filter(
    (other) => !other.gone && other.row === place.row + 1 && (other.column === place.column || other.column === place.column + 1),
  );
}

function price(city, name) {
  const { coins, cost } = CARDS.get(name);
  let total = coins;
  for (const [resource, units] of Object.entries(cost)) {
    total += 2 * Math.max(0, units - (city.makes[resource] || 0));
  }
  return total;
}

function lay(G, age) {
  G.age = age;
  G.structure = places.map(({ row, column }, slot) => ({
    slot,
    row,
    column,
    card: row % 2 ? null : G.secret.decks[age - 1][slot],
    back: row % 2 ? 'age' : null,
    open: false,
    gone: false,
  }));
}

function turnUp(G) {
  for (const place of G.structure) {
    place.open = !place.gone && covers(G.structure, place).length === 0;
    if (place.open && place.card === null) {
      place.card = G.secret.decks[G.age - 1][place.slot];
      place.back = null;
    }
  }
}

function offer(G, seat) {
  const city = G.cities[seat];
  const gain = 2 + city.built.filter((name) => CARDS.get(name).colour === 'yellow').length;
  const moves = [];
  for (const place of G.structure.filter((one) => one.open)) {
    const total = price(city, place.card);
    if (total <= city.coins) moves.push({ move: 'build', slot: place.slot, card: place.card, price: total });
    moves.push({ move: 'discard', slot: place.slot, card: place.card, gain });
  }
  G.offer = moves;
}

function take(G, ctx, verb, slot) {
  const chosen = G.offer.find((one) => one.move === verb && one.slot === slot);
  if (!chosen) return null;
  const place = G.structure[slot];
  place.gone = true;
  place.open = false;
  G.left -= 1;
  return chosen;
}

function goOn(G, ctx) {
  if (G.structure.every((place) => place.gone) && G.age < 3) lay(G, G.age + 1);
  turnUp(G);
  offer(G, 1 - Number(ctx.currentPlayer));
}

const game = {
  name: 'draft',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const city = () => ({ coins: 7, built: [], makes: {}, points: 0 });
    const decks = [1, 2, 3].map((age) => random.Shuffle([...CARDS.keys()].filter((name) => CARDS.get(name).name.startsWith(`card-${age}-`))));
    const goals = random.Shuffle(COLOURS);
    const G = {
      secret: { decks },
      players: { 0: { goal: goals[0] }, 1: { goal: goals[1] } },
      cities: [city(), city()],
      discarded: [],
      left: 60,
    };
    lay(G, 1);
    turnUp(G);
    offer(G, 0);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: {
      client: false,
      move: ({ G, ctx, playerID }, slot) => {
        const chosen = take(G, ctx, 'build', slot);
        if (!chosen) return INVALID_MOVE;
        const city = G.cities[Number(playerID)];
        const built = CARDS.get(chosen.card);
        city.coins -= chosen.price;
        city.built.push(chosen.card);
        city.points += built.points;
        for (const [resource, units] of Object.entries(built.makes)) {
          city.makes[resource] = (city.makes[resource] || 0) + units;
        }
        goOn(G, ctx);
        return undefined;
      },
    },
    discard: {
      client: false,
      move: ({ G, ctx, playerID }, slot) => {
        const chosen = take(G, ctx, 'discard', slot);
        if (!chosen) return INVALID_MOVE;
        G.cities[Number(playerID)].coins += chosen.gain;
        G.discarded.push(chosen.card);
        goOn(G, ctx);
        return undefined;
      },
    },
  },
  endIf: ({ G }) => (G.left === 0 ? { points: G.cities.map((city) => city.points) } : undefined),
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen;
server.app.listen = (port, done) => listen.call(server.app, port, '127.0.0.1', done);
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`open at http://127.0.0.1:${appServer.address().port}/\n`);
});
for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => process.exit(0));
