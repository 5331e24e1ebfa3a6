import { expect, it } from "vitest";
import { categoryNames, kindFor } from "./categories.logic.ts";

it("writes months and days for the locale, with the year where there are several", () => {
  expect(categoryNames(["2026-01", "2026-02"], "en-US")).toEqual(["Jan 2026", "Feb 2026"]);
  expect(categoryNames(["2026-01-05", "2026-01-12"], "en-US")).toEqual(["Jan 5", "Jan 12"]);
  expect(categoryNames(["2025-12-31", "2026-01-01"], "de-DE")).toEqual([
    "31. Dez. 2025",
    "1. Jan. 2026",
  ]);
});

it("leaves other names as they are, and days that do not exist", () => {
  expect(categoryNames(["2026-01", "Total"], "en-US")).toEqual(["2026-01", "Total"]);
  expect(categoryNames(["2026-13"], "en-US")).toEqual(["2026-13"]);
  expect(categoryNames(["2026-02-45"], "en-US")).toEqual(["2026-02-45"]);
});

it("lays bars on their side where their names have no room beside each other, but never months", () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`);
  const names = ["Companhia Atlântica de Distribuição", "Halden Coffee", "Óptica Central"];
  expect(kindFor("bar", ["North", "South", "East", "West"], 1)).toBe("bar");
  expect(kindFor("bar", names, 1)).toBe("horizontal-bar");
  expect(kindFor("bar", names, 2)).toBe("bar");
  expect(kindFor("bar", months, 1)).toBe("bar");
  expect(kindFor("line", names, 1)).toBe("line");
});
