import type { FocusEvent, FocusEventHandler, KeyboardEventHandler, RefObject } from "react";
import type { useCombobox } from "./use-combobox.ts";

type FieldEventParts = {
  box: ReturnType<typeof useCombobox>;
  input: RefObject<HTMLInputElement | null>;
  value: string | undefined;
  freeText: boolean;
  onBlur: FocusEventHandler<HTMLInputElement> | undefined;
  onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined;
};

type ListItem = { id: string; value?: string; disabled?: boolean };

/** What leaving the field, a key, its button and new options do to it. */
export function useFieldEvents({
  box,
  input,
  value,
  freeText,
  onBlur,
  onKeyDown,
}: FieldEventParts) {
  // Retrying a failed search moves focus into the list: the typed text must be kept.
  const leave = ({ relatedTarget }: FocusEvent) => {
    const to = relatedTarget instanceof Element ? relatedTarget : null;
    if (to?.closest('[data-slot="combobox-list"]') || to === input.current) return;
    box.leave();
  };
  const blur: FocusEventHandler<HTMLInputElement> = (event) => {
    onBlur?.(event);
    leave(event);
  };
  // Alt+arrow, as in a native select; without Alt the arrows are Ariakit's.
  const press: KeyboardEventHandler<HTMLInputElement> = (event) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !event.altKey) return;
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    box.setOpen(event.key === "ArrowDown");
  };
  // The option that Enter would choose: on opening the current one; then the first result, or the typed text.
  const mark = (items: readonly ListItem[]) => {
    if (box.query !== undefined) return freeText ? null : undefined;
    return items.find((item) => item.value === value && !item.disabled)?.id ?? null;
  };
  const clear = () => {
    box.choose(undefined);
    input.current?.focus();
  };
  return { leave, mark, clear, onBlur: blur, onKeyDown: press };
}
