/** Puts the text of a page together: one blank between words, one empty line between paragraphs. */
export type TextWriter = {
  /** Text of the page, its blanks as HTML counts them. */
  text(value: string): void;
  /** What the next text begins with, such as the sign of a list; nothing when there is no text. */
  mark(value: string): void;
  line(): void;
  paragraph(): void;
  /** Begins a row of a table; `cell` parts it. */
  row(): void;
  cell(): void;
  /** Between the two calls blanks and lines stay as they are. */
  verbatim(on: boolean): void;
  /** What is written until `closeLink` is the words of a link. */
  openLink(): void;
  /** @param addressOf the link's target, only called if the link has text; undefined writes the text alone */
  closeLink(addressOf: () => string | undefined): void;
  /** Characters so far. */
  length(): number;
  /** @returns the whole text */
  end(): string;
};

const CELL = " | ";

/** Builds a writer with nothing written. */
export function createTextWriter(): TextWriter {
  let written = "";
  /** What is due before the next text: ends of lines, else a blank, and the mark. */
  let lines = 0;
  let blank = false;
  let mark = "";
  let firstCell = true;
  let isVerbatim = false;
  /** Where the words of the open links begin; undefined while they have none. */
  const links: (number | undefined)[] = [];

  function write(value: string) {
    if (lines > 0 && written !== "") written += "\n".repeat(lines);
    else if (blank && written !== "" && !/\s$/.test(written)) written += " ";
    written += mark;
    lines = 0;
    blank = false;
    mark = "";
    for (const [index, start] of links.entries()) links[index] = start ?? written.length;
    written += value;
  }

  const breakLine = (count: number) => {
    // A paragraph at the start of an item or a cell starts no new line.
    if (mark === "") lines = Math.max(lines, count);
  };

  return {
    text(value) {
      if (isVerbatim) return write(value);
      const words = value.replace(/[ \t\r\n\f]+/g, " ");
      blank ||= words.startsWith(" ");
      if (words.trim() === "") return;
      write(words.trim());
      blank = words.endsWith(" ");
    },
    mark(value) {
      mark = value;
    },
    line: () => breakLine(1),
    paragraph: () => breakLine(2),
    row() {
      mark = "";
      firstCell = true;
    },
    cell() {
      if (!firstCell) {
        mark += CELL;
        lines = 0;
        blank = false;
      }
      firstCell = false;
    },
    verbatim(on) {
      if (on) mark = "```\n";
      else if (mark === "") written += "\n```";
      isVerbatim = on;
    },
    openLink() {
      links.push(undefined);
    },
    closeLink(addressOf) {
      const start = links.pop();
      const label = start === undefined ? "" : written.slice(start).replace(/\s+/g, " ").trim();
      const address = label === "" ? undefined : addressOf();
      if (address === undefined) return;
      const link = label === address ? label : `[${label}](${address})`;
      written = `${written.slice(0, start)}${link}`;
    },
    length: () => written.length,
    end: () => written.trim(),
  };
}
