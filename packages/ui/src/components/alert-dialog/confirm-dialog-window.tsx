import * as RadixAlert from "@radix-ui/react-alert-dialog";
import { Button } from "../button/button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { AlertDialogShell } from "./alert-dialog-shell.tsx";
import type { ConfirmDialogProps } from "./confirm-dialog.types.ts";

/** The window of a `ConfirmDialog`. */
export function ConfirmDialogWindow({
  open,
  title,
  message,
  verb,
  cancel,
  onConfirm,
  onCancel,
  busy = false,
  tone = "danger",
  children,
  ...rest
}: ConfirmDialogProps) {
  const labels = useLabels();
  return (
    <AlertDialogShell
      {...rest}
      open={open}
      onDismiss={() => {
        if (!busy) onCancel();
      }}
      title={title}
      message={message}
      actions={
        <>
          <RadixAlert.Cancel asChild>
            <Button disabled={busy}>{cancel ?? labels.cancel}</Button>
          </RadixAlert.Cancel>
          <Button
            variant={tone === "danger" ? "danger" : "primary"}
            loading={busy}
            onClick={onConfirm}
          >
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </AlertDialogShell>
  );
}
