import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { ReadingChoices } from "../reading.ts";
import { inspectFile } from "./inspect-file.ts";

const ROWS = 12_000;
const lines = Array.from({ length: ROWS }, (_, at) =>
  [`C-${at}`, `0${(at % 9) + 1}/0${(at % 8) + 1}/2026`, (at * 1.7).toFixed(2), `${at} pcs`].join(),
);

let look: (choices: ReadingChoices) => ReturnType<typeof inspectFile>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "inspect-"));
  const path = join(folder, "raw");
  await writeFile(path, ["Customer,Due,Billed,Count", ...lines].join("\n"));
  look = (choices) =>
    inspectFile({ path, filename: "orders.csv", choices, sheet: "", from: 1, count: 10 });
  return () => rm(folder, { recursive: true, force: true });
});

const typesOf = async (choices: ReadingChoices) =>
  (await look(choices)).tables[0]?.columns.map(({ type, chosen }) => [type, chosen]);

const timed = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

it("reads only the column whose type is chosen, so that nobody waits for a large file again", async () => {
  const first = await timed(() => look({}));
  const types = { Billed: "text" } as const;
  expect(await timed(() => look({ sheets: { "": { types } } }))).toBeLessThan(first / 4);
  expect(await typesOf({ sheets: { "": { types } } })).toEqual([
    ["text", undefined],
    ["text", undefined],
    ["text", "text"],
    ["integer", undefined],
  ]);
});

it("reads columns again for another order of dates, another header and the types of the file", async () => {
  const sample = (choices: ReadingChoices) =>
    look(choices).then(({ tables, rows }) => ({
      types: tables[0]?.columns.map(({ type }) => type),
      kind: rows[1]?.kind,
      decided: tables[0]?.columns.map(({ chosen }) => chosen ?? null),
    }));
  const before = await sample({});
  await sample({ sheets: { "": { types: { Due: "text", Count: "text" } } } });
  expect(await sample({ sheets: { "": { header: { first: 2, last: 2 } } } })).toMatchObject({
    kind: "header",
  });
  expect(await sample({})).toEqual(before);
  expect((await sample({ dateOrder: "day" })).types?.[1]).toBe("date");
  expect(await sample({})).toEqual(before);
});
