import { describe, expect, it } from "vitest";
import { costly } from "../../testing/markdown/costly.ts";
import { spoken } from "./announcements.logic.ts";
import { textOfMessage } from "./search/hits.logic.ts";

const around = (before: string, middle: string, after: string) => (size: number) =>
  `${before}${middle.repeat(size / middle.length)}${after}`;

const texts: Readonly<Record<string, (size: number) => string>> = {
  ...costly,
  "spaces in a line": around("a", " ", "b"),
  "spaces that begin a line": around("", " ", "b"),
  "commas in a line": around("a", ", ", "b"),
  "commas and spaces in a line": around("a", ",   ", "b"),
  "brackets and nothing else": around("", "[", ""),
  "emphasis in one line": around("", " *a", ""),
  "a row of half a table": around("", "|", "x"),
  "spaces and rules of half a table": (size) => `${" ".repeat(size / 2)}${"|".repeat(size / 2)}x`,
};

/** Milliseconds at best. */
function cost(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

const reads: Readonly<Record<string, (text: string) => void>> = {
  said: (text) => void spoken(text, "Code."),
  searched: (text) => void textOfMessage({ kind: "assistant", id: "a", text }),
};

describe.each(Object.entries(reads))("an answer that is %s", (_, read) => {
  // Linear work makes it 4, quadratic work 16. Very short runs say nothing about growth. Other processes may use the
  // machine at the same time, so it may be measured again.
  it.each(Object.entries(texts))(
    "takes time in proportion to its size, also of %s [C4]",
    { retry: 2 },
    (_name, make) => {
      const [small, large] = [make(10_000), make(40_000)];
      const first = cost(() => read(small));
      const second = cost(() => read(large));
      expect(second < 60 || second / first < 10, `${first} and ${second} ms`).toBe(true);
    },
  );
});
