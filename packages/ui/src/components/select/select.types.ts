import type { ReactNode } from "react";

/** One option of a select. */
export interface SelectOption {
  /** The stored value. Any text, even empty. */
  value: string;
  /** The label. */
  label: string;
  /** Disabled; say why in `hint`. @default false */
  disabled?: boolean;
  /** A second, quieter line in the list. */
  hint?: ReactNode;
  /** Rendered before the label: a logo, an avatar. */
  start?: ReactNode;
  /** Heading of this option and of those next to it with the same one. */
  group?: string;
}
