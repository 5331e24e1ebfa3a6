import { expect, it } from "vitest";
import { chartMarkdown } from "./chart-card.logic.ts";
import { byRegion } from "./chart-card.fixtures.ts";

it("is copied as its title and a table of its figures", () => {
  const odd = { ...byRegion, categories: ["North | South", ...byRegion.categories.slice(1)] };
  expect(chartMarkdown(odd).split("\n").slice(0, 5)).toEqual([
    "**Total Amount by Region**",
    "",
    "| Region | Total Amount |",
    "| --- | ---: |",
    "| North \\| South | 48210.5 |",
  ]);
});
