import { stem } from "../../text/stem.ts";
import { nameStems } from "../../questions/tokens.ts";
import { isNumeric, type Column } from "../../questions/catalog.ts";

const ID_WORDS = new Set(["id", "no", "nr", "number", "code", "key", "uuid", "zip", "phone"]);
/** Columns that hold the figure people mean when they name none, best first. */
const MAIN_FIGURES = "amount revenue sales total value price cost quantity".split(" ").map(stem);
/** Limit for the length of a name: a cell of a file's first row may have a hundred thousand characters. */
const MAX_NAME_LENGTH = 200;

const labelStems = ({ label }: Column) => nameStems(label.slice(0, MAX_NAME_LENGTH));

/** Whether a number column counts things rather than measures them. */
export const isIdentifier = (column: Column): boolean =>
  labelStems(column).some((word) => ID_WORDS.has(word));

/** The column that people mean by "the amount" when they do not say which; undefined when it is not clear. */
export function mainFigure<Kind extends Column>(columns: readonly Kind[]): Kind | undefined {
  const figures = columns.filter((column) => isNumeric(column) && !isIdentifier(column));
  if (figures.length === 1) return figures[0];
  for (const word of MAIN_FIGURES) {
    const named = figures.filter((column) => labelStems(column).includes(word));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}
