import { existsSync } from "node:fs";
import { join } from "node:path";
import { CACHE, ROOT } from "./machine/paths.mjs";
import { runCaptured } from "./machine/run.mjs";
import { hashFiles, isStamped, listFiles, writeStamp } from "./machine/stamp.mjs";
import { toolScript } from "./machine/tools.mjs";

/** The server in one file, as `npm start` and the tests run it. */
export const BUILT_SERVER = join(ROOT, "packages", "server", "dist", "main.js");

/** @typedef {{ status: number, output: string, built: boolean }} Built `built` is false when nothing changed since the last build */

/**
 * Builds a package into its dist folder, in a separate process, when its inputs changed since the last build.
 * @param {"app" | "server"} name
 * @param {string} result a file of the finished build
 * @param {string[]} sources further inputs of its hash: absolute paths
 * @returns {Promise<Built>}
 */
async function build(name, result, sources) {
  const folder = join(ROOT, "packages", name);
  const stamp = join(CACHE, `${name}-build.stamp`);
  const hash = hashFiles(ROOT, [join(ROOT, "pnpm-lock.yaml"), ...sources]);
  if (existsSync(join(folder, "dist", result)) && isStamped(stamp, hash)) {
    return { status: 0, output: "", built: false };
  }
  const { status, output } = await runCaptured(
    process.execPath,
    [toolScript("vite"), "build", "--logLevel", "warn"],
    { cwd: folder, env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status === 0) writeStamp(stamp, hash);
  return { status, output, built: true };
}

/** @param {string[]} names of packages @param {RegExp} excluded */
const sourcesOf = (names, excluded) =>
  names.flatMap((name) => listFiles(join(ROOT, "packages", name), (path) => !excluded.test(path)));

/** Builds packages/app. */
export const buildApp = () =>
  build("app", "index.html", [
    join(ROOT, "react-options.ts"),
    ...sourcesOf(
      ["app", "ui", "api-client"],
      /\.(test|stories|fixtures)\.[a-z]+$|\.mdx$|[\\/]ui[\\/]pictures[\\/]/,
    ),
  ]);

/** Builds packages/server. What it reads as data when it starts is no part of the build. */
export const buildServer = () =>
  build(
    "server",
    "main.js",
    sourcesOf(
      ["server", "api-client"],
      /\.test\.ts$|[\\/]server[\\/](test|migrations)[\\/]|\.(md|svg)$/,
    ),
  );

/** Builds both. @returns {Promise<Built>} */
export async function buildAppAndServer() {
  const server = await buildServer();
  if (server.status !== 0) return server;
  const app = await buildApp();
  return { ...app, built: app.built || server.built };
}
