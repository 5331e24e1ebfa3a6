import type { ServerHealth } from "@switchboard/api-client";
import { discardDeadWork, getHealth, retryDeadWork } from "@switchboard/api-client/calls";
import {
  AdminHealthScreen,
  adminHealthTexts as texts,
  type DeadWorkRow,
} from "@switchboard/ui/screens/admin-health";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { adminPages } from "../admin/admin-pages.ts";
import { toHealth } from "../admin/health-view.ts";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { useRefreshed } from "./use-refreshed.ts";

type Work = Pick<DeadWorkRow, "id" | "kind" | "name">;

async function loader({ api, appInfo, requireUser }: Services): Promise<ServerHealth> {
  await requireUser("You must be logged in to see the health of the server.");
  await appInfo.ensure();
  return api.call(getHealth);
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: AdminHealth,
});

const pathOf = ({ id, kind }: Work) => ({
  id,
  kind: kind === "job" ? ("job" as const) : ("message" as const),
});
const failed = (error: unknown) => detailOf(error, texts.failedAction);

function AdminHealth() {
  const services = useServices();
  const { api, paths } = services;
  const [health, setHealth] = useState(useLoaderData<ServerHealth>());
  const [isStale, setStale] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const refresh = async () => {
    try {
      setHealth(await api.call(getHealth));
      setStale(false);
    } catch {
      setStale(true);
    }
  };
  useRefreshed(refresh);
  const { actions, cancel } = useActions(
    {
      retry: {
        run: async (work: Work) => {
          setSaid(null);
          await api.call(retryDeadWork, { path: pathOf(work) });
          setSaid(texts.retried(texts.nameOf(work.name)));
        },
        failed,
      },
      discard: {
        run: async (work: Work) => {
          setSaid(null);
          await api.call(discardDeadWork, { path: pathOf(work) });
          setSaid(texts.discarded(texts.nameOf(work.name)));
        },
        failed,
      },
    },
    { renew: refresh },
  );
  const failure = actions.retry.failure ?? actions.discard.failure;
  return (
    <>
      <PageTitle heading={texts.title} />
      <AdminHealthScreen
        actions={{
          onRetry: actions.retry.run,
          onDiscard: actions.discard.ask,
          onConfirm: actions.discard.confirm,
          onCancel: cancel,
        }}
        pages={adminPages(services, paths.adminHealth)}
        state={{
          ...toHealth(health, actions.retry.busy),
          stale: isStale,
          discarding: actions.discard.question,
          alert:
            failure !== null
              ? { tone: "danger", text: failure }
              : said === null
                ? null
                : { tone: "success", text: said },
        }}
      />
    </>
  );
}
