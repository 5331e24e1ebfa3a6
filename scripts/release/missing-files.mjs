import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** `join(import.meta.dirname + "/../src/http", "docs/docs.css")` */
const BY_FOLDER = /(?:join|resolve)\([^"\n]*import\.meta\.dirname \+ "([^"]+)", ["`]([^"`$]+)/g;
/** `new URL("./worker.ts", new URL("../src/connectors/reader.ts", import.meta.url).href)` */
const BY_URL = /new URL\(["`]([^"`$]+)[^(\n]*, new URL\("([^"]+)", import\.meta\.url\)/g;

/**
 * Files that the bundle reads by where it is, as the build writes such places, and which are not there.
 * @param {string} dist the folder of the bundle
 * @returns {{ found: number, missing: string[] }} absolute paths
 */
export function missingFiles(dist) {
  const paths = new Set();
  for (const name of readdirSync(dist).filter((one) => one.endsWith(".js"))) {
    const file = join(dist, name);
    const code = readFileSync(file, "utf8");
    for (const [, folder = "", path = ""] of code.matchAll(BY_FOLDER)) {
      paths.add(join(dirname(file), folder, path));
    }
    for (const [, path = "", module = ""] of code.matchAll(BY_URL)) {
      paths.add(fileURLToPath(new URL(path, new URL(module, pathToFileURL(file)))));
    }
  }
  // The compile cache makes its own folder, where it can.
  const needed = [...paths].filter((path) => !path.endsWith("compiled"));
  return { found: needed.length, missing: needed.filter((path) => !existsSync(path)) };
}
