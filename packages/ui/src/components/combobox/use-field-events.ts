import type {
  FocusEvent,
  FocusEventHandler,
  KeyboardEvent,
  KeyboardEventHandler,
  MouseEventHandler,
  RefObject,
} from "react";
import { flushSync } from "react-dom";
import type { useCombobox } from "./use-combobox.ts";

type FieldEventParts = {
  box: ReturnType<typeof useCombobox>;
  input: RefObject<HTMLInputElement | null>;
  onBlur: FocusEventHandler<HTMLInputElement> | undefined;
  onClick: MouseEventHandler<HTMLInputElement> | undefined;
  onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined;
  /** Moves in the open list, or chooses from it. */
  move: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Enter that has chosen no option, and ended no composition of a character: a form around the field is sent with it. */
const endsTyping = (event: KeyboardEvent): boolean =>
  event.key === "Enter" &&
  !event.isDefaultPrevented() &&
  !event.nativeEvent.isComposing &&
  event.keyCode !== 229;

/** What leaving the field, a key, a press and its button do to it. */
export function useFieldEvents({ box, input, onBlur, onClick, onKeyDown, move }: FieldEventParts) {
  // Retrying a failed search moves focus into the list: the typed text must be kept.
  const leave = ({ relatedTarget }: FocusEvent) => {
    const to = relatedTarget instanceof Element ? relatedTarget : null;
    if (to?.closest('[data-slot="combobox-list"]') || to === input.current) return;
    box.setOpen(false);
    box.leave();
  };
  const blur: FocusEventHandler<HTMLInputElement> = (event) => {
    onBlur?.(event);
    leave(event);
  };
  const press: KeyboardEventHandler<HTMLInputElement> = (event) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    // Alt+arrow opens and closes, as in a native select.
    if (!isArrow || (box.open && !event.altKey)) {
      move(event);
      // At once: a form around the field is sent right after the key.
      if (endsTyping(event)) flushSync(box.accept);
      return;
    }
    event.preventDefault();
    box.setOpen(!event.altKey || event.key === "ArrowDown");
  };
  const click: MouseEventHandler<HTMLInputElement> = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) box.setOpen(true);
  };
  const clear = () => {
    box.choose(undefined);
    input.current?.focus();
  };
  return { leave, clear, onBlur: blur, onClick: click, onKeyDown: press };
}
