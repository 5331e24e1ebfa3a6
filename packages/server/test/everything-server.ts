import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const EVERYTHING = fileURLToPath(
  new URL("../node_modules/@modelcontextprotocol/server-everything/dist/index.js", import.meta.url),
);

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
