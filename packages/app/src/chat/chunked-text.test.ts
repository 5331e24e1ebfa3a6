import { describe, expect, it } from "vitest";
import type { ChunkedText } from "@switchboard/ui/patterns/markdown";
import { appendText, joinChunks } from "./chunked-text.ts";

const chunk = "twelve chars";

function answerOf(chunks: number): ChunkedText {
  let text: ChunkedText = "";
  for (let count = 0; count < chunks; count += 1) text = appendText(text, chunk);
  return text;
}

describe("the text of an answer", () => {
  it.each([0, 1, 1_000, 1_366, 1_367, 5_000])("says all of %i chunks [C1]", (chunks) => {
    expect(joinChunks(answerOf(chunks))).toBe(chunk.repeat(chunks));
  });

  it("is one string as long as most answers are", () => {
    expect(answerOf(1_000)).toBe(chunk.repeat(1_000));
  });

  it("keeps all pieces but the last, and that one short, however long it grows [C1]", () => {
    const before = answerOf(10_000);
    const copy = structuredClone(before);
    const after = appendText(appendText(before, chunk), chunk);
    expect(before).toEqual(copy);
    expect(before.length).toBeGreaterThan(5);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(joinChunks(after)).toBe(chunk.repeat(10_002));
    for (const piece of after) expect(piece.length).toBeLessThan(20_000);
  });
});
