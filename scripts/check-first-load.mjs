// The script that the first load of each page brings, compressed, as it is in the build. Red when a page exceeds its budget, with the
// names of what grew since the budget was set. `--write` sets the budgets to the current sizes plus a fiftieth.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PAGES } from "./first-load/pages.mjs";
import { ROOT } from "./machine/paths.mjs";

const DIST = join(ROOT, "packages", "app", "dist");
const BUDGETS = join(import.meta.dirname, "first-load", "budgets.json");

/** Parts smaller than this are not remembered: they explain nothing. */
const SMALL = 3_000;

/**
 * @typedef {object} Piece
 * @property {string} file
 * @property {boolean} isEntry
 * @property {string | null} facade the module that it is loaded for
 * @property {string[]} imports
 * @property {Record<string, number>} modules bytes before they are minified
 */

/**
 * @typedef {object} Budget
 * @property {number} bytes compressed
 * @property {Record<string, number>} parts bytes of each package and folder before they are minified
 */

/** @type {Map<string, Piece[]>} */
const builds = new Map();

/** @param {string} build @returns {Piece[]} */
function piecesOf(build) {
  const known = builds.get(build);
  if (known) return known;
  /** @type {Piece[]} */
  const pieces = JSON.parse(readFileSync(join(DIST, ".pieces", `${build}.json`), "utf8"));
  builds.set(build, pieces);
  return pieces;
}

/** @type {Map<string, number>} */
const packed = new Map();

/** @param {string} file */
function packedSize(file) {
  const known = packed.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
  packed.set(file, size);
  return size;
}

/**
 * The entry, the modules of a page, and everything that these import.
 * @param {Piece[]} pieces
 * @param {readonly string[]} modules
 */
function loadedWith(pieces, modules) {
  const wanted = modules.map((module) => {
    const piece =
      pieces.find(({ facade }) => facade === module) ??
      pieces.find((candidate) => module in candidate.modules);
    if (!piece) throw new Error(`No piece of the build holds ${module}.`);
    return piece;
  });
  const loaded = new Set([...pieces.filter(({ isEntry }) => isEntry), ...wanted]);
  // A set is walked to what is added meanwhile, too.
  for (const { imports } of loaded)
    for (const piece of pieces) if (imports.includes(piece.file)) loaded.add(piece);
  return [...loaded];
}

/** What runs before the first paint of a page for visitors. @returns {Piece} */
function headScript() {
  const name = readdirSync(join(DIST, "assets")).find((file) => file.startsWith("before-code-"));
  if (name === undefined) throw new Error("The build has no script for the head of its pages.");
  return { file: `assets/${name}`, isEntry: false, facade: null, imports: [], modules: {} };
}

/** The package, or the folder of our own. @param {string} module */
const partOf = (module) =>
  module.startsWith("packages/") ? module.split("/").slice(1, -1).slice(0, 4).join("/") : module;

/** @param {Piece[]} pieces */
function partsOf(pieces) {
  /** @type {Record<string, number>} */
  const parts = {};
  for (const { modules } of pieces)
    for (const [module, bytes] of Object.entries(modules))
      parts[partOf(module)] = (parts[partOf(module)] ?? 0) + bytes;
  return parts;
}

/** What is larger than it was, largest growth first. @param {Record<string, number>} now @param {Record<string, number>} before */
function growthOf(now, before) {
  return Object.entries(now)
    .map(([part, bytes]) => ({
      part,
      grown: bytes - (before[part] ?? 0),
      isNew: !(part in before),
    }))
    .filter(({ grown }) => grown >= 500)
    .sort((a, b) => b.grown - a.grown)
    .slice(0, 8)
    .map(({ part, grown, isNew }) => `    ${part} ${isNew ? "is new" : "grew"}: ${grown} bytes`);
}

/** @returns {{ name: string, bytes: number, files: number, parts: Record<string, number> }[]} */
export function measureBuild() {
  return Object.entries(PAGES).map(([name, { build = "client", modules }]) => {
    const pieces = modules === null ? [headScript()] : loadedWith(piecesOf(build), modules);
    const bytes = pieces.reduce((sum, { file }) => sum + packedSize(file), 0);
    return { name, bytes, files: pieces.length, parts: partsOf(pieces) };
  });
}

/** @param {ReturnType<typeof measureBuild>} pages */
function writeBudgets(pages) {
  const budgets = Object.fromEntries(
    pages.map(({ name, bytes, parts }) => {
      const kept = Object.entries(parts).filter(([, size]) => size >= SMALL);
      const ordered = kept.sort(([, a], [, b]) => b - a);
      return [
        name,
        { bytes: Math.ceil((bytes * 1.02) / 100) * 100, parts: Object.fromEntries(ordered) },
      ];
    }),
  );
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
}

function main() {
  const pages = measureBuild();
  if (process.argv.includes("--write")) writeBudgets(pages);
  /** @type {Record<string, Budget>} */
  const budgets = JSON.parse(readFileSync(BUDGETS, "utf8"));
  const kilo = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(7);
  console.log(`${"page".padEnd(26)} script budget   goal  files  (kB, gzip)`);
  /** @type {string[]} */
  const over = [];
  for (const { name, bytes, files, parts } of pages) {
    const budget = budgets[name];
    const figures = [bytes, budget?.bytes ?? 0, PAGES[name]?.goal ?? 0].map(kilo).join("");
    console.log(`${name.padEnd(26)}${figures}${String(files).padStart(7)}`);
    if (!budget) over.push(`${name} has no budget: run node scripts/check-first-load.mjs --write`);
    else if (bytes > budget.bytes)
      over.push(
        `${name} is ${bytes - budget.bytes} bytes over its budget of ${budget.bytes}`,
        ...growthOf(parts, budget.parts),
      );
  }
  if (over.length > 0) console.error(over.join("\n"));
  process.exitCode = over.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
