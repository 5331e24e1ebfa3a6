import { createConnection, deleteConnection, testConnection } from "@switchboard/api-client/calls";
import { ConnectionsScreen } from "@switchboard/ui/screens/connections";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import { momentFor, testResult } from "./connection-health-view.ts";
import { type ConnectionsData, loadConnections } from "./connections-loader.ts";
import { builtInConnection, toCatalogue, toConnectionRows } from "./connections-view.ts";
import { PageTitle } from "./page-title.tsx";
import { useNow } from "./use-now.ts";

type Target = { readonly id: string; readonly name: string };

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loadConnections(services, args),
  Component: Connections,
});

function Connections() {
  const { account, api, appInfo, now: clock, paths } = useServices();
  const { plugins, problem, againHref } = useLoaderData<ConnectionsData>();
  const navigate = useNavigate();
  const connections = connectionsOf(useStore(account.store));
  const { actions, ...page } = useActions(
    {
      remove: {
        run: ({ id }: Target) => api.call(deleteConnection, { path: { id } }),
        alert: (message) => `Failed to delete connection: ${message}`,
      },
      enable: {
        run: ({ id }: { id: string }) =>
          api.call(createConnection, { body: { connection_type: id } }),
        alert: (message) => `Failed to enable tool: ${message}`,
      },
      disable: {
        run: ({ id }: Target) => api.call(deleteConnection, { path: { id } }),
        alert: (message) => `Failed to disable tool: ${message}`,
      },
      test: {
        run: async ({ id }: { id: string }, { announce }) =>
          announce(testResult(await api.call(testConnection, { path: { id } }))),
        alert: (message) => `Failed to test connection: ${message}`,
      },
    },
    { renew: account.renew, alert: problem },
  );
  const now = useNow(clock, actions.test.busy.size > 0);
  const reportsHealth = appInfo.has("connection-health");
  return (
    <>
      <PageTitle heading="My Connections" />
      <ConnectionsScreen
        actions={{
          onDelete: ({ id }) =>
            actions.remove.ask({ id, name: connections.find((one) => one.id === id)?.name ?? id }),
          onConfirmDelete: actions.remove.confirm,
          onTest: reportsHealth ? actions.test.run : undefined,
          onEnable: ({ name }) => actions.enable.run({ id: name }),
          onDisable: ({ name: type }) => {
            const connection = builtInConnection(connections, type);
            if (connection) actions.disable.ask({ id: connection.id, name: connection.name });
          },
          onConfirmDisable: actions.disable.confirm,
          onCancel: page.cancel,
          onCloseAlert: () => {
            page.closeAlert();
            // It was read: another visit to the page must not show it again.
            if (problem !== null) void navigate(paths.connections, { replace: true });
          },
          onBeginAgain: againHref === null ? undefined : () => window.location.assign(againHref),
        }}
        paths={paths}
        state={{
          kind: "ready",
          connections: toConnectionRows(connections, plugins, paths, actions.test.busy),
          catalogue: toCatalogue(connections, plugins, actions.enable.busy, paths),
          deleting: actions.remove.question,
          disabling: actions.disable.question,
          alert: page.alert,
          tested: page.announcement,
          now: reportsHealth ? momentFor(now, connections) : undefined,
        }}
      />
    </>
  );
}
