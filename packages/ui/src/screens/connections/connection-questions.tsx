import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { connectionsTexts as texts } from "./connections.texts.ts";
import type { ConnectionsActions, Question } from "./connections.types.ts";

type QuestionsProps = {
  deleting: Question | null;
  disabling: Question | null;
  actions: Pick<ConnectionsActions, "onCancel" | "onConfirmDelete" | "onConfirmDisable">;
};

/** Confirms deleting a connection or disabling a built-in tool. */
export function ConnectionQuestions({ deleting, disabling, actions }: QuestionsProps) {
  return (
    <>
      <Ask
        message={texts.deleteMessage}
        onCancel={actions.onCancel}
        onConfirm={actions.onConfirmDelete}
        question={deleting}
        title={texts.deleteTitle}
        verb={texts.delete}
      />
      <Ask
        message={texts.disableMessage}
        onCancel={actions.onCancel}
        onConfirm={actions.onConfirmDisable}
        question={disabling}
        title={texts.disableTitle}
        verb={texts.disable}
      />
    </>
  );
}

type AskProps = {
  question: Question | null;
  title: string;
  message: (name: string) => string;
  verb: string;
  onConfirm: () => void;
  onCancel: () => void;
};

function Ask({ question, message, ...rest }: AskProps) {
  // The name stays readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  return (
    <ConfirmDialog
      {...rest}
      busy={question?.busy ?? false}
      message={sentenceWith(message, [<bdi key="name">{asked?.name}</bdi>])}
      open={question !== null}
    />
  );
}
