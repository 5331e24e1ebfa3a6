import { describe, expect, it } from "vitest";
import { longConversation } from "./transcript.fixtures.ts";
import type { TranscriptMessage } from "./types.ts";
import { createViewport } from "./viewport.ts";

const talk = longConversation(12);
const question: TranscriptMessage = { kind: "user", id: "m-new", text: "And week 7?" };
const asked: TranscriptMessage = { ...question, asked: true };

/** A viewport without a page around it. */
function viewOf(messages: readonly TranscriptMessage[], conversation: string | null = "c-1") {
  const view = createViewport();
  view.show({ conversation, messages });
  return {
    release: () => view.dispatch({ type: "wheel", towards: "start", atEnd: false }),
    follows: (next: readonly TranscriptMessage[], id = conversation) =>
      view.show({ conversation: id, messages: next }).following,
  };
}

describe("a reader who scrolled up", () => {
  it("is brought to the end by a question asked on this page, once [CHAT-09 C6]", () => {
    const { release, follows } = viewOf(talk);
    release();
    expect(follows(talk)).toBe(false);
    expect(follows([...talk, asked])).toBe(true);
    release();
    const reply: TranscriptMessage = { kind: "assistant", id: "m-reply", text: "It closed." };
    expect(follows([...talk, asked, reply])).toBe(false);
  });

  it("stays there when another device asks something [C6]", () => {
    const { release, follows } = viewOf(talk);
    release();
    expect(follows([...talk, question])).toBe(false);
  });

  it("stays there when a question is reloaded or withdrawn [C6]", () => {
    const before: TranscriptMessage = { ...asked, id: "local-1" };
    const { release, follows } = viewOf([before, ...talk, asked]);
    release();
    expect(follows([before, ...talk])).toBe(false);
    expect(follows([question, ...talk, { ...question, id: "stored" }])).toBe(false);
  });

  it("stays there when a new chat gets its id, and is at the end of a stored one opened from it [C6]", () => {
    const { release, follows } = viewOf([asked], null);
    release();
    expect(follows([asked], "c-new")).toBe(false);
    const empty = viewOf([], null);
    empty.release();
    expect(empty.follows(talk, "c-1")).toBe(true);
  });
});
