import { describe, expect, it } from "vitest";
import { filterOptions } from "./combobox.logic.ts";

const people = [
  { value: "1", label: "Priya Raman", hint: "Operations" },
  { value: "2", label: "Inês Duarte", hint: "Lisbon" },
  { value: "3", label: "Rafael Prior" },
];
const found = (query: string) => filterOptions(people, query).map(({ value }) => value);

describe("filterOptions", () => {
  it.each([
    ["", ["1", "2", "3"]],
    ["   ", ["1", "2", "3"]],
    ["ines", ["2"]],
    ["INÊS", ["2"]],
    ["lisb du", ["2"]],
    ["ra", ["3", "1"]],
    ["pri", ["1", "3"]],
    ["zzz", []],
    ["(", []],
  ])("%j", (query, values) => {
    expect(found(query)).toEqual(values);
  });
});
