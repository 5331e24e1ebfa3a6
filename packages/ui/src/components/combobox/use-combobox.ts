import { useState } from "react";
import { type ComboboxOption, filterOptions } from "./combobox.logic.ts";

interface ComboboxInput {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onValueChange: ((value: string | undefined) => void) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
  clearable: boolean;
  freeText: boolean;
  readOnly: boolean;
}

/** The text in the field, the options for it, and the value when the field is left. */
export function useCombobox({
  options,
  value,
  onValueChange,
  onQueryChange,
  clearable,
  freeText,
  readOnly,
}: ComboboxInput) {
  const [open, setOpen] = useState(false);
  // Undefined while nothing is typed: then the field shows the current value.
  const [query, setQuery] = useState<string>();
  // A custom search may no longer return the option that was chosen from it.
  const [taken, setTaken] = useState<ComboboxOption>();
  const known = (of: string) =>
    options.find((option) => option.value === of) ?? (taken?.value === of ? taken : undefined);
  const current = value === undefined ? undefined : known(value);
  const endTyping = () => {
    if (query === undefined) return;
    setQuery(undefined);
    onQueryChange?.("");
  };
  const choose = (next: string | undefined) => {
    setTaken(next === undefined ? undefined : known(next));
    endTyping();
    if (next !== value) onValueChange?.(next);
  };
  const typed = query?.trim();
  /** An empty field clears the value; other text is one only where any text may be. */
  const isValue = typed === "" ? clearable : freeText && typed !== undefined;
  const keepTyped = () =>
    choose(typed ? (options.find(({ label }) => label === typed)?.value ?? typed) : undefined);
  return {
    open,
    current,
    query,
    text: query ?? current?.label ?? value ?? "",
    shown: query === undefined || onQueryChange ? options : filterOptions(options, query),
    setOpen: (next: boolean) => setOpen(next && !readOnly),
    type: (next: string) => {
      setQuery(next);
      onQueryChange?.(next);
      setOpen(true);
    },
    choose,
    /** An option was chosen from the list. */
    take: (next: string) => {
      setOpen(false);
      choose(next);
    },
    /** Escape: discards the typed text. */
    revert: () => {
      setOpen(false);
      endTyping();
    },
    /** On Enter with no option marked: what is typed becomes the value before a form is sent with it; a search goes on. */
    accept: () => {
      if (!isValue) return;
      setOpen(false);
      keepTyped();
    },
    /** On blur: what is typed becomes the value, or was only a search. */
    leave: () => {
      if (isValue) keepTyped();
      else endTyping();
    },
  };
}
