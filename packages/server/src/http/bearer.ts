import type { Deps } from "../deps.ts";
import { BRAND } from "../brand.ts";
import { findKey } from "../domain/keys/keys.ts";
import type { ApiKey } from "../domain/keys/ports.ts";

type KeyDeps = Pick<Deps, "store" | "clock" | "fingerprints">;

/** The token of `Authorization: Bearer`; undefined if there is none. */
export const readToken = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];

/** The API key of a request, looked up each time, so that revoking takes effect at once. */
export async function findRequestKey(deps: KeyDeps, request: Request): Promise<ApiKey | undefined> {
  const token = readToken(request);
  return token === undefined ? undefined : findKey(deps, token);
}

/** Why a token opens nothing. */
export const INVALID_KEY = `This API key is invalid, has expired, or was revoked. Create one in ${BRAND.name} under API Keys.`;
