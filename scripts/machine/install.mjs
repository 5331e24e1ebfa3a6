import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./paths.mjs";
import { runCaptured } from "./run.mjs";
import { hashFiles, isStamped, listFiles, writeStamp } from "./stamp.mjs";

const STAMP = join(ROOT, "node_modules", ".switchboard-install");
const NETWORK_TROUBLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|ERR_SOCKET_TIMEOUT|network/i;

/** What the installed folder depends on: lockfile, workspace file, manifests, and the system. */
function installHash() {
  const manifests = ["packages", "e2e"].flatMap((folder) =>
    listFiles(join(ROOT, folder), (path) => path.endsWith("package.json")),
  );
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"].map((name) =>
    join(ROOT, name),
  );
  return hashFiles(ROOT, [...files, ...manifests], [process.platform, process.arch]);
}

/**
 * How to call npx without a shell: npm's own script next to the npm that runs us, or next to Node. Windows cannot start
 * `npx.cmd` directly.
 * @returns {[string, string[]]}
 */
function npxCommand() {
  const bin = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath && join(dirname(process.env.npm_execpath), "npx-cli.js"),
    join(bin, "node_modules", "npm", "bin", "npx-cli.js"),
    join(bin, "..", "lib", "node_modules", "npm", "bin", "npx-cli.js"),
  ];
  const script = candidates.find((path) => path && existsSync(path));
  return script ? [process.execPath, [script]] : ["npx", []];
}

/**
 * Installs the workspace unless what is installed already matches the lockfile.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} a sentence when it failed
 */
export async function installWorkspace(env) {
  const hash = installHash();
  if (isStamped(STAMP, hash)) return null;
  const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const pnpm = manifest.packageManager;
  console.log(`Installing dependencies with ${pnpm} (only when they have changed) ...`);
  const started = Date.now();
  const [command, args] = npxCommand();
  const { status, output } = await runCaptured(
    command,
    [...args, "-y", pnpm, "install", "--frozen-lockfile", "--reporter=append-only"],
    // CI keeps pnpm from prompting.
    { cwd: ROOT, env: { ...env, CI: "true" }, echo: true },
  );
  if (status === 127) {
    return "npx was not found. It comes with npm: reinstall Node from https://nodejs.org, then run the command again.";
  }
  if (status !== 0 && NETWORK_TROUBLE.test(output)) {
    return (
      "The dependencies could not be downloaded. Check the network connection " +
      "(behind a proxy, set HTTPS_PROXY or `npm config set proxy`), then run the command again."
    );
  }
  if (status !== 0) return `The install failed (status ${status}); its own words are above.`;
  writeStamp(STAMP, hash);
  console.log(`Dependencies are ready (${((Date.now() - started) / 1000).toFixed(1)} s).`);
  return null;
}
