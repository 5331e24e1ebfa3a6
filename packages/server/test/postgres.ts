import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chownSync, rmSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { newFolder } from "./folder.ts";

const run = promisify(execFile);

/** A PostgreSQL of the test run, reachable through a socket in its folder only. */
export type TestPostgres = {
  readonly folder: string;
  stop(): Promise<void>;
  /** Ends it as a crash does: at once, with everything that runs in it. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
};

/** The folder of PostgreSQL's programs; undefined when the machine that runs the tests has none. */
export const postgresBin = (): string | undefined => process.env.SWITCHBOARD_PG_BIN || undefined;

/** The reason wherever a test is skipped for lack of PostgreSQL. */
export const NO_POSTGRES =
  "PostgreSQL was not found (SWITCHBOARD_PG_BIN), so only the embedded database is tested.";

const SETTINGS = ["listen_addresses=", "max_connections=300", "fsync=off", "full_page_writes=off"];

/** PostgreSQL refuses to run as root; then it runs as the account made for it, or as `nobody`. */
async function account(): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all(
        ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, name])).stdout)),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // There is no such account; the next name is tried.
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is no other account for it.");
}

/**
 * Starts a PostgreSQL with an empty cluster in a temporary folder. It does not wait for the disk: tests kill what writes to it,
 * and never the database or the machine.
 */
export async function startPostgres(bin: string): Promise<TestPostgres> {
  const as = await account();
  const folder = newFolder("pg-");
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  await run(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    options,
  );
  const start = async () => {
    const started = spawn(
      join(bin, "postgres"),
      ["-D", data, "-k", folder, ...SETTINGS.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    await readiness(started);
    return started;
  };
  let server: ChildProcess;
  try {
    server = await start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill(signal);
    await ended;
  };
  return {
    folder,
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => end("SIGKILL"),
    async restart() {
      // Its children outlive it for a moment, and hold what the next one needs.
      for (let attempt = 1; ; attempt++) {
        try {
          server = await start();
          return;
        } catch (error) {
          if (attempt === MAX_STARTS) throw error;
        }
      }
    },
  };
}

const MAX_STARTS = 50;

const addressOf = (folder: string, database: string) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;

let made = 0;

/**
 * Makes a database in the PostgreSQL of a folder.
 * @param template the database to copy, which nobody may be connected to; an empty one if left out
 * @returns its name and address
 */
export async function createDatabase(folder: string, template = "template1") {
  const name = `test_${process.pid}_${++made}`;
  const client = new Client({ connectionString: addressOf(folder, "postgres") });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return { name, address: addressOf(folder, name) };
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    let said = "";
    server.once("exit", () => failed(new Error(`PostgreSQL did not start: ${said}`)));
    server.once("error", failed);
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) ready();
    });
  });
}
