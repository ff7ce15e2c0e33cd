/** What is left of the server when it cannot be reached: the worker answers with what was shown last. */

const HEADER = 'x-tijdperk-offline';

export const offline = $state({ now: false });

/** An answer came, from the server or from what was kept. */
export function noteAnswer(answer: Response): void {
  offline.now = answer.headers.has(HEADER);
}

/** Browsers have workers at safe addresses only: https, or this machine. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => {});
  });
  // Whoever looks away from a table finds it later as it was then.
  document.addEventListener('visibilitychange', () => {
    const table = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];
    if (document.hidden && table && navigator.serviceWorker.controller)
      fetch(`/api/tables/${table}`, { keepalive: true }).catch(() => {});
  });
}
