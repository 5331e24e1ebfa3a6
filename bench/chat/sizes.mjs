import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BUILT } from "../browser.mjs";

/** @typedef {{ file: string, imports?: string[], css?: string[], isEntry?: boolean }} Chunk */

/** @param {Iterable<string>} files */
function kilobytes(files) {
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(BUILT, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/**
 * What the browser must have before a contender draws its first word, in kB of gzip: its own code, its libraries and
 * React. Not what it loads later (colours of code), not its fonts, and not the benchmark around it.
 * @param {string} contender
 * @returns {{ script: number, style: number }}
 */
export function pageSize(contender) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(BUILT, "manifest.json"), "utf8"));
  const begin = Object.keys(manifest).find((key) =>
    key.startsWith(`src/chat/contenders/${contender}.`),
  );
  if (begin === undefined) throw new Error(`No contender ${contender} in the build.`);
  const scripts = new Set();
  const styles = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(begin);
  return { script: kilobytes(scripts), style: kilobytes(styles) };
}
