import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useFocusReturn } from "../../internal/use-focus-return.ts";
import { overlayVariants } from "../dialog/dialog.variants.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { drawerVariants } from "./drawer.variants.ts";

/** Props of {@link Drawer}: `open`, `defaultOpen`, `onOpenChange`, `children`. */
export type DrawerProps = ComponentProps<typeof RadixDialog.Root>;

/** Manages the open state of a drawer. Focus moves in and is restored afterwards. */
export function Drawer(props: DrawerProps) {
  return <RadixDialog.Root {...props} />;
}

/** Makes its single child the button that opens the drawer. */
export function DrawerTrigger(props: Omit<ComponentProps<typeof RadixDialog.Trigger>, "asChild">) {
  return <RadixDialog.Trigger asChild {...props} />;
}

/** Makes its single child one that closes the drawer. */
export function DrawerClose(props: Omit<ComponentProps<typeof RadixDialog.Close>, "asChild">) {
  return <RadixDialog.Close asChild {...props} />;
}

/** Props of {@link DrawerContent}. */
export interface DrawerContentProps
  extends Omit<ComponentProps<typeof RadixDialog.Content>, "title" | "asChild"> {
  /** Names the drawer; shown in its header. */
  title: ReactNode;
  /** The edge it slides in from. @default "start" */
  side?: "start" | "end";
  /** Buttons in the head, before the close button. */
  headEnd?: ReactNode;
}

/** A sidebar on a narrow screen: 312 px or most of the width, over the page. Its content scrolls. */
export function DrawerContent({
  title,
  side = "start",
  headEnd,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DrawerContentProps) {
  const labels = useLabels();
  const focus = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay data-slot="drawer-overlay" className={overlayVariants()} />
      <RadixDialog.Content
        data-slot="drawer"
        data-side={side}
        aria-describedby={undefined}
        className={drawerVariants({ side, className })}
        {...rest}
        {...focus}
      >
        <div data-slot="drawer-head" className="flex h-12 shrink-0 items-center gap-1 ps-4 pe-2">
          <RadixDialog.Title className="min-w-0 flex-1 truncate font-semibold text-13">
            {title}
          </RadixDialog.Title>
          {headEnd}
          <RadixDialog.Close asChild>
            <IconButton label={labels.close} icon={X} />
          </RadixDialog.Close>
        </div>
        <div data-slot="drawer-body" className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          {children}
        </div>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
