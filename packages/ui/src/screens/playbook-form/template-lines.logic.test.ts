import { describe, expect, it } from "vitest";
import { applySuggestion, linesOf, offsetOf } from "./template-lines.logic.ts";

const problem = {
  line: 2,
  column: 4,
  problem: "inbox_item.titel does not exist for email.",
  placeholder: "inbox_item.titel",
  suggestion: "inbox_item.title",
  refused: true,
};

describe("the lines of a template", () => {
  it("are cut at placeholders, and those with a problem are marked", () => {
    expect(linesOf("Hi {{ a }}!\nOn {{ inbox_item.titel }}", [problem])).toEqual([
      {
        pieces: [
          { text: "Hi ", kind: "text" },
          { text: "{{ a }}", kind: "placeholder" },
          { text: "!", kind: "text" },
        ],
        isWrong: false,
      },
      {
        pieces: [
          { text: "On ", kind: "text" },
          { text: "{{ inbox_item.titel }}", kind: "problem" },
        ],
        isWrong: true,
      },
    ]);
  });

  it("mark what is not closed up to the end of its line", () => {
    expect(linesOf("a {{ b\nc", [])[0]?.pieces[1]).toEqual({ text: "{{ b", kind: "placeholder" });
  });

  it("lose nothing", () => {
    const template = "{{a}}{{b}} \n\n {% x %} }} {{";
    const back = linesOf(template, []).map(({ pieces }) => pieces.map(({ text }) => text).join(""));
    expect(back.join("\n")).toBe(template);
  });

  it("are found by line and column", () => {
    expect(offsetOf("ab\ncd", 2, 2)).toBe(4);
  });

  it("take the suggested name in place of the wrong one only", () => {
    const template = "{{ inbox_item.titel }}\nOn {{ inbox_item.titel | trim }}";
    expect(applySuggestion(template, problem)).toBe(
      "{{ inbox_item.titel }}\nOn {{ inbox_item.title | trim }}",
    );
    expect(applySuggestion("short", problem)).toBe("short");
  });
});
