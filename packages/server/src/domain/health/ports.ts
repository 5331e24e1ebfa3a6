/** A source whose refreshes fail, as administrators see it. */
export type FailingSourceLine = {
  readonly id: string;
  /** E-mail address of whose it is. */
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

/** What is stored, in bytes. */
export type StorageUse = {
  readonly database: number;
  readonly uploads: number;
  readonly uploadCount: number;
};

/** Figures about the whole server. */
export type HealthRepository = {
  /** Jobs that failed for the last time and messages that nobody received. @param relay the name of the jobs of messages */
  countDeadSince(since: Date, relay: string): Promise<number>;
  countFailingSources(): Promise<{ readonly count: number; readonly since: Date | null }>;
  /** Those that failed most often first. */
  listFailingSources(most: number): Promise<FailingSourceLine[]>;
  /** By plugin, those with most of them first; plugins without any are left out. */
  listBrokenConnections(): Promise<BrokenConnections[]>;
  readStorage(): Promise<StorageUse>;
};
