import { describe, expect, it } from "vitest";
import { brokenStyleRules } from "./style-rules.mjs";

const BUTTON = "packages/ui/src/components/button/button.variants.ts";

describe("style rules", () => {
  it.each([
    "hover:bg-fill-hover",
    "data-[state=open]:bg-fill",
    "w-(--radix-select-trigger-width)",
    "ms-2",
    "sm:grid-cols-[1rem_minmax(0,1fr)]",
    "start-0",
    "rounded-6",
    "text-start",
    "z-overlay",
    "left",
    "right-click",
    "border-line",
    "last:*:border-b-0",
    "*:not-first:border-t",
    "#main",
  ])("allows %s", (className) => {
    expect(brokenStyleRules(BUTTON, className)).toEqual([]);
  });

  it.each([
    ["dark:bg-surface", "no-dark-variant"],
    ["md:dark:hover:bg-surface", "no-dark-variant"],
    ["w-[13px]", "no-arbitrary-value"],
    ["hover:-mt-[3px]", "no-arbitrary-value"],
    ["[mask:none]", "no-arbitrary-value"],
    ["ml-2", "logical-direction"],
    ["-mr-1", "logical-direction"],
    ["sm:pl-(--x)", "logical-direction"],
    ["left-1/2", "logical-direction"],
    ["border-l", "logical-direction"],
    ["rounded-tl-6", "logical-direction"],
    ["text-right", "logical-direction"],
    ["bg-blue-500", "no-palette-colour"],
    ["text-red", "no-palette-colour"],
    ["hover:border-s-white", "no-palette-colour"],
    ["fill-black/50", "no-palette-colour"],
    ["divide-y", "no-last-of-any"],
    ["space-x-2", "no-last-of-any"],
    ["*:last:border-b-0", "no-last-of-any"],
    ["**:not-last:border-b", "no-last-of-any"],
    ["z-10", "no-manual-z-index"],
    ["#ff00aa", "no-raw-colour"],
    ["oklch(0.5", "no-raw-colour"],
  ])("refuses %s", (className, rule) => {
    expect(brokenStyleRules(BUTTON, className).map(({ name }) => name)).toContain(rule);
  });

  it("allows arbitrary values in tokens", () => {
    expect(brokenStyleRules("packages/ui/src/tokens/swatches.tsx", "w-[13px]")).toEqual([]);
  });
});
