/**
 * How the view of a conversation behaves while its content changes.
 * - `following`: the end stays in view.
 * - `released`: the line being read stays in place.
 * - `anchored`: a message that was jumped to stays where it was put, until the reader scrolls.
 * - `restoring`: a conversation returns to the position where it was left, as soon as its messages are loaded.
 */
export type ScrollMode = "following" | "released" | "anchored" | "restoring";

/** What can happen to the view. `towards` is the direction of a scroll; `atEnd` is whether it reaches the end. */
export type ScrollEvent =
  | {
      type: "wheel" | "touch" | "key" | "scrolled";
      towards: "start" | "end";
      atEnd: boolean;
    }
  /** Text is being selected; the reader expands or collapses something in the text. */
  | { type: "selected" | "opened" }
  /** The content or the window changed size. */
  | { type: "grew" | "shrank" | "resized" | "prepended" }
  /** The messages of a restored position are rendered. */
  | { type: "settled" }
  /** The messages of a restored conversation are loaded, and the anchored one is not among them. */
  | { type: "gone" }
  | { type: "jumped"; to: "end" | "message" }
  /** The reader asked a new question on this page. */
  | { type: "sent" }
  /** Another conversation is shown; `known` is whether it has a saved position. */
  | { type: "switched"; known: boolean };

/** The mode after an event. Only the reader and explicit jumps change it, never the content. */
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

/** A shift within the end zone keeps following; pulling away from the end with a wheel or a finger does not. */
function staysAtEnd(mode: ScrollMode, event: { type: string; atEnd: boolean }): boolean {
  return event.type === "scrolled" && event.atEnd && mode === "following";
}

/** The metrics of a scroll box, in pixels; `content` excludes the spacer below a shrunken text. */
export type Measure = { top: number; height: number; content: number };

/** Closer to the end than this counts as being there. */
export const endZone = 24;

export function distanceToEnd({ top, height, content }: Measure): number {
  return Math.max(0, content - height - top);
}

/** Height of the spacer below the text that lets the view stay at `top` although the text became shorter. */
export function spacerHeight({ top, height, content }: Measure): number {
  return Math.max(0, top + height - content);
}
