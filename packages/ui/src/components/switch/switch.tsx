import * as RadixSwitch from "@radix-ui/react-switch";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useControlProps } from "../field/field-context.ts";
import { switchVariants, thumbVariants } from "./switch.variants.ts";

type RadixProps = ComponentProps<typeof RadixSwitch.Root>;

/** Props of {@link Switch}. Without a label it needs a `Field`, `aria-label` or `aria-labelledby`. */
export interface SwitchProps extends Omit<RadixProps, "asChild" | "children"> {
  /** Label; a click on it toggles the switch. */
  children?: ReactNode;
}

/** Toggles something at once, without a Save. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  const generated = useId();
  const control = useControlProps({
    ...rest,
    id: rest.id ?? (children === undefined ? undefined : generated),
  });
  const alone = children === undefined;
  const track = (
    <RadixSwitch.Root
      {...rest}
      {...control}
      data-slot={alone ? "switch" : "switch-control"}
      className={switchVariants({ className: alone ? className : undefined })}
    >
      <RadixSwitch.Thumb className={thumbVariants()} />
    </RadixSwitch.Root>
  );
  if (alone) return track;
  return (
    <span data-slot="switch" className={clsx("flex min-w-0 items-center gap-2 text-13", className)}>
      {track}
      <label
        htmlFor={control.id}
        className={clsx(
          "min-w-0 wrap-anywhere",
          control.disabled ? "text-disabled" : "cursor-pointer",
        )}
      >
        {children}
      </label>
    </span>
  );
}
