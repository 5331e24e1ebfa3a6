import type { OpaqueValues } from "./opaque-shape.ts";
import { sameJson } from "./schema-answers.ts";

/** Tracks which answers are dirty: different from the initial or last saved ones. */
export interface AnswerChanges {
  /** Compares the current answer with the baseline; without a name, all of them. */
  note: (values: OpaqueValues, name?: string) => void;
  /** Makes the saved answers the new baseline. */
  settle: (saved: OpaqueValues, values: OpaqueValues) => void;
  /** Takes new initial answers. @returns the names of untouched answers that must be updated */
  follow: (initial: OpaqueValues, values: OpaqueValues) => string[];
  any: () => boolean;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

/** To a person, no answer and a blank one are the same. */
function sameAnswer(a: unknown, b: unknown): boolean {
  return (isBlank(a) && isBlank(b)) || sameJson(a, b);
}

/** Compares one answer per keystroke, however many there are. */
export function trackChanges(initial: OpaqueValues): AnswerChanges {
  let base = initial;
  const changed = new Set<string>();
  const look = (name: string, value: unknown) => {
    if (sameAnswer(base[name], value)) changed.delete(name);
    else changed.add(name);
  };
  const note = (values: OpaqueValues, name?: string) => {
    if (name !== undefined) return look(name, values[name]);
    for (const each of new Set([...Object.keys(base), ...Object.keys(values)])) {
      look(each, values[each]);
    }
  };
  return {
    note,
    settle: (saved, values) => {
      base = saved;
      note(values);
    },
    follow: (next, values) => {
      note(values);
      const names = Object.keys(next).filter(
        (name) => !changed.has(name) && !sameAnswer(base[name], next[name]),
      );
      base = next;
      note({ ...values, ...Object.fromEntries(names.map((name) => [name, next[name]])) });
      return names;
    },
    any: () => changed.size > 0,
  };
}
