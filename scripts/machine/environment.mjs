import { delimiter, join } from "node:path";
import { BIN, CACHE } from "./paths.mjs";

// What a user set on purpose to reach a registry; without it an install behind a proxy fails.
const KEPT_NPM_SETTINGS =
  /^npm_config_(registry|https?[-_]proxy|proxy|noproxy|cafile|ca|strict[-_]ssl|userconfig|cache|\/\/)/i;

/**
 * The environment of our child processes: the outer npm's own variables are gone (they would change
 * how the inner pnpm and its scripts behave), no browser is downloaded by an install, the
 * workspace's commands come first on the PATH, and what Node compiles is kept: a server starts a fifth
 * sooner, and the tests start a hundred.
 * @param {NodeJS.ProcessEnv} outer
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(outer) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  let path = "";
  for (const [name, value] of Object.entries(outer)) {
    if (name.toUpperCase() === "PATH") path = value ?? "";
    else if (!/^npm_/i.test(name) || KEPT_NPM_SETTINGS.test(name)) env[name] = value;
  }
  env.PATH = path.split(delimiter).includes(BIN)
    ? path
    : [BIN, path].filter(Boolean).join(delimiter);
  env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD = "1";
  env.NODE_COMPILE_CACHE ??= join(CACHE, "node");
  return env;
}
