import { describe, expect, it } from "vitest";
import { readGuide, testTitle, withoutIds } from "./guide.mjs";

const source = `import * as stories from "./tabs.stories.tsx";

<Meta of={stories} name="Guide" />

# Tabs

Several views in one place.

## Use when

- The views are of one kind.

## Accessibility

- MUST move by arrows.
- MUST name its panel
  by its tab.

[What a reader says](?path=/docs/tabs--script)

## Content
`;

describe("readGuide", () => {
  it("reads title, sentence, sections and criteria with their lines", () => {
    expect(readGuide(source)).toEqual({
      attached: true,
      titles: ["Tabs"],
      lead: "Several views in one place.",
      sections: [
        { name: "Use when", line: 9, empty: false },
        { name: "Accessibility", line: 13, empty: false },
        { name: "Content", line: 21, empty: true },
      ],
      criteria: [
        { text: "MUST move by arrows.", line: 15 },
        { text: "MUST name its panel by its tab.", line: 16 },
      ],
    });
  });

  it("sees a page that belongs to no stories", () => {
    expect(readGuide("<Meta of={stories} />\n\n# Tabs\n").attached).toBe(false);
  });
});

describe("the title of a test", () => {
  it("is the criterion without its full stop", () => {
    expect(testTitle("MUST move by arrows.")).toBe("MUST move by arrows");
  });

  it.each([
    ["MUST move by arrows [T3]", "MUST move by arrows"],
    // Written in two parts, because the trace of requirements reads this file as well.
    [["MUST move by arrows [TABS", "05 T2]"].join("-"), "MUST move by arrows"],
    ["MUST show [draft]", "MUST show [draft]"],
  ])("may carry ids: %s", (title, plain) => {
    expect(withoutIds(title)).toBe(plain);
  });
});
