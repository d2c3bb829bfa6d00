// Client-side router: the path of the address selects the screen. The server returns the same page for all paths.
export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
}

/** True in a frame of another site: the addresses begin with `/embed`, and links open the site itself. */
export const embedded = location.pathname.startsWith("/embed/");
const PREFIX = embedded ? "/embed" : "";

/** Decodes a part of a path; a part with invalid percent encoding is returned as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [screen = "", ...rest] = location.pathname
    .slice(PREFIX.length)
    .replace(/^\/|\/$/g, "")
    .split("/");
  return {
    screen: screen || "home",
    id: rest.map(decoded).join("/"),
    query: new URLSearchParams(location.search),
  };
}

/** Rewrites old addresses of the form /#/path, and hand-written fragments such as /rules/GAME#7.3, to paths. */
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

/** Handles clicks on internal links without reloading the page. */
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
  if (embedded) {
    link.target = "_blank";
    return;
  }
  event.preventDefault();
  go(link.pathname.slice(1) + link.search + link.hash);
});

export const route = (): Route => now;

/** Opens a path and adds it to the browser history. */
export function go(path: string): void {
  history.pushState(null, "", `/${path}`);
  arrive();
}

/** Updates the address of the current screen, so that it can be shared, without navigation or a history entry. */
export function mark(path: string): void {
  history.replaceState(null, "", `${PREFIX}/${path}`);
}

/** The address of the current page outside a frame. */
export const pageLink = (): string => location.origin + location.pathname.slice(PREFIX.length) + location.search;

/** HTML that shows the current page in a frame. */
export const embedCode = (width: number, height: number): string =>
  `<iframe src="${pageLink().replace(location.origin, `${location.origin}/embed`)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`;

export const tableLink = (id: string): string => `${location.origin}/table/${id}`;
