import type { ComponentProps } from "react";
import { loadingProps } from "../../internal/loading-props.ts";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { iconButtonVariants } from "./icon-button.variants.ts";

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** The name of the action; an icon alone has none. */
  label: string;
  /** What to draw. */
  icon: IconComponent;
  /** Rank of the action; `floating` lies over what scrolls below it. @default "ghost" */
  variant?: "ghost" | "neutral" | "primary" | "floating";
  /** 24, 28, 32 or 40 px square. @default "sm" */
  size?: "xs" | "sm" | "md" | "lg";
  /** `danger` turns red on hover: what follows cannot be undone. @default "neutral" */
  tone?: "neutral" | "danger";
  /** The action runs: presses do nothing. @default false */
  loading?: boolean;
}

/** An action shown by an icon alone. Its name is required by type; pair it with `Tooltip` where the icon is not common. */
export function IconButton({
  label,
  icon,
  variant = "ghost",
  size = "sm",
  tone = "neutral",
  loading = false,
  type = "button",
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  "use no memo"; // What is handed on is new with each drawing: the compiler would remember much and save nothing.
  return (
    <button
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      data-tone={tone}
      type={type}
      aria-label={label}
      className={iconButtonVariants({ variant, size, tone, className })}
      {...loadingProps(loading, onClick)}
      {...rest}
    >
      {loading ? <Spinner immediate label={null} /> : <Icon icon={icon} />}
    </button>
  );
}
