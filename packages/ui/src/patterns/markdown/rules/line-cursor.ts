/**
 * A position in a line, counted in columns as well: a tab advances to the next multiple of four and may be consumed in
 * part.
 */
export class LineCursor {
  readonly text: string;
  pos = 0;
  column = 0;
  /** Remaining columns of a partly consumed tab. */
  #left = 0;
  /** Index and indentation of the next non-space character. */
  next = 0;
  indent = 0;

  constructor(text: string) {
    this.text = text;
    this.look();
  }

  get blank(): boolean {
    return this.next === this.text.length;
  }

  /** Finds the next non-space character. */
  look(): void {
    let column = this.column;
    let pos = this.pos;
    for (; pos < this.text.length; pos++) {
      const char = this.text.charCodeAt(pos);
      if (char === 9) column += 4 - (column % 4);
      else if (char === 32) column++;
      else break;
    }
    this.next = pos;
    this.indent = column - this.column;
  }

  /** Moves to the next non-space character. */
  skipSpace(): void {
    this.column += this.indent;
    this.pos = this.next;
    this.#left = 0;
    this.indent = 0;
  }

  /** Skips this many characters that are no tabs. */
  skip(count: number): void {
    this.pos += count;
    this.column += count;
    this.look();
  }

  /** Skips this many columns of spaces, or as many as there are. */
  skipColumns(count: number): void {
    const goal = this.column + Math.min(count, this.indent);
    while (this.column < goal) {
      const width = this.text[this.pos] === "\t" ? 4 - (this.column % 4) : 1;
      const used = Math.min(width, goal - this.column);
      this.column += used;
      this.#left = width - used;
      if (this.#left === 0) this.pos++;
    }
    this.look();
  }

  /** The rest of the line. */
  rest(): string {
    return this.#left === 0
      ? this.text.slice(this.pos)
      : " ".repeat(this.#left) + this.text.slice(this.pos + 1);
  }
}
