/** What the operator may set of the embedded database. */
export type EmbeddedSettings = {
  /** Memory for pages of its tables. */
  readonly buffersMegabytes: number;
  /** Whether V8 optimizes its code; see `pglite/code.ts`. */
  readonly optimized: boolean;
};

/** A few people on a small machine. */
export const EMBEDDED_DEFAULTS: EmbeddedSettings = { buffersMegabytes: 32, optimized: false };
