import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const EVERYTHING = fileURLToPath(
  new URL("../node_modules/@modelcontextprotocol/server-everything/dist/index.js", import.meta.url),
);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listens) => probe.listen(0, "127.0.0.1", listens));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** The protocol's own example server, in a child process. The caller stops it. */
export async function startEverything() {
  const port = await freePort();
  const child = spawn(process.execPath, [EVERYTHING, "streamableHttp"], {
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes("listening")) break;
  }
  const host = `127.0.0.1:${port}`;
  return { host, url: `http://${host}/mcp`, stop: () => child.kill("SIGKILL") };
}
