import type { Tool } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { readTools } from "./read-tools.ts";

const listed = (inputSchema: object) =>
  readTools([{ name: "look", inputSchema: inputSchema as Tool["inputSchema"] }]);

describe("a tool of a foreign server", () => {
  it("whose schema means more than can be checked in time is left out at once [S20]", {
    timeout: 2_000,
  }, () => {
    const $defs: Record<string, object> = { a0: { type: "object" } };
    for (let level = 1; level <= 26; level += 1) {
      const before = { $ref: `#/$defs/a${level - 1}` };
      $defs[`a${level}`] = { oneOf: [before, before] };
    }
    expect(listed({ type: "object", $defs, oneOf: [{ $ref: "#/$defs/a26" }] })).toEqual([]);
  });

  it("is looked at only where it may be taken, however many there are [S20]", () => {
    const inputSchema = { type: "object" as const, $ref: "#/$defs/none" };
    const good = { name: "good", inputSchema: { type: "object" as const } };
    const others = Array.from({ length: 200 }, (_, index) => ({
      name: `tool_${index}`,
      inputSchema,
    }));
    const names = (tools: Tool[]) => readTools(tools).map(({ manifest: { name } }) => name);
    expect(names([...others.slice(0, 100), good])).toEqual(["good"]);
    expect(names([...others, good])).toEqual([]);
  });

  it.each(["a\u0000b", "\u001B[31m", "x\uD800", "a\u{E0041}", { "a\u0000": 1 }])(
    "whose values hide something is left out: %j [S20]",
    (hidden) => {
      const of = (text: object) => listed({ type: "object", properties: { text } });
      expect(of({ enum: ["plain", "lines\nand\ttabs"] })).toHaveLength(1);
      expect(of({ enum: ["plain", hidden] })).toEqual([]);
      expect(of({ type: "object", default: hidden })).toEqual([]);
    },
  );

  it("has a schema without references", () => {
    const $defs = { port: { type: "string", enum: ["north", "south"] } };
    const [tool] = listed({ type: "object", $defs, properties: { to: { $ref: "#/$defs/port" } } });
    expect(tool?.manifest.input_schema).toEqual({
      type: "object",
      properties: { to: { type: "string", enum: ["north", "south"] } },
    });
  });
});
