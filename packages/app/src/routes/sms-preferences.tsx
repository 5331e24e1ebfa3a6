import type { NotificationSettings, User } from "@switchboard/api-client";
import {
  completePhoneVerification,
  getNotificationSettings,
  startPhoneVerification,
  updateNotificationSettings,
  updateSmsSettings,
} from "@switchboard/api-client/calls";
import {
  type EmailChoice,
  type EmailSettings,
  SmsPreferencesScreen,
  type SmsPreferencesState,
  smsPreferencesTexts as texts,
} from "@switchboard/ui/screens/sms-preferences";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { type BoundAction, useActions } from "../actions/use-actions.ts";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { PageTitle } from "./page-title.tsx";

const notLoggedIn = "You must be logged in to view your connections.";

/** What the page begins with. */
type Data = {
  readonly user: User;
  /** Null where the server has no such settings. */
  readonly emails: NotificationSettings | null;
};

async function loader({ api, appInfo, requireUser }: Services): Promise<Data> {
  const user = await requireUser(notLoggedIn);
  await appInfo.ensure();
  const has = appInfo.has("notification-settings");
  return { user, emails: has ? await api.call(getNotificationSettings) : null };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: SmsPreferences,
});

/** Where the person is on the way to a verified number. */
type Step =
  | { readonly kind: "number"; readonly number: string }
  | { readonly kind: "code"; readonly number: string }
  | { readonly kind: "verified"; readonly just: boolean };

function SmsPreferences() {
  const { account, api } = useServices();
  const loaded = useLoaderData<Data>();
  const [emails, setEmails] = useState(loaded.emails);
  const known = useStore(account.store);
  const user = known.status === "user" ? known.user : loaded.user;
  const [step, setStep] = useState<Step>(() =>
    user.phone_number_verified
      ? { kind: "verified", just: false }
      : { kind: "number", number: user.phone_number ?? "" },
  );
  const { send, verify, save, saveEmails } = useActions({
    send: {
      run: async ({ number }: { number: string }) => {
        // A failure shows the number as it was typed.
        setStep((at) => (at.kind === "code" ? at : { kind: "number", number }));
        await api.call(startPhoneVerification, { body: { phone_number: number } });
        setStep({ kind: "code", number });
      },
      failed: (error) => detailOf(error, "Failed to send code."),
    },
    verify: {
      run: async ({ code }: { code: string }) => {
        await api.call(completePhoneVerification, { body: { verification_code: code } });
        await account.renew();
        setStep({ kind: "verified", just: true });
      },
      failed: (error) => detailOf(error, "Invalid or expired code."),
    },
    save: {
      run: async ({ optIn }: { optIn: boolean }) => {
        await api.call(updateSmsSettings, { body: { sms_opt_in: optIn } });
        await account.renew();
      },
    },
    saveEmails: {
      run: async (choice: EmailChoice) =>
        setEmails(await api.call(updateNotificationSettings, { body: choice })),
    },
  }).actions;

  return (
    <>
      <PageTitle heading={texts.title} />
      <SmsPreferencesScreen
        actions={{
          onSendCode: send.run,
          onVerify: verify.run,
          onChangeNumber: () => setStep({ kind: "number", number: "" }),
          onSaveOptIn: save.run,
          onSaveEmail: saveEmails.run,
        }}
        email={emails ? emailOf(emails, savingOf(saveEmails)) : undefined}
        state={stateOf(step, user, { send, verify, save })}
      />
    </>
  );
}

type Actions = Readonly<
  Record<"send" | "verify" | "save", Pick<BoundAction<unknown>, "status" | "failure">>
>;

/** What the page shows at a step. */
function stateOf(step: Step, user: User, { send, verify, save }: Actions): SmsPreferencesState {
  if (step.kind === "verified") {
    return {
      kind: "verified",
      number: user.phone_number ?? "",
      just: step.just,
      optIn: { value: user.sms_opt_in, save: savingOf(save) },
    };
  }
  const { number } = step;
  if (send.status === "running") return { kind: "sending", number };
  if (step.kind === "number") return { kind: "unverified", number, failure: send.failure };
  if (verify.status === "running") return { kind: "verifying", number };
  return { kind: "code-sent", number, failure: verify.failure, resendFailure: send.failure };
}

const emailOf = (
  { confirm_url: confirmHref, connections, digest }: NotificationSettings,
  save: Saving,
): EmailSettings => ({
  value: { connections, digest },
  confirmHref,
  save,
});

type Saving = Extract<SmsPreferencesState, { kind: "verified" }>["optIn"]["save"];

function savingOf({ status, failure }: Pick<BoundAction<unknown>, "status" | "failure">): Saving {
  if (failure !== null) return { kind: "failed", message: failure };
  if (status === "running") return { kind: "saving" };
  return { kind: status === "done" ? "saved" : "idle" };
}
