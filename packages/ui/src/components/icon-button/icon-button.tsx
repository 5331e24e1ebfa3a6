import type { ComponentProps } from "react";
import { loadingProps } from "../../internal/loading-props.ts";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { iconButtonVariants } from "./icon-button.variants.ts";

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Name of the action, for screen readers and tooltips. */
  label: string;
  /** The icon. */
  icon: IconComponent;
  /** Importance of the action; `floating` lies over scrolling content. @default "ghost" */
  variant?: "ghost" | "neutral" | "primary" | "floating";
  /** 24, 28, 32 or 40 px square. @default "sm" */
  size?: "xs" | "sm" | "md" | "lg";
  /** `danger` turns red on hover: the action is irreversible. @default "neutral" */
  tone?: "neutral" | "danger";
  /** The action is in progress: clicks are ignored. @default false */
  loading?: boolean;
}

/** An action shown by an icon alone. Its label is required by type; add a `Tooltip` if the icon is not common. */
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
