import { ChevronsUpDown } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { useLoadCancel } from "../../internal/use-load-cancel.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useControlProps, useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import type { SelectOption } from "./select.types.ts";
import { selectVariants } from "./select.variants.ts";
import { selectList, useSelectEvents } from "./use-select-events.ts";
import { useTypeahead } from "./use-typeahead.ts";

/** Props of {@link Select}. Inside a `Field` the label names it; alone it needs `aria-label`. */
export interface SelectProps
  extends Omit<ComponentProps<"button">, "value" | "defaultValue" | "onChange" | "children"> {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** The current value; undefined for none yet. */
  value?: string;
  /** Called with the new value. */
  onValueChange?: (value: string) => void;
  /** Shown without a value. @default the word for choosing */
  placeholder?: string;
  /** 28, 32 or 40 px high. @default "md" */
  size?: "sm" | "md" | "lg";
  /** Marks the value as invalid. @default by the surrounding field */
  invalid?: boolean;
}

/** A choice of one of a few options. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  size = "md",
  invalid,
  name,
  className,
  ref,
  onClick,
  onPointerDown,
  onPointerEnter,
  onKeyDown,
  onFocus,
  ...rest
}: SelectProps) {
  const labels = useLabels();
  const field = useField();
  const { required, ...control } = useControlProps(rest, invalid);
  const current = options.find((option) => option.value === value);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = selectList.useLoaded(open, close);
  useLoadCancel(open && part === null, trigger, close);
  const handlers = useSelectEvents({
    listId,
    setOpen,
    type: useTypeahead(options, value, onValueChange),
    onClick,
    onPointerDown,
    onPointerEnter,
    onKeyDown,
    onFocus,
  });
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-autocomplete="none"
        aria-controls={open ? listId : undefined}
        aria-expanded={open}
        aria-labelledby={
          rest["aria-label"] === undefined && field ? `${field.labelId} ${control.id}` : undefined
        }
        aria-required={required}
        data-placeholder={value === undefined ? "" : undefined}
        data-state={open ? "open" : "closed"}
        {...rest}
        {...control}
        {...handlers}
        ref={useMergedRefs(trigger, ref)}
        data-slot="select"
        data-size={size}
        className={selectVariants({ size, className })}
      >
        <span className="flex min-w-0 items-center gap-2">
          {current?.start}
          <span className="truncate" dir="auto">
            {current?.label ?? value ?? placeholder ?? labels.choose}
          </span>
        </span>
        <Icon icon={ChevronsUpDown} className="-me-0.5 text-muted" />
      </button>
      {name !== undefined && (
        <input type="hidden" name={name} value={value ?? ""} disabled={control.disabled} />
      )}
      {open && part && (
        <part.SelectList
          id={listId}
          options={options}
          value={value}
          onValueChange={onValueChange}
          onClose={close}
          trigger={trigger}
        />
      )}
    </>
  );
}
