import { useState } from "react";
import { editableNumber, typedNumber } from "./typed-number.logic.ts";

interface TypedNumberOptions {
  /** The number as it is; undefined while there is none. */
  value: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Only whole numbers. */
  whole?: boolean | undefined;
  locale: string | undefined;
}

/** A number while it is typed: its text stays as a person writes it, even where it is no number yet. */
export function useTypedNumber({
  value,
  min = -Infinity,
  max = Infinity,
  whole = false,
  locale,
}: TypedNumberOptions) {
  const [draft, setDraft] = useState<string>();
  const read = (text: string): number | undefined => {
    const number = typedNumber(text, locale);
    const fits = number !== undefined && number >= min && number <= max;
    return fits && (!whole || Number.isInteger(number)) ? number : undefined;
  };
  return {
    text: draft ?? (value === undefined ? "" : editableNumber(value, locale)),
    number: draft === undefined ? value : read(draft),
    invalid: draft !== undefined && draft.trim() !== "" && read(draft) === undefined,
    /** Keeps the text, and says which number it is. */
    type: (text: string): number | undefined => {
      setDraft(text);
      return read(text);
    },
    /** Writes the number as others are written; what is none stays to be mended. */
    settle: () => {
      if (draft !== undefined && read(draft) !== undefined) setDraft(undefined);
    },
  };
}
