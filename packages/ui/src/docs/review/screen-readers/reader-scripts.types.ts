/** A reader in the browser that it is mostly used with. */
export type Setup = "VoiceOver, Safari" | "NVDA, Firefox" | "NVDA, Chrome";

/** All of them, in the order of the page. */
export const setups: readonly Setup[] = ["VoiceOver, Safari", "NVDA, Firefox", "NVDA, Chrome"];

/** A state in plain words: readers have words of their own for it. */
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

/** Words that must be heard, exactly so. The role is left out: each reader names it in its own way. */
export interface Heard {
  words: string;
  state?: HeardState;
  /** Said without a move to it, as soon as the reader is free. @default false */
  byItself?: boolean;
}

/** One thing to do, and what must be heard then. */
export interface ReaderStep {
  /** The same for ever: the test that walks the script names it. */
  id: string;
  /** What to do, in a sentence. */
  task: string;
  /** Another story than that of the script: to be opened first. */
  story?: string;
  /** Keys in VoiceOver; VO is Control and Option together. */
  voiceOver: readonly string[];
  /** Keys in NVDA; the key NVDA is Insert, or Caps Lock. */
  nvda: readonly string[];
  /** In this order; what is said by itself may come between. Empty: nothing is said. */
  hear: readonly Heard[];
  /** What only a real reader can show, or how it says the same. */
  also?: string;
}

/** A walk that somebody made. */
export interface Tried {
  reader: Setup;
  /** Versions of the reader, the browser and the system. */
  version: string;
  /** The day, as 2026-11-20. */
  on: string;
  /** What was heard that the script does not say, or the words that it was as written. */
  seen: string;
}

/** How a person walks one part of the library with a reader. */
export interface ReaderScript {
  title: string;
  /** The story in which the walk begins. */
  story: string;
  steps: readonly ReaderStep[];
  /** Walks that were made with the readers themselves; none while nobody has. */
  tried?: readonly Tried[];
}
