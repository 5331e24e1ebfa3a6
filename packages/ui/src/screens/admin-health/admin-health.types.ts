/** Numbers about the whole server. */
export interface HealthFigures {
  waiting: number;
  running: number;
  /** In the last 24 hours. */
  failed: number;
  /** ISO 8601; null while nothing waits. */
  oldestWaitingAt: string | null;
  version: string;
  /** ISO 8601. */
  startedAt: string;
  database: "embedded" | "postgresql";
  databaseBytes: number;
  uploadBytes: number;
  uploads: number;
}

/** One thing that the server needs to serve requests. */
export interface HealthCheck {
  name: "database" | "migrations" | "jobs";
  /** Why it fails, in a sentence; null if it does not. */
  problem: string | null;
}

/** A job or a message that was given up. */
export interface DeadWorkRow {
  id: string;
  kind: "job" | "mail" | "sms";
  /** Name of the job, or of the template. */
  name: string;
  /** Of a message. */
  recipient: string | null;
  error: string;
  /** ISO 8601. */
  diedAt: string;
  /** A request about it is in progress. @default false */
  busy?: boolean;
}

/** A source whose refreshes fail. */
export interface FailingSourceRow {
  id: string;
  owner: string;
  sourceType: string;
  /** ISO 8601. */
  since: string;
  failures: number;
  failure: string;
}

/** Connections of one app that their people have to mend. */
export interface BrokenConnectionRow {
  plugin: string;
  displayName: string;
  failing: number;
  expired: number;
  total: number;
}

export type AdminHealthState =
  | { kind: "loading" }
  | {
      kind: "ready";
      /** The time of the figures, ISO 8601. */
      now: string;
      /** The last refresh failed; the figures are older. @default false */
      stale?: boolean;
      figures: HealthFigures;
      checks: readonly HealthCheck[];
      dead: readonly DeadWorkRow[];
      sources: { failing: number; since: string | null; worst: readonly FailingSourceRow[] };
      connections: readonly BrokenConnectionRow[];
      /** What is asked about before it is discarded. */
      discarding: { name: string; busy: boolean } | null;
      /** Why the last action failed, or what it did. */
      alert: { tone: "danger" | "success"; text: string } | null;
    };

/** Actions of the page. */
export interface AdminHealthActions {
  onRetry: (work: Pick<DeadWorkRow, "id" | "kind" | "name">) => void;
  /** Asks first. */
  onDiscard: (work: Pick<DeadWorkRow, "id" | "kind" | "name">) => void;
  onConfirm: () => void;
  onCancel: () => void;
}
