import { copyText } from "./copy-text.ts";
import type { Section } from "./read-blocks.ts";
import { SealedBlocks, withUnit } from "./sealed-blocks.ts";
import type { MarkdownSnapshot } from "./types.ts";
import { type Tail, UnfinishedBlock } from "./unfinished-block.ts";

/** Parses a growing text: a block that is final once, and only the rest again with each chunk. */
export class IncrementalReader {
  #sealed = new SealedBlocks();
  readonly #last = new UnfinishedBlock();
  /** The text that is not final. */
  #tail = "";

  /** Begins another text. Its blocks have other ids, unless `restartIds` is called. */
  restart(): void {
    const { nextId } = this.#sealed;
    this.#sealed = new SealedBlocks();
    this.#sealed.nextId = nextId;
    this.#tail = "";
    this.#last.begin();
  }

  /** Gives the blocks the ids of those before, so that their elements stay mounted. */
  restartIds(): void {
    this.#sealed.nextId = 0;
  }

  /** Takes the next characters. @returns the whole text as blocks */
  read(fresh: string, ended: boolean): MarkdownSnapshot {
    this.#tail += fresh;
    const withheld = ended ? "" : ambiguousEnd(this.#tail);
    const clear = this.#tail.slice(0, this.#tail.length - withheld.length);
    const read = this.#last.read(clear.replace(/\r\n?/g, "\n"), this.#sealed.defined);
    const { text, sections } = read;
    const count = ended ? sections.length : sealable(text, sections);
    // Copied, so that the small rest does not keep the whole text in memory.
    this.#tail = copyText(text.slice(this.#seal(count, read))) + withheld;
    const tail = sections
      .slice(count)
      .filter((section) => section.blocks.length > 0)
      .map((section, index) => ({
        id: this.#sealed.nextId + index,
        blocks: section.blocks,
        sealed: false,
      }));
    return {
      groups: tail.reduce(withUnit, this.#sealed.groups),
      ...this.#sealed.notes.shown(() => tail.flatMap((unit) => unit.blocks), read.notes),
      ended,
    };
  }

  /** Seals the first `count` sections, and what is final in the last one. @returns where the rest begins */
  #seal(count: number, read: Tail): number {
    const { text, sections, raw } = read;
    let cut = this.#last.open?.prefix.length ?? 0;
    if (count > 0) {
      this.#sealFirst(count, read);
      cut = sections[count]?.from ?? text.length;
    }
    const last = raw[count];
    if (!last || count !== raw.length - 1) return cut;
    const shown = sections[count]?.blocks[0];
    return this.#last.seal(read, last, shown, this.#sealed.defined) ?? cut;
  }

  #sealFirst(count: number, { text, sections, missing }: Tail): void {
    const { open } = this.#last;
    const end = sections[count]?.from ?? text.length;
    const before = open?.source ?? "";
    const from = open?.prefix.length ?? 0;
    const late = this.#sealed.define(before + text.slice(from, end));
    for (const [index, section] of sections.slice(0, count).entries()) {
      const source = text.slice(section.from, sections[index + 1]?.from ?? text.length);
      const { blocks } = section;
      const continues = open !== null && index === 0;
      if (continues) this.#sealed.add(before + source.slice(from), { blocks, missing });
      else this.#sealed.add(source, missing.size === 0 ? { blocks, missing } : null);
    }
    this.#last.begin();
    if (late) this.#sealed.reparse();
  }
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
