/** What one call may take. `Infinity` switches a limit off. */
export type Limits = {
  /** Milliseconds until an answer begins, for each host on the way. */
  readonly headersMs: number;
  /** Milliseconds from the call to the end of the answer's body. */
  readonly totalMs: number;
  /** Milliseconds between two pieces of the body, while somebody reads it. */
  readonly idleMs: number;
  /** Bytes of the body, after it was unpacked. */
  readonly bodyBytes: number;
};

const MEGABYTE = 1024 * 1024;

/** For a call that says nothing else. In all they are shorter than what a tool may take, so that the person hears the reason. */
export const DEFAULT_LIMITS: Limits = {
  headersMs: 20_000,
  totalMs: 50_000,
  idleMs: 15_000,
  bodyBytes: 10 * MEGABYTE,
};

/** Milliseconds until a host takes a connection, with what makes it secure. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** Seconds as a sentence says them. */
export const sayTime = (ms: number): string => {
  const seconds = ms / 1000;
  return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
};

/** A size as a sentence says it. */
export const sayBytes = (bytes: number): string =>
  bytes >= MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${Math.round(bytes / 1024)} kB`;
