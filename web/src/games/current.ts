// Context with the game of a screen, for components that draw several games.
import { getContext, setContext } from "svelte";

const KEY = Symbol("game");

export const setCurrentGame = (game: () => string): void => void setContext(KEY, game);
export const currentGame = (): string => getContext<() => string>(KEY)();
