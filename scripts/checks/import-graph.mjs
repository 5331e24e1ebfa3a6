import { join, relative, sep } from "node:path";
import { cruise } from "dependency-cruiser";
import config from "../../.dependency-cruiser.mjs";
import { listFiles } from "../machine/stamp.mjs";

/** Folders with sources that import each other. */
export const SOURCE_FOLDERS = ["packages", "e2e", "scripts", "bench", ".storybook"];

/** Which import breaks which rule. @typedef {{ rule: string, from: string, to: string, cycle: string[] }} Violation */

/**
 * Reads the imports of all sources below a folder and holds them against the rules of `.dependency-cruiser.mjs`.
 * @param {string} root absolute
 * @param {string[]} folders
 * @returns {Promise<{ files: number, imports: number, unread: string[], violations: Violation[] }>} `unread` are sources that
 *   were not read: a check that reads nothing would find nothing
 */
export async function checkImportGraph(root, folders) {
  const { output } = await cruise(folders, {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  if (typeof output === "string") throw new Error(output);
  const { modules, summary } = output;
  const read = new Set(modules.map(({ source }) => source));
  const unread = folders
    .flatMap((folder) => listFiles(join(root, folder), (file) => /\.(m?[jt]s|[jt]sx)$/.test(file)))
    .map((file) => relative(root, file).split(sep).join("/"))
    .filter((file) => !read.has(file) && !/(^|\/)(storybook-static|test-results)\//.test(file));
  return {
    files: summary.totalCruised,
    imports: summary.totalDependenciesCruised ?? 0,
    unread,
    violations: summary.violations.map(({ rule, from, to, cycle = [] }) => ({
      rule: rule.name,
      from,
      to,
      cycle: cycle.map(({ name }) => name),
    })),
  };
}

/** Why a rule is there. @param {string} name */
export const reasonOf = (name) =>
  config.forbidden?.find((rule) => rule.name === name)?.comment ?? "";
