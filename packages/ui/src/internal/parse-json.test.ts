import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

describe("parseJson", () => {
  it("reads what JSON.stringify writes, with any key [A8]", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value, null, 2);
        const reading = parseJson(text);
        expect(reading.ok).toBe(true);
        // Integers beyond 2^53 become texts on purpose.
        if (reading.ok && !/\d{16}/.test(text))
          expect(JSON.stringify(reading.value)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it("refuses whatever JSON.parse refuses [A8]", () => {
    const piece = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "a",
      "1",
      "-",
      ".",
      "e",
      " ",
      "\n",
      "null",
      "\\",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        let legal = true;
        try {
          JSON.parse(text);
        } catch {
          legal = false;
        }
        const reading = parseJson(text);
        if (!legal) expect(reading.ok).toBe(false);
        else if (!reading.ok) expect(reading.problem).not.toBe("syntax");
      }),
    );
  });

  it.each([
    ["", 1, 1, "syntax"],
    ['{\n  "a": 1,\n}', 3, 1, "syntax"],
    ['{"a": 1} x', 1, 10, "syntax"],
    ['{"a": "x\ny"}', 1, 7, "syntax"],
    ['{"a": 1, "a": 2}', 1, 10, "duplicate-key"],
    ["[1e999]", 1, 2, "unsafe-number"],
  ] as const)("points at the place in %j [A8]", (text, line, column, problem) => {
    expect(parseJson(text)).toEqual({ ok: false, line, column, problem });
  });

  it.each(["9007199254740993", "-9007199254740993", "1234567890123456789012345"])(
    "keeps every digit of %s as a text, as the server does [A8]",
    (digits) => {
      expect(parseJson(`{"id": ${digits}, "ids": [${digits}, 7]}`)).toEqual({
        ok: true,
        value: { id: digits, ids: [digits, 7] },
      });
    },
  );

  it("refuses a bottomless nesting instead of exhausting the stack [A8]", () => {
    expect(parseJson("[".repeat(100_000))).toMatchObject({ ok: false, problem: "too-deep" });
  });

  it("keeps __proto__ as a key of its own [F1]", () => {
    const reading = parseJson('{"__proto__": {"admin": true}}');
    expect(reading.ok && Object.hasOwn(reading.value as object, "__proto__")).toBe(true);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
