import { useLabels } from "../../components/labels/index.ts";
import { KeysDialog, type KeysDialogProps } from "./keys-dialog.tsx";
import { helpLines } from "./keys.logic.ts";

/** The shortcuts of the list. */
export function ListKeysDialog(props: Omit<KeysDialogProps, "lines">) {
  const labels = useLabels();
  const lines = helpLines().map(({ command, presses }) => ({
    name: labels.shortcuts[command],
    presses,
  }));
  return <KeysDialog lines={lines} {...props} />;
}
