import { copyText } from "./copy-text.ts";
import { NoteIndex } from "./note-index.ts";
import { readSections } from "./read-blocks.ts";
import type { Block, Group, LinkTarget, Reading, Unit } from "./types.ts";

/** Full groups have this many blocks: the size at which `content-visibility` pays for itself. */
const groupSize = 32;

/** A block whose labels are not all defined yet. */
type Unresolved = { source: string; missing: ReadonlySet<string> };

/** The final blocks of a growing text, and the links and footnotes that are defined in them. */
export class SealedBlocks {
  /** The id of the next block. */
  nextId = 0;
  groups: readonly Group[] = [];
  readonly notes = new NoteIndex();
  readonly #defined = new Map<string, LinkTarget>();
  readonly #unresolved = new Map<number, Unresolved>();

  get defined(): ReadonlyMap<string, LinkTarget> {
    return this.#defined;
  }

  /** Collects the definitions of finished text; those still open may change. @returns whether there was a new one */
  define(source: string): boolean {
    if (!source.includes("]:")) return false;
    const known = this.#defined.size;
    const read = readSections(source, this.#defined);
    this.notes.define(source, read);
    for (const [label, target] of read.defined) {
      if (!this.#defined.has(label)) this.#defined.set(label, target);
    }
    return this.#defined.size > known;
  }

  /**
   * Adds a block. `read` is the result for it within its text; null if labels were unresolved there, and it is parsed
   * alone.
   */
  add(source: string, read: Pick<Reading, "blocks" | "missing"> | null): void {
    const { blocks, missing } = read ?? readSections(source, this.#defined);
    if (blocks.length === 0) return;
    if (source.includes("[^")) this.notes.name(blocks);
    const unit: Unit = { id: this.nextId++, blocks, sealed: true };
    if (missing.size > 0) this.#unresolved.set(unit.id, { source: copyText(source), missing });
    this.groups = withUnit(this.groups, unit);
  }

  /** Parses finished blocks again whose labels are defined only now. */
  reparse(): void {
    this.notes.reparse(this.#defined);
    const changed = new Map<number, readonly Block[]>();
    for (const [id, { source, missing }] of this.#unresolved) {
      if (![...missing].some((label) => this.#defined.has(label))) continue;
      const again = readSections(source, this.#defined);
      changed.set(id, again.blocks);
      if (again.missing.size === 0) this.#unresolved.delete(id);
      else this.#unresolved.set(id, { source, missing: again.missing });
    }
    if (changed.size === 0) return;
    const renew = (unit: Unit): Unit => {
      const blocks = changed.get(unit.id);
      return blocks ? { ...unit, blocks } : unit;
    };
    this.groups = this.groups.map((group) =>
      group.units.some((unit) => changed.has(unit.id))
        ? { ...group, units: group.units.map(renew) }
        : group,
    );
  }
}

/** The groups with one more block; a new group begins after 32. */
export function withUnit(groups: readonly Group[], unit: Unit): readonly Group[] {
  const last = groups.at(-1);
  if (!last || last.units.length >= groupSize) {
    return [...groups, { id: unit.id, units: [unit], full: false }];
  }
  const units = [...last.units, unit];
  const full = unit.sealed && units.length === groupSize;
  return [...groups.slice(0, -1), { ...last, units, full }];
}
