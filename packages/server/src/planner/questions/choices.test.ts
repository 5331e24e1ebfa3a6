import { describe, expect, it } from "vitest";
import { readCatalog } from "../../questions/catalog.ts";
import { decide } from "../decide.ts";
import type { PlannerTool } from "../planner-tools.ts";

const TODAY = "2026-11-20";
const column = (name: string, label: string, type = "decimal") => ({
  name,
  label,
  type,
  samples: ["1"],
});
const region = column("region", "Region", "text");
const table = (name: string, columns: readonly ReturnType<typeof column>[]) => ({
  name,
  label: name,
  row_count: 9,
  columns,
});
const REPEATED = {
  filename: "repeated.csv",
  tables: [
    table("r", [
      region,
      column("total_amount", "Total Amount"),
      column("total_amount_2", "Total Amount"),
    ]),
  ],
};
const STACKED = {
  filename: "stacked.csv",
  tables: ["rows 2–5", "rows 9–12", "rows 16–19"].map((label, at) => ({
    ...table(`s${at}`, [region, column("total_amount", "Total Amount")]),
    label,
  })),
};

const bare: PlannerTool = {
  modelName: "offer_choices",
  plugin: "",
  tool: "",
  connection: "",
  effect: "read",
  hints: [],
  fields: {},
  description: "",
  schema: {},
};
/** What is decided about a file, with the labels of the buttons. */
function ask(file: unknown, prompt: string, before?: string) {
  const tables = readCatalog({ files: [file] }) ?? [];
  const query = { ...bare, modelName: "q", plugin: "data", tool: "ask_data", tables };
  const next = (said: string, earlier: { prompt: string; answer: string }[]) => {
    const decision = decide(
      { prompt: said, today: TODAY, steps: [], earlier },
      [query, bare],
      true,
    );
    return decision.kind === "call"
      ? { asked: decision.args }
      : { text: decision.text, labels: decision.offer?.options.map(({ label }) => label) };
  };
  if (before === undefined) return next(prompt, []);
  return next(prompt, [{ prompt: before, answer: next(before, []).text ?? "" }]);
}

describe("choices between what is called the same", () => {
  it("number columns of one heading", () => {
    expect(ask(REPEATED, "total amount by region")).toMatchObject({
      labels: ["Total Amount (1) by Region", "Total Amount (2) by Region"],
    });
    expect(ask(REPEATED, "Total Amount (2)", "total amount")).toMatchObject({
      asked: { show: [{ fn: "sum", column: "total_amount_2" }] },
    });
  });

  it.each(["total amount", "total amount in stacked.csv", "Show the first 5 rows of stacked.csv"])(
    "name the table of each: %s",
    (prompt) => {
      const labels = [
        "stacked.csv (rows 2–5)",
        "stacked.csv (rows 9–12)",
        "stacked.csv (rows 16–19)",
      ];
      expect(ask(STACKED, prompt)).toMatchObject({ labels });
      expect(ask(STACKED, labels[1] ?? "", prompt)).toMatchObject({
        asked: { table: "s1" },
      });
    },
  );
});
