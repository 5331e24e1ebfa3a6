/** What one call may take. `Infinity` switches a limit off. */
export type Limits = {
  /** Milliseconds until an answer begins, for each host on the way. */
  readonly headersMs: number;
  /** Milliseconds from the call to the end of the answer's body. */
  readonly totalMs: number;
  /** Milliseconds between two pieces of the body, while somebody reads it. */
  readonly idleMs: number;
  /** Bytes of the body, after decompression. */
  readonly bodyBytes: number;
};

const MEGABYTE = 1024 * 1024;

/** The defaults. In total they are shorter than a tool's timeout, so that the user sees the more specific reason. */
export const DEFAULT_LIMITS: Limits = {
  headersMs: 20_000,
  totalMs: 50_000,
  idleMs: 15_000,
  bodyBytes: 10 * MEGABYTE,
};

/** Milliseconds for connecting, TLS handshake included. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** A duration in seconds, for a sentence. */
export const formatSeconds = (ms: number): string => {
  const seconds = ms / 1000;
  return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
};

/** A size, for a sentence. */
export const formatBytes = (bytes: number): string =>
  bytes >= MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${Math.round(bytes / 1024)} kB`;
