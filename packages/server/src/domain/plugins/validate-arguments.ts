import { z } from "zod";
import { MAX_DEPTH, isWithin } from "../nesting.ts";
import type { JsonSchema } from "./types.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** Whether arguments fit a tool; `sentence` names the first problem. */
export type ArgumentCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly sentence: string };

const compiled = new WeakMap<JsonSchema, z.ZodType>();

function compile(schema: JsonSchema): z.ZodType {
  const known = compiled.get(schema);
  if (known) return known;
  const fresh = z.fromJSONSchema(schema);
  compiled.set(schema, fresh);
  return fresh;
}

/** Writes a place in arguments as a user would: `items[2].title`. */
function sayPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

/** Checks arguments against a tool's JSON Schema. They are never coerced: what was shown is what runs. */
export function checkArguments(schema: JsonSchema, args: Arguments): ArgumentCheck {
  if (!isWithin(args, MAX_DEPTH)) {
    return { ok: false, sentence: "The arguments are nested too deeply." };
  }
  const result = compile(schema).safeParse(args);
  if (result.success) return { ok: true };
  const [issue] = result.error.issues;
  const place = sayPath(issue?.path ?? []);
  const problem = issue?.message ?? "does not fit";
  const missing = issue?.code === "invalid_type" && at(args, issue.path) === undefined;
  if (missing && place) return { ok: false, sentence: `The argument ${place} is missing.` };
  return {
    ok: false,
    sentence: place
      ? `The argument ${place} is invalid: ${problem}.`
      : `The arguments are invalid: ${problem}.`,
  };
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
