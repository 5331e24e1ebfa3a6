import { expect, it } from "vitest";
import { pageOf, toPageOutput } from "./result-pages.ts";

const table = (count: number) => ({
  title: "Orders",
  rows: Array.from({ length: count }, (_row, at) => ({ id: at, name: `Order ${at}` })),
});

it("leaves a short result whole", () => {
  expect(pageOf(table(3), 1, 1_000)).toBeUndefined();
});

it("splits a list between rows, each of which is on one page, and repeats what is beside it", () => {
  const first = pageOf(table(100), 1, 1_000);
  const pages = Array.from({ length: first?.of ?? 0 }, (_page, at) =>
    pageOf(table(100), at + 1, 1_000),
  );
  const values = pages.map((page) => page?.value as ReturnType<typeof table>);
  expect(values.flatMap(({ rows }) => rows)).toEqual(table(100).rows);
  expect(values.every(({ title }) => title === "Orders")).toBe(true);
  for (const value of values) expect(JSON.stringify(value).length).toBeLessThanOrEqual(1_000);
  expect(pages.at(-1)?.holds).toMatch(/^rows \d+ to 100 of 100$/);
  expect(pageOf(table(100), pages.length + 1, 1_000)).toBeUndefined();
});

it("splits a long text by characters, and not within one", () => {
  const text = "🏗️ crane ".repeat(300);
  const parts = [];
  for (let page = 1; ; page += 1) {
    const part = pageOf(text, page, 1_001);
    if (!part) break;
    parts.push(String(part.value));
  }
  expect(parts.join("")).toBe(JSON.stringify(text));
  expect(parts.every((part) => part.isWellFormed())).toBe(true);
});

it.each([
  ["a list that has one row longer than a page", { rows: ["x".repeat(3_000), "y"] }],
  ["a list beside a long text", { note: "x".repeat(3_000), rows: [1, 2] }],
])("splits %s by characters", (_what, result) => {
  expect(pageOf(result, 1, 1_000)?.holds).toMatch(/^characters 1 to 1,000 of /);
});

it("says how to read on, and on the last page that it is the last", () => {
  const note = (page: number) =>
    JSON.stringify(toPageOutput("call-1", pageOf(table(50), page, 1_000) ?? never()));
  expect(note(1)).toContain('call read_result with {\\"result\\":\\"call-1\\",\\"page\\":2}');
  expect(note(pageOf(table(50), 1, 1_000)?.of ?? 0)).toContain("This is the last page.");
});

it("says how to read on beside a page that the result has of its own", () => {
  const first = pageOf({ page: 1, ...table(50) }, 1, 1_000) ?? never();
  expect(toPageOutput("call-1", first)).toMatchObject({
    type: "json",
    value: { page: 1, page_of_result: expect.stringContaining("call read_result with") },
  });
});

const never = (): never => {
  throw new Error("no such page");
};
