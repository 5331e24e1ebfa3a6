/** What the tests use of the package, which brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export type StoredToken = { readonly accountId: string; destroy(): Promise<void> };

  /** What an event tells: the token that was saved, or the request that it is about. */
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
