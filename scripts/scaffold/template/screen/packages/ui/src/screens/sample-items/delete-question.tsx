import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { sampleItemsTexts as texts } from "./sample-items.texts.ts";
import type { Question } from "./sample-items.types.ts";

interface DeleteQuestionProps {
  question: Question | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms deleting a sample item. */
export function DeleteQuestion({ question, ...rest }: DeleteQuestionProps) {
  // The name stays readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  return (
    <ConfirmDialog
      {...rest}
      busy={question?.busy ?? false}
      message={sentenceWith(texts.deleteMessage, [<bdi key="name">{asked?.name}</bdi>])}
      open={question !== null}
      title={texts.deleteTitle}
      verb={texts.delete}
    />
  );
}
