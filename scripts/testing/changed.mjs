import { execFileSync } from "node:child_process";
import { ROOT } from "../machine/paths.mjs";
import { changedStories } from "../stories/changed.mjs";

/**
 * @typedef {object} Change what is being worked on, and what it can have touched
 * @property {string} base the commit before it
 * @property {string[]} paths of the repository
 * @property {boolean} everything something that all tests depend on
 * @property {boolean} serverData what the server loads without an import
 * @property {boolean} library what the library exports, its styles and how it is packed
 * @property {string[]} journeys files of the journeys to run
 * @property {ReadonlySet<string> | "all"} stories files of the stories to run
 */

/** @param {string[]} args @returns {string[]} lines */
function git(...args) {
  const options = { cwd: ROOT, encoding: /** @type {const} */ ("utf8"), maxBuffer: 2 ** 26 };
  return execFileSync("git", args, options).split("\n").filter(Boolean);
}

/**
 * Where the work under way began: where this branch left the main one, or the last commit on the main one itself.
 * @returns {string} a commit
 */
function baseOfChange() {
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main)[0] ?? "HEAD";
    } catch {
      // There is no such branch here.
    }
  }
  return "HEAD";
}

/** Reads the change from git, uncommitted and new files included. @returns {Promise<Change>} */
export async function readChange() {
  const base = baseOfChange();
  const paths = [
    ...git("diff", "--name-only", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const reach = reachOf(paths);
  return { base, paths, ...reach, stories: reach.everything ? "all" : await changedStories(paths) };
}

/** After a change of these, everything runs. */
const EVERYTHING =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|tsconfig[^/]*\.json|vitest\.config\.ts|scripts\/(testing|machine)\/)/;

/** Goes through the whole product; the one journey for a change that no journey is named after. */
const MAIN_JOURNEY = "e2e/main-journey.spec.ts";

/**
 * What changed paths can have touched.
 * @param {string[]} paths
 * @returns {Omit<Change, "base" | "paths" | "stories">}
 */
export function reachOf(paths) {
  /** @param {RegExp} pattern */
  const some = (pattern) => paths.some((path) => pattern.test(path));
  const specs = paths.filter((path) => /^e2e\/.*\.spec\.ts$/.test(path));
  const product = some(/^packages\/(ui|api-client|app|server)\/(src|plugins|migrations|openapi)\//);
  return {
    everything: some(EVERYTHING),
    serverData: some(/^packages\/server\/(plugins|migrations)\//),
    // What it exports, its styles and how it is packed. The sizes of everything are left to the whole run.
    library: some(
      /^(packages\/ui\/(src\/(.*\/index\.ts|tokens\/.*|[^/]+\.css)|[^/]+)$|(examples|scripts\/package)\/)/,
    ),
    journeys: product ? [...new Set([MAIN_JOURNEY, ...specs])] : specs,
  };
}
