import shell from './icons/shell.gen';

/** The drawings that icons are made of; a game adds its own when it is loaded. */
export const drawings = $state<{ all: Record<string, string> }>({ all: shell });

export function addDrawings(more: Record<string, string>): void {
  drawings.all = { ...drawings.all, ...more };
}

/** A name of game-icons.net, or one of our own (`tp-…`, in icons.own.json). tools/icons.mjs finds which are used. */
export type IconName = string;
