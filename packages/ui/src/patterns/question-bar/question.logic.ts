import { columnOf, kindOf } from "./columns.logic.ts";
import type {
  Question,
  QuestionColumn,
  QuestionCondition,
  QuestionDraft,
  QuestionFigure,
  QuestionGroup,
  QuestionTable,
} from "./types.ts";

/** Whether a figure was chosen, or the rows themselves. */
export const isChosen = (question: QuestionDraft): question is Question =>
  question.show !== undefined;

const atIndex = <T>(list: readonly T[] | undefined, at: number, item: T): T[] => {
  const next = [...(list ?? [])];
  next[at] = item;
  return next;
};

/** Puts a figure at its place; one after the last is added. */
export const setFigure = (
  question: QuestionDraft,
  at: number,
  figure: QuestionFigure,
): Question => ({
  ...question,
  show: atIndex(question.show, at, figure),
});

/** Shows the rows themselves: what is about a figure goes. */
export function showRows({ table, by, where, without, top }: QuestionDraft): Question {
  return clean({ table, show: [], by, where, without, top });
}

/** Puts a group at its place; one after the last is added. */
export const setGroup = (
  question: QuestionDraft,
  at: number,
  group: QuestionGroup,
): QuestionDraft => ({
  ...question,
  by: atIndex(question.by, at, group),
});

/** Adds a condition to those of the rows. */
export const addCondition = (
  question: QuestionDraft,
  condition: QuestionCondition,
): QuestionDraft => ({
  ...question,
  where: [...(question.where ?? []), condition],
});

/** The lists of conditions that a question can have. */
type ConditionList = "where" | "without" | "share";

/** The condition at a path such as `where/0` or `compare/a/0`. */
export function conditionAt(question: QuestionDraft, path: string): QuestionCondition | undefined {
  const [list = "", ...rest] = path.split("/");
  if (list === "compare") return question.compare?.[rest[0] === "b" ? "b" : "a"][Number(rest[1])];
  return question[list as ConditionList]?.[Number(rest[0])];
}

/** Replaces the condition at a path such as `where/0` or `compare/a/0`. */
export function setCondition(
  question: QuestionDraft,
  path: string,
  condition: QuestionCondition,
): QuestionDraft {
  const [list = "", ...rest] = path.split("/");
  if (list === "compare" && question.compare) {
    const side = rest[0] === "b" ? "b" : "a";
    const sides = question.compare;
    return {
      ...question,
      compare: { ...sides, [side]: atIndex(sides[side], Number(rest[1]), condition) },
    };
  }
  const key = list as ConditionList;
  const whole = key === "share" ? asShare(question) : question;
  return { ...whole, [key]: atIndex(question[key], Number(rest[0]), condition) };
}

/** A share is of rows or of a sum, and has neither an order nor a part of its groups. */
export function asShare({ show: [figure] = [], ...question }: QuestionDraft): Question {
  const isSum = figure?.fn === "sum";
  const { having: _having, order: _order, top: _top, ...rest } = question;
  return { ...rest, show: [isSum ? figure : { fn: "count" }] };
}

const without = <T>(list: readonly T[] | undefined, at: number): T[] | undefined => {
  const next = (list ?? []).filter((_, index) => index !== at);
  return next.length === 0 ? undefined : next;
};

/** Leaves out what is not there, so that two questions that mean the same are written the same. */
function clean<Draft extends QuestionDraft>(question: Draft): Draft {
  return Object.fromEntries(
    Object.entries(question).filter(([, part]) => part !== undefined),
  ) as unknown as Draft;
}

/** Without groups there is nothing to order and nothing to leave out, unless rows are shown. */
function withoutGroups(question: QuestionDraft): QuestionDraft {
  if ((question.by?.length ?? 0) > 0 || question.show?.length === 0) return question;
  return { ...question, having: undefined, order: undefined, top: undefined };
}

/** Removes the part at a path such as `show/0`, `by/1`, `compare/a/0` or `order`, with what cannot be without it. */
export function removeAt(question: QuestionDraft, path: string): QuestionDraft {
  const [list = "", ...rest] = path.split("/");
  const at = Number(rest[0]);
  switch (list) {
    case "show": {
      const show = without(question.show, at);
      return clean({
        ...question,
        show,
        ...(at === 0 ? { share: undefined, compare: undefined } : {}),
      });
    }
    case "by":
      return clean(withoutGroups({ ...question, by: without(question.by, at) }));
    case "compare": {
      const side = rest[0] === "b" ? "b" : "a";
      const left = without(question.compare?.[side], Number(rest[1]));
      const compare = question.compare && left ? { ...question.compare, [side]: left } : undefined;
      return clean({ ...question, compare });
    }
    case "order":
      return clean({ ...question, order: undefined, top: undefined });
    case "where":
    case "without":
      return clean({ ...question, [list]: without(question[list], at) });
    case "share":
      return clean({
        ...question,
        share: rest.length === 0 ? undefined : without(question.share, at),
      });
    default:
      return clean({ ...question, [list]: undefined });
  }
}

/** The figure that is proposed for a column: an operation that means something for it. */
export function figureFor(column: QuestionColumn, fn?: QuestionFigure["fn"]): QuestionFigure {
  const kind = kindOf(column);
  const isAsked = fn !== undefined;
  const proposed =
    kind === "number"
      ? column.adds_up
        ? "sum"
        : "avg"
      : kind === "date" && !isAsked
        ? "max"
        : "distinct";
  const fits =
    fn === "distinct" ||
    (kind === "number" && fn !== "count" && fn !== "exists" && fn !== "ratio") ||
    (kind === "date" && (fn === "min" || fn === "max"));
  const sums = fn === "sum" && !column.adds_up;
  return { fn: fn !== undefined && fits && !sums ? fn : proposed, column: column.name };
}

/** The columns that a part of a question names. */
export const columnsIn = (part: unknown): string[] => {
  if (Array.isArray(part)) return part.flatMap(columnsIn);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const names = ["column", "times", "until", "other", "days_until"].includes(key);
    if (names && typeof value === "string") return [value];
    return typeof value === "object" ? columnsIn(value) : [];
  });
};

/** Whether a part names only columns that the table has. A period is written in a key of columns, too. */
const fitsIn = (table: QuestionTable, part: QuestionFigure | QuestionGroup | QuestionCondition) =>
  part.column === undefined || columnOf(table, part.column) !== undefined;

/** The same question about another table: parts whose column it does not have are left out. */
export function moveTo(question: QuestionDraft, table: QuestionTable): QuestionDraft {
  const keep = <Part extends QuestionFigure | QuestionGroup | QuestionCondition>(
    parts?: Part[],
  ) => {
    const kept = parts?.filter((part) => fitsIn(table, part));
    return kept?.length === 0 ? undefined : kept;
  };
  const isRows = question.show?.length === 0;
  return clean(
    withoutGroups({
      ...question,
      table: table.name,
      show: isRows ? [] : keep(question.show),
      by: keep(question.by),
      where: keep(question.where),
      without: keep(question.without),
      share: question.share?.length === 0 ? [] : keep(question.share),
      compare: undefined,
      order: question.order?.by && isRows ? undefined : question.order,
    }),
  );
}

const replaceText = (part: unknown, from: string, to: string): unknown => {
  if (part === from) return to;
  if (Array.isArray(part)) return part.map((item) => replaceText(item, from, to));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, replaceText(value, from, to)]),
  );
};

/** Writes another name or value in one part of the question. */
export function replaceName(
  question: QuestionDraft,
  path: string,
  { written, name }: { written: string; name: string },
): QuestionDraft {
  const [key = "", at] = path.split("/");
  const part = question[key as keyof QuestionDraft];
  if (key === "compare" || !Array.isArray(part))
    return { ...question, [key]: replaceText(part, written, name) };
  const next = part.map((item: unknown, index) =>
    index === Number(at) ? replaceText(item, written, name) : item,
  );
  return { ...question, [key]: next };
}

/** The conditions of the rows without the one at a path, for the values that are left to choose. */
export const otherConditions = ({ where }: QuestionDraft, path: string): QuestionCondition[] =>
  (where ?? []).filter((_, at) => path !== `where/${at}`);

/** The part of a question at a path such as `by/0` or `order`. */
export function partAt(question: QuestionDraft, path: string): unknown {
  let part: unknown = question;
  for (const key of path.split("/"))
    part = typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined;
  return part;
}
