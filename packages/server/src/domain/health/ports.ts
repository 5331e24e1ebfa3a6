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
