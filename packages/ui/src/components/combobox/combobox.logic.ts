import type { ReactNode } from "react";
import { foldText } from "../../internal/fold-text.ts";

/** One option of a combobox. */
export interface ComboboxOption {
  /** The stored value. */
  value: string;
  /** Shown and searched. */
  label: string;
  /** A second, quieter line in the list; searched as well. */
  hint?: string;
  /** Disabled; say why in `hint`. @default false */
  disabled?: boolean;
  /** Rendered before the label: a logo, an avatar. */
  start?: ReactNode;
}

/** Options that contain every word of the query, those first whose label begins with it. */
export function filterOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const whole = words.join(" ");
  const found = options.filter(({ label, hint = "" }) => {
    const text = foldText(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
  const first = found.filter(({ label }) => foldText(label).startsWith(whole));
  return [...first, ...found.filter((option) => !first.includes(option))];
}
