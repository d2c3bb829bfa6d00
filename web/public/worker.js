// Keeps what was read once, so that cards, rules, lists of lessons and words can be read without the server.
// A lesson or a puzzle that was begun once can be begun again, too: what the server answered to the same moves is kept.
// The server is always asked first; only files whose names change with their content come from here at once.
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

/** Where there is no room to keep an answer it is an answer all the same. */
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

/** A question is known by its address and what was sent with it; the oldest are forgotten. */
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
