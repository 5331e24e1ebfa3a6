import { expect, it } from "vitest";
import { pairsIn, readColourUtilities, untestedPairs } from "./ground-pairs.mjs";

const utilities = readColourUtilities(`
  --color-fill: var(--ui-fill);
  --color-fill-hover: var(--ui-fill-hover);
  --color-on-accent: var(--ui-on-accent);
  --text-color-default: var(--ui-text);
  --text-color-muted: var(--ui-text-muted);
  --text-color-disabled: var(--ui-text-disabled);
`);

/** @param {string} classes */
const pairs = (classes) =>
  pairsIn(classes, utilities).map(({ words, ground }) => `${words} on ${ground}`);

it.each([
  ["bg-fill text-muted", ["text-muted on fill"]],
  ["bg-fill text-13 p-2", []],
  ["text-muted hover:bg-fill-hover", ["text-muted on fill-hover"]],
  [
    "bg-fill text-muted hover:bg-fill-hover hover:text-default",
    ["text-muted on fill", "text on fill-hover"],
  ],
  ["bg-fill hover:text-default", ["text on fill"]],
  ["bg-fill hover:text-default focus:text-muted", ["text on fill", "text-muted on fill"]],
  ["bg-fill text-on-accent/50", ["text-on-accent/50 on fill"]],
])("reads the pairs of %s", (classes, expected) => {
  expect(pairs(classes)).toEqual(expected);
});

it.each([
  "bg-fill text-disabled",
  "text-on-accent disabled:bg-fill",
  "text-muted after:bg-fill",
  "text-muted forced-colors:bg-fill",
])("requires no contrast of %s", (classes) => {
  expect(pairs(classes)).toEqual([]);
});

it("names the pairs that no test holds, but not those that never meet", () => {
  const tested = new Set(["text on fill"]);
  expect(untestedPairs("a.tsx", "bg-fill text-muted", utilities, tested)).toEqual([
    "text-muted on fill",
  ]);
  expect(untestedPairs("a.tsx", "bg-fill text-default", utilities, tested)).toEqual([]);
});
