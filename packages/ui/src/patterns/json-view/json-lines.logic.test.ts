import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  jsonBytes,
  jsonTokens,
  linesOf,
  longestLine,
  printForEditing,
  printJson,
} from "./json-lines.logic.ts";

describe("printed JSON", () => {
  it("reads back as the same value, and its pieces join to the same text [A7 CHAT-42]", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = printJson(value as never);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        const again = text.split("\n").map((line) =>
          jsonTokens(line)
            .map((token) => token.text)
            .join(""),
        );
        expect(again.join("\n")).toBe(text);
      }),
    );
  });

  it("writes characters that do not show as escapes [A6]", () => {
    const value = { a: "x\u202Ey\u200B\u{E0041}" };
    expect(printForEditing(value)).toContain("x\\u202ey\\u200b\\udb40\\udc41");
    expect(JSON.parse(printForEditing(value))).toEqual(value);
  });

  it("is rendered in lines of which none is endless, and nothing of it is lost [C15]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), fc.nat(300), (text, times) => {
        const long = text.repeat(times);
        const lines = linesOf(long);
        expect(lines.join("")).toBe(long.replaceAll("\n", ""));
        expect(lines.every((line) => line.length <= longestLine + 1)).toBe(true);
        expect(lines.every((line) => line.isWellFormed())).toBe(text.isWellFormed());
      }),
    );
  });

  it("has its size counted once, however often it is asked [C15]", () => {
    let reads = 0;
    const value = {
      toJSON: () => {
        reads += 1;
        return "é";
      },
    };
    expect([jsonBytes(value as never), jsonBytes(value as never), reads]).toEqual([4, 4, 1]);
    expect(jsonBytes("é")).toBe(4);
  });

  it("keeps short values on one line", () => {
    expect(printJson({ limit: 50, currency: "USD" })).toBe('{ "limit": 50, "currency": "USD" }');
  });
});
