import { describe, expect, it } from "vitest";
import { familyProblems } from "./family-rules.mjs";
import { readGuide } from "./guide.mjs";
import { exportedComponents, silentProps, testTitles } from "./sources.mjs";
import { readStories } from "./stories.mjs";

const folder = "packages/ui/src/components/tab-list";

const whole = {
  guide: `<Meta of={stories} name="Guide" />

# TabList

Several views in one place.

## Use when

- The views are of one kind.

## Do not use when

- There is one view.

## Accessibility

- MUST move by arrows.

## Content

- One word.
`,
  stories: `
    export default { title: "Components/TabList" };
    export const Default = {
      play: async ({ step }) => { await step("MUST move by arrows [T3]", async () => {}); },
    };
    export const Playground = {};
    export const Matrices = { name: "Matrix", tags: ["matrix"], render: () => <TabList /> };
  `,
  index: `export { TabList, type TabListProps } from "./tab-list.tsx";`,
  component: "export interface TabListProps { /** What it is about. */ label: string }",
};

/** @param {Partial<typeof whole>} changed @param {"Components" | "Patterns"} group */
function problems(changed, group = "Components") {
  const { guide, stories, index, component } = { ...whole, ...changed };
  const path = `${folder}/tab-list.stories.tsx`;
  return familyProblems({
    folder,
    group,
    guides: guide === "" ? [] : [{ path: `${folder}/tab-list.mdx`, guide: readGuide(guide) }],
    stories: [{ path, file: readStories(path, stories) }],
    tests: testTitles(path, stories).map((test) => ({ path, ...test })),
    components: exportedComponents("index.ts", index).map((one) => ({ path: "index.ts", ...one })),
    silent: silentProps("tab-list.tsx", component, ["TabListProps"]).map((one) => ({
      path: "tab-list.tsx",
      ...one,
    })),
    unsteady: [],
  }).map(({ path: place, line, text }) => `${place}:${line} ${text}`);
}

describe("a family", () => {
  it("that is whole has no problems", () => {
    expect(problems({})).toEqual([]);
  });

  /** @type {[string, Partial<typeof whole>, string][]} */
  const faults = [
    ["no guide", { guide: "" }, "has no guide"],
    ["a loose guide", { guide: whole.guide.replace(' name="Guide"', "") }, "is not attached"],
    ["no title", { guide: whole.guide.replace("# TabList", "") }, "has one title"],
    [
      "no sentence",
      { guide: whole.guide.replace("Several views in one place.", "") },
      "says nothing under its title",
    ],
    [
      "a missing section",
      { guide: whole.guide.replace("## Content\n\n- One word.", "") },
      "has the sections",
    ],
    ["an empty section", { guide: whole.guide.replace("- One word.", "") }, "under Content"],
    [
      "no promise",
      { guide: whole.guide.replace("- MUST move by arrows.", "") },
      "promises nothing",
    ],
    [
      "a vague promise",
      { guide: whole.guide.replace("MUST move by arrows.", "Arrows SHOULD move.") },
      'tab-list.mdx:17 write "- MUST … ."',
    ],
    [
      "an untested promise",
      { guide: whole.guide.replace("by arrows.", "by letters.") },
      'tab-list.mdx:17 no test holds it: write step("MUST move by letters"',
    ],
    [
      "a test without its promise",
      { stories: whole.stories.replace("MUST move by arrows", "MUST move by Home") },
      'tab-list.stories.tsx:4 no guide says it: write "- MUST move by Home."',
    ],
    [
      "a title of another family",
      { stories: whole.stories.replace("Components/TabList", "Components/Menu") },
      "the title mirrors the folder",
    ],
    [
      "a title of another room",
      { stories: whole.stories.replace("Components/", "Patterns/") },
      "the title mirrors the folder",
    ],
    [
      "another first story",
      { stories: whole.stories.replace("const Default", "const First") },
      "begins with the stories",
    ],
    ["no matrix", { stories: whole.stories.replace('"Matrix"', '"Sizes"') }, 'name "Matrix"'],
    [
      "a hidden component",
      { index: `${whole.index} export { Tab } from "./tab.tsx";` },
      "shows Tab",
    ],
    [
      "a silent prop",
      { component: "export interface TabListProps { label: string }" },
      "tab-list.tsx:1 the prop label has no sentence",
    ],
  ];

  it.each(faults)("with %s has a problem", (_name, changed, text) => {
    expect(problems(changed)).toContainEqual(expect.stringContaining(text));
  });

  it("of patterns needs no matrix", () => {
    const stories = whole.stories.replace("Components/", "Patterns/").replace('"Matrix"', '"All"');
    expect(problems({ stories }, "Patterns")).toEqual([]);
  });
});
