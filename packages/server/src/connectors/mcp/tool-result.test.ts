import { describe, expect, it } from "vitest";
import { readResult } from "./tool-result.ts";

describe("the result of a foreign tool", () => {
  it("has no hidden character in any text or name of an object, nor in what lies beside it [S20]", () => {
    const result = readResult(
      {
        content: [
          { type: "resource", resource: { uri: "file:///a", text: "mo\u{E0041}le" } },
          { type: "text", text: "for those that read no objects" },
        ],
        structuredContent: { "na\u0000me": "Ha\u001Brbor", list: [{ berth: "x\uD800" }] },
      },
      "harbor.example",
    );
    expect(result).toEqual({
      result: { "na\uFFFDme": "Harbor", list: [{ berth: "x\uFFFD" }] },
      attachments: ["[File file:///a]\nmole"],
    });
  });
});
