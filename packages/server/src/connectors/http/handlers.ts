import {
  CredentialsRefused,
  type CallContext,
  type ConnectionAccess,
  type ListFields,
  type PluginManifest,
  type ReadFeed,
  type TableResult,
  type ToolHandler,
  type ToolManifest,
} from "../../domain/plugins/types.ts";
import { toSentArguments } from "../../exact-json.ts";
import { resolveChoices, type Sought } from "./choices.ts";
import { httpFeed } from "./inbox-feed.ts";
import type { Listed } from "./listed.ts";
import { readFields } from "./fields.ts";
import { memberOf, sayJson, type JsonObject } from "./json.ts";
import type { HttpPlugin, HttpTool } from "../../domain/plugins/http-manifest.ts";
import { withNames } from "./names.ts";
import { readPath } from "./paths.ts";
import { redactAll } from "./redact.ts";
import { runHttpTool } from "./run-tool.ts";
import { MAX_ROWS } from "./shape-result.ts";
import { beginSession, callApp, prepare, reachApp, type HttpDeps } from "./session.ts";
import { propertiesOf, requiredOf } from "./tool-arguments.ts";

/** A connector's tools as code, and the call that tries a connection's credentials. */
export type HttpHandlers = {
  readonly handlers: Readonly<Record<string, ToolHandler>>;
  /**
   * Tries a connection.
   * @returns the app's name for the account, if known
   * @throws ToolError with the app's own message; `CredentialsRefused` when it does not accept the credentials
   */
  readonly check: (access: ConnectionAccess, signal: AbortSignal) => Promise<string | undefined>;
  /** Absent if no tool lists the app's fields. */
  readonly fields?: ListFields;
  /** Absent if there is no list for an inbox. */
  readonly feed?: ReadFeed;
};

/** The options that a tool's call shares with the calls that list its choices. */
type CallOptions = {
  /** Milliseconds that all of them together may wait for the app; counted down. */
  readonly waitBudget: { ms: number };
  /** Number of rows, if the arguments have none. */
  readonly wanted?: number;
  readonly sought?: Sought | undefined;
  /** Maximum characters of one fact, if it differs from the limit for a model. */
  readonly longestFact?: number | undefined;
};

/** Maximum characters of a message's body in the inbox. */
const MAX_BODY_LENGTH = 150_000;
/** Shorter than a tool's timeout, so that the user sees the app's error and not our timeout. */
const WAIT_BUDGET_MS = 40_000;
const CHECK_WAIT_BUDGET_MS = 5_000;
/** Short, because the user is waiting on a page that works without them. */
const FIELDS_WAIT_BUDGET_MS = 15_000;

/** A connector plugin and the dependencies of its calls. */
type Connector = {
  readonly manifest: PluginManifest;
  readonly http: HttpPlugin;
  readonly deps: HttpDeps;
  /** Calls whose credentials the app has accepted; their lookups are part of them. */
  readonly proven: WeakSet<CallContext>;
};

/**
 * Creates the handlers of a connector plugin.
 * @param http the plugin's `http` part; each of its tools has one too
 */
export function httpHandlers(
  manifest: PluginManifest,
  http: HttpPlugin,
  deps: HttpDeps,
): HttpHandlers {
  const connector: Connector = { manifest, http, deps, proven: new WeakSet() };
  const handlers: Record<string, ToolHandler> = {};
  for (const tool of manifest.tools) {
    if (tool.http) handlers[tool.name] = handlerOf(connector, tool, tool.http);
  }
  const fields = fieldsOf(connector);
  const feed = httpFeed(manifest, {
    clock: deps.clock,
    open: deps.open,
    call: (tool, shape, args, context) =>
      callTool(connector, tool, shape, args, context, {
        waitBudget: { ms: WAIT_BUDGET_MS },
        longestFact: MAX_BODY_LENGTH,
      }),
  });
  return {
    handlers,
    check: (access, signal) => checkAccess(connector, access, signal),
    ...(fields && { fields }),
    ...(feed && { feed }),
  };
}

function handlerOf(connector: Connector, tool: ToolManifest, shape: HttpTool): ToolHandler {
  return (given, context) => {
    if (context.change) context.change.sent = false;
    const waitBudget = { ms: WAIT_BUDGET_MS };
    return callTool(connector, tool, shape, given, context, { waitBudget });
  };
}

/** Lists the app's fields with the plugin's tools; undefined if none does. */
function fieldsOf(connector: Connector): ListFields | undefined {
  const { fields } = connector.http;
  if (!fields) return undefined;
  return (context) => {
    const options = { waitBudget: { ms: FIELDS_WAIT_BUDGET_MS }, wanted: MAX_ROWS };
    return readFields(fields, (name, args) => listChoices(connector, name, args, context, options));
  };
}

/** Calls a tool, after looking up the choices of its arguments. */
async function callTool(
  connector: Connector,
  tool: ToolManifest,
  shape: HttpTool,
  given: JsonObject,
  context: CallContext,
  { waitBudget, wanted, sought, longestFact }: CallOptions,
): Promise<unknown> {
  const { manifest, http, deps } = connector;
  const list = (name: string, known: JsonObject, wish?: Sought) =>
    listChoices(connector, name, known, context, { waitBudget, wanted: MAX_ROWS, sought: wish });
  const said = withDefaults(tool, given);
  const args = await resolveChoices(shape.choices ?? {}, said, list);
  const result = await withAccess(connector, context, async (access) => {
    if (http.check.before_calls) await proveOnce(connector, access, context);
    const session = beginSession(manifest, http, access, deps, {
      signal: context.signal,
      repeatable: tool.effect === "read",
      waitBudget,
      change: context.change,
      fieldMappings: context.fieldMappings,
    });
    const sent = toSentArguments(tool.input_schema, args);
    const options = { said, sent, wanted, sought, longestFact };
    const shaped = await runHttpTool(session, shape, args, options);
    return redactAll(shaped, session.messages.redact);
  });
  if (shape.result.kind !== "table" || !isTable(result)) return result;
  return withNames(result, shape.result.columns, (name) => list(name, {}));
}

/** Calls a listing tool with the arguments that it shares with the call; not if it needs another one. */
async function listChoices(
  connector: Connector,
  name: string,
  known: JsonObject,
  context: CallContext,
  options: CallOptions,
): Promise<Listed> {
  const { manifest } = connector;
  const tool = manifest.tools.find((one) => one.name === name);
  if (!tool?.http) throw new Error(`${manifest.name} has no tool '${name}'.`);
  const properties = propertiesOf(tool);
  const taken = Object.entries(known).filter(([key]) => properties[key]);
  // An app with its own paging gets the limit as an argument.
  const limit = properties["limit"] ? { limit: options.wanted } : {};
  const args: JsonObject = { ...Object.fromEntries(taken), ...limit };
  const missing = requiredOf(tool).filter((key) => args[key] === undefined);
  if (missing.length > 0) return { missing };
  const result = await callTool(connector, tool, tool.http, args, context, options);
  if (!isTable(result)) throw new Error(`'${name}' of ${manifest.name} does not list.`);
  return result;
}

/** Runs a call, and once more if the app had ended the access token early: it has done nothing then. */
async function withAccess<T>(
  { http, deps }: Connector,
  { userId, connectionId }: CallContext,
  work: (access: ConnectionAccess) => Promise<T>,
): Promise<T> {
  const access = await deps.open(userId, connectionId);
  try {
    return await work(access);
  } catch (error) {
    const isOver = error instanceof CredentialsRefused && error.health === "expired";
    if (http.auth?.kind !== "oauth2" || !isOver) throw error;
    return work(await deps.open(userId, connectionId, access.credentials["access_token"]));
  }
}

/** @throws the error of a check: without it, an anonymous view would pass for the user's own */
async function proveOnce(connector: Connector, access: ConnectionAccess, context: CallContext) {
  if (connector.proven.has(context)) return;
  await checkAccess(connector, access, context.signal);
  connector.proven.add(context);
}

async function checkAccess(
  { manifest, http, deps }: Connector,
  access: ConnectionAccess,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { request, account, expects } = http.check;
  const session = beginSession(manifest, http, access, deps, {
    signal,
    repeatable: true,
    waitBudget: { ms: CHECK_WAIT_BUDGET_MS },
  });
  const outgoing = prepare(session, request, { settings: access.configuration });
  if (expects === "answer") {
    await reachApp(session, outgoing);
    return undefined;
  }
  const answer = await callApp(session, outgoing, {
    proving: true,
    anyText: expects === "success",
  });
  const name = account === undefined ? undefined : readPath(answer.body, account);
  return name == null ? undefined : session.messages.redact(sayJson(name));
}

const isTable = (value: unknown): value is TableResult =>
  memberOf(value, "kind") === "table" && Array.isArray(memberOf(value, "rows"));

/** Adds the schema's default values for omitted arguments. */
function withDefaults(tool: ToolManifest, args: JsonObject): JsonObject {
  const defaults = Object.entries(propertiesOf(tool)).flatMap(([name, schema]) => {
    const value = memberOf(schema, "default");
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...args };
}
