import type { Envelope } from "../../secrets/vault.ts";
import type { ListedTool } from "./tool-changes.ts";

/** A server of tools, as it says of itself. */
export type FoundServer = {
  /** Its address as it is called. */
  readonly address: string;
  readonly host: string;
  /** What it calls itself. */
  readonly name: string;
  readonly listed: readonly ListedTool[];
};

/** What a server wants before it lists its tools: a person who lets us use them, at an address of its provider. */
export type WantedConsent = {
  readonly url: string;
  /** What must be kept until the browser comes back; it holds secrets. */
  readonly pending: string;
};

/** What a provider sent the browser back with. */
export type ProviderAnswer = {
  readonly code: string | undefined;
  readonly iss: string | undefined;
  readonly error: string | undefined;
};

/** Servers that speak the Model Context Protocol, by their addresses. */
export type McpServers = {
  /**
   * An address as it is called and kept, of what a person typed.
   * @throws ToolError with a sentence for the person
   */
  addressOf(typed: string): string;
  /**
   * Asks a server for its tools.
   * @param way where its provider must send the browser back to, with which `state`, and the permissions that are wanted beside
   * those that the server asks for
   * @throws ToolError with a sentence for the person
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
   * Takes what a provider sent the browser back with, and asks the server again.
   * @returns with it what the connection proves itself by
   * @throws ToolError with a sentence for the person
   */
  complete(
    pending: string,
    answer: ProviderAnswer,
    signal: AbortSignal,
  ): Promise<{ readonly server: FoundServer; readonly credentials: Record<string, string> }>;
};

/** An authorization that a person has begun and not come back from. */
export type McpAuthorization = {
  /** SHA-256 of the `state` and the secret of the browser that began it. */
  readonly id: string;
  readonly userId: string;
  /** What the envelope is locked for. */
  readonly attemptId: string;
  readonly envelope: Envelope;
  readonly expiresAt: Date;
};
