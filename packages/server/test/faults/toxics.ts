import { setTimeout as pause } from "node:timers/promises";
import { createClient, type TestClient } from "../client.ts";
import { freePort } from "../free-port.ts";
import { startMain } from "../main-process.ts";
import type { Campaign } from "./campaign.ts";
import { type Dependency, startDependencies } from "./dependencies.ts";
import { newPlaceFolder, startOwnPostgres } from "./engines.ts";
import { startLogin } from "./login-dependency.ts";
import { createDatabase } from "../postgres.ts";
import { toxics, type Toxic } from "./toxic-proxy.ts";
import { createWorld, settle } from "./world.ts";

/** How long a dependency fails, how often others are looked at meanwhile, and how long it may take to be used again. */
const FAULT_MS = 3_000;
const LOOKS = 30;
const RECOVERY_MS = 90_000;
/** What 30 requests on a machine that does other things, too, may take whatever fails. */
const NOISE_MS = 1_000;

/**
 * Lets each dependency hang, reset, answer 500, drip and be cut while it is used. Meanwhile everything that does not need it is as fast as before;
 * what needs it fails in words or goes on; afterwards it works again by itself.
 */
export const toxicProxy: Campaign = {
  name: "toxics",
  engines: ["postgres"],
  rounds: 1,
  async run({ seed, rounds, say }) {
    let cells = 0;
    for (let round = 0; round < rounds; round++)
      cells += await breakEach({ seed: seed + round, kinds: toxics, faultMs: FAULT_MS, say });
    return { cells };
  },
};

/**
 * Breaks one dependency after the other, in each of these ways.
 * @returns in how many ways. @throws Error that says which of them reached further
 */
export async function breakEach(how: {
  readonly seed: number;
  readonly kinds: readonly Toxic[];
  readonly faultMs: number;
  readonly say: (line: string) => void;
}): Promise<number> {
  const { cases, servers } = await startBehindProxies(how.seed);
  const broken: string[] = [];
  let cells = 0;
  for (const { dependency, client } of cases) {
    for (const toxic of how.kinds) {
      cells += 1;
      const problem = await tryCell(dependency, toxic, client, how.faultMs);
      how.say(`${dependency.name} ${toxic}: ${problem ?? "only itself"}`);
      if (problem) broken.push(`${dependency.name} ${toxic}: ${problem}`);
    }
  }
  for (const server of servers) {
    const { status } = await server.end("SIGTERM");
    if (status !== 0) broken.push(`A server ended with status ${status}.`);
  }
  if (broken.length > 0) throw new Error(broken.join("\n"));
  return cells;
}

/** Servers all of whose dependencies are behind proxies, and browsers of a person who has connected the tools. */
async function startBehindProxies(seed: number) {
  const world = await createWorld(seed);
  const { folder } = await startOwnPostgres();
  const { name, address } = await createDatabase(folder);
  const socket = `${folder}/.s.PGSQL.5432`;
  const { dependencies, env, databasePort } = await startDependencies(world, socket);
  const first = await startMain({ dataDir: newPlaceFolder(), databaseUrl: address }, world.env);
  // Without a mail server, accounts open at once.
  await settle(world, createClient(first.url));
  await first.end("SIGTERM");

  /** Mails link to a server, so its address has to be known before it starts. */
  async function start(PORT: number, databaseUrl: string, more: NodeJS.ProcessEnv) {
    const PUBLIC_URL = `http://localhost:${PORT}`;
    const place = { dataDir: newPlaceFolder(), databaseUrl };
    const server = await startMain(place, { ...world.env, ...more, PORT: `${PORT}`, PUBLIC_URL });
    const client = createClient(server.url);
    client.setCookie("sid", world.sid ?? "");
    return { server, client };
  }
  const behind = `postgres://postgres@127.0.0.1:${databasePort}/${name}`;
  const one = await start(await freePort(), behind, env);
  const port = await freePort();
  const { login, env: loginEnv } = await startLogin(`http://localhost:${port}`);
  const other = await start(port, address, loginEnv);
  return {
    servers: [one.server, other.server],
    cases: [
      ...dependencies.map((dependency) => ({ dependency, client: one.client })),
      { dependency: login, client: other.client },
    ],
  };
}

/** @returns what was wrong; undefined where only the dependency itself was */
async function tryCell(
  { exercise, proxy, elsewhere }: Dependency,
  toxic: Toxic,
  client: TestClient,
  faultMs: number,
) {
  await exercise(client);
  const before = await slowest(client, elsewhere, faultMs);
  proxy.poison(toxic);
  const used = exercise(client).then(
    () => undefined,
    (error: unknown) => error,
  );
  let during: number;
  try {
    during = await slowest(client, elsewhere, faultMs);
  } catch (error) {
    return `elsewhere failed: ${String(error)}`;
  } finally {
    proxy.poison(undefined);
  }
  if (during > Math.max(2 * before, NOISE_MS))
    return `elsewhere took ${Math.round(during)} ms, and ${Math.round(before)} before`;
  const late = pause(RECOVERY_MS, "late", { ref: false });
  if ((await Promise.race([used, late])) === "late") return "what used it never ended";
  return recover(exercise, client);
}

async function recover(
  exercise: Dependency["exercise"],
  client: TestClient,
): Promise<string | undefined> {
  const end = performance.now() + RECOVERY_MS;
  for (;;) {
    const error = await exercise(client).then(
      () => undefined,
      (failure: unknown) => String(failure),
    );
    if (error === undefined) return undefined;
    if (performance.now() > end) return `it does not work again: ${error}`;
    await pause(500);
  }
}

/** The slowest of several requests over the time that a fault lasts, in milliseconds. */
async function slowest(client: TestClient, path: string, faultMs: number): Promise<number> {
  let most = 0;
  for (let look = 0; look < LOOKS; look++) {
    const started = performance.now();
    const response = await client.fetch(path);
    await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    most = Math.max(most, performance.now() - started);
    await pause(faultMs / LOOKS);
  }
  return most;
}
