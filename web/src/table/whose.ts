/** Whose something is, as keys are called. */
export const whose = (seat: number, view: { seat: number }): "you" | "foe" | "seat" =>
  seat === view.seat ? "you" : view.seat >= 0 ? "foe" : "seat";
