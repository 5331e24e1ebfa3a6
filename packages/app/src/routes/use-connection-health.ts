import type { Connection } from "@switchboard/api-client";
import { testConnection } from "@switchboard/api-client/calls";
import type { ConnectionEditScreenProps } from "@switchboard/ui/screens/connection-edit";
import { useActions } from "../actions/use-actions.ts";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import { momentFor, toHealth } from "./connection-health-view.ts";
import { useNow } from "./use-now.ts";

/**
 * The health of a connection on its own page, with its test. Undefined where the server does not report it, and for a built-in tool,
 * which needs no credentials.
 * @param loaded as the page loaded it; the account may have a newer one
 */
export function useConnectionHealth(loaded: Connection): ConnectionEditScreenProps["health"] {
  const { account, api, appInfo, now: clock, paths } = useServices();
  const { id } = loaded;
  const { test } = useActions(
    { test: { run: (path: { id: string }) => api.call(testConnection, { path }) } },
    { renew: account.renew },
  ).actions;
  const testing = test.status === "running";
  const now = useNow(clock, testing);
  const connection = connectionsOf(useStore(account.store)).find((one) => one.id === id) ?? loaded;
  const info = useStore(appInfo.store);
  const plugins = info.status === "ready" ? info.info.plugins : [];
  const authType = plugins.find(({ name }) => name === connection.connection_type)?.auth_type;
  const known = toHealth(connection, authType, paths);
  if (!known || authType === "system" || !appInfo.has("connection-health")) return undefined;
  // The link to where new credentials are typed would lead to this very page.
  const { reconnectHref, ...health } = known;
  const shown = reconnectHref === paths.connectionReconnect(id) ? health : known;
  return {
    health: shown,
    now: momentFor(now, [connection]),
    testing,
    // A test that could not be made leaves the status as it is.
    onTest: () => test.run({ id }),
  };
}
