import type { Call, CallData, CallInput } from "./call.ts";
import { ApiError, apiErrorFrom, unansweredError } from "./errors.ts";
import { getMe } from "./gen/calls.gen.ts";
import type { User } from "./gen/types.gen.ts";
import { readList } from "./lists.ts";
import { type OnProgress, progressFetch } from "./progress-fetch.ts";
import { fetchWithRetry } from "./retry-request.ts";
import { apiUrl, fillPath, queryText } from "./urls.ts";

export type ClientOptions = {
  /** Address of the API host. @default the page's own */
  readonly baseUrl?: string;
  /** @default the platform's `fetch` */
  readonly fetch?: typeof fetch;
  /**
   * Makes a request up to three times more where no process answers it, if that can't have its effect twice: a GET, a DELETE, and a POST with an
   * `idempotency-key` among its headers. @default false
   */
  readonly retry?: boolean;
  /** Told the `Date` of each answer where it can be read: what time it is for the server, in whole seconds. */
  readonly onDate?: (date: string) => void;
  /** Called for every 401 but that of `me`. The call fails all the same. */
  readonly onUnauthorized?: (error: ApiError) => void;
};

/** The input may be left out when nothing in it is required. */
type InputArguments<Data extends CallData> =
  Partial<CallInput<Data>> extends CallInput<Data>
    ? [input?: CallInput<Data>]
    : [input: CallInput<Data>];

type Item<Answer> = Extract<Answer, readonly unknown[]>[number];
type Page<Answer> = Extract<Answer, { readonly next_cursor: unknown }>;

export type Client = {
  readonly baseUrl: string;
  /** Makes one call. Fails with an `ApiError`; gives undefined for a 204 answer. */
  call<Data extends CallData, Answer>(
    call: Call<Data, Answer>,
    ...input: InputArguments<Data>
  ): Promise<Answer>;
  /**
   * Like `call` for a large body: tells how much of it has left where the platform can say so. A `fetch` of the caller's
   * own is used as it is, and tells nothing.
   */
  upload<Data extends CallData, Answer>(
    call: Call<Data, Answer>,
    input: CallInput<Data>,
    onProgress: OnProgress,
  ): Promise<Answer>;
  /** Like `call` for an answer that is a list, also where another server wraps it in an object. */
  list<Data extends CallData, Answer>(
    call: Call<Data, Answer>,
    ...input: InputArguments<Data>
  ): Promise<Item<Answer>[]>;
  /** Like `call` for an answer that is a page with a cursor. */
  page<Data extends CallData, Answer>(
    call: Call<Data, Answer>,
    ...input: InputArguments<Data>
  ): Promise<Page<Answer>>;
  /** The current user; null when nobody is logged in (401 or 403). */
  me(signal?: AbortSignal): Promise<User | null>;
};

/** Makes a client for one API host. It sends cookies, and makes each request once unless `retry` is set. */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = "", onUnauthorized } = options;
  const request = <Data extends CallData, Answer>(
    call: Call<Data, Answer>,
    input: CallInput<CallData> | undefined,
    fetcher = options.fetch,
  ): Promise<Answer> => send({ ...options, fetch: fetcher }, call, input ?? {}) as Promise<Answer>;

  const told = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onUnauthorized?.(error);
      throw error;
    }
  };

  return {
    baseUrl,
    call: (call, ...[input]) => told(request(call, input)),
    upload: (call, input, onProgress) =>
      told(request(call, input, options.fetch ?? progressFetch(onProgress))),
    async list<Data extends CallData, Answer>(
      call: Call<Data, Answer>,
      ...[input]: InputArguments<Data>
    ) {
      const list = readList(await told(request(call, input)));
      if (!list) throw unexpected(call.path);
      return list;
    },
    async page<Data extends CallData, Answer>(
      call: Call<Data, Answer>,
      ...[input]: InputArguments<Data>
    ) {
      const answer = await told(request(call, input));
      if (!isPage<Answer>(answer)) throw unexpected(call.path);
      return answer;
    },
    async me(signal) {
      try {
        return await request(getMe, { signal });
      } catch (error) {
        if (error instanceof ApiError && [401, 403].includes(error.status)) return null;
        throw error;
      }
    },
  };
}

async function send(
  options: ClientOptions,
  call: Call<CallData, unknown>,
  input: CallInput<CallData>,
): Promise<unknown> {
  const { fetch: fetcher = fetch, baseUrl = "" } = options;
  const url = apiUrl(
    baseUrl,
    fillPath(call.path, record(input.path)) + queryText(record(input.query)),
  );
  try {
    const init: RequestInit = {
      method: call.method,
      credentials: "include",
      signal: input.signal,
      ...bodyOf(call, input),
    };
    const response = await (options.retry && !input.once
      ? fetchWithRetry(fetcher, url, init)
      : fetcher(url, init));
    const date = response.headers.get("date");
    if (date !== null) options.onDate?.(date);
    if (!response.ok) throw await apiErrorFrom(response);
    if (call.empty || response.status === 204) return undefined;
    return await (call.text ? response.text() : readJson(response));
  } catch (error) {
    throw unansweredError(error, input.signal);
  }
}

function bodyOf(call: Call<CallData, unknown>, input: CallInput<CallData>): RequestInit {
  const headers: Record<string, string> = { accept: "application/json", ...input.headers };
  if (input.body === undefined) return { headers };
  if (call.multipart) return { headers, body: formOf(record(input.body)) };
  headers["content-type"] = "application/json";
  return { headers, body: JSON.stringify(input.body) };
}

function formOf(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === "string") form.append(name, value);
    else form.append(name, JSON.stringify(value));
  }
  return form;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { status, statusText } = response;
    const message = `API call failed: ${status} ${statusText}`.trimEnd();
    throw new ApiError({ kind: "http", status, message, body: "other", cause });
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function isPage<Answer>(answer: unknown): answer is Page<Answer> {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "items" in answer &&
    Array.isArray(answer.items) &&
    "next_cursor" in answer
  );
}

function unexpected(path: string): ApiError {
  const message = `The answer of ${path} has an unexpected form.`;
  return new ApiError({ kind: "http", status: 200, message, body: "json" });
}
