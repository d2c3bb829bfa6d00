// Made from src/warhost/server/protocol by `python -m warhost.server.typescript`; do not edit.

import type { CardFacts, GameView, ShownEvent } from '../games/views'

export const PROTOCOL = 1

export const REFUSALS = [
  'refused.stale',
  'refused.not-asked',
  'refused.resigned',
  'refused.not-your-seat',
  'refused.not-offered',
  'refused.not-running',
  'refused.other-version',
  'refused.no-undo',
  'refused.no-offer',
  'refused.not-away',
  'refused.not-here',
  'refused.adjourned',
  'refused.saying',
  'refused.orders',
  'refused.malformed',
  'refused.too-large',
  'refused.too-fast',
  'refused.storage',
  'refused.origin',
  'refused.no-session',
  'refused.login',
  'refused.name-taken',
  'refused.bad-name',
  'refused.weak-password',
  'refused.too-many-tries',
  'refused.no-account',
  'refused.unknown-session',
  'refused.host',
  'refused.short-password',
  'refused.unknown-table',
  'refused.unknown-game',
  'refused.unknown-language',
  'refused.unknown-bot',
  'refused.unknown-deck',
  'refused.unknown-scenario',
  'refused.unknown-lesson',
  'refused.unknown-puzzle',
  'refused.unknown-answer',
  'refused.place-taken',
  'refused.no-place',
  'refused.password',
  'refused.setup',
  'refused.not-over',
  'refused.already-begun',
  'refused.too-many-tables',
  'refused.too-many-connections',
  'refused.too-many-decks',
  'refused.deck-too-large',
  'refused.not-found',
  'refused.failed',
] as const

export const STOPS = [
  'stopped.other-version',
  'stopped.damaged',
  'stopped.storage',
  'stopped.rules-failed',
  'stopped.bot-failed',
  'stopped.closed',
] as const

export const PHRASES = [
  'hello',
  'luck',
  'thanks',
  'nice',
  'oops',
  'thinking',
  'moment',
  'back',
  'hurry',
  'well-played',
] as const

/** GET /api/tables/{id}/hint: what the strongest bot would do in place of the seat that is asked. */
export interface AdviceInfo {
  moment: number
  seat: number
  options: AdviceOption[]
  line: AdviceStep[]
}

/** An option that is worth a thought. */
export interface AdviceOption {
  option: string
  chance: number
  behind: number
  error: number
}

/** An answer that is expected. */
export interface AdviceStep {
  seat: number
  option: string
  view: GameView
}

/** GET /api/tables/{id}/analysis: what a bot thinks of a finished game. It is worked out while one asks again. */
export interface AnalysisInfo {
  done: number
  of: number
  sides: number[]
  curve: CurvePoint[]
  turning: JudgedInfo[]
  decisions: JudgedInfo[]
  failed: boolean
}

/** The chance of side 0 after an answer. */
export interface CurvePoint {
  answer: number
  chance: number
}

/** One decision of a finished game. */
export interface JudgedInfo {
  answer: number
  seat: number
  played: string
  better: string
  chance: number
  best: number
  lost: number
  error: number
  sure: boolean
}

/** GET /api/levels/{game}: whom to play against next, by how one's last games against the computer went. */
export interface LevelInfo {
  suggested: string
  last: string
}

/** Remove the member at the end of the path. */
export interface Drop {
  type: 'drop'
  path: (string | number)[]
}

/** Set what lies at the end of the path (names of members and numbers of list items). */
export interface Put {
  type: 'put'
  path: (string | number)[]
  value: unknown
}

/** In the list at the path, from item `at` on, replace `gone` items by `items`. */
export interface Splice {
  type: 'splice'
  path: (string | number)[]
  at: number
  gone: number
  items: unknown[]
}

/** Answer the question of this moment, in notation. */
export interface Answer {
  type: 'answer'
  id: number
  moment: number
  seat: number
  option: string
}

/** From now on the table shall do this in the seat's place; it replaces what was ordered before. */
export interface GiveOrders {
  type: 'orders'
  id: number
  seat: number
  orders: Orders
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
  id: number
}

/** What would every option bring that begins with these words, or so? An empty prefix means all of them. */
export interface Preview {
  type: 'preview'
  id: number
  moment: number
  seat: number
  prefix: string | MeantMove
}

/** Give up, at any moment. */
export interface Resign {
  type: 'resign'
  id: number
  seat: number
}

/** Take back the seat's last answer and all that followed; where it is not free, the others are asked. */
export interface Undo {
  type: 'undo'
  id: number
  moment: number
  seat: number
}

/** Agree to an undo offer or not; whoever made it withdraws it with `agree: false`. */
export interface UndoReply {
  type: 'undo-reply'
  id: number
  moment: number
  seat: number
  agree: boolean
}

/** Why is this action not offered to the seat? In notation, or as data. */
export interface WhyNot {
  type: 'why-not'
  id: number
  moment: number
  seat: number
  action: string | MeantMove
}

/** GET /api/cards/{game}/{code}?language=pl */
export interface CardAbout {
  code: string
  rules: CardRule[]
  scenarios: RuleScenario[]
  decks: Deck[]
}

/** A rule that names a card. */
export interface CardRule {
  id: string
  text: string
}

/** POST /api/lessons/{game}/{lesson}/why (of an action) and …/preview (of options that begin with these words). */
export interface LessonAsk {
  answers: string[]
  step: number
  action: string | MeantMove
}

/** POST /api/lessons/{game}/{lesson}/frame: after these answers of everybody, at this step. */
export interface LessonAt {
  answers: string[]
  step: number
  given: number
}

/** The game as the learner sees it there, and what the step makes of each option. */
export interface LessonFrame {
  view: GameView
  log: ShownEvent[]
  cards: CardInfo[]
  expected: string[]
  partly: string[]
  instead: Record<string, string>
  window: string
}

/** GET /api/lessons/{game}: in the order in which they are to be taken. */
export interface LessonInfo {
  game: string
  id: string
  title: string
  about: string
  covers: string[]
  seat: number
  steps: LessonStep[]
}

/** One thing that is said; `do` waits for expected answers, `try` for a refused one, `reply` plays the others. */
export interface LessonStep {
  kind: 'do' | 'read' | 'reply' | 'try'
  say: string
  point: string[]
  answers: string[]
  then: string[]
}

/** Why an action is not allowed; `tried`: it is the one that the step wanted to be tried. */
export interface LessonWhy {
  refusal: Refusal | null
  tried: boolean
}

/** One numbered statement. */
export interface RuleInfo {
  id: string
  text: string
  group: string
  sources: ('dec' | 'ref' | 'seed')[]
  questions: string[]
  decided: string[]
  scenarios: RuleScenario[]
}

/** Something the rulebook leaves open, and how it is played here. */
export interface RuleQuestion {
  id: string
  text: string
  rules: string[]
}

/** A scenario that shows a rule. */
export interface RuleScenario {
  path: string
  title: string
}

/** A chapter of the rules. */
export interface RuleSection {
  number: number
  title: string
  intro: string
  later: boolean
  rules: RuleInfo[]
  questions: RuleQuestion[]
}

/** GET /api/rules/{game}?language=pl: in English where the language has none. */
export interface RulesInfo {
  game: string
  language: string
  sections: RuleSection[]
}

/** An army out of the box. */
export interface ArmyInfo {
  key: string
  cards: Record<string, number>
}

/** GET /api/cards/{game}: the facts; `text` by language are the sentences made from them. */
export interface CardInfo {
  code: string
  name: string
  names: Record<string, string>
  army: string
  facts: CardFacts
  text: Record<string, string[]>
  effects: Record<string, Record<string, string>>
}

/** An army with its cards; without cards it is the one out of the box. */
export interface Deck {
  army: string
  name?: string
  cards?: Record<string, number> | null
  notes?: string
}

/** POST /api/decks/check */
export interface DeckCheck {
  game: string
  deck: Deck
  options?: Record<string, boolean | number | string>
  format?: string
  ally?: string
}

/** A race or faction of a deck: how many cards of it there are beyond those that came with the army. */
export interface DeckFamily {
  family: string
  cards: number
  joins: 'ally' | 'neutral' | 'own' | 'stranger'
  asks: number
  gives: number
}

/** POST /api/decks/write */
export interface DeckForm {
  game: string
  deck: Deck
  form: 'json' | 'o8d' | 'text'
}

/** GET /api/decks/pool/{game}: everything that decks are built from. */
export interface DeckPool {
  game: string
  armies: PoolArmy[]
  packs: PackInfo[]
  cards: PoolCard[]
  ready: Deck[]
  formats: string[]
  forms: string[]
  least: number
  most: number
  copies: number
}

/** One thing that is wrong with a deck, or (not `illegal`) only keeps it from being played here yet. */
export interface DeckProblem {
  key: string
  rule: string
  card: string
  args: Record<string, string | number>
  illegal: boolean
}

/** What is wrong with a deck (nothing: it may be played), and what it is made of. */
export interface DeckReport {
  problems: DeckProblem[]
  ranks: Record<string, number>
  wanted: Record<string, number>
  families: DeckFamily[]
  ally: string
  closed: string[]
  needs: Record<string, boolean | number | string>
}

/** POST /api/decks/read takes it, POST /api/decks/write gives it: a deck as the content of a file. */
export interface DeckText {
  game: string
  text: string
}

/** GET /api/games */
export interface GameInfo {
  name: string
  version: string
  ready: boolean
  players: number[]
  bots: string[]
  armies: ArmyInfo[]
  options: OptionInfo[]
  rules: string
  decks: ReadyDeck[]
}

/** A choice before the game. */
export interface OptionInfo {
  name: string
  kind: 'bool' | 'choice' | 'number' | 'several'
  default: boolean | number | string
  choices: (boolean | number | string)[]
  more: (boolean | number | string)[]
  names: Record<string, string>
  least: number
  most: number
}

/** A box or pack that cards came in. */
export interface PackInfo {
  key: string
  name: string
  cycle: string
}

/** What a deck can be built around: an army, a capital, a warlord. */
export interface PoolArmy {
  key: string
  side: string
  playable: boolean
  cards: Record<string, number>
  hand: number
}

/** A card as deck building knows it; a fact that is empty, or that nobody knows, is left out. */
export interface PoolCard {
  code: string
  name: string
  family: string
  kind: string
  facts: Record<string, unknown>
  pack?: string
  limit?: number
  fits?: Record<string, number>
  listed?: Record<string, string>
  playable?: boolean
}

/** A constructed deck that comes with the game; how it wants to be played is said by `GAME.ready.KEY`. */
export interface ReadyDeck {
  key: string
  army: string
  name: string
}

/** GET and POST /api/decks, PUT and DELETE /api/decks/{id}; `id` 0 in what is posted. */
export interface SavedDeck {
  game: string
  deck: Deck
  id?: number
  needs?: Record<string, boolean | number | string>
}

/** GET /api/scenarios/{game} */
export interface ScenarioInfo {
  path: string
  title: string
  covers: string[]
  note: string
  script: unknown[]
}

/** GET /api/scenarios/{game}/run?path=…: a scenario played step by step, as `seat` sees it. */
export interface ScenarioRun {
  path: string
  title: string
  covers: string[]
  note: string
  seat: number
  cards: CardInfo[]
  steps: ScenarioStep[]
}

/** One line of a script, and the game after it. `texts` are actions in notation, or how many answers are undone. */
export interface ScenarioStep {
  kind: 'answer' | 'begin' | 'can' | 'cannot' | 'check' | 'undo'
  seat: number
  texts: string[]
  because: string
  met: boolean
  checks: StepCheck[]
  view: GameView
  log: ShownEvent[]
}

/** One thing that must hold after a step, in the words of the file. */
export interface StepCheck {
  about: string
  wanted: unknown
  met: boolean
}

/** GET /api/text/{lang}: templates with {placeholders}; by game and code the card names that are its own. */
export interface TextInfo {
  language: string
  messages: Record<string, string>
  cards: Record<string, Record<string, string>>
}

/** POST /api/tables/{id}/enter: the password of a locked table, to sit down or to watch. */
export interface Enter {
  password: string
}

/** GET /api/tables/{id}/replay?answer=N&seat=S: the game as the seat saw it after so many answers. */
export interface Frame {
  answer: number
  last: number
  seat: number
  view: GameView
  log: ShownEvent[]
  text: string
  by: number
}

/** GET /api/tables */
export interface LobbyInfo {
  mine: TableInfo[]
  open: TableInfo[]
  watch: TableInfo[]
  seats: Record<string, number[]>
}

/** `me` is the creator (several times: hot seat), `open` waits for somebody, `bot` is the computer. */
export interface NewPlace {
  kind: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
  deck?: string | Deck
}

/** POST /api/tables. It begins by itself as soon as no place is open. */
export interface NewTable {
  game: string
  places: NewPlace[]
  options?: Record<string, boolean | number | string>
  public?: boolean
  password?: string
  clock?: ClockRule | null
  contribution?: string
  wait?: number
}

/** POST /api/scenarios/open. Without bots one person plays every seat. */
export interface OpenScenario {
  path: string
  seats?: string[]
  step?: number
  language?: string
}

/** POST /api/tables/{id}/play-on: from after this many answers, as this seat against the computer. */
export interface PlayOn {
  answer: number
  seat: number
  bot?: string
}

/** POST /api/tables/{id}/rematch: the same table anew, the places of the sides swapped or not. */
export interface Rematch {
  swap?: boolean
}

/** POST /api/tables/{id}/sit. Whoever opened the table may give a free place to a bot instead. */
export interface Sit {
  place?: number
  deck?: string | Deck
  password?: string
  contribution?: string
  bot?: string
}

/** What a seat would do: offered or not, and perhaps only the beginning of it, without what it is aimed at. */
export interface MeantMove {
  verb: string
  card?: MeantThing | null
  to?: MeantThing | null
  amount?: number
}

/** A card or place as the view of the seat calls it: by one of these; a slot goes with a place. */
export interface MeantThing {
  id?: number
  place?: number
  slot?: number
  square?: string
  code?: string
}

/** The document has changed. Keep the first `kept` entries of the log, then add `events`. */
export interface Changed {
  type: 'changed'
  seq: number
  check: string
  changes: (Put | Drop | Splice)[]
  kept: number
  events: ShownEvent[]
}

/** The intent was carried out and is on disk; the change itself comes as `changed`. */
export interface Done {
  type: 'done'
  id: number
  moment: number
}

/** The first message, and whenever a client has to begin anew. */
export interface Joined {
  type: 'joined'
  protocol: number
  seq: number
  check: string
  document: Document
  log: ShownEvent[]
}

/** Somebody is. */
export interface Pong {
  type: 'pong'
  id: number
}

/** The answer to `preview`, by option. */
export interface Previewed {
  type: 'previewed'
  id: number
  moment: number
  outlooks: Record<string, Outlook>
}

/** The intent was not carried out and changed nothing. `id` is -1 where the message could not be read. */
export interface Refused {
  type: 'refused'
  id: number
  moment: number
  refusal: Refusal
}

/** The answer to `why-not`; no refusal: the action is offered. */
export interface Why {
  type: 'why'
  id: number
  moment: number
  refusal: Refusal | null
}

/** Where to ask the seat and where to pass for it. What is not named is as the game has it. */
export interface Orders {
  stops?: Record<string, 'pass' | 'stop'>
  triggers?: Record<string, 'always' | 'never'>
  until?: '' | 'event' | 'stop' | 'turn'
}

/** A moment of the turn at which one may do something or let it be, and what holds there if one has not said. Its
 * phrase is `<game>.window.<key>`, that of its phase `<game>.phase.<phase>`. */
export interface WindowInfo {
  key: string
  phase: string
  mine: '' | 'pass' | 'stop'
  theirs: '' | 'pass' | 'stop'
}

/** POST /api/account (a new one; a guest keeps his tables) and POST /api/login. */
export interface AccountBody {
  name: string
  password: string
}

/** POST /api/session: play as a guest under this name. */
export interface GuestBody {
  name: string
}

/** DELETE /api/account; a guest has no password to give. */
export interface LeaveBody {
  password: string
}

/** POST /api/password: the one that held until now, and the new one. */
export interface PasswordBody {
  old: string
  new: string
}

/** GET /api/session: who the cookie says one is; `user` 0 is nobody yet. */
export interface Session {
  user: number
  name: string
  guest: boolean
}

/** GET /api/sessions, and DELETE /api/sessions/{id}: where somebody is signed in. */
export interface SessionInfo {
  id: string
  device: string
  created: number
  used: number
  current: boolean
}

/** POST /api/puzzles/{game}/{number}/why (of an action) and …/preview (of options that begin with these words). */
export interface PuzzleAsk {
  answers: string[]
  action: string | MeantMove
}

/** POST /api/puzzles/{game}/{number}/frame: after these answers of who solves it; the others answer, too. */
export interface PuzzleAt {
  answers: string[]
}

/** The game as who solves it sees it there. */
export interface PuzzleFrame {
  view: GameView
  log: ShownEvent[]
  cards: CardInfo[]
  status: 'asked' | 'failed' | 'solved'
  window: string
}

/** GET /api/puzzles/{game} */
export interface PuzzleInfo {
  number: number
  seat: number
  goal: 'hold' | 'survive' | 'win'
  decks: string[]
}

/** GET /api/puzzles: the games that have some. */
export interface PuzzleShelf {
  game: string
  count: number
}

/** GET /api/puzzles/{game}/{number}/solution: the only first answer that reaches the goal. */
export interface PuzzleSolution {
  option: string
}

/** Why an action is not allowed. */
export interface PuzzleWhy {
  refusal: Refusal | null
}

/** The body of every HTTP answer that is no success. */
export interface Problem {
  refusal: Refusal
}

/** Why not. `rule`, `card` (a code) and `place` name what imposes it, where there is such a thing. */
export interface Refusal {
  key: string
  args?: Record<string, unknown>
  rule?: string
  card?: string
  place?: string
}

/** Seconds that every answer is free of charge, and the seconds a seat has for whatever takes longer. */
export interface ClockRule {
  move: number
  bank: number
}

/** Milliseconds left at the moment of the message; only the asked seat's run: first `move`, then its bank. */
export interface Clocks {
  rule: ClockRule
  move: number
  bank: number[]
}

/** All that a client knows of a table. It gets it whole on joining and as changes afterwards. */
export interface Document {
  table: TableInfo
  you: You
  view: GameView | null
  windows: WindowInfo[]
  talk: Said[]
}

/** The seed is made of a secret and of what each place contributed (`docs/concepts/table.md`). */
export interface Fairness {
  commitment: string
  contributions: string[]
  secret: string
}

/** What an option would bring as far as its chooser can know: codes of the units that would fall, and so on. */
export interface Outlook {
  kills?: string[]
  losses?: string[]
  then?: string
  ended?: string
  defence?: number
  incoming?: number
}

/** A chair at the table, in the order of the decks. The dice may seat its player elsewhere (`seat`). */
export interface Place {
  kind: 'bot' | 'open' | 'person'
  name: string
  army: string
  deck: string
  seat: number | null
  here: boolean
  gone: number
  played: boolean
}

/** Everything about a table that everybody at it may know. */
export interface TableInfo {
  id: string
  game: string
  version: string
  state: 'open' | 'over' | 'running' | 'stopped'
  options: Record<string, unknown>
  places: Place[]
  public: boolean
  locked: boolean
  moment: number
  answers: number
  asked: number
  clocks: Clocks | null
  undo: UndoOffer | null
  fairness: Fairness | null
  scenario: string
  reason: string
  rematch: string
  watchers: number
  created: number
  outcome: unknown[] | null
  wait: number
  adjourned: boolean
  adjourning: AdjournOffer | null
}

/** Somebody wants to take back his last answer and all that followed; whoever is in `waiting` has to agree. */
export interface UndoOffer {
  seat: number
  answers: number
  waiting: number[]
}

/** What concerns the receiver alone. */
export interface You {
  seats: number[]
  places: number[]
  eye: number
  idle: string
  undo: 'ask' | 'free' | 'no'
  mine: boolean
  orders: Orders | null
  window: string
  trigger: string
  passing: string
  muted: number[]
}

/** Offer to go on another time, agree to it, or with `agree: false` decline or withdraw it. */
export interface Adjourn {
  type: 'adjourn'
  id: number
  seat: number
  agree: boolean
}

/** Somebody wants to go on another time; whoever is in `waiting` has to agree. */
export interface AdjournOffer {
  seat: number
  waiting: number[]
}

/** The asked player has been away for too long: win, or let the computer play for him until he is back. */
export interface Claim {
  type: 'claim'
  id: number
  seat: number
  wish: 'computer' | 'win'
}

/** From now on, at every table: hear nothing of the person at this place, or hear him again. */
export interface Mute {
  type: 'mute'
  id: number
  place: number
  muted: boolean
}

/** Tell the people who run the server about something that was said here. */
export interface ReportSaying {
  type: 'report-saying'
  id: number
  number: number
}

/** Go on with an adjourned game; everybody has to be here. */
export interface Resume {
  type: 'resume'
  id: number
  seat: number
}

/** Something that the person at a place has said: a phrase by its key, or words of his own. */
export interface Said {
  number: number
  place: number
  phrase: string
  text: string
  at: number
}

/** Say something to everybody at the table: a phrase, or words of one's own. */
export interface Say {
  type: 'say'
  id: number
  place: number
  phrase: '' | 'back' | 'hello' | 'hurry' | 'luck' | 'moment' | 'nice' | 'oops' | 'thanks' | 'thinking' | 'well-played'
  text: string
}

export type Change =
  | Put
  | Drop
  | Splice

export type Intent =
  | Answer
  | Resign
  | Undo
  | UndoReply
  | GiveOrders
  | WhyNot
  | Preview
  | Ping
  | Say
  | Mute
  | ReportSaying
  | Claim
  | Adjourn
  | Resume

export type Message =
  | Joined
  | Changed
  | Done
  | Refused
  | Why
  | Previewed
  | Pong
