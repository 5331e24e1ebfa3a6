import type { Connection } from "@switchboard/api-client";
import { testConnection } from "@switchboard/api-client/calls";
import type { ConnectionEditScreenProps } from "@switchboard/ui/screens/connection-edit";
import { useState } from "react";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { momentFor, toHealth } from "./connection-health-view.ts";
import { useNow } from "./use-now.ts";

/**
 * How a connection is doing, as its own page shows it, and its test; undefined where the server does not say, and for a built-in
 * tool, which needs no credentials.
 * @param loaded as the page loaded it; what was told since is newer
 */
export function useConnectionHealth(loaded: Connection): ConnectionEditScreenProps["health"] {
  const { account, api, appInfo, now: clock, paths } = useServices();
  const who = useStore(account.store);
  const info = useStore(appInfo.store);
  const [testing, setTesting] = useState(false);
  const now = useNow(clock, testing);
  const known = who.status === "user" ? who.user.connections : [];
  const connection = known.find(({ id }) => id === loaded.id) ?? loaded;
  const plugins = info.status === "ready" ? info.info.plugins : [];
  const authType = plugins.find(({ name }) => name === connection.connection_type)?.auth_type;
  const told = toHealth(connection, authType, paths);
  if (!told || authType === "system" || !appInfo.has("connection-health")) return undefined;
  const { id } = loaded;
  // Where new credentials are typed on this very page, nothing leads to it.
  const { reconnectHref, ...health } = told;
  const isElsewhere =
    reconnectHref !== undefined && reconnectHref !== paths.connectionReconnect(id);
  const shown = isElsewhere ? { ...health, reconnectHref } : health;
  const test = async () => {
    setTesting(true);
    // A server that cannot be asked leaves what is shown as it is; the next page asks again.
    await api.call(testConnection, { path: { id } }).catch(() => {});
    await account.refresh().catch(() => account.doubt());
    setTesting(false);
  };
  return { health: shown, now: momentFor(now, [connection]), testing, onTest: () => void test() };
}
