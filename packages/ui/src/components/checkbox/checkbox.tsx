import * as RadixCheckbox from "@radix-ui/react-checkbox";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useControlProps } from "../field/field-context.ts";
import { checkboxVariants } from "./checkbox.variants.ts";

type RadixProps = ComponentProps<typeof RadixCheckbox.Root>;

/** Props of {@link Checkbox}. Without a label it needs `aria-label` or `aria-labelledby`. */
export interface CheckboxProps extends Omit<RadixProps, "asChild" | "children"> {
  /** Label; a click on it toggles the box. */
  children?: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
}

/** Toggles one thing, or several of a list. `checked="indeterminate"` means some of them. */
export function Checkbox({
  children,
  hint,
  className,
  checked,
  defaultChecked,
  onCheckedChange,
  name,
  form,
  value,
  required,
  disabled,
  ...rest
}: CheckboxProps) {
  const generated = useId();
  const control = useControlProps({
    ...rest,
    required,
    disabled,
    id: rest.id ?? (children === undefined ? undefined : generated),
  });
  const id = control.id;
  const described = [hint === undefined ? undefined : `${id}-note`, control["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  const box = (
    <RadixCheckbox.unstable_Provider
      checked={checked}
      defaultChecked={defaultChecked}
      onCheckedChange={onCheckedChange}
      name={name}
      form={form}
      value={value}
      required={control.required}
      disabled={control.disabled}
    >
      <RadixCheckbox.unstable_Trigger
        {...rest}
        id={id}
        aria-invalid={control["aria-invalid"]}
        aria-describedby={described === "" ? undefined : described}
        data-slot={children === undefined ? "checkbox" : "checkbox-control"}
        className={checkboxVariants({ className: children === undefined ? className : undefined })}
      >
        {/* One that keeps its own state is hidden by it; a list of controlled ones does without the elements. */}
        {checked !== false && (
          <svg
            viewBox="0 0 14 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            className="size-3.5"
            aria-hidden
          >
            <path
              className="hidden group-data-[state=checked]/box:block"
              d="m3.25 7.25 2.6 2.6 4.9-5.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <path
              className="hidden group-data-[state=indeterminate]/box:block"
              d="M3.75 7h6.5"
              strokeLinecap="round"
            />
          </svg>
        )}
      </RadixCheckbox.unstable_Trigger>
      {/* What a form sends. Radix mounts one for each box, measures it and mostly removes it: in a list, the half of what a row costs. */}
      {name !== undefined && <RadixCheckbox.unstable_BubbleInput />}
    </RadixCheckbox.unstable_Provider>
  );
  if (children === undefined) return box;
  return (
    <span
      data-slot="checkbox"
      className={clsx("flex min-w-0 items-start gap-2 text-13", className)}
    >
      <span className="flex h-5 items-center pointer-coarse:h-11">{box}</span>
      <span className="min-w-0">
        <label
          htmlFor={id}
          className={clsx(
            // The words are part of what a finger hits.
            "pointer-coarse:block pointer-coarse:py-3",
            "block wrap-anywhere",
            control.disabled ? "cursor-not-allowed text-disabled" : "cursor-pointer",
          )}
        >
          {children}
        </label>
        {hint !== undefined && (
          <span id={`${id}-note`} className="block text-12 text-subtle">
            {hint}
          </span>
        )}
      </span>
    </span>
  );
}
