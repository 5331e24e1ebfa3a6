import { columnOperand } from "../questions/draft.ts";
import type { Form, Group, Measure } from "../../questions/form.ts";
import { knowTable, type KnownColumn } from "../../questions/known-table.ts";
import type { Column, Table } from "../../questions/catalog.ts";
import { rolesOf, type ColumnRoles, type ProfiledColumn } from "./column-roles.ts";
import type { Grain } from "../../questions/plan.ts";

/** A question, and its form. */
export type Candidate = { readonly question: string; readonly form: Form };

const TOP = 5;
const DAY_MS = 86_400_000;

/** Questions about a table, the most telling first. Each names its file: the person may have several. */
export function candidateQuestions(
  table: Table,
  columns: readonly ProfiledColumn[],
): readonly Candidate[] {
  const known = knowTable(table);
  const knownOf = ({ name }: Column) => known.columns.find((column) => column.name === name);
  const roles = rolesOf(columns, table.rowCount, (column) => knownOf(column)?.role);
  const place = `in ${table.title}`;
  const ask: Ask = (words, { figure, groups, top }) => {
    const column = figure && knownOf(figure.column);
    const measure: Measure = column
      ? { fn: figure.addsUp ? "sum" : "avg", of: columnOperand(column) }
      : { fn: "count" };
    return {
      question: `${words} ${place}${words.startsWith("Top") ? "" : "?"}`,
      form: {
        kind: "figures",
        language: "en",
        known,
        filters: [],
        measures: [measure],
        groups: groups.flatMap((group): Group[] => {
          const of: KnownColumn | undefined = knownOf(group.column);
          return of ? [{ ...group, column: of }] : [];
        }),
        ...(top === undefined ? {} : { order: { down: true }, limit: top }),
      },
    };
  };
  const [overTime] = timesOf(roles);
  const perCategory = roles.categories.map((column) =>
    ask(`How many rows are there for each ${column.label}`, {
      groups: [{ column }],
    }),
  );
  const perTime = overTime
    ? [
        ask(`How many rows are there per ${overTime.words}`, {
          groups: [overTime.group],
        }),
      ]
    : [];
  const figures = figureQuestions(roles, ask);
  return [
    ...figures.slice(0, 3),
    ...perCategory.slice(0, 1),
    ...perTime,
    ...perCategory.slice(1),
    ...figures.slice(3),
    ask("How many rows are", { groups: [] }),
  ];
}

/** Of columns as the catalog has them; without a figure rows are counted. */
type FormParts = {
  readonly figure?: Figure;
  readonly groups: readonly { readonly column: Column; readonly grain?: Grain }[];
  readonly top?: number;
};
type Ask = (words: string, parts: FormParts) => Candidate;

function figureQuestions(roles: ColumnRoles, ask: Ask): readonly Candidate[] {
  const { figures, names, categories, currency } = roles;
  const [first, second] = figures;
  if (!first) return [];
  const groups = currency ? [currency] : categories;
  const [group] = groups;
  const [time] = currency || !roles.happens ? [] : timesOf(roles);
  const name = names.find((column) => column !== group);
  const by = (figure: typeof first, column: Column) =>
    ask(`What is the ${wordOf(figure)} ${figure.column.label} by ${column.label}`, {
      figure,
      groups: [{ column }],
    });
  const overall = ({ column }: typeof first) =>
    ask(`What is the average ${column.label}`, { figure: { column, addsUp: false }, groups: [] });
  const top =
    name &&
    !currency &&
    first.addsUp &&
    ask(`Top ${TOP} ${name.label} by total ${first.column.label}`, {
      figure: first,
      groups: [{ column: name }],
      top: TOP,
    });
  return [
    group && by(first, group),
    top,
    time &&
      ask(`What is the ${wordOf(first)} ${first.column.label} by ${time.words}`, {
        figure: first,
        groups: [time.group],
      }),
    second && group && by(second, group),
    groups[1] && by(first, groups[1]),
    !currency && overall(first),
    second && !currency && overall(second),
  ].filter((one) => typeof one === "object");
}

type Figure = ColumnRoles["figures"][number];
const wordOf = ({ addsUp }: Figure) => (addsUp ? "total" : "average");

/** Days, months or years, by how far the dates reach; nothing where they are all of one day. */
function timesOf({ dates }: Pick<ColumnRoles, "dates">) {
  return dates.flatMap(({ column, profile: { earliest, latest } }) => {
    const days = (Date.parse(latest ?? "") - Date.parse(earliest ?? "")) / DAY_MS;
    if (Number.isNaN(days) || days < 1) return [];
    const grain: Grain = days > 1_100 ? "year" : days > 45 ? "month" : "day";
    const words = dates.length > 1 ? `${grain} of ${column.label}` : grain;
    return [{ words, group: { column, grain } }];
  });
}
