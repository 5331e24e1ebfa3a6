import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { CACHE, ROOT } from "./machine/paths.mjs";
import { runCaptured } from "./machine/run.mjs";
import { hashFiles, isStamped, listFiles, writeStamp } from "./machine/stamp.mjs";
import { toolScript } from "./machine/tools.mjs";

const APP = join(ROOT, "packages", "app");
const SERVER = join(ROOT, "packages", "server");

/** The server in one file, as `npm start` and the tests run it. */
export const BUILT_SERVER = join(SERVER, "dist", "main.js");

/**
 * What Node is given to run it. V8 would take 128 MB for new objects where the machine has that much, and 32 MB serve as many requests.
 * Node knows this setting on its command line only.
 */
export const SERVER_ARGS = ["--max-semi-space-size=16", BUILT_SERVER];

/** @typedef {{ status: number, output: string, built: boolean }} Built `built` is false when nothing changed since the last build */

/**
 * Runs a script that makes a file, in a process of its own, unless the file was made of the same inputs before.
 * @param {string} file what it makes: an absolute path
 * @param {string} folder where it runs
 * @param {string[]} script with its arguments
 * @param {string[]} sources what its hash is made of: absolute paths
 * @returns {Promise<Built>}
 */
async function make(file, folder, script, sources) {
  const stamp = join(CACHE, `${relative(ROOT, file).replaceAll(/[\\/]/g, "-")}.stamp`);
  const hash = hashFiles(ROOT, [join(ROOT, "pnpm-lock.yaml"), ...sources]);
  if (existsSync(file) && isStamped(stamp, hash)) return { status: 0, output: "", built: false };
  const { status, output } = await runCaptured(process.execPath, script, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status === 0) writeStamp(stamp, hash);
  return { status, output, built: true };
}

/** Builds a package into its dist folder. @param {string} folder @param {string} file @param {string[]} sources */
const build = (folder, file, sources) =>
  make(file, folder, [toolScript("vite"), "build", "--logLevel", "warn"], sources);

/** @param {string[]} names of packages @param {RegExp} excluded */
const sourcesOf = (names, excluded) =>
  names.flatMap((name) => listFiles(join(ROOT, "packages", name), (path) => !excluded.test(path)));

/** Builds packages/app. */
export const buildApp = () =>
  build(APP, join(APP, "dist", "index.html"), [
    join(ROOT, "react-options.ts"),
    ...sourcesOf(
      ["app", "ui", "api-client"],
      /\.(test|stories|fixtures)\.[a-z]+$|\.mdx$|[\\/]ui[\\/]pictures[\\/]/,
    ),
  ]);

/** Makes the database that a first start unpacks. */
const makeTemplate = () =>
  make(
    join(SERVER, "cluster.tar.zst"),
    SERVER,
    [join("scripts", "make-template.ts")],
    ["migrations", "scripts", join("src", "store")].flatMap((name) =>
      listFiles(join(SERVER, name)),
    ),
  );

/** Builds packages/server. What it reads as data when it starts is no part of the build. */
export async function buildServer() {
  const template = await makeTemplate();
  if (template.status !== 0) return template;
  return build(
    SERVER,
    BUILT_SERVER,
    sourcesOf(
      ["server", "api-client"],
      /\.test\.ts$|[\\/]server[\\/](test|migrations)[\\/]|\.(md|svg|zst)$/,
    ),
  );
}

/** Builds both. @returns {Promise<Built>} */
export async function buildAppAndServer() {
  const server = await buildServer();
  if (server.status !== 0) return server;
  const app = await buildApp();
  return { ...app, built: app.built || server.built };
}
