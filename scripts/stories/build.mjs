import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE, ROOT } from "../machine/paths.mjs";
import { runCaptured } from "../machine/run.mjs";
import { hashFiles, isStamped, listFiles, writeStamp } from "../machine/stamp.mjs";
import { toolScript } from "../machine/tools.mjs";

/** The folder of the built Storybook. */
export const BUILT_STORYBOOK = join(CACHE, "storybook");
const STAMP = join(CACHE, "storybook.stamp");
const MANIFESTS = [
  "pnpm-lock.yaml",
  "package.json",
  "packages/ui/package.json",
  "react-options.ts",
  "scripts/stories/serve.mjs",
];
// The library's stylesheet also names the classes of the app's sources, so those shape it too.
const FOLDERS = [".storybook", "packages/ui/src", "packages/app/src", "docs/spec"];
const NOT_BUILT = /\.test\.[a-z]+$|\.contract\.tsx$/;

/** Hash of everything the built Storybook is made of. */
function inputHash() {
  const sources = FOLDERS.flatMap((folder) =>
    listFiles(join(ROOT, folder), (path) => !NOT_BUILT.test(path)),
  );
  return hashFiles(ROOT, [...MANIFESTS.map((name) => join(ROOT, name)), ...sources]);
}

/**
 * Builds the Storybook into .cache when its inputs changed since the last build.
 * @returns {Promise<{ status: number, output: string, built: boolean }>}
 */
export async function buildStorybook() {
  const hash = inputHash();
  if (existsSync(join(BUILT_STORYBOOK, "index.json")) && isStamped(STAMP, hash)) {
    return { status: 0, output: "", built: false };
  }
  // An interrupted build leaves a folder that looks complete.
  rmSync(STAMP, { force: true });
  const { status, output } = await runCaptured(
    process.execPath,
    [toolScript("storybook"), "build", "--test", "--quiet", "--output-dir", BUILT_STORYBOOK],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" }, silenceMs: 900_000 },
  );
  if (status === 0) writeStamp(STAMP, hash);
  return { status, output, built: true };
}
