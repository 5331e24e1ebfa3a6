import { expect, it } from "vitest";
import { extractOf } from "./extract.ts";

it("keeps what the sender says, without greeting, quotation and signature", () => {
  const mail =
    "Hi Ana,\n\nthe crane is out of order.\nCan you send someone?\n\n--\nBen\nHarbor Ltd\n";
  expect(extractOf(mail)).toBe("the crane is out of order. Can you send someone?");
  expect(extractOf("Done.\n\nOn Mon, 2 Nov 2026, Ana wrote:\n> Is it done?")).toBe("Done.");
  expect(extractOf("> only a quotation")).toBeNull();
});

it("ends a long mail at a sentence, or else at a word", () => {
  expect(extractOf("A short one. ".repeat(60))).toMatch(/^(A short one\.\s?)+$/);
  const words = extractOf("word ".repeat(200)) ?? "";
  expect(words).toMatch(/word…$/);
  expect(words.length).toBeLessThanOrEqual(401);
});
