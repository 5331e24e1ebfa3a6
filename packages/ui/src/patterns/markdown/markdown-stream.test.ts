import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpus } from "./markdown.corpus.ts";
import { createMarkdownStream } from "./markdown-stream.ts";
import type { MarkdownSnapshot, Unit } from "./types.ts";

const byHand = () => () => {};

function shown(snapshot: MarkdownSnapshot) {
  return {
    sizes: snapshot.groups.map((group) => group.units.length),
    units: snapshot.groups.flatMap((group) => group.units.map((unit) => unit.blocks)),
    sealed: snapshot.groups.every((group) => group.units.every((unit) => unit.sealed)),
  };
}

function whole(text: string) {
  const stream = createMarkdownStream(byHand);
  stream.append(text);
  stream.end();
  return shown(stream.snapshot());
}

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

describe("a markdown stream", () => {
  it("reads chunks cut anywhere as it reads the whole text [C2 CHAT-40 STREAM-04]", () => {
    const source = fc.oneof(
      fc.constantFrom(...corpus),
      fc
        .array(fc.constantFrom(...corpus), { minLength: 2, maxLength: 4 })
        .map((all) => all.join("\n\n")),
    );
    fc.assert(
      fc.property(source, fc.array(fc.nat(), { maxLength: 30 }), (text, places) => {
        const stream = createMarkdownStream(byHand);
        for (const chunk of cut(text, places)) {
          stream.append(chunk);
          stream.flush();
        }
        stream.end();
        expect(shown(stream.snapshot())).toEqual(whole(text));
      }),
      { numRuns: 250 },
    );
  });

  it("reads one character at a time, inside surrogate pairs too [C2]", () => {
    for (const text of corpus) {
      const stream = createMarkdownStream(byHand);
      for (let at = 0; at < text.length; at++) {
        stream.append(text.charAt(at));
        stream.flush();
      }
      stream.end();
      expect(shown(stream.snapshot())).toEqual(whole(text));
    }
  });

  it("never replaces a finished block that no later definition names [C2]", () => {
    const replaced: string[] = [];
    for (const text of corpus.filter((each) => !each.includes("]:"))) {
      const stream = createMarkdownStream(byHand);
      const seen = new Map<number, Unit>();
      for (const char of text) {
        stream.append(char);
        stream.flush();
        for (const unit of stream.snapshot().groups.flatMap((group) => group.units)) {
          if ((seen.get(unit.id) ?? unit) !== unit) replaced.push(text);
          if (unit.sealed) seen.set(unit.id, unit);
        }
      }
    }
    expect(replaced).toEqual([]);
  });

  it("keeps full groups untouched while the text grows [C1 C4]", () => {
    const stream = createMarkdownStream(byHand);
    stream.append("one line\n\n".repeat(40));
    stream.flush();
    const first = stream.snapshot().groups[0];
    expect(first).toMatchObject({ full: true });
    stream.append("another line\n\n".repeat(40));
    stream.flush();
    expect(stream.snapshot().groups[0]).toBe(first);
  });

  it("draws a link whose definition comes late", () => {
    const stream = createMarkdownStream(byHand);
    stream.append("See [the page][p] now.\n\nMore.\n\n");
    stream.flush();
    expect(JSON.stringify(stream.snapshot())).not.toContain("example.com");
    stream.append("[p]: https://example.com/x\n\nEnd.\n\n");
    stream.flush();
    expect(JSON.stringify(stream.snapshot())).toContain("https://example.com/x");
  });

  it("flushes once for many chunks of one frame [C4]", () => {
    const waiting: (() => void)[] = [];
    const stream = createMarkdownStream((flush) => {
      waiting.push(flush);
      return () => {};
    });
    let commits = 0;
    stream.subscribe(() => commits++);
    for (let index = 0; index < 50; index++) stream.append("word ");
    expect(waiting).toHaveLength(1);
    waiting[0]?.();
    expect(commits).toBe(1);
  });

  it("starts again when the text is another one", () => {
    const stream = createMarkdownStream(byHand);
    stream.sync("first", false);
    stream.flush();
    stream.sync("second", true);
    expect(shown(stream.snapshot()).units).toEqual(whole("second").units);
  });
});
