import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";

/** The requests of one step of an authorization. */
export type OauthLine = {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** Why the gate did not let the last request through. */
  failure(): ToolError | undefined;
};

const LIMITS = { headersMs: 10_000, idleMs: 10_000, totalMs: 15_000, bodyBytes: 512 * 1024 };

/**
 * Lets an authorization call through the gate. What holds a secret goes where it is sent and is not forwarded.
 */
export function openOauthLine(fetch: Gate["fetch"], signal: AbortSignal): OauthLine {
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
