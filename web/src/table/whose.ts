/** Key suffix for the owner of something, from the viewer's side. */
export const whose = (seat: number, view: { seat: number }): "you" | "foe" | "seat" =>
  seat === view.seat ? "you" : view.seat >= 0 ? "foe" : "seat";
