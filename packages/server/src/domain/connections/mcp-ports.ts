import type { Envelope } from "../../secrets/vault.ts";
import type { ToolList } from "./tool-changes.ts";

/** A tool server's description of itself. */
export type FoundServer = {
  /** Its address as it is called. */
  readonly address: string;
  readonly host: string;
  /** Its own name. */
  readonly name: string;
  readonly list: ToolList;
};

/** The consent that a server requires before it lists its tools, at a URL of its provider. */
export type WantedConsent = {
  readonly url: string;
  /** State to keep until the browser returns; contains secrets. */
  readonly pending: string;
};

/** The parameters of a provider's redirect. */
export type ProviderAnswer = {
  readonly code: string | undefined;
  readonly iss: string | undefined;
  readonly error: string | undefined;
};

/** Servers that speak the Model Context Protocol, by their addresses. */
export type McpServers = {
  /**
   * Normalizes an address that a user typed, to call and store it.
   * @throws ToolError with a message for the user
   */
  addressOf(typed: string): string;
  /**
   * Lists a server's tools.
   * @param way where its provider redirects the browser to, with which `state`, and the permissions to request beyond those
   *   that the server asks for
   * @throws ToolError with a message for the user
   */
  approach(
    address: string,
    way: {
      readonly redirectUri: string;
      readonly state: string;
      readonly scope: string | undefined;
    },
    signal: AbortSignal,
  ): Promise<FoundServer | WantedConsent>;
  /**
   * Completes an authorization with the provider's redirect, and lists the server's tools.
   * @returns also the connection's credentials
   * @throws ToolError with a message for the user
   */
  complete(
    pending: string,
    answer: ProviderAnswer,
    signal: AbortSignal,
  ): Promise<{ readonly server: FoundServer; readonly credentials: Record<string, string> }>;
};

/** An authorization that a user has begun and not yet completed. */
export type McpAuthorization = {
  /** SHA-256 of the `state` and the secret of the browser that began it. */
  readonly id: string;
  readonly userId: string;
  /** The id that the envelope is bound to. */
  readonly attemptId: string;
  readonly envelope: Envelope;
  readonly expiresAt: Date;
};
