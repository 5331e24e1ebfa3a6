import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { BUILT_SERVER } from "../app-and-server.mjs";
import { CACHE, ROOT } from "../machine/paths.mjs";
import { runCaptured } from "../machine/run.mjs";
import { FILES, LEFT_OUT, PACKAGES } from "./contents.mjs";

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Name of a release: its native parts are of one platform. */
const NAME = `switchboard-${version}-${process.platform}-${process.arch}`;

const MAIN = `// Starts Switchboard. Settings are environment variables; operator.md lists them.
const NODE_MAJOR = 24;
if (Number.parseInt(process.versions.node) < NODE_MAJOR) {
  console.error(\`Switchboard needs Node \${NODE_MAJOR} or newer; this is \${process.version}.\`);
  process.exit(1);
}
await import("./server/dist/main.js");
`;

/** The folder of a package as another package, or the server, finds it. @param {string} name @param {string} by a folder */
function folderOf(name, by) {
  for (const paths of createRequire(join(by, "package.json")).resolve.paths(name) ?? []) {
    const folder = join(paths, name);
    if (existsSync(join(folder, "package.json"))) return realpathSync(folder);
  }
  throw new Error(`${name} is not installed. Run \`pnpm install\`, then try again.`);
}

/** Paths within a folder. @param {string} folder */
const filesOf = (folder) => readdirSync(folder, { recursive: true }).map(String);

/** @param {string} target */
function copyPackages(target) {
  const server = dirname(dirname(BUILT_SERVER));
  /** @type {Map<string, string>} */
  const folders = new Map();
  for (const { name, from, keep } of PACKAGES) {
    const folder = folderOf(name, (from && folders.get(from)) ?? server);
    folders.set(name, folder);
    for (const path of filesOf(folder).filter((found) => keep.test(found))) {
      cpSync(join(folder, path), join(target, "node_modules", name, path), { recursive: true });
    }
  }
}

/**
 * Composes the folder of a release: the built server with its pages and data, which needs Node and nothing else.
 * @param {string} target absolute path; what is there is deleted
 */
export function makeReleaseFolder(target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { from, to } of FILES) {
    cpSync(from, join(target, to), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  copyPackages(target);
  writeFileSync(join(target, "main.js"), MAIN);
  writeFileSync(
    join(target, "package.json"),
    `${JSON.stringify({ name: "switchboard", version, private: true, type: "module" }, null, 2)}\n`,
  );
}

/**
 * Packs that folder.
 * @returns {Promise<{ status: number, output: string, file: string }>}
 */
export async function packRelease() {
  const folder = join(CACHE, "release", NAME);
  makeReleaseFolder(folder);
  const file = join(ROOT, "dist", `${NAME}.tar.gz`);
  mkdirSync(dirname(file), { recursive: true });
  const { status, output } = await runCaptured("tar", ["-czf", file, NAME], {
    cwd: dirname(folder),
  });
  return { status, output, file };
}
