import { AppError } from "./errors.ts";

/** When to try again after an outage. */
const RETRY_AFTER_S = 5;

const NO_SPACE = ["ENOSPC", "EDQUOT", "53100"];
/*
 * SQLSTATE, appendix A of PostgreSQL's manual: the connection failed (08...), the server stops or starts (57P...), it has no connection
 * left (53300), or it ended a statement or transaction that took too long, waited too long for a lock, or waited for one that waited for it (40P01).
 */
const LOST = /^(08...|57P0[1-5]|53300|57014|55P03|40P01|25P0[34])$/;
/** A connection that broke under a statement; calls of apps fail with errors of their own. */
const CUT = ["EPIPE", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT"];
/** The PostgreSQL driver has no codes for most of these. */
const BROKEN = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout)/;

/**
 * What to say when the database or what keeps files is away, or the disk is full. All pass, so people are asked to try again, and not sent to
 * report a fault.
 * @returns undefined for any other error
 */
export function asOutage(error: unknown): AppError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? String(at.code) : "";
    if (NO_SPACE.includes(code))
      return new AppError("no_space", "The server's disk is full. Nothing was saved.", {
        cause: error,
        retryAfterS: RETRY_AFTER_S,
      });
    if (code === "FILES_UNAVAILABLE")
      return new AppError(
        "unavailable",
        "Where files are kept can't be reached at the moment. Nothing was saved. Try again in a few seconds.",
        { cause: error, retryAfterS: RETRY_AFTER_S },
      );
    if (LOST.test(code) || CUT.includes(code) || BROKEN.test(at.message))
      return new AppError(
        "unavailable",
        "The database can't be reached at the moment. Nothing was saved. Try again in a few seconds.",
        { cause: error, retryAfterS: RETRY_AFTER_S },
      );
  }
  return undefined;
}
