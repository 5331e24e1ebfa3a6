// New projects as the README of the package describes them, from the packed archive: a Vite and a Next.js app, every address
// through webpack and esbuild, and patterns that shadcn copies. Takes what they need from the npm registry, two to three minutes: not part of the test run.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright";
import { bringChromium, CHROMIUM_ARGS, chromiumEnvironment } from "../machine/chromium.mjs";
import { ROOT } from "../machine/paths.mjs";
import { runCaptured } from "../machine/run.mjs";
import { entriesOf, packLibrary, TARBALL } from "./build.mjs";
import { codeBlocks } from "./readme.mjs";
import { visit } from "./visit.mjs";

const README = readFileSync(join(ROOT, "packages", "ui", "README.md"), "utf8");
/** Files of the Next.js app; the README shows them beside those of the Vite app. */
const NEXT = "next/";
/** Words by which bundlers begin what should be quiet. Next.js asks to be updated, which says nothing of us. */
const WARNING = /warn(?:ing)?\b|⚠|deprecated/i;
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1" };

/** @type {string[]} */
const problems = [];
const home = mkdtempSync(join(tmpdir(), "ways-in-"));

/**
 * @param {string} name
 * @param {{ file: string, code: string }[]} files
 */
function makeProject(name, files) {
  const folder = join(home, name);
  for (const { file, code } of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  return folder;
}

/** One of the files that a command lists. */
const LISTED = /^\s*- \S+$/;

/** @param {string} cwd @param {string} command @param {string[]} args */
async function quietly(cwd, command, args) {
  const what = `${command} ${args[0] ?? ""}`.trim();
  console.log(`${what} ...`);
  const { status, output } = await runCaptured(command, args, { cwd, env, silenceMs: 300_000 });
  if (status !== 0) throw new Error(`${what} failed (status ${status}):\n${output}`);
  const said = output.split("\n").filter((line) => WARNING.test(line) && !LISTED.test(line));
  problems.push(...said.map((line) => `${what} warns: ${line.trim()}`));
}

/**
 * Serves a built app by its own command and looks at it.
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args of `npx`
 */
async function look(name, cwd, args) {
  const child = spawn("npx", args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "inherit"],
    // A group of its own, since `npx` leaves its child behind.
    detached: true,
  });
  const { path, ...browser } = await bringChromium(console.log);
  const opened = await chromium.launch({
    executablePath: path,
    args: CHROMIUM_ARGS,
    env: { ...process.env, ...chromiumEnvironment({ path, ...browser }) },
  });
  try {
    for await (const line of createInterface(child.stdout)) {
      const baseURL = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
      if (!baseURL) continue;
      const found = await visit(await opened.newPage({ baseURL }));
      problems.push(...found.map((problem) => `${name}: ${problem}`));
      break;
    }
  } finally {
    await opened.close();
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}

const blocks = codeBlocks(README);
const shared = blocks.filter(({ file }) => file.startsWith("src/"));

async function tryVite() {
  const files = blocks.filter(({ file }) => !file.startsWith(NEXT));
  const manifest = { name: "my-app", private: true, type: "module" };
  const cwd = makeProject("vite", [
    ...files,
    { file: "package.json", code: JSON.stringify(manifest) },
  ]);
  await quietly(cwd, "npm", ["install", TARBALL, "react", "react-dom"]);
  const tools = ["vite", "@vitejs/plugin-react", "typescript", "@types/react", "@types/react-dom"];
  await quietly(cwd, "npm", ["install", "--save-dev", ...tools]);
  await quietly(cwd, "npx", ["tsc", "--noEmit"]);
  await quietly(cwd, "npx", ["vite", "build"]);
  await look("Vite", cwd, ["vite", "preview", "--port", "0"]);
}

async function tryNext() {
  const own = blocks.flatMap(({ file, code }) =>
    file.startsWith(NEXT) ? [{ file: file.slice(NEXT.length), code }] : [],
  );
  const cwd = makeProject("next", [
    ...own,
    ...shared.filter(({ file }) => file !== "src/main.tsx"),
  ]);
  await quietly(cwd, "npm", ["install", TARBALL]);
  await quietly(cwd, "npx", ["next", "build"]);
  await look("Next.js", cwd, ["next", "start", "--port", "0"]);
}

/** Patterns whose code the project owns, brought by shadcn: the app of the README with its own approval dialog. */
async function tryRegistry() {
  const owned = "./components/switchboard/approval-dialog";
  const [, components = ""] =
    /```json\n(\{\s+"\$schema": "https:\/\/ui\.shadcn[\s\S]*?)```/.exec(README) ?? [];
  const files = blocks
    .filter(({ file }) => !file.startsWith(NEXT))
    .map(({ file, code }) => ({
      file,
      code: code
        .replace("@switchboard/ui/patterns/approval-dialog", owned)
        .replace('"strict": true,', '"strict": true, "paths": { "@/*": ["./src/*"] },'),
    }));
  const cwd = makeProject("registry", [
    ...files,
    { file: "package.json", code: '{ "name": "my-app", "private": true, "type": "module" }' },
    { file: "components.json", code: components },
    // Named by that file: a project has one of its own.
    { file: "src/own.css", code: "" },
  ]);
  await quietly(cwd, "npm", ["install", TARBALL, "react", "react-dom"]);
  const tools = ["vite", "@vitejs/plugin-react", "typescript", "@types/react", "@types/react-dom"];
  await quietly(cwd, "npm", ["install", "--save-dev", ...tools]);
  const registry = "node_modules/@switchboard/ui/registry";
  const { items } = JSON.parse(readFileSync(join(cwd, registry, "registry.json"), "utf8"));
  const paths = items.map(
    (/** @type {{ name: string }} */ { name }) => `./${registry}/${name}.json`,
  );
  await quietly(cwd, "npx", ["--yes", "shadcn@latest", "add", "--yes", "--overwrite", ...paths]);
  await quietly(cwd, "npx", ["tsc", "--noEmit"]);
  await quietly(cwd, "npx", ["vite", "build"]);
  await look("Registry", cwd, ["vite", "preview", "--port", "0"]);
}

/** Every address in one bundle: what a bundler has to say of any module, it says here. */
async function tryBundlers() {
  const imports = entriesOf().map(
    (name, at) => `import * as m${at} from "@switchboard/ui/${name}";`,
  );
  const all = imports.map((_, at) => `m${at}`).join(", ");
  const cwd = makeProject("bundlers", [
    { file: "package.json", code: '{ "name": "my-app", "private": true, "type": "module" }' },
    { file: "entry.js", code: `${imports.join("\n")}\nconsole.log(${all});\n` },
    {
      file: "webpack.config.js",
      code: 'export default { mode: "production", entry: "./entry.js", performance: { hints: false } };\n',
    },
  ]);
  await quietly(cwd, "npm", ["install", TARBALL, "react", "react-dom"]);
  await quietly(cwd, "npm", [
    "install",
    "--ignore-scripts",
    "--save-dev",
    "webpack",
    "webpack-cli",
    "esbuild",
  ]);
  await quietly(cwd, "npx", ["webpack", "--stats", "errors-warnings"]);
  const flags = ["--bundle", "--minify", "--format=esm", "--splitting", "--outdir=out"];
  await quietly(cwd, "npx", [
    "esbuild",
    "entry.js",
    ...flags,
    '--define:process.env.NODE_ENV="production"',
  ]);
}

await packLibrary();
try {
  await tryVite();
  await tryNext();
  await tryBundlers();
  await tryRegistry();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(home, { recursive: true, force: true });
}
if (problems.length > 0) console.error(problems.join("\n"));
console.log(`Ways in: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
