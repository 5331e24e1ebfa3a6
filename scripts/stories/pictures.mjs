import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { CACHE, ROOT } from "../machine/paths.mjs";
import { listFiles } from "../machine/stamp.mjs";
import { drawDifference } from "./compare.mjs";
import { decodePng, encodePng } from "./png.mjs";

/** @typedef {import("./png.mjs").Picture} Picture */

/** The accepted pictures, a folder for each component. */
const ACCEPTED = join(ROOT, "packages", "ui", "pictures");

/** What the last run saw instead. */
const SEEN = join(CACHE, "pictures");

/**
 * Where the picture of a story lies below a folder: `components-button/default.dark.png`.
 * @param {string} id
 * @param {string} name
 */
export function picturePath(id, name) {
  const cut = id.indexOf("--");
  return join(id.slice(0, cut), `${id.slice(cut + 2)}.${name}.png`);
}

/** @param {string} path @returns {Picture | undefined} */
export function readAccepted(path) {
  const file = join(ACCEPTED, path);
  return existsSync(file) ? decodePng(readFileSync(file)) : undefined;
}

/**
 * @param {string} path
 * @param {{ state: string, picture: Picture }} seen
 * @returns {boolean} whether it was accepted; what never stood still, or shows nothing, cannot be
 */
export function accept(path, { state, picture }) {
  if (state === "unsteady" || state === "empty") return false;
  write(join(ACCEPTED, path), picture);
  return true;
}

/** Forgets what earlier runs saw. */
export function clearSeen() {
  rmSync(SEEN, { recursive: true, force: true });
}

/**
 * Keeps what was seen, beside what was expected and where they differ.
 * @param {string} path
 * @param {Picture} seen
 * @param {Picture | undefined} accepted
 * @returns {string[]} the files, from the root of the workspace
 */
export function keepSeen(path, seen, accepted) {
  const stem = join(SEEN, path.replace(/\.png$/, ""));
  /** @type {[string, Picture][]} */
  const files = [[`${stem}.actual.png`, seen]];
  if (accepted) {
    files.push([`${stem}.expected.png`, accepted]);
    files.push([`${stem}.diff.png`, drawDifference(accepted, seen)]);
  }
  for (const [file, picture] of files) write(file, picture);
  return files.map(([file]) => relative(ROOT, file));
}

/** @param {string} file @param {Picture} picture */
function write(file, picture) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, encodePng(picture));
}

/**
 * The accepted pictures that no story has any more.
 * @param {string[]} wanted paths of those that stories have
 */
export function orphans(wanted) {
  const kept = new Set(wanted);
  return listFiles(ACCEPTED, (file) => file.endsWith(".png"))
    .map((file) => relative(ACCEPTED, file))
    .filter((path) => !kept.has(path));
}

/** @param {string} path */
export function removeAccepted(path) {
  const file = join(ACCEPTED, path);
  rmSync(file);
  if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
}
