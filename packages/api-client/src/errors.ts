/** Whether the server answered with a failure, could not be reached, or the caller gave up. */
export type ApiErrorKind = "http" | "network" | "aborted";

export type ApiErrorInit = {
  readonly kind: ApiErrorKind;
  readonly message: string;
  /** 0 when there was no answer. */
  readonly status?: number;
  readonly detail?: string;
  /** `json` when the failed answer could be read as JSON. */
  readonly body?: "json" | "other";
  readonly cause?: unknown;
};

/**
 * A call that failed. `message` is the server's `detail`, else `API call failed: {status} {statusText}`; `detail` is there only
 * when the server gave one, so that a place with a sentence of its own can prefer it over the general one.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly detail: string | undefined;
  readonly body: "json" | "other" | undefined;

  constructor({ kind, message, status = 0, detail, body, cause }: ApiErrorInit) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.body = body;
  }
}

/** Reads a failed answer. Never throws: an unreadable body only leaves `detail` out. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const { status } = response;
  const fallback =
    `API call failed: ${status} ${response.statusText}`.trimEnd() + whenAgain(response);
  try {
    const detail = readDetail(JSON.parse(await response.text()));
    return new ApiError({
      kind: "http",
      status,
      detail,
      body: "json",
      message: detail ?? fallback,
    });
  } catch {
    return new ApiError({ kind: "http", status, body: "other", message: fallback });
  }
}

/** A proxy that limits requests answers without a sentence of the server, and people would try again too early. */
function whenAgain({ status, headers }: Response): string {
  const seconds = Number(headers.get("retry-after"));
  if (status !== 429 || !Number.isFinite(seconds) || seconds <= 0) return "";
  const [count, unit] =
    seconds < 90
      ? [Math.ceil(seconds), "second"]
      : seconds < 5400
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return `. Try again in ${count} ${unit}${count === 1 ? "" : "s"}.`;
}

/** The error of a request that got no answer; `aborted` when `signal` was the reason. */
export function unansweredError(cause: unknown, signal?: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause;
  if (signal?.aborted) {
    return new ApiError({ kind: "aborted", message: "The request was cancelled.", cause });
  }
  return new ApiError({ kind: "network", message: "The server could not be reached.", cause });
}

/**
 * The text of a failure's `detail`: a text as it is, a list of problems as their `msg` texts, any other object as JSON.
 * Undefined when there is none.
 */
export function readDetail(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { detail } = body;
  if (typeof detail === "string") return detail.trim() === "" ? undefined : detail;
  if (detail === null || detail === undefined) return undefined;
  if (Array.isArray(detail)) {
    if (detail.length === 0) return undefined;
    return detail.map((problem) => messageOf(problem) ?? JSON.stringify(problem)).join("; ");
  }
  return JSON.stringify(detail);
}

function messageOf(problem: unknown): string | undefined {
  if (typeof problem === "string") return problem;
  return isRecord(problem) && typeof problem["msg"] === "string" ? problem["msg"] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
