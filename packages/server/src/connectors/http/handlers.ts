import {
  CredentialsRefused,
  type ConnectionAccess,
  type PluginManifest,
  type TableResult,
  type ToolContext,
  type ToolHandler,
  type ToolManifest,
} from "../../plugins/types.ts";
import { resolveChoices, type Lacking } from "./choices.ts";
import { isObject, memberOf, sayJson, type JsonObject } from "./json.ts";
import type { HttpPlugin, HttpTool } from "./manifest.ts";
import { withNames } from "./names.ts";
import { readPath } from "./paths.ts";
import { redactAll } from "./redact.ts";
import { runHttpTool } from "./run-tool.ts";
import { MOST_ROWS } from "./shape-result.ts";
import { beginSession, callApp, prepare, reachApp, type HttpDeps } from "./session.ts";

/** A connector's tools as code, and the call that tries a connection's credentials. */
export type HttpHandlers = {
  readonly handlers: Readonly<Record<string, ToolHandler>>;
  /**
   * Tries a connection.
   * @returns what the app calls the account, where it says so
   * @throws ToolError in the app's own words; `CredentialsRefused` when it does not accept the credentials
   */
  readonly check: (access: ConnectionAccess, signal: AbortSignal) => Promise<string | undefined>;
};

/** Less than a tool may take in all, so that the person hears of the app and not of our clock. */
const PATIENCE_MS = 40_000;
const CHECK_PATIENCE_MS = 5_000;

/**
 * Makes a plugin that is data run.
 * @param http the plugin's `http` part; each of its tools has one too
 */
export function httpHandlers(
  manifest: PluginManifest,
  http: HttpPlugin,
  deps: HttpDeps,
): HttpHandlers {
  const handlers: Record<string, ToolHandler> = {};
  /** Calls whose credentials the app has taken; what they list on the way is part of them. */
  const proven = new WeakSet<ToolContext>();
  for (const tool of manifest.tools) {
    if (tool.http) handlers[tool.name] = handlerOf(tool, tool.http);
  }

  function handlerOf(tool: ToolManifest, shape: HttpTool): ToolHandler {
    return async (given, context) => {
      const list = (name: string, known: JsonObject) => listChoices(name, known, context);
      const said = withDefaults(tool, given);
      const args = await resolveChoices(shape.choices ?? {}, said, list);
      const result = await withAccess(context, async (access) => {
        if (http.check.before_calls) await proveOnce(access, context);
        const session = beginSession(manifest, http, access, deps, {
          signal: context.signal,
          repeatable: tool.effect === "read",
          patience: PATIENCE_MS,
          fieldMappings: context.fieldMappings,
        });
        return redactAll(await runHttpTool(session, shape, args, said), session.speaker.redact);
      });
      if (shape.result.kind !== "table" || !isTable(result)) return result;
      return withNames(result, shape.result.columns, async (name) => {
        const names = await listChoices(name, {}, context);
        return names?.kind === "table" ? names : undefined;
      });
    };
  }

  /** @throws what a try of the connection throws: without it, what a stranger may see would pass for what the person sees */
  async function proveOnce(access: ConnectionAccess, context: ToolContext) {
    if (proven.has(context)) return;
    await check(access, context.signal);
    proven.add(context);
  }

  /** Runs a call, and once more where the app had ended the access token before its time: it has done nothing then. */
  async function withAccess<T>(
    { userId, connectionId }: ToolContext,
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

  /** Calls a tool that lists choices with those of the call's arguments that it takes too; says which it lacks otherwise. */
  async function listChoices(
    name: string,
    known: JsonObject,
    context: ToolContext,
  ): Promise<TableResult | Lacking | undefined> {
    const tool = manifest.tools.find((one) => one.name === name);
    const handler = handlers[name];
    if (!tool || !handler) return undefined;
    const taken = Object.entries(known).filter(([key]) => propertiesOf(tool)[key]);
    // As many as there can be: the one that is sought may be the last.
    const most = propertiesOf(tool)["limit"] ? { limit: MOST_ROWS } : {};
    const args: JsonObject = { ...Object.fromEntries(taken), ...most };
    const required = tool.input_schema["required"];
    const lacking = Array.isArray(required)
      ? required.filter((key) => args[key] === undefined).map(String)
      : [];
    if (lacking.length > 0) return { kind: "lacking", names: lacking };
    const result = await handler(args, context);
    return isTable(result) ? result : undefined;
  }

  async function check(access: ConnectionAccess, signal: AbortSignal) {
    const { request, account, expects } = http.check;
    const session = beginSession(manifest, http, access, deps, {
      signal,
      repeatable: true,
      patience: CHECK_PATIENCE_MS,
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
    return name == null ? undefined : session.speaker.redact(sayJson(name));
  }

  return { handlers, check };
}

const isTable = (value: unknown): value is TableResult =>
  memberOf(value, "kind") === "table" && Array.isArray(memberOf(value, "rows"));

function propertiesOf({ input_schema: schema }: ToolManifest): JsonObject {
  const properties = schema["properties"];
  return isObject(properties) ? properties : {};
}

/** What an argument is by its schema when the call leaves it out. */
function withDefaults(tool: ToolManifest, args: JsonObject): JsonObject {
  const defaults = Object.entries(propertiesOf(tool)).flatMap(([name, schema]) => {
    const value = memberOf(schema, "default");
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...args };
}
