import { isObject, memberOf, sayJson } from "./json.ts";

type Step =
  | { readonly kind: "member"; readonly name: string }
  | { readonly kind: "index"; readonly index: number }
  | { readonly kind: "each" }
  | { readonly kind: "joined" }
  | { readonly kind: "deep" }
  | {
      readonly kind: "where";
      readonly name: string;
      readonly value: string;
      /** Whether upper and lower case are the same. */
      readonly anyCase: boolean;
    };

const STEP = /(?:^|\.)([^.[\]]+)|\[(\d*|\+)\]|\[([^\]=]+)=([^\]]*)\]/y;

/**
 * Parses a path: `a.b`, `list[0]`, `list[].name` (of each), `list[+].text` (of each, as one text), `list[id=5].value` (the
 * first whose `id` is 5, also among the members of an object), `[name~=from]` (the same in any case), `tree.**` (the value and
 * every object within it, as a list in reading order).
 * @returns its steps; undefined for an invalid path
 */
export function parsePath(path: string): Step[] | undefined {
  const steps: Step[] = [];
  STEP.lastIndex = 0;
  for (let at = 0; at < path.length; at = STEP.lastIndex) {
    const match = STEP.exec(path);
    if (!match) return undefined;
    const [, member, index, name, value] = match;
    if (member === "**") steps.push({ kind: "deep" });
    else if (member !== undefined) steps.push({ kind: "member", name: member });
    else if (name !== undefined) {
      const anyCase = name.endsWith("~");
      const sought = anyCase ? name.slice(0, -1) : name;
      steps.push({ kind: "where", name: sought, value: value ?? "", anyCase });
    } else if (index === "+") steps.push({ kind: "joined" });
    else steps.push(index === "" ? { kind: "each" } : { kind: "index", index: Number(index) });
  }
  return steps;
}

/**
 * The value at a path; undefined if there is none.
 * @param field replaces `{field}` in the path, whatever characters it has
 */
export function readPath(value: unknown, path: string, field = "{field}"): unknown {
  const steps = (parsePath(path) ?? []).map((step) => forField(step, field));
  return follow(value, steps);
}

/** The value at the first path that has one; an empty text or list does not count. */
export function readFirst(value: unknown, paths: string | readonly string[], field?: string) {
  if (typeof paths === "string") return readPath(value, paths, field);
  return paths.map((path) => readPath(value, path, field)).find((found) => !isNothing(found));
}

/** Whether a value is empty: null, an empty text, an empty list. */
export const isNothing = (value: unknown) =>
  value == null || value === "" || (Array.isArray(value) && value.length === 0);

function forField(step: Step, field: string): Step {
  if (step.kind === "member" && step.name === "{field}") return { ...step, name: field };
  if (step.kind === "where" && step.value === "{field}") return { ...step, value: field };
  return step;
}

function follow(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (!step) return value;
  if (step.kind === "member") return follow(memberOf(value, step.name), rest);
  if (step.kind === "where") {
    const among: readonly unknown[] = isObject(value) ? Object.values(value) : listOf(value);
    const fold = (text: string) => (step.anyCase ? text.toLowerCase() : text);
    const sought = fold(step.value);
    const found = among.find(
      (one) => isObject(one) && fold(String(memberOf(one, step.name))) === sought,
    );
    return follow(found, rest);
  }
  if (step.kind === "deep") return follow(objectsWithin(value), rest);
  if (!Array.isArray(value)) return undefined;
  const list: readonly unknown[] = value;
  if (step.kind === "index") return follow(list[step.index], rest);
  const inner = list.map((one) => follow(one, rest)).filter((one) => one != null);
  if (step.kind === "joined") return inner.length > 0 ? inner.map(sayJson).join("") : undefined;
  return rest.some(({ kind }) => kind === "each") ? inner.flat() : inner;
}

/** Limit for objects visited in a tree. */
const MAX_OBJECTS = 20_000;

/** A thing and every object within it, in reading order. It is no recursion, since an answer may be nested as deep as it is long. */
function objectsWithin(value: unknown): readonly unknown[] {
  const found: unknown[] = [];
  const left: unknown[] = [value];
  while (left.length > 0 && found.length < MAX_OBJECTS) {
    const one = left.pop();
    if (isObject(one)) found.push(one);
    const inner: readonly unknown[] = isObject(one) ? Object.values(one) : listOf(one);
    for (let at = inner.length - 1; at >= 0; at -= 1) left.push(inner[at]);
  }
  return found;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
