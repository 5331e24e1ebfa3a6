import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  RetryError,
  StreamProviderError,
  TypeValidationError,
} from "ai";
import { z } from "zod";
import { ToolError } from "../../domain/plugins/types.ts";
import { AddressMissing } from "./addresses.ts";

/** What went wrong with a provider, in the terms of what somebody can do about it. */
export type ProblemKind =
  /** The key is wrong, or may not use the model. */
  | "key"
  /** The account has no money left. */
  | "quota"
  | "rate"
  | "overloaded"
  | "timeout"
  /** The provider does not have the model. */
  | "model"
  /** Nothing is at this path. */
  | "path"
  /** The conversation is longer than the model reads. */
  | "context"
  /** The request has too many bytes. */
  | "size"
  /** The provider does not accept the request. */
  | "request"
  | "failing"
  | "unreachable"
  /** The connection broke in the middle of an answer. */
  | "cut"
  | "certificate"
  /** The gate refuses the address. */
  | "blocked"
  /** What arrived is no answer of a model. */
  | "unreadable"
  | "other";

/** A provider's failure. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly status: number | undefined;
  /** What the provider, or the connection to it, said. It may contain keys. */
  readonly said: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The provider's own body, for what it says about a retry. */
  readonly body: string;
};

/** Reads a failure of the SDK, of the gate or of the platform's `fetch`. */
export function readProblem(failure: unknown): Problem {
  const error = RetryError.isInstance(failure) ? failure.lastError : failure;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined || error.statusCode < 400) return ofConnection(error);
    const { statusCode: status, responseHeaders: headers = {}, responseBody: body = "" } = error;
    const said = error.message.trim();
    return { kind: kindOf(status, `${said} ${body}`), status, said, headers, body };
  }
  if (StreamProviderError.isInstance(error)) {
    const { statusCode: status, message: said, code, type } = error;
    const body = JSON.stringify(error.data ?? {});
    const kind = kindOf(status ?? statusOf(type, code), `${said} ${code ?? ""} ${type ?? ""}`);
    return { kind, status, said, headers: {}, body };
  }
  return ofConnection(error);
}

const without = { status: undefined, headers: {}, body: "" } as const;

function ofConnection(error: unknown): Problem {
  const causes = causesOf(error);
  const said = saidBy(causes);
  const has = (test: (cause: unknown) => boolean) => causes.some(test);
  if (has((cause) => cause instanceof AddressMissing)) return { ...without, kind: "path", said };
  if (has(isRefusedByGate)) return { ...without, kind: "blocked", said };
  if (has((cause) => BAD_CERTIFICATE.test(codeOf(cause))))
    return { ...without, kind: "certificate", said };
  if (has((cause) => TIMEOUT.test(codeOf(cause)) || TIMEOUT_NAME.test(nameOf(cause))))
    return { ...without, kind: "timeout", said };
  if (has(isCut)) return { ...without, kind: "cut", said: "" };
  if (has((cause) => cause instanceof ToolError || CONNECTION.test(codeOf(cause))))
    return { ...without, kind: "unreachable", said };
  if (has(isUnreadable)) return { ...without, kind: "unreadable", said };
  if (APICallError.isInstance(error)) {
    // An answer with a good status whose body makes no sense, or no answer at all.
    const kind = error.statusCode === undefined ? "unreachable" : "unreadable";
    return { ...without, kind, said };
  }
  return { ...without, kind: "other", said };
}

const BAD_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/;
const TIMEOUT = /TIMEOUT|ETIMEDOUT/;
const TIMEOUT_NAME = /^TimeoutError$/;
const CONNECTION = /^(?:E[A-Z]+|UND_ERR_\w+)$/;

/** What the gate throws are errors of tools; it says by their names whether it let a call pass. */
const isRefusedByGate = (cause: unknown) =>
  cause instanceof ToolError && cause.name === "OutboundRefused";

/** The platform says `terminated`, the gate a sentence. Before the first byte the connection counts as never made. */
const isCut = (cause: unknown) =>
  (cause instanceof TypeError && cause.message === "terminated") ||
  (cause instanceof ToolError && cause.message.endsWith("closed the connection."));

const isUnreadable = (cause: unknown) =>
  JSONParseError.isInstance(cause) ||
  TypeValidationError.isInstance(cause) ||
  InvalidResponseDataError.isInstance(cause) ||
  cause instanceof z.ZodError;

const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "";
const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : "");

/** An error with those that it came from, outermost first. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < 10; ) {
    causes.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}

/** The sentence of the gate where there is one: it names the host. */
function saidBy(causes: readonly unknown[]): string {
  const gate = causes.find((cause) => cause instanceof ToolError);
  const [first] = gate === undefined ? causes : [gate];
  if (isUnreadable(first)) return "";
  if (typeof first === "string") return first.trim();
  const message: unknown =
    typeof first === "object" && first !== null ? Reflect.get(first, "message") : "";
  return typeof message === "string" ? message.trim() : "";
}

/** Providers that report a failure in the middle of a stream say its type, and no status. */
function statusOf(type: string | undefined, code: string | number | undefined): number | undefined {
  const word = `${type ?? ""} ${code ?? ""}`;
  if (/overloaded/.test(word)) return 529;
  if (/rate_limit/.test(word)) return 429;
  if (/authentication/.test(word)) return 401;
  if (/permission/.test(word)) return 403;
  if (/not_found/.test(word)) return 404;
  if (/invalid_request/.test(word)) return 400;
  if (/server_error|api_error|internal/.test(word)) return 500;
  return undefined;
}

/** How providers and model servers say that a conversation is too long, in the statuses in which they say it. */
const CONTEXT =
  /context.{0,3}(length|window|size)|maximum context|prompt is too long|too many (input )?tokens|token count.{0,30}exceeds|exceeds?.{0,40}(tokens|context)|reduce the length|context the overflows/i;
const QUOTA =
  /insufficient.{0,3}(quota|balance|credits|funds)|credit balance|billing_\w|payment required/i;
/** Not where too many requests came: Google and Groq name their pages about billing there, although a pause is all they want. */
const BILLING = /billing/i;
const BAD_KEY = /api.?key not valid|api_key_invalid|invalid.{0,3}api.?key|incorrect api key/i;
const NO_MODEL = /model|deployment/i;
const GONE =
  /(model|deployment).{0,120}(not.?found|does.?n.t exist|do(es)? not exist|unknown|no longer|deprecated|shut ?down|decommission)|unknown model|no such model|model_not_found/i;

/** Statuses that say enough, or whose text decides. */
const BY_STATUS: Readonly<Record<number, ProblemKind | ((said: string) => ProblemKind)>> = {
  401: "key",
  402: "quota",
  403: "key",
  404: (said) => (NO_MODEL.test(said) ? "model" : "path"),
  405: "path",
  408: "timeout",
  410: "model",
  413: (said) => (CONTEXT.test(said) ? "context" : "size"),
  429: (said) => (QUOTA.test(said) ? "quota" : "rate"),
  503: "overloaded",
  504: "timeout",
  524: "timeout",
  529: "overloaded",
};

function kindOf(status: number | undefined, said: string): ProblemKind {
  const known = status === undefined ? undefined : BY_STATUS[status];
  if (known !== undefined) return typeof known === "string" ? known : known(said);
  if (CONTEXT.test(said)) return "context";
  if (status === undefined) return /overloaded/i.test(said) ? "overloaded" : "failing";
  if (status >= 500) return "failing";
  if (BAD_KEY.test(said)) return "key";
  if (QUOTA.test(said) || BILLING.test(said)) return "quota";
  return GONE.test(said) ? "model" : "request";
}

const MAY_PASS: ReadonlySet<ProblemKind> = new Set([
  "rate",
  "overloaded",
  "timeout",
  "failing",
  "unreachable",
  "cut",
]);

/** Whether the same request may succeed a little later. */
export const mayPass = ({ kind }: Problem): boolean => MAY_PASS.has(kind);
