// Holds what every family of components promises: a guide, a test for each of its MUSTs, stories, documented props.
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readSource, repositoryPath } from "./checks/source-files.mjs";
import { familyProblems } from "./components/family-rules.mjs";
import { foreignTo } from "./components/fonts.mjs";
import { readGuide } from "./components/guide.mjs";
import {
  exportedComponents,
  exportedTypes,
  literal,
  parse,
  silentProps,
  testTitles,
  walk,
} from "./components/sources.mjs";
import { readStories, unsteadyIn } from "./components/stories.mjs";
import { ROOT } from "./machine/paths.mjs";
import { listFiles } from "./machine/stamp.mjs";

const UI = join(ROOT, "packages", "ui");
const FONTS = ["@fontsource-variable/inter/opsz.css", "@fontsource-variable/geist-mono/wght.css"];
const TEXTS = join(UI, "src", "testing", "matrix.tsx");

/** Texts in another script that stories may show: those that the matrices share. */
function sharedTexts() {
  /** @type {string[]} */
  const texts = [];
  walk(parse(TEXTS, readSource(TEXTS)).program, (node) => {
    const text = literal(node);
    if (text !== undefined) texts.push(text);
  });
  // Whole texts first; their words may also stand in an address or in brackets.
  return [...texts, ...texts.flatMap((text) => text.split(" "))].filter((text) => text !== "");
}

/** @param {string} group */
function families(group) {
  const folder = join(UI, "src", group);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

const fonts = createRequire(join(UI, "package.json"));
const foreign = foreignTo(
  FONTS.map((name) => readSource(fonts.resolve(name))).join("\n"),
  sharedTexts(),
);

/**
 * @param {string} folder absolute
 * @param {"Components" | "Form" | "Patterns"} group
 * @returns {import("./components/family-rules.mjs").Family}
 */
function readFamily(folder, group) {
  const files = listFiles(folder).map((file) => ({
    file,
    path: repositoryPath(file),
    source: readSource(file),
  }));
  /** @param {RegExp} name */
  const named = (name) => files.filter(({ path }) => name.test(path));
  const index = join(folder, "index.ts");
  const handedOut = existsSync(index) ? exportedTypes(index, readSource(index)) : [];
  return {
    folder: repositoryPath(folder),
    group,
    guides: named(/\.mdx$/).map(({ path, source }) => ({ path, guide: readGuide(source) })),
    // Stages of a benchmark have an additional word before `.stories` and belong to another folder.
    stories: named(/\/[a-z0-9-]+\.stories\.tsx$/).map(({ path, source }) => ({
      path,
      file: readStories(path, source),
    })),
    tests: named(/\.(stories|test)\.tsx?$/).flatMap(({ path, source }) =>
      testTitles(path, source).map((test) => ({ path, ...test })),
    ),
    components: existsSync(index)
      ? exportedComponents(index, readSource(index)).map((component) => ({
          path: repositoryPath(index),
          ...component,
        }))
      : [],
    silent: named(/\/[a-z0-9-]+\.tsx?$/).flatMap(({ path, source }) =>
      silentProps(path, source, handedOut).map((prop) => ({ path, ...prop })),
    ),
    unsteady: named(/\.(stories|fixtures)\.tsx?$/).flatMap(({ path, source }) =>
      unsteadyIn(path, source, foreign).map((place) => ({ path, ...place })),
    ),
  };
}

const all = [
  ...families("components").map((folder) => readFamily(folder, "Components")),
  readFamily(join(UI, "src", "form"), "Form"),
  ...families("patterns").map((folder) => readFamily(folder, "Patterns")),
];
const problems = all.flatMap(familyProblems);
for (const { path, line, text } of problems) console.error(`${path}:${line}  ${text}`);
const criteria = all.flatMap(({ guides }) => guides.flatMap(({ guide }) => guide.criteria)).length;
const stories = all.flatMap((family) => family.stories.flatMap(({ file }) => file.stories)).length;
console.log(
  `${all.length} families, ${criteria} MUSTs, ${stories} stories, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
