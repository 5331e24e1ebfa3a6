import { ApiError, type ConnectionDetail } from "@switchboard/api-client";
import { getConnection, revokeGrant, updateConnection } from "@switchboard/api-client/calls";
import {
  type ConnectionChange,
  ConnectionEditScreen,
  loadFieldChoice,
} from "@switchboard/ui/screens/connection-edit";
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { savingOf, useActions } from "../actions/use-actions.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { NotFound } from "../not-found.ts";
import { beginWatch } from "../load-chat-services.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { toConnectionUpdate, toEditedConnection } from "./connection-edit-view.ts";
import { PageTitle } from "./page-title.tsx";
import { useConnectionHealth } from "./use-connection-health.ts";
import { useFields } from "./use-fields.ts";

const missing = "Connection not found or you do not have permission to view it.";

async function loader(
  services: Services,
  { params }: LoaderFunctionArgs,
): Promise<ConnectionDetail> {
  const { api, appInfo, requireUser } = services;
  await requireUser(chatTexts.notLoggedIn);
  await appInfo.ensure();
  beginWatch(services);
  try {
    const detail = await api.call(getConnection, { path: { id: params.connectionId ?? "" } });
    // Without the picker, ids are typed.
    if (detail.manifest.lists_fields) await loadFieldChoice().catch(() => {});
    return detail;
  } catch (error) {
    const isOther = error instanceof ApiError && error.status !== 403 && error.status !== 404;
    throw isOther ? error : new NotFound("connection", missing, error);
  }
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: ConnectionEdit,
});

function ConnectionEdit() {
  const detail = useLoaderData<ConnectionDetail>();
  // Another connection of the same route must not inherit what was typed for this one.
  return <EditConnection detail={detail} key={detail.connection.id} />;
}

function EditConnection({ detail }: { detail: ConnectionDetail }) {
  const { account, api, appInfo, paths } = useServices();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const fields = useFields(detail);
  const health = useConnectionHealth(detail.connection);
  const path = { id: detail.connection.id };
  const { save, revoke } = useActions({
    save: {
      run: async (change: ConnectionChange) => {
        try {
          await api.call(updateConnection, { path, body: toConnectionUpdate(change) });
        } catch (error) {
          // Someone else has changed it: what is stored now is shown beside what was typed.
          if (error instanceof ApiError && error.status === 409) await revalidate();
          throw error;
        }
        await account.renew();
      },
      done: () => navigate(paths.connections),
    },
    revoke: {
      run: async ({ id: method }: { id: string }) => {
        await api.call(revokeGrant, { path: { ...path, method } });
        await revalidate();
      },
    },
  }).actions;
  return (
    <>
      <PageTitle heading="Edit Connection" />
      <ConnectionEditScreen
        fields={fields}
        health={health}
        onRevoke={appInfo.has("grants") ? ({ tool }) => revoke.run({ id: tool }) : undefined}
        onSave={save.run}
        paths={paths}
        reconnecting={search.has("reconnect")}
        state={{
          ...savingOf({ ...save, failure: save.failure ?? revoke.failure }),
          connection: toEditedConnection(detail, paths),
        }}
      />
    </>
  );
}
