import { describe, expect, it } from "vitest";
import { composerWords } from "../../components/labels/words/composer-words.ts";
import { canSend, costNotice, lengthNotice } from "./composer.logic.ts";

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

describe("the cost of a run", () => {
  const said = (credits: number, balance: number, locale = "en") =>
    costNotice({ credits, balance }, locale, composerWords);
  it("is said with two decimals, in the way of the locale", () => {
    expect(said(3, 3)).toEqual({ text: "up to 3.00 credits", beyond: false });
    expect(said(1234.5, 9999, "de")?.text).toBe("up to 1.234,50 credits");
  });
  it("names the balance where that is below", () => {
    expect(said(9, 8.99)).toEqual({
      text: "This run may need up to 9.00 credits, and you have 8.99.",
      beyond: true,
    });
  });
  it("is left out where nobody knows it", () => {
    expect(costNotice(null, "en", composerWords)).toBeNull();
  });
});
