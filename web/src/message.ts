// Parser for the subset of ICU MessageFormat that the translations use, so that translation tools can read them:
// {name}; {count, plural, =0 {none} one {# card} other {# cards}} with # for the number; {who, select, me {…} other
// {…}}.

export type Words = Record<string, string | number>;
interface Choice {
  name: string;
  kind: "plural" | "select";
  forms: Record<string, Piece[]>;
}
type Piece = string | { name: string } | Choice | { number: true };

const parsed = new Map<string, Piece[]>();
const rules = new Map<string, Intl.PluralRules>();

/** Parses a message into pieces; text with invalid syntax is kept as written. */
export function parse(message: string): Piece[] {
  const known = parsed.get(message);
  if (known) return known;
  const found = new Reader(message).pieces("");
  parsed.set(message, found);
  return found;
}

class Reader {
  #at = 0;

  constructor(readonly text: string) {}

  /** Parses up to the end of the plural or select branch, or of the message. */
  pieces(within: "" | "plural" | "select"): Piece[] {
    const found: Piece[] = [];
    let plain = "";
    const flush = (): void => {
      if (plain) found.push(plain);
      plain = "";
    };
    while (this.#at < this.text.length && !(within && this.text[this.#at] === "}")) {
      const sign = this.text[this.#at]!;
      if (sign === "#" && within === "plural") {
        flush();
        found.push({ number: true });
        this.#at += 1;
      } else if (sign === "{") {
        const from = this.#at;
        const piece = this.#argument();
        if (piece) {
          flush();
          found.push(piece);
        } else {
          plain += this.text.slice(from, this.#at);
        }
      } else {
        plain += sign;
        this.#at += 1;
      }
    }
    flush();
    return found;
  }

  /** Parses an argument after its opening brace; null if no name follows. */
  #argument(): Piece | null {
    const head = /^\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/.exec(this.text.slice(this.#at));
    if (!head) {
      this.#at += 1;
      return null;
    }
    this.#at += head[0].length;
    const [, name = "", kind] = head;
    if (kind !== "plural" && kind !== "select") {
      this.#at += 1; // skip the closing brace
      return { name };
    }
    const forms: Record<string, Piece[]> = {};
    for (;;) {
      const form = /^\s*(=?\w+)\s*\{/.exec(this.text.slice(this.#at));
      if (!form) break;
      this.#at += form[0].length;
      forms[form[1]!] = this.pieces(kind);
      this.#at += 1;
    }
    this.#at += /^\s*\}?/.exec(this.text.slice(this.#at))![0].length;
    return { name, kind, forms };
  }
}

function form(choice: Choice, value: string | number | undefined, language: string): Piece[] {
  const exact = choice.forms[choice.kind === "plural" ? `=${value}` : String(value)];
  if (exact) return exact;
  if (choice.kind === "plural" && value !== undefined) {
    const rule = rules.get(language) ?? new Intl.PluralRules(language);
    rules.set(language, rule);
    const found = choice.forms[rule.select(Number(value))];
    if (found) return found;
  }
  return choice.forms.other ?? [];
}

/** Drops the full stop of a sentence after a name that already ends with "!" or "?". */
export const afterName = (before: string, text: string): string =>
  /[!?]$/.test(before) && text.startsWith(".") ? text.slice(1) : text;

/** The pieces of a message with its arguments filled in; arguments that are objects are returned as they are. */
export function filled<T extends object>(
  message: string,
  words: Record<string, string | number | T>,
  language: string,
): (string | T)[] {
  const found: (string | T)[] = [];
  const add = (piece: string | T): void => {
    const last = found.at(-1);
    if (typeof piece === "string" && typeof last === "string") found[found.length - 1] = last + afterName(last, piece);
    else found.push(piece);
  };
  const walk = (pieces: Piece[], number: string): void => {
    for (const piece of pieces) {
      if (typeof piece === "string") add(piece);
      else if ("number" in piece) add(number);
      else {
        const value = words[piece.name];
        if (!("kind" in piece))
          add(value === undefined ? `{${piece.name}}` : typeof value === "object" ? value : String(value));
        else if (typeof value !== "object") walk(form(piece, value, language), String(value ?? ""));
      }
    }
  };
  walk(parse(message), "");
  return found;
}

export const format = (message: string, words: Words, language: string): string =>
  filled<never>(message, words, language).join("");

/** The argument names of a message, sorted, each once. */
export function asked(message: string): string[] {
  const found = new Set<string>();
  const walk = (pieces: Piece[]): void => {
    for (const piece of pieces) {
      if (typeof piece === "string" || "number" in piece) continue;
      found.add(piece.name);
      if ("forms" in piece) for (const each of Object.values(piece.forms)) walk(each);
    }
  };
  walk(parse(message));
  return [...found].sort();
}
