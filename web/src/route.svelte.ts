// Which screen is shown: the part of the address behind #, so that the server need not know of it.
export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [screen = "", id = ""] = path.split("/");
  return { screen: screen || "home", id: decodeURIComponent(id), query: new URLSearchParams(query) };
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
