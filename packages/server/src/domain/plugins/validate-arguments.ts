import { z } from "zod";
import { inputProblems } from "../input-problems.ts";
import { toCheckedArguments } from "../../exact-json.ts";
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

/** How sentences call the arguments of a tool. */
export const TOOL_ARGUMENTS = { whole: "The arguments", before: "The argument " } as const;

/** Checks arguments against a tool's JSON Schema. They are never coerced: what was shown is what runs. */
export function checkArguments(schema: JsonSchema, args: Arguments): ArgumentCheck {
  if (!isWithin(args, MAX_DEPTH)) {
    return { ok: false, sentence: "The arguments are nested too deeply." };
  }
  const result = compile(schema).safeParse(toCheckedArguments(schema, args));
  if (result.success) return { ok: true };
  const [sentence] = inputProblems(result.error.issues, { value: args, ...TOOL_ARGUMENTS });
  return { ok: false, sentence: sentence ?? "The arguments do not fit." };
}
