import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { reviews } from "./review.ts";

/** Words without separators: `alert-dialog`, `AlertDialog` and `Alert Dialog` are equal. */
function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

function folders(group: string): string[] {
  return readdirSync(new URL(`../../${group}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

it("has a row for every component and pattern, filled or not", () => {
  const rows = new Set(reviews.flatMap(({ title }) => title.split("/").slice(1).map(plain)));
  // The folder is named after its feature, the pattern after its content.
  rows.add("chattranscript");
  const without = [...folders("components"), ...folders("patterns")].filter(
    (folder) => !rows.has(plain(folder)),
  );
  expect(without).toEqual([]);
});

it("says what was seen in both ways, or in none", () => {
  const half = reviews.filter(
    ({ keyboard, forcedColors }) => (keyboard === "") !== (forcedColors === ""),
  );
  expect(half).toEqual([]);
  expect(new Set(reviews.map(({ title }) => title)).size).toBe(reviews.length);
});
