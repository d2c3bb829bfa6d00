// From a line of the log of a finished game to the moment at which it was told.
import { getContext, setContext } from "svelte";
import type { ShownEvent } from "../../games/views";
import type { Moment } from "../../server/protocol";

export type Jump = (event: ShownEvent) => void;

const KEY = Symbol("jump");
/** How one gets there; null as long as the game is not over. */
export const setJump = (jump: () => Jump | null): void => void setContext(KEY, jump);
export const getJump = (): (() => Jump | null) => getContext<(() => Jump | null) | undefined>(KEY) ?? (() => null);

/** The answer after which an entry of the log had been told. */
export const answerOf = (moments: readonly Moment[], entry: number): number | undefined =>
  moments.find(({ told }) => told > entry)?.answer;
