import type { PluginSummary } from "@switchboard/api-client";
import { createConnection, deleteConnection } from "@switchboard/api-client/calls";
import { ConnectionsScreen, type Question } from "@switchboard/ui/screens/connections";
import { useState } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { toCatalogue, toConnectionRows } from "./connections-view.ts";
import { PageTitle } from "./page-title.tsx";

/** Why a tool that somebody began to add is not there, as the server says it in the address that it sends the browser to. */
const problems = new Map([
  ["denied", "The authorization was not given, so the tool was not added."],
  ["expired", "This authorization has expired or was used already. Please add the tool again."],
  ["failed", "The tool could not be added: its server or its login service did not accept us."],
]);

const texts = {
  notLoggedIn: "You must be logged in to view your connections.",
  deleteFailed: (message: string) => `Failed to delete connection: ${message}`,
  enableFailed: (message: string) => `Failed to enable tool: ${message}`,
  disableFailed: (message: string) => `Failed to disable tool: ${message}`,
};

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message !== "" ? error.message : "Unknown error";

async function loader({ appInfo, requireUser }: Services): Promise<readonly PluginSummary[]> {
  await requireUser(texts.notLoggedIn);
  return (await appInfo.require()).plugins;
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Connections,
});

function Connections() {
  const { account, api, paths } = useServices();
  const plugins = useLoaderData<readonly PluginSummary[]>();
  const who = useStore(account.store);
  const connections = who.status === "user" ? who.user.connections : [];
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<Question | null>(null);
  const [disabling, setDisabling] = useState<Question | null>(null);
  const [search, setSearch] = useSearchParams();
  const [alert, setAlert] = useState(problems.get(search.get("problem") ?? "") ?? null);

  /** Does something to the person's connections; what is shown afterwards is what the server has, also when it failed. */
  const change = async (work: () => Promise<unknown>, failed: (message: string) => string) => {
    try {
      await work();
    } catch (error) {
      setAlert(failed(reasonOf(error)));
    }
    // Whoever cannot be asked now is asked by the next page.
    await account.refresh().catch(() => account.doubt());
  };

  const enable = async (name: string) => {
    setBusy((names) => new Set([...names, name]));
    const body = { connection_type: name };
    await change(() => api.call(createConnection, { body }), texts.enableFailed);
    setBusy((names) => new Set([...names].filter((each) => each !== name)));
  };

  const disable = async ({ id: name }: Question) => {
    const ofType = connections.filter(({ connection_type }) => connection_type === name);
    await change(async () => {
      for (const { id } of ofType) await api.call(deleteConnection, { path: { id } });
    }, texts.disableFailed);
    setDisabling(null);
  };

  const remove = async ({ id }: Question) => {
    await change(() => api.call(deleteConnection, { path: { id } }), texts.deleteFailed);
    setDeleting(null);
  };

  const ask = (id: string, name: string | undefined): Question => ({
    id,
    name: name ?? id,
    busy: false,
  });
  return (
    <>
      <PageTitle heading="My Connections" />
      <ConnectionsScreen
        actions={{
          onDelete: ({ id }) =>
            setDeleting(ask(id, connections.find((one) => one.id === id)?.name)),
          onConfirmDelete: () => {
            if (deleting === null) return;
            setDeleting({ ...deleting, busy: true });
            void remove(deleting);
          },
          onEnable: ({ name }) => void enable(name),
          onDisable: ({ name }) =>
            setDisabling(ask(name, plugins.find((plugin) => plugin.name === name)?.display_name)),
          onConfirmDisable: () => {
            if (disabling === null) return;
            setDisabling({ ...disabling, busy: true });
            void disable(disabling);
          },
          onCancel: () => {
            setDeleting(null);
            setDisabling(null);
          },
          onCloseAlert: () => {
            setAlert(null);
            // What was read is not told again when the page is loaded once more.
            if (search.has("problem")) setSearch({}, { replace: true });
          },
        }}
        paths={paths}
        state={{
          kind: "ready",
          connections: toConnectionRows(connections, plugins, paths),
          catalogue: toCatalogue(connections, plugins, busy, paths),
          deleting,
          disabling,
          alert,
        }}
      />
    </>
  );
}
