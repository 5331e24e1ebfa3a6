import { ApiError, type ConnectionDetail } from "@switchboard/api-client";
import { getConnection, revokeGrant, updateConnection } from "@switchboard/api-client/calls";
import { ConnectionEditScreen, loadFieldChoice } from "@switchboard/ui/screens/connection-edit";
import { useState } from "react";
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { chatTexts } from "../chat/chat-texts.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { toSettingMap } from "./connection-add-view.ts";
import { toEditedConnection } from "./connection-edit-view.ts";
import { useConnectionHealth } from "./use-connection-health.ts";
import { useFields } from "./use-fields.ts";
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
    const detail = await api.call(getConnection, { path: { id: params.connectionId ?? "" } });
    // Without it ids are typed.
    if (detail.manifest.lists_fields) await loadFieldChoice().catch(() => {});
    return detail;
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

/** How the last save goes. */
type Saving = { kind: "ready" | "saving" } | { kind: "failed"; message: string };

function EditConnection({ detail }: { detail: ConnectionDetail }) {
  const { account, api, appInfo, paths } = useServices();
  const { revalidate } = useRevalidator();
  const health = useConnectionHealth(detail.connection);
  const fields = useFields(detail);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const connection = toEditedConnection(detail, paths);
  const [saving, setSaving] = useState<Saving>({ kind: "ready" });
  const fail = (error: unknown) => {
    const message = (error instanceof ApiError && error.detail) || chatTexts.unknownError;
    setSaving({ kind: "failed", message });
  };
  const revoke = async ({ tool }: { tool: string }) => {
    try {
      await api.call(revokeGrant, { path: { id: connection.id, method: tool } });
      await revalidate();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <>
      <PageTitle heading="Edit Connection" />
      <ConnectionEditScreen
        {...(health && { health })}
        {...(fields && { fields })}
        reconnecting={search.has("reconnect")}
        onSave={async ({ name, configuration, credentials, version, ...change }) => {
          setSaving({ kind: "saving" });
          try {
            await api.call(updateConnection, {
              path: { id: connection.id },
              body: {
                ...{ name, credentials, configuration: toSettingMap(configuration) },
                enabled_methods: change.enabledMethods,
                hitl_methods: change.hitlMethods,
                field_mappings: change.fieldMappings,
                ...(version !== undefined && { version }),
              },
            });
          } catch (error) {
            fail(error);
            // Others may have changed it: what is stored now is shown beside what was typed.
            if (error instanceof ApiError && error.status === 409) await revalidate();
            return;
          }
          await account.renew();
          await navigate(paths.connections);
        }}
        {...(appInfo.has("grants") && { onRevoke: (of) => void revoke(of) })}
        paths={paths}
        state={{ ...saving, connection }}
      />
    </>
  );
}
