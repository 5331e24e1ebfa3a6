import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";

/** Props of {@link DeleteChatDialog}. */
export interface DeleteChatDialogProps {
  /** The chat to delete; null while nothing is asked. */
  session: { id: string; title: string } | null;
  /** The request runs. @default false */
  busy?: boolean;
  onCancel: () => void;
  onConfirm: (confirmed: { id: string; dontAskAgain: boolean }) => void;
}

/** Asks before a chat is deleted, and may be told never to ask again. */
export function DeleteChatDialog({
  session,
  busy = false,
  onCancel,
  onConfirm,
}: DeleteChatDialogProps) {
  const [dontAskAgain, setDontAskAgain] = useState(false);
  const [asked, setAsked] = useState(session);
  // The title stays readable while the dialog fades out, and each question begins with an unticked box.
  if (session !== null && session.id !== asked?.id) {
    setAsked(session);
    setDontAskAgain(false);
  }
  return (
    <ConfirmDialog
      open={session !== null}
      busy={busy}
      title="Delete Chat?"
      message={
        <>
          “<bdi>{asked?.title}</bdi>” and its messages are removed for good.
        </>
      }
      verb="Confirm Delete"
      onCancel={onCancel}
      onConfirm={() => {
        if (session) onConfirm({ id: session.id, dontAskAgain });
      }}
    >
      <Checkbox
        checked={dontAskAgain}
        disabled={busy}
        onCheckedChange={(checked) => setDontAskAgain(checked === true)}
      >
        Don't ask me again
      </Checkbox>
    </ConfirmDialog>
  );
}
