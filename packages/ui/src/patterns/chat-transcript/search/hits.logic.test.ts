import { describe, expect, it } from "vitest";
import { filesFound } from "../../discovery-card/discovery-card.fixtures.ts";
import { answer, longConversation, queryCall, toolMessage } from "../transcript.fixtures.ts";
import type { TranscriptMessage } from "../types.ts";
import { createFinder, patternOf, textOfMessage } from "./hits.logic.ts";

const never = new AbortController().signal;
const find = (messages: readonly TranscriptMessage[], query: string) =>
  createFinder()(messages, patternOf(query) ?? /$^/, never);

describe("the pattern of a query", () => {
  it("is the words themselves, in any case and with any space between them [C5]", () => {
    expect("a+b A+B".match(patternOf(" a+b ") ?? "")).toHaveLength(2);
    expect("two\nwords".match(patternOf("Two  words") ?? "")).toHaveLength(1);
    expect(patternOf("  ")).toBeNull();
    expect(patternOf("([{")).toBeInstanceOf(RegExp);
  });

  it("can contain any character of the keyboard, alone and in a word [C5]", () => {
    const ascii = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCodePoint(0x21 + at));
    const marks = ascii.filter((sign) => /[^A-Za-z0-9]/.test(sign));
    expect(marks).toHaveLength(32);
    for (const words of [...marks, ...marks.map((mark) => `e${mark}mail`), marks.join("")]) {
      expect(`before ${words} after`.match(patternOf(words) ?? "")).toEqual([words]);
    }
  });
});

describe("the hits", () => {
  it("reads as on the screen, without the marks of markdown [C5]", () => {
    const text = textOfMessage(answer);
    expect(text).toContain("The total is $891,221.35 over four regions.");
    expect(text).toContain("Île-de-France fell by 11.8 %");
    expect(text).not.toMatch(/---|\*\*|`/);
  });

  it("are found in words that the source escapes or marks", async () => {
    const text = "The goods\\_producing **sec**tor, [see](https://x.example/a_(b))[^1] &amp; more.";
    const said: TranscriptMessage = { kind: "assistant", id: "a", text };
    expect(textOfMessage(said)).toBe("The goods_producing sector, see & more.");
    expect(await find([said], "goods_producing sector")).toHaveLength(1);
  });

  it("counts the findings of a discovery as one hit", async () => {
    const found: TranscriptMessage = { kind: "discovery", id: "d", discovery: filesFound };
    expect(textOfMessage(found)).toContain("My files");
    expect(await find([found], "order")).toEqual([{ id: "d", nth: 0 }]);
  });

  it("counts every hit, in the order of the conversation [C5]", async () => {
    const hits = await find(longConversation(10_000), "week 17");
    // Weeks 17, 170 to 179 and 1,700 to 1,799: twice in each question's week, once in its answer.
    expect(hits).toHaveLength(222);
    expect(hits?.slice(0, 2)).toEqual([
      { id: "m-32", nth: 0 },
      { id: "m-33", nth: 0 },
    ]);
    const twice: TranscriptMessage = { kind: "user", id: "1", text: "Again and again" };
    expect(await find([twice], "again")).toEqual([
      { id: "1", nth: 0 },
      { id: "1", nth: 1 },
    ]);
  });

  it("includes what a call was given and what it returned, once [C5]", async () => {
    expect(await find([toolMessage(queryCall)], "Šumava")).toEqual([{ id: "m-call-1", nth: 0 }]);
    expect(await find([toolMessage(queryCall)], "region")).toHaveLength(1);
  });

  it("yields in between, and aborts for another search [C4 C5]", async () => {
    let now = 0;
    const finder = createFinder(() => (now += 5));
    const stop = new AbortController();
    const searching = finder(longConversation(1_000), /week/giu, stop.signal);
    stop.abort();
    expect(await searching).toBeNull();
  });
});
