import { expect, it } from "vitest";
import { camelCase, kebabCase, nextNumber, pascalCase, sentenceCase } from "./names.mjs";

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
