import type { AccountEmail } from "@switchboard/api-client";
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  resendEmailConfirmation,
} from "@switchboard/api-client/calls";
import {
  accountTexts,
  type LoginDetailsQuestion,
  type LoginDetailsState,
} from "@switchboard/ui/screens/account";
import { useState } from "react";
import { saveStateOf } from "../actions/save-state-of.ts";
import { useActions } from "../actions/use-actions.ts";
import { useServices } from "../services-context.tsx";

const texts = accountTexts.details;

type What = LoginDetailsQuestion["what"];

/** What changes the email and the password that the user logs in with. @param renew loads the email again */
export function useLoginDetails(found: AccountEmail | undefined, renew: () => Promise<void>) {
  const { api } = useServices();
  const [asked, setAsked] = useState<What | null>(null);
  const [isTried, setTried] = useState(false);
  const [done, setDone] = useState<LoginDetailsState["done"]>(null);
  const { actions, alert, closeAlert } = useActions(
    {
      resend: {
        run: async (_all: object) => {
          await api.call(resendEmailConfirmation);
          setDone("resent");
        },
        alert: texts.resendFailed,
      },
      email: {
        run: async (body: { email: string; password: string }) => {
          await api.call(changeEmail, { body });
          setAsked(null);
        },
      },
      password: {
        run: async ({ current, wanted }: { current: string; wanted: string }) => {
          await api.call(changePassword, {
            body: { current_password: current, new_password: wanted },
          });
          setAsked(null);
          setDone("password");
        },
      },
      keep: { run: (_all: object) => api.call(cancelEmailChange), alert: texts.failed },
    },
    { renew },
  );
  const trying = <Typed>(run: (typed: Typed) => void) => {
    return (typed: Typed) => {
      setTried(true);
      run(typed);
    };
  };
  return {
    alert,
    closeAlert,
    state: found?.is_changeable
      ? {
          email: found.email,
          isConfirmed: found.is_confirmed,
          resending: actions.resend.status === "running",
          pending: found.pending && {
            email: found.pending.email,
            waitsForCurrent: found.pending.waits_for_current,
            waitsForNew: found.pending.waits_for_new,
            cancelling: actions.keep.status === "running",
          },
          done,
          question: asked && {
            what: asked,
            save: isTried ? saveStateOf(actions[asked]) : ({ kind: "idle" } as const),
          },
        }
      : undefined,
    actions: {
      onResend: () => actions.resend.run({}),
      onAsk: ({ what }: { what: What }) => {
        setTried(false);
        setDone(null);
        setAsked(what);
      },
      onChangeEmail: trying(actions.email.run),
      onChangePassword: trying(actions.password.run),
      onKeepEmail: () => actions.keep.run({}),
      onClose: () => setAsked(null),
    },
  };
}
