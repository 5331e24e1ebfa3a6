import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { BIN, CACHE, ROOT } from "../machine/paths.mjs";
import { runCaptured } from "../machine/run.mjs";
import { hashFiles, isStamped, listFiles, writeStamp } from "../machine/stamp.mjs";
import { toolScript } from "../machine/tools.mjs";

const UI = join(ROOT, "packages", "ui");
const PACKED = join(CACHE, "package");
const STAMP = join(PACKED, "built.stamp");

/** A project that installed the packed library, outside of the workspace. */
export const CONSUMER = join(PACKED, "consumer");

/** The library in that project, as it came out of the archive. */
export const INSTALLED = join(CONSUMER, "node_modules", "@switchboard", "ui");

/** The archive itself. */
export const TARBALL = join(PACKED, "switchboard-ui.tgz");

/** Hash of everything the package is made of. */
function inputHash() {
  const sources = listFiles(UI, (path) => !/\.(test|stories|contract|mdx)\b/.test(path));
  const own = listFiles(import.meta.dirname);
  return hashFiles(ROOT, [
    join(ROOT, "pnpm-lock.yaml"),
    join(ROOT, "pnpm-workspace.yaml"),
    join(ROOT, "tsconfig.base.json"),
    join(ROOT, "react-options.ts"),
    ...sources,
    ...own,
  ]);
}

/**
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @throws with the command's own words
 */
async function run(what, command, args) {
  const path = [BIN, process.env.PATH].join(process.platform === "win32" ? ";" : ":");
  const env = { ...process.env, PATH: path, NODE_ENV: "production" };
  const { status, output } = await runCaptured(command, args, { cwd: UI, env });
  if (status !== 0) throw new Error(`${what} failed (status ${status}):\n${output}`);
}

/** Links a package of the workspace into the project, by the place where it really is. @param {string} name @param {string} from */
function link(name, from) {
  const target = join(from, "node_modules", ...name.split("/"));
  const place = join(CONSUMER, "node_modules", ...name.split("/"));
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, "junction");
}

/** Unpacks the archive into a separate project, with its peer dependencies and what a plain Vite project has. */
async function install() {
  rmSync(CONSUMER, { recursive: true, force: true });
  mkdirSync(INSTALLED, { recursive: true });
  await run("Unpacking", "tar", ["-xzf", TARBALL, "-C", INSTALLED, "--strip-components=1"]);
  const manifest = JSON.parse(readFileSync(join(INSTALLED, "package.json"), "utf8"));
  for (const name of Object.keys(manifest.dependencies)) link(name, UI);
  for (const name of ["react", "react-dom", "vite", "typescript", "@vitejs/plugin-react"]) {
    link(name, ROOT);
  }
  for (const name of ["@types/react", "@types/react-dom"]) link(name, ROOT);
}

/**
 * Builds the library, packs it, and installs the archive into a project outside the workspace, when anything changed since the
 * last time.
 * @throws with the output of the command that failed
 */
export async function packLibrary() {
  const hash = inputHash();
  if (existsSync(TARBALL) && existsSync(INSTALLED) && isStamped(STAMP, hash)) return;
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  const vite = toolScript("vite");
  await run("The build of the modules", process.execPath, [vite, "build", "--logLevel", "warn"]);
  await run("The build of the stylesheet", process.execPath, [
    ...[vite, "build", "--mode", "styles"],
    ...["--logLevel", "warn"],
  ]);
  const tsc = toolScript("typescript", "tsc");
  await run("The build of the types", process.execPath, [tsc, "-p", "tsconfig.build.json"]);
  await run("The end of the build", process.execPath, [join("scripts", "finish-build.mjs")]);
  await run("Packing", "pnpm", ["pack", "--pack-destination", PACKED]);
  const [made] = readdirSync(PACKED).filter((name) => name.endsWith(".tgz"));
  if (made === undefined) throw new Error("pnpm pack left no archive.");
  cpSync(join(PACKED, made), TARBALL);
  if (join(PACKED, made) !== TARBALL) rmSync(join(PACKED, made));
  await install();
  writeStamp(STAMP, hash);
}

/**
 * The addresses that the installed library answers to, without the stylesheet and the manifest.
 * @returns {string[]} `button`, `patterns/composer` …
 */
export function entriesOf() {
  const { exports } = JSON.parse(readFileSync(join(INSTALLED, "package.json"), "utf8"));
  /** @type {string[]} */
  const entries = [];
  for (const [address, target] of Object.entries(exports)) {
    if (typeof target === "string") continue;
    const name = address.slice(2);
    if (!name.includes("*")) {
      entries.push(name);
      continue;
    }
    const [before, after] = target.import.slice(2).split("*");
    const folder = join(INSTALLED, dirname(`${before}x`));
    const prefix = before.slice(before.lastIndexOf("/") + 1);
    for (const found of existsSync(folder) ? readdirSync(folder) : []) {
      const stem = after.startsWith("/") ? found : found.slice(0, -after.length);
      const file = join(folder, after.startsWith("/") ? `${found}${after}` : found);
      const fits = found.startsWith(prefix) && (after.startsWith("/") || found.endsWith(after));
      if (fits && existsSync(file)) entries.push(name.replace("*", stem.slice(prefix.length)));
    }
  }
  return entries.sort();
}
