import * as RadixPopover from "@radix-ui/react-popover";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { popoverVariants } from "./popover.variants.ts";

/** Props of {@link Popover}: `open`, `defaultOpen`, `onOpenChange`, `modal`, `children`. */
export type PopoverProps = ComponentProps<typeof RadixPopover.Root>;

/** Manages the open state of a small window beside its button. The page stays interactive. */
export function Popover(props: PopoverProps) {
  return <RadixPopover.Root {...props} />;
}

/** Makes its single child the button that opens the popover. */
export function PopoverTrigger(
  props: Omit<ComponentProps<typeof RadixPopover.Trigger>, "asChild">,
) {
  return <RadixPopover.Trigger asChild {...props} />;
}

/** Makes its single child the anchor of the popover, if that is not its button. */
export function PopoverAnchor(props: Omit<ComponentProps<typeof RadixPopover.Anchor>, "asChild">) {
  return <RadixPopover.Anchor asChild {...props} />;
}

/** Makes its single child a button that closes the popover. */
export function PopoverClose(props: Omit<ComponentProps<typeof RadixPopover.Close>, "asChild">) {
  return <RadixPopover.Close asChild {...props} />;
}

/** A popover is a dialog and needs a name: a visible title, or one for screen readers alone. */
type PopoverName =
  | {
      /** Names the popover, visibly. */
      title: ReactNode;
      "aria-label"?: undefined;
    }
  | {
      title?: undefined;
      /** Names the popover if its content is self-explanatory. */
      "aria-label": string;
    };

interface PopoverOwn {
  /** 240, 320 or 400 px wide, or as wide as its content; never wider than the window. @default "md" */
  size?: "sm" | "md" | "lg" | "auto";
  /** One sentence under the title. */
  description?: ReactNode;
  /** Shows a close button beside the title. @default false */
  closable?: boolean;
  /** Keeps a padding of 12 px; off for lists and other parts with a padding of their own. @default true */
  inset?: boolean;
}

/** Props of {@link PopoverContent}. */
export type PopoverContentProps = PopoverOwn &
  PopoverName &
  Omit<ComponentProps<typeof RadixPopover.Content>, "title" | "asChild" | "aria-label">;

/** The window itself. It scrolls if it does not fit. */
export function PopoverContent({
  title,
  description,
  size = "md",
  closable = false,
  inset = true,
  align = "start",
  sideOffset = 4,
  className,
  children,
  ...rest
}: PopoverContentProps) {
  const labels = useLabels();
  const id = useId();
  const head = title !== undefined || description !== undefined || closable;
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot="popover"
        data-size={size}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        aria-labelledby={title === undefined ? undefined : `${id}-title`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className={popoverVariants({ size, inset, className })}
        {...rest}
      >
        {head && (
          <div data-slot="popover-head" className={inset ? "mb-3" : "p-3"}>
            <div className="flex items-start gap-2">
              {title !== undefined && (
                <p
                  id={`${id}-title`}
                  data-slot="popover-title"
                  className="min-w-0 font-medium text-14 wrap-anywhere"
                >
                  {title}
                </p>
              )}
              {closable && (
                <RadixPopover.Close asChild>
                  <IconButton
                    label={labels.close}
                    icon={X}
                    size="xs"
                    className="-my-0.5 -me-1 ms-auto"
                  />
                </RadixPopover.Close>
              )}
            </div>
            {description !== undefined && (
              <p id={`${id}-description`} className="mt-1 text-muted wrap-anywhere">
                {description}
              </p>
            )}
          </div>
        )}
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}
