import { createServer, type AddressInfo } from "node:net";

/** A port of this machine that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listens) => probe.listen(0, "127.0.0.1", listens));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
