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
export function Checkbox({ children, hint, className, ...rest }: CheckboxProps) {
  const generated = useId();
  const control = useControlProps({
    ...rest,
    id: rest.id ?? (children === undefined ? undefined : generated),
  });
  const id = control.id;
  const described = [hint === undefined ? undefined : `${id}-note`, control["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  const box = (
    <RadixCheckbox.Root
      {...rest}
      {...control}
      aria-describedby={described === "" ? undefined : described}
      data-slot={children === undefined ? "checkbox" : "checkbox-control"}
      className={checkboxVariants({ className: children === undefined ? className : undefined })}
    >
      <RadixCheckbox.Indicator className="group/mark grid">
        <svg
          viewBox="0 0 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          className="size-3.5"
          aria-hidden
        >
          <path
            className="group-data-[state=indeterminate]/mark:hidden"
            d="m3.25 7.25 2.6 2.6 4.9-5.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path
            className="hidden group-data-[state=indeterminate]/mark:block"
            d="M3.75 7h6.5"
            strokeLinecap="round"
          />
        </svg>
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
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
