import * as RadixSelect from "@radix-ui/react-select";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useControlProps, useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { selectListVariants, selectOptionVariants, selectVariants } from "./select.variants.ts";

/** One option of a select. */
export interface SelectOption {
  /** The stored value. Any text, even empty. */
  value: string;
  /** The label. */
  label: string;
  /** Disabled; say why in `hint`. @default false */
  disabled?: boolean;
  /** A second, quieter line in the list. */
  hint?: ReactNode;
  /** Rendered before the label: a logo, an avatar. */
  start?: ReactNode;
  /** Heading of this option and of those next to it with the same one. */
  group?: string;
}

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

// Radix rejects the empty text as a value, but a stored value may be empty.
const toInner = (value: string) => `=${value}`;
const toOuter = (value: string) => value.slice(1);

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
        // A form reset reports the empty text, which is none of our values.
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
          <span className="truncate" dir="auto">
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
            {groupsOf(options).map(({ heading, options: grouped }) => {
              const items = grouped.map((option) => <Option key={option.value} {...option} />);
              return heading === undefined ? (
                items
              ) : (
                <RadixSelect.Group key={heading}>
                  <RadixSelect.Label className="px-2 pt-2 pb-1 text-12 text-subtle wrap-anywhere">
                    {heading}
                  </RadixSelect.Label>
                  {items}
                </RadixSelect.Group>
              );
            })}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function Option({ value, label, disabled = false, hint, start }: SelectOption) {
  return (
    <RadixSelect.Item
      value={toInner(value)}
      disabled={disabled}
      // Its name is all of its text, if there is more than the label.
      {...(hint === undefined ? {} : { "aria-labelledby": undefined })}
      className={selectOptionVariants()}
    >
      {start}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
        {hint !== undefined && <span className="block text-12 text-subtle">{hint}</span>}
      </span>
      <RadixSelect.ItemIndicator className="shrink-0">
        <Icon icon={Check} />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}

type OptionGroup = { heading: string | undefined; options: readonly SelectOption[] };

/** Neighbours with the same heading. */
function groupsOf(options: readonly SelectOption[]): readonly OptionGroup[] {
  return options.reduce<readonly OptionGroup[]>((groups, option) => {
    const last = groups.at(-1);
    return last && last.heading === option.group
      ? groups.with(groups.length - 1, { ...last, options: [...last.options, option] })
      : [...groups, { heading: option.group, options: [option] }];
  }, []);
}
