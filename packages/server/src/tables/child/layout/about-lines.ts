import type { Cell } from "../source-table.ts";
import { between, isSolid, rowsOf } from "./cells.ts";
import { kindOf, type Block, type Grid } from "./grid.ts";

const MAX_ABOUT_LINES = 8;

/** What reports say of themselves above their table, each beside its value. */
const NAMES =
  /^(?:printed|date|report|title|created|generated|exported|extracted|run|as (?:of|at)|period|user|author|prepared|company|client|customer|account|currency|department|page|year|month|quarter|version|file|source|filter|range|from|to|until|datum|stand|erstellt|gedruckt|exportiert|bericht|auswertung|zeitraum|benutzer|mandant|firma|kunde|konto|währung|abteilung|seite|jahr|monat|quartal|buchungskreis|von|bis|imprimé|créé|édité|période|utilisateur|société|devise|exercice|fecha|impreso|periodo|usuario|empresa|moneda|data|stampato|utente|azienda|valuta)(?![\p{L}\d])/iu;

/** Names that end in a colon, each with its value. */
export const isAboutLine = (filled: readonly Cell[]) =>
  filled.length > 0 &&
  filled.length <= 8 &&
  filled.every((cell, at) => at % 2 === 1 || cell?.trim().endsWith(":") === true);

/** Lines such as "Date: 31 March" above a table, which say what it is about, below its title. */
export function isAbout({ rows }: Grid, { top, bottom }: Block): boolean {
  if (bottom - top >= MAX_ABOUT_LINES) return false;
  const lines = rows.slice(top, bottom + 1).map((cells) => cells.filter((cell) => cell !== null));
  return (
    lines.every((filled) => filled.length === 1 || isAboutLine(filled)) &&
    lines.some((filled) => filled.length > 1)
  );
}

/** The name in the first column of a block, and its value beside it; undefined for a row of any other form. */
function pairAt({ rows }: Grid, { left }: Block, row: number) {
  const filled = (rows[row] ?? []).flatMap((cell) => cell?.trim() ?? []);
  const [name, value] = filled;
  const isPair = filled.length === 2 && (rows[row]?.[left] ?? null) !== null;
  return isPair && name && kindOf(name) === "text" ? { name, kind: kindOf(value) } : undefined;
}

/** Whether a block of names and values, without colons, says something about the table that follows. */
export function arePairs(grid: Grid, block: Block): boolean {
  if (block.bottom - block.top >= MAX_ABOUT_LINES) return false;
  const pairs = rowsOf(block).map((row) => pairAt(grid, block, row));
  const [first] = pairs;
  if (!first || pairs.some((pair) => pair === undefined)) return false;
  const known = pairs.filter((pair) => NAMES.test(pair?.name ?? "")).length;
  if (pairs.length === 1) return isSolid(first.kind) || known === 1;
  const kinds = new Set(pairs.map((pair) => pair?.kind));
  return kinds.size > 1 && isSolid(first.kind) ? known > 0 : known * 2 > pairs.length;
}

/** How many rows at the top of a block are titles, and names and values, above a heading that follows without a blank row. */
export function pairsAbove(grid: Grid, block: Block): number {
  const { rows } = grid;
  const filledAt = (row: number) => (rows[row] ?? []).filter((cell) => cell !== null);
  const last = Math.min(block.bottom - 1, block.top + MAX_ABOUT_LINES);
  let first: ReturnType<typeof pairAt>;
  let row = block.top;
  for (; row < last; row++) {
    const pair = pairAt(grid, block, row);
    if (pair && NAMES.test(pair.name)) first ??= pair;
    else if (filledAt(row).length > 1) break;
  }
  if (!first) return 0;
  const heading = filledAt(row);
  const isHeading = heading.length > 1 && heading.every((cell) => kindOf(cell) === "text");
  const hasValues = between(block.left, block.right + 1).some((column) =>
    isSolid(kindOf(rows[row + 1]?.[column])),
  );
  // Of two columns, the first line may be the heading itself.
  return isHeading && hasValues && (heading.length > 2 || isSolid(first.kind))
    ? row - block.top
    : 0;
}
