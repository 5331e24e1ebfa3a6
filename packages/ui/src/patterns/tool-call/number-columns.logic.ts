import type { Json } from "../json-view/types.ts";
import type { TableResult } from "./tool-call.logic.ts";

/** Writes the numbers of one column, all with the same decimals. */
export type NumberColumn = { format: (value: Json) => string };

/** Numbers that name something are written as they are: no order, year or postcode has thousands. */
const NAMES_SOMETHING =
  /(?:^|[^\p{L}])(?:ids?|no|nr|numbers?|codes?|keys?|years?|zip|postcode|phone|plz|jahr)(?:$|[^\p{L}])|(?:nummer|nr)$/iu;
const number = /^-?\d+(?:\.\d+)?$/;
/** More decimals come from computing, not from a file. They stay in the tooltip and in what is saved. */
const mostDecimals = 6;
const computedDecimals = 2;

/** How each column of numbers is written for a reader; null for a column that holds anything else. */
export function numberColumns(
  table: Pick<TableResult, "columns" | "rows">,
  locale: string | undefined,
): (NumberColumn | null)[] {
  return table.columns.map(({ name, type }, column) => {
    const values = table.rows.map((row) => row[column] ?? null).filter((value) => value !== null);
    // Numbers too long for JSON come as text.
    const typed = type === "integer" || type === "decimal";
    const isNumber = (value: Json): value is number | string =>
      typeof value === "number" || (typed && typeof value === "string" && number.test(value));
    const numbers = values.filter(isNumber);
    if (numbers.length === 0 || numbers.length < values.length) return null;
    const longest = numbers.reduce<number>((most, value) => Math.max(most, decimalsOf(value)), 0);
    const decimals = longest > mostDecimals ? computedDecimals : longest === 1 ? 2 : longest;
    const names =
      decimals === 0 && (isNamed(name) || numbers.every((value) => isYear(String(value))));
    const written = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: !names,
    });
    // A text keeps digits that a number would lose.
    return { format: (value) => written.format(value as Intl.StringNumericLiteral) };
  });
}

/** `order_id`, `Order ID`, `orderId`. */
const isNamed = (name: string) =>
  NAMES_SOMETHING.test(name.replaceAll("_", " ").replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

function decimalsOf(value: number | string): number {
  const text = String(value);
  if (text.includes("e")) return mostDecimals + 1;
  return text.split(".")[1]?.length ?? 0;
}
