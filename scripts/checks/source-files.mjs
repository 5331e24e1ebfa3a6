import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ROOT } from "../machine/paths.mjs";
import { listFiles } from "../machine/stamp.mjs";

/** @param {string} path absolute */
export function repositoryPath(path) {
  return relative(ROOT, path).split(sep).join("/");
}

/**
 * The sources of the workspace: repository paths and their absolute ones.
 * @param {RegExp} accept
 * @returns {{ path: string, file: string }[]}
 */
export function sourceFiles(accept) {
  return ["packages", "e2e", ".storybook", "scripts"]
    .flatMap((folder) => listFiles(join(ROOT, folder), (file) => accept.test(file)))
    .map((file) => ({ path: repositoryPath(file), file }))
    .filter(({ path }) => !path.includes("/src/gen/"));
}

/** @param {string} source @param {number} offset */
export function lineAt(source, offset) {
  return source.slice(0, offset).split("\n").length;
}

/** @param {string} file absolute */
export function readSource(file) {
  return readFileSync(file, "utf8");
}
