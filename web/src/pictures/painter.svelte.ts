// Loads the picture generator when the first picture is needed, so that text appears first.
type Painter = typeof import("./paint");

let painter = $state.raw<Painter | null>(null);
let sent = false;

const whenIdle = (act: () => void): void =>
  void ("requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: 500 }) : setTimeout(act, 50));

export function findPainter(): Painter | null {
  if (!painter && !sent) {
    sent = true;
    whenIdle(
      () =>
        void import("./paint").then(
          (found) => (painter = found),
          () => (sent = false), // the next card retries
        ),
    );
  }
  return painter;
}
