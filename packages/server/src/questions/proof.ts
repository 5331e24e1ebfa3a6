import { isNumeric } from "./catalog.ts";
import type { Form, FormContent, Group, Measure } from "./form.ts";
import { allOf, groupSql, measureSql, operandSql, quotedTable } from "./form-sql.ts";
import { sayFilters } from "./say-filter.ts";
import { quoteName, quoteText } from "./to-sql.ts";
import { groupTitle, measureTitle, wordsOf } from "./titles.ts";

/** Which figure of an answer: its row by the groups there, and its column. */
export type FigurePlace = {
  /** As the answer has them; none for an answer as a whole. */
  readonly groups: readonly (string | null)[];
  readonly figure: number;
  /** Of a comparison or a share. */
  readonly side?: "a" | "b" | "part" | "whole" | undefined;
};

/** The rows behind a figure, as statements; the figure is computed once more over them, so that they prove it. */
export type Proof = {
  /** The rows in words, in Markdown. */
  readonly said: string;
  readonly label: string;
  /** Selects how many rows there are, the figure, how many of them have a value for it, and the sum of their values. */
  readonly figureSql: string;
  /** Selects the rows, each after its number in the table. */
  rowsSql(from: number, count: number): string;
};

/** The column of a row's number. */
const ROW = "row number";

/** The proof of a figure; undefined for a place that the answer does not have. */
export function proveFigure(form: Form, place: FigurePlace): Proof | undefined {
  const { groups } = groupsOf(form);
  const measure = measureAt(form, place);
  if (!measure || (place.groups.length > 0 && place.groups.length !== groups.length))
    return undefined;
  const within = isOfWhole(form, place) ? [] : place.groups;
  const words = wordsOf(form);
  const filters = [...form.filters, ...sideFilters(form, place.side)];
  const inGroup = within.map((value, at) => groupIs(groups[at], value));
  const conditions = [...(filters.length > 0 ? [allOf(filters)] : []), ...inGroup];
  const where = conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
  const table = quotedTable(form);
  const said = [
    sayFilters(filters, words),
    ...within.map(
      (value, at) =>
        `${groups[at] ? groupTitle(groups[at], words) : ""}: ${value ?? words.titles.empty}`,
    ),
  ].filter(Boolean);
  const value = "of" in measure ? operandSql(measure.of) : undefined;
  const counted = value ?? (measure.fn === "distinct" ? quoteName(measure.column.name) : undefined);
  const adds = measure.fn === "avg" || measure.fn === "ratio";
  return {
    said: words.list(said),
    label: measureTitle(measure, words),
    figureSql: `select count(*), ${measureSql(measure)}, count(${counted ?? "*"}), ${adds ? `sum(${value})` : "null"} from ${table}${where}`,
    rowsSql: (from, count) =>
      `select * from (select row_number() over () as ${quoteName(ROW)}, * from ${table})${where} order by 1 limit ${count} offset ${from}`,
  };
}

/**
 * As the answer groups, so that of two values that differ only in case each has its own rows. A number is found however it is written:
 * an answer has 5.5 for what the column has as 5.50.
 */
function groupIs(group: Group | undefined, value: string | null): string {
  if (group === undefined) return "false";
  const key = groupSql(group);
  if (value === null) return `${key} is null`;
  const asText = `cast(${key} as varchar) = ${quoteText(value)}`;
  return group.grain === undefined && isNumeric(group.column)
    ? `(${asText} or ${key} = try_cast(${quoteText(value)} as decimal(38, 10)))`
    : asText;
}

function groupsOf(form: FormContent): { groups: readonly Group[] } {
  if (form.kind === "figures" || form.kind === "share") return form;
  return { groups: form.kind === "values" ? [{ column: form.column }] : [] };
}

/** Each group's share is of all groups, where no condition makes a part of each. */
const isOfWhole = (form: FormContent, { side }: FigurePlace) =>
  form.kind === "share" && form.part.length === 0 && side === "whole";

function measureAt(form: FormContent, { figure }: FigurePlace): Measure | undefined {
  switch (form.kind) {
    case "figures":
      return form.measures[figure];
    case "share":
      return form.of ? { fn: "sum", of: form.of } : { fn: "count" };
    case "difference":
      return form.measure;
    case "values":
    case "exists":
    case "rows":
      return { fn: "count" };
  }
}

function sideFilters(form: FormContent, side: FigurePlace["side"]) {
  if (form.kind === "difference") return form.alternatives[side === "b" ? 1 : 0].filters;
  return form.kind === "share" && side !== "whole" ? form.part : [];
}
