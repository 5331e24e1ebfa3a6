import * as RadixAlert from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { AlertDialogShell, type AlertWindowProps } from "./alert-dialog-shell.tsx";

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

/** Confirms an action: `Cancel` has the initial focus, the other button is labelled with the verb. */
export function ConfirmDialog({
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
