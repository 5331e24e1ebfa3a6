import { ApiError } from "@switchboard/api-client";

/** The page needs a user and there is none. Shown as `Failed to Load Data` with this sentence and a login link. */
export class LoginRequired extends Error {
  override readonly name = "LoginRequired";
}

/** The user's own record could not be loaded, for a reason other than being a visitor. */
export class UserNotLoaded extends Error {
  override readonly name = "UserNotLoaded";
}

/** An answer that cannot be used. Its message is written for the person. */
export class UnusableAnswer extends Error {
  override readonly name = "UnusableAnswer";
}

/** What the details of an error screen say. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== ""
    ? error.message
    : "An unknown error occurred.";
}

/** What the server said of a call that failed, else a sentence of the page. */
export function detailOf(error: unknown, otherwise = "An unknown error occurred."): string {
  if (error instanceof UnusableAnswer) return error.message;
  return (error instanceof ApiError && error.detail) || otherwise;
}

/** The tail of an alert that begins with what failed. */
export const tailOf = (error: unknown): string =>
  error instanceof Error && error.message !== "" ? error.message : "Unknown error";
