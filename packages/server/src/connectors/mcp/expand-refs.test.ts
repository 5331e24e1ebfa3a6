import { describe, expect, it } from "vitest";
import { expandRefs } from "./expand-refs.ts";

const CAPS = { size: 20_000, depth: 16 };
const text = { type: "string", minLength: 1 };

/** Definitions that each refer twice to the one before. */
function doubled(levels: number, how: string) {
  const $defs: Record<string, object> = { a0: { type: "object" } };
  for (let level = 1; level <= levels; level += 1) {
    const before = { $ref: `#/$defs/a${level - 1}` };
    $defs[`a${level}`] = { [how]: [before, before] };
  }
  return { type: "object", $defs, properties: { q: { $ref: `#/$defs/a${levels}` } } };
}

describe("references inside of a schema", () => {
  it("are replaced by what they lead to, with the words that stand beside them", () => {
    const schema = {
      type: "object",
      $defs: {
        "a/b": { ...text, description: "Any text." },
        list: { items: { $ref: "#/$defs/a~1b" } },
      },
      properties: {
        title: { $ref: "#/$defs/a~1b", description: "The title." },
        names: { $ref: "#/$defs/list" },
        other: { $ref: "#/properties/title" },
      },
    };
    expect(expandRefs(schema, CAPS)).toEqual({
      type: "object",
      properties: {
        title: { ...text, description: "The title." },
        names: { items: { ...text, description: "Any text." } },
        other: { ...text, description: "The title." },
      },
    });
  });

  it("apply together with the keywords beside them, even where both restrict the same", () => {
    const schema = {
      $defs: { text },
      properties: {
        short: { $ref: "#/$defs/text", maxLength: 9 },
        long: { $ref: "#/$defs/text", minLength: 9 },
      },
    };
    expect(expandRefs(schema, CAPS)).toEqual({
      properties: {
        short: { ...text, maxLength: 9 },
        long: { allOf: [text, { minLength: 9 }] },
      },
    });
  });

  it("that lead back to where they stand take anything of their type", () => {
    const node = { type: "object", properties: { next: { $ref: "#/$defs/node" } } };
    const schema = {
      type: "object",
      $defs: { node },
      properties: { first: { $ref: "#/$defs/node" }, all: { $ref: "#" } },
    };
    expect(expandRefs(schema, CAPS)).toEqual({
      type: "object",
      properties: {
        first: { type: "object", properties: { next: { type: "object" } } },
        all: { type: "object" },
      },
    });
  });

  it.each(["https://evil.example/a", "#text", "#/$defs/none", "#/%", "#/constructor"])(
    "cannot lead elsewhere or to nothing: %s [S20]",
    ($ref) => {
      expect(expandRefs({ properties: { a: { $ref } } }, CAPS)).toBeUndefined();
    },
  );

  it.each(["oneOf", "anyOf", "allOf"])(
    "cannot make more of few characters than is allowed, by %s [S20]",
    (how) => {
      expect(expandRefs(doubled(3, how), CAPS)).toBeDefined();
      expect(expandRefs(doubled(40, how), CAPS)).toBeUndefined();
    },
  );

  it("cannot repeat a long list of values, nor lie in each other without end [S20]", () => {
    const $ref = "#/$defs/long";
    const long = { enum: Array.from({ length: 1_000 }, (_, index) => `value ${index}`) };
    const properties = { a: { $ref }, b: { $ref } };
    expect(expandRefs({ $defs: { long }, properties: { a: { $ref } } }, CAPS)).toBeDefined();
    expect(expandRefs({ $defs: { long }, properties }, CAPS)).toBeUndefined();
    const $defs = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`a${n}`, { items: { $ref: `#/$defs/a${n + 1}` } }]),
    );
    expect(expandRefs({ $defs: { ...$defs, a30: {} }, $ref: "#/$defs/a0" }, CAPS)).toBeUndefined();
  });
});
