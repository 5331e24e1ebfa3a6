import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { organizationTexts as texts } from "./organization.texts.ts";
import type { OrganizationActions, OrganizationQuestion } from "./organization.types.ts";

type OrganizationQuestionsProps = {
  question: OrganizationQuestion | null;
  name: string;
  /** Credits are left that go to the owner. */
  hasShared: boolean;
  actions: Pick<OrganizationActions, "onConfirm" | "onCancel">;
};

/** Asks before somebody is removed, becomes the owner or leaves, an invitation is withdrawn, or the organization is deleted. */
export function OrganizationQuestions({
  question,
  name,
  hasShared,
  actions,
}: OrganizationQuestionsProps) {
  // The words stay readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  const { title, message, about, verb } = wordsOf(asked, name, hasShared);
  return (
    <ConfirmDialog
      busy={question?.busy ?? false}
      message={sentenceWith(message, [<bdi key="about">{about}</bdi>])}
      onCancel={actions.onCancel}
      onConfirm={actions.onConfirm}
      open={question !== null}
      title={title}
      verb={verb}
    />
  );
}

function wordsOf(question: OrganizationQuestion | null, name: string, hasShared: boolean) {
  switch (question?.kind) {
    case "remove":
      return {
        title: texts.members.removeTitle,
        message: texts.members.removeMessage,
        about: question.email,
        verb: texts.members.remove,
      };
    case "make-owner":
      return {
        title: texts.members.makeOwnerTitle,
        message: texts.members.makeOwnerMessage,
        about: question.email,
        verb: texts.members.makeOwner,
      };
    case "withdraw":
      return {
        title: texts.invitations.withdrawTitle,
        message: texts.invitations.withdrawMessage,
        about: question.email,
        verb: texts.invitations.withdraw,
      };
    case "leave":
      return {
        title: texts.leave.question,
        message: texts.leave.message,
        about: name,
        verb: texts.leave.verb,
      };
    case "delete":
    case undefined:
      return {
        title: texts.delete.question,
        message: hasShared ? texts.delete.messageShared : texts.delete.message,
        about: name,
        verb: texts.delete.verb,
      };
  }
}
