import type { Login } from "@switchboard/api-client";
import { endLogin, endOtherLogins, listLogins } from "@switchboard/api-client/calls";
import { AccountScreen, accountTexts as texts } from "@switchboard/ui/screens/account";
import { useLoaderData, useRevalidator } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { useAccountDeletion } from "./use-account-deletion.ts";

type Data = { readonly email: string; readonly logins: readonly Login[] };

async function loader({ api, appInfo, requireUser }: Services): Promise<Data> {
  const { email } = await requireUser(texts.notLoggedIn);
  await appInfo.ensure();
  return { email, logins: await api.call(listLogins) };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Account,
});

function Account() {
  const { api, now, paths } = useServices();
  const { email, logins } = useLoaderData<Data>();
  const { revalidate } = useRevalidator();
  const { actions, ...page } = useActions(
    {
      end: {
        run: ({ id }: { id: string }) => api.call(endLogin, { path: { id } }),
        alert: texts.endFailed,
      },
      endOthers: { run: (_all: object) => api.call(endOtherLogins), alert: texts.endFailed },
    },
    { renew: revalidate },
  );
  const deletion = useAccountDeletion();
  return (
    <>
      <PageTitle heading={texts.title} />
      <AccountScreen
        actions={{
          onEnd: actions.end.run,
          onEndOthers: () => actions.endOthers.ask({}),
          onConfirmEndOthers: actions.endOthers.confirm,
          onCancel: page.cancel,
          onCloseAlert: page.closeAlert,
          ...deletion.actions,
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
                deleting: deletion.question,
                alert: page.alert,
                now: now().toISOString(),
              }
        }
      />
    </>
  );
}
