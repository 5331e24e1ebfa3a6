import { lazyModule } from "../../internal/lazy-module.ts";
import { NO_BUTTON, useLoadCancel } from "../../internal/use-load-cancel.ts";
import { useWords } from "../labels/use-words.ts";
import { latePartWords } from "../labels/words/late-part-words.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.types.ts";

const part = lazyModule(
  async () => (await import("./confirm-dialog-window.tsx")).ConfirmDialogWindow,
);

/** Confirms an action: `Cancel` has the initial focus, the other button is labelled with the verb. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Fetched once the page is idle, so that it is there when it opens.
  const words = useWords(latePartWords);
  const Window = part.useLoaded(props.open || "idle", () => {
    if (!props.open) return;
    window.alert(words.loadFailed);
    props.onCancel();
  });
  useLoadCancel(props.open && Window === null, NO_BUTTON, props.onCancel);
  return Window && <Window {...props} />;
}
