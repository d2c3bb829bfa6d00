// A real server on a free port and a real browser, for the tests and the pictures that need both.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "playwright-core";
import { Visitor, type Wishes } from "./visitor";

export const ROOT = join(import.meta.dirname, "..", "..");
export const INTERPRETED = join(ROOT, ".venv", "bin", "python");
const PYTHON = process.env.WARHOST_PYTHON ?? INTERPRETED;
const CHROMIUM = process.env.WARHOST_CHROMIUM ?? "/usr/bin/chromium";
const PATIENCE = 60_000; // for whatever a page waits for; only a failure takes so long

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One for all houses of a process: it ends with it, or before. */
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

export type Flag = "--hurried";

export class House {
  url = "";
  /** A folder with a game that is installed beside Warhost; it goes with the interpreted rules only. */
  installed = "";
  #folder = mkdtempSync(join(tmpdir(), "warhost-"));
  readonly #flags: string[];
  #server: ChildProcess | null = null;
  #browser: Browser | null = null;
  #visitors: Visitor[] = [];

  /**
   * What chance brings follows from a table's contribution: a game is the same one every time, and so is a picture.
   * `--hurried`: minutes on the server are over at once.
   */
  constructor(...flags: Flag[]) {
    this.#flags = flags;
  }

  /** Starts the server; again on the same port and database after it was killed. */
  async serve(first = "0"): Promise<void> {
    const port = this.url ? new URL(this.url).port : first;
    const command = [join(import.meta.dirname, "serve.py"), join(this.#folder, "tables.sqlite3"), port, ...this.#flags];
    const env = { ...process.env, PYTHONWARNINGS: "ignore:resource_tracker" }; // it complains about a server that was killed
    if (this.installed) Object.assign(env, { PYTHONPATH: this.installed });
    const server = spawn(this.installed ? INTERPRETED : PYTHON, command, { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#server = server;
    this.url = await new Promise((resolve, reject) => {
      server.stdout!.on("data", (data: Buffer) => resolve(data.toString().trim()));
      server.on("error", reject);
      server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
    for (const each of this.#visitors) each.unserved = false;
  }

  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    for (const each of this.#visitors) each.unserved = true;
    await new Promise((resolve) => {
      server.on("exit", resolve);
      server.kill("SIGKILL");
    });
  }

  /** Opens on a free port, or on this one where it can be seen. */
  async open(port = "0"): Promise<this> {
    [this.#browser] = await Promise.all([openBrowser(), this.serve(port)]);
    return this;
  }

  async close(): Promise<void> {
    await this.leave();
    await this.kill();
    this.#clear();
  }

  /** Begins anew: no table and nobody is left of before. */
  async renew(): Promise<void> {
    await this.kill();
    this.#clear();
    this.#folder = mkdtempSync(join(tmpdir(), "warhost-"));
    await this.serve();
  }

  #clear(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Somebody with a browser of his own. */
  async visitor(wishes: Wishes = {}, device: BrowserContextOptions = DESKTOP): Promise<Visitor> {
    const context = await this.#browser!.newContext({ reducedMotion: "reduce", ...device });
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: this.url });
    const settings = { language: "en" as const, theme: "dark" as const, speed: "off", ...wishes };
    // Only where nothing is saved yet, so that what a visitor sets outlives a reload.
    await context.addInitScript(
      (text) => localStorage.getItem("warhost.settings") ?? localStorage.setItem("warhost.settings", text),
      JSON.stringify(settings),
    );
    await context.addInitScript(() => (crypto.getRandomValues = (bytes) => bytes)); // what a page itself gives to the shuffle
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const visitor = new Visitor(page, this.url, settings.language);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** Where all visitors stand. */
  async stand(): Promise<string> {
    return (await Promise.all(this.#visitors.map((each) => each.stands()))).join("\n\n");
  }

  /** All visitors leave; what went wrong in their pages is told.  With a name a picture of each is kept under build/. */
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
