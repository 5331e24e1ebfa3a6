import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import {
  endOfPlaceholder,
  matchingFields,
  openPlaceholder,
  type OpenPlaceholder,
} from "./placeholder-menu.logic.ts";
import { optionId } from "./placeholder-menu.tsx";
import type { TemplateField } from "./playbook-form.types.ts";

type Area = RefObject<HTMLTextAreaElement | null>;

/** The menu of placeholders of a text: open while one is being typed, until it is chosen or put away. */
export function usePlaceholderMenu(
  area: Area,
  fields: readonly TemplateField[],
  onInsert: (text: string) => void,
) {
  const id = useId();
  const [open, setOpen] = useState<OpenPlaceholder | null>(null);
  const [active, setActive] = useState(0);
  /** Where Escape was pressed: the same placeholder does not open it again. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const options = open ? matchingFields(fields, open.query) : [];
  const isOpen = open !== null && options.length > 0 && open.start !== dismissed;

  const look = () => {
    const element = area.current;
    const { selectionStart: caret, selectionEnd: end } = element ?? {};
    const found =
      element && caret !== undefined && caret === end
        ? openPlaceholder(element.value, caret)
        : null;
    if (found?.query !== open?.query) setActive(0);
    if (found === null) setDismissed(null);
    setOpen(found);
  };
  const choose = ({ name }: TemplateField) => {
    const element = area.current;
    if (!element || !open) return;
    const end = endOfPlaceholder(element.value, element.selectionStart);
    element.setRangeText(`{{ ${name} }}`, open.start, end, "end");
    setOpen(null);
    onInsert(element.value);
    element.focus();
  };
  const step = (by: number) => setActive((active + by + options.length) % options.length);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = options[active];
    if (!isOpen || chosen === undefined) return;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
    else if (event.key === "Escape") setDismissed(open.start);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    menu: isOpen ? { id, options, active, onChoose: choose } : null,
    /** The line of the placeholder, from 0. */
    line: open ? (area.current?.value.slice(0, open.start).split("\n").length ?? 1) - 1 : 0,
    // A combobox has one line, so the text stays a text box, which may have an active option as well.
    control: {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": isOpen ? optionId(id, active) : undefined,
      onBlur: () => setOpen(null),
      onKeyDown,
      onSelect: look,
    } as const,
    look,
  };
}
