import { baseUrl } from "../../src/connectors/http/build-request.ts";
import { httpHandlers } from "../../src/connectors/http/handlers.ts";
import type { Fetch } from "../../src/connectors/http/send.ts";
import type { ConnectionAccess, Plugin } from "../../src/domain/plugins/types.ts";
import type { CaseConnection, ConnectorCase } from "./cases.ts";
import type { ReplayServer } from "./replay-server.ts";

/** What a tool gave, or the words with which it failed, and where the requests were not as recorded. */
export type CaseOutcome = {
  readonly result?: unknown;
  readonly error?: string;
  readonly differences: readonly string[];
};

/** Runs a case over the replay server. Waiting takes no time. */
export async function runCase(
  { manifest }: Plugin,
  connection: CaseConnection,
  one: ConnectorCase,
  server: ReplayServer,
): Promise<CaseOutcome> {
  const { http } = manifest;
  if (!http) throw new Error(`${manifest.name} has no http part.`);
  const access: ConnectionAccess = connection;
  server.play(one.exchanges, connection.sent_headers);
  const connector = httpHandlers(manifest, http, {
    fetch: fetchFrom(baseUrl(http.base_url, access).origin, server),
    open: async () => access,
    clock: { now: () => new Date("2026-11-20T12:00:00Z") },
    pause: async () => undefined,
  });
  const { signal } = new AbortController();
  const context = {
    userId: "user",
    connectionId: "connection",
    runId: "run",
    callId: "call",
    fieldMappings: connection.field_mappings ?? {},
    signal,
  };
  const asked = async () => {
    if (one.tool === "check") return (await connector.check(access, signal)) ?? null;
    if (one.tool === "fields") return connector.fields?.(context);
    return connector.handlers[one.tool]?.(one.args ?? {}, context);
  };
  try {
    const result = await asked();
    return { result, differences: server.differences() };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { error: sentence, differences: server.differences() };
  }
}

/** The app's origin is played by the server; no other is reached. */
const fetchFrom =
  (origin: string, server: ReplayServer): Fetch =>
  async (url, init) => {
    const asked = new URL(url);
    if (asked.origin !== origin)
      throw new Error(`${asked.origin} was asked in place of ${origin}.`);
    return fetch(`${server.origin}${asked.pathname}${asked.search}`, init);
  };
