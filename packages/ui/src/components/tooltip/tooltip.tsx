import * as RadixTooltip from "@radix-ui/react-tooltip";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Kbd } from "../kbd/kbd.tsx";

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words; nothing that is not available elsewhere. */
  content: ReactNode;
  /** Shortcut for the same action. */
  shortcut?: string;
  /** Preferred side of the element. @default "bottom" */
  side?: "top" | "bottom" | "left" | "right";
  /** The one button or link it belongs to. */
  children: ReactNode;
}

/** The name of an icon, on hover and on focus. */
export function Tooltip({ content, shortcut, side = "bottom", children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={500}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={clsx(
              "floating z-toast flex max-w-60 items-center gap-2 rounded-6 px-2 py-1 text-12 text-default shadow-2",
              "data-[state=delayed-open]:animate-menu-in data-[state=instant-open]:animate-menu-in",
            )}
          >
            {content}
            {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
