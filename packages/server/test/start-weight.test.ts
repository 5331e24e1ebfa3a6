import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { StartWeight } from "../start-weight.ts";
import BUDGET from "./start-budget.json" with { type: "json" };

const DIST = new URL("../dist/", import.meta.url);
const { files, modules, packages } = JSON.parse(
  readFileSync(new URL("start.json", DIST), "utf8"),
) as StartWeight;

/** A change of a few lines needs no new budget. */
const SLACK = 1.05;
/** Packages smaller than this are in no list. */
const SMALL_KILOBYTES = 10;

it("loads no more at a start than its budget in start-budget.json allows", () => {
  const allowed: Readonly<Record<string, number>> = BUDGET.kilobytes;
  const grown = Object.entries(packages).flatMap(([name, bytes]) => {
    const kilobytes = Math.ceil(bytes / 1000);
    const budget = allowed[name] ?? SMALL_KILOBYTES;
    return kilobytes > budget * SLACK ? [`${name}: ${kilobytes} kB of ${budget}`] : [];
  });
  expect(grown).toEqual([]);
  expect(modules).toBeLessThanOrEqual(BUDGET.modules * SLACK);
});

it("is ASCII in all that a start loads, which takes half the memory", () => {
  const others = files.filter((file) =>
    /[^\p{ASCII}]/u.test(readFileSync(new URL(file, DIST), "utf8")),
  );
  expect(others).toEqual([]);
});
