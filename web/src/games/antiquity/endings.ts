/** How a game ended, in few words: lists of finished games say it before the game is opened. */
export default {
  en: `antiquity-ending-saint = by their saint’s goal
antiquity-ending-last = everybody else was out
antiquity-ending-nobody = no room for the graves
antiquity-ending-limit = the last round was reached`,
  nl: `antiquity-ending-saint = door het doel van een heilige
antiquity-ending-last = alle anderen vielen af
antiquity-ending-nobody = geen plaats voor de graven
antiquity-ending-limit = de laatste ronde was bereikt`,
};
