import {
  zColumnValues,
  zFigureRows,
  zQuestionAnswer,
  zQuestionCheck,
} from "@switchboard/api-client/schemas";
import type {
  ColumnValues,
  FigureRows,
  LearnedWord,
  Question,
  QuestionAnswer,
  QuestionCheck,
  QuestionCondition,
  QuestionTable,
} from "@switchboard/api-client/types";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { addExactly } from "../src/questions/numbers.ts";
import { connectionIds, readStream, runBody, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let maya: TestClient;

/** Rows of a file with what makes proofs hard: empty cells, equal names in another case, decimals, dates of a past year. */
const REGIONS = ["North", "north", "South", "", 'West "End"', "Ost'en"];
const ROWS = Array.from({ length: 420 }, (_, at) => ({
  region: REGIONS[at % REGIONS.length] ?? "",
  status: at % 7 === 0 ? "" : (["open", "paid", "late"][at % 3] ?? ""),
  date:
    at % 11 === 0
      ? ""
      : `2025-${String((at % 12) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}`,
  amount: at % 13 === 0 ? "" : ((at * 37) % 1000) / 10 - 20,
  quantity: (at * 7) % 9,
}));
const CSV = [
  "Region,Status,Date,Amount,Quantity",
  ...ROWS.map(({ region, status, date, amount, quantity }) =>
    [
      `"${region.replaceAll('"', '""')}"`,
      status,
      date,
      amount === "" ? "" : Number(amount).toFixed(2),
      quantity,
    ].join(","),
  ),
].join("\n");

beforeAll(async () => {
  server = await startTestServer();
  maya = await server.signUp();
  await uploadText(maya, "orders.csv", CSV);
});

const post = async <T>(client: TestClient, path: string, body: unknown): Promise<T> => {
  const response = await client.send("POST", `/api/v1/data/questions/${path}`, body);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
};
const ask = (question: Question) => post<QuestionAnswer>(maya, "ask", { question });
const rowsOf = (question: Question, place: object = {}) =>
  post<FigureRows>(maya, "rows", { question, ...place });

const sumBy = (column: string): Question => ({
  table: "orders",
  show: [{ fn: "sum", column: "Amount" }],
  by: [{ column }],
});

describe("asking", () => {
  it("computes a question and says it in words, without a model", async () => {
    const answer = await ask({
      ...sumBy("Status"),
      where: [{ column: "region", is: ["South"] }],
      order: { down: true },
    });
    expect(zQuestionAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      said: "Total Amount by Status where Region is “South”, highest first",
      filename: "orders.csv",
      groups: 1,
      counted: 70,
      of: 420,
    });
    const expected = ["open", "paid", "late", ""].map((status) => {
      const sum = ROWS.filter((row) => row.region === "South" && row.status === status).reduce(
        (total, row) => total + Number(row.amount || 0),
        0,
      );
      return [status || null, Math.round(sum * 100) / 100];
    });
    expect(new Map(answer.rows.map(([status, sum]) => [status, sum]))).toEqual(
      new Map(expected.filter(([, sum]) => sum !== 0) as [string | null, number][]),
    );
    expect(answer.text).toContain("Region is “South”");
  });

  it("compares with numbers of any size", async () => {
    const smaller = await ask({
      table: "orders",
      show: [{ fn: "count" }],
      by: [{ column: "region" }],
      where: [{ column: "amount", op: "<", value: 1e308 }],
      having: { op: "<", value: 1e21 },
    });
    expect(smaller.counted).toBe(ROWS.filter(({ amount }) => amount !== "").length);
    expect(smaller.rows).toHaveLength(REGIONS.length);
    const between = await ask({
      table: "orders",
      show: [{ fn: "count" }],
      where: [{ column: "amount", op: ">", value: -1e-7 }],
    });
    expect(between.said).toBe("Rows where Amount is over -0.0000001");
    expect(between.counted).toBe(
      ROWS.filter(({ amount }) => amount !== "" && Number(amount) >= 0).length,
    );
  });

  it("keeps rows without a date where a period is excluded, as rows without a value", async () => {
    const not = async (condition: QuestionCondition) =>
      (await ask({ table: "orders", show: [{ fn: "count" }], where: [condition] })).counted;
    expect(await not({ column: "date", not_in: "2025-01" })).toBe(
      ROWS.filter(({ date }) => !date.startsWith("2025-01")).length,
    );
    expect(await not({ column: "status", is_not: ["open"] })).toBe(
      ROWS.filter(({ status }) => status !== "open").length,
    );
  });

  it("answers in German", async () => {
    const { text } = await post<QuestionAnswer>(maya, "ask", {
      question: { table: "orders", show: [{ fn: "count" }], language: "de" },
    });
    expect(text).toBe("Die Anzahl der Zeilen in orders.csv beträgt **420**.");
  });

  it("draws lines over time with months that have no rows", async () => {
    const { chart } = await ask({
      table: "orders",
      show: [{ fn: "count" }],
      by: [{ column: "date", each: "month" }],
    });
    expect(chart).toMatchObject({ kind: "line" });
    expect(chart?.categories).toHaveLength(12);
  });

  it("puts the months of all years in the order of the calendar", async () => {
    const noor = await server.signUp();
    await uploadText(
      noor,
      "calls.csv",
      "Called,Amount\n2025-08-01,1\n2024-01-09,2\n2024-12-31,3\n2025-01-20,4\n2023-04-02,5\n,6",
    );
    const { rows, chart } = await post<QuestionAnswer>(noor, "ask", {
      question: {
        table: "calls",
        show: [{ fn: "count" }],
        by: [{ column: "called", each: "month_of_year" }],
        language: "de",
      },
    });
    expect(rows.map(([month, count]) => [month, count])).toEqual([
      ["January", 2],
      ["April", 1],
      ["August", 1],
      ["December", 1],
      [null, 1],
    ]);
    expect(chart?.categories.slice(0, 4)).toEqual(["Januar", "April", "August", "Dezember"]);
  });

  it("refuses a question about a column that is not there, and names the nearest", async () => {
    const response = await maya.send("POST", "/api/v1/data/questions/ask", {
      question: sumBy("regin"),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: "orders.csv has no column “regin”. Did you mean Region?",
    });
  });

  it("notes that a sum of a column that does not add up may mean nothing", async () => {
    const person = await server.signUp();
    await uploadText(person, "orders.csv", CSV);
    const sums = async (fn: "sum" | "avg") => {
      const question = { table: "orders", show: [{ fn, column: "quantity" }] };
      const { notes, text } = await post<QuestionAnswer>(person, "ask", { question });
      return { notes, isSaid: text.includes("doesn't usually add up") };
    };
    expect(await sums("sum")).toEqual({ notes: [], isSaid: false });
    const [table] = await person.json<QuestionTable[]>("/api/v1/data/questions/tables");
    await person.send("PUT", `/api/v1/data/datasets/${table?.dataset_id ?? ""}/column-role`, {
      table: "orders",
      column: table?.columns.find(({ label }) => label === "Quantity")?.name,
      role: "averaged",
    });
    expect(await sums("sum")).toEqual({
      notes: ["Quantity doesn't usually add up, so this total may mean little."],
      isSaid: true,
    });
    expect(await sums("avg")).toEqual({ notes: [], isSaid: false });
  });

  it("does not know the files of others", async () => {
    const stranger = await server.signUp();
    for (const [path, body] of [
      ["ask", { question: sumBy("region") }],
      ["rows", { question: sumBy("region") }],
      ["values", { table: "orders", column: "region" }],
    ] as const) {
      const response = await stranger.send("POST", `/api/v1/data/questions/${path}`, body);
      expect(response.status).toBe(422);
    }
    expect(await stranger.json<QuestionTable[]>("/api/v1/data/questions/tables")).toEqual([]);
  });
});

describe("checking", () => {
  it("counts rows and tells what must change, without computing", async () => {
    const check = await post<QuestionCheck>(maya, "check", {
      question: { ...sumBy("region"), where: [{ column: "status", is: ["open", "opne"] }] },
    });
    expect(zQuestionCheck.parse(check)).toEqual(check);
    expect(check).toMatchObject({
      of: 420,
      filename: "orders.csv",
      problems: [{ path: "where/0", written: "opne", nearest: ["open"], blocks: false }],
    });
    expect(check.rows).toBe(ROWS.filter(({ status }) => status === "open").length);
  });
});

describe("what there is to choose from", () => {
  it("lists tables with their columns", async () => {
    const [table] = await maya.json<QuestionTable[]>("/api/v1/data/questions/tables");
    expect(table).toMatchObject({ name: "orders", label: "orders.csv", row_count: 420 });
    expect(table?.columns.map(({ label, type, adds_up }) => [label, type, adds_up])).toEqual([
      ["Region", "text", false],
      ["Status", "text", false],
      ["Date", "date", false],
      ["Amount", "decimal", true],
      ["Quantity", "integer", true],
    ]);
  });

  it("lists the values of a column, those of rows that other conditions leave, and what a search finds", async () => {
    const values = (body: object) =>
      post<ColumnValues>(maya, "values", { table: "orders", column: "status", ...body });
    const all = await values({});
    expect(zColumnValues.parse(all)).toEqual(all);
    expect(all.total).toBe(3);
    const south = await values({ where: [{ column: "region", is: ["South"] }] });
    expect(south.values.reduce((sum, { rows }) => sum + rows, 0)).toBe(
      ROWS.filter(({ region, status }) => region === "South" && status !== "").length,
    );
    expect((await values({ search: "LA" })).values.map(({ value }) => value)).toEqual(["late"]);
  });

  it("lists the periods of dates as conditions write them", async () => {
    const periods = async (each: string) =>
      (await post<ColumnValues>(maya, "values", { table: "orders", column: "date", each })).values;
    expect((await periods("quarter")).map(({ value }) => value)).toEqual([
      "2025-Q4",
      "2025-Q3",
      "2025-Q2",
      "2025-Q1",
    ]);
    for (const each of ["week", "day", "month"]) {
      const [first] = await periods(each);
      const { counted } = await ask({
        table: "orders",
        show: [{ fn: "count" }],
        where: [{ column: "date", in: first?.value }],
      });
      expect(counted).toBe(first?.rows);
    }
  });
});

describe("proof", () => {
  it("opens the rows behind a figure, page by page, and computes it from them", async () => {
    const question = sumBy("region");
    const north = await rowsOf(question, { groups: ["North"], count: 50 });
    expect(zFigureRows.parse(north)).toEqual(north);
    expect(north).toMatchObject({ total: 70, said: "Region: North" });
    expect(north.columns.map(({ label }) => label)).toEqual([
      "row number",
      "Region",
      "Status",
      "Date",
      "Amount",
      "Quantity",
    ]);
    const rest = await rowsOf(question, { groups: ["North"], from: 50, count: 50 });
    const all = [...north.rows, ...rest.rows];
    expect(all.map(([row]) => row)).toEqual(
      ROWS.flatMap(({ region }, at) => (region === "North" ? [at + 1] : [])),
    );
    const { rows } = await ask(question);
    const figure = rows.find(([region]) => region === "North")?.[1];
    expect(Number(addExactly(all.map((row) => row[4])))).toBe(figure);
    expect(north.figure?.value).toBe(figure);
  });

  it("opens rows without a value, and each side of a comparison", async () => {
    const question = sumBy("region");
    expect(await rowsOf(question, { groups: [null] })).toMatchObject({ total: 70 });
    const compared: Question = {
      table: "orders",
      show: [{ fn: "avg", column: "amount" }],
      compare: {
        a: [{ column: "date", in: "2025-H1" }],
        b: [{ column: "date", in: "2025-H2" }],
      },
    };
    const answer = await ask(compared);
    for (const [at, side] of ["a", "b"].entries()) {
      const { figure } = await rowsOf(compared, { side });
      expect(figure?.value).toBe(answer.rows[0]?.[at]);
    }
  });

  it("opens the rows of numbers that a column has with more decimals than an answer", async () => {
    await uploadText(maya, "prices.csv", "Item,Price\nA,5.50\nB,5.50\nC,6.25\nD,7.00\nE,");
    const question: Question = {
      table: "prices",
      show: [{ fn: "count" }],
      by: [{ column: "price" }],
    };
    const { rows } = await ask(question);
    expect(rows).toHaveLength(4);
    for (const [price, count] of rows) {
      const groups = [typeof price === "number" ? String(price) : null];
      expect(await rowsOf(question, { groups })).toMatchObject({ total: count });
    }
  });

  it("names the sides of a comparison by what tells them apart", async () => {
    const sides = async (a: QuestionCondition[], b: QuestionCondition[]) => {
      const { columns } = await ask({
        table: "orders",
        show: [{ fn: "count" }],
        compare: { a, b },
      });
      return columns.map(({ label }) => label).slice(0, 2);
    };
    expect(
      await sides([{ column: "date", months: [3] }], [{ column: "date", months: [4, 5] }]),
    ).toEqual(["March", "April, May"]);
    expect(
      await sides([{ column: "date", weekdays: [1] }], [{ column: "date", weekdays: [6, 7] }]),
    ).toEqual(["Monday", "Saturday, Sunday"]);
    expect(
      await sides(
        [{ column: "amount", op: ">", value: 5 }],
        [{ column: "amount", op: "<=", value: 5 }],
      ),
    ).toEqual(["Amount is over 5", "Amount is at most 5"]);
  });

  it("opens the whole that shares of groups are of", async () => {
    const question: Question = {
      table: "orders",
      show: [{ fn: "sum", column: "quantity" }],
      by: [{ column: "status" }],
      share: [],
    };
    const of = (side: string) => rowsOf(question, { groups: ["open"], side });
    const [part, whole] = [await of("part"), await of("whole")];
    expect(part.total).toBe(ROWS.filter(({ status }) => status === "open").length);
    expect(whole.total).toBe(ROWS.length);
    const { rows } = await ask(question);
    const share = Number(rows.find(([status]) => status === "open")?.[1]);
    expect(share).toBeCloseTo((100 * Number(part.figure?.value)) / Number(whole.figure?.value), 6);
  });

  it("refuses a figure that the answer does not have", async () => {
    await expect(rowsOf(sumBy("region"), { groups: ["North", "x"] })).rejects.toThrow(
      "The answer has no such figure.",
    );
  });

  const figure = fc.oneof(
    fc.constant({ fn: "count" as const }),
    fc.record({
      fn: fc.constantFrom(
        "sum" as const,
        "avg" as const,
        "median" as const,
        "min" as const,
        "max" as const,
      ),
      column: fc.constantFrom("amount", "quantity"),
    }),
    fc.record({ fn: fc.constant("distinct" as const), column: fc.constantFrom("status", "date") }),
    fc.constant({ fn: "sum" as const, column: "amount", times: "quantity" }),
    fc.constant({ fn: "ratio" as const, column: "amount", per: { column: "quantity" } }),
  );
  const group = fc.oneof(
    fc.constantFrom("region", "status", "quantity").map((column) => ({ column })),
    fc
      .constantFrom("year", "quarter", "month", "week", "day", "weekday", "month_of_year")
      .map((each) => ({ column: "date", each: each as "year" })),
  );
  const condition = fc.constantFrom<QuestionCondition>(
    { column: "status", is: ["open", "late"] },
    { column: "region", is_not: ["South"] },
    { column: "amount", op: ">" as const, value: 10 },
    { column: "amount", between: [-5, 42.5] },
    { column: "date", from: "2025-03", until: "2025-09" },
    { column: "status", empty: true },
  );

  it("finds for every figure of random questions rows that come to it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(figure, { minLength: 1, maxLength: 2 }),
        fc.array(group, { maxLength: 2 }),
        fc.array(condition, { maxLength: 2 }),
        fc.nat(),
        async (show, by, where, which) => {
          const question: Question = { table: "orders", show, by, where };
          const { rows, groups } = await ask(question);
          const row = rows[which % Math.max(1, rows.length)];
          if (!row) return;
          const at = which % show.length;
          const proof = await rowsOf(question, {
            groups: row
              .slice(0, groups)
              .map((cell) => (cell === null ? null : String(cell as string | number))),
            figure: at,
            count: 200,
          });
          expect(proof.figure?.value).toEqual(row[groups + at]);
          expect(proof.total).toBe(row.at(-1));
          const [only] = show;
          if (show.length > 1 || only?.fn !== "sum" || proof.total > 200) return;
          const sum =
            "times" in only
              ? proof.rows.reduce(
                  (total, cells) => total + Number(cells[4] ?? 0) * Number(cells[5]),
                  0,
                )
              : Number(
                  addExactly(proof.rows.map((cells) => cells[only.column === "amount" ? 4 : 5])),
                );
          expect(Number(row[groups] ?? 0)).toBeCloseTo(sum, 6);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("rows as a file", () => {
  it("holds the rows of the figure under their headings", async () => {
    const response = await maya.send("POST", "/api/v1/data/questions/rows.csv", {
      question: sumBy("Status"),
      groups: ["paid"],
    });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [heading, ...lines] = (await response.text()).trim().split("\r\n");
    expect(heading).toBe("row number,Region,Status,Date,Amount,Quantity");
    expect(lines).toHaveLength(ROWS.filter(({ status }) => status === "paid").length);
    expect(lines.every((line) => line.includes(",paid,"))).toBe(true);
  });

  it("holds every row of an answer as a whole, which are more than a query gives at once", async () => {
    const response = await maya.send("POST", "/api/v1/data/questions/rows.csv", {
      question: { table: "orders", show: [{ fn: "count" }] },
    });
    const [, ...lines] = (await response.text()).trim().split("\r\n");
    expect(lines.map((line) => Number(line.split(",")[0]))).toEqual(ROWS.map((_, at) => at + 1));
  });

  it("refuses before it begins where the answer has no such figure", async () => {
    const response = await maya.send("POST", "/api/v1/data/questions/rows.csv", {
      question: sumBy("Status"),
      figure: 3,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: "The answer has no such figure." });
  });
});

describe("changing the question of an answer", () => {
  const BY_STATUS: Question = {
    table: "orders",
    show: [{ fn: "sum", column: "amount" }],
    by: [{ column: "status" }],
  };

  /** A chat in which a question was asked. */
  async function asked() {
    const { events } = await readStream(
      await maya.send(
        "POST",
        "/api/switchboard-chat/run",
        runBody("Total Amount by Status", {
          question: BY_STATUS,
          connection_ids: await connectionIds(maya),
        }),
      ),
    );
    const session = String(events[0]?.["session_id"]);
    const result = events.find(({ type }) => type === "tool_result");
    const id = String(Object(result?.["tool_call"])["id"]);
    return { session, path: `/api/v1/chat-sessions/${session}/questions/${id}` };
  }

  const resultOf = async (session: string) => {
    const { messages } = await maya.json<{ messages: Message[] }>(
      `/api/v1/chatsessions/${session}`,
    );
    return messages.find(({ role }) => role === "TOOL_RESULT")?.content;
  };
  type Message = { role: string; content: Record<string, unknown> };

  it("asks what the bar holds with a run that needs no model", async () => {
    const { session } = await asked();
    expect(await resultOf(session)).toMatchObject({
      tool_call: { name: "ask_data" },
      result: {
        kind: "table",
        asked: { said: "Total Amount by Status", question: BY_STATUS, groups: 1, of: 420 },
      },
    });
  });

  it("is kept with its words, so that it can be asked again after a reload", async () => {
    const { session } = await asked();
    const { messages } = await maya.json<{ messages: Message[] }>(
      `/api/v1/chatsessions/${session}`,
    );
    expect(messages.find(({ role }) => role === "USER")?.content).toEqual({
      content: "Total Amount by Status",
      question: BY_STATUS,
    });
  });

  it("keeps the new answer beside the first one, and goes back", async () => {
    const { session, path } = await asked();
    const question = { ...BY_STATUS, where: [{ column: "region", is: ["South"] }] };
    const answer = await maya.send("PUT", path, { question });
    expect(answer.status).toBe(200);
    const said = "Total Amount by Status where Region is “South”";
    expect(zQuestionAnswer.parse(await answer.json())).toMatchObject({ said });
    expect(await resultOf(session)).toMatchObject({
      result: { asked: { said: "Total Amount by Status" } },
      asked_again: { said, question },
    });
    expect((await maya.send("DELETE", path)).status).toBe(204);
    expect(await resultOf(session)).not.toHaveProperty("asked_again");
  });

  it("keeps the answer where the new question can't be asked", async () => {
    const { session, path } = await asked();
    const refused = await maya.send("PUT", path, { question: sumBy("Regoin") });
    expect(refused.status).toBe(422);
    expect(await resultOf(session)).not.toHaveProperty("asked_again");
  });

  it("finds neither calls of others nor calls that asked nothing", async () => {
    const { path, session } = await asked();
    const question = sumBy("Region");
    const other = await server.signUp();
    for (const [client, at] of [
      [other, path],
      [maya, `/api/v1/chat-sessions/${session}/questions/none`],
    ] as const) {
      expect((await client.send("PUT", at, { question })).status).toBe(404);
      expect((await client.send("DELETE", at)).status).toBe(404);
    }
  });
});

describe("learned words", () => {
  const WORDS = "/api/v1/data/learned-words";
  const learn = (body: object) => maya.send("POST", WORDS, { table: "orders", ...body });
  const words = () => maya.json<LearnedWord[]>(WORDS);

  it("keeps the last meaning of a word for a file, and one for columns of that name, until they are forgotten", async () => {
    await learn({ word: "Turnover", scope: "file", means: { column: "quantity" } });
    await learn({ word: "turnover", scope: "file", means: { column: "amount" } });
    await learn({ word: "turnover", scope: "heading", means: { column: "Amount" } });
    await learn({ word: "up there", scope: "file", means: { column: "Region", value: "North" } });
    await learn({ word: "roughly", scope: "heading" });
    const kept = await words();
    expect(kept).toMatchObject([
      { word: "roughly", scope: "file", filename: "orders.csv" },
      { word: "up there", scope: "file", column: "Region", value: "North" },
      { word: "turnover", scope: "heading", column: "Amount" },
      { word: "turnover", scope: "file", filename: "orders.csv", column: "Amount" },
    ]);
    expect(kept[0]).not.toHaveProperty("column");
    for (const { id } of kept)
      expect((await maya.send("DELETE", `${WORDS}/${id}`)).status).toBe(204);
    expect(await words()).toEqual([]);
  });

  it("refuses a column that is not there", async () => {
    const refused = await learn({ word: "x", scope: "file", means: { column: "Nothing" } });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({ detail: 'The file has no column "Nothing".' });
  });
});
