/* The client when the server cannot be reached: its page, the files it needs, and what was shown last.
 *
 * Nothing here is ever preferred to the server but files that have their content in their names. What one person
 * was shown is thrown away as soon as this browser becomes somebody else, or nobody. */

importScripts('/push.js'); // notices to this browser while its pages are closed

const SHELL = 'shell'; // the page
const ASSETS = 'assets'; // files that never change
const STATE = 'state'; // answers to this person
const OFFLINE = 'x-tijdperk-offline';
const MOST = 120; // answers that are kept

/* Answers that make sense later. Secrets that stand for a person (links, tokens, passkeys) are not among them. */
const KEPT = /^\/api\/(me$|me\/(games|profile)$|games(\/|$)|tables$|tables\/[\w-]+$)/;
/* Whatever else is sent to these makes this browser somebody else. */
const BECOMES = /^\/api\/(me|me\/session|back|back\/link)$/;

let generation = 0; // an answer that was asked for by somebody else is not kept

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method !== 'GET') {
    if (BECOMES.test(url.pathname) && request.method !== 'PATCH') event.respondWith(becoming(request));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (url.pathname.startsWith('/api/')) {
    if (KEPT.test(url.pathname)) event.respondWith(answer(request, url));
  } else if (request.mode === 'navigate' && !url.pathname.startsWith('/back/'))
    event.respondWith(page(request));
});

async function becoming(request) {
  await forget();
  try {
    return await fetch(request);
  } finally {
    await forget();
  }
}

async function forget() {
  generation += 1;
  await caches.delete(STATE);
}

/* The page comes from the server. When it is another one than before, a new version was started: its files too. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const found = await fetch(request);
    if (found.ok && (found.headers.get('content-type') ?? '').startsWith('text/html')) {
      const before = await cache.match('/');
      const [now, then] = [await found.clone().text(), before ? await before.text() : ''];
      if (then && then !== now) await caches.delete(ASSETS);
      await cache.put('/', new Response(now, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    }
    return found;
  } catch (problem) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw problem;
  }
}

async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request.url, found.clone());
  return found;
}

async function answer(request, url) {
  const asked = generation;
  let found;
  try {
    found = await fetch(request);
  } catch (problem) {
    const cache = await caches.open(STATE);
    const kept = await cache.match(url.href);
    if (!kept || asked !== generation) throw problem;
    const headers = new Headers(kept.headers);
    headers.set(OFFLINE, '1');
    return new Response(await kept.blob(), { headers });
  }
  if (found.ok) await keep(url, found.clone(), asked);
  else if (found.status === 401 || found.status === 403) await forget();
  return found;
}

async function keep(url, found, asked) {
  let text = await found.text();
  if (url.pathname === '/api/me') {
    const me = JSON.parse(text);
    const before = await (await caches.open(STATE)).match('/whose');
    if (before && (await before.text()) !== me.user) {
      await forget();
      asked = generation;
    }
    // What allows changes is not kept: nothing can be changed without the server.
    text = JSON.stringify({ ...me, csrf: '' });
    if (asked === generation) await (await caches.open(STATE)).put('/whose', new Response(me.user));
  }
  const cache = await caches.open(STATE);
  if (asked !== generation || !(await cache.match('/whose'))) return;
  await cache.put(url.href, new Response(text, { headers: { 'content-type': 'application/json' } }));
  if (asked !== generation) await caches.delete(STATE);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST)))
    if (new URL(old.url).pathname !== '/whose') await cache.delete(old);
}
