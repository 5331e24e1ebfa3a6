import type { ReactNode } from "react";
import type { AlertWindowProps } from "./alert-dialog-shell.tsx";

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends AlertWindowProps {
  /** Shown while true. */
  open: boolean;
  /** The question, short: `Delete Chat?`. */
  title: string;
  /** The consequence, in one sentence. */
  message: ReactNode;
  /** Label of the confirm button, a verb: never "Yes". */
  verb: string;
  /** Label of the other button. @default the word for cancelling */
  cancel?: string;
  /** Runs the action. The dialog stays open until `open` is false, so that it can show progress. */
  onConfirm: () => void;
  /** `Cancel` or Escape; not called while busy. */
  onCancel: () => void;
  /** The request is in progress: nothing can be pressed, and nothing closes. @default false */
  busy?: boolean;
  /** `danger` for irreversible actions. @default "danger" */
  tone?: "danger" | "neutral";
  /** Between the message and the buttons: a checkbox, an error. */
  children?: ReactNode;
}
