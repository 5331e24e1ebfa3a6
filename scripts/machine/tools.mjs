import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * The script behind a command of a root dependency, to be run with our own Node.
 * Windows cannot start the `.cmd` files of node_modules/.bin without a shell.
 * @param {string} name package
 * @param {string} [command] its command, when it is not the package's name
 * @returns {string} absolute path
 */
export function toolScript(name, command = name) {
  const folder = join(ROOT, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin[command];
  if (!script) throw new Error(`${name} has no command ${command}.`);
  return join(folder, script);
}
