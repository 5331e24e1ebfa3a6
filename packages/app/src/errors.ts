import { ApiError } from "@switchboard/api-client";

/** The page needs a user who is logged in. Shown as `Failed to Load Data` with this sentence and a login link. */
export class LoginRequired extends Error {
  override readonly name = "LoginRequired";
}

/** The user's record could not be loaded, for another reason than not being logged in. */
export class UserNotLoaded extends Error {
  override readonly name = "UserNotLoaded";
}

/** A response that cannot be used. The page shows its message. */
export class UnusableResponse extends Error {
  override readonly name = "UnusableResponse";
}

/**
 * Whether a call failed because nobody is logged in. Pages put their own sentence around what failed, so its causes count too:
 * otherwise a person whose session ended would see no way to log in.
 */
export function isLoggedOut(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return error instanceof Error && error.cause !== undefined && isLoggedOut(error.cause);
}

/** The details of an error screen. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== ""
    ? error.message
    : "An unknown error occurred.";
}

/** The server's `detail` of a call that failed, else the page's own sentence. */
export function detailOf(error: unknown, otherwise = "An unknown error occurred."): string {
  if (error instanceof UnusableResponse) return error.message;
  return (error instanceof ApiError && error.detail) || otherwise;
}

/** The end of an alert that begins with what failed. */
export const tailOf = (error: unknown): string =>
  error instanceof Error && error.message !== "" ? error.message : "Unknown error";
