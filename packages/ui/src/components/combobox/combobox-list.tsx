import * as Ariakit from "@ariakit/react";
import { Check } from "lucide-react";
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { ComboboxOption } from "./combobox.logic.ts";
import { comboboxListVariants, comboboxOptionVariants } from "./combobox.variants.ts";

/** State of a custom search: its options are loaded, loading, or failed to load. */
export type ComboboxStatus = "ready" | "loading" | "error";

interface ComboboxListProps {
  label: string;
  options: readonly ComboboxOption[];
  /** The typed text. */
  query: string | undefined;
  value: string | undefined;
  status: ComboboxStatus;
  onRetry: (() => void) | undefined;
  /** Focus leaves the list. */
  onBlur: (event: FocusEvent) => void;
  emptyText: ReactNode;
}

function OptionRow({ option, selected }: { option: ComboboxOption; selected: boolean }) {
  return (
    <Ariakit.ComboboxItem
      value={option.value}
      disabled={option.disabled ?? false}
      // The field shows the label, not the value.
      setValueOnClick={false}
      focusOnHover
      // Alt+arrow opens and closes the list: see the field.
      moveOnKeyPress={(event) => !event.altKey}
      data-slot="combobox-option"
      data-state={selected ? "checked" : "unchecked"}
      aria-selected={selected}
      className={comboboxOptionVariants()}
    >
      {option.start}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {option.label}
        {option.hint !== undefined && (
          <span className="block text-12 text-subtle">{option.hint}</span>
        )}
      </span>
      {selected && <Icon icon={Check} />}
    </Ariakit.ComboboxItem>
  );
}

/** The options below the field, or why there are none. */
export function ComboboxList({
  label,
  options,
  query,
  value,
  status,
  onRetry,
  onBlur,
  emptyText,
}: ComboboxListProps) {
  const labels = useLabels();
  const list = useRef<HTMLDivElement>(null);
  // Scrolled to the current option, the list would hide the first results, which are the best.
  useLayoutEffect(() => {
    if (query !== undefined && list.current) list.current.scrollTop = 0;
  }, [query]);
  const empty = status === "ready" && options.length === 0;
  return (
    <Ariakit.ComboboxPopover
      portal
      sameWidth
      fitViewport
      unmountOnHide
      gutter={4}
      overflowPadding={8}
      // Escape is handled by useOwnEscape.
      hideOnEscape={false}
      aria-label={label}
      onBlur={onBlur}
      data-slot="combobox-list"
      className={comboboxListVariants()}
    >
      <Ariakit.ComboboxList
        ref={list}
        aria-label={label}
        aria-busy={status === "loading" || undefined}
        className="max-h-80 min-h-0 overflow-y-auto p-1 empty:hidden"
      >
        {status !== "error" &&
          options.map((option) => (
            <OptionRow key={option.value} option={option} selected={option.value === value} />
          ))}
      </Ariakit.ComboboxList>
      {status === "loading" && (
        <p className="flex min-h-row items-center gap-2 px-3 text-muted">
          <Spinner label={null} immediate />
          {labels.loading}
        </p>
      )}
      {empty && <p className="flex min-h-row items-center px-3 py-2 text-muted">{emptyText}</p>}
      {status === "error" && (
        <div className="flex min-h-row items-center justify-between gap-2 py-1 ps-3 pe-1">
          <span className="min-w-0 text-danger">{labels.loadFailed}</span>
          {onRetry && (
            <Button variant="ghost" size="sm" onClick={onRetry}>
              {labels.tryAgain}
            </Button>
          )}
        </div>
      )}
    </Ariakit.ComboboxPopover>
  );
}
