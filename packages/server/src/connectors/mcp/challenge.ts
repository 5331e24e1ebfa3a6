import { extractWWWAuthenticateParams } from "@modelcontextprotocol/client";
import { CredentialsRefused, ToolError } from "../../domain/plugins/types.ts";

/** What a server says of how it wants to know who asks. */
export type Challenge = {
  /** Where it says who gives out its tokens; undefined for the usual place. */
  readonly metadataUrl: URL | undefined;
  /** The permissions that it wants. */
  readonly scope: string | undefined;
};

/** The server does not take what proves who asks, or wants a proof where there is none. */
export class AuthorizationNeeded extends CredentialsRefused {
  readonly challenge: Challenge;

  constructor(message: string, challenge: Challenge) {
    super(message, "expired");
    this.challenge = challenge;
  }
}

/** Said wherever an authorization is found to have ended. */
export const sayEnded = (host: string): string =>
  `${host} does not accept the authorization any more. Add its address again to renew it.`;

/** The server takes the proof, and wants a permission for what it was asked that is not among those that were given. */
export class PermissionMissing extends ToolError {
  readonly challenge: Challenge;

  constructor(message: string, challenge: Challenge) {
    super(message);
    this.challenge = challenge;
  }
}

/** Reads it from an answer; undefined where the answer asks for nothing. */
export function readChallenge(response: Response): Challenge | undefined {
  const { resourceMetadataUrl, scope, error } = extractWWWAuthenticateParams(response);
  const asks =
    response.status === 401 || (response.status === 403 && error === "insufficient_scope");
  return asks ? { metadataUrl: resourceMetadataUrl, scope } : undefined;
}
