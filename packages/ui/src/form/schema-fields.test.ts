import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { englishLabels } from "../components/labels/english-labels.ts";
import {
  changedKeys,
  checkAnswer,
  hintOf,
  readAnswer,
  sameJson,
  showChoice,
  withAnswer,
} from "./schema-answers.ts";
import { humanize, ownValue, readSchemaFields } from "./schema-fields.ts";

const hostile = [
  "a.b",
  "x.999999999",
  "root",
  "__proto__",
  "constructor",
  "",
  "🧭",
  "form",
  "prototype.x",
];

function one(property: unknown, value: Record<string, unknown> = {}) {
  const [field] = readSchemaFields({ type: "object", properties: { k: property } }, value);
  if (!field) throw new Error("no field");
  return field;
}

describe("readSchemaFields", () => {
  it.each([
    [{ secret: true }, true],
    [{ is_secret: true }, true],
    [{ writeOnly: true }, true],
    [{ format: "password" }, true],
    [{ json_schema_extra: { secret: true } }, true],
    [{ json_schema_extra: { is_secret: true } }, true],
    [{ json_schema_extra: { writeOnly: true } }, true],
    [{ json_schema_extra: { format: "password" } }, true],
    [{ secret: false, title: "Secret" }, false],
    [{ secret: "true" }, false],
    [{ json_schema_extra: null }, false],
  ])("reads %o as a secret: %s [CADD-05]", (property, secret) => {
    expect(one(property).secret).toBe(secret);
  });

  it("gives every key an opaque name and keeps the key [F1]", () => {
    const properties = Object.fromEntries(hostile.map((key) => [key, { type: "string" }]));
    const fields = readSchemaFields({ type: "object", properties }, {});
    expect(fields.map((field) => field.key)).toEqual(hostile);
    expect(fields.map((field) => field.name)).toEqual(hostile.map((_, index) => `f${index}`));
  });

  it.each([
    [{ type: "string" }, "string"],
    [{ type: "string", json_schema_extra: { component: "textarea" } }, "text"],
    [{ type: "string", json_schema_extra: { component: "colour-wheel" } }, "string"],
    [{ type: "string", format: "date" }, "date"],
    [{ type: "string", format: "date-time" }, "string"],
    [{ type: "integer" }, "integer"],
    [{ type: "number" }, "number"],
    [{ type: "boolean" }, "boolean"],
    [{ type: "array", items: { type: "string" } }, "json"],
    [{ type: "object" }, "json"],
    [{ enum: ["a", "b"] }, "enum"],
    [{ anyOf: [{ type: "integer" }, { type: "null" }] }, "integer"],
    [{ type: ["boolean", "null"] }, "boolean"],
    [null, "string"],
    [{}, "string"],
  ] as const)("reads %j as %s [F8]", (property, kind) => {
    expect(one(property).kind).toBe(kind);
  });

  it("asks for a long text in several lines", () => {
    expect(one({ type: "string" }, { k: "x".repeat(80) }).kind).toBe("text");
    expect(one({ type: "string" }, { k: "a\nb" }).kind).toBe("text");
    expect(one({ type: "string", maxLength: 20_000 }).kind).toBe("text");
    expect(one({ type: "string", maxLength: 500 }).kind).toBe("string");
  });

  it("shows a value of another type than declared as it is", () => {
    expect(one({ type: "string" }, { k: { nested: 1 } }).kind).toBe("json");
    expect(one({ type: "integer" }, { k: "12" }).kind).toBe("string");
    expect(one({ enum: ["low"] }, { k: "urgent" }).kind).toBe("string");
    expect(one({ type: "string", format: "date" }, { k: "tomorrow" }).kind).toBe("string");
  });

  it("shows keys that the schema does not know [APPROVE-02]", () => {
    const fields = readSchemaFields(
      { properties: { a: { type: "string" } } },
      { a: "1", hidden: true },
    );
    expect(fields.map((field) => [field.key, field.kind])).toEqual([
      ["a", "string"],
      ["hidden", "boolean"],
    ]);
  });

  it.each([
    null,
    undefined,
    5,
    "x",
    [],
    { properties: null },
    { properties: { a: 1 }, required: "a" },
  ])("survives %j as a schema [F8]", (schema) => {
    expect(() => readSchemaFields(schema, {})).not.toThrow();
  });

  it.each([
    ["due_date", "Due date"],
    ["projectKey", "Project Key"],
    ["", "—"],
    ["🧭", "🧭"],
  ])("calls %j %j where there is no title [F8]", (key, label) => {
    expect(humanize(key)).toBe(label);
  });
});

describe("answers", () => {
  it("replace one key and leave the others and the prototype alone [F1]", () => {
    fc.assert(
      fc.property(fc.constantFrom(...hostile), fc.jsonValue(), (key, answer) => {
        const before = Object.fromEntries(hostile.map((name) => [name, "old"]));
        const after = withAnswer(before, key, answer);
        expect(ownValue(after, key)).toEqual(answer);
        expect(Object.keys(after)).toEqual(hostile);
        expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
        expect(changedKeys(before, after)).toEqual(sameJson(answer, "old") ? [] : [key]);
      }),
    );
  });

  it("read nothing from the prototype [F1]", () => {
    expect(ownValue({}, "constructor")).toBeUndefined();
    expect(ownValue({}, "__proto__")).toBeUndefined();
  });

  it("take a key away when the answer is gone", () => {
    expect(withAnswer({ a: 1, b: 2 }, "a", undefined)).toEqual({ b: 2 });
    expect(changedKeys({ a: 1 }, {})).toEqual(["a"]);
  });

  it("keep their types when read back [A7]", () => {
    const integer = one({ type: "integer" });
    expect(readAnswer("7", integer, englishLabels)).toEqual({ value: 7 });
    expect(readAnswer("7.5", integer, englishLabels)).toEqual({ error: "Enter a whole number." });
    for (const field of [integer, one({ type: "number" })])
      expect(readAnswer("9007199254740993", field, englishLabels)).toEqual({
        value: "9007199254740993",
      });
    expect(readAnswer("abc", integer, englishLabels)).toEqual({ error: "Enter a number." });
    expect(readAnswer("", integer, englishLabels)).toEqual({ value: undefined });
    const json = one({ type: "array" });
    expect(readAnswer('["a", 1]', json, englishLabels)).toEqual({ value: ["a", 1] });
    expect(readAnswer("[9007199254740993]", json, englishLabels)).toEqual({
      value: ["9007199254740993"],
    });
    expect(readAnswer('["a",]', json, englishLabels)).toEqual({
      error: "Not valid JSON: line 1, column 6.",
    });
  });

  it("are validated against the schema's limits", () => {
    const limited = one({ type: "integer", minimum: 1, maximum: 5 });
    expect(checkAnswer(0, limited, englishLabels)).toBe("At least 1.");
    expect(checkAnswer(6, limited, englishLabels)).toBe("At most 5.");
    expect(checkAnswer(5, limited, englishLabels)).toBeNull();
    const [required] = readSchemaFields(
      { properties: { k: { type: "string" } }, required: ["k"] },
      {},
    );
    expect(required && checkAnswer(undefined, required, englishLabels)).toBe("Enter a value.");
  });
});

describe("what a question shows", () => {
  it("writes choices of plain words with a capital, and leaves codes alone", () => {
    const levels = ["low", "very high", null];
    expect(levels.map((level) => showChoice(level, levels))).toEqual(["Low", "Very high", ""]);
    const codes = ["low", "P1"];
    expect(codes.map((code) => showChoice(code, codes))).toEqual(codes);
    expect(showChoice("in_progress", ["in_progress"])).toBe("in_progress");
    expect(showChoice(3, [3])).toBe("3");
  });

  it("does not explain how to spell a date that is picked", () => {
    const date = { type: "string", format: "date", description: "For example, 2027-03-31." };
    expect(hintOf(one(date))).toBeUndefined();
    expect(hintOf(one({ ...date, description: "Day of the first call." }))).toBe(
      "Day of the first call.",
    );
    expect(hintOf(one(date, { k: "tomorrow" }))).toBe("For example, 2027-03-31.");
  });
});
