import { describe, expect, it } from "vitest";
import { readCatalog, type Column, type Table } from "../../questions/catalog.ts";
import { resolveQuestion } from "../../questions/resolve-question.ts";
import { decide } from "../decide.ts";
import type { PlannerTool } from "../planner-tools.ts";

const TODAY = "2026-11-20";
const column = (label: string, type: Column["type"], values: string[] = []): Column => ({
  name: label.toLowerCase().replaceAll(/\W+/g, "_"),
  label,
  type,
  samples: values,
  profile: {
    empty: 0,
    distinct: type === "text" ? values.length : 400,
    ...(type === "text" && { values }),
    ...(type === "date" && { earliest: "2026-01-05", latest: "2026-06-05" }),
  },
});
const ORDERS: Table = {
  name: "orders",
  title: "orders.csv",
  filename: "orders.csv",
  rowCount: 400,
  columns: [
    column("Order Date", "date"),
    column("Region", "text", ["North", "South"]),
    column("From City", "text", ["Rome", "Oslo"]),
    column("Dest City", "text", ["Rome", "Oslo"]),
    column("Amount", "decimal"),
    column("Quantity", "integer"),
  ],
};

const tool = (name: string, more: Partial<PlannerTool> = {}): PlannerTool => ({
  modelName: name,
  plugin: "",
  tool: "",
  connection: "",
  effect: "read",
  hints: [],
  fields: {},
  description: "",
  schema: {},
  ...more,
});
const query = (tables: readonly Table[]) => tool("q", { plugin: "data", tool: "ask_data", tables });

/** What is decided about a prompt, with what was offered before. */
function ask(prompt: string, tables: readonly Table[] = [ORDERS], before?: string) {
  const next = (said: string, earlier: Parameters<typeof decide>[0]["earlier"]) =>
    decide(
      { prompt: said, today: TODAY, steps: [], ...(earlier && { earlier }) },
      [query(tables), tool("offer_question")],
      true,
    );
  if (before === undefined) return next(prompt, []);
  const asked = next(before, []);
  const offered = asked.kind === "say" ? asked.open : undefined;
  return next(prompt, [{ prompt: before, answer: "", ...(offered && { offered }) }]);
}

function open(prompt: string, tables: readonly Table[] = [ORDERS]) {
  const decision = ask(prompt, tables);
  if (decision.kind !== "say" || !decision.open) throw new Error(`Not open: ${prompt}`);
  return { text: decision.text, ...decision.open };
}

describe("a question that is not understood", () => {
  it("keeps what is sure, and leaves the figure and the word open", () => {
    const asked = open("What is the total throughput by region in March 2026?");
    expect(asked.text).toBe("I'm not sure what “throughput” means here. Choose it below.");
    expect(asked).toMatchObject({
      kind: "question",
      figure_open: true,
      question: {
        table: "orders",
        show: [],
        by: [{ column: "region" }],
        where: [{ column: "order_date", in: "2026-03" }],
      },
      open: [{ word: "throughput" }],
    });
    expect(asked.open[0]?.candidates.slice(0, 2)).toMatchObject([
      {
        label: "Amount",
        detail: "Total Amount by Region where Order Date is in March 2026",
        question: { show: [{ fn: "sum", column: "amount" }], by: [{ column: "region" }] },
        means: { column: "amount" },
      },
      { label: "Quantity", means: { column: "quantity" } },
    ]);
  });

  it("offers values that are spelled like the word, and the question without it", () => {
    const asked = open("How many orders from Nrthern by month?");
    const [word] = asked.open;
    expect(asked.figure_open).toBe(false);
    expect(word?.candidates[0]).toMatchObject({
      label: "North",
      means: { column: "region", value: "North" },
      question: { where: [{ column: "region", is: ["North"] }] },
    });
    const last = word?.candidates.at(-1);
    expect(last).toMatchObject({ label: "Without “Nrthern”" });
    expect(last).not.toHaveProperty("means");
  });

  it("says what it took for granted in what is sure", () => {
    expect(open("How many flumpish orders in March by region?").assumed).toEqual([
      { path: "where/0", reason: "I took March 2026." },
    ]);
  });

  it("opens each word of its own, and side by side as one", () => {
    const asked = open("Average throughput by region of flumpish orders");
    expect(asked.open.map(({ word }) => word)).toEqual(["throughput", "flumpish"]);
    expect(open("Profit margin by region").open.map(({ word }) => word)).toEqual(["Profit margin"]);
  });

  it("offers whole questions that can be asked", () => {
    const prompts = ["Total throughput by region", "List the flumpiest orders", "Zorp by city"];
    for (const { candidates } of prompts.flatMap((prompt) => open(prompt).open)) {
      expect(candidates.length).toBeGreaterThan(1);
      expect(candidates.length).toBeLessThanOrEqual(5);
      for (const { question } of candidates)
        expect(resolveQuestion(question, { tables: [ORDERS], today: TODAY }).problems).toEqual([]);
    }
  });

  it("is in the language of the question", () => {
    const asked = open("Wie hoch ist der Durchsatz je Region?");
    expect(asked.text).toBe(
      "Ich bin nicht sicher, was „Durchsatz“ hier bedeutet. Wählen Sie es unten aus.",
    );
    expect(asked.open[0]?.candidates[0]).toMatchObject({
      label: "Amount",
      detail: "Summe Amount nach Region",
      question: { language: "de" },
    });
  });

  it.each(["Amount", "amount", "The first one", "1"])("is completed by typing %j", (said) => {
    expect(ask(said, [ORDERS], "What is the total throughput by region?")).toMatchObject({
      kind: "call",
      args: { show: [{ fn: "sum", column: "amount" }], by: [{ column: "region" }] },
    });
  });

  it("lists the columns where nothing can be completed, as for a program", () => {
    const asked = decide(
      { prompt: "Total throughput by region", today: TODAY, steps: [] },
      [query([ORDERS])],
      true,
    );
    expect(asked).toMatchObject({
      text: expect.stringContaining("What do you mean? The columns of orders.csv are Order Date,"),
    });
  });
});

describe("a question with several readings", () => {
  it("opens the word that they read differently, and keeps what they share", () => {
    expect(open("Total amount by region for Rome")).toMatchObject({
      question: { show: [{ fn: "sum", column: "amount" }], by: [{ column: "region" }] },
      figure_open: false,
      open: [
        {
          word: "Rome",
          candidates: [
            { means: { column: "from_city", value: "Rome" } },
            { means: { column: "dest_city", value: "Rome" } },
          ],
        },
      ],
    });
  });

  it("numbers columns of one heading", () => {
    const plain = (name: string, label: string, type = "decimal") => ({ name, label, type });
    const columns = [
      plain("region", "Region", "text"),
      plain("total_amount", "Total Amount"),
      plain("total_amount_2", "Total Amount"),
    ];
    const tables =
      readCatalog({
        files: [{ filename: "r.csv", tables: [{ name: "r", label: "r", row_count: 9, columns }] }],
      }) ?? [];
    const [word] = open("total amount by region", tables).open;
    expect(word).toMatchObject({
      word: "total amount",
      candidates: [
        { label: "Total Amount (1) by Region", means: { column: "total_amount" } },
        { label: "Total Amount (2) by Region", means: { column: "total_amount_2" } },
      ],
    });
    expect(ask("Total Amount (2) by region", tables, "total amount by region")).toMatchObject({
      args: { show: [{ fn: "sum", column: "total_amount_2" }] },
    });
  });

  it.each(["total amount", "total amount in stacked.csv", "Show the first 5 rows of stacked.csv"])(
    "names the table of each: %s",
    (prompt) => {
      const tables = ["rows 2–5", "rows 9–12", "rows 16–19"].map(
        (label, at): Table => ({
          ...ORDERS,
          name: `s${at}`,
          title: `stacked.csv (${label})`,
          filename: "stacked.csv",
        }),
      );
      const labels = tables.map(({ title }) => title);
      const asked = open(prompt, tables);
      expect(asked.open).toHaveLength(1);
      expect(asked.open[0]?.candidates.map(({ label }) => label)).toEqual(labels);
      expect(ask(labels[1] ?? "", tables, prompt)).toMatchObject({ args: { table: "s1" } });
    },
  );
});

describe("a word that may mean something else", () => {
  const VISITS: Table = {
    ...ORDERS,
    columns: [
      column("Visit Date", "date"),
      column("Paid On", "date"),
      column("Kind", "text", ["Atlas Green", "Atlas Blue", "Basic"]),
      column("Stage", "text", ["Quoted", "Lost"]),
      column("Rep", "text", ["Ann Ruiz", "Bo Stone"]),
      column("Quote (EUR)", "decimal"),
    ],
  };

  it.each([
    ["How many orders in atlas?", "atlas", { where: [{ is: ["Atlas Green", "Atlas Blue"] }] }],
    ["How many orders in blue?", "blue", { where: [{ is: ["Atlas Blue"] }] }],
    ["Which rep got our biggest quote?", "biggest quote", { show: [{ fn: "max" }] }],
    ["Total quote of orders quoted by rep", "quoted", { show: [{ fn: "sum" }] }],
    ["What share of orders is lost in atlas green?", "share of", { share: [{}, {}] }],
    ["Orders over 30 days", "30 days", {}],
    ["Which orders went lost?", "went", { where: [{ is: ["Lost"] }] }],
    ["How many kinds are there?", "kinds", { show: [{ fn: "distinct" }] }],
  ])("is open, with its likeliest meaning first: %s", (prompt, word, question) => {
    const [first, ...others] = open(prompt, [VISITS]).open;
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      word,
      candidates: [{ question }, ...(first?.candidates.slice(1) ?? [])],
    });
  });

  it("can be learned where it names a value, and otherwise not", () => {
    const meanings = (prompt: string) =>
      open(prompt, [VISITS]).open[0]?.candidates.map(({ means }) => means);
    expect(meanings("How many orders in blue?")?.[0]).toEqual({
      column: "kind",
      value: "Atlas Blue",
    });
    expect(meanings("Which rep got our biggest quote?")).toEqual([undefined, undefined]);
    // No amount is called "total": learned, it would be that amount in every question.
    const [total] = open("Total by region").open;
    expect(total?.word).toBe("Total");
    expect(total?.candidates.map(({ means }) => means)).toEqual([undefined, undefined]);
  });

  it("offers each of two names that are a slip away", () => {
    const regions = column("Region", "text", ["Marten", "Martin", "South"]);
    const table = { ...ORDERS, columns: [regions, column("Amount", "decimal")] };
    const [word] = open("Total amount of Martn", [table]).open;
    expect(word?.word).toBe("Martn");
    expect(word?.candidates.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Marten", "Martin"]),
    );
  });
});
