import { describe, expect, it } from "vitest";
import { englishLabels } from "../../components/labels/english-labels.ts";
import { hostileKeys, ledgerSchema, ledgerValues, makeManifest } from "./manifest-form.fixtures.ts";
import {
  type ManifestSource,
  marksOptional,
  pairs,
  readManifest,
  readTyped,
  typedOf,
  unknownComponents,
} from "./manifest.logic.ts";
import { manifestShape, settingKey, toFormKeys } from "./manifest-shape.ts";
import { connectionSecrets, pluginSecrets } from "./secrets.logic.ts";

const source: ManifestSource = {
  schema: ledgerSchema,
  values: ledgerValues,
  stored: false,
  policy: pluginSecrets,
  require: "schema",
  locked: false,
};

function one(property: unknown, value?: unknown) {
  const values = value === undefined ? undefined : { k: value };
  const [field] = readManifest({ ...source, schema: { properties: { k: property } }, values });
  if (!field) throw new Error("no field");
  return field;
}

describe("readManifest", () => {
  it("lets go of secrets and markers at the door [F4 ADMSET-05]", () => {
    const fields = readManifest({
      ...source,
      schema: {
        properties: { a: { secret: true }, b: {}, c: { json_schema_extra: { secret: true } } },
      },
      values: { a: "canary", b: "__is_set__", c: "" },
    });
    expect(fields.map(({ key, secret, stored }) => [key, secret, stored])).toEqual([
      ["a", true, true],
      ["b", true, true],
      ["c", true, false],
    ]);
    expect(JSON.stringify(fields)).not.toMatch(/canary|__is_set__/);
  });

  it("takes every secret for stored where which ones are is not known [CEDIT-08]", () => {
    const [field] = readManifest({
      ...source,
      schema: { properties: { a: { secret: true } } },
      stored: true,
      policy: connectionSecrets,
    });
    expect(field?.stored).toBe(true);
  });

  it.each([null, undefined, 5, "x", [], {}, { properties: null }, { properties: { a: null } }])(
    "survives %j as a schema [F8]",
    (schema) => {
      expect(() => readManifest({ ...source, schema, values: undefined })).not.toThrow();
    },
  );

  it("begins with the defaults of the schema, where nothing is stored", () => {
    expect(one({ type: "integer", default: 5 }).value).toBe(5);
    expect(one({ type: "integer", default: 5 }, 7).value).toBe(7);
  });

  it("names each control that nobody knows once [F8]", () => {
    const wheel = { json_schema_extra: { component: "colour-wheel" } };
    const fields = readManifest({
      ...source,
      schema: {
        properties: { a: wheel, b: wheel, c: { json_schema_extra: { component: "textarea" } } },
      },
      values: undefined,
    });
    expect(unknownComponents(fields)).toEqual(["colour-wheel"]);
    expect(fields.map((field) => field.kind)).toEqual(["string", "string", "text"]);
  });
});

describe("a setting", () => {
  it.each([
    [{ type: "integer" }, 7, "7", 7],
    [{ type: "integer" }, 7, "8", 8],
    [{ type: "integer" }, 7, "", null],
    [{ type: "integer" }, undefined, "", undefined],
    [{ type: "number" }, 1, "1", 1],
    [{ type: "number" }, 1, "1.50", 1.5],
    [{ type: "string" }, "a", "", ""],
    [{ type: "string" }, undefined, "", undefined],
    [{ type: "string" }, null, "", null],
    [{ type: "boolean" }, undefined, false, false],
    [{ enum: [1, 2] }, 1, 2, 2],
    [{ enum: [1, 2] }, 1, undefined, null],
    [{ type: "array", items: { type: "string" } }, ["a"], "a\n b \n\n", ["a", "b"]],
    [{ type: "array", items: { type: "string" } }, ["a\nb"], '["c"]', ["c"]],
    [{ type: "object" }, { a: 1 }, '{"a":2}', { a: 2 }],
  ])("of %j with %j, typed as %j, is %j [ADMSET-06]", (property, value, typed, expected) => {
    expect(readTyped(one(property, value), typed, englishLabels)).toEqual({ value: expected });
  });

  it("stays the very one that came in, where nobody touched it", () => {
    for (const field of readManifest(source).filter(({ secret }) => !secret)) {
      const reading = readTyped(field, typedOf(field), englishLabels);
      expect(reading).toEqual({ value: field.value });
    }
  });

  it("may not stay empty where the schema says so [CADD-06]", () => {
    const fields = readManifest({ ...source, values: undefined, require: "all" });
    const empty = fields.filter((field) => !field.secret && field.kind !== "boolean");
    for (const field of empty) {
      expect(readTyped(field, typedOf(field), englishLabels)).toEqual({ error: "Enter a value." });
      if (field.kind === "string")
        expect(readTyped(field, "  ", englishLabels)).toEqual({ error: "Enter a value." });
    }
  });
});

describe("the shape of a manifest form", () => {
  it("keeps its keys apart from those of the screen, and gives errors to the right one [F1 F11]", () => {
    const fields = readManifest({
      ...source,
      schema: { properties: Object.fromEntries(hostileKeys.map((key) => [key, {}])) },
      values: undefined,
    });
    const shape = manifestShape(fields, {}, pluginSecrets, englishLabels);
    expect(Object.keys(shape)).toEqual(hostileKeys.map(settingKey));
    const failure = toFormKeys(
      {
        fields: Object.fromEntries([
          ["__proto__", "no"],
          ["name", "taken"],
        ]),
      },
      fields,
    );
    expect(Object.entries(failure.fields ?? {})).toEqual([
      ["setting:__proto__", "no"],
      ["extra:name", "taken"],
    ]);
  });
});

describe("marks", () => {
  it("stand on optional answers where those are few", () => {
    const fields = (require: "all" | "schema") => readManifest({ ...source, require });
    expect(marksOptional(fields("schema"))).toBe(false);
    expect(marksOptional(fields("all"))).toBe(true);
  });
});

describe("pairs", () => {
  it("puts short questions side by side, and never half a line alone", () => {
    const fields = readManifest(source);
    const paired = fields
      .filter((field) => pairs(fields, true).has(field.name))
      .map(({ key }) => key);
    expect(paired).toEqual(["client_id", "environment", "credits_per_call", "rate_limit"]);
    const three = readManifest({ ...source, schema: makeManifest(3), values: undefined });
    expect([...pairs(three, false)]).toEqual(["f0", "f1"]);
  });
});
