// Which screen is shown: the path of the address.  The server gives the same page for all of them.
export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
}

/** What is no writing of any text, as a lonely %, stays as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [screen = "", ...rest] = location.pathname.replace(/^\/|\/$/g, "").split("/");
  return {
    screen: screen || "home",
    id: rest.map(decoded).join("/"),
    query: new URLSearchParams(location.search),
  };
}

/** Addresses of before, with # in them, and places within a page as one writes them by hand: /rules/GAME#7.3. */
function adopt(): void {
  const place = location.hash.slice(1);
  if (place.startsWith("/")) history.replaceState(null, "", place.replaceAll("%2F", "/"));
  else if (place) history.replaceState(null, "", `${location.pathname.replace(/\/$/, "")}/${place}${location.search}`);
}

adopt();
let now = $state.raw(read());

function arrive(): void {
  adopt();
  now = read();
  scrollTo(0, 0);
}
addEventListener("hashchange", arrive);
addEventListener("popstate", arrive);

/** A click on a link of ours changes the screen, and the page stays. */
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname.slice(1) + link.search + link.hash);
});

export const route = (): Route => now;

/** To another screen, with a step back to this one. */
export function go(path: string): void {
  history.pushState(null, "", `/${path}`);
  arrive();
}

/** The address of what is shown already: it can be passed on, and nothing moves. */
export function mark(path: string): void {
  history.replaceState(null, "", `/${path}`);
}

export const tableLink = (id: string): string => `${location.origin}/table/${id}`;
