import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useFocusReturn } from "../../internal/use-focus-return.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { dialogVariants, overlayVariants } from "./dialog.variants.ts";

/** Props of {@link Dialog}: `open`, `defaultOpen`, `onOpenChange`, `children`. */
export type DialogProps = ComponentProps<typeof RadixDialog.Root>;

/** Manages the open state of a dialog. Focus moves into the dialog and is restored afterwards. */
export function Dialog(props: DialogProps) {
  return <RadixDialog.Root {...props} />;
}

/** Makes its single child the button that opens the dialog. */
export function DialogTrigger(props: Omit<ComponentProps<typeof RadixDialog.Trigger>, "asChild">) {
  return <RadixDialog.Trigger asChild {...props} />;
}

/** Makes its single child a button that closes the dialog. */
export function DialogClose(props: Omit<ComponentProps<typeof RadixDialog.Close>, "asChild">) {
  return <RadixDialog.Close asChild {...props} />;
}

/** Props of {@link DialogContent}. */
export interface DialogContentProps
  extends Omit<ComponentProps<typeof RadixDialog.Content>, "title" | "asChild"> {
  /** Names the dialog; always there for screen readers. */
  title: ReactNode;
  /** 400, 480 or 600 px wide from 640 on; below, a sheet at the lower edge. @default "md" */
  size?: "sm" | "md" | "lg";
  /** One sentence under the title. */
  description?: ReactNode;
  /** Small mark directly after the title, such as a count. */
  titleEnd?: ReactNode;
  /** Replaces the close button at the end of the header. */
  headEnd?: ReactNode;
  /** Shows the close button in the head. @default true without `headEnd` */
  closable?: boolean;
}

/** What a person fills in or chooses; what is fixed is passed over. */
const CONTROLS = ["input:not([type=hidden], [readonly])", "textarea:not([readonly])", "button"]
  .map((control) => `form ${control}:enabled:not([tabindex="-1"])`)
  .join();

/** Moves the focus to a form that has just opened: who opens one to fill it in would start on the close button. */
function focusForm(event: Event) {
  const control = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(CONTROLS);
  if (event.defaultPrevented || !control) return;
  event.preventDefault();
  control.focus();
}

/** The window itself: a header with the title, then the given parts. Only `DialogBody` scrolls. */
export function DialogContent({
  title,
  size = "md",
  description,
  titleEnd,
  headEnd,
  closable = headEnd === undefined,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const labels = useLabels();
  const focus = useFocusReturn({
    onOpenAutoFocus: (event) => {
      onOpenAutoFocus?.(event);
      focusForm(event);
    },
    onCloseAutoFocus,
  });
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay data-slot="dialog-overlay" className={overlayVariants()} />
      <RadixDialog.Content
        data-slot="dialog"
        data-size={size}
        className={dialogVariants({ size, className })}
        {...(description === undefined ? { "aria-describedby": undefined } : {})}
        {...rest}
        {...focus}
      >
        <div data-slot="dialog-head" className="shrink-0 px-4 pt-4 sm:px-5">
          <div className="flex min-w-0 items-center gap-2">
            <RadixDialog.Title
              data-slot="dialog-title"
              className="min-w-0 font-semibold text-16 wrap-anywhere"
            >
              {title}
            </RadixDialog.Title>
            {titleEnd}
            <span className="ms-auto flex items-center gap-2">
              {headEnd}
              {closable && (
                <RadixDialog.Close asChild>
                  <IconButton
                    label={labels.close}
                    icon={X}
                    // The body comes after it and would take the taps on its lower edge.
                    className="-my-1 -me-2 pointer-coarse:mb-0"
                  />
                </RadixDialog.Close>
              )}
            </span>
          </div>
          {description !== undefined && (
            <RadixDialog.Description data-slot="dialog-description" className="mt-2 text-muted">
              {description}
            </RadixDialog.Description>
          )}
        </div>
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
