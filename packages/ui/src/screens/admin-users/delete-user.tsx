import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { adminUsersTexts as texts } from "./admin-users.texts.ts";
import type { DeletingUser, UserBelongings } from "./admin-users.types.ts";

type DeleteUserProps = {
  question: DeletingUser | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a user is deleted, and says what goes with them. */
export function DeleteUser({ question, onConfirm, onCancel }: DeleteUserProps) {
  // The words stay readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  return (
    <ConfirmDialog
      busy={question?.busy ?? false}
      message={
        <>
          {sentenceWith(texts.deleteMessage, [<bdi key="email">{asked?.email}</bdi>])}
          {asked?.belongings && <Consequences {...asked.belongings} />}
        </>
      }
      onCancel={onCancel}
      onConfirm={onConfirm}
      open={question !== null}
      title={texts.deleteTitle}
      verb={texts.delete}
    />
  );
}

function Consequences(belongings: UserBelongings) {
  const { connections, chats, files, runs, organizationsDeleted, organizationsPassedOn } =
    belongings;
  const { counts } = texts;
  const gone = [
    ...(connections > 0 ? [counts.connections(connections)] : []),
    ...(chats > 0 ? [counts.chats(chats)] : []),
    ...(files > 0 ? [counts.files(files)] : []),
    ...organizationsDeleted.map(counts.organization),
  ];
  return (
    <>
      <Facts facts={gone} heading={texts.deletes} />
      <Facts facts={organizationsPassedOn.map(counts.organization)} heading={texts.passesOn} />
      {runs > 0 && <span className="mt-3 block">{texts.stops(runs)}.</span>}
    </>
  );
}

/** In the paragraph of the dialog's description, where no list may stand. */
function Facts({ heading, facts }: { heading: string; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <span className="mt-3 block">
      {heading}
      {facts.map((fact) => (
        <span className="block ps-3 wrap-anywhere" key={fact}>
          {fact}
        </span>
      ))}
    </span>
  );
}
