import { describe, expect, it } from "vitest";
import { sessionTitle } from "./title.ts";

describe("sessionTitle", () => {
  it("keeps a short prompt whole [CHAT-60 LIMIT-04]", () => {
    expect(sessionTitle("What is the total?")).toBe("What is the total?");
  });

  it("takes exactly the first 50 characters of a longer one [CHAT-60 LIMIT-04]", () => {
    expect(sessionTitle("a".repeat(49) + "bcd")).toBe(`${"a".repeat(49)}b`);
  });

  it("counts an emoji as one character and never cuts it in two [CHAT-60 LIMIT-04]", () => {
    expect(sessionTitle("😀".repeat(60))).toBe("😀".repeat(50));
  });
});
