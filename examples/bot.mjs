// A bot of your own in any language: lines of JSON on standard input and output.
//
//     tijdperk simulate duel --seats "exec:node examples/bot.mjs,random" --games 100
//
// The first line says which game it is. Then there is one line for each decision, with the moves that are
// allowed and what the seat sees of the table; the answer is one of these moves, or its place in the list.

import { createInterface } from "node:readline";

const rank = ["wonder", "build", "take", "pick", "discard"]; // what to prefer, by the first word

function choose({ moves }) {
  const place = (move) => (rank.indexOf(move.split(" ")[0]) + rank.length + 1) % (rank.length + 1);
  return moves.reduce((best, move) => (place(move) < place(best) ? move : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "choose") {
    process.stdout.write(JSON.stringify({ id: message.id, move: choose(message) }) + "\n");
  }
}
