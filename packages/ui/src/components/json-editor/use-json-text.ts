import { useEffect, useRef, useState } from "react";
import {
  type JsonDraft,
  type JsonMistake,
  newJsonDraft,
  readAtOnce,
  readJsonDraft,
  withJsonText,
} from "./json-text.logic.ts";

/** What a caller is told when a text was read. */
export interface JsonChange {
  /** The last value that could be read. */
  value: unknown;
  /** What stands in the way of taking the text as it is; null when nothing does. */
  mistake: JsonMistake | null;
}

/** A long text is read once the person pauses for so many milliseconds. */
const pause = 400;

/**
 * Keeps a JSON value as text for a `JsonEditor`. A mistake is said once the person leaves, then as it changes.
 * Another value to edit needs another `key` on the component that calls this.
 * @param given the value to begin with; comes back as the very same object while the text stays as it was printed
 */
export function useJsonText(given: unknown, onValueChange?: (change: JsonChange) => void) {
  const [draft, setDraft] = useState<JsonDraft>(() => newJsonDraft(given));
  const [told, setTold] = useState(false);
  // What was typed last: leaving the field can follow a change before it was drawn.
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (next: JsonDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const read = (): JsonDraft => {
    clearTimeout(timer.current);
    const next = readJsonDraft(latest.current);
    keep(next);
    if (next.mistake === null) setTold(false);
    onValueChange?.({ value: next.value, mistake: next.mistake });
    return next;
  };
  const type = (text: string) => {
    keep(withJsonText(latest.current, text));
    clearTimeout(timer.current);
    if (text.length <= readAtOnce) read();
    else timer.current = setTimeout(read, pause);
  };

  return {
    value: draft.value,
    mistake: draft.mistake,
    /** Reads what was typed last at once and says what is wrong: before a save. */
    settle: (): JsonChange => {
      const { value, mistake } = read();
      setTold(mistake !== null);
      return { value, mistake };
    },
    /** Props of the editor. */
    editor: {
      text: draft.text,
      mistake: told ? draft.mistake : null,
      onTextChange: type,
      onBlur: () => {
        const { text, printed } = latest.current;
        if (text !== printed.text && read().mistake !== null) setTold(true);
      },
    },
  };
}
