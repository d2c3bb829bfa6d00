// A real server on a free port and a real browser, for browser tests and screenshots.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Browser, type BrowserContextOptions } from "playwright-core";
import { Visitor, type Preferences } from "./visitor";

export const ROOT = join(import.meta.dirname, "..", "..");
export const INTERPRETED = join(ROOT, ".venv", "bin", "python");
export const PYTHON = process.env.WARHOST_PYTHON ?? INTERPRETED;
// The headless build of Chromium, if installed, needs a tenth less processor time.
const CHROMIUM =
  process.env.WARHOST_CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);
const SHORT = Boolean(process.env.WARHOST_SHORT);
const TIMEOUT = 60_000; // timeout of all waits; only a failure takes this long

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One browser for all sites of a process; it ends with the process at the latest. */
let browser: Promise<Browser> | null = null;

function openBrowser(): Promise<Browser> {
  // As root, as in continuous integration, Chromium runs only without its sandbox.
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
    // No test checks rendered pixels, and rendering is a fifth of a browser's work: without memory for it most is
    // skipped, also in screenshots of failures, which are complete in long runs.
    ...(SHORT ? ["--force-gpu-mem-available-mb=1"] : []),
  ];
  return (browser ??= chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--font-render-hinting=none", ...quiet],
  }));
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}

export type Flag = "--hurried" | "--no-digests" | `--rules=${string}`;

interface Server {
  url: string;
  kill: () => Promise<void>;
}

const ENV = { ...process.env, PYTHONWARNINGS: "ignore:resource_tracker" }; // it complains about a server that was killed
const SERVE = join(import.meta.dirname, "serve.py");

/** Starts a separate server, with installed games or another language. */
function startAlone(command: string[], environment: Record<string, string>): Promise<Server> {
  const env = { ...ENV, ...environment };
  const server = spawn(PYTHON, [SERVE, ...command], { env, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    const gone = new Promise<void>((done) => server.on("exit", () => done()));
    const kill = (): Promise<void> => (server.kill("SIGKILL"), gone);
    server.stdout.on("data", (data: Buffer) => resolve({ url: data.toString().trim(), kill }));
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Process that has loaded the games, from which all servers of a test process are forked. */
class ServerForker {
  readonly #process: ChildProcess;
  readonly #told = new Map<string, (words: string[]) => void>(); // listeners by name of a server
  #count = 0;

  constructor() {
    this.#process = spawn(PYTHON, [SERVE, "--many"], { env: ENV, stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.#process.stdout! }).on("line", (line) => {
      const [name, ...words] = line.split(" ");
      this.#told.get(name!)?.(words);
    });
    this.#process.unref(); // ends with this process
    for (const pipe of [this.#process.stdin, this.#process.stdout]) if (pipe instanceof Socket) pipe.unref();
  }

  start(command: string[]): Promise<Server> {
    const name = String(++this.#count);
    return new Promise((resolve, reject) => {
      let end = (): void => undefined;
      const gone = new Promise<void>((done) => (end = done));
      this.#told.set(name, ([word, number]) => {
        if (word === "gone") {
          end();
          reject(new Error("the server has ended"));
        } else resolve({ url: word!, kill: () => (process.kill(Number(number), "SIGKILL"), gone) });
      });
      this.#process.on("exit", (code) => reject(new Error(`there are no more servers: ${code}`)));
      this.#process.stdin!.write(`${JSON.stringify([name, ...command])}\n`);
    });
  }
}
let forker: ServerForker | null = null;

export class Site {
  url = "";
  /** Folder with games and card sets that are installed in addition. */
  installed = "";
  /** Folder with additional languages. */
  languages = "";
  #folder = mkdtempSync(join(tmpdir(), "warhost-"));
  /** Flags for the next start of the server. */
  flags: Flag[];
  #server: Server | null = null;
  #browser: Browser | null = null;
  #visitors: Visitor[] = [];

  /**
   * Random events follow from a table's contribution, so that games and screenshots are reproducible. `--hurried`: the server's clock runs fast; `--rules=` and `--no-digests`: simulate changed rules.
   */
  constructor(...flags: Flag[]) {
    this.flags = flags;
  }

  /** Starts the server; again on the same port and database after it was killed. */
  async serve(first = "0"): Promise<void> {
    const port = this.url ? new URL(this.url).port : first;
    const command = [join(this.#folder, "tables.sqlite3"), port, ...this.flags];
    const environment = { PYTHONPATH: this.installed, WARHOST_LANGUAGES: this.languages };
    this.#server = await (this.installed || this.languages
      ? startAlone(command, environment)
      : (forker ??= new ServerForker()).start(command));
    this.url = this.#server.url;
    for (const each of this.#visitors) each.unserved = false;
  }

  async kill(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    for (const each of this.#visitors) each.unserved = true;
    await server.kill();
  }

  /** Opens on a free port, or on a given one for manual inspection. */
  async open(port = "0"): Promise<this> {
    [this.#browser] = await Promise.all([openBrowser(), this.serve(port)]);
    return this;
  }

  async close(): Promise<void> {
    await this.leave();
    await this.kill();
    this.#clear();
  }

  /** Restarts with an empty database. */
  async renew(): Promise<void> {
    await this.kill();
    this.#clear();
    this.#folder = mkdtempSync(join(tmpdir(), "warhost-"));
    await this.serve();
  }

  #clear(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A visitor with a separate browser context. */
  async visitor(preferences: Preferences = {}, device: BrowserContextOptions = DESKTOP): Promise<Visitor> {
    const context = await this.#browser!.newContext({ reducedMotion: "reduce", ...device });
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: this.url });
    // In short runs without sounds, except for the test of sounds.
    const quick = { speed: "off", ...(SHORT ? { volume: 0 } : {}) };
    const settings = { language: "en" as const, theme: "dark" as const, ...quick, ...preferences };
    // Only if nothing is stored yet, so that a visitor's settings are kept after a reload.
    await context.addInitScript(
      (text) => localStorage.getItem("warhost.settings") ?? localStorage.setItem("warhost.settings", text),
      JSON.stringify(settings),
    );
    await context.addInitScript(() => (crypto.getRandomValues = (bytes) => bytes)); // the page's contribution to the shuffle
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    const visitor = new Visitor(page, this.url, settings.language);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** The state of all visitors' pages, for failure reports. */
  async stand(): Promise<string> {
    return (await Promise.all(this.#visitors.map((each) => each.stands()))).join("\n\n");
  }

  /** Closes all visitors; returns errors of their pages. With a name, a screenshot of each is stored under build/. */
  async leave(picture = ""): Promise<string[]> {
    const leaving = this.#visitors;
    this.#visitors = [];
    if (picture) {
      const folder = join(ROOT, "build", "e2e");
      mkdirSync(folder, { recursive: true });
      const name = picture.replace(/\W+/g, "-");
      await Promise.all(
        leaving.map((each, index) =>
          each.page.screenshot({ path: join(folder, `${name}-${index + 1}.png`) }).catch(() => undefined),
        ),
      );
    }
    await Promise.all(leaving.map((each) => each.page.context().close()));
    return leaving.flatMap((each) => each.wrong);
  }
}
