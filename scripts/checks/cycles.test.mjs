import { expect, it } from "vitest";
import { findCycles } from "./cycles.mjs";

/** @param {Record<string, string[]>} graph */
const cycles = (graph) => findCycles(new Map(Object.entries(graph)));

it("finds no cycle where imports only meet again", () => {
  expect(cycles({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] })).toEqual([]);
});

it("names the shortest way around", () => {
  expect(cycles({ a: ["b"], b: ["c", "d"], c: ["a"], d: ["c"] })).toEqual([["a", "b", "c", "a"]]);
});

it("finds each knot once, and a file that imports itself", () => {
  expect(cycles({ a: ["b"], b: ["a"], c: ["c"], d: ["a"] })).toEqual([
    ["a", "b", "a"],
    ["c", "c"],
  ]);
});
