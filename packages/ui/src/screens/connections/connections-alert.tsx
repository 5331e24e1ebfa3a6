import { AlertDialog, ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { connectionsTexts as texts } from "./connections.texts.ts";
import type { ConnectionsActions, ConnectionsReady } from "./connections.types.ts";

type ConnectionsAlertProps = Pick<ConnectionsReady, "alert"> & {
  actions: Pick<ConnectionsActions, "onBeginAgain" | "onCloseAlert">;
};

/** An error that can be closed, or retried if that may help. */
export function ConnectionsAlert({ alert, actions }: ConnectionsAlertProps) {
  const { onBeginAgain, onCloseAlert } = actions;
  const said = { message: alert ?? "", open: alert !== null };
  if (!onBeginAgain) return <AlertDialog {...said} onClose={onCloseAlert} />;
  return (
    <ConfirmDialog
      {...said}
      onCancel={onCloseAlert}
      onConfirm={onBeginAgain}
      title={texts.notConnected}
      tone="neutral"
      verb={texts.beginAgain}
    />
  );
}
