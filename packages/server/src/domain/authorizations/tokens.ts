import type { Repositories } from "../unit-of-work.ts";
import type { Tokens } from "./ports.ts";

/** Names of the tokens among the credentials of a connection. */
export const ACCESS_TOKEN = "access_token";
export const REFRESH_TOKEN = "refresh_token";

/**
 * Tokens as credentials.
 * @param before the refresh token that is kept if the app issues no new one
 */
export function credentialsOf(
  { accessToken, refreshToken }: Tokens,
  before?: string,
): Record<string, string> {
  const kept = refreshToken ?? before;
  return { [ACCESS_TOKEN]: accessToken, ...(kept !== undefined && { [REFRESH_TOKEN]: kept }) };
}

/** No app needs more, and a date cannot represent arbitrary times. */
const MAX_LIFETIME_S = 365 * 24 * 3600;

/**
 * When an access token expires; null if the app does not say.
 * @param requestedAt when the token was requested, so that it never expires later here than at the app
 */
export const expiryOf = (
  { expiresIn }: Pick<Tokens, "expiresIn">,
  requestedAt: Date,
): Date | null =>
  expiresIn === undefined
    ? null
    : new Date(requestedAt.getTime() + Math.min(Math.max(expiresIn, 0), MAX_LIFETIME_S) * 1000);

/**
 * Whether a user has no connection of a plugin. Some apps take a revoked token as the end of all that the user allowed, so none
 * is revoked while another connection could stand on the same consent.
 */
export async function isLast(
  store: Pick<Repositories, "connections">,
  userId: string,
  plugin: string,
): Promise<boolean> {
  const connections = await store.connections.list(userId);
  return !connections.some(({ connectionType }) => connectionType === plugin);
}
