import { dirname, relative, sep } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { bundledProcesses, PROCESSES } from "./bundled-processes.ts";
import { startWeight } from "./start-weight.ts";

const DIST = `${import.meta.dirname}/dist`;

/** A path as an import in dist writes it. */
const fromDist = (path: string) => relative(DIST, path).split(sep).join("/");

/**
 * Keeps `import.meta` of each of our modules what it is at its source, where the files are that it reads and the workers that it
 * starts.
 */
const sourcePlaces: Plugin = {
  name: "source-places",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(import.meta.dirname) || !code.includes("import.meta.")) return undefined;
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

/** The server and its dependencies in one file behind the checks of its start (docs/adr/0043-the-server-is-bundled-into-one-file.md). */
export default defineConfig({
  plugins: [bundledProcesses, sourcePlaces, startWeight],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node24",
    rolldownOptions: {
      input: { main: "src/main.ts", ...PROCESSES },
      // Packages that load files of their own by where they are, and one that pg only tries to load.
      external: [/^@duckdb\//, /^@electric-sql\/pglite/, /^pg-native$/],
      output: {
        // All beside each other, since a module of ours finds files by where the bundle is.
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        // One character beyond ASCII doubles what a file takes in memory, and Node decodes it at a tenth of the pace.
        charset: "ascii",
        comments: false,
      },
    },
  },
});
