import type { Clock } from "../../clock.ts";
import {
  OutcomeUnknown,
  ToolError,
  type ConnectionAccess,
  type OpenConnection,
  type PluginManifest,
} from "../../plugins/types.ts";
import { proofOf } from "./auth.ts";
import { baseUrl, buildRequest, type Outgoing } from "./build-request.ts";
import { appWords, failureOf, statusSaid, type Answer, type Speaker } from "./failures.ts";
import type { HttpPlugin, HttpRequest } from "./manifest.ts";
import { redactor } from "./redact.ts";
import { pause, send, type Fetch, type Line } from "./send.ts";
import { secretTitles } from "./settings.ts";
import type { FieldMappings } from "./shape-result.ts";
import type { Scope } from "./templates.ts";

/** What HTTP connectors reach the world and a person's secrets through. */
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
  readonly speaker: Speaker;
  readonly line: Line;
};

/** What a call is for. */
export type Purpose = {
  readonly signal: AbortSignal;
  /** Whether it only reads, so that it may be sent again. */
  readonly repeatable: boolean;
  /** Milliseconds that it may wait for the app in all. */
  readonly patience: number;
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
  { signal, repeatable, patience, fieldMappings = {} }: Purpose,
): Session {
  const app = manifest.display_name;
  const proof = proofOf(http.auth, access);
  return {
    http,
    access,
    fieldMappings,
    speaker: {
      app,
      errors: http.errors,
      secretTitles: secretTitles(manifest),
      redact: redactor(Object.values(access.credentials), proof.sent),
    },
    line: {
      fetch: deps.fetch,
      clock: deps.clock,
      pause: deps.pause ?? pause,
      app,
      proof,
      limit: http.rate_limit,
      repeatable,
      patience: { ms: patience },
      signal,
    },
  };
}

/** A request of the manifest, filled. */
export const prepare = (session: Session, request: HttpRequest, scope: Scope): Outgoing =>
  buildRequest(baseUrl(session.http.base_url, session.access), session.http, request, scope);

/**
 * Sends a request of a session.
 * @param told `notFound` is said for 404; `proving` is true where the credentials are what is asked about; `anyText` for
 *   an answer whose content does not matter; `mayMiss` where 404 is an answer like others; `holds` whether an answer holds what is to be shown
 * @throws ToolError in the app's own words for a failed answer, and for one that cannot be read
 */
export async function callApp(
  { http, line, speaker }: Session,
  outgoing: Outgoing,
  told: {
    notFound?: string | undefined;
    mayMiss?: boolean;
    proving?: boolean;
    anyText?: boolean;
    holds?: (body: unknown) => boolean;
  } = {},
): Promise<Answer> {
  const answer = await send(line, outgoing);
  const changes = !line.repeatable;
  if (told.mayMiss && answer.status === 404) return answer;
  if (answer.status >= 300) throw failureOf(speaker, answer, { ...told, changes });
  if (http.errors_in_success) {
    const words = appWords(speaker, answer.body);
    const status = statusSaid(speaker, answer.body, http.error_statuses ?? {});
    if (status !== undefined) {
      throw failureOf(speaker, { status, body: answer.body }, { ...told, changes });
    }
    if (words !== "") throw new ToolError(`${speaker.app} says: ${words}.`);
  }
  const { holds = () => true } = told;
  if (answer.body !== undefined && holds(answer.body)) return answer;
  const isPage = /html/i.test(answer.headers.get("content-type") ?? "");
  if (told.anyText && !isPage) return answer;
  const sentence = isPage
    ? `${speaker.app} answered with a web page in place of data. Check the address of the connection.`
    : answer.body === undefined
      ? `${speaker.app} answered with something that is not JSON.`
      : `${speaker.app} answered with something else than what was asked for.`;
  throw changes ? new OutcomeUnknown(sentence) : new ToolError(sentence);
}

/**
 * Sends a request of which only matters that the app answers it, and does not refuse who calls.
 * @throws ToolError where it does not, or cannot answer anything now
 */
export async function reachApp({ line, speaker }: Session, outgoing: Outgoing): Promise<void> {
  const answer = await send(line, outgoing);
  const refuses = answer.status === 401 && speaker.secretTitles.length > 0;
  if (refuses || answer.status >= 500) throw failureOf(speaker, answer, { changes: false });
}
