import { useState } from "react";
import { AlertDialog, ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { InboxDeletion } from "./inbox.types.ts";

type QuestionsProps = {
  deleting: InboxDeletion | null;
  restorable: boolean;
  alert: string | null;
  onConfirm: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;
};

/** Asks before something is deleted, and says what failed. */
export function InboxQuestions({
  deleting,
  restorable,
  alert,
  onConfirm,
  onCancel,
  onCloseAlert,
}: QuestionsProps) {
  // What is asked about stays readable while the dialog fades out.
  const [asked, setAsked] = useState(deleting);
  if (deleting !== null && deleting !== asked) setAsked(deleting);
  const { count, title, mail } = asked ?? { count: 0, title: null, mail: false };
  return (
    <>
      <ConfirmDialog
        open={deleting !== null}
        busy={deleting?.busy ?? false}
        title={texts.deleteTitle(count, mail)}
        message={
          <>
            {title === null
              ? texts.deleteMany(count)
              : sentenceWith(texts.deleteOne, [<bdi key="title">{title}</bdi>])}{" "}
            {mail && (title === null ? texts.deleteMails : texts.deleteMail)}{" "}
            {restorable ? texts.restorable : texts.final}
          </>
        }
        verb={texts.delete}
        onConfirm={() => onConfirm()}
        onCancel={onCancel}
      />
      <AlertDialog open={alert !== null} message={alert ?? ""} onClose={onCloseAlert} />
    </>
  );
}
