// Holds the styling rules of the house style in ui and app: tokens only, no `dark:`, logical directions, classes that
// exist, words on grounds whose contrast is tested, and components, forms and patterns that say no word by themselves.
import { join } from "node:path";
import { textPairs } from "../packages/ui/src/tokens/contrast-pairs.ts";
import { classListsOf, unknownClasses } from "./checks/class-lists.mjs";
import { readColourUtilities, untestedPairs } from "./checks/ground-pairs.mjs";
import { mayNotSpeak, ownWordsIn } from "./checks/own-words.mjs";
import { rawColoursIn } from "./checks/raw-colours.mjs";
import { readSource, sourceFiles } from "./checks/source-files.mjs";
import { brokenStyleRules } from "./checks/style-rules.mjs";
import { loadUtilities } from "./checks/tailwind.mjs";
import { ROOT } from "./machine/paths.mjs";

const STYLED = /^packages\/(ui|app)\/src\//;
const NOT_STYLED = /\.(test|browser\.test)\.[a-z]+$/;
const TESTING = /^packages\/ui\/src\/testing\//;
const TOKENS = /^packages\/ui\/src\/tokens\//;
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/gi;
/** Data of stories stands for what users bring, so it may hold any colour: a page of theirs, a logo. */
const DATA = /\.(fixtures|stories)\.tsx?$/;

const utilities = readColourUtilities(
  readSource(join(ROOT, "packages", "ui", "src", "tokens", "theme.css")),
);
const tested = new Set(textPairs.map(([words, ground]) => `${words} on ${ground}`));
const known = await loadUtilities();

/** @type {string[]} */
const problems = [];
let classes = 0;

/** @param {string} path @param {number} line @param {string} text @param {string} rule @param {string} why */
function refuse(path, line, text, rule, why) {
  problems.push(`${path}:${line}  ${text}\n    ${rule}: ${why}`);
}

/** @param {string} path @param {string} source */
function checkSheet(path, source) {
  source.split("\n").forEach((text, index) => {
    for (const [colour] of text.matchAll(RAW_COLOUR)) {
      refuse(path, index + 1, colour, "no-raw-colour", "colours are tokens");
    }
  });
}

/** @param {string} path @param {string} source */
function checkClasses(path, source) {
  const lists = classListsOf(path, source);
  for (const { text, line } of lists) {
    for (const className of text.split(/\s+/).filter(Boolean)) {
      classes += 1;
      for (const { name, why } of brokenStyleRules(path, className)) {
        refuse(path, line, className, name, why);
      }
    }
    for (const pair of untestedPairs(path, text, utilities, tested)) {
      const why =
        "no test holds its contrast; add it to tokens/contrast-pairs.ts or take other words";
      refuse(path, line, pair, "tested-contrast", why);
    }
  }
  // The contract's own tests hand in a class that no sheet knows, to find it again.
  if (TESTING.test(path)) return;
  for (const { word, line } of unknownClasses(lists, known)) {
    refuse(path, line, word, "class-exists", "Tailwind makes nothing of it with our tokens");
  }
}

/** @param {string} path @param {string} source */
function checkColours(path, source) {
  if (TOKENS.test(path) || DATA.test(path)) return;
  for (const { text, line } of rawColoursIn(path, source)) {
    refuse(
      path,
      line,
      text,
      "no-raw-colour",
      "colours are tokens, in styles and attributes as well",
    );
  }
}

/** @param {string} path @param {string} source */
function checkWords(path, source) {
  if (!mayNotSpeak(path)) return;
  for (const { text, line } of ownWordsIn(path, source)) {
    refuse(path, line, text, "no-own-words", "the caller says it, or the labels do");
  }
}

for (const { path, file } of sourceFiles(/\.(tsx?|css)$/)) {
  if (!STYLED.test(path) || NOT_STYLED.test(path)) continue;
  const source = readSource(file);
  if (path.endsWith(".css")) {
    if (!TOKENS.test(path)) checkSheet(path, source);
    continue;
  }
  checkClasses(path, source);
  checkColours(path, source);
  checkWords(path, source);
}

if (problems.length > 0) console.error(problems.join("\n"));
console.log(`${classes} words of class lists, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
