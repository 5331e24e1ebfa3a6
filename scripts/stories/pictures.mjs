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
import { renderDifference } from "./compare.mjs";
import { decodePng, encodePng } from "./png.mjs";

/** @typedef {import("./png.mjs").Picture} Picture */

/** The accepted pictures, in a folder for each component. */
const ACCEPTED = join(ROOT, "packages", "ui", "pictures");

/** What the last run rendered instead. */
const ACTUAL = join(CACHE, "pictures");

/**
 * The path of a story's picture below a folder: `components-button/default.dark.png`.
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
 * @param {string} state
 * @param {Picture} picture
 * @returns {boolean} whether it was accepted; what is never stable, or shows nothing, cannot be
 */
export function accept(path, state, picture) {
  if (state === "unstable" || state === "empty") return false;
  write(join(ACCEPTED, path), picture);
  return true;
}

/** Deletes the pictures of earlier runs. */
export function clearActual() {
  rmSync(ACTUAL, { recursive: true, force: true });
}

/**
 * Saves the rendered picture, the expected one and their difference.
 * @param {string} path
 * @param {Picture} actual
 * @param {Picture | undefined} accepted
 * @returns {string[]} the files, relative to the root of the workspace
 */
export function saveActual(path, actual, accepted) {
  const stem = join(ACTUAL, path.replace(/\.png$/, ""));
  /** @type {[string, Picture][]} */
  const files = [[`${stem}.actual.png`, actual]];
  if (accepted) {
    files.push([`${stem}.expected.png`, accepted]);
    files.push([`${stem}.diff.png`, renderDifference(accepted, actual)]);
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
 * The accepted pictures without a story.
 * @param {string[]} expected paths of the stories' pictures
 */
export function orphans(expected) {
  const kept = new Set(expected);
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
