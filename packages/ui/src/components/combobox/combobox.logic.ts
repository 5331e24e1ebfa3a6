import type { ReactNode } from "react";

/** One answer of a combobox. */
export interface ComboboxOption {
  /** What is stored. */
  value: string;
  /** What is read and searched. */
  label: string;
  /** A second, quieter line in the list; searched as well. */
  hint?: string;
  /** Cannot be chosen; say why in `hint`. @default false */
  disabled?: boolean;
  /** Drawn before the label: a logo, an avatar. */
  start?: ReactNode;
}

/** Letters alone: without case and without accents, so that "ines" finds "Inês". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Answers that hold every word of the query, those first whose label begins with it. */
export function filterOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const whole = words.join(" ");
  const found = options.filter(({ label, hint = "" }) => {
    const text = plain(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
  const first = found.filter(({ label }) => plain(label).startsWith(whole));
  return [...first, ...found.filter((option) => !first.includes(option))];
}
