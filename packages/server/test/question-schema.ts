import { readFileSync } from "node:fs";

type Schema = Readonly<Record<string, unknown>>;

const contract = JSON.parse(
  readFileSync(new URL("../../api-client/src/gen/openapi.gen.json", import.meta.url), "utf8"),
) as { components: { schemas: Record<string, Schema> } };

/** Limits are checked by the tool itself: in a prompt they cost more than they help. */
const LIMITS = new Set([
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "pattern",
  "minimum",
  "maximum",
]);

/** The schema of a question in the contract as a tool takes it: on its own, without limits. */
export function questionSchema(): Schema {
  const defs: Record<string, Schema> = {};
  const refer = (path: string): Schema => {
    const name = path.split("/").at(-1) ?? "";
    const key = name.replace(/^Question/, "").toLowerCase();
    if (!(key in defs)) {
      defs[key] = {};
      defs[key] = convert(contract.components.schemas[name] ?? {});
    }
    return { $ref: `#/$defs/${key}` };
  };
  const convert = (schema: Schema): Schema => {
    if (typeof schema["$ref"] === "string") return refer(schema["$ref"]);
    const [inner] = (schema["allOf"] ?? []) as Schema[];
    if (inner) {
      const { description } = schema;
      return { ...convert(inner), ...(description !== undefined && { description }) };
    }
    const entries = Object.entries(schema).filter(
      ([key]) => !key.startsWith("x-") && !LIMITS.has(key),
    );
    return Object.fromEntries(
      entries.map(([key, value]) => [
        key,
        key === "properties"
          ? Object.fromEntries(
              Object.entries(value as Record<string, Schema>).map(([name, one]) => [
                name,
                convert(one),
              ]),
            )
          : key === "items"
            ? convert(value as Schema)
            : value,
      ]),
    );
  };
  const { description: _own, ...schema } = convert(contract.components.schemas["Question"] ?? {});
  return { ...schema, $defs: defs };
}
