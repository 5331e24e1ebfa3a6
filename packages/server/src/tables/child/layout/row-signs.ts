import type { RowFacts } from "./cells.ts";
import type { Mark } from "./column-sums.ts";
import { kindOf, type Block, type Grid } from "./grid.ts";
import { starsOf, totalName } from "./total-names.ts";

/** What a row says of itself. */
export type Sign = {
  readonly mark: Mark | undefined;
  readonly label: string | undefined;
  /** How many asterisks it has in the column of those. */
  readonly stars: number;
};

/** Reads what the rows of a table say of themselves beside their numbers. */
export class RowSigns {
  readonly #grid: Grid;
  readonly #body: Block;
  readonly #about: {
    readonly facts: RowFacts;
    /** Columns that every record fills. */
    readonly keys: readonly number[];
    /** The first row of its foot. */
    readonly foot: number;
    /** The column that marks totals with asterisks. */
    readonly stars: number | undefined;
  };

  constructor(
    grid: Grid,
    body: Block,
    about: {
      readonly facts: RowFacts;
      readonly keys: readonly number[];
      readonly foot: number;
      readonly stars: number | undefined;
    },
  ) {
    this.#grid = grid;
    this.#body = body;
    this.#about = about;
  }

  /** @param before the last record above it, where its group has one */
  of(row: number, before: number | undefined): Sign {
    const cells = this.#grid.rows[row] ?? [];
    const { facts } = this.#about;
    const at = row - this.#body.top;
    const label = facts.words[at] === 1 ? cells[facts.word[at] ?? 0]?.trim() : undefined;
    const stars = this.#about.stars === undefined ? 0 : starsOf(cells[this.#about.stars]);
    if (stars > 0) return { mark: "named", label, stars };
    return { mark: this.#markOf(row, label, before), label, stars };
  }

  #markOf(row: number, label: string | undefined, before: number | undefined): Mark | undefined {
    const cells = this.#grid.rows[row] ?? [];
    const lacksKey = this.#about.keys.some((column) => (cells[column] ?? null) === null);
    const name = label === undefined ? undefined : totalName(label);
    if (name === "average") return "average";
    if (name === "total") return "named";
    if (row >= this.#about.foot && name === "foot") return "foot";
    if (this.#repeatsGroup(row, before)) return "repeat";
    const { facts } = this.#about;
    const isBold = this.#grid.bold?.has(row) === true;
    if (label === undefined)
      return facts.words[row - this.#body.top] === 0 && lacksKey ? "bare" : undefined;
    if (isBold || name === "all" || row >= this.#about.foot) return "hinted";
    return lacksKey ? "lacking" : "other";
  }

  /** Whether a row has the texts of the one above it, and fewer of them, as "North, , 30" after "North, Ann, 10". */
  #repeatsGroup(row: number, before: number | undefined): boolean {
    const { facts } = this.#about;
    if (before === undefined) return false;
    const [own, others] = [row, before].map((one) => facts.words[one - this.#body.top] ?? 0);
    if (!own || !others || own >= others) return false;
    const [cells = [], above = []] = [this.#grid.rows[row], this.#grid.rows[before]];
    for (let column = this.#body.left; column <= this.#body.right; column++) {
      const cell = cells[column] ?? null;
      if (cell === null || kindOf(cell) === "number") continue;
      if (cell !== above[column]) return false;
    }
    return true;
  }
}
