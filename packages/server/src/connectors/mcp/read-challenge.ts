import { extractWWWAuthenticateParams } from "@modelcontextprotocol/client";
import type { Challenge } from "./challenge.ts";

/** Reads the challenge from an answer; undefined if there is none. */
export function readChallenge(response: Response): Challenge | undefined {
  const { resourceMetadataUrl, scope, error } = extractWWWAuthenticateParams(response);
  const isChallenge =
    response.status === 401 || (response.status === 403 && error === "insufficient_scope");
  return isChallenge ? { metadataUrl: resourceMetadataUrl, scope } : undefined;
}
