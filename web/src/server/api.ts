// The server over HTTP.  Every failure is a Refused with the server's reason.
import type {
  AdviceInfo,
  AnalysisInfo,
  CardAbout,
  CardInfo,
  Deck,
  DeckCheck,
  DeckForm,
  DeckPool,
  DeckReport,
  DeckText,
  Frame,
  GameInfo,
  LessonAsk,
  LessonAt,
  LessonFrame,
  LessonInfo,
  LessonWhy,
  LevelInfo,
  LobbyInfo,
  NewTable,
  OpenScenario,
  Outlook,
  PlayOn,
  Problem,
  PuzzleAsk,
  PuzzleFrame,
  PuzzleInfo,
  PuzzleShelf,
  PuzzleSolution,
  PuzzleWhy,
  Refusal,
  Rematch,
  RulesInfo,
  SavedDeck,
  ScenarioInfo,
  ScenarioRun,
  Session,
  SessionInfo,
  Sit,
  TableInfo,
  TextInfo,
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
      method,
      credentials: "same-origin",
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
  logout: () => post<Session>("/logout"),
  password: (old: string, fresh: string) => post<Session>("/password", { old, new: fresh }),
  sessions: () => get<SessionInfo[]>("/sessions"),
  endSession: (id?: string) => call<null>("DELETE", id ? `/sessions/${id}` : "/sessions"),
  forget: (password: string) => call<Session>("DELETE", "/account", { password }),
  games: () => get<GameInfo[]>("/games"),
  cards: (game: string, language: string, codes: string[] = []) =>
    get<CardInfo[]>(`/cards/${game}?language=${language}${codes.length ? `&codes=${codes.join(",")}` : ""}`),
  cardAbout: (game: string, code: string, language: string) =>
    get<CardAbout>(`/cards/${game}/${encodeURIComponent(code)}?language=${language}`),
  text: (language: string, part: string) => get<TextInfo>(`/text/${language}/${part}`),
  lobby: () => get<LobbyInfo>("/tables"),
  newTable: (table: NewTable) => post<TableInfo>("/tables", table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  sit: (id: string, body: Sit) => post<TableInfo>(`/tables/${id}/sit`, body),
  enter: (id: string, password: string) => post<TableInfo>(`/tables/${id}/enter`, { password }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  tableCards: (id: string, language: string) => get<CardInfo[]>(`/tables/${id}/cards?language=${language}`),
  journal: async (id: string): Promise<string> =>
    (await fetch(`/api/tables/${id}/journal`, { credentials: "same-origin" })).text(),
  rematch: (id: string, body: Rematch) => post<TableInfo>(`/tables/${id}/rematch`, body),
  playOn: (id: string, body: PlayOn) => post<TableInfo>(`/tables/${id}/play-on`, body),
  hint: (id: string) => get<AdviceInfo>(`/tables/${id}/hint`),
  analysis: (id: string) => get<AnalysisInfo>(`/tables/${id}/analysis`),
  level: (game: string) => get<LevelInfo>(`/levels/${game}`),
  moments: (id: string) => get<number[]>(`/tables/${id}/moments`),
  frame: (id: string, answer: number, seat: number) => get<Frame>(`/tables/${id}/replay?answer=${answer}&seat=${seat}`),
  scenarios: (game: string, language: string) => get<ScenarioInfo[]>(`/scenarios/${game}?language=${language}`),
  lessons: (game: string) => get<LessonInfo[]>(`/lessons/${game}`),
  lessonFrame: (lesson: LessonInfo, body: LessonAt) =>
    post<LessonFrame>(`/lessons/${lesson.game}/${lesson.id}/frame`, body),
  lessonWhy: (lesson: LessonInfo, body: LessonAsk) => post<LessonWhy>(`/lessons/${lesson.game}/${lesson.id}/why`, body),
  lessonPreview: (lesson: LessonInfo, body: LessonAsk) =>
    post<Record<string, Outlook>>(`/lessons/${lesson.game}/${lesson.id}/preview`, body),
  puzzleShelves: () => get<PuzzleShelf[]>("/puzzles"),
  puzzles: (game: string) => get<PuzzleInfo[]>(`/puzzles/${game}`),
  puzzleFrame: (game: string, number: number, answers: string[]) =>
    post<PuzzleFrame>(`/puzzles/${game}/${number}/frame`, { answers }),
  puzzleWhy: (game: string, number: number, body: PuzzleAsk) => post<PuzzleWhy>(`/puzzles/${game}/${number}/why`, body),
  puzzlePreview: (game: string, number: number, body: PuzzleAsk) =>
    post<Record<string, Outlook>>(`/puzzles/${game}/${number}/preview`, body),
  puzzleSolution: (game: string, number: number) => get<PuzzleSolution>(`/puzzles/${game}/${number}/solution`),
  rules: (game: string, language: string) => get<RulesInfo>(`/rules/${game}?language=${language}`),
  scenarioRun: (game: string, path: string, language: string) =>
    get<ScenarioRun>(`/scenarios/${game}/run?path=${encodeURIComponent(path)}&language=${language}`),
  openScenario: (body: OpenScenario) => post<TableInfo>("/scenarios/open", body),
  deckPool: (game: string) => get<DeckPool>(`/decks/pool/${game}`),
  checkDeck: (body: DeckCheck) => post<DeckReport>("/decks/check", body),
  readDeck: (body: DeckText) => post<Deck>("/decks/read", body),
  writeDeck: (body: DeckForm) => post<DeckText>("/decks/write", body),
  decks: () => get<SavedDeck[]>("/decks"),
  saveDeck: (body: SavedDeck) =>
    body.id ? call<SavedDeck>("PUT", `/decks/${body.id}`, body) : post<SavedDeck>("/decks", body),
  deleteDeck: (id: number) => call<null>("DELETE", `/decks/${id}`),
};

/** Where the websocket of a table is. */
export const tableLine = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
