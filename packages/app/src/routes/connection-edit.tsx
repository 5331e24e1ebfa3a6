import { ApiError, type ConnectionDetail } from "@switchboard/api-client";
import { getConnection, updateConnection } from "@switchboard/api-client/calls";
import {
  ConnectionEditScreen,
  type ConnectionEditState,
} from "@switchboard/ui/screens/connection-edit";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { chatTexts } from "../chat/chat-texts.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { toSettingMap } from "./connection-add-view.ts";
import { toEditedConnection } from "./connection-edit-view.ts";
import { useConnectionHealth } from "./use-connection-health.ts";
import { PageTitle } from "./page-title.tsx";

const notFound = "Connection not found or you do not have permission to view it.";

async function loader(
  { api, appInfo, requireUser, watch }: Services,
  { params }: LoaderFunctionArgs,
): Promise<ConnectionDetail> {
  await requireUser(chatTexts.notLoggedIn);
  await appInfo.ensure();
  watch.begin();
  try {
    return await api.call(getConnection, { path: { id: params.connectionId ?? "" } });
  } catch (error) {
    throw new Error(notFound, { cause: error });
  }
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: ConnectionEdit,
});

function ConnectionEdit() {
  const detail = useLoaderData<ConnectionDetail>();
  // Another connection under the same route must not take over what was typed for this one.
  return <EditConnection detail={detail} key={detail.connection.id} />;
}

function EditConnection({ detail }: { detail: ConnectionDetail }) {
  const { account, api, paths } = useServices();
  const health = useConnectionHealth(detail.connection);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const connection = toEditedConnection(detail, paths);
  const [state, setState] = useState<ConnectionEditState>({ kind: "ready", connection });
  return (
    <>
      <PageTitle heading="Edit Connection" />
      <ConnectionEditScreen
        {...(health && { health })}
        reconnecting={search.has("reconnect")}
        onSave={async ({ name, configuration, credentials, ...change }) => {
          setState({ kind: "saving", connection });
          try {
            await api.call(updateConnection, {
              path: { id: connection.id },
              body: {
                ...{ name, credentials, configuration: toSettingMap(configuration) },
                enabled_methods: change.enabledMethods,
                hitl_methods: change.hitlMethods,
                field_mappings: change.fieldMappings,
              },
            });
          } catch (error) {
            const message = (error instanceof ApiError && error.detail) || chatTexts.unknownError;
            setState({ kind: "failed", connection, message });
            return;
          }
          await account.renew();
          await navigate(paths.connections);
        }}
        paths={paths}
        state={state}
      />
    </>
  );
}
