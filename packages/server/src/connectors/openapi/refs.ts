import { isObject, memberOf } from "../http/json.ts";
import { shown, Unusable, type Place } from "./place.ts";

/** A part of a document and its position. */
export type Part = { readonly value: unknown; readonly at: Place };

const MAX_HOPS = 20;

/**
 * Follows `$ref` inside of a document, never outside of it.
 * @returns the target, and the references on the way
 * @throws Unusable for a reference that leads outside, to nothing or to itself
 */
export function resolveRef(root: unknown, part: Part): Part & { readonly refs: readonly string[] } {
  const refs: string[] = [];
  let { value, at } = part;
  while (isObject(value) && Object.hasOwn(value, "$ref")) {
    const ref = value["$ref"];
    if (typeof ref !== "string") throw new Unusable(at, "a $ref must be a string");
    if (!ref.startsWith("#")) {
      throw new Unusable(at, `refers to '${shown(ref)}', which is outside the document`);
    }
    if (refs.includes(ref) || refs.length === MAX_HOPS) {
      throw new Unusable(at, `'${shown(ref)}' refers to itself`);
    }
    refs.push(ref);
    const steps = stepsOf(ref);
    const found = steps?.reduce(step, root);
    if (!steps || found === undefined) {
      throw new Unusable(at, `refers to '${shown(ref)}', which is not in the document`);
    }
    value = found;
    at = steps;
  }
  return { value, at, refs };
}

/** The steps of a JSON pointer; undefined for a text that is none. */
function stepsOf(ref: string): string[] | undefined {
  const pointer = ref.slice(1);
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  try {
    return pointer
      .slice(1)
      .split("/")
      .map((name) => decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    return undefined;
  }
}

const step = (value: unknown, name: string): unknown =>
  Array.isArray(value) && /^\d{1,6}$/.test(name) ? value[Number(name)] : memberOf(value, name);
