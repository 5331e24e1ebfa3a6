import { aggregateOf, type Aggregate } from "../language/lexicon.ts";
import { isNumeric, isTemporal, type Column } from "./catalog.ts";
import { isIdentifier, mainFigure, mentionAt } from "./match-columns.ts";
import type { Measure } from "./plan.ts";
import { isFree, phraseAt, skipArticles, stemAt, take, type Scan } from "./scan.ts";

/** `different regions`, `unique customers`, `which regions are there`. */
export function readDistinct(scan: Scan, columns: readonly Column[]): Column | undefined {
  const counting = scan.tokens.some((_token, at) => isCount(scan, at));
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const said = phraseAt(scan, at, {
      distinct: "d",
      unique: "d",
      different: "d",
      which: "w",
      "list of": "d",
      what: "w",
    });
    if (!said || counting) continue;
    const start = skipArticles(scan, at + said.length);
    const mention = isFree(scan, start) ? mentionAt(scan.tokens, start, columns) : undefined;
    if (!mention || isNumeric(mention.column)) continue;
    const after = mention.at + mention.length;
    const areThere =
      ["are", "do", "exist", "is"].includes(stemAt(scan, after)) || after >= scan.tokens.length;
    if (said.key === "w" && !(areThere && mention.strength >= 2)) continue;
    take(scan, at, after - at);
    return mention.column;
  }
  return undefined;
}

const isCount = (scan: Scan, at: number) =>
  phraseAt(scan, at, { "how many": "c", count: "c", "number of": "c", "count of": "c" }) !==
  undefined;

/** What is to be computed, in the order it is said: `average and total amount`, `how many customers`. */
export function readMeasures(scan: Scan, columns: readonly Column[]): Measure[] {
  const measures: Measure[] = [];
  let open: Aggregate[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    if (!isFree(scan, at)) continue;
    const count = phraseAt(scan, at, {
      "how many": "c",
      "number of": "c",
      "count of": "c",
      count: "c",
    });
    if (count && !isNamedSo(scan, at, columns)) {
      measures.push(readCount(scan, at, count.length, columns));
      continue;
    }
    const fn = stemAt(scan, at - 1) === "at" ? undefined : aggregateOf(stemAt(scan, at));
    if (fn && !isNamedSo(scan, at, columns)) {
      open.push(fn);
      take(scan, at);
      const next = skipArticles(
        scan,
        ["of", "in", "for"].includes(stemAt(scan, at + 1)) ? at + 2 : at + 1,
      );
      const mention = isFree(scan, next)
        ? mentionAt(scan.tokens, next, columns, { preferred: wanted(fn) })
        : undefined;
      if (mention && wanted(fn)(mention.column)) {
        measures.push(...open.map((one): Measure => ({ fn: one, column: mention.column })));
        open = [];
        take(scan, next, mention.length);
        at = next + mention.length - 1;
      }
    }
  }
  if (open.length > 0) {
    const column = firstFigure(scan, columns) ?? mainFigure(columns);
    if (column) measures.push(...open.map((fn): Measure => ({ fn, column })));
  }
  return measures;
}

const wanted = (fn: Aggregate) => (column: Column) =>
  isNumeric(column) ||
  ((fn === "min" || fn === "max") && isTemporal(column)) ||
  (column.type === "text" && looksNumeric(column));

/** A text column most of whose samples are numbers, kept as text because of an odd one. */
const looksNumeric = ({ samples }: Column) =>
  samples.length > 0 &&
  samples.filter((sample) => /^-?[\d.,]+$/.test(sample)).length * 2 > samples.length;

/** A column whose whole name begins with the word, such as `Total` or `Count of visits`. */
function isNamedSo(scan: Scan, at: number, columns: readonly Column[]): boolean {
  const mention = mentionAt(scan.tokens, at, columns);
  return (
    mention !== undefined &&
    mention.strength === 4 &&
    (mention.length > 1 || isNumeric(mention.column))
  );
}

function readCount(scan: Scan, at: number, length: number, columns: readonly Column[]): Measure {
  take(scan, at, length);
  const distinctWord = ["different", "distinct", "unique"].includes(stemAt(scan, at + length));
  const start = skipArticles(scan, at + length + (distinctWord ? 1 : 0));
  if (distinctWord) take(scan, at + length);
  const mention = isFree(scan, start) ? mentionAt(scan.tokens, start, columns) : undefined;
  if (!mention) return { fn: "count" };
  const named = mention.strength === 4 && !isNumeric(mention.column) && !isTemporal(mention.column);
  if (!distinctWord && !named) {
    if (mention.strength < 4) take(scan, start, mention.length);
    return { fn: "count" };
  }
  take(scan, start, mention.length);
  return { fn: "count_distinct", column: mention.column };
}

/** A figure that is named without saying what to do with it. */
export function firstFigure(scan: Scan, columns: readonly Column[]): Column | undefined {
  for (let at = 0; at < scan.tokens.length; at += 1) {
    if (!isFree(scan, at)) continue;
    const mention = mentionAt(scan.tokens, at, columns, { preferred: isNumeric });
    if (mention && isNumeric(mention.column) && !isIdentifier(mention.column)) {
      take(scan, at, mention.length);
      return mention.column;
    }
  }
  return undefined;
}
