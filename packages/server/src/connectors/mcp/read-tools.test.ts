import { describe, expect, it } from "vitest";
import { readTools } from "./read-tools.ts";

const listed = (inputSchema: unknown) =>
  readTools({ tools: [{ name: "look", inputSchema }] }).tools;

/** The schema that a model is offered. */
const offered = (inputSchema: unknown) => listed(inputSchema)[0]?.manifest.input_schema;

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

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
    const inputSchema = { type: "object", $ref: "#/$defs/none" };
    const good = { name: "good", inputSchema: { type: "object" } };
    const others = Array.from({ length: 1_200 }, (_, index) => ({
      name: `tool_${index}`,
      inputSchema,
    }));
    const names = (tools: object[]) =>
      readTools({ tools }).tools.map(({ manifest: { name } }) => name);
    expect(names([...others.slice(0, 999), good])).toEqual(["good"]);
    expect(names([...others, good])).toEqual([]);
    expect(readTools({ tools: others }).notes.at(-1)).toEqual({
      name: "200 more",
      offered: false,
      reason: "At most 1,000 tools are read.",
    });
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

  it("may be odd in any part: it is offered without that part, and the note names it", () => {
    const inputSchema = { type: "object" };
    const odd = [
      { name: "no description", description: null, inputSchema },
      { name: "no title", title: null, inputSchema },
      { name: "no hints", annotations: null, inputSchema },
      { name: "number", description: 7, inputSchema },
      { name: "required", inputSchema: { type: "object", required: null } },
      { name: "no type", inputSchema: {} },
      { name: "no schema" },
      { name: "no result type", inputSchema, outputSchema: {} },
      { name: "inner", inputSchema: object({ a: { description: null }, b: null }) },
    ];
    const { tools, notes } = readTools({ tools: odd });
    expect(tools.map(({ manifest }) => manifest.name)).toEqual(odd.map(({ name }) => name));
    expect(notes.map(({ name, offered: is, reason }) => [name, is, reason])).toEqual([
      ["no description", true, "Repaired: description."],
      ["no title", true, "Repaired: title."],
      ["no hints", true, "Repaired: annotations."],
      ["number", true, "Repaired: description."],
      ["required", true, "Repaired: required."],
      ["no type", true, "Repaired: type."],
      ["no schema", true, "Repaired: schema, type."],
      ["inner", true, "Repaired: description of a, schema of b."],
    ]);
  });

  it("may have any name that people can read, and is named with the reason if it is left out", () => {
    const inputSchema = { type: "object" };
    const names = ["send mail", "ns:list", "_hidden", "größe", "東京", "same", "same"];
    const { tools, notes } = readTools({
      tools: [
        ...names.map((name) => ({ name, inputSchema })),
        { name: "other", description: "One.", inputSchema },
        { name: "other", description: "Two.", inputSchema },
        { name: "see\u200Bn", inputSchema },
        { name: "x".repeat(200), inputSchema },
        { name: "text", inputSchema: { type: "string" } },
        { name: "polled", inputSchema, execution: { taskSupport: "required" } },
        { inputSchema },
        null,
      ],
    });
    expect(tools.map(({ manifest }) => manifest.name)).toEqual(names.slice(0, -1));
    expect(notes.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      "other: The server lists 2 different tools with this name.",
      "Tool 10: Its name has characters that cannot be used.",
      `${"x".repeat(128)}…: Its name is longer than 128 characters.`,
      "text: Its arguments are not an object.",
      "polled: It answers with a task to poll, which is not supported.",
      "Tool 14: It has no name.",
      "Tool 15: It has no name.",
    ]);
    expect(notes.some((note) => note.offered)).toBe(false);
  });

  it.each([
    [object({ ids: { type: "array" } }), object({ ids: { type: "array", items: {} } })],
    [
      object({ n: { type: "number", minimum: 1, exclusiveMinimum: true } }),
      object({ n: { type: "number", exclusiveMinimum: 1 } }),
    ],
    [object({ n: { maximum: 3, exclusiveMaximum: false } }), object({ n: { maximum: 3 } })],
    [object({ n: { type: "string", enum: [] } }), object({ n: { type: "string" } })],
    [
      object({ n: { type: "string", required: true } }),
      object({ n: { type: "string" } }, { required: ["n"] }),
    ],
    [object({}, { required: ["n"] }), object({ n: {} }, { required: ["n"] })],
    [object({ n: { type: "any" } }), object({ n: {} })],
    [object({ n: { anyOf: [] } }), object({ n: {} })],
    [
      object({ pair: { type: "array", items: [{ type: "string" }, { type: "number" }] } }),
      object({
        pair: { type: "array", items: { anyOf: [{ type: "string" }, { type: "number" }] } },
      }),
    ],
    [
      {
        type: "object",
        oneOf: [
          object({ id: { type: "string" }, a: {} }, { required: ["id", "a"] }),
          object({ id: { type: "number" } }, { required: ["id"] }),
        ],
      },
      object(
        { id: { anyOf: [{ type: "string" }, { type: "number" }] }, a: {} },
        { required: ["id"] },
      ),
    ],
    [
      { allOf: [object({ a: { type: "string" } }, { required: ["a"] }), object({ b: {} })] },
      object({ a: { type: "string" }, b: {} }, { required: ["a"] }),
    ],
    [{ type: "object" }, object({})],
  ])("has no schema that a provider refuses: %j", (given, wanted) => {
    expect(offered(given)).toEqual(wanted);
  });
});
