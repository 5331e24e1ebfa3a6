import { describe, expect, it, vi } from "vitest";
import { longConversation } from "../transcript.fixtures.ts";
import { createLiveSearch } from "./live-search.logic.ts";

/** Passes that pause at each message, and what they found; `during` is called once, in the middle of the first. */
function liveSearch(during: (search: ReturnType<typeof createLiveSearch>["search"]) => void) {
  const found: [string, number][] = [];
  let now = 0;
  const all = createLiveSearch(
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

describe("a search in a conversation that changes", () => {
  it("finishes, then searches the latest of the messages that arrived during it [C5]", async () => {
    const { search, found } = liveSearch((again) => {
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

  it("is aborted by another query, and when it is closed [C4 C5]", async () => {
    const { search, stop, found } = liveSearch((again) => again(part, /orders/giu));
    search(part, /question/giu);
    await vi.waitFor(() => expect(found).toEqual([["orders", 10]]));
    search(part, /question/giu);
    stop();
    search(part, /returns/giu);
    await vi.waitFor(() => expect(found).toHaveLength(2));
    expect(found.at(-1)).toEqual(["returns", 10]);
  });
});
