/** How a game ended, in few words: lists of finished games say it before the game is opened. */
export default {
  en: `history-ending-points = on points
history-ending-strength = on weaker empires
history-ending-markers = on markers
history-ending-last_strength = on the weaker last empire
history-ending-shared = level on everything`,
  nl: `history-ending-points = op punten
history-ending-strength = op zwakkere rijken
history-ending-markers = op fiches
history-ending-last_strength = op het zwakkere laatste rijk
history-ending-shared = op alles gelijk`,
};
