// The server over HTTP.  Every failure is a Refused with the server's reason.
import type {
  CardInfo, DeckCheck, DeckReport, Frame, GameInfo, LobbyInfo, NewTable, OpenScenario, PlayOn, Problem, Refusal, Rematch,
  SavedDeck, ScenarioInfo, Session, Sit, TableInfo, TextInfo,
} from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method, credentials: "same-origin",
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
  } catch {
    throw new Refused({ key: "refused.unreachable" });
  }
  const text = await response.text();
  if (!response.ok) {
    let refusal: Refusal = { key: "refused.failed" };
    try {
      refusal = (JSON.parse(text) as Problem).refusal ?? refusal;
    } catch {
      // no body of ours: something in between answered
    }
    throw new Refused(refusal);
  }
  return (text ? JSON.parse(text) : null) as T;
}

const get = <T>(path: string): Promise<T> => call("GET", path);
const post = <T>(path: string, body: object = {}): Promise<T> => call("POST", path, body);

export const api = {
  session: () => get<Session>("/session"),
  guest: (name: string) => post<Session>("/session", { name }),
  login: (name: string, password: string) => post<Session>("/login", { name, password }),
  account: (name: string, password: string) => post<Session>("/account", { name, password }),
  logout: () => post<null>("/logout"),
  games: () => get<GameInfo[]>("/games"),
  cards: (game: string) => get<CardInfo[]>(`/cards/${game}`),
  text: (language: string) => get<TextInfo>(`/text/${language}`),
  lobby: () => get<LobbyInfo>("/tables"),
  newTable: (table: NewTable) => post<TableInfo>("/tables", table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  sit: (id: string, body: Sit) => post<TableInfo>(`/tables/${id}/sit`, body),
  rematch: (id: string, body: Rematch) => post<TableInfo>(`/tables/${id}/rematch`, body),
  playOn: (id: string, body: PlayOn) => post<TableInfo>(`/tables/${id}/play-on`, body),
  frame: (id: string, answer: number, seat: number) => get<Frame>(`/tables/${id}/replay?answer=${answer}&seat=${seat}`),
  scenarios: (game: string) => get<ScenarioInfo[]>(`/scenarios/${game}`),
  openScenario: (body: OpenScenario) => post<TableInfo>("/scenarios/open", body),
  checkDeck: (body: DeckCheck) => post<DeckReport>("/decks/check", body),
  decks: () => get<SavedDeck[]>("/decks"),
  saveDeck: (body: SavedDeck) => (body.id ? call<SavedDeck>("PUT", `/decks/${body.id}`, body) : post<SavedDeck>("/decks", body)),
  deleteDeck: (id: number) => call<null>("DELETE", `/decks/${id}`),
};

/** Where the websocket of a table is. */
export const tableLine = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
