import type { ReactNode } from "react";

/** Props of `Tooltip`. */
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
