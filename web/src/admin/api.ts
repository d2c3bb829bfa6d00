// HTTP client of the administration; only staff pages load it.
import { get, post } from "../server/api";
import type { AdminAction } from "../server/protocol";
import { all, one } from "../server/validate";

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const searched = (path: string, search: string): string => `/admin/${path}?search=${encodeURIComponent(search)}`;

export const adminApi = {
  home: () => get(one("AdminHome"), "/admin"),
  act: (action: AdminAction) => post(one("AdminDone"), "/admin", action),
  people: (search: string) => get(all("AdminPerson"), searched("people", search)),
  person: (id: number) => get(one("AdminPersonInfo"), `/admin/people/${id}`),
  addresses: () => get(all("AdminBan"), "/admin/addresses"),
  tables: (search: string, state: string) =>
    get(all("AdminTable"), `${searched("tables", search)}&table_state=${encodeURIComponent(state)}`),
  clubs: (search: string) => get(all("AdminClub"), searched("clubs", search)),
  nodes: () => get(all("AdminNode"), "/admin/nodes"),
  jobs: () => get(all("AdminJob"), "/admin/jobs"),
  words: () => get(isWords, "/admin/words"),
  settings: () => get(all("AdminSetting"), "/admin/settings"),
  reports: (state: string) => get(all("AdminReport"), `/admin/reports?report_state=${encodeURIComponent(state)}`),
  log: (before = 0) => get(all("AdminEntry"), `/admin/log?before=${before}`),
};
