import * as RadixDialog from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { useFocusReturn } from "../../internal/use-focus-return.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { overlayVariants } from "../dialog/dialog.variants.ts";
import { useLabels } from "../labels/labels.tsx";
import { commandPaletteVariants } from "./command-palette.variants.ts";
import { PaletteBody, type PaletteOwn } from "./palette-body.tsx";

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps
  extends PaletteOwn,
    Omit<ComponentProps<typeof RadixDialog.Content>, "asChild" | "children" | "onSelect"> {
  /** Shown while true. */
  open: boolean;
  /** Called to close: by Escape, a press outside, or a choice. */
  onOpenChange: (open: boolean) => void;
}

/** All commands and navigation targets, found by typing. Opened by the caller: see `useCommandKey`. */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  onSelect,
  recent,
  onQueryChange,
  status,
  onRetry,
  emptyText,
  placeholder,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: CommandPaletteProps) {
  const labels = useLabels();
  const focus = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  const own = { groups, recent, onQueryChange, status, onRetry, emptyText, placeholder };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay data-slot="dialog-overlay" className={overlayVariants()} />
        <RadixDialog.Content
          data-slot="command-palette"
          aria-describedby={undefined}
          className={commandPaletteVariants({ className })}
          {...rest}
          {...focus}
        >
          <RadixDialog.Title className="sr-only">{labels.commandPalette}</RadixDialog.Title>
          <PaletteBody
            {...own}
            onSelect={(command) => {
              onOpenChange(false);
              onSelect(command);
            }}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </Dialog>
  );
}
