// The app with reload, the server with restart on change, and Storybook, in one terminal.
// `pnpm dev app server` starts only those named.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { styleText } from "node:util";
import { childEnvironment } from "./machine/environment.mjs";
import { workspaceNode } from "./machine/node-runtime.mjs";
import { ROOT } from "./machine/paths.mjs";
import { toolScript } from "./machine/tools.mjs";

const API_PORT = process.env.PORT ?? "3000";
const APP_PORT = process.env.APP_PORT ?? "5173";
const APP_URL = `http://localhost:${APP_PORT}`;
const API_URL = `http://localhost:${API_PORT}`;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {"cyan" | "magenta" | "yellow"} colour
 * @property {string[]} args of Node
 * @property {string} cwd
 * @property {Record<string, string>} [env]
 */

/** @type {Part[]} */
const PARTS = [
  {
    name: "server",
    colour: "magenta",
    args: ["--watch", "--watch-preserve-output", "src/main.ts"],
    cwd: join(ROOT, "packages", "server"),
    // Sign-in redirects back to the app's origin, which proxies API calls to the server.
    env: {
      PORT: API_PORT,
      PUBLIC_URL: process.env.PUBLIC_URL ?? APP_URL,
      SWITCHBOARD_DATA: process.env.SWITCHBOARD_DATA ?? join(ROOT, "data"),
    },
  },
  {
    name: "app",
    colour: "cyan",
    args: [toolScript("vite"), "--port", APP_PORT, "--strictPort", "--clearScreen", "false"],
    cwd: join(ROOT, "packages", "app"),
    env: { SWITCHBOARD_SERVER: API_URL },
  },
  {
    name: "storybook",
    colour: "yellow",
    args: [toolScript("storybook"), "dev", "--port", "6006", "--no-open", "--ci"],
    cwd: ROOT,
  },
];

const runtime = workspaceNode();
if ("problem" in runtime) {
  console.error(runtime.problem);
  process.exit(1);
}
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => PARTS.every((part) => part.name !== name));
if (unknown.length > 0) {
  const known = PARTS.map(({ name }) => name).join(", ");
  console.error(`There is no part ${unknown.join(", ")}. The parts are: ${known}.`);
  process.exit(2);
}
const parts = PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const width = Math.max(...parts.map(({ name }) => name.length));
const env = { ...childEnvironment(process.env), FORCE_COLOR: process.stdout.isTTY ? "1" : "0" };

const children = parts.map((part) => {
  const child = spawn(runtime.node, part.args, {
    cwd: part.cwd,
    env: { ...env, ...part.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const prefix = styleText(part.colour, part.name.padEnd(width));
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on("line", (line) => {
      if (line.trim()) console.log(`${prefix}  ${line}`);
    });
  }
  child.once("exit", (code, signal) => console.log(`${prefix}  ended (${signal ?? code})`));
  return child;
});

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
