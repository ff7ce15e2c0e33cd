/** How a game ended, in few words: lists of finished games say it before the game is opened. */
export default {
  en: `duel-ending-civilian = on points
duel-ending-tie_break = on blue cards
duel-ending-draw = level on blue cards too
duel-ending-military = by conquest
duel-ending-science = by science`,
  nl: `duel-ending-civilian = op punten
duel-ending-tie_break = op blauwe kaarten
duel-ending-draw = ook gelijk op blauw
duel-ending-military = door verovering
duel-ending-science = door wetenschap`,
};
