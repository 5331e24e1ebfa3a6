import * as RadixAlert from "@radix-ui/react-alert-dialog";
import type { ComponentProps, ReactNode } from "react";
import { useFocusReturn } from "../../internal/use-focus-return.ts";
import { DialogBody, DialogFoot } from "../dialog/dialog-parts.tsx";
import { dialogVariants, overlayVariants } from "../dialog/dialog.variants.ts";

/** Props that callers of both dialogs may set on the window itself. */
export type AlertWindowProps = Omit<
  ComponentProps<typeof RadixAlert.Content>,
  "title" | "children" | "asChild"
>;

interface AlertDialogShellProps extends AlertWindowProps {
  open: boolean;
  /** Called by Escape, or the cancel button. */
  onDismiss: () => void;
  title: string | undefined;
  message: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

/** The window of alerts and confirmations: 400 px, no close button, not dismissed by a click outside. */
export function AlertDialogShell({
  open,
  onDismiss,
  title,
  message,
  children,
  actions,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: AlertDialogShellProps) {
  const focus = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  const text = <span className="block whitespace-pre-line wrap-anywhere">{message}</span>;
  return (
    <RadixAlert.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onDismiss();
      }}
    >
      <RadixAlert.Portal>
        <RadixAlert.Overlay data-slot="dialog-overlay" className={overlayVariants()} />
        <RadixAlert.Content
          data-slot="alert-dialog"
          className={dialogVariants({ size: "sm", className })}
          {...(title === undefined ? { "aria-describedby": undefined } : {})}
          {...rest}
          {...focus}
        >
          {title !== undefined && (
            <RadixAlert.Title className="shrink-0 px-4 pt-4 font-semibold text-16 wrap-anywhere sm:px-5">
              {title}
            </RadixAlert.Title>
          )}
          <DialogBody className={title === undefined ? undefined : "pt-2"}>
            {title === undefined ? (
              // Without a title the message itself names the dialog.
              <RadixAlert.Title className="text-default">{text}</RadixAlert.Title>
            ) : (
              <RadixAlert.Description className="text-muted">{text}</RadixAlert.Description>
            )}
            {children !== undefined && <div className="mt-4">{children}</div>}
          </DialogBody>
          <DialogFoot>{actions}</DialogFoot>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
