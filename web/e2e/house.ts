// A real server on a free port and a real browser, for the tests that drive both.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const PYTHON = process.env.WARHOST_PYTHON ?? join(import.meta.dirname, "..", "..", ".venv", "bin", "python");
const CHROMIUM = process.env.WARHOST_CHROMIUM ?? "/usr/bin/chromium";
const SERVE = `
import sys
from warhost.server.running import run_server
from warhost.server.settings import Settings
if __name__ == "__main__":
    run_server(Settings("sqlite:///" + sys.argv[1], message_rate=1000.0, message_burst=1000), "127.0.0.1", int(sys.argv[2]), lambda url: print(url, flush=True))
`;

export class House {
  url = "";
  readonly #database = join(mkdtempSync(join(tmpdir(), "warhost-")), "tables.sqlite3");
  #server: ChildProcess | null = null;
  #browser: Browser | null = null;

  /** Starts the server; again on the same port and database after it was killed. */
  async serve(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const server = spawn(PYTHON, ["-c", SERVE, this.#database, port], { stdio: ["ignore", "pipe", "inherit"] });
    this.#server = server;
    this.url = await new Promise((resolve, reject) => {
      server.stdout!.on("data", (data: Buffer) => resolve(data.toString().trim()));
      server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    await new Promise((resolve) => {
      server.on("exit", resolve);
      server.kill("SIGKILL");
    });
  }

  async open(): Promise<this> {
    await this.serve();
    this.#browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    });
    return this;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
  }

  /** Somebody with a browser of his own.  What goes wrong in his page is kept in `wrong`. */
  async visitor(settings: object = {}, size = { width: 1440, height: 900 }): Promise<Visitor> {
    const context = await this.#browser!.newContext({ viewport: size, reducedMotion: "reduce" });
    const saved = JSON.stringify({ language: "en", theme: "dark", speed: "off", ...settings });
    await context.addInitScript((text) => localStorage.getItem("warhost.settings") ?? localStorage.setItem("warhost.settings", text), saved);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return new Visitor(page, context, this);
  }
}

export class Visitor {
  readonly wrong: string[] = [];

  constructor(readonly page: Page, readonly context: BrowserContext, readonly house: House) {
    page.on("pageerror", (error) => this.wrong.push(error.message));
    page.on("console", (message) => message.type() === "error" && !message.text().includes("ERR_CONNECTION") && this.wrong.push(message.text()));
  }

  async go(path = ""): Promise<void> {
    await this.page.goto(`${this.house.url}/#/${path}`);
    await this.page.locator("main, .table").first().waitFor();
  }

  /** The request of the page's own session. */
  async post<T>(path: string, body: object): Promise<T> {
    return this.page.evaluate(async ([where, text]) => {
      const answer = await fetch(`/api${where}`, { method: "POST", body: text, headers: { "content-type": "application/json" } });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    }, [path, JSON.stringify(body)] as const) as Promise<T>;
  }

  /** A new table by request, and its page. */
  async table(places: object[], options: object = {}): Promise<string> {
    await this.go();
    await this.post("/session", { name: "Ada" });
    const table = await this.post<{ id: string }>("/tables", { game: "lords", places, options, contribution: "e2e" });
    await this.go(`table/${table.id}`);
    await this.page.locator(".table, .over").first().waitFor();
    return table.id;
  }

  prompt(): Promise<string | null> {
    return this.page.locator(".prompt .sentence").textContent();
  }

  /** Waits until this visitor is asked, or the game is over; false when it is over. */
  async asked(): Promise<boolean> {
    await this.page.locator(".prompt.yours, .replay").first().waitFor();
    return (await this.page.locator(".replay").count()) === 0;
  }

  /** Waits until what is asked is another question than before. */
  async next(act: () => Promise<unknown>): Promise<void> {
    const before = await this.page.locator("[data-moment]").getAttribute("data-moment");
    await act();
    await this.page.locator(`[data-moment]:not([data-moment="${before}"])`).or(this.page.locator("main.over")).first().waitFor();
  }

  /** One answer as a hand with a mouse gives it: a card and a square, a unit and a square, or a button. */
  async answer(): Promise<void> {
    const { page } = this;
    await this.next(async () => {
      const button = page.locator(".prompt .answers button").first();
      const card = page.locator(".hand .card.playable").first();
      if (await card.count()) {
        await card.click();
        await page.locator(".square.target").first().click();
      } else if (await button.count()) await button.click();
      else {
        if (!(await page.locator(".square.target").count())) await page.locator(".square.actable").first().click();
        await page.locator(".square.target").first().click();
      }
    });
  }
}
