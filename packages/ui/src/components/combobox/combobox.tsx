import * as Ariakit from "@ariakit/react";
import { clsx } from "clsx";
import { ChevronsUpDown, X } from "lucide-react";
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from "react";
import { useControlProps, useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { inputVariants } from "../text-input/text-input.variants.ts";
import type { ComboboxOption } from "./combobox.logic.ts";
import { ComboboxList, type ComboboxStatus } from "./combobox-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useOwnEscape } from "./use-own-escape.ts";

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
  onKeyDown,
  ref,
  ...rest
}: ComboboxProps) {
  const labels = useLabels();
  const field = useField();
  const control = useControlProps(rest, invalid);
  const input = useRef<HTMLInputElement>(null);
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
  // Retrying a failed search moves focus into the list: the typed text must be kept.
  const leave = ({ relatedTarget }: FocusEvent) => {
    const to = relatedTarget instanceof Element ? relatedTarget : null;
    if (to?.closest('[data-slot="combobox-list"]') || to === input.current) return;
    box.leave();
  };
  // Alt+arrow, as in a native select; without Alt the arrows are Ariakit's.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !event.altKey) return;
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    box.setOpen(event.key === "ArrowDown");
  };
  // The option that Enter would choose: on opening the current one; then the first result, or the typed text.
  const mark = (items: readonly { id: string; value?: string; disabled?: boolean }[]) => {
    if (box.query !== undefined) return freeText ? null : undefined;
    return items.find((item) => item.value === value && !item.disabled)?.id ?? null;
  };
  const label = rest["aria-label"] ?? field?.labelText ?? "";
  // In a table cell the value is cleared with the keyboard; a button in each row would be too prominent.
  const clears =
    variant === "outline" && clearable && !readOnly && !control.disabled && box.text !== "";
  const found = status === "ready" ? labels.resultCount(box.shown.length) : "";
  return (
    <Ariakit.ComboboxProvider
      value={box.text}
      setValue={box.type}
      selectedValue={value ?? ""}
      setSelectedValue={(next) => box.choose(next)}
      open={box.open}
      setOpen={box.setOpen}
    >
      <span
        data-slot="combobox"
        data-size={size}
        data-variant={variant}
        data-state={control["aria-invalid"] ? "invalid" : undefined}
        className={clsx("relative flex min-w-0 items-center", className)}
      >
        <Ariakit.Combobox
          ref={(element) => {
            input.current = element;
            if (typeof ref === "function") return ref(element);
            if (ref) ref.current = element;
          }}
          autoSelect="always"
          getAutoSelectId={mark}
          {...rest}
          {...control}
          data-slot="combobox-control"
          placeholder={placeholder ?? labels.choose}
          className={inputVariants({
            size: variant === "cell" ? "row" : size,
            variant,
            className: clears ? "pe-16 truncate" : "pe-9 truncate",
          })}
          onBlur={(event) => {
            onBlur?.(event);
            leave(event);
          }}
          onKeyDown={press}
        />
        <span className="absolute end-1 flex items-center">
          {clears && (
            <IconButton
              label={labels.clear(label)}
              icon={X}
              size="xs"
              onClick={() => {
                box.choose(undefined);
                input.current?.focus();
              }}
            />
          )}
          <span className="pointer-events-none grid size-7 place-items-center">
            <Icon icon={ChevronsUpDown} className="text-muted" />
          </span>
        </span>
        {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
        <span role="status" data-slot="combobox-status" className="sr-only">
          {box.open && box.query !== undefined && (status === "loading" ? labels.loading : found)}
        </span>
      </span>
      <ComboboxList
        label={label === "" ? labels.choose : label}
        options={box.shown}
        query={box.query}
        value={value}
        status={status}
        onRetry={onRetry}
        onBlur={leave}
        emptyText={emptyText ?? labels.noMatches}
      />
    </Ariakit.ComboboxProvider>
  );
}
