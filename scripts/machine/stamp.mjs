import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", ".git", ".cache"]);

/**
 * Lists the files below a folder, sorted, without installed or built ones.
 * A folder that does not exist has no files.
 * @param {string} folder absolute path
 * @param {(path: string) => boolean} [accept] keeps a file when true
 * @returns {string[]} absolute paths
 */
export function listFiles(folder, accept = () => true) {
  if (!existsSync(folder)) return [];
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) found.push(...listFiles(path, accept));
    } else if (accept(path)) {
      found.push(path);
    }
  }
  return found.sort();
}

/**
 * One hash over the names and contents of files; a renamed, changed, added or removed file changes it.
 * @param {string} root folder that the names are relative to
 * @param {string[]} files absolute paths; missing files are left out
 * @param {string[]} [extra] further values the result depends on
 * @returns {string}
 */
export function hashFiles(root, files, extra = []) {
  const hash = createHash("sha256");
  for (const value of extra) hash.update(value).update("\0");
  for (const file of files) {
    if (!existsSync(file)) continue;
    hash.update(relative(root, file).split(sep).join("/")).update("\0");
    hash.update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * Whether the stamp file holds exactly this hash.
 * @param {string} stampFile
 * @param {string} hash
 */
export function isStamped(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8").trim() === hash;
}

/**
 * Stores the hash of the last installation or build.
 * @param {string} stampFile
 * @param {string} hash
 */
export function writeStamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${hash}\n`);
}
