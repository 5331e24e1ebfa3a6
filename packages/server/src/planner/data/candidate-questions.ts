import type { Column, Table } from "./catalog.ts";
import { rolesOf, type ColumnRoles, type ProfiledColumn } from "./column-roles.ts";
import type { Grain, Measure, Plan } from "./plan.ts";

/** A question, and what it asks for. */
export type Candidate = { readonly question: string; readonly plan: Plan };

const TOP = 5;
const DAY_MS = 86_400_000;

/** Questions about a table, the most telling first. Each names its file: the person may have several. */
export function candidateQuestions(
  table: Table,
  columns: readonly ProfiledColumn[],
): readonly Candidate[] {
  const roles = rolesOf(columns, table.rowCount);
  const place = `in ${table.title}`;
  const ask = (words: string, plan: AggregatePlan): Candidate => ({
    question: `${words} ${place}${words.startsWith("Top") ? "" : "?"}`,
    plan: { kind: "aggregate", table, filters: [], ...plan },
  });
  const [overTime] = timesOf(roles);
  const perCategory = roles.categories.map((column) =>
    ask(`How many rows are there for each ${column.label}`, {
      measures: [COUNT],
      groups: [{ column }],
    }),
  );
  const perTime = overTime
    ? [
        ask(`How many rows are there per ${overTime.words}`, {
          measures: [COUNT],
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
    ask("How many rows are", { measures: [COUNT], groups: [] }),
  ];
}

type AggregatePlan = Pick<Extract<Plan, { kind: "aggregate" }>, "measures" | "groups" | "limit">;
type Ask = (words: string, plan: AggregatePlan) => Candidate;

const COUNT: Measure = { fn: "count" };

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
      measures: [measureOf(figure)],
      groups: [{ column }],
    });
  const overall = ({ column }: typeof first) =>
    ask(`What is the average ${column.label}`, { measures: [{ fn: "avg", column }], groups: [] });
  const top =
    name &&
    !currency &&
    first.addsUp &&
    ask(`Top ${TOP} ${name.label} by total ${first.column.label}`, {
      measures: [measureOf(first)],
      groups: [{ column: name }],
      limit: { count: TOP, from: "top" },
    });
  return [
    group && by(first, group),
    top,
    time &&
      ask(`What is the ${wordOf(first)} ${first.column.label} by ${time.words}`, {
        measures: [measureOf(first)],
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
const measureOf = ({ column, addsUp }: Figure): Measure => ({ fn: addsUp ? "sum" : "avg", column });

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
