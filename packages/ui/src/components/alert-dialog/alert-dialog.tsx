import * as RadixAlert from "@radix-ui/react-alert-dialog";
import { Button } from "../button/button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { AlertDialogShell, type AlertWindowProps } from "./alert-dialog-shell.tsx";

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

/** A message that must be acknowledged: one text, one `OK`. */
export function AlertDialog({ open, onClose, message, title, ...rest }: AlertDialogProps) {
  const labels = useLabels();
  return (
    <AlertDialogShell
      {...rest}
      open={open}
      onDismiss={onClose}
      title={title}
      message={message}
      actions={
        // Radix focuses the cancel part first; here it is the only button.
        <RadixAlert.Cancel asChild>
          <Button variant="primary" className="min-w-20">
            {labels.ok}
          </Button>
        </RadixAlert.Cancel>
      }
    />
  );
}
