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

/** What is written in the field, what is offered for it, and what becomes of it when the field is left. */
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
  // Undefined while nothing is being typed: then the field shows the answer in force.
  const [query, setQuery] = useState<string>();
  // A search that runs elsewhere may no longer offer the answer that was taken from it.
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
    },
    choose,
    /** Escape: as if nothing had been typed. */
    revert: () => {
      setOpen(false);
      endTyping();
    },
    /** The field is left: emptied it has no answer, free text is one, anything else was only a search. */
    leave: () => {
      const typed = query?.trim();
      if (typed === "" && clearable) choose(undefined);
      else if (freeText && typed)
        choose(options.find(({ label }) => label === typed)?.value ?? typed);
      else endTyping();
    },
  };
}
