import { describe, expect, it } from "vitest";
import { costly } from "../../testing/markdown/costly.ts";
import { createMarkdownStream } from "./markdown-stream.ts";
import { readSections } from "./read-blocks.ts";
import type { Block } from "./types.ts";

const none = new Map();

/** Best time to parse a stored answer, in milliseconds. */
function cost(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    createMarkdownStream(() => () => {}).read(text, true);
    return performance.now() - began;
  });
  return Math.min(...times);
}

function depthOf(blocks: readonly Block[]): number {
  const depths = blocks.map((block) => {
    if (block.kind === "quote") return 1 + depthOf(block.blocks);
    if (block.kind === "list") {
      return 1 + depthOf(block.items.flatMap((item) => item.blocks));
    }
    return 0;
  });
  return Math.max(0, ...depths);
}

function cellsOf(blocks: readonly Block[]): number {
  const cells = blocks.flatMap((block) =>
    block.kind === "table" ? block.rows.map((row) => row.length) : [],
  );
  return cells.reduce((sum, count) => sum + count, 0);
}

describe("a hostile text", () => {
  // Linear work makes it 4, quadratic work 16. Very short runs say nothing about growth. Other processes may use the
  // machine at the same time, so it may be measured again.
  it.each(Object.entries(costly))(
    "of %s takes time in proportion to its size [C1]",
    { retry: 2 },
    (_, make) => {
      const small = cost(make(10_000));
      const large = cost(make(40_000));
      expect(large < 60 || large / small < 10, `${small} and ${large} ms`).toBe(true);
    },
  );

  it.each(Object.entries(costly))("of %s is read whatever its size [C1]", (_, make) => {
    expect(() => readSections(make(150_000), none)).not.toThrow();
  });

  it.each([
    ["quotes", "> ".repeat(6_000)],
    ["lists", "- ".repeat(6_000)],
    ["footnotes", "[^a]: ".repeat(6_000)],
  ])("nests %s no deeper than can be rendered [C1]", (_, text) => {
    const { blocks, notes } = readSections(`${text}x`, none);
    expect(depthOf([...blocks, ...[...notes.values()].flat()])).toBeLessThan(20);
  });

  it("makes no more cells than it has characters [C1]", () => {
    for (const name of ["a table of many columns and short rows", "half a delimiter row"]) {
      const text = costly[name]?.(30_000) ?? "";
      expect(cellsOf(readSections(text, none).blocks)).toBeLessThan(text.length);
    }
  });
});
