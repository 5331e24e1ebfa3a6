import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What "Words we use" in docs/glossary.md rules out and no other meaning needs. */
const UNWANTED =
  /\b(?:sign(?:s|ed|ing)? (?:in|out)|sign-in|e-mail|for good|by hand|letter by letter|is not right|begin again|any ?more|anew)\b/i;

/** Stiff, archaic or translated, wherever people read it. */
const STIFF =
  /\b(?:counts? at once|not given|nothing waits|nowhere else|want to guess|match your words|by itself|does not go on|go on\?|to go on,|no run begins|did not begin|needs? their person|is told|was told|whoever|somebody|everybody|of your own)\b/i;

/** @param {string} file */
const read = (file) => readFileSync(`${root}/${file}`, "utf8");
/** @param {string} pattern */
const files = (pattern) => globSync(pattern, { cwd: root }).toSorted();

/**
 * Every text of a manifest but the phrases that the planner matches.
 * @param {unknown} value
 * @returns {string[]}
 */
const textsOf = (value) => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "hints" ? [] : textsOf(inner)));
};

/** @param {string} source */
const withoutComments = (source) =>
  source.split("\n").filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line));

/**
 * The texts of a source file: what is in quotes and has more than one word.
 * @param {string} file
 */
const quotedIn = (file) =>
  withoutComments(read(file)).flatMap((line) =>
    [...line.matchAll(/(["`])((?:\\.|(?!\1).)*)\1/g)].flatMap(([, , text = ""]) =>
      text.includes(" ") ? [text] : [],
    ),
  );

/** @type {[what: string, pattern: string, linesOf: (file: string) => string[]][]} */
const places = [
  [
    "manifests of connectors",
    "packages/server/plugins/*/manifest.json",
    (file) => textsOf(JSON.parse(read(file))),
  ],
  [
    "guides of connectors",
    "packages/server/plugins/*/{setup,docs}.md",
    (file) => read(file).split("\n"),
  ],
  [
    "words of the interface",
    "packages/ui/src/**/{*.texts,*-words}.ts",
    (file) => withoutComments(read(file)),
  ],
];

it.each(places)("%s keep to the words of the glossary", (_what, pattern, linesOf) => {
  const found = files(pattern).flatMap((file) =>
    linesOf(file)
      .filter((line) => UNWANTED.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files(pattern)).not.toEqual([]);
  expect(found).toEqual([]);
});

it("texts of the interface, the app and the server are idiomatic", () => {
  const code = files("packages/{ui,app,server}/src/**/*.{ts,tsx}").filter(
    // A test title is for developers, and the planner reads more words than it writes.
    (file) =>
      !/\.(?:test|stories|script)\.|\/(?:testing|planner\/language)\/|\/lexicon\.ts$|\/planner\/questions\/[\w-]+-words\.ts$/.test(
        file,
      ),
  );
  const found = code.flatMap((file) =>
    quotedIn(file)
      .filter((text) => STIFF.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(code).not.toEqual([]);
  expect(found).toEqual([]);
});

/** The server answers programs, too, which have no page, and see no account. */
const FOR_BROWSERS = /reload the page|send it again in|^Idempotency-Key:|then you can join/i;

it("errors of the server are fit for people and for programs", () => {
  const code = files("packages/server/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const found = code.flatMap((file) =>
    quotedIn(file)
      .filter((text) => FOR_BROWSERS.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(code).not.toEqual([]);
  expect(found).toEqual([]);
});

it("the health page names every job in words", () => {
  const names = files("packages/server/src/{domain,jobs}/**/*.ts").flatMap((file) =>
    [...read(file).matchAll(/= (?:defineJob|every)\(\s*(?:[^,"]+,\s*)?"([a-z-]+)",/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const texts = read("packages/ui/src/screens/admin-health/admin-health.texts.ts");
  expect(names).toEqual(expect.arrayContaining(["refresh-source", "rotate-keys"]));
  expect(names.filter((name) => !texts.includes(`"${name}":`))).toEqual([]);
});

it("limits in the code are called MAX_, not MOST_ or LONGEST_", () => {
  const code = files("packages/*/{src,test}/**/*.{ts,tsx}");
  expect(code.filter((file) => /\b(?:MOST|LONGEST)_[A-Z]/.test(read(file)))).toEqual([]);
});
