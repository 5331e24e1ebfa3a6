import type { PluginSummary } from "@switchboard/api-client";
import {
  createConnection,
  deleteConnection,
  getAuthorization,
  resumeAuthorization,
  testConnection,
} from "@switchboard/api-client/calls";
import { ConnectionsScreen, type Question } from "@switchboard/ui/screens/connections";
import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from "react-router";
import type { Services } from "../services.ts";
import { returnAfterLogin, takeComeBack } from "../session/come-back.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { momentFor, sayTested } from "./connection-health-view.ts";
import { toAgainHref, toCatalogue, toConnectionRows } from "./connections-view.ts";
import { PageTitle } from "./page-title.tsx";
import { LoginRequired, tailOf } from "./errors.ts";
import { useNow } from "./use-now.ts";

const texts = {
  notLoggedIn: "You must be logged in to view your connections.",
  loggedOutMeanwhile:
    "You are logged out, so what you did on the app's page waits. Log in within ten minutes to go on with it.",
  deleteFailed: (message: string) => `Failed to delete connection: ${message}`,
  enableFailed: (message: string) => `Failed to enable tool: ${message}`,
  testFailed: (message: string) => `Failed to test connection: ${message}`,
  disableFailed: (message: string) => `Failed to disable tool: ${message}`,
};

type Data = {
  readonly plugins: readonly PluginSummary[];
  /** Whether the browser comes back from an app's own page. */
  readonly isBack: boolean;
  /** Why that app was not connected. */
  readonly problem: string | null;
  /** Where that is begun again; null where it would not help. */
  readonly againHref: string | null;
};

/** In the place of an id: the browser came back while nobody was logged in, and what it brought waits. */
const HELD = "held";

async function loader(services: Services, { request }: LoaderFunctionArgs) {
  const { api, appInfo, paths, requireUser, watch } = services;
  const id = new URL(request.url).searchParams.get("authorization");
  if (id === HELD) return goOn(services);
  await requireUser(texts.notLoggedIn);
  const { plugins } = await appInfo.require();
  watch.begin();
  const data: Data = { plugins, isBack: id !== null, problem: null, againHref: null };
  if (id === null) return data;
  // The address says which authorization it was and nothing of it: whoever makes up a link cannot make up a sentence.
  const ended = await api.call(getAuthorization, { path: { id } }).catch(() => null);
  if (!ended) return data;
  return { ...data, problem: ended.problem, againHref: toAgainHref(ended, paths) };
}

/** Finishes what waited for the person to log in; they come back here from there. */
async function goOn({ account, api, paths, requireUser }: Services): Promise<Response> {
  await requireUser(texts.loggedOutMeanwhile).catch((error: unknown) => {
    if (error instanceof LoginRequired) returnAfterLogin(paths.authorizationEnd(HELD));
    throw error;
  });
  const { id } = await api.call(resumeAuthorization);
  await account.renew();
  return redirect(paths.authorizationEnd(id));
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: Connections,
});

function Connections() {
  const { account, api, appInfo, now: clock, paths } = useServices();
  const { plugins, isBack, problem, againHref } = useLoaderData<Data>();
  const navigate = useNavigate();
  const who = useStore(account.store);
  const connections = who.status === "user" ? who.user.connections : [];
  // Back from an app's own page, where a chat waits for it.
  useEffect(() => {
    const path = isBack && problem === null ? takeComeBack() : null;
    if (path !== null) void navigate(path, { replace: true });
  }, [isBack, navigate, problem]);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<Question | null>(null);
  const [disabling, setDisabling] = useState<Question | null>(null);
  const [alert, setAlert] = useState(problem);
  const [testing, setTesting] = useState<ReadonlySet<string>>(new Set());
  const [tested, setTested] = useState("");
  const now = useNow(clock, testing.size > 0);

  /** Does something to the person's connections; what is shown afterwards is what the server has, also when it failed. */
  const change = async (work: () => Promise<unknown>, failed: (message: string) => string) => {
    try {
      await work();
    } catch (error) {
      setAlert(failed(tailOf(error)));
    }
    await account.renew();
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

  const test = async (id: string) => {
    setTesting((ids) => new Set([...ids, id]));
    setTested("");
    await change(
      async () => setTested(sayTested(await api.call(testConnection, { path: { id } }))),
      texts.testFailed,
    );
    setTesting((ids) => new Set([...ids].filter((each) => each !== id)));
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
          ...(appInfo.has("connection-health") && { onTest: ({ id }) => void test(id) }),
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
            // It was read, so another visit to the page does not tell it again.
            if (problem !== null) void navigate(paths.connections, { replace: true });
          },
          ...(againHref !== null && {
            onBeginAgain: () => window.location.assign(againHref),
          }),
        }}
        paths={paths}
        state={{
          kind: "ready",
          connections: toConnectionRows(connections, plugins, paths, testing),
          catalogue: toCatalogue(connections, plugins, busy, paths),
          deleting,
          disabling,
          alert,
          tested,
          ...(appInfo.has("connection-health") && { now: momentFor(now, connections) }),
        }}
      />
    </>
  );
}
