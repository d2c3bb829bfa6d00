// Service worker: caches responses, so that cards, rules, lists of lessons and messages can be read offline. A lesson
// or puzzle that was started once can be repeated, because the responses to the same moves are cached. The network
// comes first; only files with a content hash in their name are served from the cache directly.
const KEPT = "warhost-1";
const READ = /^\/api\/(text|cards|games|rules|lessons|puzzles|decks\/pool|scenarios)(\/|$)/;

const PLAYED = /^\/api\/(lessons|puzzles)\/.+\/(frame|why|preview)$/;
const GAMES = "warhost-games-1";
const MOST = 400; // answers

addEventListener("install", (event) => event.waitUntil(keep(new Request("/")).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clean().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && PLAYED.test(pathname)) event.respondWith(played(request));
  if (request.method !== "GET") return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (READ.test(pathname)) event.respondWith(fresh(request));
});

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT && name !== GAMES).map((name) => caches.delete(name)));
}

/** If there is no space to cache a response, it is still returned. */
const put = (name, request, answer) =>
  caches
    .open(name)
    .then((cache) => cache.put(request, answer))
    .catch(() => undefined);

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) await put(KEPT, request, answer.clone());
  return answer;
}

const kept = async (request) => (await caches.match(request)) ?? keep(request);
const fresh = (request) => keep(request).catch(async () => (await caches.match(request)) ?? Response.error());

/** POST requests are cached by URL and body; the oldest entries are removed. */
async function played(request) {
  const name = `${request.url}?${encodeURIComponent(await request.clone().text())}`;
  const answer = await fetch(request).catch(() => null);
  if (!answer) return (await caches.match(name, { cacheName: GAMES })) ?? Response.error();
  if (answer.ok) await put(GAMES, name, answer.clone());
  await forget().catch(() => undefined);
  return answer;
}

async function forget() {
  const games = await caches.open(GAMES);
  const all = await games.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((each) => games.delete(each)));
}
