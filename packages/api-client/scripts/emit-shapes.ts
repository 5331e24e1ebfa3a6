import type { Document, Schema } from "./document.ts";

/** What the app reads from a JSON value whose shape nobody has promised. */
const READ_BY_THE_APP = ["OfferedQuestion", "Question", "QuestionAnswer", "TableResult"];

const PREFIX = "#/components/schemas/";

/** What only people read. */
const isNote = (key: string) => /^(?:description|examples?|x-.*)$/.test(key);

/** What `readShape` checks. */
const CHECKED =
  /^(?:type|properties|required|items|allOf|enum|const|(?:min|max)(?:Items|Length|imum)|pattern)$/;

/** Their schemas as data, with those that they refer to, for `readShape`: a few hundred bytes where zod is many thousands. */
export function emitShapes({ components }: Document): string {
  const shapes = new Map<string, unknown>();
  const add = (name: string): void => {
    if (shapes.has(name)) return;
    shapes.set(name, null);
    shapes.set(name, plain(components.schemas[name]));
  };
  function plain(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== "object" || value === null) return value;
    const { $ref } = value as Schema;
    if ($ref !== undefined) {
      const name = $ref.slice(PREFIX.length);
      add(name);
      return { $ref: name };
    }
    const entries = Object.entries(value).filter(([key]) => !isNote(key));
    for (const [key] of entries)
      if (!CHECKED.test(key)) throw new Error(`readShape does not know ${key} yet.`);
    return Object.fromEntries(
      entries.map(([key, part]) => [key, key === "properties" ? plainEach(part) : plain(part)]),
    );
  }
  // A property may have the name of a note.
  const plainEach = (properties: object) =>
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plain(schema)]));
  for (const name of READ_BY_THE_APP) add(name);
  const lines = [...shapes].map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},`);
  const types = READ_BY_THE_APP.map((name) => `  ${name}: t.${name};`);
  return `// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Shape } from "../schema-part.ts";
import type * as t from "./types.gen.ts";

/** The types that \`readShape\` reads. */
export type Shaped = {
${types.join("\n")}
};

export const shapes: Readonly<Record<string, Shape>> = {
${lines.join("\n")}
};
`;
}
