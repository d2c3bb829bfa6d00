// What has just happened, made to be seen: the card that was played is held up, blows fall, what is won or burns is announced.
import type { ShownEvent } from "../../games/views";
import { speed } from "../../settings.svelte";
import { lineText, type LogLine } from "../log/record";
import { sound, type Sound } from "./sounds";

/** An event as the stage knows it; the games make these from their own. */
export interface Happening {
  kind: "played" | "attack" | "hit" | "fallen" | "burned" | "won" | "sound";
  card?: string; // its code
  toward?: string; // the code of what is attacked, or the part of the table
  foe: boolean; // whether another player did it
  says?: string; // the line of the log
  sound?: Sound;
}

/** Which events are staged, and which are only heard. */
export interface Staging<V> {
  kinds: Record<string, Happening["kind"]>;
  sounds: Record<string, Sound>;
  toward: (event: ShownEvent, view: V) => string | undefined; // what a blow falls on
  line: (event: ShownEvent, view: V) => LogLine;
}

export const happeningsOf = <V extends { seat: number }>(
  { kinds, sounds, toward, line }: Staging<V>,
  news: readonly ShownEvent[],
  view: V,
): Happening[] =>
  news.flatMap((event): Happening[] => {
    const foe = event.seat !== view.seat;
    const kind = kinds[event.kind];
    if (kind) return [{ kind, card: event.card, toward: toward(event, view), foe, says: lineText(line(event, view)) }];
    const heard = event.kind === "turn" && foe ? undefined : sounds[event.kind]; // the reader's own turn is announced
    return heard ? [{ kind: "sound", foe, sound: heard }] : [];
  });

const SOUND: Partial<Record<Happening["kind"], Sound>> = {
  played: "card",
  attack: "attack",
  hit: "hit",
  fallen: "destroyed",
  burned: "fire",
  won: "planet",
};

export interface Shown {
  key: number;
  code: string;
  says: string;
}

const MUCH = 60; // events at once: more is a game that one has just come to
const MOST = 4; // that wait to be shown: of a long turn only the newest are

export class Stage {
  shown = $state.raw<Shown | null>(null);
  banner = $state.raw<{ key: number; says: string; kind: Happening["kind"] } | null>(null);
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = 0;
  #told = -1; // how much of the log has been seen

  /** Milliseconds that a card is held up; 0: nothing is staged. */
  get pace(): number {
    return speed() * 4.2;
  }

  tell(news: readonly Happening[]): void {
    for (const each of news) {
      const heard = each.sound ?? SOUND[each.kind];
      if (heard) sound(heard);
      if (!this.pace) continue;
      if (each.kind === "played" && each.foe && each.card)
        this.#waiting.push({ key: ++this.#key, code: each.card, says: each.says ?? "" });
      else if (each.kind === "attack" && each.card) thrust(each.card, each.toward);
      else if (each.kind === "won" || each.kind === "burned") this.#proclaim(each);
    }
    this.#waiting = this.#waiting.slice(-MOST);
    if (!this.shown) this.#next();
  }

  /** What is new in a log since the last time; a log that was taken back or came whole is not staged. */
  follow<T>(log: readonly T[], made: (news: readonly T[]) => Happening[]): void {
    const first = this.#told < 0;
    const news = first ? [] : log.slice(this.#told);
    this.#told = log.length;
    if (!first && news.length && news.length <= MUCH) this.tell(made(news));
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shown = null;
    this.banner = null;
  }

  #proclaim({ says = "", kind }: Happening): void {
    const key = ++this.#key;
    this.banner = { key, says, kind };
    setTimeout(() => {
      if (this.banner?.key === key) this.banner = null;
    }, this.pace * 1.8);
  }

  #next(): void {
    this.shown = this.#waiting.shift() ?? null;
    if (this.shown) this.#timer = setTimeout(() => this.#next(), this.pace / (1 + this.#waiting.length * 0.35));
  }
}

/** Where a card is on the table. */
export const lying = (code: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main .field [data-card="${CSS.escape(code)}"]`);

/** A card strikes out at what it attacks, or over the middle, and goes back. */
function thrust(code: string, toward: string | undefined): void {
  const node = lying(code);
  if (!node) return;
  const goal = toward
    ? (lying(toward) ?? document.querySelector<HTMLElement>(`[data-part="${CSS.escape(toward)}"]`))
    : null;
  const from = node.getBoundingClientRect();
  const to = goal?.getBoundingClientRect();
  const field = node.closest(".field")!.getBoundingClientRect();
  const up = from.top + from.height / 2 > field.top + field.height / 2 ? -1 : 1;
  const [x, y] = to
    ? [
        (to.left + to.width / 2 - from.left - from.width / 2) * 0.45,
        (to.top + to.height / 2 - from.top - from.height / 2) * 0.45,
      ]
    : [0, up * from.height * 0.5];
  node.animate(
    [
      { translate: "0 0", zIndex: 5 },
      { translate: `${-x * 0.12}px ${-y * 0.12}px`, offset: 0.25, zIndex: 5 },
      { translate: `${x}px ${y}px`, offset: 0.55, easing: "ease-in", zIndex: 5 },
      { translate: "0 0", zIndex: 5 },
    ],
    { duration: speed() * 1.9, easing: "ease-out" },
  );
  goal?.animate([{ filter: "none" }, { filter: "brightness(2.2)", offset: 0.6 }, { filter: "none" }], {
    duration: speed() * 1.9,
  });
}
