import { spawn } from "node:child_process";
import { constants } from "node:os";

/** How long a command that is asked to end may take. */
const END_LIMIT_MS = 5_000;

/** How often a foreground command checks that its parent process is still alive. */
const PARENT_LOOK_MS = 500;

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} RunOptions */

/**
 * The exit status a shell would report for a child.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitStatus(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 1) : (code ?? 1);
}

/**
 * Runs a command that owns the terminal until it ends, and passes signals on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit status; 127 when it cannot be started
 */
export function runForeground(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: "inherit" });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      // In a terminal, Ctrl-C has reached the child already; a second one would mean "at once".
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    /** @type {NodeJS.Signals[]} */
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, pass);
    // npm puts a shell between itself and us and ends only that: without this look, a server asked to stop through npm would
    // go on without a parent and hold its data folder.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) child.kill("SIGTERM");
    }, PARENT_LOOK_MS);
    watch.unref();
    /** @param {number} status */
    const done = (status) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, pass);
      resolve(status);
    };
    child.once("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(127);
    });
    child.once("exit", (code, signal) => done(exitStatus(code, signal)));
  });
}

/** Commands that run in groups of their own and so must be ended by us. @type {Set<import("node:child_process").ChildProcess>} */
const live = new Set();

/**
 * Ends a command with everything it has started.
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of live) endGroup(child, "SIGTERM");
  process.exit(exitStatus(null, signal));
}

/** @param {import("node:child_process").ChildProcess} child */
function keepLive(child) {
  if (live.size === 0) {
    process.on("SIGINT", endAll);
    process.on("SIGTERM", endAll);
  }
  live.add(child);
}

/** @param {import("node:child_process").ChildProcess} child */
function detach(child) {
  live.delete(child);
  if (live.size > 0) return;
  process.off("SIGINT", endAll);
  process.off("SIGTERM", endAll);
}

/**
 * Runs a command and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { silenceMs?: number, echo?: boolean }} [options] `silenceMs` ends a command that has printed nothing for
 * so long: one that is merely slow goes on. `echo` also prints while it runs
 * @returns {Promise<{ status: number, output: string, timedOut: boolean }>}
 */
export function runCaptured(command, args, { silenceMs, echo = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that a command that hangs is ended with everything it has started.
      detached: process.platform !== "win32",
    });
    keepLive(child);
    let output = "";
    let timedOut = false;
    /** @type {NodeJS.Timeout | undefined} */
    let limit;
    const restartLimit = () => {
      if (silenceMs === undefined || timedOut) return;
      clearTimeout(limit);
      limit = setTimeout(() => {
        timedOut = true;
        endGroup(child, "SIGTERM");
        limit = setTimeout(() => endGroup(child, "SIGKILL"), END_LIMIT_MS);
      }, silenceMs);
    };
    restartLimit();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        output += text;
        restartLimit();
        if (echo) process.stdout.write(text);
      });
    }
    /** @param {number} status */
    const done = (status) => {
      clearTimeout(limit);
      detach(child);
      resolve({ status, output, timedOut });
    };
    child.once("error", (error) => {
      output += `${command} could not be started: ${error.message}\n`;
      done(127);
    });
    child.once("close", (code, signal) => done(exitStatus(code, signal)));
  });
}
