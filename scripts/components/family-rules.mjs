import { SECTIONS, testTitle, withoutIds } from "./guide.mjs";

/**
 * @typedef {object} Family a folder of components with everything read from it
 * @property {string} folder repository path
 * @property {"Components" | "Form" | "Patterns"} group first word of its titles
 * @property {{ path: string, guide: import("./guide.mjs").Guide }[]} guides
 * @property {{ path: string, file: import("./stories.mjs").StoryFile }[]} stories
 * @property {{ path: string, title: string, line: number }[]} tests titles of tests and steps
 * @property {{ path: string, name: string, line: number }[]} components exports of `index.ts`
 * @property {{ path: string, name: string, line: number }[]} silent props without documentation
 * @property {{ path: string, what: string, line: number }[]} unsteady in its stories and fixtures
 */

/** @typedef {{ path: string, line: number, text: string }} Problem */

/**
 * What a family lacks to be complete.
 * @param {Family} family
 * @returns {Problem[]}
 */
export function familyProblems(family) {
  return [
    ...guideProblems(family),
    ...criterionProblems(family),
    ...storyProblems(family),
    ...family.silent.map(({ path, name, line }) => ({
      path,
      line,
      text: `the prop ${name} has no sentence: write /** … */ above it`,
    })),
    ...family.unsteady.map(({ path, what, line }) => ({ path, line, text: what })),
  ];
}

/** @param {Family} family @returns {Problem[]} */
function guideProblems({ folder, guides }) {
  if (guides.length === 0) {
    return [{ path: folder, line: 1, text: "has no guide: write <name>.mdx" }];
  }
  return guides.flatMap(({ path, guide }) => {
    const found = guide.sections.map(({ name }) => name);
    const texts = [
      guide.attached ? "" : 'is not attached: write <Meta of={stories} name="Guide" />',
      guide.titles.length === 1 ? "" : "has one title: write # and the name, once",
      guide.lead === "" ? "says nothing under its title: write what it is, in a sentence" : "",
      found.join() === SECTIONS.join()
        ? ""
        : `has the sections "${found.join(", ")}": write ${SECTIONS.join(", ")}`,
      ...guide.sections.map(({ name, empty }) => (empty ? `says nothing under ${name}` : "")),
      guide.criteria.length > 0
        ? ""
        : "promises nothing: write a line - MUST … . it can be held to",
    ];
    return texts.filter(Boolean).map((text) => ({ path, line: 1, text }));
  });
}

/** @param {Family} family @returns {Problem[]} */
function criterionProblems({ guides, tests }) {
  const tested = new Set(tests.map(({ title }) => withoutIds(title)));
  const promised = new Set(
    guides.flatMap(({ guide }) => guide.criteria.map(({ text }) => testTitle(text))),
  );
  const untested = guides.flatMap(({ path, guide }) =>
    guide.criteria.flatMap(({ text, line }) => {
      if (!/^MUST .+\.$/.test(text)) {
        return [{ path, line, text: `write "- MUST … ." instead of "${text}"` }];
      }
      const title = testTitle(text);
      return tested.has(title)
        ? []
        : [{ path, line, text: `no test holds it: write step(${JSON.stringify(title)}, …)` }];
    }),
  );
  const unpromised = tests
    .filter(({ title }) => title.startsWith("MUST ") && !promised.has(withoutIds(title)))
    .map(({ path, title, line }) => ({
      path,
      line,
      text: `no guide says it: write "- ${withoutIds(title)}." or mend the title`,
    }));
  return [...untested, ...unpromised];
}

/** @param {Family} family @returns {Problem[]} */
function storyProblems(family) {
  const { folder, guides, stories, components } = family;
  const drawn = components.filter(({ name }) => !name.endsWith("Provider"));
  const matrix = stories.some(({ file }) =>
    file.stories.some(({ label, tags }) => label === "Matrix" && tags.includes("matrix")),
  );
  return [
    ...guides.flatMap(({ path }) => {
      const main = stories.find((story) => stem(story.path) === stem(path));
      return main ? orderProblems(main) : [{ path, line: 1, text: "has no stories of its name" }];
    }),
    ...stories.flatMap((story) => titleProblems(family, story)),
    ...(family.group === "Components" && drawn.length > 0 && !matrix
      ? [
          {
            path: folder,
            line: 1,
            text: 'has no story with the name "Matrix" and the tag "matrix"',
          },
        ]
      : []),
    ...components
      .filter(({ name }) => stories.every(({ file }) => !file.names.has(name)))
      .map(({ path, name, line }) => ({
        path,
        line,
        text: `no story of the folder shows ${name}`,
      })),
  ];
}

/** @param {Family["stories"][number]} main @returns {Problem[]} */
function orderProblems({ path, file }) {
  const [first, second] = file.stories;
  return first?.name === "Default" && second?.name === "Playground"
    ? []
    : [{ path, line: first?.line ?? 1, text: "begins with the stories Default, then Playground" }];
}

/** @param {Family} family @param {Family["stories"][number]} story @returns {Problem[]} */
function titleProblems({ folder, group, guides }, { path, file }) {
  const [room, ...words] = (file.title ?? "").split("/");
  const homes = [stem(folder), ...guides.map((guide) => stem(guide.path)), stem(path)];
  const known = new Set(homes.map(plain));
  return room === group && words.some((word) => known.has(plain(word)))
    ? []
    : [
        {
          path,
          line: file.titleLine,
          text: `the title mirrors the folder: write "${group}/…" and the name of the family`,
        },
      ];
}

/** @param {string} path */
function stem(path) {
  return (path.split("/").at(-1) ?? "").replace(/\..*$/, "");
}

/** @param {string} words */
function plain(words) {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
