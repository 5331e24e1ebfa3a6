import { describe, expect, it } from "vitest";
import { scrollEvents } from "./scroll.fixtures.ts";
import { distanceToEnd, nextMode, spacerHeight, type ScrollMode } from "./scroll.logic.ts";

const modes: readonly ScrollMode[] = ["following", "released", "anchored", "restoring"];

const same = ["following", "released", "anchored", "restoring"];
const all = (mode: ScrollMode) => [mode, mode, mode, mode];

/** The next mode from following, released, anchored and restoring, in this order. */
const table: Record<keyof typeof scrollEvents, readonly string[]> = {
  "wheel up": all("released"),
  "finger pulls down": all("released"),
  "Page Up": all("released"),
  "scrollbar up": all("released"),
  "a shift within 24 px of the end": ["following", "released", "released", "released"],
  "moved down, not to the end": ["following", "released", "released", "released"],
  "moved down to the end": all("following"),
  "text is selected": ["released", "released", "anchored", "restoring"],
  "a row is opened or closed": all("released"),
  "content grows": same,
  "content shrinks": same,
  "the window, zoom or on-screen keyboard changes the size": same,
  "older messages are prepended": same,
  "the messages of a restored position are rendered": [
    "following",
    "released",
    "anchored",
    "released",
  ],
  "Jump to latest, End": all("following"),
  "a jump to a message, by key or by search": all("anchored"),
  "a new question is sent": all("following"),
  "the message of a saved position is gone": ["following", "released", "anchored", "following"],
  "another conversation with a saved position": all("restoring"),
  "another conversation without one": all("following"),
};

describe("the scroll contract", () => {
  it.each(Object.entries(scrollEvents))("defines the next mode when %s [C6]", (name, event) => {
    const expected = Object.entries(table).find(([row]) => row === name)?.[1];
    expect(modes.map((mode) => nextMode(mode, event))).toEqual(expected);
  });

  it("measures the way to the end, never below zero", () => {
    expect(distanceToEnd({ top: 100, height: 400, content: 1000 })).toBe(500);
    expect(distanceToEnd({ top: 620, height: 400, content: 1000 })).toBe(0);
  });

  it("keeps a spacer below a text that became shorter than the view needs [C6]", () => {
    expect(spacerHeight({ top: 600, height: 400, content: 900 })).toBe(100);
    expect(spacerHeight({ top: 300, height: 400, content: 900 })).toBe(0);
  });
});
