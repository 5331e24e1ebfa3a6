import { findLocalServers } from "./agent/providers/find-local.ts";
import { listModels } from "./agent/providers/list-models.ts";
import { readProblem } from "./agent/providers/problem.ts";
import { redact } from "./agent/providers/redact.ts";
import { tryProvider } from "./agent/providers/try-provider.ts";
import type { WayOut } from "./agent/providers/way-out.ts";
import type { Clock } from "./clock.ts";
import { listsAddress, listsHost, type AllowList } from "./connectors/gate/allow-list.ts";
import { OutboundRefused } from "./connectors/gate/outbound-error.ts";
import { readAddress } from "./connectors/gate/address-kind.ts";
import { readWebTarget } from "./connectors/gate/target.ts";
import { AppError } from "./domain/errors.ts";
import type { ModelServers } from "./domain/models/ports.ts";

/** Ports at which model servers usually listen. */
const PORTS = [11_434, 1234, 8080, 8000];

/** Whether the operator allows a server of this machine to be called. */
export function allowsThisMachine(allow: AllowList): boolean {
  const loopback = readAddress("127.0.0.1");
  return PORTS.some(
    (port) =>
      listsHost(allow, "localhost", port) ||
      (loopback !== undefined && listsAddress(allow, loopback, port)),
  );
}

/** @throws AppError `invalid` for an address that the gate refuses */
export function checkAddress(address: string, allow: AllowList): void {
  try {
    readWebTarget(address, allow);
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error;
    const { host } = new URL(address);
    throw new AppError(
      "invalid",
      `${error.message} If it is a server of yours, add ${host} to OUTBOUND_ALLOW and start this server again.`,
    );
  }
}

/** How long servers of this machine are remembered, as each look at the settings asks for them. */
const REMEMBER_MS = 10_000;

/**
 * Asks model servers about themselves.
 * @param deps.signal ends what is in flight
 */
export function createModelServers({
  allow,
  out,
  clock,
  signal,
}: {
  readonly allow: AllowList;
  readonly out: WayOut;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}): ModelServers {
  const looksForLocal = allowsThisMachine(allow);
  let last:
    | { readonly at: number; readonly found: ReturnType<typeof findLocalServers> }
    | undefined;
  return {
    looksForLocal,
    checkAddress: (address) => checkAddress(address, allow),
    try: (access, model, aborted) => tryProvider(access, model, out, aborted),
    async list(access, aborted) {
      const listed = await listModels(access, out, aborted).catch((error: unknown) => {
        // Without the error itself: a server may quote the key that it refuses, and what is thrown here is logged.
        const { kind, said } = readProblem(error);
        throw new Error(redact(`${kind}: ${said}`, [access.apiKey]));
      });
      return listed.map(({ contextTokens, ...model }) => ({
        ...model,
        context_tokens: contextTokens,
      }));
    },
    async findLocal() {
      if (!looksForLocal) return [];
      const now = clock.now().getTime();
      if (!last || now - last.at > REMEMBER_MS)
        last = { at: now, found: findLocalServers(out, signal).catch(() => []) };
      return (await last.found).map((server) => ({ ...server, models: [...server.models] }));
    },
  };
}
