/** A source with failing refreshes, for administrators. */
export type FailingSourceLine = {
  readonly id: string;
  /** Email address of its owner. */
  readonly owner: string;
  readonly sourceType: string;
  readonly since: Date;
  readonly failures: number;
  readonly failure: string;
};

/** Connections of one plugin that their people have to mend. */
export type BrokenConnections = {
  /** Name of the plugin. */
  readonly plugin: string;
  readonly failing: number;
  readonly expired: number;
  readonly total: number;
};

/** The connections of this process to its database. */
export type PoolUse = {
  readonly used: number;
  readonly idle: number;
  readonly max: number;
  /** What waits for a connection. */
  readonly waiting: number;
  /** Failed statements so far, by the class of their SQLSTATE; `other` for those without one. */
  readonly errors: ReadonlyMap<string, number>;
};

/** What waits and what is under way, of all processes. */
export type Load = {
  readonly approvalsWaiting: number;
  /** Runs that have not ended, by their state. */
  readonly runs: Readonly<Record<"queued" | "running" | "awaiting_approval", number>>;
  /** Reserved for these runs, in hundredths of a credit. */
  readonly creditsHeld: number;
  readonly outboxWaiting: number;
  /** Work that was given up. */
  readonly dead: { readonly jobs: number; readonly messages: number };
};

/** Storage use, in bytes. */
export type StorageUse = {
  readonly database: number;
  readonly uploads: number;
  readonly uploadCount: number;
};
