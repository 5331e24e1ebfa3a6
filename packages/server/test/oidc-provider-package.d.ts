/** The part of the package that the tests use, since it has no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export type StoredToken = { readonly accountId: string; destroy(): Promise<void> };

  /** An event's data: the stored token, or the request. */
  export type Told = {
    readonly jti?: string;
    readonly oidc?: { readonly params?: Readonly<Record<string, unknown>> };
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    on(event: string, listener: (told: Told) => void): void;
    readonly AccessToken: { find(token: string): Promise<StoredToken | undefined> };
    readonly RefreshToken: { find(token: string): Promise<StoredToken | undefined> };
  }
}
