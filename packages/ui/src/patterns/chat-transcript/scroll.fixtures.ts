import type { ScrollEvent } from "./scroll.logic.ts";

const hand = (
  type: "wheel" | "touch" | "key" | "scrolled",
  towards: "start" | "end",
  atEnd = false,
): ScrollEvent => ({ type, towards, atEnd });

/** Everything that can happen to the view: the rows of the table in the guide, and of its test. */
export const scrollEvents = {
  "wheel up": hand("wheel", "start", true),
  "finger pulls down": hand("touch", "start", true),
  "Page Up": hand("key", "start", true),
  "scrollbar up": hand("scrolled", "start"),
  "a shift within 24 px of the end": hand("scrolled", "start", true),
  "moved down, not to the end": hand("scrolled", "end"),
  "moved down to the end": hand("scrolled", "end", true),
  "text is selected": { type: "selected" },
  "a row is opened or closed": { type: "opened" },
  "content grows": { type: "grew" },
  "content shrinks": { type: "shrank" },
  "window, zoom or keyboard on the screen change the size": { type: "resized" },
  "older messages are put before": { type: "prepended" },
  "what is to be seen is drawn and measured": { type: "settled" },
  "Jump to latest, End": { type: "jumped", to: "end" },
  "a message is gone to, by key or by search": { type: "jumped", to: "message" },
  "a new question is sent": { type: "sent" },
  "the message of a kept place is there no more": { type: "gone" },
  "another conversation that was left somewhere": { type: "switched", known: true },
  "another conversation, new here": { type: "switched", known: false },
} as const satisfies Record<string, ScrollEvent>;
