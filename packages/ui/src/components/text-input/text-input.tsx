import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useControlProps } from "../field/field-context.ts";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { inputVariants } from "./text-input.variants.ts";

/** Props of {@link TextInput}. */
export interface TextInputProps extends Omit<ComponentProps<"input">, "size"> {
  /** 28, 32 or 40 px high. @default "md" */
  size?: "sm" | "md" | "lg";
  /** Boxed, or filled for a search in a sidebar. @default "outline" */
  variant?: "outline" | "search";
  /** Marks the value as invalid. @default by the surrounding field */
  invalid?: boolean;
  /** Icon inside, before the text. */
  iconStart?: IconComponent;
  /** Small control inside, after the text. */
  end?: ReactNode;
}

/** One line of text. Goes inside a `Field`, which adds name and description. */
export function TextInput({
  size = "md",
  variant = "outline",
  invalid,
  iconStart,
  end,
  type = "text",
  className,
  ...rest
}: TextInputProps) {
  const control = useControlProps(rest, invalid);
  const state = control["aria-invalid"] ? "invalid" : undefined;
  const affixed = iconStart !== undefined || end !== undefined;
  const input = (
    <input
      {...rest}
      {...control}
      data-slot={affixed ? "text-input-control" : "text-input"}
      data-size={size}
      data-state={state}
      type={type}
      className={inputVariants({
        size,
        variant,
        affixStart: iconStart !== undefined,
        affixEnd: end !== undefined,
        className: affixed ? undefined : className,
      })}
    />
  );
  if (!affixed) return input;
  return (
    <span data-slot="text-input" className={clsx("relative flex min-w-0 items-center", className)}>
      {iconStart && (
        <Icon icon={iconStart} className="pointer-events-none absolute start-3 text-subtle" />
      )}
      {input}
      {end !== undefined && <span className="absolute end-1 flex items-center gap-0.5">{end}</span>}
    </span>
  );
}
