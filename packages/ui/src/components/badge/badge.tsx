import type { ComponentProps } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { badgeVariants } from "./badge.variants.ts";

/** Meaning of a colour. */
export type Tone = "neutral" | "accent" | "success" | "warning" | "danger" | "info";

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<"span"> {
  /** Meaning of the colour; the text says it too. @default "neutral" */
  tone?: Tone;
  /** Filled, or only a line for counts such as `1 of 2`. @default "fill" */
  variant?: "fill" | "line";
  /** Icon before the text, 12 px. */
  icon?: IconComponent;
}

/** One or two words that classify the element beside them. */
export function Badge({
  tone = "neutral",
  variant = "fill",
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-variant={variant}
      className={badgeVariants({ tone, variant, className })}
      {...rest}
    >
      {icon && <Icon icon={icon} size="xs" />}
      <span className="truncate" dir="auto">
        {children}
      </span>
    </span>
  );
}
