import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const READY_LIMIT_MS = 20_000;
const LOOK_MS = 25;
/** Short, because their data is thrown away. */
const END_LIMIT_MS = 300;

/** @typedef {{ stop(): Promise<void> }} Daemon */

/**
 * Why programs cannot be run here as root, which servers with their own users require.
 * @param {string} name what they belong to
 * @param {readonly string[]} programs paths
 * @param {string} packages what to install
 * @returns {string | null} null if nothing is missing
 */
export function missingPrograms(name, programs, packages) {
  if (process.platform !== "linux")
    return `${name} is started from Debian's packages, on Linux only.`;
  for (const program of programs) {
    try {
      accessSync(program, constants.X_OK);
    } catch {
      return `${name} was not found (${program}). Install ${packages}.`;
    }
  }
  return process.getuid?.() === 0
    ? null
    : `${name} needs root to start its processes as other users.`;
}

/** @returns {Promise<number>} a free port of this machine */
export async function freePort() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  server.close();
  await once(server, "close");
  return address.port;
}

/**
 * Gives folders to the account that a server's processes run as.
 * @param {readonly string[]} folders
 * @param {string} account
 */
export function giveTo(folders, account) {
  execFileSync("chown", [account, ...folders]);
}

/**
 * Starts a server in its own process group and waits until it listens.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ ports: readonly number[], cwd: string }} options
 * @returns {Promise<Daemon>} `stop` ends it with all its children
 * @throws with its output, when it exits or does not listen in time
 */
export async function startDaemon(program, args, { ports, cwd }) {
  const child = spawn(program, args, { cwd, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => (printed += text));
  }
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      signalGroup(child.pid, "SIGTERM");
      const late = setTimeout(() => signalGroup(child.pid, "SIGKILL"), END_LIMIT_MS);
      await ended;
      clearTimeout(late);
    }
    signalGroup(child.pid, "SIGKILL");
  };
  const limit = Date.now() + READY_LIMIT_MS;
  for (const port of ports) {
    while (!(await listens(port))) {
      if (child.exitCode !== null || Date.now() > limit) {
        await stop();
        throw new Error(`${program} does not listen at port ${port}. It printed:\n${printed}`);
      }
      await pause(LOOK_MS);
    }
  }
  return { stop };
}

/** @param {number | undefined} leader @param {NodeJS.Signals} signal */
function signalGroup(leader, signal) {
  try {
    if (leader !== undefined) process.kill(-leader, signal);
  } catch {
    // The process group is empty.
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
