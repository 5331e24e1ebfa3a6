import { describe, expect, it } from "vitest";
import { exportedComponents, exportedTypes, silentProps, testTitles } from "./sources.mjs";

describe("testTitles", () => {
  /** @param {string} source */
  const titles = (source) => testTitles("x.stories.tsx", source).map(({ title }) => title);

  it("finds tests, tables of tests and steps", () => {
    expect(
      titles(`
        it("one", () => {});
        test(\`two\`, () => {});
        it.each([1])("three", () => {});
        export const A = { play: async ({ step }) => { await step("four", async () => {}); } };
        export const B = { play: async (context) => { await context.step("five", run); } };
      `),
    ).toEqual(["one", "two", "three", "four", "five"]);
  });

  it("leaves out what does not run, and what is only said", () => {
    expect(
      titles(`
        it.skip("one", () => {});
        it.todo("two");
        it.each([1]).skip("three", () => {});
        say("four");
        // it("five", () => {});
      `),
    ).toEqual([]);
  });
});

describe("what a family hands out", () => {
  const index = `
    export { Tabs, type TabsProps, useTabs, TAB_KEYS } from "./tabs.tsx";
    export type { TabItem } from "./types.ts";
  `;

  it("holds components", () => {
    expect(exportedComponents("index.ts", index)).toEqual([{ name: "Tabs", line: 2 }]);
  });

  it("holds types", () => {
    expect(exportedTypes("index.ts", index)).toEqual(["TabsProps", "TabItem"]);
  });
});

describe("silentProps", () => {
  const source = `
    export interface TabsProps extends Base {
      /** Which one is open. */
      value: string;
      label: string;
      // No documentation.
      size?: "sm";
      /** @default 3 */
      rows?: number;
    }
    export type TabProps = Base & ({ /** Its words. */ text: string } | { icon: string });
    export interface InnerProps { hidden: boolean }
  `;

  it("finds members without a sentence, in interfaces and in types", () => {
    const silent = silentProps("tabs.tsx", source, ["TabsProps", "TabProps"]);
    expect(silent.map(({ name }) => name)).toEqual(["label", "size", "rows", "icon"]);
    expect(silent[0]?.line).toBe(5);
  });
});
