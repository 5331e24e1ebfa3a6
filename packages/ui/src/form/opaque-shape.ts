import { useMemo, useState } from "react";
import type { Resolver } from "react-hook-form";
import type { FormShape } from "./form-shape.ts";

/** Values by opaque name, as the form library stores them. */
export type OpaqueValues = Record<string, unknown>;

/** Maps keys to opaque names and back. */
export interface OpaqueNames {
  keys: readonly string[];
  /** Opaque name of a key; undefined if unknown. */
  nameOf: (key: string) => string | undefined;
  /** Converts values by key to values by name, and back. Keys may be any text, even `__proto__`. */
  toNames: (answers: Readonly<Record<string, unknown>>) => OpaqueValues;
  toKeys: (values: OpaqueValues) => Record<string, unknown>;
  /** Checks all values, each by its own schema. */
  resolver: Resolver<OpaqueValues, unknown, OpaqueValues>;
}

type Names = ReadonlyMap<string, string>;

/** The same object if every key already has a name. */
function withNames(names: Names, keys: readonly string[]): Names {
  const missing = keys.filter((key) => !names.has(key));
  if (missing.length === 0) return names;
  return new Map([
    ...names,
    ...missing.map((key, index) => [key, `f${names.size + index}`] as const),
  ]);
}

/**
 * Opaque names (`f0`, `f1`, …) for the keys of a shape. The form library reads a name as a path: a key such as `a.b` or
 * `x.999999999` would change another value. A key keeps its name when others are added or removed, so that a value
 * never shows under another field.
 */
export function useOpaqueShape(shape: FormShape): OpaqueNames {
  const [known, setKnown] = useState<Names>(new Map());
  const names = withNames(known, Object.keys(shape));
  // Only a new key counts as a change: a caller may build the same shape at each render, which would loop forever.
  if (names !== known) setKnown(names);
  return useMemo(() => opaqueShape(shape, names), [shape, names]);
}

/** The shape with opaque names. */
function opaqueShape(shape: FormShape, names: Names): OpaqueNames {
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
    resolver: async (values) => {
      const results = await Promise.all(
        named.map(
          async ([key, name]) =>
            [name, await shape[key]?.["~standard"].validate(values[name])] as const,
        ),
      );
      const errors = results.flatMap(([name, result]) => {
        const message = result?.issues?.[0]?.message;
        return message === undefined ? [] : [[name, { type: "schema", message }] as const];
      });
      if (errors.length > 0) return { values: {}, errors: Object.fromEntries(errors) };
      return {
        values: Object.fromEntries(
          results.flatMap(([name, result]) =>
            result === undefined || result.issues ? [] : [[name, result.value]],
          ),
        ),
        errors: {},
      };
    },
  };
}
