/** How a game ended, in few words: lists of finished games say it before the game is opened. */
export default {
  en: `civilization-ending-none = on points
civilization-ending-technologies = on points, by knowledge
civilization-ending-diplomatic = on points, a diplomatic end
civilization-ending-military = on points, a military end
civilization-ending-space = on points, the colony ship left
civilization-ending-domination = nobody else was left
civilization-ending-limit = on points, at the last turn`,
  nl: `civilization-ending-none = op punten
civilization-ending-technologies = op punten, door kennis
civilization-ending-diplomatic = op punten, diplomatiek einde
civilization-ending-military = op punten, militair einde
civilization-ending-space = op punten, het koloniseringsschip vertrok
civilization-ending-domination = niemand anders was over
civilization-ending-limit = op punten, bij de laatste beurt`,
};
