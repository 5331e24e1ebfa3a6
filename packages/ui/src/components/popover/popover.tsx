import * as RadixPopover from "@radix-ui/react-popover";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { popoverVariants } from "./popover.variants.ts";

/** Props of {@link Popover}: `open`, `defaultOpen`, `onOpenChange`, `modal`, `children`. */
export type PopoverProps = ComponentProps<typeof RadixPopover.Root>;

/** Holds the open state of a small window beside its button. The page behind it stays in use. */
export function Popover(props: PopoverProps) {
  return <RadixPopover.Root {...props} />;
}

/** Turns the one button inside it into the one that opens the popover. */
export function PopoverTrigger(
  props: Omit<ComponentProps<typeof RadixPopover.Trigger>, "asChild">,
) {
  return <RadixPopover.Trigger asChild {...props} />;
}

/** Turns the one element inside it into what the popover stands beside, where that is not its button. */
export function PopoverAnchor(props: Omit<ComponentProps<typeof RadixPopover.Anchor>, "asChild">) {
  return <RadixPopover.Anchor asChild {...props} />;
}

/** Turns the one button inside it into one that closes the popover. */
export function PopoverClose(props: Omit<ComponentProps<typeof RadixPopover.Close>, "asChild">) {
  return <RadixPopover.Close asChild {...props} />;
}

/** A popover is a dialog, and a dialog has a name: a title in sight, or one for readers alone. */
type PopoverName =
  | {
      /** Names the popover, in sight. */
      title: ReactNode;
      "aria-label"?: undefined;
    }
  | {
      title?: undefined;
      /** Names the popover where its content shows what it is. */
      "aria-label": string;
    };

interface PopoverOwn {
  /** 240, 320 or 400 px wide, or as wide as its content; never wider than the window. @default "md" */
  size?: "sm" | "md" | "lg" | "auto";
  /** One sentence under the title. */
  description?: ReactNode;
  /** Shows a close button beside the title. @default false */
  closable?: boolean;
  /** Keeps 12 px between edge and content; off for lists and other parts with room of their own. @default true */
  inset?: boolean;
}

/** Props of {@link PopoverContent}. */
export type PopoverContentProps = PopoverOwn &
  PopoverName &
  Omit<ComponentProps<typeof RadixPopover.Content>, "title" | "asChild" | "aria-label">;

/** The small window itself. It scrolls where the window has no room for all of it. */
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
