import type { AlertWindowProps } from "./alert-dialog-shell.tsx";

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps extends AlertWindowProps {
  /** Shown while true. */
  open: boolean;
  /** `OK` or Escape. */
  onClose: () => void;
  /** The exact text; line breaks are kept. */
  message: string;
  /** Heading; without one the message names the dialog. */
  title?: string;
}
