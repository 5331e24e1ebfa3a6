import type { Effect } from "../../patterns/tool-call/types.ts";

/** The ways to a tool of one's own. */
export type CustomToolWay = "url" | "openapi" | "manual";

/** One call that a document describes. */
export interface OpenapiOperation {
  /** Method and path. */
  id: string;
  summary: string;
  /** Its first tag; null where it has none. */
  group: string | null;
  effect: Effect;
  /** The connection can be tried with it. */
  checks: boolean;
  /** Why it cannot be a tool; null where it can. */
  problem: string | null;
}

/** What a document says of a service. */
export interface OpenapiDocument {
  title: string;
  version: string;
  /** Absolute addresses. */
  servers: readonly string[];
  securities: readonly {
    id: string;
    title: string;
    /** Why it cannot be used; null where it can. */
    problem: string | null;
    /** JSON Schema of what it asks for. */
    settings: unknown;
  }[];
  operations: readonly OpenapiOperation[];
  /** What was left out, in sentences. */
  notices: readonly string[];
}

/** What the form for a service hands over. */
export interface NewService {
  name: string;
  server: string;
  /** Null for no credentials. */
  security: string | null;
  configuration: Record<string, unknown>;
  credentials: Record<string, string>;
  operations: readonly { id: string; effect: Effect; verify: boolean }[];
  /** The operation that it is tried with; null for none. */
  check: string | null;
}

/** What the form for a tool made by hand hands over, its texts trimmed. */
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
  /** The browser is on its way there. */
  | { kind: "redirecting" }
  /** Not authorized; what was typed stays. */
  | { kind: "not-authorized"; message: string }
  /** An OpenAPI document is being read. */
  | { kind: "reading" }
  /** Not read; what was pasted stays. */
  | { kind: "not-read"; message: string }
  /** The service is tried and stored. */
  | { kind: "connecting" }
  /** Not stored; what was picked and typed stays. */
  | { kind: "not-connected"; message: string }
  /** Stored; the page is left in a moment. */
  | { kind: "connected" }
  | { kind: "creating" }
  /** Created; the page is left in a moment. */
  | { kind: "created" }
  /** Not created; what was typed stays. */
  | { kind: "not-created"; message: string };
