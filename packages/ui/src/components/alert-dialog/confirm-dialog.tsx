import { lazyModule } from "../../internal/lazy-module.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.types.ts";

const part = lazyModule(
  async () => (await import("./confirm-dialog-window.tsx")).ConfirmDialogWindow,
);

/** Confirms an action: `Cancel` has the initial focus, the other button is labelled with the verb. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Fetched once the page is idle, so that it is there when it opens.
  const Window = part.useLoaded(props.open || "idle", () => {
    if (props.open) props.onCancel();
  });
  return Window && <Window {...props} />;
}
