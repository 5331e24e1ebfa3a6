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

/** Storage use, in bytes. */
export type StorageUse = {
  readonly database: number;
  readonly uploads: number;
  readonly uploadCount: number;
};
