import type { ComponentProps } from "react";
import { loadingProps } from "../../internal/loading-props.ts";
import { loading as loadingEnglish } from "../labels/small-words.ts";
import { useSmallWord } from "../labels/use-words.ts";
import type { ButtonLook } from "./button.types.ts";
import { buttonVariants } from "./button.variants.ts";
import { ButtonContent } from "./button-content.tsx";

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /**
   * The action is in progress: width, focus and name stay, clicks are ignored, and the wait is announced.
   * @default false
   */
  loading?: boolean;
}

/** Starts an action. For navigation use `LinkButton`. */
export function Button({
  variant = "neutral",
  size = "md",
  tone = "neutral",
  iconStart,
  iconEnd,
  loading,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const loadingWord = useSmallWord("loading", loadingEnglish);
  return (
    <>
      <button
        data-slot="button"
        data-variant={variant}
        data-size={size}
        data-tone={tone}
        type={type}
        className={buttonVariants({ variant, size, tone, className })}
        {...loadingProps(loading, onClick)}
        {...rest}
      >
        <ButtonContent size={size} iconStart={iconStart} iconEnd={iconEnd} loading={loading}>
          {children}
        </ButtonContent>
      </button>
      {/* Outside the button, because text inside it would change its name. */}
      {loading !== undefined && (
        <span role="status" data-slot="button-status" className="sr-only">
          {loading ? loadingWord : ""}
        </span>
      )}
    </>
  );
}
