/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {Record<string, string>} exports
 * @property {Record<string, string>} dependencies
 */

/**
 * The versions that the workspace agreed on.
 * @param {string} yaml text of pnpm-workspace.yaml
 * @returns {Map<string, string>} version by package
 */
export function readCatalog(yaml) {
  const section = /^catalog:\n((?: {2}.*\n|\n)+)/m.exec(yaml)?.[1] ?? "";
  const lines = section.matchAll(/^ {2}"?([^":]+)"?: "?([^"\s]+)"?$/gm);
  return new Map(Array.from(lines, ([, name = "", version = ""]) => [name, version]));
}

/**
 * Where a source stands after the build, seen from the package: types and module, or the stylesheet.
 * @param {string} source
 */
function built(source) {
  if (source.endsWith(".css")) return `./${source.split("/").at(-1)}`;
  const path = source.replace("./src/", "./").replace(/\.tsx?$/, "");
  return { types: `${path}.d.ts`, import: `${path}.js` };
}

/**
 * The manifest that others install. In the workspace the addresses lead to the sources, so that the app and Storybook need
 * no build; here they lead to what was built. Versions of the workspace are exact; others get ranges, or a project with
 * one of these libraries would carry it twice.
 * @param {any} manifest of the workspace
 * @param {Map<string, string>} catalog
 */
export function publishedManifest(manifest, catalog) {
  const { scripts: _, devDependencies: __, publishConfig: ___, ...rest } = manifest;
  /** @param {[string, string]} entry */
  const range = ([name, wanted]) => {
    if (wanted !== "catalog:") return [name, wanted];
    const version = catalog.get(name);
    if (version === undefined) throw new Error(`pnpm-workspace.yaml names no version of ${name}.`);
    return [name, `^${version}`];
  };
  /** @type {[string, string][]} */
  const addresses = Object.entries(rest.exports);
  /** @type {[string, string][]} */
  const dependencies = Object.entries(rest.dependencies).filter(
    // The stylesheet carries the fonts.
    ([name]) => !name.startsWith("@fontsource"),
  );
  return {
    ...rest,
    exports: {
      "./package.json": "./package.json",
      "./tokens/*": "./tokens/*",
      "./registry/*": "./registry/*",
      ...Object.fromEntries(addresses.map(([name, source]) => [name, built(source)])),
    },
    dependencies: Object.fromEntries(dependencies.map(range)),
  };
}
