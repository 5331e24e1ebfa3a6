import { describe, expect, it } from "vitest";
import { type Piece, partsOf } from "./paragraph-parts.ts";
import { plainText } from "./read-inlines.ts";
import type { Inline } from "./types.ts";

const textOf = (parts: readonly (readonly Piece[])[]) =>
  parts.map((part) => part.map(plainText).join(""));

const sentences = (count: number): Piece => [
  { kind: "text", text: "The first one. " },
  ...Array.from({ length: count }, (_, index): Inline[] => [
    { kind: "strong", children: [{ kind: "text", text: `Order ${index}` }] },
    { kind: "text", text: ` of this year, "with its total." And what follows it, too. ` },
  ]).flat(),
];

/** The same text in pieces that end behind a space, as sealed ones do. */
function inPieces(piece: Piece, every: number): Piece[] {
  const pieces: Inline[][] = [[]];
  let count = 0;
  for (const inline of piece) {
    if (inline.kind !== "text") {
      pieces.at(-1)?.push(inline);
      continue;
    }
    for (const word of inline.text.match(/\S*\s+|\S+$/g) ?? []) {
      pieces.at(-1)?.push({ kind: "text", text: word });
      count += 1;
      if (count % every === 0 && /\s$/.test(word)) pieces.push([]);
    }
  }
  return pieces;
}

describe("the parts of a paragraph", () => {
  it("are one for what people write [C1]", () => {
    const piece = sentences(50);
    expect(partsOf([piece])).toEqual([[piece]]);
    expect(partsOf([piece])[0]?.[0]).toBe(piece);
  });

  it("begin behind the first sentence that ends after 8,000 characters, and lose nothing [C1]", () => {
    const piece = sentences(600);
    const parts = textOf(partsOf([piece]));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join("")).toBe(plainText(piece));
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

  it("are the same in whatever pieces the text came [C1 C2]", () => {
    const piece = sentences(600);
    const whole = textOf(partsOf([piece]));
    for (const every of [1, 3, 17, 200]) {
      expect(textOf(partsOf(inPieces(piece, every)))).toEqual(whole);
    }
  });

  it("keep the objects of finished pieces, which are not drawn again [C1]", () => {
    const pieces = inPieces(sentences(600), 200);
    const before = partsOf(pieces);
    const after = partsOf([...pieces, [{ kind: "text", text: "More." }]]);
    for (const [index, part] of before.slice(0, -1).entries()) {
      for (const [at, piece] of part.entries()) expect(after[index]?.[at]).toBe(piece);
    }
  });
});
