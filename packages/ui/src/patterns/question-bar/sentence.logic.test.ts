import { describe, expect, it } from "vitest";
import { questionBarWords } from "../../components/labels/words/question-bar-words.ts";
import type { Writing } from "./columns.logic.ts";
import { orders, rainfallByMonth, thirtyChips, weather, wettest } from "./question-bar.fixtures.ts";
import { type ChipPart, type Marks, sentenceParts, sentenceText } from "./sentence.logic.ts";
import type { QuestionCondition, QuestionDraft, QuestionFigure } from "./types.ts";

const writing = (table = weather): Writing => ({ words: questionBarWords, table, locale: "en" });

const say = (question: QuestionDraft, marks?: Marks) =>
  sentenceText(
    sentenceParts(question, writing(question.table === "orders" ? orders : weather), marks),
  );

const chipsOf = (question: QuestionDraft, marks?: Marks) =>
  sentenceParts(question, writing(), marks).filter(
    (part): part is ChipPart => part.kind === "chip",
  );

describe("a question as a sentence", () => {
  it("joins its parts with words, and says when after where", () => {
    expect(say(rainfallByMonth)).toBe(
      "Average rainfall by month where city is Seattle in 2014, highest first",
    );
    const [when, city] = rainfallByMonth.where?.toReversed() ?? [];
    const reversed = { ...rainfallByMonth, where: [when, city].filter((one) => one !== undefined) };
    expect(say(reversed)).toBe(say(rainfallByMonth));
    expect(chipsOf(reversed).map(({ path }) => path)).toEqual([
      "show/0",
      "by/0",
      "where/1",
      "where/0",
      "order",
    ]);
  });

  it.each<[figure: QuestionFigure, said: string]>([
    [{ fn: "count" }, "Number of rows"],
    [{ fn: "exists" }, "Whether there are any rows"],
    [{ fn: "distinct", column: "region" }, "Different values of Region"],
    [{ fn: "median", column: "unit_price" }, "Median Unit price"],
    [{ fn: "min", column: "ordered" }, "Earliest Ordered"],
    [{ fn: "max", column: "amount" }, "Largest Amount"],
    [{ fn: "sum", column: "unit_price", times: "quantity" }, "Sum of Unit price × Quantity"],
    [{ fn: "ratio", column: "amount", per: { column: "quantity" } }, "Amount per Quantity"],
    [{ fn: "avg", column: "ordered", until: "shipped" }, "Average days from Ordered until Shipped"],
  ])("says the figure %j", (figure, said) => {
    expect(say({ table: "orders", show: [figure] })).toBe(said);
  });

  it.each<[condition: QuestionCondition, said: string]>([
    [{ column: "city", is: ["Seattle", "Porto", "Lyon"] }, "where city is Seattle, Porto or Lyon"],
    [{ column: "city", is: ["a", "b", "c", "d"] }, "where city is a or 3 more"],
    [{ column: "city", is_not: ["Porto"] }, "where city is not Porto"],
    [{ column: "sky", contains: "ra" }, "where sky contains “ra”"],
    [{ column: "sky", empty: true }, "where sky is empty"],
    [{ column: "sky", empty: false }, "where sky has a value"],
    [{ column: "wind", op: ">=", value: 7.5 }, "where wind at least 7.5 m/s"],
    [{ column: "temp_min", op: "<", value: -2 }, "where temp min below −2 °C"],
    [{ column: "wind", between: [5, 1000.5] }, "where wind between 5 and 1,000.5 m/s"],
    [{ column: "temp_min", op: ">", other: "wind" }, "where temp min above wind"],
    [{ column: "date", in: "2014-03" }, "in March 2014"],
    [{ column: "date", in: "2014-Q1" }, "in Q1 2014"],
    [{ column: "date", in: "2014-H2" }, "in H2 2014"],
    [{ column: "date", in: "2014-W07" }, "in week 7 of 2014"],
    [{ column: "date", in: "2014-03-07" }, "in March 7, 2014"],
    [{ column: "date", not_in: "2014" }, "not in 2014"],
    [{ column: "date", from: "2014", not: true }, "not from 2014"],
    [{ column: "date", last: 3, unit: "month", not: true }, "not in the last 3 months"],
    [{ column: "date", from: "2014", until: "2015" }, "from 2014 until 2015"],
    [{ column: "date", after: "2014" }, "after 2014"],
    [{ column: "date", before: "2014" }, "before 2014"],
    [{ column: "date", last: 1, unit: "week" }, "in the last week"],
    [{ column: "date", last: 3, unit: "month" }, "in the last 3 months"],
    [{ column: "date", months: [1, 2] }, "in January or February"],
    [{ column: "date", weekdays: [6, 7] }, "on Saturday or Sunday"],
  ])("says the condition %j", (condition, said) => {
    expect(say({ table: "weather", show: [{ fn: "count" }], where: [condition] })).toBe(
      `Number of rows ${said}`,
    );
  });

  it("names the column of a date where a table has several", () => {
    const question: QuestionDraft = {
      table: "orders",
      show: [{ fn: "count" }],
      by: [{ column: "ordered", each: "month" }],
      where: [
        { column: "shipped", in: "2026" },
        { column: "ordered", weekdays: [1, 2, 3, 4, 5] },
        { column: "ordered", not_in: "2026-08" },
      ],
    };
    expect(say(question)).toBe(
      "Number of rows by month of Ordered where Shipped in 2026 and Ordered on Monday, Tuesday, Wednesday, Thursday or Friday and Ordered not in August 2026",
    );
  });

  it("says rows, values, shares, both sides and the order", () => {
    const table = "weather";
    const is = (city: string) => [{ column: "city", is: [city] }];
    const show: QuestionFigure[] = [{ fn: "count" }];
    expect(say({ table, show: [], order: { down: true, by: { column: "date" } }, top: 5 })).toBe(
      "Rows, by date, latest first, top 5",
    );
    expect(say({ table, show: [], by: [{ column: "sky" }] })).toBe("Different values of sky");
    expect(say({ table, show, share: [], by: [{ column: "sky" }] })).toBe(
      "Number of rows as share of the whole by sky",
    );
    expect(say({ table, show, share: is("Seattle") })).toBe(
      "Percent of rows in which city is Seattle",
    );
    const rained: QuestionFigure[] = [{ fn: "sum", column: "rainfall" }];
    expect(
      say({ table, show: rained, share: [...is("Seattle"), { column: "sky", is: ["rain"] }] }),
    ).toBe("Percent of sum of rainfall in which city is Seattle and sky is rain");
    expect(say({ table, show, by: [{ column: "date", each: "month_of_year" }] })).toBe(
      "Number of rows by month of the year",
    );
    const compare = { a: is("Seattle"), b: is("New York") };
    expect(say({ table, show, compare })).toBe(
      "Number of rows comparing city is Seattle with city is New York",
    );
    expect(say({ table, show, compare: { ...compare, change: true } })).toBe(
      "Number of rows change from city is Seattle to city is New York",
    );
    expect(say({ ...rainfallByMonth, having: { op: ">", value: 3 }, order: { down: false } })).toBe(
      "Average rainfall by month where city is Seattle in 2014, only groups above 3, lowest first",
    );
  });

  it("has a chip for each part, with a path of its own", () => {
    const paths = sentenceParts(thirtyChips, writing(orders)).flatMap((part) =>
      part.kind === "chip" ? [part.path] : [],
    );
    expect(paths).toHaveLength(29);
    expect(new Set(paths).size).toBe(29);
  });

  it("makes names and values strong, and only them", () => {
    expect(chipsOf(rainfallByMonth)[0]?.segments).toEqual([
      { text: "Average ", strong: false },
      { text: "rainfall", strong: true },
    ]);
  });
});

describe("marked parts", () => {
  it("asks for a figure, or for the first word that has no meaning", () => {
    expect(chipsOf({ table: "weather" })).toMatchObject([{ path: "show/0", state: "empty" }]);
    const open = [wettest, { word: "gusty", candidates: [] }];
    const half: QuestionDraft = { table: "weather", by: [{ column: "sky" }] };
    expect(say(half, { open })).toBe("“wettest”: choose by sky “gusty”: choose");
    expect(say(rainfallByMonth, { open: [wettest] })).toContain("in 2014 “wettest”: choose");
  });

  it("says whether a column or a value is not there", () => {
    const problem = { sentence: "It is gone.", nearest: [], blocks: true };
    const by: QuestionDraft = { ...rainfallByMonth, by: [{ column: "region" }] };
    const problems = [{ ...problem, path: "by/0/column", written: "region" }];
    expect(say(by, { problems })).toContain("by “region”: no such column");
    const value = [{ ...problem, path: "where/0", written: "Seattle" }];
    expect(say(rainfallByMonth, { problems: value })).toContain("“Seattle”: no such value");
  });

  it("marks a part that nobody wrote, with the reason", () => {
    const assumed = [{ path: "where/1", reason: "From the question before." }];
    expect(chipsOf(rainfallByMonth, { assumed })[3]).toMatchObject({
      state: "assumed",
      reason: "From the question before.",
    });
  });
});
