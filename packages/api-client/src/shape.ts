import { type Shaped, shapes } from "./gen/shapes.gen.ts";
import type { Shape } from "./schema-part.ts";

class Mismatch extends Error {}

/** The value without what the contract does not know of; undefined if it is no such value. */
export function readShape<Name extends keyof Shaped>(
  name: Name,
  value: unknown,
): Shaped[Name] | undefined {
  try {
    return read({ $ref: name }, value) as Shaped[Name];
  } catch (error) {
    if (error instanceof Mismatch) return undefined;
    throw error;
  }
}

function expect(holds: boolean): asserts holds {
  if (!holds) throw new Mismatch();
}

function read(shape: Shape, value: unknown): unknown {
  if (shape.$ref !== undefined) return read(shapes[shape.$ref] ?? {}, value);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => read(part, value)));
  expect(!("const" in shape) || shape.const === value);
  expect(shape.enum?.includes(value) ?? true);
  if (typeof shape.type === "object") {
    const [type = "null"] = shape.type.filter((one) => (one === "null") === (value === null));
    return read({ ...shape, type }, value);
  }
  switch (shape.type) {
    case "object":
      return readObject(shape, value);
    case "array":
      return readArray(shape, value);
    case "string":
      expect(typeof value === "string" && isWithin(value.length, shape.minLength, shape.maxLength));
      expect(shape.pattern === undefined || new RegExp(shape.pattern).test(value));
      return value;
    case "integer":
    case "number":
      expect(shape.type === "integer" ? Number.isSafeInteger(value) : Number.isFinite(value));
      expect(isWithin(Number(value), shape.minimum, shape.maximum));
      return value;
    case "boolean":
      expect(typeof value === "boolean");
      return value;
    case "null":
      expect(value === null);
      return value;
    case undefined:
      return value;
  }
}

const isWithin = (value: number, least = -Infinity, most = Infinity) =>
  value >= least && value <= most;

function readArray({ items = {}, minItems, maxItems }: Shape, value: unknown): unknown[] {
  expect(Array.isArray(value) && isWithin(value.length, minItems, maxItems));
  return value.map((item) => read(items, item));
}

function readObject({ properties = {}, required = [] }: Shape, value: unknown): object {
  expect(typeof value === "object" && value !== null && !Array.isArray(value));
  const given = new Map(Object.entries(value).filter(([, one]) => one !== undefined));
  expect(required.every((name) => given.has(name)));
  const known = Object.entries(properties).filter(([name]) => given.has(name));
  return Object.fromEntries(known.map(([name, shape]) => [name, read(shape, given.get(name))]));
}
