import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { Notice } from "../../components/notice/index.ts";
import { accountTexts } from "./account.texts.ts";
import type { LoginDetailsActions, LoginDetailsState } from "./account.types.ts";
import { LoginDetailsDialog } from "./login-details-dialog.tsx";

const texts = accountTexts.details;

interface LoginDetailsProps {
  details: LoginDetailsState;
  actions: LoginDetailsActions;
}

/** The email and the password that the user logs in with, and what changes them. */
export function LoginDetails({ details, actions }: LoginDetailsProps) {
  const { email, isConfirmed, pending, resending, done } = details;
  return (
    <section aria-labelledby="account-details" className="mt-10 grid gap-3 border-t pt-6">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
          <h2 className="font-semibold text-16" id="account-details">
            {texts.heading}
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-13 text-muted">
            <bdi className="wrap-anywhere">{email}</bdi>
            <Badge tone={isConfirmed ? "success" : "warning"}>
              {isConfirmed ? texts.confirmed : texts.unconfirmed}
            </Badge>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!isConfirmed && (
            <Button aria-label={texts.resendNamed} loading={resending} onClick={actions.onResend}>
              {texts.resend}
            </Button>
          )}
          <Button onClick={() => actions.onAsk({ what: "email" })}>{texts.changeEmail}</Button>
          <Button onClick={() => actions.onAsk({ what: "password" })}>
            {texts.changePassword}
          </Button>
        </div>
      </div>
      {done !== null && <Notice tone="success">{texts.done[done]}</Notice>}
      {pending && (
        <Notice
          action={
            <Button loading={pending.cancelling} onClick={actions.onKeepEmail} size="sm">
              {texts.keep}
            </Button>
          }
          title={sentenceWith(texts.pending, [<bdi key="new">{pending.email}</bdi>])}
          tone="info"
        >
          {texts.waiting(
            [
              ...(pending.waitsForCurrent ? [email] : []),
              ...(pending.waitsForNew ? [pending.email] : []),
            ].join(texts.and),
          )}
        </Notice>
      )}
      <LoginDetailsDialog actions={actions} isConfirmed={isConfirmed} question={details.question} />
    </section>
  );
}
