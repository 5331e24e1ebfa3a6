import { describe, expect, it } from "vitest";
import { tablesOf } from "../src/planner/index.ts";
import { resolveQuestion } from "../src/questions/resolve-question.ts";
import type { Question } from "../src/questions/question.ts";
import { expectedChips, shownChips } from "./chips.ts";
import { clicks, placeOfRight } from "./clicks.ts";
import type { Form } from "./question-set.ts";
import type { Row } from "./reference.ts";

const rows: Row[] = [
  { Day: "2025-03-06", Team: "North", Paid: "yes", Amount: "5" },
  { Day: "2026-03-07", Team: "South", Paid: "no", Amount: "7" },
  { Day: "2026-05-08", Team: "North", Paid: "yes", Amount: "9" },
];
const column = (name: string, type: string, values?: string[]) => ({
  name: name.toLowerCase(),
  label: name,
  type,
  samples: [],
  profile: { empty: 0, distinct: 3, ...(values && { values }) },
});
const tables = tablesOf([
  {
    filename: "sales.csv",
    tables: [
      {
        name: "sales",
        label: "sales.csv",
        row_count: 3,
        columns: [
          column("Day", "date"),
          column("Team", "text", ["North", "South"]),
          column("Paid", "boolean"),
          column("Amount", "decimal"),
        ],
      },
    ],
  },
]);

function chipsOf(question: Omit<Question, "table">) {
  const { form, problems } = resolveQuestion(
    { table: "sales", ...question },
    { tables, today: "2026-06-01" },
  );
  if (!form) throw new Error(JSON.stringify(problems));
  return shownChips(form, rows);
}

const count = { fn: "count" } as const;
const sum = { fn: "sum", column: "Amount" } as const;
const north = { column: "Team", is: ["North"] };

type Case = {
  readonly what: string;
  readonly shown: Omit<Question, "table">;
  /** Candidates of each open word. */
  readonly open?: readonly (readonly Omit<Question, "table">[])[];
  readonly expected: Form;
  readonly clicks: number;
};

const cases: readonly Case[] = [
  {
    what: "the right question, which still has to be sent",
    shown: { show: [count] },
    expected: { figure: count, where: [] },
    clicks: 1,
  },
  {
    what: "a figure that is another",
    shown: { show: [count], by: [{ column: "Team" }] },
    expected: { groups: ["Team"], figures: [{ fn: "sum", of: "Amount" }], where: [] },
    clicks: 1,
  },
  {
    what: "a group and a condition that are missing",
    shown: { show: [sum] },
    expected: {
      groups: [["Day", "month"]],
      figures: [{ fn: "sum", of: "Amount" }],
      where: [["Team", "is", "North"]],
    },
    clicks: 2,
  },
  {
    what: "a condition that is written in another way, and selects the same rows",
    shown: { show: [count], where: [{ column: "Day", in: "2026" }] },
    expected: { figure: count, where: [["Day", "at least", "2025-07-01"]] },
    clicks: 1,
  },
  {
    what: "two conditions that are one",
    shown: {
      show: [sum],
      where: [
        { column: "Day", from: "2026-03" },
        { column: "Day", before: "2026-05" },
      ],
      by: [{ column: "Team" }],
    },
    expected: {
      figure: { fn: "sum", of: "Amount" },
      where: [["Day", "between", "2026-03-01", "2026-05-01"]],
    },
    clicks: 1,
  },
  {
    what: "a value of a column of yes and no",
    shown: { show: [count], where: [{ column: "Paid", is: ["true"] }] },
    expected: { figure: count, where: [["Paid", "is", "no"]] },
    clicks: 1,
  },
  {
    what: "a ranking of one condition too many and another direction",
    shown: { show: [sum], by: [{ column: "Team" }], where: [north], top: 5 },
    expected: {
      groups: ["Team"],
      figures: [{ fn: "sum", of: "Amount" }],
      where: [],
      order: "up",
      top: 3,
    },
    clicks: 3,
  },
  {
    what: "a part of a whole in place of a condition",
    shown: { show: [count], where: [north] },
    expected: { share: { part: [["Team", "is", "North"]], whole: [] } },
    clicks: 2,
  },
  {
    what: "two words left open, of which each takes a click",
    shown: { show: [count] },
    open: [[], []],
    expected: { figure: count, where: [] },
    clicks: 2,
  },
  {
    what: "an open word whose candidate is right in three chips",
    shown: { show: [] },
    open: [[{ show: [count] }, { show: [sum], by: [{ column: "Team" }], where: [north] }]],
    expected: {
      groups: ["Team"],
      figures: [{ fn: "sum", of: "Amount" }],
      where: [["Team", "is", "North"]],
    },
    clicks: 1,
  },
];

describe("clicks", () => {
  it.each(cases)("counts $clicks of $what", ({ shown, open = [], expected, clicks: least }) => {
    const to = expectedChips(expected, rows);
    const from = {
      chips: chipsOf(shown),
      open: open.map((candidates) => ({ candidates: candidates.map(chipsOf) })),
    };
    expect(to && clicks(from, [to])).toBe(least);
  });

  it("finds the place of the right candidate", () => {
    const to = expectedChips({ figure: { fn: "sum", of: "Amount" }, where: [] }, rows);
    const from = {
      chips: chipsOf({ show: [] }),
      open: [
        { candidates: [] },
        {
          candidates: [
            chipsOf({ show: [count], by: [{ column: "Team" }] }),
            chipsOf({ show: [sum] }),
          ],
        },
      ],
    };
    expect(to && placeOfRight(from, [to])).toBe(1);
  });

  it("counts no clicks to what a question can't say", () => {
    expect(
      expectedChips({ figure: { fn: "sum", of: { plus: ["Amount", "Amount"] } }, where: [] }, rows),
    ).toBeUndefined();
  });
});
