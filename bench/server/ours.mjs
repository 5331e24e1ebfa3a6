import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer, SERVER_ARGS } from "../../scripts/app-and-server.mjs";
import { startNode } from "./processes.mjs";

/** Another build to measure, such as the one of an older commit: the path of its `dist/main.js`. */
const OTHER = process.env.SWITCHBOARD_BENCH_MAIN;

/** What Node is given to run the server that is measured. */
export const ARGS = OTHER === undefined ? SERVER_ARGS : [OTHER];

/** Builds the server as `npm start` does. */
export async function build() {
  if (OTHER) return;
  const { status, output } = await buildServer();
  if (status !== 0) throw new Error(`The server could not be built.\n${output}`);
}

/**
 * Our server as `npm start` runs it, in a folder of its own.
 * @param {string | undefined} databaseUrl of PostgreSQL; without one the embedded database
 * @param {string[]} nodeArgs
 * @param {Record<string, string>} settings
 */
export async function startOurs(databaseUrl, nodeArgs = [], settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  const running = await startNode(
    [...nodeArgs, ...ARGS],
    {
      NODE_ENV: "test",
      PORT: "0",
      SWITCHBOARD_DATA: folder,
      CREDENTIALS_KEYS: `bench:${Buffer.alloc(32, "bench").toString("base64")}`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    /is running at http:\/\/\S+?:(\d+)/,
  );
  return {
    ...running,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Signs somebody up at the server's own portal.
 * @param {number} port
 * @param {string} [email]
 * @returns {Promise<string>} the cookie of their session
 */
export async function signUp(port, email = "bench@example.com") {
  const origin = `http://localhost:${port}`;
  /** @type {Map<string, string>} */
  const jar = new Map();
  /** @param {string} path @param {RequestInit} [init] */
  const visit = async (path, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(path, origin), {
      ...init,
      headers: { cookie, origin },
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) {
      const pair = line.slice(0, line.indexOf(";"));
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  await visit("/api/v1/auth/login-url");
  const page = await (await visit("/portal/sign-up")).text();
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const fields = { csrf, email, password: "correct horse battery" };
  const sent = await visit("/portal/sign-up", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const code = new URL(sent.headers.get("location") ?? "", origin).searchParams.get("code");
  const done = await visit(`/api/v1/auth/callback?code=${code}`);
  if (!done.ok) throw new Error(`Nobody could be signed up: ${await done.text()}`);
  return `sid=${jar.get("sid")}`;
}
