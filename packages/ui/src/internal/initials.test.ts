import { describe, expect, it } from "vitest";
import { initials } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Maya Halden", 2, "MH"],
    ["Maya Halden", 1, "M"],
    ["maya@haldencoffee.example", 2, "MH"],
    ["Jira – Halden Ops", 2, "JH"],
    ["élan", 1, "É"],
    ["李小龍", 1, "李"],
    ["(team) north", 2, "TN"],
    ["   ", 2, "?"],
  ] as const)("takes the first letters of %j", (name, count, expected) => {
    expect(initials(name, count)).toBe(expected);
  });
});
