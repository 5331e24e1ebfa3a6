import { type ConnectionDetail, httpUrl } from "@switchboard/api-client";
import { getConnection, startMcp } from "@switchboard/api-client/calls";
import type { ChatActions, ChatReconnect } from "@switchboard/ui/screens/chat";
import { useState } from "react";
import type { Chat } from "../chat/chat.ts";
import type { ChatState } from "../chat/chat-state.ts";
import { type Apps, toConnection } from "../chat/to-connection.ts";
import { returnFromApp } from "../session/return-path.ts";
import type { Services } from "../services.ts";
import { messageOf } from "../errors.ts";

type Form = { readonly detail: ConnectionDetail; saving: boolean; failure: string | null };

type ReconnectView = {
  readonly view: ChatReconnect | null;
  readonly actions: Pick<
    ChatActions,
    "onReconnect" | "onCancelReconnect" | "onSaveReconnect" | "onSkipConnection"
  >;
};

/** The connection that a run waits for, and how to reconnect it. */
export function useReconnect(
  { api, appInfo, paths }: Services,
  chat: Chat,
  { reconnect, sessionId, skipping }: ChatState,
  apps: Apps,
): ReconnectView {
  const [opened, setOpened] = useState<{ id: string; form: Form | "loading" } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (reconnect === null) return { view: null, actions: {} };

  const { id, connection } = reconnect;
  const info = appInfo.store.get();
  const plugins = info.status === "ready" ? info.info.plugins : [];
  const isOauth = plugins.some(
    ({ name, auth_type: type }) => name === connection.plugin && type === "oauth",
  );
  const form = opened?.id === id ? opened.form : null;
  const show = (change: Form | "loading" | null) => setOpened(change && { id, form: change });

  const leave = () => {
    if (sessionId !== null) returnFromApp(paths.chatSession(sessionId));
  };

  const begin = async () => {
    setProblem(null);
    // The link itself opens the app's page.
    if (isOauth) return leave();
    show("loading");
    try {
      const detail = await api.call(getConnection, { path: { id: connection.id } });
      const address = detail.connection.configuration["mcp_url"];
      if (connection.plugin === "mcp" && typeof address === "string") {
        const { redirect_url } = await api.call(startMcp, { body: { mcp_url: address } });
        const target = httpUrl(redirect_url);
        if (target === undefined) throw new Error("The server did not provide a URL to open.");
        show(null);
        // Nobody has to be asked there, and the run goes on by itself.
        if (new URL(target).origin === window.location.origin) return;
        leave();
        window.location.assign(target);
      } else show({ detail, saving: false, failure: null });
    } catch (failed) {
      setProblem(messageOf(failed));
      show(null);
    }
  };

  const save = async (credentials: Record<string, string>) => {
    if (form === null || form === "loading") return;
    show({ ...form, saving: true, failure: null });
    const failure = await chat.reconnect(credentials);
    show(failure === null ? null : { ...form, saving: false, failure });
  };

  return {
    view: {
      id,
      skipping: skipping.pending,
      tool: reconnect.tool_call.name,
      problem: reconnect.problem,
      connection: toConnection(connection, apps),
      error: problem ?? skipping.error,
      ...(isOauth && { href: paths.oauthReconnect(connection.plugin, connection.id) }),
      form: form === null ? "closed" : form === "loading" ? form : toForm(form),
    },
    actions: {
      onReconnect: () => void begin(),
      onCancelReconnect: () => show(null),
      onSaveReconnect: ({ credentials }) => void save(credentials),
      onSkipConnection: () => void chat.skipConnection(),
    },
  };
}

const toForm = ({ detail: { connection, manifest }, saving, failure }: Form) => ({
  settings: manifest.connection_settings_schema,
  configuration: connection.configuration,
  saving,
  failure,
});
