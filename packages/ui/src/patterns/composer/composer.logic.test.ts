import { describe, expect, it } from "vitest";
import { composerWords } from "../../components/labels/words/composer-words.ts";
import { canSend, lengthNotice } from "./composer.logic.ts";

const number = new Intl.NumberFormat("en");

describe("a prompt", () => {
  it("can be sent when it says something within the limit [CHAT-14 LO-31]", () => {
    expect(["", "  ", "\n\t", "a", " a "].map((text) => canSend(text, 10))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(canSend("x".repeat(32_000), 32_000)).toBe(true);
    expect(canSend("x".repeat(32_001), 32_000)).toBe(false);
    expect(canSend("😀".repeat(10), 10)).toBe(true);
  });

  it("names the limit before and beyond it", () => {
    expect(lengthNotice("x".repeat(28_000), 32_000, number, composerWords)).toBeNull();
    expect(lengthNotice("x".repeat(31_000), 32_000, number, composerWords)).toEqual({
      text: "31,000 of 32,000 characters",
      over: false,
    });
    expect(lengthNotice("x".repeat(100_000), 32_000, number, composerWords)).toEqual({
      text: "100,000 of 32,000 characters",
      over: true,
    });
  });
});
