import { type KeyboardEvent, useState } from "react";
import {
  clampNumber,
  isInRange,
  keyedNumber,
  type NumberRange,
  parseNumber,
} from "./number-field.logic.ts";

interface Options {
  value: number;
  range: NumberRange;
  fallback: number | undefined;
  onValueChange: (value: number) => void;
}

/** State of a number field: the typed draft, and when it becomes a value. */
export function useNumberField({ value, range, fallback, onValueChange }: Options) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);

  const change = (next: number) => {
    setDraft(null);
    if (next !== value) onValueChange(next);
  };
  const commit = () => {
    if (draft === null) return;
    const typed = parseNumber(draft);
    change(clampNumber(typed ?? fallback ?? value, range));
  };
  const type = (typed: string) => {
    setDraft(typed);
    // A valid number is reported at once, so that a submit right after it includes it.
    if (isInRange(typed, range)) {
      const next = parseNumber(typed);
      if (next !== null && next !== value) onValueChange(next);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") return commit();
    const from = parseNumber(text) ?? value;
    const next = keyedNumber(event.key, from, range);
    if (next === null || (event.key === "Home" || event.key === "End" ? event.shiftKey : false))
      return;
    event.preventDefault();
    change(next);
  };
  const step = (direction: 1 | -1) => {
    const from = parseNumber(text) ?? value;
    change(clampNumber(from + direction * range.step, range));
  };
  return { text, invalid: draft !== null && !isInRange(draft, range), type, commit, press, step };
}
