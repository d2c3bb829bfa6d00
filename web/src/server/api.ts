// HTTP client for the server's API. Every failed request throws `Refused` with the server's reason.
import { readJson } from "../json";
import { embedded } from "../route.svelte";
import { all, areOutlooks, isNothing, one, type Check } from "./validate";
import type {
  DeckCheck,
  DeckForm,
  DeckText,
  LessonAsk,
  LessonAt,
  LessonInfo,
  NewTable,
  OpenScenario,
  PlayOn,
  PuzzleAsk,
  Refusal,
  Rematch,
  SavedDeck,
  Session,
  Sit,
} from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

const isProblem = one("Problem");

export async function call<T>(is: Check<T>, method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: embedded ? "omit" : "same-origin", // in a frame of another site nobody acts as a user
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
  } catch {
    throw new Refused({ key: "refused.unreachable" });
  }
  const text = await response.text();
  const found = text ? readJson(text) : null;
  if (response.ok && is(found)) return found;
  // A response without our JSON body comes from a proxy, or from a server of another version.
  throw new Refused(!response.ok && isProblem(found) ? found.refusal : { key: "refused.failed" });
}

export const get = <T>(is: Check<T>, path: string): Promise<T> => call(is, "GET", path);
export const post = <T>(is: Check<T>, path: string, body: object = {}): Promise<T> => call(is, "POST", path, body);

export const api = {
  session: () => get(one("Session"), "/session"),
  guest: (name: string) => post(one("Session"), "/session", { name }),
  login: (name: string, password: string) => post(one("Session"), "/login", { name, password }),
  account: (name: string, password: string) => post(one("Session"), "/account", { name, password }),
  logout: () => post(one("Session"), "/logout"),
  password: (old: string, fresh: string) => post(one("Session"), "/password", { old, new: fresh }),
  sessions: () => get(all("SessionInfo"), "/sessions"),
  endSession: (id?: string) => call(isNothing, "DELETE", id ? `/sessions/${id}` : "/sessions"),
  forget: (password: string) => call(one("Session"), "DELETE", "/account", { password }),
  privacy: () => get(one("PrivacyInfo"), "/privacy"),
  clubs: () => get(all("ClubBrief"), "/clubs"),
  foundClub: (name: string) => post(one("ClubInfo"), "/clubs", { name }),
  club: (id: string, season = -1, game = "") =>
    get(one("ClubInfo"), `/clubs/${encodeURIComponent(id)}?season=${season}&game=${game}`),
  renameClub: (id: string, name: string) => call(one("ClubInfo"), "PUT", `/clubs/${id}`, { name }),
  clubInvitation: (id: string, key: string) =>
    get(one("ClubInvitation"), `/clubs/${encodeURIComponent(id)}/invitation?key=${encodeURIComponent(key)}`),
  inviteAnew: (id: string) => post(one("ClubInfo"), `/clubs/${id}/invitation`),
  joinClub: (id: string, key: string) => post(one("ClubInfo"), `/clubs/${id}/join`, { key }),
  leaveClub: (id: string, user: number) => call(isNothing, "DELETE", `/clubs/${id}/members/${user}`),
  readmit: (id: string, user: number) => call(isNothing, "DELETE", `/clubs/${id}/removed/${user}`),
  beginSeason: (id: string, name: string, number: number) =>
    post(one("ClubInfo"), `/clubs/${id}/seasons`, { name, number }),
  beginRound: (id: string, present: number[], number: number) =>
    post(one("ClubInfo"), `/clubs/${id}/rounds`, { present, number }),
  games: () => get(all("GameInfo"), "/games"),
  cards: (game: string, language: string, codes: string[] = []) =>
    get(all("CardInfo"), `/cards/${game}?language=${language}${codes.length ? `&codes=${codes.join(",")}` : ""}`),
  cardAbout: (game: string, code: string, language: string) =>
    get(one("CardAbout"), `/cards/${game}/${encodeURIComponent(code)}?language=${language}`),
  rulings: (game: string, code: string, language: string) =>
    get(one("CardRulings"), `/cards/${game}/${encodeURIComponent(code)}/rulings?language=${language}`),
  text: (language: string, part: string) => get(one("TextInfo"), `/text/${language}/${part}`),
  lobby: () => get(one("LobbyInfo"), "/tables"),
  newTable: (table: NewTable) => post(one("TableInfo"), "/tables", table),
  table: (id: string) => get(one("TableInfo"), `/tables/${id}`),
  sit: (id: string, body: Sit) => post(one("TableInfo"), `/tables/${id}/sit`, body),
  enter: (id: string, password: string) => post(one("TableInfo"), `/tables/${id}/enter`, { password }),
  leave: (id: string) => post(one("TableInfo"), `/tables/${id}/leave`),
  tableCards: (id: string, language: string) => get(all("CardInfo"), `/tables/${id}/cards?language=${language}`),
  journal: async (id: string): Promise<string> =>
    (await fetch(`/api/tables/${id}/journal`, { credentials: "same-origin" })).text(),
  rematch: (id: string, body: Rematch) => post(one("TableInfo"), `/tables/${id}/rematch`, body),
  playOn: (id: string, body: PlayOn) => post(one("TableInfo"), `/tables/${id}/play-on`, body),
  hint: (id: string, quick = false) => get(one("AdviceInfo"), `/tables/${id}/hint${quick ? "?quick=true" : ""}`),
  analysis: (id: string) => get(one("AnalysisInfo"), `/tables/${id}/analysis`),
  level: (game: string) => get(one("LevelInfo"), `/levels/${game}`),
  moments: (id: string) => get(all("Moment"), `/tables/${id}/moments`),
  frame: (id: string, answer: number, seat: number) =>
    get(one("Frame"), `/tables/${id}/replay?answer=${answer}&seat=${seat}`),
  scenarioChapters: (game: string, language: string) =>
    get(all("ScenarioChapter"), `/scenarios/${game}/chapters?language=${language}`),
  scenarios: (game: string, language: string, chapter = "") =>
    get(all("ScenarioInfo"), `/scenarios/${game}?language=${language}${chapter ? `&chapter=${chapter}` : ""}`),
  lessons: (game: string) => get(all("LessonInfo"), `/lessons/${game}`),
  lessonFrame: (lesson: LessonInfo, body: LessonAt) =>
    post(one("LessonFrame"), `/lessons/${lesson.game}/${lesson.id}/frame`, body),
  lessonWhy: (lesson: LessonInfo, body: LessonAsk) =>
    post(one("LessonWhy"), `/lessons/${lesson.game}/${lesson.id}/why`, body),
  lessonPreview: (lesson: LessonInfo, body: LessonAsk) =>
    post(areOutlooks, `/lessons/${lesson.game}/${lesson.id}/preview`, body),
  puzzleShelves: () => get(all("PuzzleCount"), "/puzzles"),
  puzzles: (game: string) => get(all("PuzzleInfo"), `/puzzles/${game}`),
  puzzleFrame: (game: string, number: number, answers: string[]) =>
    post(one("PuzzleFrame"), `/puzzles/${game}/${number}/frame`, { answers }),
  puzzleWhy: (game: string, number: number, body: PuzzleAsk) =>
    post(one("PuzzleWhy"), `/puzzles/${game}/${number}/why`, body),
  puzzlePreview: (game: string, number: number, body: PuzzleAsk) =>
    post(areOutlooks, `/puzzles/${game}/${number}/preview`, body),
  puzzleSolution: (game: string, number: number) => get(one("PuzzleSolution"), `/puzzles/${game}/${number}/solution`),
  rules: (game: string, language: string) => get(one("RulesInfo"), `/rules/${game}?language=${language}`),
  scenarioRun: (game: string, path: string, language: string) =>
    get(one("ScenarioRun"), `/scenarios/${game}/run?path=${encodeURIComponent(path)}&language=${language}`),
  openScenario: (body: OpenScenario) => post(one("TableInfo"), "/scenarios/open", body),
  deckPool: (game: string) => get(one("DeckPool"), `/decks/pool/${game}`),
  checkDeck: (body: DeckCheck) => post(one("DeckReport"), "/decks/check", body),
  readDeck: (body: DeckText) => post(one("Deck"), "/decks/read", body),
  writeDeck: (body: DeckForm) => post(one("DeckText"), "/decks/write", body),
  decks: () => get(all("SavedDeck"), "/decks"),
  saveDeck: (body: SavedDeck) =>
    body.id ? call(one("SavedDeck"), "PUT", `/decks/${body.id}`, body) : post(one("SavedDeck"), "/decks", body),
  deleteDeck: (id: number) => call(isNothing, "DELETE", `/decks/${id}`),
};

/** With only the key of a reset link: returns the account it belongs to. With a password: sets that password. */
export const resetPassword = (key: string, password = ""): Promise<Session> =>
  post(one("Session"), "/reset", { key, password });

/** The address of a table's WebSocket. */
export const tableLine = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
