// Which screen is shown: the part of the address behind #, so that the server need not know of it.
export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [screen = "", ...rest] = path.split("/");
  return { screen: screen || "home", id: decodeURIComponent(rest.join("/")), query: new URLSearchParams(query) };
}

// An address as one writes it by hand, /rules/lords#LOW-7.3, is the same as #/rules/lords/LOW-7.3.
if (location.pathname.length > 1) {
  const place = location.hash.replace(/^#/, "");
  history.replaceState(null, "", `/#${location.pathname.replace(/\/$/, "")}${place ? `/${place}` : ""}`);
}

let now = $state.raw(read());
addEventListener("hashchange", () => {
  now = read();
  scrollTo(0, 0);
});

export const route = (): Route => now;
export const go = (path: string): void => {
  location.hash = `#/${path}`;
};
export const tableLink = (id: string): string => `${location.origin}/#/table/${id}`;
