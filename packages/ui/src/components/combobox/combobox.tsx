import { clsx } from "clsx";
import { ChevronsUpDown, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { firstOption, type ListedOption } from "../../internal/active-option.logic.ts";
import { useActiveOption } from "../../internal/use-active-option.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useOwnEscape } from "../../internal/use-own-escape.ts";
import { useControlProps, useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { inputVariants } from "../text-input/text-input.variants.ts";
import type { ComboboxOption } from "./combobox.logic.ts";
import { ComboboxList, type ComboboxStatus } from "./combobox-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useFieldEvents } from "./use-field-events.ts";

/** Props of {@link Combobox}. Inside a `Field` the label names it; alone it needs `aria-label`. */
export interface ComboboxProps
  extends Omit<ComponentProps<"input">, "size" | "value" | "defaultValue" | "onChange" | "type"> {
  /** The options, in order. With `onQueryChange` the results of the query. */
  options: readonly ComboboxOption[];
  /** The current value; undefined for none. */
  value?: string;
  /** Called with the new value, or undefined when it was cleared. */
  onValueChange?: (value: string | undefined) => void;
  /** Custom search: called with each change of the typed text; `options` are then not filtered here. */
  onQueryChange?: (query: string) => void;
  /** State of the custom search. @default "ready" */
  status?: ComboboxStatus;
  /** Retries a failed search. */
  onRetry?: () => void;
  /** Shown without results. @default the words for it */
  emptyText?: ReactNode;
  /** The value can be cleared. @default true */
  clearable?: boolean;
  /** The typed text is a value, even if it is not in the list. @default false */
  freeText?: boolean;
  /** 28, 32 or 40 px high. @default "md" */
  size?: "sm" | "md" | "lg";
  /** A box of its own, or the cell of a table: as high as a row. @default "outline" */
  variant?: "outline" | "cell";
  /** Marks the value as invalid. @default by the surrounding field */
  invalid?: boolean;
}

/** Chooses one of many options by typing. */
export function Combobox({
  options,
  value,
  onValueChange,
  onQueryChange,
  status = "ready",
  onRetry,
  emptyText,
  clearable = true,
  freeText = false,
  size = "md",
  variant = "outline",
  invalid,
  name,
  placeholder,
  className,
  onBlur,
  onClick,
  onKeyDown,
  ref,
  ...rest
}: ComboboxProps) {
  const labels = useLabels();
  const field = useField();
  const control = useControlProps(rest, invalid);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLSpanElement>(null);
  const { readOnly = false } = rest;
  const box = useCombobox({
    options,
    value,
    onValueChange,
    onQueryChange,
    clearable,
    freeText,
    readOnly,
  });
  useOwnEscape(box.open, box.revert);
  const listed = status === "error" ? [] : box.shown.map(toListed);
  const { field: fieldProps, ...list } = useActiveOption({
    options: listed,
    open: box.open,
    query: box.query,
    start: startOf({ listed, typed: box.query !== undefined, value, freeText }),
    gap: true,
    onTake: box.take,
  });
  const events = useFieldEvents({
    box,
    input,
    onBlur,
    onClick,
    onKeyDown,
    move: fieldProps.onKeyDown,
  });
  const label = rest["aria-label"] ?? field?.labelText ?? "";
  // In a table cell the value is cleared with the keyboard; a button in each row would be too prominent.
  const clears =
    variant === "outline" && clearable && !readOnly && !control.disabled && box.text !== "";
  return (
    <span
      ref={root}
      data-slot="combobox"
      data-size={size}
      data-variant={variant}
      data-state={control["aria-invalid"] ? "invalid" : undefined}
      className={clsx("relative flex min-w-0 items-center", className)}
    >
      <input
        {...fieldProps}
        type="text"
        ref={useMergedRefs(input, ref)}
        {...rest}
        {...control}
        value={box.text}
        data-slot="combobox-control"
        placeholder={placeholder ?? labels.choose}
        className={inputVariants({
          size: variant === "cell" ? "row" : size,
          variant,
          className: clears ? "pe-16 truncate" : "pe-9 truncate",
        })}
        onBlur={events.onBlur}
        onChange={(event) => box.type(event.target.value)}
        onClick={events.onClick}
        onKeyDown={events.onKeyDown}
      />
      <ComboboxMarks clear={clears ? labels.clear(label) : null} onClear={events.clear} />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
      <SearchStatus
        searching={box.open && box.query !== undefined}
        status={status}
        count={box.shown.length}
      />
      {box.open && (
        <ComboboxList
          {...list}
          field={root}
          label={label === "" ? labels.choose : label}
          options={box.shown}
          query={box.query}
          value={value}
          status={status}
          onRetry={onRetry}
          onBlur={events.leave}
          emptyText={emptyText ?? labels.noMatches}
        />
      )}
    </span>
  );
}

const toListed = ({ value: key, disabled }: ComboboxOption) => ({ key, disabled });

type StartParts = {
  listed: readonly ListedOption[];
  typed: boolean;
  value: string | undefined;
  freeText: boolean;
};

/** The option that Enter would choose: on opening the current one; then the first result, or the typed text. */
function startOf({ listed, typed, value, freeText }: StartParts): string | null {
  if (typed) return freeText ? null : firstOption(listed);
  return listed.find(({ key, disabled }) => key === value && !disabled)?.key ?? null;
}

type ComboboxMarksProps = {
  /** Name of the button that clears the value; null for none. */
  clear: string | null;
  onClear: () => void;
};

/** What lies at the end of the field: a button that clears it, and the mark of a list. */
function ComboboxMarks({ clear, onClear }: ComboboxMarksProps) {
  return (
    <span className="absolute end-1 flex items-center">
      {clear !== null && <IconButton label={clear} icon={X} size="xs" onClick={onClear} />}
      <span className="pointer-events-none grid size-7 place-items-center">
        <Icon icon={ChevronsUpDown} className="text-muted" />
      </span>
    </span>
  );
}

type SearchStatusProps = {
  searching: boolean;
  status: ComboboxStatus;
  /** How many results there are. */
  count: number;
};

/** Says to a screen reader how a search goes. */
function SearchStatus({ searching, status, count }: SearchStatusProps) {
  const labels = useLabels();
  const found = status === "ready" ? labels.resultCount(count) : "";
  return (
    <span role="status" data-slot="combobox-status" className="sr-only">
      {searching && (status === "loading" ? labels.loading : found)}
    </span>
  );
}
