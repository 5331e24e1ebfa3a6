import { existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const SUFFIX = process.platform === "win32" ? ".exe" : "";

/** @param {string} folder */
function holdsServer(folder) {
  return ["initdb", "postgres"].every((name) => existsSync(join(folder, name + SUFFIX)));
}

/** @param {string} path */
function versionIn(path) {
  return Number(/(\d+)(?!.*\d)/.exec(dirname(path))?.[1] ?? 0);
}

/**
 * The folder of PostgreSQL's server binaries (`initdb`, `postgres`), newest version first. `SWITCHBOARD_PG_BIN` wins. Tests
 * start their own server from it, with their own folder and port.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const chosen = process.env.SWITCHBOARD_PG_BIN;
  if (chosen) return holdsServer(chosen) ? chosen : undefined;
  const installed = globSync([
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/Applications/Postgres.app/Contents/Versions/*/bin",
    "C:/Program Files/PostgreSQL/*/bin",
  ]).sort((a, b) => versionIn(b) - versionIn(a));
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...installed, ...onPath].find(holdsServer);
}

/** What a test run without PostgreSQL prints. */
export const POSTGRES_SKIP_REASON =
  "PostgreSQL's server binaries were not found, so the database tests ran on PGlite only. " +
  "Install PostgreSQL or set SWITCHBOARD_PG_BIN to its bin folder.";
