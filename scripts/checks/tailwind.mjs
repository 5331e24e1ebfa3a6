import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../machine/paths.mjs";

const UI = join(ROOT, "packages", "ui");
const TAILWIND = join(UI, "node_modules", "tailwindcss");
const require = createRequire(join(UI, "package.json"));

/**
 * Tailwind's own answer to whether classes exist, with our theme.
 * @returns {Promise<(classNames: string[]) => Set<string>>} those that make CSS
 */
export async function loadUtilities() {
  const { __unstable__loadDesignSystem: load } = await import(
    pathToFileURL(join(TAILWIND, "dist", "lib.mjs")).href
  );
  const file = join(UI, "src", "styles.css");
  const design = await load(readFileSync(file, "utf8"), {
    base: dirname(file),
    loadStylesheet: async (/** @type {string} */ id, /** @type {string} */ base) => {
      const path = id.startsWith(".")
        ? join(base, id)
        : id === "tailwindcss"
          ? join(TAILWIND, "index.css")
          : require.resolve(id);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  return (classNames) => {
    const css = design.candidatesToCss(classNames);
    return new Set(classNames.filter((_, index) => css[index] !== null));
  };
}
