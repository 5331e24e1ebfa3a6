import type { ProviderAccess } from "../../domain/models/ports.ts";

/** The platform's `fetch`, as the AI SDK calls it. */
export type Fetch = typeof globalThis.fetch;

/** How requests to model providers leave this server. */
export type WayOut = {
  /** For addresses that an administrator typed: the gate, which refuses private ones that the operator does not list. */
  readonly gated: Fetch;
  /** For addresses of the environment, which the operator named. */
  readonly trusted: Fetch;
};

/** The gate's `fetch`, with what one call may take. */
type GateFetch = (
  url: string | URL,
  init?: RequestInit & {
    readonly limits?: {
      readonly headersMs: number;
      readonly totalMs: number;
      readonly idleMs: number;
      readonly bodyBytes: number;
    };
  },
) => Promise<Response>;

const MEGABYTE = 1024 * 1024;

/** A reasoning model can be silent for minutes before its first word. The run loop ends a step that takes too long. */
const LIMITS = {
  headersMs: 5 * 60_000,
  totalMs: 20 * 60_000,
  idleMs: 5 * 60_000,
  bodyBytes: 64 * MEGABYTE,
};

/** Builds the way out. A redirect is refused on both: it would carry a key and the conversation to another address. */
export function createWayOut(gate: { readonly fetch: GateFetch }): WayOut {
  return {
    gated: async (input, init) =>
      gate.fetch(input instanceof Request ? input.url : input, {
        ...init,
        redirect: "error",
        limits: LIMITS,
      }),
    // oxlint-disable-next-line no-restricted-globals -- the operator names these addresses, not a person
    trusted: async (input, init) => fetch(input, { ...init, redirect: "error" }),
  };
}

/** The `fetch` for a provider. */
export const fetchFor = ({ trusted }: Pick<ProviderAccess, "trusted">, out: WayOut): Fetch =>
  trusted ? out.trusted : out.gated;
