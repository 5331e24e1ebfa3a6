import type {
  OpenapiConnectionCreate,
  OpenapiDocument as WireDocument,
} from "@switchboard/api-client";
import type {
  CustomToolState,
  CustomToolWay,
  NewService,
  OpenapiDocument,
} from "@switchboard/ui/screens/custom-tool";
import type { BoundAction } from "../actions/use-actions.ts";
import { toSettingMap } from "./connection-add-view.ts";

const kinds = {
  authorize: { running: "authorizing", done: "redirecting", failed: "not-authorized" },
  create: { running: "creating", done: "created", failed: "not-created" },
  read: { running: "reading", done: "ready", failed: "not-read" },
  connect: { running: "connecting", done: "connected", failed: "not-connected" },
} as const;

type Name = keyof typeof kinds;
type Progress = Pick<BoundAction<unknown>, "status" | "failure">;

/** The state of the page: that of the last action, which locks the other forms while it runs. */
export function toCustomToolState(actions: Readonly<Record<Name, Progress>>): CustomToolState {
  for (const name of Object.keys(kinds) as Name[]) {
    const { status, failure } = actions[name];
    if (failure !== null) return { kind: kinds[name].failed, message: failure };
    if (status === "running" || status === "done") return { kind: kinds[name][status] };
  }
  return { kind: "ready" };
}

/** The tab of a query; the first one where it names none, or one that the server does not support. */
export function toWay(asked: string | null, readsDocuments: boolean): CustomToolWay {
  if (asked === "manual") return asked;
  return asked === "openapi" && readsDocuments ? asked : "url";
}

/** The query of a tab. It keeps the URL that the form began with. */
export const toQuery = (way: CustomToolWay, url: string): Record<string, string> => ({
  ...(url !== "" && { url }),
  ...(way !== "url" && { tab: way }),
});

/** The view of an OpenAPI document. */
export const toOpenapiDocument = (document: WireDocument): OpenapiDocument => ({
  title: document.title,
  version: document.version,
  notices: document.notices,
  servers: document.servers.map(({ url }) => url),
  securities: document.securities.map(({ id, title, problem, connection_settings_schema }) => ({
    id,
    title,
    problem,
    settings: connection_settings_schema,
  })),
  operations: document.operations,
  maxOperations: document.max_operations,
});

/** The request for a service that was filled in. */
export const toOpenapiConnection = (
  { configuration, operations, ...service }: NewService,
  document: string,
): OpenapiConnectionCreate => ({
  ...service,
  document,
  configuration: toSettingMap(configuration),
  operations: [...operations],
});
