/** A screen reader with its most common browser. */
export type Setup = "VoiceOver, Safari" | "NVDA, Firefox" | "NVDA, Chrome";

/** All of them, in the order of the page. */
export const setups: readonly Setup[] = ["VoiceOver, Safari", "NVDA, Firefox", "NVDA, Chrome"];

/** A state in plain words: each screen reader has words of its own for it. */
export type HeardState =
  | "checked"
  | "not checked"
  | "some checked"
  | "not sorted"
  | "sorted, ascending"
  | "busy"
  | "10,001 rows"
  | "disabled"
  | "invalid";

/** Words that must be announced exactly. The role is left out: each screen reader names it in its own way. */
export interface Heard {
  words: string;
  state?: HeardState;
  /** Announced without moving to it, as soon as the reader is idle. @default false */
  byItself?: boolean;
}

/** One task, and the expected announcements. */
export interface ReaderStep {
  /** Stable: the test that runs the script refers to it. */
  id: string;
  /** What to do, in a sentence. */
  task: string;
  /** Another story than the script's: open it first. */
  story?: string;
  /** Keys in VoiceOver; VO is Control and Option together. */
  voiceOver: readonly string[];
  /** Keys in NVDA; the key NVDA is Insert, or Caps Lock. */
  nvda: readonly string[];
  /** In this order; live announcements may come between. Empty: nothing is announced. */
  hear: readonly Heard[];
  /** What only a real screen reader can show, or how it says the same. */
  also?: string;
}

/** A run of the script by a person. */
export interface Tried {
  reader: Setup;
  /** Versions of the reader, the browser and the system. */
  version: string;
  /** The day, as 2026-11-20. */
  on: string;
  /** What was announced beyond the script, or that the words were as written. */
  seen: string;
}

/** How a person tests one part of the library with a screen reader. */
export interface ReaderScript {
  title: string;
  /** The first story. */
  story: string;
  steps: readonly ReaderStep[];
  /** Runs with the screen readers themselves; none until somebody has. */
  tried?: readonly Tried[];
}
