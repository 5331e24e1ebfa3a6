import { describe, expect, it } from "vitest";
import { type Inlines, partsOf } from "./paragraph-parts.ts";
import { plainText } from "./read-inlines.ts";
import type { Inline } from "./types.ts";

const textOf = (parts: readonly (readonly Inlines[])[]) =>
  parts.map((part) => part.map(plainText).join(""));

const sentences = (count: number): Inlines => [
  { kind: "text", text: "The first one. " },
  ...Array.from({ length: count }, (_, index): Inline[] => [
    { kind: "strong", children: [{ kind: "text", text: `Order ${index}` }] },
    { kind: "text", text: ` of this year, "with its total." And what follows it, too. ` },
  ]).flat(),
];

/** The same text in chunks that end after a space, as sealed ones do. */
function inChunks(chunk: Inlines, every: number): Inlines[] {
  const chunks: Inline[][] = [[]];
  let count = 0;
  for (const inline of chunk) {
    if (inline.kind !== "text") {
      chunks.at(-1)?.push(inline);
      continue;
    }
    for (const word of inline.text.match(/\S*\s+|\S+$/g) ?? []) {
      chunks.at(-1)?.push({ kind: "text", text: word });
      count += 1;
      if (count % every === 0 && /\s$/.test(word)) chunks.push([]);
    }
  }
  return chunks;
}

describe("the parts of a paragraph", () => {
  it("are one for a paragraph of ordinary length [C1]", () => {
    const chunk = sentences(50);
    expect(partsOf([chunk])).toEqual([[chunk]]);
    expect(partsOf([chunk])[0]?.[0]).toBe(chunk);
  });

  it("begin after the first sentence that ends after 8,000 characters, and lose nothing [C1]", () => {
    const chunk = sentences(600);
    const parts = textOf(partsOf([chunk]));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join("")).toBe(plainText(chunk));
    for (const part of parts.slice(0, -1)) {
      expect(part.length).toBeGreaterThan(7_999);
      expect(part.length).toBeLessThan(8_200);
      expect(part).toMatch(/[.]"? $/);
    }
  });

  it("begin at a space where no sentence ends, and nowhere in a text without one [C1]", () => {
    const words = partsOf([[{ kind: "text", text: "word ".repeat(4_000) }]]);
    expect(textOf(words).map(({ length }) => length)).toEqual([9_005, 9_005, 1_990]);
    expect(partsOf([[{ kind: "text", text: "x".repeat(50_000) }]])).toHaveLength(1);
  });

  it("are the same in whatever chunks the text came [C1 C2]", () => {
    const chunk = sentences(600);
    const whole = textOf(partsOf([chunk]));
    for (const every of [1, 3, 17, 200]) {
      expect(textOf(partsOf(inChunks(chunk, every)))).toEqual(whole);
    }
  });

  it("keep the objects of finished chunks, which are not rendered again [C1]", () => {
    const chunks = inChunks(sentences(600), 200);
    const before = partsOf(chunks);
    const after = partsOf([...chunks, [{ kind: "text", text: "More." }]]);
    for (const [index, part] of before.slice(0, -1).entries()) {
      for (const [at, chunk] of part.entries()) expect(after[index]?.[at]).toBe(chunk);
    }
  });
});
