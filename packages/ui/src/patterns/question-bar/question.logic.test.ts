import { describe, expect, it } from "vitest";
import { questionBarWords } from "../../components/labels/words/question-bar-words.ts";
import { columnDetail, columnOf } from "./columns.logic.ts";
import { conditionKind, kindsFor, testedBy, toggled } from "./condition.logic.ts";
import { figureOf } from "./figure.logic.ts";
import { orders, rainfallByMonth, weather } from "./question-bar.fixtures.ts";
import {
  addCondition,
  figureFor,
  moveTo,
  removeAt,
  replaceName,
  setCondition,
  setFigure,
  setGroup,
  showRows,
} from "./question.logic.ts";
import { rowsText } from "./rows.logic.ts";
import type { Question, QuestionColumn, QuestionDraft } from "./types.ts";

const of = (name: string, table = weather): QuestionColumn => {
  const column = columnOf(table, name);
  if (!column) throw new Error(`no column ${name}`);
  return column;
};

describe("changes of a question", () => {
  it("makes a share of the rows where it was of a figure that has none", () => {
    const damaged = { column: "sky", is: ["rain"] };
    const ranked: QuestionDraft = { ...rainfallByMonth, having: { op: ">", value: 1 }, top: 1 };
    const { order: _order, ...rest } = rainfallByMonth;
    expect(setCondition(ranked, "share/0", damaged)).toEqual({
      ...rest,
      show: [{ fn: "count" }],
      share: [damaged],
    });
    const sum: QuestionDraft = { table: "orders", show: [{ fn: "sum", column: "amount" }] };
    expect(setCondition(sum, "share/0", damaged)).toEqual({ ...sum, share: [damaged] });
    expect(setCondition({ table: "orders" }, "share/0", damaged)).toEqual({
      table: "orders",
      show: [{ fn: "count" }],
      share: [damaged],
    });
  });

  it("adds and replaces parts without touching the others", () => {
    const draft: QuestionDraft = { table: "weather" };
    const counted = setFigure(draft, 0, { fn: "count" });
    expect(draft).toEqual({ table: "weather" });
    const grouped = setGroup(counted, 0, { column: "sky" });
    const narrowed = addCondition(grouped, { column: "city", is: ["Seattle"] });
    expect(setCondition(narrowed, "where/0", { column: "city", is: ["Porto"] })).toEqual({
      table: "weather",
      show: [{ fn: "count" }],
      by: [{ column: "sky" }],
      where: [{ column: "city", is: ["Porto"] }],
    });
  });

  it("removes a part with what cannot be without it", () => {
    expect(removeAt(rainfallByMonth, "where/0")).toEqual({
      ...rainfallByMonth,
      where: [{ column: "date", in: "2014" }],
    });
    const { by: _by, order: _order, ...alone } = rainfallByMonth;
    expect(removeAt(rainfallByMonth, "by/0")).toEqual(alone);
    const { show: _show, ...draft } = rainfallByMonth;
    expect(removeAt({ ...rainfallByMonth, share: [] }, "show/0")).toEqual(draft);
    expect(removeAt({ ...rainfallByMonth, top: 5 }, "order")).not.toHaveProperty("top");
    const a = [{ column: "sky", is: ["sun"] }];
    const compared: Question = { table: "weather", show: [{ fn: "count" }], compare: { a, b: a } };
    expect(removeAt(compared, "compare/b/0")).toEqual({
      table: "weather",
      show: [{ fn: "count" }],
    });
  });

  it("keeps what fits when it is asked about another table", () => {
    const asked: Question = {
      table: "orders",
      show: [{ fn: "sum", column: "amount" }],
      by: [{ column: "region" }],
      where: [{ column: "status", is: ["open"] }],
      order: { down: true },
    };
    const smaller = {
      ...orders,
      name: "archive",
      columns: [of("amount", orders), of("status", orders)],
    };
    expect(moveTo(asked, smaller)).toEqual({
      table: "archive",
      show: [{ fn: "sum", column: "amount" }],
      where: [{ column: "status", is: ["open"] }],
    });
    expect(moveTo(asked, weather)).toEqual({ table: "weather" });
  });

  it("shows the rows themselves without what is about a figure", () => {
    expect(showRows({ ...rainfallByMonth, share: [], having: { op: ">", value: 1 } })).toEqual({
      table: "weather",
      show: [],
      by: rainfallByMonth.by,
      where: rainfallByMonth.where,
    });
  });

  it("writes a nearer name in one part alone", () => {
    const misspelt: Question = {
      table: "weather",
      show: [{ fn: "count" }],
      by: [{ column: "town" }],
      where: [{ column: "town", is: ["Seatle"] }],
    };
    expect(replaceName(misspelt, "by/0", { written: "town", name: "city" }).by).toEqual([
      { column: "city" },
    ]);
    expect(replaceName(misspelt, "where/0", { written: "Seatle", name: "Seattle" })).toMatchObject({
      by: [{ column: "town" }],
      where: [{ column: "town", is: ["Seattle"] }],
    });
  });
});

describe("what fits a column", () => {
  it("proposes the average of numbers that do not add up", () => {
    expect(figureFor(of("amount", orders))).toEqual({ fn: "sum", column: "amount" });
    expect(figureFor(of("rainfall"))).toEqual({ fn: "avg", column: "rainfall" });
    expect(figureFor(of("rainfall"), "sum").fn).toBe("avg");
    expect(figureFor(of("rainfall"), "median").fn).toBe("median");
    expect(figureFor(of("sky"), "avg").fn).toBe("distinct");
    expect(figureFor(of("date")).fn).toBe("max");
    expect(figureFor(of("date"), "avg").fn).toBe("distinct");
    expect(figureOf("days", of("ordered", orders), of("shipped", orders))).toEqual({
      fn: "avg",
      column: "ordered",
      until: "shipped",
    });
  });

  it("turns a test into another of the same values", () => {
    const is = { column: "city", is: ["Seattle"] };
    expect(testedBy("is_not", "city", is)).toEqual({ column: "city", is_not: ["Seattle"] });
    expect(testedBy("filled", "city", is)).toEqual({ column: "city", empty: false });
    expect(testedBy("contains", "city", is)).toBeUndefined();
    expect(testedBy("not_in", "date", { column: "date", in: "2014" })).toEqual({
      column: "date",
      not_in: "2014",
    });
    const above = { column: "wind", op: ">" as const, value: 7 };
    expect(testedBy("<", "wind", above)).toEqual({ column: "wind", op: "<", value: 7 });
  });

  it("offers each test of a column, and finds the one of a condition", () => {
    expect(kindsFor(of("sky"))).toContain("contains");
    expect(kindsFor(of("date"))).toContain("weekdays");
    expect(conditionKind({ column: "wind", op: "<=", value: 3 })).toBe("<=");
    expect(conditionKind({ column: "wind", between: [3, 5] })).toBe("between");
    expect(conditionKind({ column: "date", last: 3, unit: "day" })).toBe("last");
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });

  it.each([
    ["rainfall", "0 to 55.9 mm"],
    ["temp_min", "−7.1 to 18.3 °C"],
    ["sky", "5 values: rain, sun, fog …"],
    ["city", "2 values: Seattle, New York"],
    ["date", "Jan 1, 2012 to Dec 31, 2015"],
  ])("says what %s holds", (name, said) => {
    expect(columnDetail(of(name), { words: questionBarWords, locale: "en" })).toBe(said);
  });
});

describe("what is counted", () => {
  const writing = { words: questionBarWords, table: weather, locale: "en" };
  const counted = (rows: number, groups?: number) =>
    ({ kind: "counted", rows, of: 2922, ...(groups === undefined ? {} : { groups }) }) as const;

  it.each([
    [counted(365), "365 of 2,922 rows"],
    [counted(2922), "2,922 rows"],
    [counted(1), "1 of 2,922 rows"],
    [counted(0), "No row is left."],
    [counted(365, 12), "12 months from 365 of 2,922 rows"],
    [counted(365, 1), "1 group from 365 of 2,922 rows"],
  ])("says %j", (status, said) => {
    expect(rowsText(status, rainfallByMonth, writing)).toBe(said);
  });

  it("says groups of a column, or of two", () => {
    const { by = [] } = rainfallByMonth;
    const both = { ...rainfallByMonth, by: [...by, { column: "sky" }] };
    expect(rowsText(counted(365, 40), both, writing)).toBe("40 groups from 365 of 2,922 rows");
  });
});
