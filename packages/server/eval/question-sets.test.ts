import { describe, expect, it } from "vitest";
import { grade } from "./grade.ts";
import { readQuestionSets, type Form } from "./question-set.ts";
import { readRows } from "./read-rows.ts";
import { compute, type Expected, type Row } from "./reference.ts";

const sets = readQuestionSets();

describe.each(sets)("the set $name", (set) => {
  const rows = readRows(set);
  const turns = set.questions.flat();

  it("has rows, and columns that hold a value somewhere", () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const names = Object.keys(rows[0] ?? {});
    expect(names.filter((name) => rows.every((row) => row[name] === ""))).toEqual([]);
  });

  it("has no question twice outside a conversation", () => {
    const asked = set.questions.flatMap((entry) => (Array.isArray(entry) ? [] : [entry.q]));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("expects something of every question that the file answers", () => {
    const empty = turns.filter(({ expect: forms = [] }) =>
      forms.some((form) => saysNothing(compute(form, rows), forms)),
    );
    expect(empty.map(({ q }) => q)).toEqual([]);
  });
});

/** A question with nothing behind it shows nothing of an answer; only `is there any` may be answered with no. */
function saysNothing(expected: Expected, forms: readonly Form[]): boolean {
  const isNumber = (value: unknown) => typeof value !== "number" || Number.isFinite(value);
  switch (expected.kind) {
    case "figure":
      if (expected.value === 0) return !forms.some((form) => "exists" in form);
      return expected.value === null || !isNumber(expected.value);
    case "groups":
      return (
        expected.groups.length === 0 ||
        !expected.groups.flatMap(({ values }) => values).every(isNumber)
      );
    case "rows":
      return expected.rows.length === 0;
    case "values":
      return expected.values.length === 0;
    case "share":
      return !Number.isFinite(expected.percent);
    case "difference":
      return !expected.figures.every(isNumber);
    case "exists":
      return false;
  }
}

describe("the halves", () => {
  it("share no file", () => {
    const halves = Map.groupBy(sets, ({ half }) => half);
    const files = sets.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    expect([...halves.keys()].sort()).toEqual(["seen", "tuning", "unseen"]);
  });
});

describe("the reference", () => {
  const rows: Row[] = [
    {
      at: "2026-03-06",
      due: "2026-03-06",
      done: "2026-03-06",
      who: "Ada",
      hours: "2",
      pay: "10.50",
    },
    { at: "2026-03-07", due: "2026-03-09", done: "2026-03-08", who: "Ada", hours: "1", pay: "4" },
    { at: "2026-03-13", due: "2026-04-20", done: "", who: "Bo", hours: "5", pay: "" },
  ];

  it.each<[what: string, form: unknown, expected: unknown]>([
    [
      "weekdays",
      { groups: [["at", "weekday"]], figures: [{ fn: "count" }], where: [] },
      [
        ["Friday", 2],
        ["Saturday", 1],
      ],
    ],
    [
      "months of any year",
      { groups: [["due", "month_of_year"]], figures: [{ fn: "count" }], where: [] },
      [
        ["March", 2],
        ["April", 1],
      ],
    ],
    [
      "a condition on weekdays",
      { figure: { fn: "count" }, where: [["at", "on weekday", ["Friday"]]] },
      2,
    ],
    ["values that no row has", { values: "who", where: [], unless: [["pay", "filled"]] }, ["Bo"]],
    [
      "a sum of two columns",
      { figure: { fn: "sum", of: { plus: ["hours", "pay"] } }, where: [] },
      17.5,
    ],
    [
      "a column less another",
      { figure: { fn: "sum", of: { minus: ["pay", "hours"] } }, where: [] },
      11.5,
    ],
    [
      "days as a condition",
      { figure: { fn: "count" }, where: [[{ days: ["at", "due"] }, "over", 1]] },
      2,
    ],
    [
      "columns that may be equal",
      { figure: { fn: "count" }, where: [["done", "at most column", "due"]] },
      2,
    ],
    [
      "a share of each group",
      { groups: ["who"], figures: [{ fn: "share", part: [["hours", "over", 1]] }], where: [] },
      [
        ["Ada", 50],
        ["Bo", 100],
      ],
    ],
    [
      "a share of a figure",
      {
        groups: ["who"],
        figures: [{ fn: "share", part: [["hours", "over", 1]], of: "pay" }],
        where: [["pay", "filled"]],
      },
      [["Ada", (100 * 10.5) / 14.5]],
    ],
  ])("computes %s", (_, form, expected) => {
    expect(plain(compute(form as Form, rows))).toEqual(expected);
  });
});

function plain(expected: Expected): unknown {
  if (expected.kind === "figure") return expected.value;
  if (expected.kind === "values") return expected.values;
  if (expected.kind === "groups")
    return expected.groups.map(({ keys, values }) => [...keys, ...values]);
  throw new Error(`${expected.kind} is not shown here.`);
}

describe("the reader of rows", () => {
  it("reads days and numbers as their file writes them", () => {
    const set = sets.find(({ name }) => name === "baukosten");
    if (!set) throw new Error("There is no set 'baukosten'.");
    const [first] = readRows(set);
    expect(first).toMatchObject({
      Rechnungsdatum: "2026-04-21",
      "Netto €": "42045.69",
      Status: "bezahlt",
    });
    expect(() => readRows({ ...set, formats: { Gewerk: "d.m.y" } })).toThrow(
      "baukosten.csv, row 2: 'Gewerk' is not d.m.y, but 'Rohbau'.",
    );
    expect(() => readRows({ ...set, formats: { Skonto: "1.234,5" } })).toThrow("'Skonto'");
  });
});

describe("the grader", () => {
  const rows: Row[] = [
    { at: "2026-03-06", n: "1234.5" },
    { at: "2026-05-08", n: "2" },
  ];
  const months: Form[] = [
    { groups: [["at", "month"]], figures: [{ fn: "sum", of: "n" }], where: [] },
  ];
  const answered = (text: string) => ({ text, queried: true });

  it.each([
    ["März 2026", "Mai 2026", "1.234,50"],
    ["Mar 2026", "May 2026", "1,234.50"],
    ["2026-03", "2026-05", "1234.5"],
  ])("reads %s and %s", (march, may, sum) => {
    const text = `| Monat | Summe |\n|---|---:|\n| ${march} | ${sum} |\n| ${may} | 2 |`;
    expect(grade({ q: "?", expect: months }, answered(text), rows)).toBe("right");
    expect(grade({ q: "?", expect: months }, answered(text.replace("| 2 |", "| 3 |")), rows)).toBe(
      "wrong",
    );
  });

  it.each(["8. Mai 2026", "08.05.2026", "8 May 2026", "May 8, 2026", "2026-05-08"])(
    "reads the day %s",
    (day) => {
      const last: Form[] = [{ figure: { fn: "max", of: "at" }, where: [] }];
      expect(grade({ q: "?", expect: last }, answered(`**${day}** `), rows)).toBe("right");
    },
  );

  it.each(["**Mai 2026** has the most: 9", "**May 2026** has the most: 9", "2026-05: **9**"])(
    "reads the month in '%s'",
    (text) => {
      const top: Form[] = [
        {
          groups: [["at", "month"]],
          figures: [{ fn: "sum", of: "n" }],
          where: [],
          order: "down",
          top: 1,
        },
      ];
      const more = [{ at: "2026-05-08", n: "9" }, ...rows];
      expect(grade({ q: "?", expect: top }, answered(text), [{ at: "2026-05-08", n: "9" }])).toBe(
        "right",
      );
      expect(grade({ q: "?", expect: top }, answered(text), more)).toBe("wrong");
    },
  );

  it("reads German weekdays", () => {
    const days: Form[] = [{ groups: [["at", "weekday"]], figures: [{ fn: "count" }], where: [] }];
    const text = "| Tag | Anzahl |\n|---|---:|\n| Freitag | 2 |";
    expect(grade({ q: "?", expect: days }, answered(text), rows)).toBe("right");
  });
});
