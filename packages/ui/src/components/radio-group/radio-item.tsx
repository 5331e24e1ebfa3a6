import * as RadixRadio from "@radix-ui/react-radio-group";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { useRadioVariant } from "./radio-group.tsx";
import { radioItemVariants, radioMarkVariants } from "./radio-group.variants.ts";

/** Props of {@link RadioItem}. */
export interface RadioItemProps extends Omit<ComponentProps<typeof RadixRadio.Item>, "asChild"> {
  /** The stored value. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** A second, quieter line: its consequence, or why it is disabled. */
  hint?: ReactNode;
  /** Icon before the label. */
  icon?: IconComponent;
  /** Small mark at the end of the line: a price, a badge. */
  end?: ReactNode;
}

/** One option of a `RadioGroup`. A press anywhere on its row chooses it. */
export function RadioItem({ hint, icon, end, className, children, ...rest }: RadioItemProps) {
  const variant = useRadioVariant();
  const id = useId();
  return (
    <RadixRadio.Item
      data-slot="radio-item"
      // Only the label is the name; a hint inside it would be read before "1 of 3".
      aria-labelledby={end === undefined ? `${id}-name` : `${id}-name ${id}-end`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      className={radioItemVariants({ variant, className })}
      {...rest}
    >
      <span className="flex h-5 items-center">
        <span aria-hidden className={radioMarkVariants({ variant })}>
          <RadixRadio.Indicator className="size-1.5 rounded-full bg-on-accent forced-colors:bg-forced-mark" />
        </span>
      </span>
      {icon && (
        <span className="flex h-5 items-center text-muted group-disabled/radio:text-disabled">
          <Icon icon={icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span
          id={`${id}-name`}
          className={variant === "card" ? "block font-medium wrap-anywhere" : "block wrap-anywhere"}
        >
          {children}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-12 text-subtle wrap-anywhere">
            {hint}
          </span>
        )}
      </span>
      {end !== undefined && (
        <span
          id={`${id}-end`}
          className="ms-auto flex h-5 shrink-0 items-center text-12 text-muted group-disabled/radio:text-disabled"
        >
          {end}
        </span>
      )}
    </RadixRadio.Item>
  );
}
