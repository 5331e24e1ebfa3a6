import { useEffect, useRef, useState } from "react";
import {
  type JsonDraft,
  type JsonMistake,
  newJsonDraft,
  readAtOnce,
  readJsonDraft,
  withJsonText,
} from "./json-text.logic.ts";

/** Reported when a text was parsed. */
export interface JsonChange {
  /** The last valid value. */
  value: unknown;
  /** Why the text is invalid; null if it is valid. */
  mistake: JsonMistake | null;
}

/** Debounce for parsing a long text, in milliseconds. */
const pause = 400;

/**
 * State of a JSON value edited as text, for a `JsonEditor`. An error is shown once the person leaves the field, and
 * updated from then on. To edit another value, change the `key` of the calling component.
 * @param given the initial value; returned as the same object while the text is unedited
 */
export function useJsonText(given: unknown, onValueChange?: (change: JsonChange) => void) {
  const [draft, setDraft] = useState<JsonDraft>(() => newJsonDraft(given));
  const [told, setTold] = useState(false);
  // The latest text: blur can follow a change before it was rendered.
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
    /** Parses the latest text at once and shows its error: before a save. */
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
