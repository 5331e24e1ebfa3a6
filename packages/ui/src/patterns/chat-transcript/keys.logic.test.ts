import { expect, it } from "vitest";
import { moveOf } from "./keys.logic.ts";

const list = { first: 40, last: 44, count: 100 };

it.each([
  ["ArrowDown", 41, { to: 42 }],
  ["ArrowUp", 41, { to: 40 }],
  ["ArrowDown", -1, { to: 40 }],
  ["ArrowUp", -1, { to: 44 }],
  ["ArrowDown", 99, "end"],
  ["ArrowUp", 0, null],
  ["Home", 41, { to: 0 }],
  ["End", -1, "end"],
  ["x", 41, null],
])("%s from message %i [C12]", (key, at, expected) => {
  expect(moveOf(key, at, list)).toEqual(expected);
});

it("leads nowhere where there is no message [C12]", () => {
  expect(moveOf("Home", -1, { first: 0, last: 0, count: 0 })).toBeNull();
});
