import { ApiError } from "@switchboard/api-client";

/** The page needs a user and there is none. Shown as `Failed to Load Data` with this sentence and a login link. */
export class LoginRequired extends Error {
  override readonly name = "LoginRequired";
}

/** The user's own record could not be loaded, for a reason other than being a visitor. */
export class UserNotLoaded extends Error {
  override readonly name = "UserNotLoaded";
}

/** What the details of an error screen say. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== ""
    ? error.message
    : "An unknown error occurred.";
}

/** What the server said of a call that failed, else a sentence of the page. */
export const detailOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.detail) || otherwise;
