import type { IconComponent } from "../icon/icon.tsx";

/** Look of a button: one `primary` per screen, `danger` only for the final step of something destructive. */
export type ButtonVariant = "primary" | "neutral" | "ghost" | "outline" | "danger";
/** Height of a button: 28, 32 or 40 px. */
export type ButtonSize = "sm" | "md" | "lg";

/** Shared by a button and a link that looks like one. */
export interface ButtonLook {
  /** Importance of the action on its screen. @default "neutral" */
  variant?: ButtonVariant;
  /** 28, 32 or 40 px high. @default "md" */
  size?: ButtonSize;
  /** `danger` colours the text of a quiet button that leads to something destructive. @default "neutral" */
  tone?: "neutral" | "danger";
  /** Icon before the text. */
  iconStart?: IconComponent;
  /** Icon after the text. */
  iconEnd?: IconComponent;
}
