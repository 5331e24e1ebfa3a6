import { resendEmailConfirmation } from "@switchboard/api-client/calls";
import { ConfirmEmailBanner } from "@switchboard/ui/patterns/shell";
import { useEffect } from "react";
import { useActions } from "../actions/use-actions.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";

/** Asks a user above every page to confirm their email, until they have. */
export function ConfirmEmail() {
  const { account, api } = useServices();
  const who = useStore(account.store);
  const email = who.status === "user" && who.user.email_confirmed === false ? who.user.email : null;
  const { actions } = useActions({
    resend: { run: (_all: object) => api.call(resendEmailConfirmation) },
  });
  // The link opens in another window: back here, it may have been followed.
  useEffect(() => {
    if (email === null) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void account.renew();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [account, email]);
  if (email === null) return null;
  const { status, failure, run } = actions.resend;
  const resending = status === "running" ? "sending" : status === "done" ? "sent" : "idle";
  return (
    <ConfirmEmailBanner
      email={email}
      failure={failure}
      onResend={() => run({})}
      resending={resending}
    />
  );
}
