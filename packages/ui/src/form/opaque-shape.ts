import { useState } from "react";
import { z } from "./zod-jitless.ts";

/** Answers by opaque name, as the form library holds them. */
export type OpaqueValues = Record<string, unknown>;

/** Keys and their opaque names, both ways. */
export interface OpaqueNames {
  keys: readonly string[];
  /** Opaque name of a key; undefined for one that is not asked for. */
  nameOf: (key: string) => string | undefined;
  /** Answers by key as answers by name, and back. Keys may be any text, `__proto__` too. */
  toNames: (answers: Readonly<Record<string, unknown>>) => OpaqueValues;
  toKeys: (values: OpaqueValues) => Record<string, unknown>;
  schema: z.ZodObject<Record<string, z.ZodType>>;
}

type Names = ReadonlyMap<string, string>;

function withNames(names: Names, keys: readonly string[]): Names {
  const next = new Map(names);
  for (const key of keys) if (!next.has(key)) next.set(key, `f${next.size}`);
  return next;
}

/**
 * Opaque names (`f0`, `f1`, …) for the keys of a shape. The form library reads a name as a path: a key such as `a.b`
 * or `x.999999999` would become another value. A key keeps its name when others come and go, or answers would be
 * shown under a question that is not theirs.
 */
export function useOpaqueShape(shape: z.ZodRawShape): OpaqueNames {
  const [names, setNames] = useState<Names>(() => withNames(new Map(), Object.keys(shape)));
  const [built, setBuilt] = useState(() => opaqueShape(shape, names));
  const [seen, setSeen] = useState(shape);
  if (seen === shape) return built;
  const nextNames = withNames(names, Object.keys(shape));
  const next = opaqueShape(shape, nextNames);
  setSeen(shape);
  setNames(nextNames);
  setBuilt(next);
  return next;
}

/** The shape and its answers under opaque names. */
export function opaqueShape(shape: z.ZodRawShape, names: Names): OpaqueNames {
  const keys = Object.keys(shape);
  const named = keys.map((key) => [key, names.get(key) ?? ""] as const);
  return {
    keys,
    nameOf: (key) => (Object.hasOwn(shape, key) ? names.get(key) : undefined),
    toNames: (answers) =>
      Object.fromEntries(
        named.map(([key, name]) => [name, Object.hasOwn(answers, key) ? answers[key] : undefined]),
      ),
    toKeys: (values) => Object.fromEntries(named.map(([key, name]) => [key, values[name]])),
    schema: z.object(
      Object.fromEntries(named.map(([key, name]) => [name, shape[key] as z.ZodType])),
    ),
  };
}
