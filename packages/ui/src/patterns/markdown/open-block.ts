import { maxFormula } from "./rules/characters.ts";
import type { Section, Span } from "./read-blocks.ts";
import { type ColumnFacts, columnLooks, factsOf } from "./read-table.ts";
import type { Block, Inline, ListItem, Reading, Row } from "./types.ts";

/**
 * A long block that is still being written. Its final part is kept as it was parsed; only the rest is parsed again with
 * each frame. Otherwise every frame would parse and render the whole block, and a long answer in one list, table, fence
 * or paragraph would take quadratic time.
 */
export type OpenBlock = {
  /**
   * Prepended to the rest when that is parsed, so that it is parsed as the same block: a fence, a table's head, a word.
   */
  prefix: string;
  /** The source of the final part: parsed again as a whole if later text changes the kind of the block. */
  source: string;
  /** Unresolved labels in the final part. */
  missing: ReadonlySet<string>;
  /** Footnotes defined in the final part. */
  notes: Reading["notes"];
  part: ListPart | TablePart | CodePart | ParagraphPart;
};

type ListPart = {
  kind: "list";
  start: number | null;
  tight: boolean;
  before: readonly (readonly ListItem[])[];
  rest: readonly ListItem[];
};
type TablePart = {
  kind: "table";
  before: readonly (readonly Row[])[];
  rest: readonly Row[];
  columns: readonly ColumnFacts[];
};
type CodePart = { kind: "code"; before: readonly string[]; rest: string };
type ParagraphPart = { kind: "paragraph"; before: readonly (readonly Inline[])[] };

type TableBlock = Extract<Block, { kind: "table" }>;

/** Entries, rows or lines that are rendered as one run; a full run is never diffed again. */
export const runLength = 32;

/** How much must be final before it is sealed: below that, parsing again is cheaper than the bookkeeping. */
const step = 1024;

const word = "x ";
const none: Reading["notes"] = new Map();

/** Runs of 32 in order; `before` are full ones, `rest` follows them. */
export function toRuns<T>(
  before: readonly (readonly T[])[],
  rest: readonly T[],
): readonly (readonly T[])[] {
  if (rest.length <= runLength) return rest.length === 0 ? before : [...before, rest];
  const runs = [...before];
  for (let from = 0; from < rest.length; from += runLength) {
    runs.push(rest.slice(from, from + runLength));
  }
  return runs;
}

/** Moves full runs from `rest` to `before`. */
function fill<T>(before: readonly (readonly T[])[], rest: readonly T[]) {
  const full = Math.floor(rest.length / runLength);
  if (full === 0) return { before, rest };
  const runs = toRuns(before, rest.slice(0, full * runLength));
  return { before: runs, rest: rest.slice(full * runLength) };
}

/**
 * Seals what is final in the last block of a text.
 * @param text the parsed text, beginning with the block's prefix if it is continued
 * @param section the block in that text
 * @param open what was sealed of it before
 * @param read parses a text alone, for a part of a paragraph
 * @returns what is sealed now, and where the rest begins in `text`; null if too little is final
 */
export function sealInside(
  text: string,
  section: Section,
  open: OpenBlock | null,
  missing: ReadonlySet<string>,
  read: (text: string) => Pick<Reading, "blocks" | "notes">,
): { open: OpenBlock; cut: number } | null {
  const block = section.blocks[0];
  const prefix = open?.prefix.length ?? 0;
  const start = section.from + prefix;
  if (block === undefined || section.blocks.length > 1 || text.length - start < step) return null;
  const found = sealers[block.kind]?.({ text, section, open, start, read });
  if (found == null) return null;
  const all = open ? new Set([...open.missing, ...missing]) : missing;
  const added = text.slice(start, found.cut);
  const source = (open?.source ?? "") + added;
  const more = added.includes("]:") ? read(added).notes : none;
  const notes = new Map([...more, ...(open?.notes ?? none)]);
  return {
    open: { prefix: found.prefix, source, missing: all, notes, part: found.part },
    cut: found.cut,
  };
}

type Sealing = {
  text: string;
  section: Section;
  open: OpenBlock | null;
  /** Where the block's own text begins: after the prefix. */
  start: number;
  read: (text: string) => Pick<Reading, "blocks" | "notes">;
};
type Sealed = { prefix: string; part: OpenBlock["part"]; cut: number } | null;

const sealers: { [kind in Block["kind"]]?: (sealing: Sealing) => Sealed } = {
  list: sealList,
  table: sealTable,
  code: sealCode,
  paragraph: sealParagraph,
};

/** An entry is final when the first line of the next one is complete: `1` after `1. a` may still become `2.`. */
function sealList({ text, section, open, read }: Sealing): Sealed {
  const block = section.blocks[0];
  if (block?.kind !== "list" || section.inner.length !== block.items.length) return null;
  const last = section.inner.at(-1);
  if (last === undefined) return null;
  const complete = text.includes("\n", last.from);
  const count = section.inner.length - (complete ? 1 : 2);
  const cut = section.inner[count]?.from ?? 0;
  if (count < 1 || cut - section.from < step) return null;
  const known = open?.part.kind === "list" ? open.part : null;
  const runs = fill(known?.before ?? [], [...(known?.rest ?? []), ...block.items.slice(0, count)]);
  // A hyphen after an empty line may become a rule: it does not yet tell whether the list is loose.
  const certain = complete ? block : read(text.slice(section.from, last.from)).blocks[0];
  const tight = certain?.kind === "list" && certain.tight && (known?.tight ?? true);
  const part: ListPart = { kind: "list", start: known ? known.start : block.start, tight, ...runs };
  return { prefix: "", part, cut };
}

const delimiterRow = /^ {0,3}\|?[ \t]*:?-[-:| \t]*$/;

/** Each line under the head is a row, and final when it is complete. */
function sealTable({ text, section, open }: Sealing): Sealed {
  const block = section.blocks[0];
  if (block?.kind !== "table") return null;
  const ends = lineEnds(text, section.from);
  const [head, marks] = ends;
  if (head === undefined || marks === undefined) return null;
  if (!delimiterRow.test(text.slice(head, marks - 1))) return null;
  const count = Math.min(block.rows.length, ends.length - 2) - 1;
  const cut = ends[count + 1] ?? 0;
  if (count < 1 || cut - marks < step) return null;
  const known = open?.part.kind === "table" ? open.part : null;
  const rows = block.rows.slice(0, count);
  const runs = fill(known?.before ?? [], [...(known?.rest ?? []), ...rows]);
  const columns = factsOf(rows, block.head.length, known?.columns);
  const part: TablePart = { kind: "table", columns, ...runs };
  return { prefix: text.slice(section.from, marks), part, cut };
}

const fence = /^ {0,3}(?:`{3,}|~{3,})/;

/** Each line inside a fence is final when it is complete; the last is kept, since it may be the closing fence. */
function sealCode({ text, section, open }: Sealing): Sealed {
  const block = section.blocks[0];
  if (block?.kind !== "code" || block.closed || !fence.test(text.slice(section.from))) return null;
  const ends = lineEnds(text, section.from);
  const head = ends[0];
  const cut = ends.at(-2);
  if (head === undefined || cut === undefined || cut - head < step) return null;
  const known = open?.part.kind === "code" ? open.part : null;
  const runs = lineRuns((known?.rest ?? "") + firstLines(block.text, ends.length - 2));
  const before = [...(known?.before ?? []), ...runs.slice(0, -1)];
  const rest = runs.at(-1) ?? "";
  return { prefix: text.slice(section.from, head), part: { kind: "code", before, rest }, cut };
}

/** Ends of all complete lines from there on: each the index after a line feed. */
function lineEnds(text: string, from: number): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf("\n", from); at >= 0; at = text.indexOf("\n", at + 1)) {
    ends.push(at + 1);
  }
  return ends;
}

/** Code in runs of 32 lines, each with its line feeds. */
export function lineRuns(text: string): string[] {
  const runs: string[] = [];
  let rest = text;
  while (rest !== "") {
    const run = firstLines(rest, runLength);
    runs.push(run);
    rest = rest.slice(run.length);
  }
  return runs;
}

/** The first lines with their line feeds; the whole text if it has fewer. */
function firstLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count; line++) {
    end = text.indexOf("\n", end) + 1;
    if (end === 0) return text;
  }
  return text.slice(0, end);
}

/**
 * A paragraph is cut at a space before which nothing is open: no mark, bracket or backtick that later text may close.
 * Both halves are parsed alone and must give the same result as the whole.
 */
function sealParagraph({ text, section, open, start, read }: Sealing): Sealed {
  const block = section.blocks[0];
  if (block?.kind !== "paragraph") return null;
  const cut = safeSpace(text, start, tableStart(text), section.inner);
  if (cut - start < step) return null;
  const prefix = open ? word : "";
  const first = paragraphOf(read(prefix + text.slice(start, cut)).blocks, prefix);
  const second = paragraphOf(read(word + text.slice(cut + 1)).blocks, word);
  const whole = paragraphOf(section.blocks, prefix);
  if (first === null || second === null || whole === null) return null;
  const sealed = [...first, { kind: "text", text: " " } as const];
  if (JSON.stringify(joinText([...sealed, ...second])) !== JSON.stringify(whole)) return null;
  const before = open?.part.kind === "paragraph" ? open.part.before : [];
  const part: ParagraphPart = { kind: "paragraph", before: [...before, joinText(sealed)] };
  return { prefix: word, part, cut: cut + 1 };
}

/**
 * Where a table might begin: the last line of a paragraph becomes its head once a delimiter row follows. A cut inside
 * would lose cells.
 */
function tableStart(text: string): number {
  const last = text.lastIndexOf("\n") + 1;
  const before = last === 0 ? 0 : text.lastIndexOf("\n", last - 2) + 1;
  const head = text.slice(before, last);
  if (last > 0 && /^[ \t|:-]*$/.test(text.slice(last)) && head.includes("|") && mayBeHead(head)) {
    return before;
  }
  return mayBeHead(text.slice(last)) ? last : text.length;
}

/** Longer lines are text: without a limit a paragraph in one line would never be sealed. */
const mayBeHead = (line: string) => line.length < (line.includes("|") ? 4 * step : step);

/** Inlines of a text that is one paragraph, without the prefix; null if it is anything else. */
function paragraphOf(blocks: readonly Block[], prefix: string): readonly Inline[] | null {
  const block = blocks[0];
  if (block?.kind !== "paragraph" || blocks.length > 1) return null;
  const [first, ...more] = block.children;
  if (prefix === "") return block.children;
  if (first?.kind !== "text" || !first.text.startsWith(prefix)) return null;
  const text = first.text.slice(prefix.length);
  return text === "" ? more : [{ kind: "text", text }, ...more];
}

function joinText(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline.kind === "text" && last?.kind === "text") {
      joined[joined.length - 1] = { kind: "text", text: last.text + inline.text };
    } else joined.push(inline);
  }
  return joined;
}

// Characters that may open something. An underscore inside a word and a mark between spaces open nothing.
const opener = /`|<(?=[a-z/!?])|~|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\[/giu;
const closedBracket = /^\[[^[\]\\`<]*\](?![([:])/;

/** The last space before which nothing can change any more; -1 without one. */
function safeSpace(text: string, start: number, limit: number, spans: readonly Span[]): number {
  const stop = Math.min(limit, firstOpener(text, start, spans));
  let end = stop;
  for (let index = spans.length - 1; index >= -1; index--) {
    const span = spans[index];
    const from = Math.max(start, span?.to ?? start);
    for (let at = Math.min(end, text.length - 1) - 1; at >= from; at--) {
      if (text[at] !== " ") continue;
      if (/\S/.test(text[at - 1] ?? " ") && /\S/.test(text[at + 1] ?? " ")) return at;
    }
    end = Math.min(end, span?.from ?? start);
  }
  return -1;
}

/** Index of the first thing that later text may close or change; the text's end without one. */
function firstOpener(text: string, start: number, spans: readonly Span[]): number {
  let at = start;
  for (const span of [...spans, { from: text.length, to: text.length }]) {
    const between = text.slice(at, span.from);
    opener.lastIndex = 0;
    for (let hit = opener.exec(between); hit; hit = opener.exec(between)) {
      const closed = hit[0] === "[" ? closedBracket.exec(text.slice(at + hit.index)) : null;
      const end = at + hit.index + (closed?.[0].length ?? 0);
      if (closed === null || end >= text.length) return at + hit.index;
    }
    if (span.from < text.length && !isSettled(text, span)) return span.from;
    at = Math.max(at, span.to);
  }
  return text.length;
}

/** Whether a mark or link is final whatever follows: nothing inside it could be closed outside. */
function isSettled(text: string, { from, to }: Span): boolean {
  const source = text.slice(from, to);
  // It may begin a formula.
  if (/^\\[[(]$/.test(source)) return text.length - to > maxFormula + 2;
  if (/^!?\[/.test(source)) {
    return to < text.length && !/[([:]/.test(text[to] ?? "") && !/[`<]/.test(source);
  }
  if (/^[*_~]/.test(source)) return !/[`<[]/.test(source) && to < text.length;
  return to < text.length;
}

/**
 * The whole block: the sealed part and the parsed rest.
 * @param shown the block as last shown
 * @returns null if the rest is not the same block
 */
export function continued(
  { part, prefix }: OpenBlock,
  rest: readonly Block[],
  shown: Block | undefined,
): Block | null {
  const block = rest[0];
  if (block === undefined || rest.length > 1) return null;
  if (part.kind === "paragraph") {
    const children = paragraphOf(rest, prefix);
    return children && { kind: "paragraph", before: part.before, children };
  }
  if (part.kind === "code" && block.kind === "code") {
    return { ...block, before: part.before, text: part.rest + block.text };
  }
  if (part.kind === "list" && block.kind === "list") {
    if ((part.start === null) !== (block.start === null)) return null;
    const items = [...part.rest, ...block.items];
    const tight = part.tight && block.tight;
    return { kind: "list", start: part.start, tight, before: part.before, items };
  }
  if (part.kind === "table" && block.kind === "table") {
    const rows = [...part.rest, ...block.rows];
    return { ...block, ...tableLooks(part, block, shown), before: part.before, rows };
  }
  return null;
}

/**
 * Layout of the columns over all rows; the same arrays while nothing has changed, since each run of rows compares them.
 */
function tableLooks(part: TablePart, block: TableBlock, shown: Block | undefined) {
  const facts = factsOf(block.rows, block.head.length, part.columns);
  const { align, long } = columnLooks(block.align, facts);
  if (shown?.kind !== "table") return { align, long };
  return {
    align: String(align) === String(shown.align) ? shown.align : align,
    long: String(long) === String(shown.long) ? shown.long : long,
  };
}
