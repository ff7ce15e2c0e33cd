// All that is drawn before a build: the icons that are used, and the maps.
import './icons.mjs';
import './maps/build.mjs';
