import { Link, type LinkProps } from "../link/link.tsx";
import type { ButtonLook } from "./button.types.ts";
import { buttonVariants } from "./button.variants.ts";
import { ButtonContent } from "./button-content.tsx";

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, "variant"> {}

/** A link that looks like a button: it navigates and starts nothing. */
export function LinkButton({
  variant = "neutral",
  size = "md",
  tone = "neutral",
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      data-slot="link-button"
      data-variant={variant}
      data-size={size}
      data-tone={tone}
      variant="plain"
      className={buttonVariants({ variant, size, tone, className })}
      {...rest}
    >
      <ButtonContent size={size} iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
}
