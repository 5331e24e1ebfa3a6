import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the workspace. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of the workspace's own commands; it comes first on every PATH we set. */
export const BIN = join(ROOT, "node_modules", ".bin");

/** Downloads and stamps that may be deleted at any time. */
export const CACHE = join(ROOT, ".cache");

/** Reports and traces of the last test run. */
export const RESULTS = join(ROOT, "test-results");
