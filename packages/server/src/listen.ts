import { createServer, type Server } from "node:net";
import type { Env } from "./env.ts";
import { StartError } from "./start-error.ts";

/**
 * Listens on the configured port.
 * @returns the port, which is a free one for 0
 * @throws StartError when the port is taken, suggesting a free one
 */
export async function listen(
  server: Server,
  { port, host }: Pick<Env, "port" | "host">,
): Promise<number> {
  try {
    return await listenAt(server, port, host);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      const free = await findFreePort(host);
      throw new StartError(
        `Port ${port} is in use. Try another one, which is free now: PORT=${free} npm start`,
      );
    }
    if (code === "EACCES") {
      throw new StartError(
        `Port ${port} may not be used by this account. Try one above 1023: PORT=3000 npm start`,
      );
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartError(
        `HOST=${host} is not an address of this machine. Leave HOST out to listen on this machine only.`,
      );
    }
    throw error;
  }
}

/** Finds a port that is taken before anything is opened. @throws StartError as `listen` */
export async function requireFreePort(place: Pick<Env, "port" | "host">): Promise<void> {
  if (place.port === 0) return;
  const probe = createServer();
  await listen(probe, place);
  await new Promise((closed) => probe.close(closed));
}

function listenAt(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      // A connection that could not be accepted, for want of file descriptors: the server goes on with those it has.
      server.on("error", () => {});
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

async function findFreePort(host: string): Promise<number> {
  const probe = createServer();
  const port = await listenAt(probe, 0, host);
  await new Promise((closed) => probe.close(closed));
  return port;
}
