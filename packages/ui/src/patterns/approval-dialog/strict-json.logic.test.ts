import { describe, expect, it } from "vitest";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { problemInWords, readArguments } from "./strict-json.logic.ts";

function problem(text: string) {
  const reading = readArguments(text);
  if (reading.ok) return null;
  const { problem: found } = reading;
  return { message: problemInWords(found, approvalWords), place: found.place };
}

describe("arguments as JSON", () => {
  it("are the value that was written [A7 APPROVE-05]", () => {
    expect(readArguments('{"a": [1, null, "x"], "b": {"c": false}}')).toEqual({
      ok: true,
      value: { a: [1, null, "x"], b: { c: false } },
    });
  });

  it("name line and column of the mistake with the specified text [A8 APPROVE-06 ERR-62]", () => {
    expect(problem('{\n  "a": 1,\n  "b" 2\n}')).toEqual({
      message: "Invalid JSON in arguments field.",
      place: { line: 3, column: 7 },
    });
    expect(problem("")).toMatchObject({ message: "Invalid JSON in arguments field." });
  });

  it.each([
    ["[1]", "Arguments must be a JSON object, not a list."],
    ['"text"', "Arguments must be a JSON object, not a string."],
    ["42", "Arguments must be a JSON object, not a number."],
    ["true", "Arguments must be a JSON object, not true or false."],
    ["null", "Arguments must be a JSON object, not null."],
    ['{"a": 1, "a": 2}', 'The key "a" appears twice.'],
    [
      '{"n": 1e999}',
      "The number 1e999 cannot be stored exactly. Put it in quotes to send it as text.",
    ],
  ])("%s is refused with its own message [A8]", (text, message) => {
    expect(problem(text)?.message).toBe(message);
  });
});
