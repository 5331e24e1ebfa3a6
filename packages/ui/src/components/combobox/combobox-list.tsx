import { Check } from "lucide-react";
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { useActiveOption } from "../../internal/use-active-option.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { ComboboxOption } from "./combobox.logic.ts";
import { comboboxListVariants, comboboxOptionVariants } from "./combobox.variants.ts";
import { useListPlace } from "./use-list-place.ts";

/** State of a custom search: its options are loaded, loading, or failed to load. */
export type ComboboxStatus = "ready" | "loading" | "error";

interface ComboboxListProps extends Pick<ReturnType<typeof useActiveOption>, "optionOf"> {
  label: string;
  /** Props of the listbox. */
  list: ReturnType<typeof useActiveOption>["list"];
  /** What the list belongs to. */
  field: RefObject<HTMLElement | null>;
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

type OptionRowProps = Pick<ComboboxListProps, "optionOf"> & {
  option: ComboboxOption;
  selected: boolean;
};

function OptionRow({ option, selected, optionOf }: OptionRowProps) {
  return (
    <div
      {...optionOf({ key: option.value, disabled: option.disabled })}
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
    </div>
  );
}

/** The options below the field, or why there are none. */
export function ComboboxList({
  label,
  list: listProps,
  field,
  options,
  optionOf,
  query,
  value,
  status,
  onRetry,
  onBlur,
  emptyText,
}: ComboboxListProps) {
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useListPlace(box, field);
  // Scrolled to the current option, the list would hide the first results, which are the best.
  useLayoutEffect(() => {
    if (query !== undefined && list.current) list.current.scrollTop = 0;
  }, [query]);
  const empty = status === "ready" && options.length === 0;
  return (
    <div
      ref={box}
      popover="manual"
      onBlur={onBlur}
      role="presentation"
      // A press beside the options leaves the focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      data-open=""
      data-slot="combobox-list"
      className={comboboxListVariants()}
    >
      <div
        {...listProps}
        ref={list}
        aria-label={label}
        aria-busy={status === "loading" || undefined}
        className="max-h-80 min-h-0 overflow-y-auto p-1 empty:hidden"
      >
        {status !== "error" &&
          options.map((option) => (
            <OptionRow
              key={option.value}
              option={option}
              optionOf={optionOf}
              selected={option.value === value}
            />
          ))}
      </div>
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
    </div>
  );
}
