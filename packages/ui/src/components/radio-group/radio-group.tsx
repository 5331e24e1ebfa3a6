import * as RadixRadio from "@radix-ui/react-radio-group";
import { type ComponentProps, createContext, use } from "react";
import { useKeyDirection } from "../../internal/use-key-direction.ts";
import { useControlProps, useField } from "../field/field-context.ts";
import { radioGroupVariants } from "./radio-group.variants.ts";

/** Look of the options: rows with a circle, or boxes. */
export type RadioGroupVariant = "plain" | "card";

const VariantContext = createContext<RadioGroupVariant>("plain");

/** The look of the surrounding group. */
export function useRadioVariant(): RadioGroupVariant {
  return use(VariantContext);
}

/** Props of {@link RadioGroup}. Inside a `Field` the label names it; alone it needs `aria-label` or `aria-labelledby`. */
export interface RadioGroupProps
  extends Omit<ComponentProps<typeof RadixRadio.Root>, "asChild" | "dir"> {
  /** Rows with a circle, or boxes if each option needs a sentence. @default "plain" */
  variant?: RadioGroupVariant;
  /** Stacked, or side by side if there is room. @default "vertical" */
  orientation?: "vertical" | "horizontal";
  /** Marks the choice as invalid. @default by the surrounding field */
  invalid?: boolean;
}

/** A choice between a few visible options. */
export function RadioGroup({
  variant = "plain",
  orientation = "vertical",
  invalid,
  className,
  onFocusCapture,
  children,
  ...rest
}: RadioGroupProps) {
  const field = useField();
  const control = useControlProps(rest, invalid);
  const keys = useKeyDirection();
  return (
    <RadixRadio.Root
      asChild
      aria-labelledby={rest["aria-label"] === undefined ? field?.labelId : undefined}
      {...rest}
      {...control}
      data-slot="radio-group"
      data-variant={variant}
      dir={keys.dir}
      className={radioGroupVariants({ variant, orientation, className })}
      onFocusCapture={(event) => {
        onFocusCapture?.(event);
        keys.onFocusCapture(event);
      }}
    >
      {/* Removes the direction that Radix sets, which is only for the keys. */}
      <div dir={undefined}>
        <VariantContext value={variant}>{children}</VariantContext>
      </div>
    </RadixRadio.Root>
  );
}
