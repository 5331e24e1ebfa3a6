import type { Block, Inline, LinkTarget, Note, NoteNumbers, Reading } from "./types.ts";
import { readSections } from "./read-blocks.ts";

const none: readonly Note[] = [];

/** The footnotes of a text: their content, and the order of their references. */
export class NoteIndex {
  #named = new Set<string>();
  #known = new Map<
    string,
    { blocks: readonly Block[]; source: string; missing: ReadonlySet<string> }
  >();
  #numbers: NoteNumbers = new Map();
  #shown: readonly Note[] = none;

  /** Adds the references in final blocks. */
  name(blocks: readonly Block[]): void {
    for (const label of labelsIn(blocks)) this.#named.add(label);
  }

  /** Adds the notes of a final text; the first of a label counts. */
  define(source: string, { notes, missing }: Pick<Reading, "notes" | "missing">): void {
    for (const [label, blocks] of notes) {
      if (this.#known.has(label)) continue;
      this.#known.set(label, { blocks, source, missing });
    }
  }

  /** Parses notes again whose link labels are defined only now. */
  reparse(defined: ReadonlyMap<string, LinkTarget>): void {
    // Notes from one text are parsed in one go: one by one they would take quadratic time.
    const read = new Map<string, Reading>();
    for (const [label, { source, missing }] of this.#known) {
      if (![...missing].some((each) => defined.has(each))) continue;
      const again = read.get(source) ?? readSections(source, defined);
      read.set(source, again);
      const blocks = again.notes.get(label) ?? [];
      this.#known.set(label, { blocks, source, missing: again.missing });
    }
  }

  /**
   * The notes to show, with those that the rest of the text references or defines; the same objects while nothing
   * changed, so that a growing text does not re-render them. `rest` is called only if there are any.
   */
  shown(
    rest: () => readonly Block[],
    notes: Reading["notes"],
  ): { notes: readonly Note[]; numbers: NoteNumbers } {
    if (this.#known.size === 0 && notes.size === 0) return { notes: none, numbers: this.#numbers };
    const blocksOf = (label: string) => this.#known.get(label)?.blocks ?? notes.get(label);
    const order = new Set([...this.#named, ...labelsIn(rest())].filter(blocksOf));
    // A growing set is iterated to its end: a note may reference another one.
    for (const label of order) {
      for (const inner of labelsIn(blocksOf(label) ?? [])) if (blocksOf(inner)) order.add(inner);
    }
    const labels = [...order];
    if (labels.join("\n") !== [...this.#numbers.keys()].join("\n")) {
      this.#numbers = new Map(labels.map((label, index) => [label, index + 1]));
    }
    const next = labels.map((label) => ({ label, blocks: blocksOf(label) ?? [] }));
    const before = this.#shown;
    const same = (note: Note, index: number) =>
      note.label === before[index]?.label && note.blocks === before[index].blocks;
    if (next.length !== before.length || !next.every(same)) this.#shown = next;
    return { notes: this.#shown, numbers: this.#numbers };
  }
}

/** Labels of all references, in order. */
function labelsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "paragraph":
        return [...(block.before ?? []).flatMap(labelsOf), ...labelsOf(block.children)];
      case "heading":
        return labelsOf(block.children);
      case "quote":
        return labelsIn(block.blocks);
      case "list":
        return [...(block.before ?? []).flat(), ...block.items].flatMap((item) =>
          labelsIn(item.blocks),
        );
      case "table":
        return [block.head, ...(block.before ?? []).flat(), ...block.rows].flatMap((row) =>
          row.flatMap(labelsOf),
        );
      default:
        return [];
    }
  });
}

function labelsOf(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === "note") return [inline.label];
    return "children" in inline ? labelsOf(inline.children) : [];
  });
}
