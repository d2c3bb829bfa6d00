// Animates new events: a played card is shown enlarged, attacks strike, and gains and losses are announced.
import type { ShownEvent } from "../../games/views";
import { speed } from "../../settings.svelte";
import { lineText, type LogLine } from "../log/record";
import { sound, type Sound } from "./sounds";

/** An event in the form that the stage needs; each game converts its own events. */
export interface Happening {
  kind: "played" | "attack" | "hit" | "fallen" | "burned" | "won" | "sound";
  card?: string; // code of the card
  toward?: string; // code of the attacked card, or the attacked part of the table
  foe: boolean; // whether another player caused it
  says?: string; // text of the log line
  sound?: Sound;
}

/** Which events are animated, and which only have a sound. */
export interface Staging<V> {
  kinds: Record<string, Happening["kind"]>;
  sounds: Record<string, Sound>;
  toward: (event: ShownEvent, view: V) => string | undefined; // the target of an attack
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
    // Only the reader's own turn has a sound.
    const heard = event.kind === "turn" && foe ? undefined : sounds[event.kind];
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

export interface StagedView {
  key: number;
  code: string;
  says: string;
}

const MUCH = 60; // more events at once mean that the reader has just joined the game
const MOST = 4; // maximum length of the queue: of a long turn, only the newest events are shown

export class Stage {
  shown = $state.raw<StagedView | null>(null);
  banner = $state.raw<{ key: number; says: string; kind: Happening["kind"] } | null>(null);
  #waiting: StagedView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = 0;
  #told = -1; // length of the log when it was last read

  /** Milliseconds for which a card is shown enlarged; 0: no animation. */
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

  /**
   * Animates the events that are new in a log since the last call; a log that was shortened or just loaded is not
   * animated.
   */
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

/** The element of a card on the table. */
export const lying = (code: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main .field [data-card="${CSS.escape(code)}"]`);

/** Moves a card towards its target, or towards the middle of the table, and back. */
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
