import * as RadixPopover from "@radix-ui/react-popover";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { AdoptedTrigger } from "../../internal/adopted-trigger.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import type { Measurable, PopoverContentProps } from "./popover.types.ts";
import { popoverVariants } from "./popover.variants.ts";
import { usePopover } from "./popover-context.ts";

/** The window of a popover, beside its button. */
export function PopoverSurface({
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
  const { open, setOpen, modal, trigger, anchor, contentId } = usePopover();
  // Read by the library after each render, when the refs are set.
  const [place] = useState(() => ({
    get current() {
      return (anchor.current ?? trigger.current) as Measurable;
    },
  }));
  const labels = useLabels();
  const id = useId();
  const head = title !== undefined || description !== undefined || closable;
  return (
    <RadixPopover.Root modal={modal} open={open} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild>
        <AdoptedTrigger element={trigger} />
      </RadixPopover.Trigger>
      <RadixPopover.Anchor virtualRef={place} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          id={contentId}
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
                  <IconButton
                    label={labels.close}
                    icon={X}
                    size="xs"
                    className="-my-0.5 -me-1 ms-auto"
                    onClick={() => setOpen(false)}
                  />
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
    </RadixPopover.Root>
  );
}
