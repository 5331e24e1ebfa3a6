import { describe, expect, it } from "vitest";
import { loadHighlighter } from "./load-highlighter.ts";
import { loadedHighlighter } from "./make-highlighter.ts";

describe("the languages that were loaded", () => {
  it("are kept once for each name of the list, however a fence writes it [C14]", async () => {
    const ways = ["lua", "LUA", "Lua", "lUa", "luA"];
    const made = await Promise.all(ways.map(loadHighlighter));
    expect(made[0]).toBeTypeOf("function");
    expect(new Set(made).size).toBe(1);
    expect(new Set(ways.map(loadedHighlighter))).toEqual(new Set([made[0]]));
  });

  it("have no entry for names that are not in the list [C14]", async () => {
    expect(await loadHighlighter("no-such-language")).toBeNull();
    expect(loadedHighlighter("no-such-language")).toBeUndefined();
  });
});
