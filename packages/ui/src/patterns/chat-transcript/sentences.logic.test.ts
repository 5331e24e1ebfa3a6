import { describe, expect, it } from "vitest";
import { createSentenceReader, sealedLength } from "./sentences.logic.ts";
import { answerText } from "./transcript.fixtures.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const sealed = (text: string) => text.slice(0, sealedLength(text, segmenter));

describe("what of a growing answer can be said", () => {
  it.each([
    ["The total is 3", ""],
    ["The total is 3. ", ""],
    ["The total is 3. It", "The total is 3. "],
    ["The total\nis 3. It\nfell", "The total\nis 3. "],
    ["One.\n\nTwo", "One.\n\n"],
    ["# Head\nText", "# Head\n"],
    ["- one\n- two", "- one\n"],
    ["| a | b |\n| 1 | 2", "| a | b |\n"],
    ["Run:\n```sh\nrm x. Then y.\n", "Run:\n"],
    ["Run:\n```sh\nrm x\n```\nDone", "Run:\n```sh\nrm x\n```\n"],
  ])("of %j is %j [C12]", (text, part) => {
    expect(sealed(text)).toBe(part);
  });
});

describe("reading aloud", () => {
  /** What is announced of a text that arrives in chunks of this size. */
  const read = (text: string, size: number) => {
    const reading = createSentenceReader("Code.", "en");
    const said: string[] = [];
    for (let end = size; end < text.length; end += size)
      said.push(reading.next({ id: "1", text: text.slice(0, end) }));
    said.push(reading.rest({ id: "1", text }));
    return said.filter((part) => part !== "");
  };

  it("says whole sentences, each once, however the text comes [C12]", () => {
    const text = "The total is **3**. It fell by 11.8 % against last year.\n\n- one\n- two";
    for (const size of [1, 2, 3, 7, 20]) {
      const said = read(text, size);
      expect(said.join(" ")).toBe("The total is 3. It fell by 11.8 % against last year. one two");
      expect(said[0]).toBe("The total is 3.");
    }
  });

  it("says of an answer with a table the same as at its end [C12]", () => {
    const whole = read(answerText, answerText.length).join(" ");
    const pieces = read(answerText, 9);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join(" ").replaceAll(/[\s,]/g, "")).toBe(whole.replaceAll(/[\s,]/g, ""));
  });

  it("says no more at a time than one can listen to, and lets the rest wait [C12]", () => {
    const reading = createSentenceReader("Code.", "en");
    const text = `${"A sentence of some words. ".repeat(60)}And`;
    const first = reading.next({ id: "1", text });
    expect(first.length).toBeLessThanOrEqual(600);
    expect(first).toMatch(/words\.$/);
    expect(reading.next({ id: "1", text })).toMatch(/^A sentence/);
  });

  it("restarts with another answer, and skips the text that was already there [C12]", () => {
    const reading = createSentenceReader("Code.", "en");
    reading.skip({ id: "1", text: "Read before. " });
    expect(reading.next({ id: "1", text: "Read before. New. And" })).toBe("New.");
    expect(reading.next({ id: "2", text: "Other. And" })).toBe("Other.");
  });
});
