import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Files as they will be once they are written, so that nothing is written where one step fails.
 * @typedef {object} Tree
 * @property {(path: string) => boolean} has
 * @property {(path: string) => string} read throws where there is no such file
 * @property {(path: string, content: string) => void} create throws where the file is there already
 * @property {(path: string, change: (content: string) => string) => void} edit
 * @property {() => { created: string[], changed: string[] }} write writes all of them and says which
 */

/**
 * @param {string} root where the files are
 * @param {string} [into] where they are written; read first
 * @returns {Tree}
 */
export function createTree(root, into = root) {
  /** @type {Map<string, { content: string, isNew: boolean }>} */
  const pending = new Map();

  /** @param {string} path */
  const stored = (path) => [into, root].map((base) => join(base, path)).find(existsSync);
  /** @param {string} path */
  const has = (path) => pending.has(path) || stored(path) !== undefined;
  /** @param {string} path */
  const read = (path) => {
    const content = pending.get(path)?.content;
    if (content !== undefined) return content;
    const file = stored(path);
    if (file === undefined) throw new Error(`${path} is not there.`);
    return readFileSync(file, "utf8");
  };
  /** @param {string} path @param {string} content */
  const create = (path, content) => {
    if (has(path)) throw new Error(`${path} exists already, so nothing was written.`);
    pending.set(path, { content: content, isNew: true });
  };

  return {
    has,
    read,
    create,
    edit(path, change) {
      const before = read(path);
      /** @type {string} */
      let content;
      try {
        content = change(before);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${path} was not understood, so nothing was written: ${reason}`, {
          cause: error,
        });
      }
      if (content === before) return;
      pending.set(path, { content, isNew: pending.get(path)?.isNew ?? false });
    },
    write() {
      for (const [path, { content }] of pending) {
        mkdirSync(dirname(join(into, path)), { recursive: true });
        writeFileSync(join(into, path), content);
      }
      const all = [...pending];
      pending.clear();
      return {
        created: all.filter(([, { isNew }]) => isNew).map(([path]) => path),
        changed: all.filter(([, { isNew }]) => !isNew).map(([path]) => path),
      };
    },
  };
}
