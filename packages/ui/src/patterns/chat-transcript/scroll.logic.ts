/**
 * How the view of a conversation behaves while something changes around it.
 * - `following`: the end stays in view.
 * - `released`: the line that is read stays where it is.
 * - `anchored`: a message that was asked for stays where it was put, until the reader moves.
 * - `restoring`: a conversation that was left comes back to its place, until its messages are there.
 */
export type ScrollMode = "following" | "released" | "anchored" | "restoring";

/** What can happen to the view. `towards` is where a reader moves; `atEnd` is whether the end is reached by it. */
export type ScrollEvent =
  | {
      type: "wheel" | "touch" | "key" | "scrolled";
      towards: "start" | "end";
      atEnd: boolean;
    }
  /** Text is being selected; something in the text is opened or closed by the reader. */
  | { type: "selected" | "opened" }
  /** The content or the window changed by itself. */
  | { type: "grew" | "shrank" | "resized" | "prepended" }
  /** The messages of a restored place are drawn. */
  | { type: "settled" }
  /** The messages of a restored place are there, the one that was held is not among them. */
  | { type: "gone" }
  | { type: "jumped"; to: "end" | "message" }
  /** The reader asked something new, on this page. */
  | { type: "sent" }
  /** Another conversation is shown; `known` is whether it was left somewhere. */
  | { type: "switched"; known: boolean };

/** The state after an event. Nothing but the reader and the page's own orders changes it: never the content. */
export function nextMode(mode: ScrollMode, event: ScrollEvent): ScrollMode {
  switch (event.type) {
    case "wheel":
    case "touch":
    case "key":
    case "scrolled":
      if (event.towards === "start") return staysAtEnd(mode, event) ? mode : "released";
      if (event.atEnd) return "following";
      return mode === "following" ? mode : "released";
    case "selected":
      return mode === "following" ? "released" : mode;
    case "opened":
      return "released";
    case "grew":
    case "shrank":
    case "resized":
    case "prepended":
      return mode;
    case "settled":
      return mode === "restoring" ? "released" : mode;
    case "gone":
      return mode === "restoring" ? "following" : mode;
    case "jumped":
      return event.to === "end" ? "following" : "anchored";
    case "sent":
      return "following";
    case "switched":
      return event.known ? "restoring" : "following";
  }
}

/** A shift within the end zone leaves following as it is; a hand that pulls away from the end does not. */
function staysAtEnd(mode: ScrollMode, event: { type: string; atEnd: boolean }): boolean {
  return event.type === "scrolled" && event.atEnd && mode === "following";
}

/** What a scroll box measures, in pixels; `content` without the room that is kept below a shrunken text. */
export type Measure = { top: number; height: number; content: number };

/** Nearer to the end than this counts as being there. */
export const endZone = 24;

export function distanceToEnd({ top, height, content }: Measure): number {
  return Math.max(0, content - height - top);
}

/** Room to keep below the text, so that the view can stay at `top` although the text became shorter. */
export function roomBelow({ top, height, content }: Measure): number {
  return Math.max(0, top + height - content);
}
