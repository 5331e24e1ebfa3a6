import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../internal/parse-json.ts";
import {
  formatJsonText,
  indentLines,
  lineCount,
  newJsonDraft,
  offsetOf,
  readJsonDraft,
  withJsonText,
} from "./json-text.logic.ts";

describe("a JSON draft", () => {
  it("hands back the very value while its text is the printed one [A7]", () => {
    const value = { list: [1, "2", null], big: 1.5 };
    const draft = newJsonDraft(value);
    expect(readJsonDraft(draft).value).toBe(value);
    const away = readJsonDraft(withJsonText(draft, '{"list": []}'));
    expect(away.value).toEqual({ list: [] });
    expect(readJsonDraft(withJsonText(away, draft.text)).value).toBe(value);
  });

  it("keeps the types that are written [A7]", () => {
    const draft = readJsonDraft(
      withJsonText(newJsonDraft({}), '{"a": "1", "b": 1, "c": true, "d": null}'),
    );
    expect(draft.value).toEqual({ a: "1", b: 1, c: true, d: null });
  });

  it("keeps text and the last value when it cannot be read, and says where [A8]", () => {
    const draft = readJsonDraft(withJsonText(newJsonDraft({ a: 1 }), '{\n  "a": 1,\n  "a": 2\n}'));
    expect(draft.text).toContain('"a": 2');
    expect(draft.value).toEqual({ a: 1 });
    expect(draft.mistake).toEqual({ problem: "duplicate-key", line: 3, column: 3 });
  });
});

describe("formatting a text", () => {
  it("prints as JSON.stringify does, and changes no value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const tight = JSON.stringify(value);
        expect(formatJsonText(tight)).toBe(JSON.stringify(value, null, 2));
        expect(formatJsonText(formatJsonText(tight))).toBe(formatJsonText(tight));
      }),
    );
  });

  it("leaves every number and text as it is written", () => {
    expect(formatJsonText('{"a":1.0,"b":1e3,"c":"\\u00e9 : , {"}')).toBe(
      '{\n  "a": 1.0,\n  "b": 1e3,\n  "c": "\\u00e9 : , {"\n}',
    );
  });
});

describe("places in a text", () => {
  it("are found from line and column, as the reader names them", () => {
    const text = '{\n  "a": 1,\n  "b" 2\n}';
    const reading = parseJson(text);
    if (reading.ok) throw new Error("The text is broken on purpose.");
    expect(text.slice(offsetOf(text, reading.line, reading.column))).toBe("2\n}");
    expect(offsetOf("a", 9, 9)).toBe(1);
    expect([lineCount(""), lineCount("a\n"), lineCount(text)]).toEqual([1, 2, 4]);
  });

  it("follow their lines when these are indented and back", () => {
    const text = "a\nb\nc";
    const there = indentLines({ text, start: 2, end: 5 }, 1);
    expect(there).toEqual({ from: 2, to: 5, replacement: "  b\n  c", start: 4, end: 9 });
    const deeper = "a\n  b\n  c";
    expect(indentLines({ text: deeper, start: 4, end: 9 }, -1)).toEqual({
      from: 2,
      to: 9,
      replacement: "b\nc",
      start: 2,
      end: 5,
    });
    expect(indentLines({ text: "a", start: 0, end: 0 }, -1).replacement).toBe("a");
  });
});
