import { describe, expect, it } from "vitest";
import { foreignTo } from "./fonts.mjs";
import { readStories, unsteadyIn } from "./stories.mjs";

const foreign = foreignTo("unicode-range: U+0000-00FF, U+2026;", ["مرحبا"]);

describe("readStories", () => {
  const file = readStories(
    "tabs.stories.tsx",
    `import { Hidden } from "./hidden.tsx";
     const meta = { title: "Components/Tabs", component: Tabs } satisfies Meta<typeof Tabs>;
     export default meta;
     export const Default: Story = {};
     export const Matrices = { name: "Matrix", tags: ["matrix"], render: () => <Tab /> } satisfies Story;
    `,
  );

  it("reads title and stories in order", () => {
    expect(file.title).toBe("Components/Tabs");
    expect(file.titleLine).toBe(2);
    expect(file.stories).toEqual([
      { name: "Default", label: undefined, tags: [], line: 4 },
      { name: "Matrices", label: "Matrix", tags: ["matrix"], line: 5 },
    ]);
  });

  it("knows what is used, and that an import alone is no use", () => {
    expect([file.names.has("Tab"), file.names.has("Hidden")]).toEqual([true, false]);
  });

  it("reads a description that is exported at once", () => {
    expect(readStories("a.stories.tsx", 'export default { title: "Form/A" };').title).toBe(
      "Form/A",
    );
  });
});

describe("unsteadyIn", () => {
  it.each([
    ["const a = Date.now();", "Date.now"],
    ["const a = new Date();", "new Date()"],
    ["const a = Math.random();", "Math.random"],
    ['const a = "日本";', "日 本"],
    ["const a = `${b}日`;", "日"],
    ["const a = <p>→</p>;", "→"],
  ])("refuses %s", (source, part) => {
    const found = unsteadyIn("a.stories.tsx", source, foreign);
    expect(found).toHaveLength(1);
    expect(found[0]?.what).toContain(part);
  });

  it.each([
    'const a = new Date("2026-11-20");',
    'const a = "Ünïcode…";',
    'const a = "مرحبا";',
    'const a = "hidden \\u200B";',
    "// 日本",
  ])("allows %s", (source) => {
    expect(unsteadyIn("a.stories.tsx", source, foreign)).toEqual([]);
  });
});
