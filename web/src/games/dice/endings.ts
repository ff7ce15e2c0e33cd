/** How a game ended, in few words: lists of finished games say it before the game is opened. */
export default {
  en: `dice-ending-points = on points
dice-ending-coins = on coins left
dice-ending-shared = level on coins too`,
  nl: `dice-ending-points = op punten
dice-ending-coins = op munten over
dice-ending-shared = ook gelijk op munten`,
};
