// What the parts of a card table share: what is lit, what is picked up, and picking.
import { getContext, setContext } from "svelte";

export interface Hands {
  readonly lit: Set<string>; // names of things that can be picked now
  readonly selected: string | null;
  readonly aimed: Set<string>; // targets of what is being done
  readonly assigning: boolean; // damage is being divided
  pick(name: string, node: Element): void;
}

const KEY = Symbol("hands");

export const setHands = (hands: Hands): void => void setContext(KEY, hands);
export const getHands = (): Hands => getContext<Hands>(KEY);

/** A click on a place outside everything on it: the place is meant. */
export const onGround =
  (hands: Hands, name: string) =>
  (event: MouseEvent & { currentTarget: Element }): void => {
    const inside = event.target instanceof Element && event.target.closest("button");
    if (!inside) hands.pick(name, event.currentTarget);
  };
