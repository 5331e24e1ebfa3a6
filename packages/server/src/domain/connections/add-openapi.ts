import { isPlainAddress } from "./plain-address.ts";
import type { Effect, OwnManifest, ToolManifest } from "../plugins/types.ts";
import { AppError } from "../errors.ts";
import type { ConnectionDeps } from "./connections.ts";
import { healthOf } from "./health.ts";
import { insertTried } from "./insert-tried.ts";
import type {
  OpenapiDocument,
  OpenapiDocuments,
  OpenapiOperation,
  OpenapiSecurity,
} from "./openapi-ports.ts";
import { requireRoom } from "./plan-limits.ts";
import type { Connection } from "./ports.ts";
import { refuseFailure } from "./refuse-failure.ts";
import { readSettings, type SentSettings } from "./settings.ts";

/** Type of the connections to services by their OpenAPI document. No plugin of the catalogue has this name. */
export const OPENAPI_TYPE = "openapi";

/** More tools than a model can tell apart or a user can manage. */
export const MAX_OPERATIONS = 100;
/** Characters of the tools of a connection together. */
const MAX_TOOLS_LENGTH = 400_000;

type Deps = ConnectionDeps & { readonly openapi: OpenapiDocuments };

/** An operation as a user picks it. */
export type Pick = {
  readonly id: string;
  /** At least the effect of its method, or `write` instead of `destructive`. */
  readonly effect?: Effect;
  /** Whether it needs approval; by default, if it does more than read. */
  readonly verify?: boolean;
};

/** The requested connection. */
export type WantedService = SentSettings & {
  readonly document: string;
  readonly operations: readonly Pick[];
  readonly server: string;
  /** Id of the way to prove who calls; null for none. */
  readonly security: string | null;
  readonly name?: string;
  /** Id of the operation that the connection is tried with; without one it is only seen whether the server answers. */
  readonly check?: string | null;
};

/**
 * Reads a document that the user submits. Stores nothing.
 * @throws AppError `invalid` with the place in the document
 */
export const readOpenapi = (deps: Deps, text: string): Promise<OpenapiDocument> =>
  refuseFailure(() => deps.openapi.read(text, [], deps.lifecycle.signal));

/**
 * Connects a user to a service by its document. Settings that the service rejects are not stored.
 * @throws AppError `invalid` for settings that do not fit the document or that the service rejects, `forbidden` when the plan
 *   has no room
 */
export async function addOpenapi(
  deps: Deps,
  userId: string,
  wanted: WantedService,
): Promise<Connection> {
  const ids = requirePicks(wanted.operations);
  const { store, plugins, openapi, lifecycle } = deps;
  const server = readServer(wanted.server);
  await requireRoom(store, plugins, userId);
  const wantedIds = wanted.check == null ? ids : [...ids, wanted.check];
  const document = await refuseFailure(() =>
    openapi.read(wanted.document, wantedIds, lifecycle.signal),
  );
  const manifest = manifestOf(document, server, wanted);
  const access = readSettings(manifest, {
    configuration: { ...wanted.configuration, base_url: server.href },
    credentials: wanted.credentials ?? {},
  });
  const id = deps.newId();
  const plugin = plugins.of({ id, userId, connectionType: OPENAPI_TYPE, manifest });
  if (!plugin) throw new Error("The service has no plugin.");
  const health = await refuseFailure(() => healthOf(deps, plugin, access));
  const verified = wanted.operations.filter(
    (pick) => pick.verify ?? effectOf(document, pick) !== "read",
  );
  return insertTried(deps, {
    ...{ id, userId, manifest, connectionType: OPENAPI_TYPE },
    name: wanted.name?.trim() || manifest.display_name,
    enabledMethods: manifest.tools.map(({ name }) => name),
    hitlMethods: verified.map((pick) => toolOf(document, pick.id).name),
    access,
    health,
    tools: manifest.tools,
    requireAllowed: (tx) => requireRoom(tx, plugins, userId),
  });
}

function requirePicks(picks: readonly Pick[]): string[] {
  const ids = picks.map(({ id }) => id);
  if (ids.length === 0) throw wrong("operations", "pick at least one operation");
  if (ids.length > MAX_OPERATIONS) {
    throw wrong(
      "operations",
      `${ids.length} operations are selected, and the limit is ${MAX_OPERATIONS}`,
    );
  }
  const again = ids.find((id, index) => ids.indexOf(id) !== index);
  if (again !== undefined) throw wrong("operations", `${shown(again)} is selected twice`);
  return ids;
}

/** The address that every path is under. Whether it may be called is the gate's to say. */
function readServer(text: string): URL {
  const url = isPlainAddress(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url) {
    throw wrong(
      "server",
      "enter the full address of the server, such as https://api.example.com/v1",
    );
  }
  return url;
}

function manifestOf(
  document: OpenapiDocument,
  { host }: URL,
  { operations, security, check }: WantedService,
): OwnManifest {
  const proof = security === null ? undefined : securityOf(document, security);
  const tools = operations.map((pick) => ({
    ...toolOf(document, pick.id),
    effect: effectOf(document, pick),
  }));
  if (JSON.stringify(tools).length > MAX_TOOLS_LENGTH) {
    throw wrong(
      "operations",
      "the descriptions of the selected operations are too long; select fewer",
    );
  }
  return {
    name: OPENAPI_TYPE,
    // A document can claim any name for its service; it cannot choose the host.
    display_name: `${document.title} (${host})`,
    description: `Operations of ${host}, added from an OpenAPI document.`,
    auth_type: "other",
    connection_settings_schema: {
      properties: {
        base_url: { type: "string", title: "Server" },
        ...proof?.properties,
      },
    },
    http: {
      base_url: "{settings.base_url}",
      ...(proof?.auth && { auth: proof.auth }),
      check: checkOf(document, check ?? null),
      errors: ["detail", "message", "error_description", "error", "errors", "title"],
    },
    tools,
  };
}

function securityOf({ securities }: OpenapiDocument, id: string): OpenapiSecurity {
  const found = securities.find((one) => one.id === id);
  if (!found) throw wrong("security", `the document has no ${shown(id)}`);
  if (found.problem !== null) throw wrong("security", found.problem.replace(/\.$/, ""));
  return found;
}

function checkOf(
  document: OpenapiDocument,
  id: string | null,
): NonNullable<OwnManifest["http"]>["check"] {
  if (id === null) return { request: { method: "GET", path: "/" }, expects: "answer" };
  const { http } = toolOf(document, id);
  if (!http || !operationOf(document, id).checks) {
    throw wrong("check", `${shown(id)} needs arguments or changes something`);
  }
  const { method, path } = http.request;
  return { request: { method, path }, expects: "success" };
}

function operationOf({ operations }: OpenapiDocument, id: string): OpenapiOperation {
  const found = operations.find((one) => one.id === id);
  if (!found) throw wrong("operations", `the document has no ${shown(id)}`);
  return found;
}

function toolOf(document: OpenapiDocument, id: string): ToolManifest {
  const { tool, problem } = operationOf(document, id);
  if (problem !== null) throw wrong("operations", problem.replace(/\.$/, ""));
  if (!tool) throw new Error("A picked operation has no tool.");
  return tool;
}

const ORDER: readonly Effect[] = ["read", "write", "send", "destructive"];

/** The effect of a selected operation: at least that of its method, except that a destructive one may be declared a change. */
function effectOf(document: OpenapiDocument, { id, effect: chosen }: Pick): Effect {
  const { effect } = operationOf(document, id);
  if (chosen === undefined) return effect;
  const least = effect === "destructive" ? "write" : effect;
  if (ORDER.indexOf(chosen) >= ORDER.indexOf(least)) return chosen;
  throw wrong(
    "operations",
    `${shown(id)} cannot have the effect ${chosen}, because it may change something`,
  );
}

const shown = (id: string) => `'${id.slice(0, 200)}'`;

const wrong = (field: string, sentence: string) =>
  new AppError("invalid", `${field}: ${sentence}.`);
