import type { Cell } from "../source-table.ts";
import { measureOf } from "./plain-number.ts";
import { kindOf, type Block, type Grid, type Kind } from "./grid.ts";

/** Rows that are looked at to learn what the columns hold. */
export const SAMPLE_ROWS = 200;

/** The first and the last column that a row fills; undefined for a blank one. */
export function usedColumns(cells: readonly Cell[]) {
  let first = -1;
  let last = -1;
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === null) continue;
    if (first < 0) first = at;
    last = at;
  }
  return first < 0 ? undefined : { first, last };
}

export const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

export const rowsOf = ({ top, bottom }: Block) => between(top, bottom + 1);

/** The kinds of a row's cells, within the columns of a block. */
export const kindsIn = ({ rows }: Grid, row: number, { left, right }: Block): Kind[] =>
  between(left, right + 1).map((column) => kindOf(rows[row]?.[column]));

/** A kind that a heading does not have. */
export const isSolid = (kind: Kind | undefined) =>
  kind === "number" || kind === "date" || kind === "boolean";

export const filledIn = (kinds: readonly Kind[]) => kinds.filter((kind) => kind !== "empty").length;

/** What each column mostly holds. */
export function columnKinds(grid: Grid, body: Block): Kind[] {
  const last = Math.min(body.bottom, body.top + SAMPLE_ROWS);
  return between(body.left, body.right + 1).map((column) => {
    const counts = new Map<Kind, number>();
    for (let row = body.top; row <= last; row++) {
      const kind = kindOf(grid.rows[row]?.[column]);
      if (kind !== "empty") counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    return most?.[0] ?? "empty";
  });
}

/** What the rows of a block hold, by row from its top: read once, since a file may have millions of cells. */
export type RowFacts = {
  readonly filled: Uint16Array;
  /** How many cells are no numbers. */
  readonly words: Uint16Array;
  /** The column of the first of those. */
  readonly word: Uint16Array;
};

export function rowFacts({ rows }: Grid, { top, left, bottom, right }: Block): RowFacts {
  const count = Math.max(0, bottom - top + 1);
  const facts = {
    filled: new Uint16Array(count),
    words: new Uint16Array(count),
    word: new Uint16Array(count),
  };
  for (let at = 0; at < count; at++) {
    const cells = rows[top + at] ?? [];
    let [filled, words] = [0, 0];
    for (let column = left; column <= Math.min(right, cells.length - 1); column++) {
      const kind = kindOf(cells[column]);
      if (kind === "empty") continue;
      filled++;
      if (kind === "number" || measureOf(cells[column] ?? null) !== undefined) continue;
      if (words === 0) facts.word[at] = column;
      words++;
    }
    facts.filled[at] = filled;
    facts.words[at] = words;
  }
  return facts;
}
