import type { ProviderAccess } from "../../domain/models/ports.ts";
import { listModels } from "./list-models.ts";
import type { WayOut } from "./way-out.ts";

/** A model server that answers on this machine. */
export type FoundServer = {
  readonly name: string;
  /** What a provider's address would be. */
  readonly address: string;
  readonly models: readonly string[];
};

/** Where model servers listen if nobody changed it. */
const SERVERS = [
  { name: "Ollama", port: 11_434 },
  { name: "LM Studio", port: 1234 },
  { name: "llama.cpp", port: 8080 },
  { name: "vLLM", port: 8000 },
] as const;

/** A server on the same machine answers at once, or not at all. */
const TIMEOUT_MS = 1500;

/**
 * The model servers on this machine, found where they usually listen. Asked through the gate, so that none is found unless the
 * operator allows addresses of this machine.
 * @param host 127.0.0.1, or the name by which a container reaches its machine
 */
export async function findLocalServers(
  out: WayOut,
  signal: AbortSignal,
  {
    host = "127.0.0.1",
    servers = SERVERS,
  }: {
    readonly host?: string;
    readonly servers?: readonly { readonly name: string; readonly port: number }[];
  } = {},
): Promise<FoundServer[]> {
  const found = await Promise.all(
    servers.map(async ({ name, port }) => find(name, `http://${host}:${port}/v1`, out, signal)),
  );
  signal.throwIfAborted();
  return found.flatMap((server) => server ?? []);
}

async function find(
  name: string,
  address: string,
  out: WayOut,
  signal: AbortSignal,
): Promise<FoundServer | undefined> {
  const access: ProviderAccess = {
    kind: "compatible",
    address,
    apiKey: undefined,
    apiVersion: null,
    trusted: false,
  };
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    // Many other programs listen on these ports. Only a model server lists models.
    const models = await listModels(access, out, within);
    return { name, address, models: models.map(({ id }) => id) };
  } catch {
    return undefined;
  }
}
