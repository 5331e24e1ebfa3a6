import type { Clock } from "../../clock.ts";
import {
  OutcomeUnknown,
  ToolError,
  type ConnectionAccess,
  type OpenConnection,
  type PluginManifest,
  type ToolContext,
} from "../../domain/plugins/types.ts";
import { authorizationOf } from "./auth.ts";
import { baseUrl, buildRequest, type Outgoing } from "./build-request.ts";
import { appWords, failureOf, statusSaid, type Answer, type AppMessages } from "./failures.ts";
import type { HttpPlugin, HttpRequest } from "../../domain/plugins/http-manifest.ts";
import { readPath } from "./paths.ts";
import { redactor } from "./redact.ts";
import { pause, send, type Fetch, type Line } from "./send.ts";
import { secretTitles } from "./settings.ts";
import type { FieldMappings } from "./shape-result.ts";
import type { Scope } from "./templates.ts";

/** Dependencies of HTTP connectors. */
export type HttpDeps = {
  readonly fetch: Fetch;
  readonly open: OpenConnection;
  readonly clock: Clock;
  /** How a call waits; by a timer when absent. */
  readonly pause?: typeof pause;
};

/** One opened connection, for one call of a tool. */
export type Session = {
  readonly http: HttpPlugin;
  readonly access: ConnectionAccess;
  readonly fieldMappings: FieldMappings;
  readonly messages: AppMessages;
  readonly line: Line;
};

/** The purpose of a call. */
export type Purpose = {
  readonly signal: AbortSignal;
  /** Whether it only reads, so that it may be sent again. */
  readonly repeatable: boolean;
  /** Milliseconds that it may wait for the app; counted down. */
  readonly waitBudget: { ms: number };
  /** Set when a request is sent that changes something. */
  readonly change?: ToolContext["change"];
  readonly fieldMappings?: FieldMappings | undefined;
};

/**
 * Makes an opened connection ready to call.
 * @throws ToolError when it lacks credentials
 */
export function beginSession(
  manifest: PluginManifest,
  http: HttpPlugin,
  access: ConnectionAccess,
  deps: HttpDeps,
  { signal, repeatable, waitBudget, change = {}, fieldMappings = {} }: Purpose,
): Session {
  const app = manifest.display_name;
  const authorization = authorizationOf(http.auth, access);
  return {
    http,
    access,
    fieldMappings,
    messages: {
      app,
      errors: http.errors,
      secretTitles: secretTitles(manifest),
      redact: redactor(Object.values(access.credentials), authorization.sent),
    },
    line: {
      fetch: deps.fetch,
      clock: deps.clock,
      pause: deps.pause ?? pause,
      app,
      authorization,
      limit: http.rate_limit,
      repeatable,
      waitBudget,
      change,
      signal,
    },
  };
}

/** A request of the manifest, filled. */
export const prepare = (session: Session, request: HttpRequest, scope: Scope): Outgoing =>
  buildRequest(baseUrl(session.http.base_url, session.access), session.http, request, scope);

/**
 * Sends a request of a session.
 * @param options `notFound`: message for 404; `proving`: the call tests the credentials; `anyText`: the content does not
 *   matter; `mayMiss`: 404 is a normal response; `holds`: whether a response has the record; `success`: path for success,
 *   overriding the app's; `made`: whether a failed response has what the change should create
 * @throws ToolError with the app's own message for a failed response, and for an unreadable one
 */
export async function callApp(
  { http, line, messages }: Session,
  outgoing: Outgoing,
  options: {
    notFound?: string | undefined;
    mayMiss?: boolean;
    proving?: boolean;
    anyText?: boolean;
    holds?: (body: unknown) => boolean;
    success?: string | undefined;
    made?: ((body: unknown) => boolean) | undefined;
  } = {},
): Promise<Answer> {
  const answer = await send(line, outgoing);
  const changes = !line.repeatable;
  if (options.mayMiss && answer.status === 404) return answer;
  if (answer.status >= 300) throw failureOf(messages, answer, { ...options, changes });
  if (http.errors_in_success) {
    const words = appWords(messages, answer.body);
    if (words !== "" && changes && options.made?.(answer.body)) {
      throw new OutcomeUnknown(`${messages.app} says: ${words}.`);
    }
    const status = statusSaid(messages, answer.body, http.error_statuses ?? {});
    if (status !== undefined) {
      throw failureOf(messages, { status, body: answer.body }, { ...options, changes });
    }
    if (words !== "") throw new ToolError(`${messages.app} says: ${words}.`);
  }
  const { holds = () => true, success = http.success } = options;
  const succeeded = success === undefined || readPath(answer.body, success) === true;
  if (succeeded && answer.body !== undefined && holds(answer.body)) return answer;
  const isPage = /html/i.test(answer.headers.get("content-type") ?? "");
  // If an app's responses report their status, one without it is invalid.
  const says = http.errors_in_success || success !== undefined;
  if (options.anyText && !isPage && !says) return answer;
  const sentence = otherAnswer(messages.app, answer, { isPage, succeeded });
  throw changes ? new OutcomeUnknown(sentence) : new ToolError(sentence);
}

/**
 * Sends a request of which only matters that the app answers it, and does not refuse who calls.
 * @throws ToolError where it does not, or cannot answer anything now
 */
export async function reachApp({ line, messages }: Session, outgoing: Outgoing): Promise<void> {
  const answer = await send(line, outgoing);
  const refuses = answer.status === 401 && messages.secretTitles.length > 0;
  if (refuses || answer.status >= 500) throw failureOf(messages, answer, { changes: false });
}

/** The error for an unexpected response. */
function otherAnswer(
  app: string,
  { body }: Answer,
  { isPage, succeeded }: { isPage: boolean; succeeded: boolean },
): string {
  if (isPage) {
    return `${app} returned a web page instead of data. Check the URL of the connection.`;
  }
  if (body === undefined) return `${app} returned something other than JSON.`;
  return succeeded
    ? `${app} returned an unexpected response.`
    : `${app} did not confirm the change.`;
}
