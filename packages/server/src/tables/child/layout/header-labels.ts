import type { Cell } from "../source-table.ts";
import { between, columnKinds } from "./cells.ts";
import type { Layout } from "./find-tables.ts";
import type { Grid, Kind } from "./grid.ts";

/** The headings of a table. */
export type Header = {
  /** One for each column; those of several rows are joined, a group's over each of its columns. */
  readonly header: readonly Cell[];
  /** Whether it can only be guessed where the last group of a row ends. */
  readonly isDoubtful: boolean;
};

export function headerOf(
  grid: Grid,
  { range, headerRows }: Pick<Layout, "range" | "headerRows">,
): Header {
  const { rows, merges } = grid;
  const kinds = columnKinds(grid, { ...range, top: range.top + headerRows });
  const isMerged = merges.some(
    (merge) => merge.top >= range.top && merge.bottom < range.top + headerRows,
  );
  let isDoubtful = false;
  const labels = Array.from({ length: headerRows }, (_, index) => {
    const row = range.top + index;
    const cells = between(range.left, range.right + 1).map((column) => {
      const merge = merges.find(
        (one) => one.top <= row && one.bottom >= row && one.left <= column && one.right >= column,
      );
      return (merge ? rows[merge.top]?.[merge.left] : rows[row]?.[column])?.trim() ?? null;
    });
    if (index === headerRows - 1 || isMerged) return cells;
    const spread = withGroups(cells, kinds);
    isDoubtful ||= spread.isDoubtful;
    return spread.cells;
  });
  const header = kinds.map((_, at) => {
    const parts = labels.map((row) => row[at] ?? null).filter((label) => label !== null);
    const different = parts.filter((label, index) => label !== parts[index - 1]);
    return different.length === 0 ? null : different.join(" · ");
  });
  return { header, isDoubtful };
}

/** Without merged cells, a group goes on to the next one over columns of its kind. A last one of more columns than the others may go too far. */
function withGroups(cells: readonly Cell[], kinds: readonly Kind[]) {
  let group: { name: Cell; kind: Kind | undefined; size: number } | undefined;
  const sizes: number[] = [];
  const spread = cells.map((own, at) => {
    if (own !== null) {
      if (group) sizes.push(group.size);
      group = { name: own, kind: kinds[at], size: 1 };
    } else if (group && (kinds[at] === group.kind || kinds[at] === "empty")) {
      group.size++;
      return group.name;
    } else {
      if (group) sizes.push(group.size);
      group = undefined;
    }
    return own;
  });
  if (group) sizes.push(group.size);
  const last = sizes.pop() ?? 0;
  return { cells: spread, isDoubtful: sizes.length > 0 && last > Math.max(...sizes) };
}
