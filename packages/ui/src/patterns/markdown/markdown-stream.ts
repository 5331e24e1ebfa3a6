import { pacedFrames } from "../../internal/paced-frames.ts";
import { NoteIndex } from "./note-index.ts";
import { continued, type OpenBlock, sealInside } from "./open-block.ts";
import { type Section, readSections } from "./read-blocks.ts";
import { appendedTo, chunksOf, type ChunkedText, joinChunks } from "./chunked-text.ts";
import type { Block, Group, LinkTarget, MarkdownSnapshot, Reading, Unit } from "./types.ts";

/** Full groups have this many blocks: the size at which `content-visibility` pays for itself. */
export const groupSize = 32;

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

type Sealed = { source: string; missing: ReadonlySet<string> };

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
  #waiting = "";
  #tail = "";
  #ended = false;
  #nextId = 0;
  #groups: readonly Group[] = [];
  #defined = new Map<string, LinkTarget>();
  #sealed = new Map<number, Sealed>();
  #notes = new NoteIndex();
  /** The unfinished block, once it is so long that its final part is kept; the tail continues it. */
  #open: OpenBlock | null = null;
  /** That block as last shown. */
  #shown: Block | undefined;
  /** The unfinished block turned out to be of another kind: it is parsed as a whole until its end. */
  #whole = false;

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
    this.#tail += this.#waiting;
    this.#waiting = "";
    this.#snapshot = this.#read();
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
      if (added !== null && (again || known.length === 0)) this.#nextId = 0;
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
    this.#groups = [];
    this.#known = [];
    this.#appended = this.#waiting = this.#tail = "";
    this.#ended = false;
    this.#defined = new Map();
    this.#sealed = new Map();
    this.#notes = new NoteIndex();
    this.#begin();
  }

  #begin(): void {
    this.#open = null;
    this.#shown = undefined;
    this.#whole = false;
  }

  #read(): MarkdownSnapshot {
    const withheld = this.#ended ? "" : ambiguousEnd(this.#tail);
    const fresh = this.#tail.slice(0, this.#tail.length - withheld.length).replace(/\r\n?/g, "\n");
    const { text, sections, raw, missing, notes } = this.#readTail(fresh);
    const count = this.#ended ? sections.length : sealable(text, sections);
    let cut = this.#open?.prefix.length ?? 0;
    if (count > 0) {
      this.#sealFirst(count, text, sections, missing);
      cut = sections[count]?.from ?? text.length;
    }
    const last = raw[count];
    if (last && count === raw.length - 1) {
      this.#shown = sections[count]?.blocks[0];
      const inside = this.#whole ? null : this.#sealInside(text, last, missing);
      cut = inside ?? cut;
    }
    // Copied, so that the small rest does not keep the whole text in memory.
    this.#tail = copy(text.slice(cut)) + withheld;
    const tail = sections
      .slice(count)
      .filter((section) => section.blocks.length > 0)
      .map((section, index) => ({
        id: this.#nextId + index,
        blocks: section.blocks,
        sealed: false,
      }));
    return {
      groups: tail.reduce(withUnit, this.#groups),
      ...this.#notes.shown(() => tail.flatMap((unit) => unit.blocks), notes),
      ended: this.#ended,
    };
  }

  /**
   * Parses what is not final. `raw` are the sections of `text` itself; in `sections` the first also has its sealed
   * part.
   */
  #readTail(fresh: string): {
    text: string;
    sections: readonly Section[];
    raw: readonly Section[];
    missing: ReadonlySet<string>;
    notes: Reading["notes"];
  } {
    const open = this.#open;
    const text = (open?.prefix ?? "") + fresh;
    const { sections, missing, notes } = readSections(text, this.#defined);
    if (!open) return { text, sections, raw: sections, missing, notes };
    const first = sections[0];
    const block = first?.from === 0 ? continued(open, first.blocks, this.#shown) : null;
    if (!first || block === null) {
      this.#begin();
      this.#whole = true;
      return this.#readTail(open.source + fresh);
    }
    const joined = { ...first, blocks: [block] };
    const all = new Set([...open.missing, ...missing]);
    return {
      text,
      sections: [joined, ...sections.slice(1)],
      raw: sections,
      missing: all,
      notes: new Map([...notes, ...open.notes]),
    };
  }

  /** Seals what is final inside the last section. @returns where the rest begins, if anything was sealed */
  #sealInside(text: string, section: Section, missing: ReadonlySet<string>): number | null {
    const alone = (part: string) => readSections(part, this.#defined);
    const inside = sealInside(text, section, this.#open, missing, alone);
    if (inside) this.#open = inside.open;
    return inside?.cut ?? null;
  }

  /** Seals the first `count` sections; `missing` are the unresolved labels of all of them. */
  #sealFirst(
    count: number,
    text: string,
    sections: readonly Section[],
    missing: ReadonlySet<string>,
  ): void {
    const open = this.#open;
    const end = sections[count]?.from ?? text.length;
    const before = open?.source ?? "";
    const from = open?.prefix.length ?? 0;
    const late = this.#define(before + text.slice(from, end));
    for (const [index, section] of sections.slice(0, count).entries()) {
      const source = text.slice(section.from, sections[index + 1]?.from ?? text.length);
      const continues = open !== null && index === 0;
      if (continues) this.#seal(before + source.slice(from), { blocks: section.blocks, missing });
      else this.#seal(source, missing.size === 0 ? { blocks: section.blocks, missing } : null);
    }
    this.#begin();
    if (late) this.#reparse();
  }

  /** Collects the definitions of finished text; those still open may change. @returns whether there was a new one */
  #define(sealed: string): boolean {
    if (!sealed.includes("]:")) return false;
    const known = this.#defined.size;
    const read = readSections(sealed, this.#defined);
    this.#notes.define(sealed, read);
    for (const [label, target] of read.defined) {
      if (!this.#defined.has(label)) this.#defined.set(label, target);
    }
    return this.#defined.size > known;
  }

  /**
   * `read` is the result for the block within its text; null if labels were unresolved there, and it is parsed alone.
   */
  #seal(source: string, read: Pick<Reading, "blocks" | "missing"> | null): void {
    const { blocks, missing } = read ?? readSections(source, this.#defined);
    if (blocks.length === 0) return;
    if (source.includes("[^")) this.#notes.name(blocks);
    const unit: Unit = { id: this.#nextId++, blocks, sealed: true };
    if (missing.size > 0) this.#sealed.set(unit.id, { source: copy(source), missing });
    this.#groups = withUnit(this.#groups, unit);
  }

  /** Parses finished blocks again whose labels are defined only now. */
  #reparse(): void {
    this.#notes.reparse(this.#defined);
    const changed = new Map<number, readonly Block[]>();
    for (const [id, { source, missing }] of this.#sealed) {
      if (![...missing].some((label) => this.#defined.has(label))) continue;
      const again = readSections(source, this.#defined);
      changed.set(id, again.blocks);
      if (again.missing.size === 0) this.#sealed.delete(id);
      else this.#sealed.set(id, { source, missing: again.missing });
    }
    if (changed.size === 0) return;
    const renew = (unit: Unit): Unit => {
      const blocks = changed.get(unit.id);
      return blocks ? { ...unit, blocks } : unit;
    };
    this.#groups = this.#groups.map((group) =>
      group.units.some((unit) => changed.has(unit.id))
        ? { ...group, units: group.units.map(renew) }
        : group,
    );
  }
}

/** The groups with one more block; a new group begins after 32. */
function withUnit(groups: readonly Group[], unit: Unit): readonly Group[] {
  const last = groups.at(-1);
  if (!last || last.units.length >= groupSize) {
    return [...groups, { id: unit.id, units: [unit], full: false }];
  }
  const units = [...last.units, unit];
  const full = unit.sealed && units.length === groupSize;
  return [...groups.slice(0, -1), { ...last, units, full }];
}

/**
 * How many sections are final: those before the last one, once the first line of that last one is complete; for a table
 * the first two, since another delimiter row would make it part of the paragraph above.
 */
function sealable(text: string, sections: readonly Section[]): number {
  const last = sections.at(-1);
  if (!last) return 0;
  const first = text.indexOf("\n", last.from);
  const isTable = last.blocks[0]?.kind === "table";
  const complete = first >= 0 && (!isTable || text.indexOf("\n", first + 1) >= 0);
  return Math.max(0, sections.length - (complete ? 1 : 2));
}

/** Only hyphens or equals signs: under a line of text they would make it a heading. */
const underline = /^[ \t>]*(?:-+|=+)[ \t]*\r?$/;

/**
 * The end of a growing text whose meaning depends on what follows: a carriage return, which may be half of a line end,
 * and a line that looks like a heading underline so far. Most often it becomes a list item or a rule, and the text
 * above it would jump.
 */
function ambiguousEnd(tail: string): string {
  const end = tail.lastIndexOf("\n");
  const line = tail.slice(end + 1);
  const above = tail.slice(tail.lastIndexOf("\n", end - 1) + 1, Math.max(end, 0));
  if (end >= 0 && above.trim() !== "" && underline.test(line)) return line;
  return tail.endsWith("\r") ? "\r" : "";
}

/** A slice keeps its whole parent string alive; a round trip through code units does not. */
function copy(text: string): string {
  return text === "" ? "" : JSON.parse(JSON.stringify(text));
}
