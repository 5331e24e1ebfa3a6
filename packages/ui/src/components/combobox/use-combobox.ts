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
    /** On blur: an empty field clears the value, free text becomes the value, anything else was only a search. */
    leave: () => {
      const typed = query?.trim();
      if (typed === "" && clearable) choose(undefined);
      else if (freeText && typed)
        choose(options.find(({ label }) => label === typed)?.value ?? typed);
      else endTyping();
    },
  };
}
