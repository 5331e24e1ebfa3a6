import type { InboxFolder, InboxIntent } from "./types.ts";

export type SwipeAct = Extract<InboxIntent, { ids: unknown }>["type"];

/** What a swipe does, by the edge that the row is drawn to. */
export interface SwipeWay {
  /** To the right, where text runs to the right. */
  end: SwipeAct | null;
  start: SwipeAct | null;
}

/** Each of these has a button or an entry of the Resolve menu as well: not everybody can swipe. */
export const swipes: Record<InboxFolder, SwipeWay> = {
  open: { end: "archive", start: "delete" },
  snoozed: { end: "restore", start: "delete" },
  archived: { end: "restore", start: "delete" },
  deleted: { end: "restore", start: null },
};

/** Px that a row has to be drawn before it goes. */
export const SWIPE_FAR = 96;

/** Px after which a movement is a swipe, and not an unsteady press. */
const SWIPE_BEGINS = 12;

/** What a finger that has moved so far is doing. */
export function gestureOf(dx: number, dy: number): "undecided" | "swipe" | "scroll" {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_BEGINS) return "undecided";
  return Math.abs(dx) > Math.abs(dy) ? "swipe" : "scroll";
}

/** What a swipe by `dx` px does; null if it is too short, or if nothing lies that way. */
export function swipeAct(dx: number, way: SwipeWay, rtl: boolean): SwipeAct | null {
  if (Math.abs(dx) < SWIPE_FAR) return null;
  return dx > 0 !== rtl ? way.end : way.start;
}
