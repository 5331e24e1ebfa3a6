import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { type ListedOption, nextOption, pageOption } from "./active-option.logic.ts";

interface ActiveOptionInput {
  /** What is listed, in order. */
  options: readonly ListedOption[];
  /** The list is shown. */
  open: boolean;
  /** What is typed: a change marks the start again. */
  query: string | undefined;
  /** The key that is marked until one moves; null for none. */
  start: string | null;
  /** After the last option comes a stop where none is marked, and then the first. @default false */
  gap?: boolean;
  /** Enter or a click chose an option. */
  onTake: (key: string) => void;
}

/**
 * A field whose list has one marked option, which Enter takes. The focus stays in the field: arrow keys and the pointer move the
 * mark alone (https://www.w3.org/WAI/ARIA/apg/patterns/combobox). Home and End move the caret, as in any field.
 * @returns the key of the marked option, and the props of the field, of the list and of an option
 */
export function useActiveOption({
  options,
  open,
  query,
  start,
  gap = false,
  onTake,
}: ActiveOptionInput) {
  const listId = useId();
  const [moved, setMoved] = useState<{ key: string | null; query: string | undefined }>();
  if (moved !== undefined && (!open || moved.query !== query)) setMoved(undefined);
  const known = ({ key, disabled }: ListedOption) => key === moved?.key && !disabled;
  const isMoved = moved !== undefined && (moved.key === null || options.some(known));
  const active = open ? (isMoved ? moved.key : start) : null;
  // Not any text is an id.
  const idOf = (key: string) => `${listId}-${encodeURIComponent(key).replaceAll("%", "_")}`;
  const activeId = active === null ? undefined : idOf(active);
  const pointed = useRef(false);

  useEffect(() => {
    if (activeId === undefined) pointed.current = false;
    if (activeId === undefined || pointed.current) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const move = (key: string | null) => {
    pointed.current = false;
    setMoved({ key, query });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    // Enter ends the composition of a character; it chooses nothing. Safari has ended it by then, and says 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.defaultPrevented || !open || isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key === "Enter" && active !== null) onTake(active);
    else if (key === "ArrowDown") move(nextOption(options, active, 1, gap));
    else if (key === "ArrowUp") move(nextOption(options, active, -1, gap));
    else if (key === "PageDown") move(pageOption(options, active, pageOf(activeId)));
    else if (key === "PageUp") move(pageOption(options, active, -pageOf(activeId)));
    else return;
    event.preventDefault();
  };

  const field = {
    role: "combobox",
    "aria-activedescendant": activeId,
    "aria-autocomplete": "list",
    "aria-controls": open ? listId : undefined,
    "aria-expanded": open,
    "aria-haspopup": "listbox",
    autoCapitalize: "none",
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
    onKeyDown,
  } satisfies ComponentProps<"input">;
  // A list that scrolls is a stop of the Tab key in Chromium, unless it says that it is none.
  const list = { id: listId, role: "listbox", tabIndex: -1 } as const;
  const optionOf = ({ key, disabled = false }: ListedOption) =>
    ({
      id: idOf(key),
      role: "option",
      "aria-disabled": disabled || undefined,
      "aria-selected": key === active,
      "data-active-item": key === active ? "" : undefined,
      onPointerMove: () => {
        if (disabled || key === active) return;
        pointed.current = true;
        setMoved({ key, query });
      },
      // The focus stays in the field.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => {
        if (!disabled) onTake(key);
      },
    }) as const;
  return { active, field, list, optionOf };
}

/** How many options are in view at once. */
function pageOf(activeId: string | undefined): number {
  const option = activeId === undefined ? null : document.getElementById(activeId);
  const list = option?.closest("[role=listbox]");
  return option && list ? Math.max(1, Math.floor(list.clientHeight / option.offsetHeight) - 1) : 1;
}
