import type { Effect } from "../../patterns/tool-call/types.ts";

/** The ways to add a custom tool. */
export type CustomToolWay = "url" | "openapi" | "manual";

/** One operation of a document. */
export interface OpenapiOperation {
  /** Method and path. */
  id: string;
  summary: string;
  /** Its first tag; null without one. */
  group: string | null;
  effect: Effect;
  /** The connection can be tested with it. */
  checks: boolean;
  /** Why it cannot be a tool; null if it can. */
  problem: string | null;
}

/** A parsed document. */
export interface OpenapiDocument {
  title: string;
  version: string;
  /** Absolute addresses. */
  servers: readonly string[];
  securities: readonly {
    id: string;
    title: string;
    /** Why it cannot be used; null if it can. */
    problem: string | null;
    /** JSON Schema of its settings. */
    settings: unknown;
  }[];
  operations: readonly OpenapiOperation[];
  /** How many of them one connection takes; absent if the server does not say. */
  maxOperations?: number;
  /** What was left out, in sentences. */
  notices: readonly string[];
}

/** The submitted values of the form for a service. */
export interface NewService {
  name: string;
  server: string;
  /** Null for no credentials. */
  security: string | null;
  configuration: Record<string, unknown>;
  credentials: Record<string, string>;
  operations: readonly { id: string; effect: Effect; verify: boolean }[];
  /** The operation to test it with; null for none. */
  check: string | null;
}

/** The submitted values of the manual form, trimmed. */
export interface NewCustomTool {
  name: string;
  description: string;
  /** PNG, JPEG or SVG, 1 MB at most. */
  icon: File;
}

export type CustomToolState =
  | { kind: "ready" }
  /** The server is asked where the tool is authorized. */
  | { kind: "authorizing" }
  /** The browser is being redirected there. */
  | { kind: "redirecting" }
  /** Not authorized; what was typed is kept. */
  | { kind: "not-authorized"; message: string }
  /** An OpenAPI document is being read. */
  | { kind: "reading" }
  /** Not read; what was pasted is kept. */
  | { kind: "not-read"; message: string }
  /** The service is tested and stored. */
  | { kind: "connecting" }
  /** Not stored; what was picked and typed is kept. */
  | { kind: "not-connected"; message: string }
  /** Stored; the page is left in a moment. */
  | { kind: "connected" }
  | { kind: "creating" }
  /** Created; the page is left in a moment. */
  | { kind: "created" }
  /** Not created; what was typed is kept. */
  | { kind: "not-created"; message: string };
