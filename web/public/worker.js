// Keeps what was read once, so that cards, rules, lists of lessons and words can be read without the server.
// The server is always asked first; only files whose names change with their content come from here at once.
const KEPT = "warhost-1";
const READ = /^\/api\/(text|cards|games|rules|lessons|puzzles|decks\/pool|scenarios)(\/|$)/;

addEventListener("install", (event) => event.waitUntil(keep(new Request("/")).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clean().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (READ.test(pathname)) event.respondWith(fresh(request));
});

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

const kept = async (request) => (await caches.match(request)) ?? keep(request);
const fresh = (request) => keep(request).catch(async () => (await caches.match(request)) ?? Response.error());
