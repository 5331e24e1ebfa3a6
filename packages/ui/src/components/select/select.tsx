import * as RadixSelect from "@radix-ui/react-select";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useControlProps, useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { selectListVariants, selectOptionVariants, selectVariants } from "./select.variants.ts";

/** One answer of a select. */
export interface SelectOption {
  /** What is stored. Any text, the empty one too. */
  value: string;
  /** What is read. */
  label: string;
  /** Cannot be chosen; say why in `hint`. @default false */
  disabled?: boolean;
  /** A second, quieter line in the list. */
  hint?: string;
  /** Drawn before the label: a logo, an avatar. */
  start?: ReactNode;
}

/** Props of {@link Select}. Inside a `Field` the label names it; alone it needs `aria-label`. */
export interface SelectProps
  extends Omit<ComponentProps<"button">, "value" | "defaultValue" | "onChange" | "children"> {
  /** The answers, in order. */
  options: readonly SelectOption[];
  /** The answer in force; undefined for none yet. */
  value?: string;
  /** Called with the new answer. */
  onValueChange?: (value: string) => void;
  /** Shown while there is no answer. @default the word for choosing */
  placeholder?: string;
  /** 28, 32 or 40 px high. @default "md" */
  size?: "sm" | "md" | "lg";
  /** The answer cannot be used. @default by the field around it */
  invalid?: boolean;
}

// The list refuses the empty text as a value, and a stored answer may be empty.
const toInner = (value: string) => `=${value}`;
const toOuter = (value: string) => value.slice(1);

/** One answer out of a few. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  size = "md",
  invalid,
  name,
  className,
  ...rest
}: SelectProps) {
  const labels = useLabels();
  const field = useField();
  const { required, ...control } = useControlProps(rest, invalid);
  const current = options.find((option) => option.value === value);
  return (
    <RadixSelect.Root
      value={value === undefined ? "" : toInner(value)}
      onValueChange={(next) => {
        // A form reset reports the empty text, which is no answer of ours.
        if (next !== "") onValueChange?.(toOuter(next));
      }}
      disabled={control.disabled}
      required={required}
      {...(name === undefined ? {} : { name })}
    >
      <RadixSelect.Trigger
        aria-labelledby={
          rest["aria-label"] === undefined && field ? `${field.labelId} ${control.id}` : undefined
        }
        {...rest}
        {...control}
        data-slot="select"
        data-size={size}
        className={selectVariants({ size, className })}
      >
        <span className="flex min-w-0 items-center gap-2">
          {current?.start}
          <span className="truncate">
            <RadixSelect.Value placeholder={placeholder ?? labels.choose}>
              {current?.label ?? (value === undefined ? undefined : value)}
            </RadixSelect.Value>
          </span>
        </span>
        <Icon icon={ChevronsUpDown} className="-me-0.5 text-muted" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          data-slot="select-list"
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={selectListVariants()}
        >
          <RadixSelect.Viewport className="p-1">
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={toInner(option.value)}
                disabled={option.disabled ?? false}
                // Named by all of its words, where there are more than the label.
                {...(option.hint === undefined ? {} : { "aria-labelledby": undefined })}
                className={selectOptionVariants()}
              >
                {option.start}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  {option.hint !== undefined && (
                    <span className="block text-12 text-subtle">{option.hint}</span>
                  )}
                </span>
                <RadixSelect.ItemIndicator className="shrink-0">
                  <Icon icon={Check} />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
