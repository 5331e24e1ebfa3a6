import { ArrowUpRight, KeyRound } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { apiKeysTexts as texts } from "./api-keys.texts.ts";
import type { ApiKeysActions, ApiKeysReady, ApiKeysState } from "./api-keys.types.ts";
import { CreatedKey } from "./created-key.tsx";
import { FirstCall } from "../first-call.tsx";
import { KeyForm } from "./key-form.tsx";
import { KeyTable } from "./key-table.tsx";

/** Props of {@link ApiKeysScreen}. */
export interface ApiKeysScreenProps {
  state: ApiKeysState;
  actions: ApiKeysActions;
  paths: Pick<ShellPaths, "apiDocs">;
}

/** The keys with which programs act for the user. */
export function ApiKeysScreen({ state, actions, paths }: ApiKeysScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { created, failure } = state;
  return (
    <Page>
      <PageHeader
        actions={
          <LinkButton href={paths.apiDocs} iconEnd={ArrowUpRight} target="_blank">
            {texts.docs}
          </LinkButton>
        }
        className="mb-6"
        description={texts.intro}
        title={texts.title}
      />
      {created !== null && (
        <CreatedKey created={created} key={created.id} onHide={actions.onHide} />
      )}
      <KeyForm
        canLimit={state.canLimit}
        key={created?.id}
        onCreate={actions.onCreate}
        save={state.save}
      />
      {failure !== null && (
        <Notice className="mb-3" tone="danger">
          {failure}
        </Notice>
      )}
      <KeyTable
        created={created?.id ?? null}
        icon={KeyRound}
        keys={state.keys}
        now={state.now}
        onRevoke={actions.onRevoke}
      />
      <FirstCall className="mt-8" runUrl={state.runUrl} />
      <RevokeQuestion actions={actions} question={state.revoking} />
    </Page>
  );
}

type RevokeQuestionProps = { question: ApiKeysReady["revoking"]; actions: ApiKeysActions };

function RevokeQuestion({ question, actions }: RevokeQuestionProps) {
  // The name stays readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  return (
    <ConfirmDialog
      busy={question?.busy ?? false}
      message={
        <>
          {texts.revokeMessage}{" "}
          {sentenceWith(texts.revokeName, [<bdi key="name">{asked?.name}</bdi>])}
        </>
      }
      onCancel={actions.onCancel}
      onConfirm={actions.onConfirmRevoke}
      open={question !== null}
      title={texts.revokeTitle}
      verb={texts.revoke}
    />
  );
}
