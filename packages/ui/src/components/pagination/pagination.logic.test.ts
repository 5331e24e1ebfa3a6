import { describe, expect, it } from "vitest";
import { existingPage, pageCountOf, pageItems, rangeOf } from "./pagination.logic.ts";

const rendered = (page: number, count: number) =>
  pageItems(page, count)
    .map((item) => (item.kind === "gap" ? "…" : item.page))
    .join(" ");

describe("pageItems", () => {
  it.each([
    [1, 1, "1"],
    [3, 7, "1 2 3 4 5 6 7"],
    [1, 25, "1 2 3 4 5 … 25"],
    [4, 25, "1 2 3 4 5 … 25"],
    [5, 25, "1 … 4 5 6 … 25"],
    [21, 25, "1 … 20 21 22 … 25"],
    [22, 25, "1 … 21 22 23 24 25"],
    [25, 25, "1 … 21 22 23 24 25"],
    [4, 8, "1 2 3 4 5 … 8"],
    [5, 8, "1 … 4 5 6 7 8"],
  ])("page %i of %i", (page, count, text) => {
    expect(rendered(page, count)).toBe(text);
  });

  it("has the same number of places on every page, and never a gap of none", () => {
    for (let count = 8; count < 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const items = pageItems(page, count);
        expect(items).toHaveLength(7);
        const pages = items.map((item) => (item.kind === "page" ? item.page : undefined));
        expect(pages).toContain(page);
        pages.forEach((at, index) => {
          if (at !== undefined) return;
          expect((pages[index + 1] ?? 0) - (pages[index - 1] ?? 0)).toBeGreaterThan(1);
        });
      }
    }
  });
});

it("counts pages", () => {
  expect(pageCountOf(0, 50)).toBe(1);
  expect(pageCountOf(50, 50)).toBe(1);
  expect(pageCountOf(51, 50)).toBe(2);
  expect(pageCountOf(1234, 50)).toBe(25);
});

it("stays on a page that exists", () => {
  expect(existingPage(0, 3)).toBe(1);
  expect(existingPage(9, 3)).toBe(3);
  expect(existingPage(Number.NaN, 3)).toBe(1);
});

it("names the entries of a page", () => {
  expect(rangeOf(1, 50, 1234)).toEqual({ from: 1, to: 50 });
  expect(rangeOf(25, 50, 1234)).toEqual({ from: 1201, to: 1234 });
  expect(rangeOf(1, 50, 0)).toEqual({ from: 0, to: 0 });
});
