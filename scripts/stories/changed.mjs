import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { sanitize } from "storybook/internal/csf";
import config from "../../.dependency-cruiser.mjs";
import { readSource } from "../checks/source-files.mjs";
import { readStories } from "../components/stories.mjs";
import { ROOT } from "../machine/paths.mjs";

/** What every story is built, rendered or checked with. Paths in the repository. */
const AFFECTS_ALL = [
  /^\.storybook\//,
  /^packages\/ui\/src\/.*\.css$/,
  /^scripts\/(stories|checks|components|machine)\//,
  /^scripts\/(test|test-visual)\.mjs$/,
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|packages\/ui\/package\.json)$/,
];

const STORY_FILE = /\.stories\.tsx?$/;
const PICTURE = /^packages\/ui\/pictures\/([^/]+)\//;

/**
 * The story files that a change can have affected.
 * @param {Iterable<string>} changedPaths from the root of the repository, with `/`; deleted files included
 * @returns {Promise<Set<string> | "all">} paths of story files; "all" when the change affects what every story is
 *   rendered with
 */
export async function changedStories(changedPaths) {
  const changed = new Set(changedPaths);
  if (changed.values().some((path) => AFFECTS_ALL.some((pattern) => pattern.test(path)))) {
    return "all";
  }
  const imports = await readImports();
  const files = storiesReaching(imports, changed);
  const folders = new Set(changed.values().map((path) => PICTURE.exec(path)?.[1]));
  for (const path of imports.keys()) {
    if (STORY_FILE.test(path) && folders.has(pictureFolder(path))) files.add(path);
  }
  return files;
}

/**
 * The story files that are among the changed ones or import one of them, directly or not.
 * @param {Map<string, string[]>} imports importer to imported
 * @param {ReadonlySet<string>} changed
 * @returns {Set<string>}
 */
export function storiesReaching(imports, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [importer, imported] of imports) {
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), importer]);
  }
  const reached = new Set(changed);
  // A set also iterates over what is added meanwhile.
  for (const path of reached) {
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return new Set(reached.values().filter((path) => STORY_FILE.test(path) && imports.has(path)));
}

/** What the sources of ui import at run time; a type is erased before anything is rendered. */
async function readImports() {
  const { output } = await cruise(["packages/ui/src"], { ...config.options, baseDir: ROOT });
  if (typeof output === "string") throw new Error(output);
  return new Map(
    output.modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** The folder of a story file's pictures. @param {string} path */
function pictureFolder(path) {
  return sanitize(readStories(path, readSource(join(ROOT, path))).title ?? "");
}
