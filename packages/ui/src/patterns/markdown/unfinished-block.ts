import { continued, type OpenBlock, sealInside } from "./open-block.ts";
import { type Section, readSections } from "./read-blocks.ts";
import type { Block, LinkTarget, Reading } from "./types.ts";

type Defined = ReadonlyMap<string, LinkTarget>;

/** What is not final, parsed. */
export type Tail = {
  text: string;
  /** The sections of `text`; the first also has the sealed part of its block. */
  sections: readonly Section[];
  /** The sections of `text` itself. */
  raw: readonly Section[];
  missing: ReadonlySet<string>;
  notes: Reading["notes"];
};

/** The last block of a growing text, from chunk to chunk. */
export class UnfinishedBlock {
  /** Its final part, once it is so long that this is kept; the text that is not final continues it. */
  open: OpenBlock | null = null;
  /** The block as last shown. */
  #shown: Block | undefined;
  /** It turned out to be of another kind: it is parsed as a whole until its end. */
  #whole = false;

  /** Another block begins. */
  begin(): void {
    this.open = null;
    this.#shown = undefined;
    this.#whole = false;
  }

  /** Parses what is not final: the rest of this block, and what follows. */
  read(fresh: string, defined: Defined): Tail {
    const { open } = this;
    const text = (open?.prefix ?? "") + fresh;
    const { sections, missing, notes } = readSections(text, defined);
    if (!open) return { text, sections, raw: sections, missing, notes };
    const first = sections[0];
    const block = first?.from === 0 ? continued(open, first.blocks, this.#shown) : null;
    if (!first || block === null) {
      this.begin();
      this.#whole = true;
      return this.read(open.source + fresh, defined);
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

  /**
   * Seals what is final in the last section.
   * @param shown the block as it is shown now
   * @returns where the rest begins, if anything was sealed
   */
  seal(
    { text, missing }: Tail,
    section: Section,
    shown: Block | undefined,
    defined: Defined,
  ): number | null {
    this.#shown = shown;
    if (this.#whole) return null;
    const alone = (part: string) => readSections(part, defined);
    const inside = sealInside(text, section, this.open, missing, alone);
    if (inside) this.open = inside.open;
    return inside?.cut ?? null;
  }
}
