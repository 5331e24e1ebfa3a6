import { CredentialsRefused, ToolError } from "../../domain/plugins/types.ts";

/** The content of a server's `WWW-Authenticate` header. */
export type Challenge = {
  /** URL of its protected resource metadata; undefined for the default. */
  readonly metadataUrl: URL | undefined;
  /** The scopes that it requires. */
  readonly scope: string | undefined;
};

/** The server rejects the access token, or requires one where there is none. */
export class AuthorizationNeeded extends CredentialsRefused {
  readonly challenge: Challenge;

  constructor(message: string, challenge: Challenge) {
    super(message, "expired");
    this.challenge = challenge;
  }
}

/** The sentence for an authorization that has ended. */
export const authorizationEndedMessage = (host: string): string =>
  `${host} no longer accepts the authorization. Add its URL again to renew it.`;

/** The server accepts the access token, but the call needs a scope that was not granted. */
export class PermissionMissing extends ToolError {
  readonly challenge: Challenge;

  constructor(message: string, challenge: Challenge) {
    super(message);
    this.challenge = challenge;
  }
}
