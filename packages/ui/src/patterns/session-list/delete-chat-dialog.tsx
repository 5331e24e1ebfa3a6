import { useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "../../components/alert-dialog/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";

/** Props of {@link DeleteChatDialog}. */
export interface DeleteChatDialogProps
  extends Omit<
    ConfirmDialogProps,
    "open" | "title" | "message" | "verb" | "tone" | "children" | "onConfirm" | "onCancel"
  > {
  /** The chat to delete; null while closed. */
  session: { id: string; title: string } | null;
  /** The request is in progress. @default false */
  busy?: boolean;
  /** `Cancel` or Escape; not called while busy. */
  onCancel: () => void;
  /** Called with the chat, and whether to skip the confirmation from now on. */
  onConfirm: (confirmed: { id: string; dontAskAgain: boolean }) => void;
}

/** Confirms the deletion of a chat; the confirmation can be turned off. */
export function DeleteChatDialog({
  session,
  busy = false,
  onCancel,
  onConfirm,
  ...rest
}: DeleteChatDialogProps) {
  const words = useWords(sessionListWords);
  const [dontAskAgain, setDontAskAgain] = useState(false);
  const [asked, setAsked] = useState(session);
  // The title stays readable while the dialog fades out, and the checkbox starts unticked each time.
  if (session !== null && session.id !== asked?.id) {
    setAsked(session);
    setDontAskAgain(false);
  }
  return (
    <ConfirmDialog
      {...rest}
      open={session !== null}
      busy={busy}
      title={words.deleteChat}
      message={sentenceWith(words.deleteChatMessage, [<bdi key="title">{asked?.title}</bdi>])}
      verb={words.confirmDelete}
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
        {words.dontAskAgain}
      </Checkbox>
    </ConfirmDialog>
  );
}
