import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @typedef {{ pid: number, port: number, stop: () => Promise<void> }} Running */

/**
 * Starts a program and waits until it prints its port.
 * @param {string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 * @param {RegExp} port what it prints, with the port in brackets
 * @returns {Promise<Running>}
 */
export async function startNode(args, env, port) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const stop = async () => {
    const ended = new Promise((done) => child.once("exit", done));
    if (child.exitCode === null && child.kill()) await ended;
  };
  let printed = "";
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += text;
    const found = port.exec(printed)?.[1];
    if (found !== undefined) {
      child.stdout.resume();
      return { pid: Number(child.pid), port: Number(found), stop };
    }
  }
  throw new Error(`${args[0]} did not start.\n${printed}`);
}

/** The folder of PostgreSQL's programs. */
const pgBin = () => process.env.SWITCHBOARD_PG_BIN;

/** PostgreSQL refuses to run as root. */
function account() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) => Number(execFileSync("id", [flag, "postgres"]));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * An empty PostgreSQL with its own settings, reached by a socket; undefined where its programs are not named.
 * @returns {Promise<{ address: string, execute: (sql: string) => void, stop: () => Promise<void> } | undefined>}
 */
export async function startPostgres() {
  const bin = pgBin();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-pg-"));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"], {
    ...options,
    stdio: "ignore",
  });
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-k", folder, "-c", "listen_addresses="],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  await new Promise((ready, failed) => {
    let said = "";
    server.once("exit", () => failed(new Error(`PostgreSQL did not start.\n${said}`)));
    server.stderr.on("data", (text) => {
      said += text;
      if (said.includes("ready to accept connections")) ready(undefined);
    });
  });
  return {
    address: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    execute(sql) {
      const args = ["-h", folder, "-U", "postgres", "-q", "-v", "ON_ERROR_STOP=1", "-c", sql];
      execFileSync(join(bin, "psql"), args, options);
    },
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
