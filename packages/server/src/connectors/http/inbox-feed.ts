import type { Clock } from "../../clock.ts";
import type { HttpTool } from "../../domain/plugins/http-manifest.ts";
import type { FeedRequest } from "../../domain/plugins/inbox-feed.ts";
import type {
  CallContext,
  OpenConnection,
  PluginManifest,
  ReadFeed,
  TableResult,
  ToolManifest,
} from "../../domain/plugins/types.ts";
import type { FeedCalls } from "./feed-calls.ts";
import { inboxTools, type InboxTool } from "./inbox-tools.ts";
import { issueFeed } from "./issue-feed.ts";
import { sayJson, type JsonObject } from "./json.ts";
import { messageFeed } from "./message-feed.ts";
import { newestIssues } from "./newest-issues.ts";
import { renderText } from "./templates.ts";

/** Dependencies of feeds over HTTP. */
export type FeedDeps = {
  readonly clock: Clock;
  readonly open: OpenConnection;
  readonly call: (
    tool: ToolManifest,
    shape: HttpTool,
    args: JsonObject,
    context: CallContext,
  ) => Promise<unknown>;
};

/** This setting means everything, so it is not sent. */
const ALL = "all";

/** Creates the feed of an app from the `inbox` part of its manifest; undefined if that has no list. */
export function httpFeed(manifest: PluginManifest, deps: FeedDeps): ReadFeed | undefined {
  const { inbox } = manifest;
  const tools = inboxTools(manifest);
  const find = (name: InboxTool["name"]) => tools.find((one) => one.name === name);
  const list = find("list");
  if (!inbox || !list) return undefined;
  const read = find("read");
  return async (request, context) => {
    const { configuration } = await deps.open(context.userId, context.connectionId);
    const calls: FeedCalls = {
      now: deps.clock.now(),
      list: async (args) =>
        rowsOf(
          (await deps.call(
            list,
            list.http,
            { ...settingsOf(request), ...args },
            context,
          )) as TableResult,
        ),
      read: (id) => (read ? deps.call(read, read.http, { id }, context) : Promise.resolve({})),
      urlOf: (row) =>
        (inbox.url && renderText(inbox.url, { settings: configuration, row })) ||
        sayJson(row["url"] ?? ""),
    };
    if (inbox.kind === "mail") return messageFeed(request, calls);
    return inbox.newest_first ? newestIssues(request, calls) : issueFeed(request, calls);
  };
}

const settingsOf = ({ settings }: FeedRequest): JsonObject =>
  Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value.trim().toLowerCase() !== ALL),
  );

const rowsOf = ({ columns, rows, truncated }: TableResult) => ({
  truncated,
  rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]]))),
});
