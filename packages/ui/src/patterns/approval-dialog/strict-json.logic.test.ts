import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeProblem, readArguments } from "./strict-json.logic.ts";

function problem(text: string) {
  const reading = readArguments(text);
  return reading.ok ? null : reading.problem;
}

describe("arguments as JSON", () => {
  it("come back as they were written [A7 APPROVE-05]", () => {
    const object = fc
      .dictionary(fc.string(), fc.jsonValue())
      .filter((value) => !/\d{16}|e\+/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(object, (value) => {
        const text = JSON.stringify(value, null, 2);
        expect(readArguments(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it("agree with JSON.parse on what is no JSON [A8 APPROVE-06]", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom("", ",", "}", "]", '"', "\\", "x", "1"),
        (json, at, wrong) => {
          const place = at % (json.length + 1);
          const text = json.slice(0, place) + wrong + json.slice(place);
          let parses = true;
          try {
            JSON.parse(text);
          } catch {
            parses = false;
          }
          if (!parses) expect(problem(text)?.kind).toMatch(/syntax|duplicate-key|unsafe-number/);
          else expect(problem(text)?.kind).not.toBe("syntax");
        },
      ),
    );
  });

  it("name line and column of the mistake with the specified text [A8 APPROVE-06 ERR-62]", () => {
    const found = problem('{\n  "a": 1,\n  "b" 2\n}');
    expect(found).toEqual({ kind: "syntax", line: 3, column: 7 });
    expect(found && describeProblem(found)).toEqual({
      message: "Invalid JSON in arguments field.",
      place: "Line 3, column 7.",
    });
    expect(problem("")).toEqual({ kind: "syntax", line: 1, column: 1 });
    expect(problem('{"a": "x\n"}')).toEqual({ kind: "syntax", line: 1, column: 9 });
  });

  it.each([
    ["[1]", "Arguments must be a JSON object, not a list."],
    ['"text"', "Arguments must be a JSON object, not a text."],
    ["42", "Arguments must be a JSON object, not a number."],
    ["true", "Arguments must be a JSON object, not a boolean."],
    ["null", "Arguments must be a JSON object, not a null."],
    ['{"a": 1, "a": 2}', 'The key "a" is there twice.'],
    [
      '{"id": 9007199254740993}',
      "The number 9007199254740993 cannot be kept exactly. Put it in quotes to send it as text.",
    ],
    [
      '{"n": 1e999}',
      "The number 1e999 cannot be kept exactly. Put it in quotes to send it as text.",
    ],
  ])("%s is refused with its own message [A8]", (text, message) => {
    const found = problem(text);
    expect(found && describeProblem(found).message).toBe(message);
  });

  it("keep a key called __proto__ as a key [A7]", () => {
    const reading = readArguments('{"__proto__": {"x": 1}}');
    expect(reading.ok && Object.keys(reading.value)).toEqual(["__proto__"]);
  });

  it("refuse endless nesting without falling over [A8]", () => {
    expect(problem(`{"a":${"[".repeat(100_000)}`)?.kind).toBe("syntax");
  });
});
