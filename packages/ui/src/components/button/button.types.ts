import type { IconComponent } from "../icon/icon.tsx";

/** Look of a button: one `primary` a screen, `danger` only for the last step of something destructive. */
export type ButtonVariant = "primary" | "neutral" | "ghost" | "outline" | "danger";
/** Height of a button: 28, 32 or 40 px. */
export type ButtonSize = "sm" | "md" | "lg";

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** Rank of the action on its screen. @default "neutral" */
  variant?: ButtonVariant;
  /** 28, 32 or 40 px high. @default "md" */
  size?: ButtonSize;
  /** `danger` colours the words of a quiet button that leads to something destructive. @default "neutral" */
  tone?: "neutral" | "danger";
  /** Icon before the words. */
  iconStart?: IconComponent;
  /** Icon after the words. */
  iconEnd?: IconComponent;
}
