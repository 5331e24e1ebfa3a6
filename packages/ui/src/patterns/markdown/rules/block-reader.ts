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
import { finish, type Leaf, splitParagraph, type TextLine } from "./leaves.ts";
import { LineCursor } from "./line-cursor.ts";
import type { BlockNode, ContainerNode } from "./nodes.ts";
import { isDelimiterRow } from "./tables.ts";

/** Blocks in blocks: each line asks all that are open. What is drawn stops long before. */
const maxNesting = 100;

/** So many columns make code, and belong to the blocks of a footnote. */
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
  readonly #document: ContainerNode;
  /** The open blocks, from the document to the innermost. */
  readonly #open: ContainerNode[];
  /** The block of text that still grows, in the innermost of them. */
  #leaf: Leaf | null = null;
  #line = new LineCursor("");
  #start = 0;
  #stop = 0;
  /** How many of the open blocks hold the line; what it begins ends the others. */
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#document = { kind: "document", from: 0, to: text.length, children: [] };
    this.#open = [this.#document];
  }

  end(): readonly BlockNode[] {
    this.#close(1);
    return this.#document.children;
  }

  read(start: number, stop: number): void {
    this.#line = new LineCursor(this.#text.slice(start, stop));
    this.#start = start;
    this.#stop = stop;
    this.#depth = 1;
    for (let block = this.#open[1]; block && this.#goesOn(block); block = this.#open[this.#depth]) {
      this.#depth++;
    }
    const inside = this.#depth === this.#open.length;
    if (inside && this.#growCode()) return;
    while (this.#beginContainer());
    if (this.#line.blank) this.#endParagraph();
    else if (!this.#beginLeaf() && !this.#growText()) {
      this.#addLeaf({ kind: "paragraph", lines: [this.#rest()] });
    }
  }

  get #inner(): ContainerNode {
    return this.#open.at(-1) ?? this.#document;
  }

  /** The paragraph or table that the line may go on with; null when something has begun since. */
  get #openText(): Extract<Leaf, { kind: "paragraph" | "table" }> | null {
    const leaf = this.#leaf;
    return leaf?.kind === "paragraph" || leaf?.kind === "table" ? leaf : null;
  }

  get #inside(): boolean {
    return this.#depth === this.#open.length;
  }

  #rest(): TextLine {
    const { text, next } = this.#line;
    return { text: text.slice(next), from: this.#start + next, to: this.#stop };
  }

  /** Whether an open block holds this line, too; goes past what it puts before it. */
  #goesOn(block: ContainerNode): boolean {
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
        if (line.blank && block.children.length === 0 && this.#leaf === null) return false;
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

  /** Gives the line to open code or HTML. @returns whether it belongs there */
  #growCode(): boolean {
    const leaf = this.#leaf;
    const line = this.#line;
    if (leaf?.kind === "code" && leaf.fence) {
      leaf.to = this.#stop;
      const { mark, indent } = leaf.fence;
      if (line.indent < indentation && closesFence(line.text.slice(line.next), mark)) {
        leaf.closed = true;
        this.#closeLeaf();
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
    if (leaf.end?.test(line.text)) this.#closeLeaf();
    return true;
  }

  /** Gives the line to the open paragraph, also from outside the blocks around it, or to the open table. */
  #growText(): boolean {
    const leaf = this.#openText;
    if (leaf?.kind === "paragraph") leaf.lines.push(this.#rest());
    else if (leaf && this.#inside) {
      leaf.rows.push(this.#rest().text);
      leaf.to = this.#stop;
    } else return false;
    return true;
  }

  #endParagraph(): void {
    if (!this.#inside || this.#openText || this.#leaf?.kind === "html") this.#close(this.#depth);
  }

  /** Begins a quote, an entry of a list or a footnote. */
  #beginContainer(): boolean {
    const line = this.#line;
    if (line.blank || line.indent >= indentation || this.#open.length >= maxNesting) return false;
    const text = line.text.slice(line.next);
    const from = this.#start + line.next;
    if (text.startsWith(">")) {
      this.#addContainer({ kind: "quote", from, to: this.#stop, children: [] });
      this.#skipQuoteMark();
      return true;
    }
    const note = text.startsWith("[^") ? readNoteLabel(text) : null;
    if (note) {
      const to = from + note.written.length;
      this.#addContainer({ kind: "note", from, to, children: [], label: foldLabel(note.label) });
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
    if (!found || isDivider(text) || (this.#inside && this.#isUnderline(text))) return false;
    const { written, mark, start } = found;
    const ordered = start !== null;
    const blank = text.trim().length === written.length;
    // Beside text, only what is clearly meant begins a list: `- ` and any other number may be words.
    const beside = this.#inside && this.#openText !== null && !this.#inList(ordered);
    if (beside && (blank || (ordered && start !== 1))) return false;
    const before = line.indent;
    line.skipSpace();
    line.skip(written.length);
    const spaces = blank || line.indent > indentation ? 1 : line.indent;
    const to = from + written.length;
    this.#close(this.#depth);
    const list = this.#inner;
    if (list.kind !== "list" || list.mark !== mark) {
      this.#addContainer({ kind: "list", from, to, children: [], mark, start });
    }
    const columns = before + written.length + spaces;
    this.#addContainer({ kind: "item", from, to, children: [], columns });
    line.skipColumns(spaces);
    return true;
  }

  #inList(ordered: boolean): boolean {
    return this.#open.some((block) => block.kind === "list" && (block.start !== null) === ordered);
  }

  /** Whether the line underlines the open paragraph. A lone hyphen in a list is the beginning of an entry. */
  #isUnderline(text: string): boolean {
    if (this.#leaf?.kind !== "paragraph" || levelOfUnderline(text) === null) return false;
    return text.trim() !== "-" || !this.#inList(false);
  }

  /** Begins a block of text that is no paragraph. */
  #beginLeaf(): boolean {
    const line = this.#line;
    const { from, to, text } = this.#rest();
    if (line.indent >= indentation) {
      if (this.#openText) return false;
      line.skipColumns(indentation);
      const lines = [line.rest()];
      this.#addLeaf({ kind: "code", from, to, lines, info: "", closed: true, fence: null });
      return true;
    }
    if (!mayBegin.test(text.charAt(0))) return false;
    const heading = readHeading(text);
    if (heading) return this.#addNode({ kind: "heading", from, to, ...heading });
    const mark = startOfFence(text);
    if (mark !== undefined) {
      const fence = { mark, indent: line.indent };
      const info = text.slice(mark.length).trim();
      this.#addLeaf({ kind: "code", from, to, lines: [], info, closed: false, fence });
      return true;
    }
    if (
      this.#inside &&
      this.#leaf?.kind === "paragraph" &&
      this.#changeParagraph(this.#leaf.lines)
    ) {
      return true;
    }
    if (isDivider(text)) return this.#addNode({ kind: "rule", from, to });
    const html = endOfHtml(text, this.#openText !== null);
    if (html === null) return false;
    this.#addLeaf({ kind: "html", from, to, lines: [line.rest()], end: html.end });
    if (html.end?.test(text)) this.#closeLeaf();
    return true;
  }

  /** Makes a heading or a table of the open paragraph, when the line says so. */
  #changeParagraph(lines: TextLine[]): boolean {
    const { text, to } = this.#rest();
    const level = levelOfUnderline(text);
    if (level !== null) {
      const { definitions, rest } = splitParagraph(lines, this.#verbatim);
      if (rest === null) return false;
      this.#leaf = null;
      this.#inner.children.push(...definitions);
      return this.#addNode({ kind: "heading", from: rest.from, to, level, text: rest.text });
    }
    const head = lines.at(-1);
    if (head === undefined || !isDelimiterRow(text, head.text)) return false;
    lines.pop();
    if (lines.length === 0) this.#leaf = null;
    this.#addLeaf({ kind: "table", from: head.from, to, head: head.text, marks: text, rows: [] });
    return true;
  }

  get #verbatim(): string | null {
    return this.#open.length === 1 ? this.#text : null;
  }

  #addContainer(block: ContainerNode): void {
    this.#addNode(block);
    this.#open.push(block);
    this.#depth++;
  }

  #addLeaf(leaf: Leaf): void {
    this.#close(this.#depth);
    this.#leaveList();
    this.#leaf = leaf;
  }

  #addNode(node: BlockNode): true {
    this.#close(this.#depth);
    if (node.kind !== "item") this.#leaveList();
    this.#inner.children.push(node);
    return true;
  }

  /** Only entries stand in a list: anything else ends it. */
  #leaveList(): void {
    if (this.#inner.kind === "list") this.#close(--this.#depth);
  }

  #closeLeaf(): void {
    if (this.#leaf) this.#inner.children.push(...finish(this.#leaf, this.#verbatim));
    this.#leaf = null;
  }

  /** Ends the open text, and the open blocks but for so many. */
  #close(depth: number): void {
    this.#closeLeaf();
    for (let block = this.#inner; this.#open.length > depth; block = this.#inner) {
      block.to = Math.max(block.to, block.children.at(-1)?.to ?? 0);
      this.#open.pop();
    }
  }
}
