import { describe, expect, it } from "vitest";
import { commandOf, helpLines, type KeyPress, SHORTCUTS } from "./keys.logic.ts";

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...rest,
});
const shift = { shiftKey: true };

describe("commandOf", () => {
  it.each([
    ["j", {}, "next"],
    ["ArrowDown", {}, "next"],
    ["k", {}, "previous"],
    ["ArrowUp", {}, "previous"],
    ["x", {}, "toggle"],
    ["J", shift, "extendNext"],
    ["ArrowDown", shift, "extendNext"],
    ["K", shift, "extendPrevious"],
    ["a", { ctrlKey: true }, "all"],
    ["a", { metaKey: true }, "all"],
    ["Escape", {}, "clear"],
    ["Enter", {}, "open"],
    ["o", {}, "open"],
    ["e", {}, "archive"],
    ["#", {}, "delete"],
    ["#", shift, "delete"],
    ["Delete", {}, "delete"],
    ["z", {}, "undo"],
    ["?", shift, "help"],
    ["J", {}, "next"],
  ] as const)("takes %s %j as %s [I1]", (key, rest, command) => {
    expect(commandOf(press(key, rest), true)).toBe(command);
  });

  it.each([
    ["j", { ctrlKey: true }],
    ["j", { metaKey: true }],
    ["j", { altKey: true }],
    ["j", { isComposing: true }],
    ["Process", {}],
    ["e", { ctrlKey: true }],
    ["E", shift],
    ["#", { ctrlKey: true }],
    ["a", {}],
    ["A", { ctrlKey: true, shiftKey: true }],
    ["constructor", {}],
  ] as const)("does nothing at %s %j [I1]", (key, rest) => {
    expect(commandOf(press(key, rest), true)).toBeNull();
  });

  it.each([
    ["ArrowDown", {}],
    ["Enter", {}],
    ["Delete", {}],
    ["a", { ctrlKey: true }],
    ["J", shift],
  ] as const)("leaves %s %j to the page where the focus is elsewhere", (key, rest) => {
    expect(commandOf(press(key, rest), false)).toBeNull();
  });

  it("takes single letters from anywhere on the page", () => {
    expect(commandOf(press("j"), false)).toBe("next");
  });
});

describe("helpLines", () => {
  it("names each key of the table once, under its command [I1]", () => {
    const lines = helpLines();
    expect(lines.flatMap(({ presses }) => presses)).toHaveLength(
      SHORTCUTS.flatMap(({ keys }) => keys).length,
    );
    expect(lines.find(({ command }) => command === "extendNext")?.presses).toEqual([
      ["Shift", "J"],
      ["Shift", "↓"],
    ]);
    expect(lines.find(({ command }) => command === "all")?.presses).toEqual([["Ctrl", "A"]]);
  });
});
