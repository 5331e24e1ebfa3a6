import { useRef } from "react";
import type { SelectOption } from "./select.types.ts";
import { findTyped } from "./typeahead.logic.ts";

/** Letters this far apart begin anew. */
const PAUSE_MS = 1000;

/**
 * Letters choose on a closed select, as on a native one.
 * @returns takes a key; true if it belongs to what is being typed
 */
export function useTypeahead(
  options: readonly SelectOption[],
  value: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
): (key: string, at: number) => boolean {
  const typed = useRef({ text: "", at: Number.NEGATIVE_INFINITY });
  return (key, at) => {
    const before = at - typed.current.at > PAUSE_MS ? "" : typed.current.text;
    if (key.length !== 1 || (before === "" && key === " ")) return false;
    typed.current = { text: before + key, at };
    const found = findTyped(options, typed.current.text, value);
    if (found) onValueChange?.(found.value);
    return true;
  };
}
