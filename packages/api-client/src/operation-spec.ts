import type { ZodMiniType } from "zod/mini";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, a logged-in user, an administrator, the owner of the organization in the path. */
export type Permission = "public" | "session" | "admin" | "owner";

/** What an API key may open. */
export type KeyScope = "read" | "runs" | "inbox" | "tools";

/** What a server or a test needs to know about one operation of the contract. */
export type OperationSpec = {
  readonly operationId: string;
  readonly method: HttpMethod;
  /** The path with `{name}` for each parameter. */
  readonly path: string;
  readonly area: string;
  readonly permission: Permission;
  /** An API key with any of these opens it; without one no key does. */
  /** Only for accounts whose address is confirmed. */
  readonly needsConfirmedEmail: boolean;
  readonly scopes: readonly KeyScope[];
  /** The name of its group in app-info `extensions`; null for what the specification has. */
  readonly extension: string | null;
  readonly pathParams: readonly string[];
  readonly query: Readonly<Record<string, { readonly type: string; readonly required: boolean }>>;
  readonly pathSchema: ZodMiniType | null;
  /** Reads numbers from text, so the raw query can be parsed with it. */
  readonly querySchema: ZodMiniType | null;
  readonly requestSchema: ZodMiniType | null;
  readonly requestType: "json" | "multipart" | "none";
  readonly requestRequired: boolean;
  /** The most that it takes as JSON, in bytes; null for what is usual. */
  readonly largestBody: number | null;
  /** The answers that are no failure. The schema of a stream is that of one event. */
  readonly responses: Readonly<Record<number, ZodMiniType | null>>;
  readonly responseType: "json" | "html" | "picture" | "stream" | "redirect" | "none";
  /** The failures it is known to give; each is `{"detail": string}`. */
  readonly errors: readonly number[];
  readonly stream: boolean;
};
