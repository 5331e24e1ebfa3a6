import { describe, expect, it, vi } from "vitest";
import { longConversation } from "../transcript.fixtures.ts";
import { createPasses } from "./passes.logic.ts";

/** Passes that pause at each message, and what they found; `during` happens once, in the middle of the first. */
function passes(during: (search: ReturnType<typeof createPasses>["search"]) => void) {
  const found: [string, number][] = [];
  let now = 0;
  const all = createPasses(
    ({ source }, hits) => found.push([source, hits.length]),
    () => {
      if ((now += 10) === 60) during(all.search);
      return now;
    },
  );
  return { ...all, found };
}

const part = longConversation(20);
const grown = longConversation(24);

describe("a search in a conversation that goes on", () => {
  it("comes to its end, and then looks at the last of what came in meanwhile [C5]", async () => {
    const { search, found } = passes((again) => {
      again(longConversation(22), /question/giu);
      again(grown, /question/giu);
    });
    search(part, /question/giu);
    await vi.waitFor(() => expect(found).toHaveLength(2));
    expect(found).toEqual([
      ["question", 10],
      ["question", 12],
    ]);
    search(part, /question/giu);
    await vi.waitFor(() => expect(found).toHaveLength(3));
  });

  it("is given up for other words, and when it is closed [C4 C5]", async () => {
    const { search, stop, found } = passes((again) => again(part, /orders/giu));
    search(part, /question/giu);
    await vi.waitFor(() => expect(found).toEqual([["orders", 10]]));
    search(part, /question/giu);
    stop();
    search(part, /returns/giu);
    await vi.waitFor(() => expect(found).toHaveLength(2));
    expect(found.at(-1)).toEqual(["returns", 10]);
  });
});
