import { existsSync } from "node:fs";
import { join } from "node:path";
import { CACHE, ROOT } from "./machine/paths.mjs";
import { runCaptured } from "./machine/run.mjs";
import { hashFiles, isStamped, listFiles, writeStamp } from "./machine/stamp.mjs";

const APP = join(ROOT, "packages", "app");
const STAMP = join(CACHE, "app-build.stamp");
const NOT_BUILT = /\.(test|stories|fixtures)\.[a-z]+$|\.mdx$|[\\/]ui[\\/]pictures[\\/]/;

/** Hash of everything the built app is made of. */
function inputHash() {
  const sources = ["app", "ui", "api-client"].flatMap((name) =>
    listFiles(join(ROOT, "packages", name), (path) => !NOT_BUILT.test(path)),
  );
  return hashFiles(ROOT, [
    join(ROOT, "pnpm-lock.yaml"),
    join(ROOT, "react-options.ts"),
    ...sources,
  ]);
}

/**
 * Builds packages/app into its dist folder when its inputs changed since the last build.
 * @returns {Promise<{ status: number, output: string, built: boolean }>}
 */
export async function buildApp() {
  const hash = inputHash();
  if (existsSync(join(APP, "dist", "index.html")) && isStamped(STAMP, hash)) {
    return { status: 0, output: "", built: false };
  }
  const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const { status, output } = await runCaptured(
    process.execPath,
    [vite, "build", "--logLevel", "warn"],
    { cwd: APP, env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status === 0) writeStamp(STAMP, hash);
  return { status, output, built: true };
}
