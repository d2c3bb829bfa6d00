// Which game a screen is about, for those below it that draw more than one.
import { getContext, setContext } from "svelte";

const KEY = Symbol("game");

export const setGameAtHand = (game: () => string): void => void setContext(KEY, game);
export const gameAtHand = (): string => getContext<() => string>(KEY)();
