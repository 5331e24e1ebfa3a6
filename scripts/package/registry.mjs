// Patterns as items of a shadcn registry: their own code, for a project that changes it, over the components of the package.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The packages that a project with a copied pattern always has: the library and its peer dependencies. */
const PRESENT = new Set(["@switchboard/ui", "react", "react-dom"]);

/** They stand on what the package keeps to itself: contexts that its other parts read, and parts of its forms. */
const NOT_COPIED = new Set(["chat-transcript", "discovery-card", "request-form"]);

/** Bundlers read it; without Node's types, TypeScript does not know it. */
const NODE = /\bprocess\.env\b/;
const DECLARED = "declare const process: { env: { NODE_ENV?: string } };\n\n";

/** Where the code goes in a project, below its components. */
const FOLDER = "components/switchboard";

/** An import or a re-export by a relative address; the groups are all before the address, and the address. */
const IMPORT = /((?:from|import\(?)\s*)"(\.{1,2}\/[^"]+)"/g;
/** The name of the package in an import of others. */
const PACKAGE = /\b(?:from |import\()"((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"\s]*)?"/g;

/** @param {string} from a source, seen from `src` @param {string} address */
const resolved = (from, address) => join(dirname(from), address).split(sep).join("/");

/**
 * The package export that provides a source; undefined if the project gets the source itself.
 * @param {string} path relative to `src`
 */
function addressOf(path) {
  const [area = "", family = "", file = ""] = path.split("/");
  if (area === "components") {
    // Words of a pattern belong to its code; the context that replaces them is the package's.
    if (family === "labels" && (file === "words" || file.startsWith("sentence-with")))
      return undefined;
    return `@switchboard/ui/${family}`;
  }
  if (area === "form") return "@switchboard/ui/form";
  if (area === "hooks") return `@switchboard/ui/hooks/${family.replace(/\.tsx?$/, "")}`;
  return area === "patterns" && file === "index.ts"
    ? `@switchboard/ui/patterns/${family}`
    : undefined;
}

/**
 * Where a source goes in the project, below its folder.
 * @param {string} path seen from `src`
 */
const placeOf = (path) =>
  path.replace(/^patterns\//, "").replace(/^components\/labels\/(?:words\/)?/, "words/");

/**
 * One item: the sources of a pattern and what else of ours it needs.
 * @param {string} src folder of the sources
 * @param {string} pattern
 * @param {(path: string, source: string) => string} toGuest names classes as the stylesheet of the package does
 * @throws where it would copy a context that components of the package read, too
 */
export function registryItem(src, pattern, toGuest) {
  const own = `patterns/${pattern}/`;
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Set<string>} */
  const packages = new Set();
  const waiting = [`${own}index.ts`];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const source = readFileSync(join(src, path), "utf8");
    if (!path.startsWith(own) && source.includes("createContext"))
      throw new Error(
        `${pattern} cannot be copied: ${path} makes a context that the package reads.`,
      );
    const here = path;
    const code = toGuest(join(src, path), source).replace(IMPORT, (_, before, address) => {
      const target = resolved(here, address);
      // Its own folder is the project's, index and all.
      const outside = target.startsWith(own) ? undefined : addressOf(target);
      if (outside !== undefined) return `${before}"${outside}"`;
      waiting.push(target);
      const place = relative(dirname(placeOf(here)), placeOf(target))
        .split(sep)
        .join("/");
      return `${before}"${place.startsWith(".") ? place : `./${place}`}"`.replace(/\.tsx?"$/, '"');
    });
    files.set(path, NODE.test(code) ? `${DECLARED}${code}` : code);
    for (const [, name = ""] of code.matchAll(PACKAGE)) packages.add(name);
  }
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: pattern,
    type: "registry:component",
    title: `${pattern[0]?.toUpperCase()}${pattern.slice(1).replaceAll("-", " ")}`,
    description: `The code of @switchboard/ui/patterns/${pattern}, over the components of the package.`,
    dependencies: [...packages].filter((name) => !PRESENT.has(name)).sort(),
    docs: "Needs @switchboard/ui, and its styles.css loaded once. Its classes are those of that stylesheet.",
    files: [...files].map(([path, content]) => ({
      path: `${FOLDER}/${placeOf(path)}`,
      type: "registry:component",
      target: `${FOLDER}/${placeOf(path)}`,
      content,
    })),
  };
}

/** The patterns that can be copied. @param {string} src */
const patternsIn = (src) =>
  globSync("patterns/*/index.ts", { cwd: src })
    .map((path) => path.split(/[\\/]/)[1] ?? "")
    .filter((name) => !NOT_COPIED.has(name))
    .sort();

/**
 * The files of the registry by name: an item for each pattern, and the list of them.
 * @param {string} src folder of the sources
 * @param {(path: string, source: string) => string} toGuest
 */
export function registryFiles(src, toGuest) {
  const items = patternsIn(src).map((pattern) => registryItem(src, pattern, toGuest));
  const list = {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: "switchboard",
    homepage: "https://www.npmjs.com/package/@switchboard/ui",
    items: items.map(({ name, type, title, description, dependencies, docs, files }) => ({
      ...{ name, type, title, description, dependencies, docs },
      files: files.map(({ path, type: kind, target }) => ({ path, type: kind, target })),
    })),
  };
  /** @type {Map<string, object>} */
  const files = new Map([["registry.json", list]]);
  for (const item of items) files.set(`${item.name}.json`, item);
  return files;
}
