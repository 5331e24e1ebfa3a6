import type { TextLine } from "./leaves.ts";
import { LineCursor } from "./line-cursor.ts";
import { OpenBlocks } from "./open-blocks.ts";

/** Columns of indentation that make code, and that belong to the blocks of a footnote. */
export const indentation = 4;

/** The line that is being read, its place in the text, and the blocks that it may belong to. */
export class CurrentLine {
  readonly open: OpenBlocks;
  cursor = new LineCursor("");
  /** Where it begins and ends in the text. */
  start = 0;
  stop = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.open = new OpenBlocks(text);
  }

  /** Goes to the line between two offsets. */
  moveTo(start: number, stop: number): void {
    this.cursor = new LineCursor(this.#text.slice(start, stop));
    this.start = start;
    this.stop = stop;
  }

  /** What is not read of it yet, without the space before. */
  rest(): TextLine {
    const { text, next } = this.cursor;
    return { text: text.slice(next), from: this.start + next, to: this.stop };
  }
}
