import * as RadixAlert from "@radix-ui/react-alert-dialog";
import { Button } from "../button/button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { AlertDialogShell } from "./alert-dialog-shell.tsx";
import type { AlertDialogProps } from "./alert-dialog.types.ts";

/** The window of an `AlertDialog`. */
export function AlertDialogWindow({ open, onClose, message, title, ...rest }: AlertDialogProps) {
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
