import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";

/** What the server starts beside itself: the file that starts it, how that file names its source, and what it is bundled as. */
const STARTED = [
  { from: "tables/child-process.ts", source: "./child/main.ts", name: "table-process" },
  { from: "connectors/openapi/reader.ts", source: "./worker.ts", name: "openapi-thread" },
  { from: "store/pglite/thread.ts", source: "./worker.ts", name: "database-thread" },
] as const;

const SRC = join(import.meta.dirname, "src");
const DIST = join(import.meta.dirname, "dist");

/** The entries of the build, by their names. @throws Error where a file that starts one, or its source, has moved */
export const PROCESSES = Object.fromEntries(
  STARTED.map(({ from, source, name }) => {
    const entry = join(SRC, dirname(from), source);
    for (const file of [join(SRC, from), entry])
      if (!existsSync(file))
        throw new Error(`${file} is not there. Name its new place in ${import.meta.filename}.`);
    return [name, entry];
  }),
);

/**
 * Starts the bundled processes in place of their sources, as the built server and the tests do: each then loads in half the time,
 * since Node reads no TypeScript.
 */
export const bundledProcesses: Plugin = {
  name: "bundled-processes",
  enforce: "pre",
  transform(code, id) {
    const started = STARTED.find(({ from }) => id === join(SRC, from));
    if (!started) return undefined;
    const built = relative(dirname(id), join(DIST, `${started.name}.js`))
      .split(sep)
      .join("/");
    const named = `new URL("${started.source}", import.meta.url)`;
    if (!code.includes(named))
      throw new Error(
        `${id} no longer starts ${started.source}. Name what it starts in ${import.meta.filename}.`,
      );
    return { code: code.replace(named, `new URL("${built}", import.meta.url)`), map: null };
  },
};
