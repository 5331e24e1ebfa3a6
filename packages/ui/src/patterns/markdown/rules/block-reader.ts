import {
  closesFence,
  endOfHtml,
  isDivider,
  levelOfUnderline,
  readEntryMark,
  readHeading,
  readNoteLabel,
  startOfFence,
} from "./block-starts.ts";
import { foldLabel } from "./brackets.ts";
import { splitParagraph, type TextLine } from "./leaves.ts";
import { LineCursor } from "./line-cursor.ts";
import type { BlockNode, ContainerNode } from "./nodes.ts";
import { OpenBlocks } from "./open-blocks.ts";
import { isDelimiterRow } from "./tables.ts";

/** Columns of indentation that make code, and that belong to the blocks of a footnote. */
const indentation = 4;

const mayBegin = /[-#`~*+_=<>\d[|:]/;

/** Reads a text into its blocks, line by line, as the specification's appendix describes it. */
export function parseBlocks(text: string): readonly BlockNode[] {
  const reader = new BlockReader(text);
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const stop = end < 0 ? text.length : end;
    reader.read(start, stop);
    start = stop + 1;
  }
  return reader.end();
}

class BlockReader {
  readonly #text: string;
  readonly #open: OpenBlocks;
  #line = new LineCursor("");
  #start = 0;
  #stop = 0;

  constructor(text: string) {
    this.#text = text;
    this.#open = new OpenBlocks(text);
  }

  end(): readonly BlockNode[] {
    return this.#open.end();
  }

  read(start: number, stop: number): void {
    this.#line = new LineCursor(this.#text.slice(start, stop));
    this.#start = start;
    this.#stop = stop;
    this.#open.enter((block) => this.#continues(block));
    if (this.#open.inside && this.#growCode()) return;
    while (this.#beginContainer());
    if (this.#line.blank) this.#endParagraph();
    else if (!this.#beginLeaf() && !this.#growText()) {
      this.#open.addLeaf({ kind: "paragraph", lines: [this.#rest()] });
    }
  }

  #rest(): TextLine {
    const { text, next } = this.#line;
    return { text: text.slice(next), from: this.#start + next, to: this.#stop };
  }

  /** Whether an open block continues on this line; skips the block's prefix. */
  #continues(block: ContainerNode): boolean {
    const line = this.#line;
    switch (block.kind) {
      case "document":
      case "list":
        return true;
      case "quote":
        if (line.indent >= indentation || line.text[line.next] !== ">") return false;
        block.to = this.#stop;
        this.#skipQuoteMark();
        return true;
      case "item":
        // An entry may begin with one blank line, not with two.
        if (line.blank && block.children.length === 0 && this.#open.leaf === null) return false;
        if (!line.blank && line.indent < block.columns) return false;
        line.skipColumns(block.columns);
        return true;
      case "note":
        if (!line.blank && line.indent < indentation) return false;
        line.skipColumns(indentation);
        return true;
    }
  }

  #skipQuoteMark(): void {
    this.#line.skipSpace();
    this.#line.skip(1);
    this.#line.skipColumns(1);
  }

  /** Adds the line to open code or HTML. @returns whether it belongs there */
  #growCode(): boolean {
    const { leaf } = this.#open;
    const line = this.#line;
    if (leaf?.kind === "code" && leaf.fence) {
      leaf.to = this.#stop;
      const { mark, indent } = leaf.fence;
      if (line.indent < indentation && closesFence(line.text.slice(line.next), mark)) {
        leaf.closed = true;
        this.#open.closeLeaf();
      } else {
        line.skipColumns(indent);
        leaf.lines.push(line.rest());
      }
      return true;
    }
    if (leaf?.kind === "code" && (line.blank || line.indent >= indentation)) {
      if (!line.blank) leaf.to = this.#stop;
      line.skipColumns(indentation);
      leaf.lines.push(line.rest());
      return true;
    }
    if (leaf?.kind !== "html" || (line.blank && !leaf.end)) return false;
    leaf.to = this.#stop;
    leaf.lines.push(line.rest());
    if (leaf.end?.test(line.text)) this.#open.closeLeaf();
    return true;
  }

  /** Adds the line to the open paragraph, also as a lazy continuation, or to the open table. */
  #growText(): boolean {
    const leaf = this.#open.text;
    if (leaf?.kind === "paragraph") leaf.lines.push(this.#rest());
    else if (leaf && this.#open.inside) {
      leaf.rows.push(this.#rest().text);
      leaf.to = this.#stop;
    } else return false;
    return true;
  }

  #endParagraph(): void {
    if (!this.#open.inside || this.#open.text || this.#open.leaf?.kind === "html")
      this.#open.close();
  }

  /** Begins a quote, an entry of a list or a footnote. */
  #beginContainer(): boolean {
    const line = this.#line;
    if (line.blank || line.indent >= indentation || this.#open.full) return false;
    const text = line.text.slice(line.next);
    const from = this.#start + line.next;
    if (text.startsWith(">")) {
      this.#open.addContainer({ kind: "quote", from, to: this.#stop, children: [] });
      this.#skipQuoteMark();
      return true;
    }
    const note = text.startsWith("[^") ? readNoteLabel(text) : null;
    if (note) {
      const to = from + note.written.length;
      this.#open.addContainer({
        kind: "note",
        from,
        to,
        children: [],
        label: foldLabel(note.label),
      });
      line.skipSpace();
      line.skip(note.written.length);
      line.skipSpace();
      return true;
    }
    return /[-+*\d]/.test(text.charAt(0)) && this.#beginEntry(text, from);
  }

  #beginEntry(text: string, from: number): boolean {
    const line = this.#line;
    const found = readEntryMark(text);
    if (!found || isDivider(text) || (this.#open.inside && this.#isUnderline(text))) return false;
    const { written, mark, start } = found;
    const ordered = start !== null;
    const blank = text.trim().length === written.length;
    // Next to text, only an unambiguous marker begins a list: `- ` and any other number may be words.
    const beside = this.#open.inside && this.#open.text !== null && !this.#open.inList(ordered);
    if (beside && (blank || (ordered && start !== 1))) return false;
    const before = line.indent;
    line.skipSpace();
    line.skip(written.length);
    const spaces = blank || line.indent > indentation ? 1 : line.indent;
    const to = from + written.length;
    this.#open.close();
    const list = this.#open.inner;
    if (list.kind !== "list" || list.mark !== mark) {
      this.#open.addContainer({ kind: "list", from, to, children: [], mark, start });
    }
    const columns = before + written.length + spaces;
    this.#open.addContainer({ kind: "item", from, to, children: [], columns });
    line.skipColumns(spaces);
    return true;
  }

  /** Whether the line underlines the open paragraph. A lone hyphen in a list is the beginning of an entry. */
  #isUnderline(text: string): boolean {
    if (this.#open.leaf?.kind !== "paragraph" || levelOfUnderline(text) === null) return false;
    return text.trim() !== "-" || !this.#open.inList(false);
  }

  /** Begins a leaf block other than a paragraph. */
  #beginLeaf(): boolean {
    const line = this.#line;
    const { from, to, text } = this.#rest();
    if (line.indent >= indentation) {
      if (this.#open.text) return false;
      line.skipColumns(indentation);
      const lines = [line.rest()];
      this.#open.addLeaf({ kind: "code", from, to, lines, info: "", closed: true, fence: null });
      return true;
    }
    if (!mayBegin.test(text.charAt(0))) return false;
    const heading = readHeading(text);
    if (heading) return this.#open.addNode({ kind: "heading", from, to, ...heading });
    const mark = startOfFence(text);
    if (mark !== undefined) {
      const fence = { mark, indent: line.indent };
      const info = text.slice(mark.length).trim();
      this.#open.addLeaf({ kind: "code", from, to, lines: [], info, closed: false, fence });
      return true;
    }
    if (
      this.#open.inside &&
      this.#open.leaf?.kind === "paragraph" &&
      this.#changeParagraph(this.#open.leaf.lines)
    ) {
      return true;
    }
    if (isDivider(text)) return this.#open.addNode({ kind: "rule", from, to });
    const html = endOfHtml(text, this.#open.text !== null);
    if (html === null) return false;
    this.#open.addLeaf({ kind: "html", from, to, lines: [line.rest()], end: html.end });
    if (html.end?.test(text)) this.#open.closeLeaf();
    return true;
  }

  /** Turns the open paragraph into a heading or a table, if the line says so. */
  #changeParagraph(lines: TextLine[]): boolean {
    const { text, to } = this.#rest();
    const level = levelOfUnderline(text);
    if (level !== null) {
      const { definitions, rest } = splitParagraph(lines, this.#open.verbatim);
      if (rest === null) return false;
      this.#open.leaf = null;
      for (const each of definitions) this.#open.inner.children.push(each);
      return this.#open.addNode({ kind: "heading", from: rest.from, to, level, text: rest.text });
    }
    const head = lines.at(-1);
    if (head === undefined || !isDelimiterRow(text, head.text)) return false;
    lines.pop();
    if (lines.length === 0) this.#open.leaf = null;
    this.#open.addLeaf({
      kind: "table",
      from: head.from,
      to,
      head: head.text,
      marks: text,
      rows: [],
    });
    return true;
  }
}
