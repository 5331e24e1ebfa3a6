import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { connectionEditTexts as texts } from "./connection-edit.texts.ts";

type RevokeQuestionProps = {
  /** The tool that should ask again; null closes the dialog. */
  tool: string | null;
  onConfirm: (tool: string) => void;
  onCancel: () => void;
};

/** Confirms revoking a permission to run without asking. */
export function RevokeQuestion({ tool, onConfirm, onCancel }: RevokeQuestionProps) {
  // The name stays readable while the dialog fades out.
  const [asked, setAsked] = useState(tool);
  if (tool !== null && tool !== asked) setAsked(tool);
  return (
    <ConfirmDialog
      message={sentenceWith(texts.revokeMessage, [<bdi key="tool">{asked}</bdi>])}
      onCancel={onCancel}
      onConfirm={() => tool !== null && onConfirm(tool)}
      open={tool !== null}
      title={texts.revokeTitle}
      verb={texts.revoke}
    />
  );
}
