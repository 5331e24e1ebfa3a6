import { expect, it } from "vitest";
import { nextRun, retryRun } from "./schedule.ts";

const begun = new Date("2026-11-24T08:00:00Z");
const source = (id: string, refreshFrequencyMinutes = 60) => ({ id, refreshFrequencyMinutes });
const minutes = (at: Date) => (at.getTime() - begun.getTime()) / 60_000;

it("spreads sources over the last tenth of their interval and never lets one wait longer", () => {
  const gaps = Array.from({ length: 200 }, (_, n) =>
    minutes(nextRun(source(`source ${n}`), begun)),
  );
  expect(Math.max(...gaps)).toBeLessThanOrEqual(60);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(54);
  expect(new Set(gaps.map(Math.floor)).size).toBeGreaterThanOrEqual(6);
  expect(nextRun(source("one"), begun)).toEqual(nextRun(source("one"), begun));
});

it("tries early after a failure, then less and less often, but never waits two intervals", () => {
  const gaps = [1, 2, 3, 4, 50].map((failures) =>
    minutes(retryRun(source("one"), begun, failures)),
  );
  expect(gaps[0]).toBeLessThanOrEqual(15);
  expect(gaps.toSorted((a, b) => a - b)).toEqual(gaps);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(90);
});
