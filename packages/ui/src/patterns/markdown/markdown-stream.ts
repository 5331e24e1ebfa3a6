import { pacedFrames } from "../../internal/paced-frames.ts";
import { appendedTo, chunksOf, type ChunkedText, joinChunks } from "./chunked-text.ts";
import { IncrementalReader } from "./incremental-reader.ts";
import type { MarkdownSnapshot } from "./types.ts";

/** Schedules one call of `flush` before one of the next frames. @returns cancels it */
export type Schedule = (flush: () => void) => () => void;

/** A growing text, kept outside React. One per answer, never shared. */
export type MarkdownStream = {
  /** Adds a chunk, cut anywhere. It is rendered with the next frame, or the one after it. */
  append: (chunk: string) => void;
  /** Marks the text as complete and renders the rest at once. */
  end: () => void;
  /** Renders what was appended now instead of with a coming frame. */
  flush: () => void;
  /** Makes the shown text equal to `text`: appends what is new, restarts if it is another text. */
  sync: (text: ChunkedText, ended: boolean) => void;
  /** `sync` and `flush` in one. @returns the snapshot after them */
  read: (text: ChunkedText, ended: boolean) => MarkdownSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** The same object until the next flush. */
  snapshot: () => MarkdownSnapshot;
};

const empty: MarkdownSnapshot = { groups: [], notes: [], numbers: new Map(), ended: false };

/** Creates a stream. `schedule` is for tests and for environments without frames. */
export function createMarkdownStream(schedule: Schedule = pacedFrames()): MarkdownStream {
  return new Stream(schedule);
}

class Stream implements MarkdownStream {
  #schedule: Schedule;
  #listeners = new Set<() => void>();
  #cancel: (() => void) | null = null;
  #snapshot = empty;
  /** The text as last passed to `sync`, and what was appended to it since. */
  #known: readonly string[] = [];
  #appended = "";
  /** Appended, and not read yet. */
  #waiting = "";
  #ended = false;
  #reader = new IncrementalReader();

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  append = (chunk: string): void => {
    if (this.#ended || chunk === "") return;
    this.#appended += chunk;
    this.#waiting += chunk;
    this.#cancel ??= this.#schedule(() => {
      this.#cancel = null;
      this.flush();
    });
  };

  end = (): void => {
    if (this.#ended) return;
    this.#ended = true;
    this.flush();
  };

  flush = (): void => {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#waiting === "" && this.#snapshot.ended === this.#ended) return;
    const fresh = this.#waiting;
    this.#waiting = "";
    this.#snapshot = this.#reader.read(fresh, this.#ended);
    for (const listener of this.#listeners) listener();
  };

  sync = (text: ChunkedText, ended: boolean): void => {
    const known = this.#appended === "" ? this.#known : [...this.#known, this.#appended];
    const now = chunksOf(text);
    const added = appendedTo(known, now);
    if (added !== "") {
      const again = this.#ended || added === null;
      if (again) this.#restart();
      // The same blocks get the same ids again: their elements stay mounted, and the selection in them stays.
      if (added !== null && (again || known.length === 0)) this.#reader.restartIds();
      this.append(again ? joinChunks(text) : added);
    }
    // The same characters, and the same strings: others would be compared one by one the next time.
    this.#known = now;
    this.#appended = "";
    if (ended) this.end();
  };

  read = (text: ChunkedText, ended: boolean): MarkdownSnapshot => {
    this.sync(text, ended);
    this.flush();
    return this.#snapshot;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): MarkdownSnapshot => this.#snapshot;

  #restart(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#snapshot = empty;
    this.#known = [];
    this.#appended = this.#waiting = "";
    this.#ended = false;
    this.#reader.restart();
  }
}
