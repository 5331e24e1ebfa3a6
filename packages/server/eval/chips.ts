import type {
  Filter,
  Form as ProductForm,
  Group,
  Measure,
  Operand,
} from "../src/questions/form.ts";
import {
  WEEKDAYS,
  type Condition,
  type Figure,
  type Form,
  type Group as ExpectedGroup,
  type Operand as ExpectedOperand,
} from "./question-set.ts";
import { meets, type Row } from "./reference.ts";

/*
 * The chips of a question: what a person adds, removes or changes one by one in the question bar. Both what is shown and what is
 * expected become chips in the terms of the sets, so that they can be compared.
 */

/** What a chip is for; `conditions` are equal where the same rows meet them, however they are written. */
export type Role =
  | "figures"
  | "groups"
  | "conditions"
  | "without"
  | "share"
  | "compare"
  | "having"
  | "order"
  | "top";

/** The chips of a question by what they are for. */
export type Chips = Readonly<Partial<Record<Role, readonly string[]>>>;

type Matches = (row: Row) => boolean;

const key = (value: unknown) => JSON.stringify(value);

/** Which rows meet a condition, as a text of a digit for each. */
const rowsKey = (rows: readonly Row[], matches: Matches) =>
  rows.map((row) => (matches(row) ? "1" : "0")).join("");

const all =
  (conditions: readonly Matches[]): Matches =>
  (row) =>
    conditions.every((matches) => matches(row));

/** A condition that every row meets changes nothing. */
const conditionChips = (rows: readonly Row[], conditions: readonly Matches[]) =>
  conditions.map((matches) => rowsKey(rows, matches)).filter((chip) => chip.includes("0"));

const compareChip = (rows: readonly Row[], sides: readonly (readonly Matches[])[]) =>
  sides
    .map((side) => rowsKey(rows, all(side)))
    .toSorted()
    .join(" ");

/** An order from the highest on is no chip: the highest come first without one. */
const orderChips = (down: boolean | undefined) => (down === false ? ["up"] : []);
const topChips = (top: number | undefined) => (top === undefined ? [] : [key(top)]);

/** The chips of a form of the product. */
export function shownChips(form: ProductForm, rows: readonly Row[]): Chips {
  const conditions = conditionChips(rows, form.filters.map(matchesOf));
  switch (form.kind) {
    case "figures": {
      const { having, order, limit, groups } = form;
      return {
        conditions,
        figures: form.measures.map((one) => key(figureOf(one))),
        groups: groups.map((one) => key(groupOf(one))),
        having: having ? [key([having.op, having.value])] : [],
        order: groups.length > 0 ? orderChips(order?.down) : [],
        top: groups.length > 0 ? topChips(limit) : [],
      };
    }
    case "rows": {
      const { order, limit } = form;
      return {
        conditions,
        order: order ? [key([operandOf(order.by), order.down])] : [],
        top: topChips(limit),
      };
    }
    case "values":
      return {
        conditions,
        groups: [key(form.column.label)],
        without: form.unless ? conditionChips(rows, form.unless.map(matchesOf)) : [],
      };
    case "exists":
      return { conditions, figures: ["exists"] };
    case "share":
      return {
        conditions,
        figures: [key(form.of ? { fn: "sum", of: operandOf(form.of) } : { fn: "count" })],
        groups: form.groups.map((one) => key(groupOf(one))),
        share: [form.part.length > 0 ? rowsKey(rows, all(form.part.map(matchesOf))) : "of groups"],
      };
    case "difference":
      return {
        conditions,
        figures: [key(figureOf(form.measure))],
        compare: [
          compareChip(
            rows,
            form.alternatives.map(({ filters }) => filters.map(matchesOf)),
          ),
        ],
      };
  }
}

const matching = (where: readonly Condition[]): Matches[] =>
  where.map((one) => (row) => meets(row, one));

/** The chips of an expected form; undefined for one that a question can't say. */
export function expectedChips(form: Form, rows: readonly Row[]): Chips | undefined {
  const chipsOf = (where: readonly Condition[]) => conditionChips(rows, matching(where));
  if ("groups" in form) return groupedChips(form, rows);
  if ("rows" in form) {
    const { order, top } = form;
    return {
      conditions: chipsOf(form.where),
      order: order ? [key([order[0], order[1] === "down"])] : [],
      top: topChips(top),
    };
  }
  if ("values" in form)
    return {
      conditions: chipsOf(form.where),
      groups: [key(form.values)],
      without: form.unless ? chipsOf(form.unless) : [],
    };
  if ("share" in form) {
    const { part, whole, of } = form.share;
    if (!canSay(of)) return undefined;
    return {
      conditions: chipsOf(whole),
      figures: [key(of === undefined ? { fn: "count" } : { fn: "sum", of })],
      share: [rowsKey(rows, all(matching(part)))],
    };
  }
  if ("exists" in form) return { conditions: chipsOf(form.exists), figures: ["exists"] };
  if (!canSayFigure(form.figure)) return undefined;
  const figures = [key(form.figure)];
  return "difference" in form
    ? { figures, compare: [compareChip(rows, form.difference.map(matching))] }
    : { figures, conditions: chipsOf(form.where) };
}

function groupedChips(
  { groups, figures, where, having, order, top }: Extract<Form, { groups: unknown }>,
  rows: readonly Row[],
): Chips | undefined {
  const base = {
    conditions: conditionChips(rows, matching(where)),
    groups: groups.map(key),
    having: having ? [key([SIGNS[having[0]], having[1]])] : [],
    order: orderChips(order && order === "down"),
    top: topChips(top),
  };
  const [first, ...more] = figures;
  if (first?.fn === "share") {
    if (more.length > 0 || !canSay(first.of) || having || order || top) return undefined;
    return {
      ...base,
      figures: [key(first.of === undefined ? { fn: "count" } : { fn: "sum", of: first.of })],
      share: [rowsKey(rows, all(matching(first.part)))],
    };
  }
  return figures.every(canSayFigure) ? { ...base, figures: figures.map(key) } : undefined;
}

const SIGNS = { over: ">", under: "<", "at least": ">=", "at most": "<=", is: "=" } as const;

/** A question adds up no two columns of a row. */
const canSay = (operand: ExpectedOperand | undefined): boolean =>
  typeof operand !== "object" || (!("plus" in operand) && !("minus" in operand));

function canSayFigure(figure: Figure): boolean {
  switch (figure.fn) {
    case "count":
    case "distinct":
      return true;
    case "share":
      return false;
    case "ratio":
      return figure.of.every(canSay);
    default:
      return canSay(figure.of);
  }
}

function operandOf(operand: Operand): ExpectedOperand {
  switch (operand.kind) {
    case "column":
      return operand.column.label;
    case "product":
      return { product: [operand.column.label, operand.times.label] };
    case "days":
      return { days: [operand.from.label, operand.until.label] };
  }
}

function figureOf(measure: Measure): Figure {
  switch (measure.fn) {
    case "count":
      return { fn: "count" };
    case "distinct":
      return { fn: "distinct", of: measure.column.label };
    case "ratio":
      return { fn: "ratio", of: [operandOf(measure.of), operandOf(measure.per)] };
    default:
      return { fn: measure.fn, of: operandOf(measure.of) };
  }
}

const groupOf = ({ column, grain }: Group): ExpectedGroup =>
  grain === undefined ? column.label : [column.label, grain];

const BOUNDS = { ">": "over", "<": "under", ">=": "at least", "<=": "at most" } as const;
const COLUMN_BOUNDS = {
  ">": "over column",
  "<": "under column",
  ">=": "at least column",
  "<=": "at most column",
} as const;

/** How files write the two values of a column that is read as yes or no. */
const YES_NO: Readonly<Record<string, string[]>> = {
  true: ["true", "yes", "y", "1", "ja"],
  false: ["false", "no", "n", "0", "nein"],
};

/** Which rows a condition of the product selects, in the terms of the sets. */
function matchesOf(filter: Filter): Matches {
  const meeting =
    (...conditions: readonly Condition[]): Matches =>
    (row) =>
      conditions.every((one) => meets(row, one));
  const unless = (not: boolean | undefined, matches: Matches): Matches =>
    not ? (row) => !matches(row) : matches;
  switch (filter.kind) {
    case "in": {
      const { column, values, not } = filter;
      const written =
        column.type === "boolean" ? values.flatMap((one) => YES_NO[one] ?? [one]) : [...values];
      return unless(not, meeting([column.label, "in", written]));
    }
    case "contains":
      return meeting([filter.column.label, "contains", filter.value]);
    case "number": {
      const of = operandOf(filter.of);
      if (filter.op === "=" || filter.op === "<>")
        return unless(
          filter.op === "<>",
          meeting([of, "at least", filter.value], [of, "at most", filter.value]),
        );
      return meeting([of, BOUNDS[filter.op], filter.value]);
    }
    case "range": {
      const of = operandOf(filter.of);
      return meeting([of, "at least", filter.smallest], [of, "at most", filter.largest]);
    }
    case "empty":
      return meeting([filter.column.label, filter.not ? "filled" : "empty"]);
    case "months":
      return meeting([filter.column.label, "in month", [...filter.months]]);
    case "weekday":
      return meeting([
        filter.column.label,
        "on weekday",
        filter.days.flatMap((day) => WEEKDAYS[day - 1] ?? []),
      ]);
    case "period": {
      const { column, from, until, not } = filter;
      return unless(
        not,
        (row) =>
          (from === undefined || meets(row, [column.label, "at least", from])) &&
          (until === undefined || meets(row, [column.label, "under", until])),
      );
    }
    case "columns": {
      const { column, op, other } = filter;
      if (op === "=" || op === "<>")
        return unless(
          op === "<>",
          meeting(
            [column.label, "at least column", other.label],
            [column.label, "at most column", other.label],
          ),
        );
      return meeting([column.label, COLUMN_BOUNDS[op], other.label]);
    }
  }
}
