import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { build } from "vite";
import { CACHE, ROOT } from "./machine/paths.mjs";
import { hashFiles, isStamped, listFiles, writeStamp } from "./machine/stamp.mjs";

const SERVER = join(ROOT, "packages", "server");
const DIST = join(SERVER, "dist");
const STAMP = join(CACHE, "server-build.stamp");

/** The server in one file: Node needs longer to find and read its 1,150 modules one by one than for the rest of a start. */
export const BUILT_SERVER = join(DIST, "main.js");

/** Packages that load files of their own by where they are. */
const EXTERNAL = [/^@duckdb\//, /^@electric-sql\/pglite/, /^pg-native$/];

const SOURCE = /\.(ts|json)$/;
const NOT_BUILT = /\.test\.ts$|[\\/]server[\\/]test[\\/]/;

/** @param {string} path @returns {string} as an import in dist writes it */
const fromDist = (path) => relative(DIST, path).split(sep).join("/");

/**
 * Keeps `import.meta` of each of our modules what it is at its source, where the files are that it reads and the workers that it
 * starts.
 * @type {import("vite").Plugin}
 */
const sourcePlaces = {
  name: "source-places",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(SERVER) || !code.includes("import.meta.")) return undefined;
    const folder = JSON.stringify(`/${fromDist(dirname(id))}`);
    const url = `new URL(${JSON.stringify(fromDist(id))}, import.meta.url).href`;
    return {
      code: code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${folder})`)
        .replaceAll("import.meta.url", url),
      map: null,
    };
  },
};

/** Hash of everything the built server is made of. */
function inputHash() {
  const sources = ["server", "api-client"].flatMap((name) =>
    listFiles(join(ROOT, "packages", name), (path) => SOURCE.test(path) && !NOT_BUILT.test(path)),
  );
  return hashFiles(ROOT, [import.meta.filename, join(ROOT, "pnpm-lock.yaml"), ...sources]);
}

/**
 * Builds packages/server into one file when its inputs changed since the last build.
 * @returns {Promise<{ built: boolean }>}
 * @throws when it cannot be built
 */
export async function buildServer() {
  const hash = inputHash();
  if (existsSync(BUILT_SERVER) && isStamped(STAMP, hash)) return { built: false };
  await build({
    configFile: false,
    root: SERVER,
    logLevel: "warn",
    plugins: [sourcePlaces],
    ssr: { noExternal: true },
    build: {
      ssr: join(SERVER, "src", "main.ts"),
      outDir: DIST,
      emptyOutDir: true,
      target: "node24",
      rolldownOptions: { external: EXTERNAL, output: { entryFileNames: "main.js" } },
    },
  });
  writeStamp(STAMP, hash);
  return { built: true };
}
