import type { AccountEmail, AccountExport, Login, TwoStep } from "@switchboard/api-client";
import {
  endLogin,
  endOtherLogins,
  getAccountEmail,
  getExport,
  getTwoStep,
  listLogins,
  requestExport,
} from "@switchboard/api-client/calls";
import { AccountScreen, accountTexts as texts } from "@switchboard/ui/screens/account";
import { useEffect } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { toExportState } from "./account-view.ts";
import { useLoginDetails } from "./use-login-details.ts";
import { toTwoStepState, useTwoStep } from "./use-two-step.ts";
import { useAccountDeletion } from "./use-account-deletion.ts";

type Data = {
  readonly email: string;
  readonly logins: readonly Login[];
  /** Null for none; undefined where the server cannot export. */
  readonly exported: AccountExport | null | undefined;
  /** Undefined where the server has none. */
  readonly details: AccountEmail | undefined;
  readonly twoStep: TwoStep | undefined;
};

const EXPORT_POLL_MS = 1000;

async function loader({ api, appInfo, requireUser }: Services): Promise<Data> {
  const { email } = await requireUser(texts.notLoggedIn);
  await appInfo.ensure();
  const [logins, answer, details, twoStep] = await Promise.all([
    api.call(listLogins),
    appInfo.has("account-export") ? api.call(getExport) : undefined,
    appInfo.has("account-email") ? api.call(getAccountEmail) : undefined,
    appInfo.has("two-step") ? api.call(getTwoStep) : undefined,
  ]);
  return { email, logins, exported: answer?.export, details, twoStep };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Account,
});

function Account() {
  const { api, now, paths } = useServices();
  const { email, logins, exported, details: foundDetails, twoStep: found } = useLoaderData<Data>();
  const { revalidate } = useRevalidator();
  const { actions, ...page } = useActions(
    {
      end: {
        run: ({ id }: { id: string }) => api.call(endLogin, { path: { id } }),
        alert: texts.endFailed,
      },
      export: { run: (_all: object) => api.call(requestExport), alert: texts.export.requestFailed },
      endOthers: { run: (_all: object) => api.call(endOtherLogins), alert: texts.endFailed },
    },
    { renew: revalidate },
  );
  // There is no event for it: it takes seconds, and whoever left is told by mail.
  useEffect(() => {
    if (exported?.state !== "preparing") return undefined;
    const timer = setTimeout(() => void revalidate(), EXPORT_POLL_MS);
    return () => clearTimeout(timer);
  }, [exported, revalidate]);
  const deletion = useAccountDeletion();
  const details = useLoginDetails(foundDetails, revalidate);
  const twoStep = useTwoStep(revalidate);
  const twoStepState = toTwoStepState(found);
  return (
    <>
      <PageTitle heading={texts.title} />
      <AccountScreen
        actions={{
          onEnd: actions.end.run,
          onExport: () => actions.export.run({}),
          onEndOthers: () => actions.endOthers.ask({}),
          onConfirmEndOthers: actions.endOthers.confirm,
          onCancel: page.cancel,
          onCloseAlert: () => {
            page.closeAlert();
            details.closeAlert();
          },
          ...deletion.actions,
          details: details.actions,
          twoStep: twoStep.actions,
        }}
        paths={paths}
        state={
          deletion.isDone
            ? { kind: "deleted" }
            : {
                kind: "ready",
                email,
                logins: logins.map((login) => ({
                  id: login.id,
                  browser: login.browser,
                  system: login.system,
                  createdAt: login.created_at,
                  lastSeenAt: login.last_seen_at,
                  isCurrent: login.is_current,
                  busy: actions.end.busy.has(login.id),
                })),
                ending: actions.endOthers.question,
                details: details.state,
                twoStep: twoStepState && { ...twoStepState, question: twoStep.question },
                exported:
                  exported === undefined
                    ? undefined
                    : {
                        ...toExportState(exported, paths.accountExport),
                        requesting: actions.export.status === "running",
                      },
                deleting: deletion.question,
                alert: page.alert ?? details.alert,
                now: now().toISOString(),
              }
        }
      />
    </>
  );
}
