import * as Ariakit from "@ariakit/react";
import { Check } from "lucide-react";
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { ComboboxOption } from "./combobox.logic.ts";
import { comboboxListVariants, comboboxOptionVariants } from "./combobox.variants.ts";

/** Where an own search stands: its answers are there, on their way, or could not be loaded. */
export type ComboboxStatus = "ready" | "loading" | "error";

interface ComboboxListProps {
  label: string;
  options: readonly ComboboxOption[];
  /** What is typed. */
  query: string | undefined;
  value: string | undefined;
  status: ComboboxStatus;
  onRetry: (() => void) | undefined;
  /** The focus leaves the list. */
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
      // With Alt an arrow opens and closes the list: see the field.
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

/** The answers under the field, or why there are none. */
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
  // Opened at the answer in force, the list would hide the first that were found, which are the best.
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
      // Escape is ours: see useOwnEscape.
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
