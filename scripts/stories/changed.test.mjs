import { describe, expect, it } from "vitest";
import { changedStories, storiesReaching } from "./changed.mjs";

const BUTTON = "packages/ui/src/components/button/button.stories.tsx";
const SPINNER = "packages/ui/src/components/spinner/spinner.stories.tsx";
const CONNECTIONS = "packages/ui/src/screens/connections/connections.stories.tsx";

describe("storiesReaching", () => {
  const imports = new Map([
    ["a.stories.tsx", ["a.tsx"]],
    ["b.stories.tsx", ["b.tsx"]],
    ["a.tsx", ["shared.ts", "b.tsx"]],
    ["b.tsx", ["a.tsx"]],
    ["shared.ts", []],
    ["alone.ts", []],
  ]);
  /** @param {string[]} changed */
  const reaching = (...changed) => [...storiesReaching(imports, new Set(changed))];

  it("follows imports of imports, also in circles", () => {
    expect(reaching("shared.ts")).toEqual(["a.stories.tsx", "b.stories.tsx"]);
  });

  it("takes a changed story file alone", () => {
    expect(reaching("b.stories.tsx")).toEqual(["b.stories.tsx"]);
  });

  it("takes none for a file that no story imports, nor for a deleted story file", () => {
    expect(reaching("alone.ts", "deleted.stories.tsx")).toEqual([]);
  });
});

describe("changedStories", () => {
  it("names the stories of a component and of its users", async () => {
    const files = await changedStories(["packages/ui/src/components/button/button.tsx"]);
    expect(files).toContain(BUTTON);
    expect(files).toContain(CONNECTIONS);
    expect(files).not.toContain(SPINNER);
  });

  it("names the stories of a changed picture", async () => {
    const files = await changedStories([
      "packages/ui/pictures/components-button/matrices.dark.png",
    ]);
    expect(files).toEqual(new Set([BUTTON]));
  });

  it.each([
    ".storybook/preview.tsx",
    "packages/ui/src/tokens/color.css",
    "scripts/stories/axe.mjs",
    "pnpm-lock.yaml",
  ])("names all for %s", async (path) => {
    expect(await changedStories([path])).toBe("all");
  });

  it("names none for what no story renders", async () => {
    const files = await changedStories(["packages/server/src/main.ts", "docs/architecture.md"]);
    expect(files).toEqual(new Set());
  });
});
