import { expect, it } from "vitest";
import {
  camelCase,
  kebabCase,
  nextNumber,
  pascalCase,
  plural,
  sentenceCase,
  singular,
  withArticle,
} from "./names.mjs";

it.each(["Run list", "runList", "RunList", "run-list", " run_list "])("reads %o", (name) => {
  expect([kebabCase(name), pascalCase(name), camelCase(name), sentenceCase(name)]).toEqual([
    "run-list",
    "RunList",
    "runList",
    "Run list",
  ]);
});

it("numbers decisions on, past gaps", () => {
  expect(nextNumber([])).toBe("0001");
  expect(nextNumber(["0001-a.md", "0007-b.md", "README.md"])).toBe("0008");
});

it.each([
  ["gadget", "gadgets", "a gadget"],
  ["inbox entry", "inbox entries", "an inbox entry"],
  ["switch", "switches", "a switch"],
  ["key", "keys", "a key"],
])("speaks of one %s and of many %s", (one, many, articled) => {
  expect([plural(one), singular(many), withArticle(one)]).toEqual([many, one, articled]);
});
