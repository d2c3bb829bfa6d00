// A visitor of the site, who finds elements by their accessible names in the language of the page.
import type { Locator, Page } from "playwright-core";
import { format } from "../../web/src/message";
import { interfaceWords } from "../../web/tests/dictionaries";
export type Language = string;
type Words = typeof import("../../src/warhost/text/messages/en/house.json") &
  typeof import("../../src/warhost/text/messages/en/home.json") &
  typeof import("../../src/warhost/text/messages/en/more.json") &
  typeof import("../../src/warhost/text/messages/en/admin.json") &
  typeof import("../../src/warhost/text/messages/en/decks.json") &
  typeof import("../../src/warhost/text/messages/en/lords/table.json") &
  typeof import("../../src/warhost/text/messages/en/invasion/home.json") &
  typeof import("../../src/warhost/text/messages/en/conquest/home.json") &
  typeof import("../../src/warhost/text/messages/en/conquest/table.json") &
  typeof import("../../src/warhost/text/messages/en/lords/home.json");
type Key = keyof Words;
const OWN = new Map<string, Record<string, string>>(); // the client's messages by language

/** Settings stored in the browser. */
export interface Preferences {
  language?: Language;
  theme?: "dark" | "light";
  [setting: string]: unknown;
}

export interface Seat {
  kind: "me" | "bot" | "open";
  deck?: string;
  name?: string;
  bot?: string;
}
export const ME: Seat = { kind: "me", deck: "orcs" };
export const BOT: Seat = { kind: "bot", bot: "random", deck: "dwarves" };
export const OPEN: Seat = { kind: "open" };
export const SHORT = { units: 3, commanders: 0 }; // a short game

const LAST = 20; // number of lines printed about a page when a test failed
const SHOWN = 600; // letters
const TURN = 90_000; // timeout in milliseconds for the answers of all other players

export class Visitor {
  readonly wrong: string[] = []; // errors of the page
  readonly #asked: string[] = []; // the last requests of the page, with their responses
  unserved = false; // while the server is killed
  #messages: Record<string, string> = {};

  constructor(
    readonly page: Page,
    readonly url: string,
    readonly language: Language,
  ) {
    page.on("pageerror", (error) => this.wrong.push(error.message));
    page.on("console", (message) => {
      // Lost connections are part of some tests, and refusals have error statuses.
      if (message.type() !== "error" || /ERR_CONNECTION|WebSocket|status of 4\d\d/.test(message.text())) return;
      // This is how the service worker reports that the server is unreachable.
      if (this.unserved && message.text() === "Failed to load resource: net::ERR_FAILED") return;
      this.wrong.push(message.text());
    });
    const note = (line: string): void => {
      this.#asked.push(line);
      if (this.#asked.length > LAST) this.#asked.shift();
    };
    page.on("request", (request) => note(`${request.method()} ${request.url()}`));
    page.on("response", (answer) => note(`${answer.status()} ${answer.url()}`));
    page.on("requestfailed", (request) => note(`${request.failure()?.errorText} ${request.url()}`));
    page.on("websocket", (line) => {
      note(`opened ${line.url()}`);
      line.on("close", () => note(`closed ${line.url()}`));
      line.on("framereceived", ({ payload }) => note(`heard ${String(payload).slice(0, 80)}`));
    });
  }

  /** The state of this visitor's page, for diagnosing a failure on another machine. */
  async stands(): Promise<string> {
    const shown = await this.page.locator("body").innerText().catch(String);
    return [`${this.page.url()} in ${this.language}`, ...this.#asked, shown.slice(0, SHOWN)].join("\n");
  }

  /** An interface text in this visitor's language. */
  t(key: Key, words: Record<string, string | number> = {}): string {
    const own = OWN.get(this.language) ?? interfaceWords(this.language);
    OWN.set(this.language, own);
    return format(own[key] ?? key, words, this.language);
  }

  /** A message of the server's catalogue. */
  async say(key: string): Promise<string> {
    if (!(key in this.#messages))
      this.#messages = (await this.get<{ messages: Record<string, string> }>(`/text/${this.language}`)).messages;
    return this.#messages[key] ?? key;
  }

  async go(path = ""): Promise<void> {
    await this.page.goto(`${this.url}/#/${path}`);
    await this.page.locator("main:not([aria-busy])").first().waitFor();
  }

  /** HTTP requests in the page's session. */
  async get<T>(path: string): Promise<T> {
    const answer = await this.page.request.get(`${this.url}/api${path}`);
    return answer.json();
  }

  async post<T>(path: string, data: object): Promise<T> {
    const answer = await this.page.request.post(`${this.url}/api${path}`, { data, headers: { origin: this.url } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  /** Creates a table by an HTTP request, and opens its page. Its contribution determines the deal. */
  async table(places: Seat[], options: object = {}, more: object = {}): Promise<string> {
    await this.post("/session", { name: "Ada" });
    const { id } = await this.post<{ id: string }>("/tables", {
      game: "lords",
      places,
      options,
      contribution: "e2e",
      ...more,
    });
    await this.go(`table/${id}`);
    return id;
  }

  button(key: Key, words: Record<string, string | number> = {}): Locator {
    return this.page.getByRole("button", { name: this.t(key, words), exact: true });
  }

  heading(key: Key, words: Record<string, string | number> = {}): Locator {
    return this.page.getByRole("heading", { name: this.t(key, words), exact: true });
  }

  /** Buttons with this text in a part of the page, found by text because queries by role search the whole page. */
  saying(part: string, words: string): Locator {
    return this.page.locator(`${part} button:not([aria-hidden], [aria-hidden] *):visible`, { hasText: words });
  }

  get prompt(): Locator {
    return this.page.locator(".ask").getByRole("form", { name: this.t("prompt") });
  }

  get field(): Locator {
    return this.page.getByRole("grid", { name: this.t("board") });
  }

  get hand(): Locator {
    return this.page.getByRole("region", { name: this.t("hand.yours") }).getByRole("button");
  }

  get log(): Locator {
    return this.page.getByRole("log", { name: this.t("log") });
  }

  get replay(): Locator {
    return this.page.getByRole("group", { name: this.t("replay") });
  }

  get ready(): Locator {
    return this.button("handover.ready");
  }

  /** Cards of the hand that can be played. */
  get playable(): Locator {
    return this.saying("[data-part=hand]", this.t("hand.playable"));
  }

  /** Squares that are legal for the picked card or unit. */
  get targets(): Locator {
    return this.saying("[role=grid]", this.t("board.can"));
  }

  /** Squares of units that can act. */
  get actors(): Locator {
    return this.saying("[role=grid]", this.t("board.acts"));
  }

  square(name: string): Locator {
    return this.field.getByRole("button", { name: new RegExp(`^${name}\\b`) });
  }

  /** Squares with a unit on them. */
  get units(): Locator {
    return this.field.getByRole("button").filter({ hasNotText: this.t("board.empty") });
  }

  /** Buttons of the prompt without card or square, by the verb of their notation. */
  async plain(...verbs: string[]): Promise<Locator> {
    const names = await Promise.all(verbs.map((verb) => this.say(`lords.action.${verb}`)));
    return this.prompt.getByRole("button", { name: new RegExp(`^(${names.map(escaped).join("|")})$`) });
  }

  /** Waits until this visitor is asked and sees their cards; false if the game is over. */
  async asked(): Promise<boolean> {
    for (;;) {
      const found = await this.page.waitForFunction(
        () => [".replay", "[data-handover]", "[data-asked=true]"].find((each) => document.querySelector(each)),
        null,
        { polling: 40, timeout: TURN },
      ); // others may be playing meanwhile
      const what = await found.jsonValue();
      if (what !== "[data-handover]") return what !== ".replay";
      await this.ready.click();
      await this.ready.waitFor({ state: "hidden" });
    }
  }

  /** Acts, and waits for another question, another player's question or the end. */
  async next(act: () => Promise<unknown>): Promise<void> {
    const before = await this.page.locator("[data-moment]").getAttribute("data-moment");
    await act();
    await this.page.waitForFunction((moment) => !document.querySelector(`[data-moment="${moment}"]`), before, {
      polling: 40,
    });
  }

  /** Gives this many answers, or fewer if the game ends. */
  async answers(count: number, answer: (guest: Visitor) => Promise<void>): Promise<void> {
    for (let given = 0; given < count && (await this.asked()); given++) await this.next(() => answer(this));
  }

  /** Answers while this visitor is asked. Only with people: a computer may answer too quickly to notice. */
  async turn(answer: (guest: Visitor) => Promise<void>): Promise<void> {
    await this.asked();
    while (await this.page.locator("[data-asked=true]").count()) await this.next(() => answer(this));
  }

  /** Plays until the game is over. */
  async playOut(answer: (guest: Visitor) => Promise<void>): Promise<void> {
    while (await this.asked()) await this.next(() => answer(this));
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
