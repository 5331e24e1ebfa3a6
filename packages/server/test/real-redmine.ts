import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { startRedmine, type Redmine } from "../../../scripts/real/redmine.mjs";
import { readAllowList } from "../src/connectors/gate/allow-list.ts";
import { createGate } from "../src/connectors/gate/gate.ts";
import { httpHandlers } from "../src/connectors/http/handlers.ts";
import { manifestSchema } from "../src/plugins/manifest-schema.ts";
import type { FeedPage, FeedRequest } from "../src/domain/plugins/inbox-feed.ts";
import type { AppFields, PluginManifest } from "../src/domain/plugins/types.ts";
import redmineManifest from "../plugins/redmine/manifest.json" with { type: "json" };

/** A real Redmine, and the connector that reaches it through the gate. */
export type ConnectedRedmine = {
  readonly redmine: Redmine;
  readonly manifest: PluginManifest;
  /** Calls a tool with the API key of a user, or with another one. */
  call(key: string, tool: string, args?: Record<string, unknown>): Promise<unknown>;
  /** The fields that the user of this key can rename. */
  fields(key: string): Promise<AppFields | undefined>;
  /** Reads what is new for an inbox. */
  feed(key: string, request: FeedRequest): Promise<FeedPage | undefined>;
  /** Tries a key as it is tried when a connection is saved. */
  check(key: string): Promise<string | undefined>;
  /** Reads from Redmine directly, as its administrator. */
  look(path: string): Promise<unknown>;
};

/** Starts Redmine in a new folder, for the tests of a file. */
export async function connectRedmine(): Promise<ConnectedRedmine> {
  const folder = mkdtempSync(join(tmpdir(), "redmine-"));
  const redmine = await startRedmine(folder);
  const gate = createGate({ allow: readAllowList(new URL(redmine.url).host).entries });
  afterAll(async () => {
    await gate.close();
    await redmine.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const manifest = manifestSchema.parse(redmineManifest);
  if (!manifest.http) throw new Error("Redmine is reached by HTTP.");
  const access = (key: string) => ({
    configuration: { base_url: redmine.url },
    credentials: { api_key: key },
  });
  const { handlers, check, fields, feed } = httpHandlers(manifest, manifest.http, {
    fetch: gate.fetch,
    open: async (key) => access(key),
    clock: { now: () => new Date() },
  });
  const admin = await redmine.apiKey("admin");
  const context = (key: string) => ({
    userId: key,
    connectionId: "connection",
    runId: "run",
    callId: "call",
    fieldMappings: { Client: "1" },
    signal: AbortSignal.timeout(20_000),
  });
  return {
    redmine,
    manifest,
    call: async (key, tool, args = {}) => handlers[tool]?.(args, context(key)),
    fields: async (key) => fields?.(context(key)),
    feed: async (key, request) => feed?.(request, context(key)),
    check: (key) => check(access(key), AbortSignal.timeout(20_000)),
    async look(path) {
      const answer = await fetch(`${redmine.url}${path}`, {
        headers: { "x-redmine-api-key": admin },
      });
      return answer.ok ? answer.json() : answer.status;
    },
  };
}
