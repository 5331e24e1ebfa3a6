import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useControlProps } from "../field/field-context.ts";
import { inputVariants } from "../text-input/text-input.variants.ts";

/** Props of {@link TextArea}. */
export interface TextAreaProps extends ComponentProps<"textarea"> {
  /** Minimum number of lines. @default 3 */
  rows?: number;
  /** Grows with its text up to a third of the window, then scrolls; `whole` without limit. @default true */
  autoGrow?: boolean | "whole";
  /** Marks the value as invalid. @default by the surrounding field */
  invalid?: boolean;
}

/** Several lines of text. Grows with its content. */
export function TextArea({
  rows = 3,
  autoGrow = true,
  invalid,
  className,
  ...rest
}: TextAreaProps) {
  const control = useControlProps(rest, invalid);
  return (
    <textarea
      {...rest}
      {...control}
      data-slot="text-area"
      data-state={control["aria-invalid"] ? "invalid" : undefined}
      rows={rows}
      className={clsx(
        inputVariants({ size: "auto", className }),
        autoGrow ? "field-sizing-content resize-none" : "resize-y",
        autoGrow === true && "scroll-third",
        minLines[Math.min(rows, minLines.length) - 1],
      )}
    />
  );
}

/** field-sizing ignores `rows`, so the minimum height is set in lines of 20 px plus padding and border. */
const minLines = [
  "min-h-8.5",
  "min-h-13.5",
  "min-h-18.5",
  "min-h-23.5",
  "min-h-28.5",
  "min-h-33.5",
] as const;
