import * as RadixRadio from "@radix-ui/react-radio-group";
import { type ComponentProps, createContext, use } from "react";
import { useKeyDirection } from "../../internal/use-key-direction.ts";
import { useControlProps, useField } from "../field/field-context.ts";
import { radioGroupVariants } from "./radio-group.variants.ts";

/** Look of the answers: rows with a circle, or boxes. */
export type RadioGroupVariant = "plain" | "card";

const VariantContext = createContext<RadioGroupVariant>("plain");

/** The look that the group around an answer has. */
export function useRadioVariant(): RadioGroupVariant {
  return use(VariantContext);
}

/** Props of {@link RadioGroup}. Inside a `Field` the label names it; alone it needs `aria-label` or `aria-labelledby`. */
export interface RadioGroupProps
  extends Omit<ComponentProps<typeof RadixRadio.Root>, "asChild" | "dir"> {
  /** Rows with a circle, or boxes where each answer needs a sentence. @default "plain" */
  variant?: RadioGroupVariant;
  /** Under each other, or beside each other where there is room. @default "vertical" */
  orientation?: "vertical" | "horizontal";
  /** No answer that can be used was chosen. @default by the field around it */
  invalid?: boolean;
}

/** One answer out of a few that are all in sight. */
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
      {/* Takes the written direction away again, which is only for the keys. */}
      <div dir={undefined}>
        <VariantContext value={variant}>{children}</VariantContext>
      </div>
    </RadixRadio.Root>
  );
}
