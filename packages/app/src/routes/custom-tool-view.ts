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

/** How the last thing that was asked for goes: one at a time, since it locks the page. */
export function toCustomToolState(actions: Readonly<Record<Name, Progress>>): CustomToolState {
  for (const name of Object.keys(kinds) as Name[]) {
    const { status, failure } = actions[name];
    if (failure !== null) return { kind: kinds[name].failed, message: failure };
    if (status === "running" || status === "done") return { kind: kinds[name][status] };
  }
  return { kind: "ready" };
}

/** The way that an address asks for; by the address of a server where it asks for none, or the server cannot read documents. */
export function toWay(asked: string | null, readsDocuments: boolean): CustomToolWay {
  if (asked === "manual") return asked;
  return asked === "openapi" && readsDocuments ? asked : "url";
}

/** The address of a way, which keeps the one of the server to begin with. */
export const toQuery = (way: CustomToolWay, url: string): Record<string, string> => ({
  ...(url !== "" && { url }),
  ...(way !== "url" && { tab: way }),
});

/** What a document says of a service, as the screen shows it. */
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
});

/** What the form for a service hands over, as the server takes it. */
export const toOpenapiConnection = (
  { configuration, operations, ...service }: NewService,
  document: string,
): OpenapiConnectionCreate => ({
  ...service,
  document,
  configuration: toSettingMap(configuration),
  operations: [...operations],
});
