import type * as RadixPopover from "@radix-ui/react-popover";
import type { ComponentProps, ReactNode } from "react";

/** What a popover can be placed beside. */
export interface Measurable {
  getBoundingClientRect(): DOMRect;
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
