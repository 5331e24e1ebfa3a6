import { z } from "zod";
import type { LoginAttempt } from "./ports.ts";
import { newSecret } from "./secrets.ts";

/** How long a browser may take from the login address to its return, in seconds. */
export const LOGIN_ATTEMPT_S = 10 * 60;

const attemptSchema = z.object({
  verifier: z.string().min(32),
  nonce: z.string().min(32),
  returnTo: z.string().optional(),
});

/** A new attempt for one browser. @param returnTo the page that the login is for */
export const newLoginAttempt = (returnTo?: string): LoginAttempt => ({
  verifier: newSecret(),
  nonce: newSecret(),
  ...(returnTo !== undefined && { returnTo }),
});

/** The attempt as the value of a cookie. */
export const packLoginAttempt = (attempt: LoginAttempt): string =>
  Buffer.from(JSON.stringify(attempt)).toString("base64url");

/** The attempt in a cookie; undefined if there is none. */
export function unpackLoginAttempt(value: string | undefined): LoginAttempt | undefined {
  if (!value) return undefined;
  try {
    return attemptSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString("utf8")));
  } catch {
    return undefined;
  }
}
