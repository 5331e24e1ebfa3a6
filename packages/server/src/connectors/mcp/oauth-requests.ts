import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";

/** The HTTP requests of one step of an authorization. */
export type OauthRequests = {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** The gate's error for the last failed request. */
  failure(): ToolError | undefined;
};

const LIMITS = { headersMs: 10_000, idleMs: 10_000, totalMs: 15_000, bodyBytes: 512 * 1024 };

/**
 * Sends the requests of an authorization through the gate. Requests with secrets do not follow redirects.
 */
export function createOauthRequests(fetch: Gate["fetch"], signal: AbortSignal): OauthRequests {
  let failure: ToolError | undefined;
  return {
    failure: () => failure,
    async fetch(url, init = {}) {
      const redirect = (init.method ?? "GET") === "GET" ? "follow" : "error";
      try {
        return await fetch(url, { ...init, redirect, signal, limits: LIMITS });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ToolError) failure = error;
        throw error;
      }
    },
  };
}
