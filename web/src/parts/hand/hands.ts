// Context of a card table: highlighted elements, the picked card, and picking.
import { getContext, setContext } from "svelte";

export interface Hands {
  readonly lit: Set<string>; // element names of things that can be picked now
  readonly selected: string | null;
  readonly aimed: Set<string>; // targets of the current action
  readonly assigning: boolean; // the player is dividing damage
  pick(name: string, node: Element): void;
}

const KEY = Symbol("hands");

export const setHands = (hands: Hands): void => void setContext(KEY, hands);
export const getHands = (): Hands => getContext<Hands>(KEY);

/** Handles clicks on the background of a place, not on the things in it. */
export const onGround =
  (hands: Hands, name: string) =>
  (event: MouseEvent & { currentTarget: Element }): void => {
    const inside = event.target instanceof Element && event.target.closest("button");
    if (!inside) hands.pick(name, event.currentTarget);
  };
