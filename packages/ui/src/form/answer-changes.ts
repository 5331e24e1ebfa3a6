import type { OpaqueValues } from "./opaque-shape.ts";
import { sameJson } from "./schema-answers.ts";

/** Which answers differ from those the form began with, or was last saved with. */
export interface AnswerChanges {
  /** Takes note of the answer in force; without a name, of all of them. */
  note: (values: OpaqueValues, name?: string) => void;
  /** Makes these answers the ones to differ from. */
  settle: (saved: OpaqueValues, values: OpaqueValues) => void;
  /** Takes other answers to begin with; gives the names that nobody touched and that have to follow. */
  follow: (initial: OpaqueValues, values: OpaqueValues) => string[];
  any: () => boolean;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

/** To a person, no answer and a blank one are the same. */
function sameAnswer(a: unknown, b: unknown): boolean {
  return (isBlank(a) && isBlank(b)) || sameJson(a, b);
}

/** Looks at one answer per keystroke, however many there are. */
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
