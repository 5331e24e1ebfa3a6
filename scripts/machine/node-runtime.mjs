import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

const OLDEST_FOR_INSTALL = [20, 19];
const OLDEST_FOR_TYPESCRIPT = [22, 18];

/**
 * Whether a version like `v20.19.1` is at least the given major and minor one.
 * @param {string} version
 * @param {number[]} oldest
 */
export function isAtLeast(version, [major = 0, minor = 0]) {
  const [gotMajor = 0, gotMinor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return gotMajor > major || (gotMajor === major && gotMinor >= minor);
}

/** Whether this Node can run the installer; the sentence to print when it cannot. */
export function tooOldForInstall() {
  if (isAtLeast(process.version, OLDEST_FOR_INSTALL)) return null;
  return (
    `Switchboard needs Node ${OLDEST_FOR_INSTALL.join(".")} or newer, and this is ${process.version}.\n` +
    "Install a current one from https://nodejs.org and run the command again."
  );
}

/**
 * The Node that runs everything after the install. On Linux it comes with the workspace (Node 24);
 * elsewhere the machine's own is used, which must run TypeScript directly.
 * @returns {{ node: string } | { problem: string }}
 */
export function workspaceNode() {
  const packaged = join(ROOT, "node_modules", `node-linux-${process.arch}`, "bin", "node");
  if (process.platform === "linux" && existsSync(packaged)) {
    // A system without glibc installs the file but cannot run it.
    if (spawnSync(packaged, ["--version"]).status === 0) return { node: realpathSync(packaged) };
  }
  if (isAtLeast(process.version, OLDEST_FOR_TYPESCRIPT)) return { node: process.execPath };
  return {
    problem:
      `On this system (${process.platform} ${process.arch}) Switchboard runs on your own Node, which must be ` +
      `${OLDEST_FOR_TYPESCRIPT.join(".")} or newer; this is ${process.version}.\n` +
      "Install Node 24 from https://nodejs.org and run the command again.",
  };
}
