import type { ScrollEvent } from "./scroll.logic.ts";

const scroll = (
  type: "wheel" | "touch" | "key" | "scrolled",
  towards: "start" | "end",
  atEnd = false,
): ScrollEvent => ({ type, towards, atEnd });

/** Every scroll event: the rows of the table in the guide and in its test. */
export const scrollEvents = {
  "wheel up": scroll("wheel", "start", true),
  "finger pulls down": scroll("touch", "start", true),
  "Page Up": scroll("key", "start", true),
  "scrollbar up": scroll("scrolled", "start"),
  "a shift within 24 px of the end": scroll("scrolled", "start", true),
  "moved down, not to the end": scroll("scrolled", "end"),
  "moved down to the end": scroll("scrolled", "end", true),
  "text is selected": { type: "selected" },
  "a row is opened or closed": { type: "opened" },
  "content grows": { type: "grew" },
  "content shrinks": { type: "shrank" },
  "the window, zoom or on-screen keyboard changes the size": { type: "resized" },
  "older messages are prepended": { type: "prepended" },
  "the messages of a restored position are rendered": { type: "settled" },
  "Jump to latest, End": { type: "jumped", to: "end" },
  "a jump to a message, by key or by search": { type: "jumped", to: "message" },
  "a new question is sent": { type: "sent" },
  "the message of a saved position is gone": { type: "gone" },
  "another conversation with a saved position": { type: "switched", known: true },
  "another conversation without one": { type: "switched", known: false },
} as const satisfies Record<string, ScrollEvent>;
