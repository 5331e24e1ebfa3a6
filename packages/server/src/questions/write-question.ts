import type { Filter, Form, Group, Measure, Operand } from "./form.ts";
import type { PeriodName } from "./period-name.ts";
import { addDays, type Period, periodText } from "./periods.ts";
import type { Question, QuestionCondition, QuestionFigure, QuestionValue } from "./question.ts";

/** A form as the question that resolves to it. */
export const writeQuestion = (form: Form): Question => ({
  ...writeContent(form),
  ...(form.language !== "en" && { language: form.language }),
});

function writeContent(form: Form): Question {
  const base = { table: form.known.table.name };
  const where = form.filters.length > 0 ? { where: form.filters.map(writeFilter) } : {};
  switch (form.kind) {
    case "figures":
      return {
        ...base,
        show: form.measures.map(writeMeasure),
        ...byOf(form.groups),
        ...where,
        ...(form.groups.length > 0 && writeRanking(form)),
      };
    case "rows":
      return {
        ...base,
        show: [],
        ...where,
        ...(form.order && { order: { down: form.order.down, by: writeOperand(form.order.by) } }),
        ...(form.limit !== undefined && { top: form.limit }),
      };
    case "values":
      return {
        ...base,
        show: [],
        by: [{ column: form.column.name }],
        ...where,
        ...(form.unless && { without: form.unless.map(writeFilter) }),
      };
    case "exists":
      return { ...base, show: [{ fn: "exists" }], ...where };
    case "share":
      return {
        ...base,
        show: [form.of ? { fn: "sum", ...writeOperand(form.of) } : { fn: "count" }],
        ...byOf(form.groups),
        ...where,
        share: form.part.map(writeFilter),
      };
    case "difference": {
      const [a, b] = form.alternatives;
      return {
        ...base,
        show: [writeMeasure(form.measure)],
        ...where,
        compare: {
          a: a.filters.map(writeFilter),
          b: b.filters.map(writeFilter),
          ...(form.change && { change: true }),
        },
      };
    }
  }
}

/** Which groups there are, and which come first; a figure without groups has none to limit. */
const writeRanking = ({ having, order, limit }: Extract<Form, { kind: "figures" }>) => ({
  ...(having && { having: { ...having } }),
  ...(order && { order: { down: order.down } }),
  ...(limit !== undefined && { top: limit }),
});

const byOf = (groups: readonly Group[]): Pick<Question, "by"> =>
  groups.length === 0
    ? {}
    : {
        by: groups.map(({ column, grain }) => ({
          column: column.name,
          ...(grain && { each: grain }),
        })),
      };

function writeOperand(operand: Operand): QuestionValue {
  switch (operand.kind) {
    case "column":
      return { column: operand.column.name };
    case "product":
      return { column: operand.column.name, times: operand.times.name };
    case "days":
      return { column: operand.from.name, until: operand.until.name };
  }
}

function writeMeasure(measure: Measure): QuestionFigure {
  switch (measure.fn) {
    case "count":
      return { fn: "count" };
    case "distinct":
      return { fn: "distinct", column: measure.column.name };
    case "ratio":
      return { fn: "ratio", ...writeOperand(measure.of), per: writeOperand(measure.per) };
    default:
      return { fn: measure.fn, ...writeOperand(measure.of) };
  }
}

/** A filter as a condition. */
export function writeFilter(filter: Filter): QuestionCondition {
  switch (filter.kind) {
    case "in":
      return {
        column: filter.column.name,
        [filter.not ? "is_not" : "is"]: [...filter.values],
      };
    case "contains":
      return { column: filter.column.name, contains: filter.value };
    case "number": {
      const { column, times, until } = writeOperand(filter.of);
      return {
        column,
        op: filter.op,
        value: filter.value,
        ...(times !== undefined && { times }),
        ...(until !== undefined && { days_until: until }),
      };
    }
    case "range": {
      const { column, times, until } = writeOperand(filter.of);
      return {
        column,
        between: [filter.smallest, filter.largest],
        ...(times !== undefined && { times }),
        ...(until !== undefined && { days_until: until }),
      };
    }
    case "empty":
      return { column: filter.column.name, empty: !filter.not };
    case "months":
      return { column: filter.column.name, months: [...filter.months] };
    case "weekday":
      return { column: filter.column.name, weekdays: [...filter.days] };
    case "columns":
      return { column: filter.column.name, op: filter.op, other: filter.other.name };
    case "period":
      return { column: filter.column.name, ...writePeriod(filter) };
  }
}

function writePeriod({ name, from, until, not }: Extract<Filter, { kind: "period" }>) {
  const text = periodText(name);
  if (text !== undefined) return not ? { not_in: text } : { in: text };
  return { ...writeBounds({ name, from, until }), ...(not && { not }) };
}

function writeBounds({ name, from, until }: Period) {
  const inner = (of: PeriodName) => periodText(of);
  switch (name.kind) {
    case "since":
    case "after":
    case "before":
    case "until": {
      const of = inner(name.of);
      if (of === undefined) break;
      return { [name.kind === "since" ? "from" : name.kind]: of };
    }
    case "last":
      return { last: name.count, unit: name.unit };
    // Of two that follow each other.
    case "both":
    case "span": {
      const [first, last] = [inner(name.first), inner(name.last)];
      if (first === undefined || last === undefined) break;
      return { from: first, until: last };
    }
    default:
  }
  return writeEdges(from, until);
}

/** A period by its days. */
const writeEdges = (from: string | undefined, until: string | undefined) => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until: addDays(until, -1) }),
});
