import { lazyModule } from "../../internal/lazy-module.ts";
import type { AlertDialogProps } from "./alert-dialog.types.ts";

const part = lazyModule(async () => (await import("./alert-dialog-window.tsx")).AlertDialogWindow);

/** A message that must be acknowledged: one text, one `OK`. */
export function AlertDialog(props: AlertDialogProps) {
  // Fetched once the page is idle, so that it is there when it opens.
  const Window = part.useLoaded(props.open || "idle", () => {
    if (!props.open) return;
    // What has failed must be said.
    window.alert(props.message);
    props.onClose();
  });
  return Window && <Window {...props} />;
}
