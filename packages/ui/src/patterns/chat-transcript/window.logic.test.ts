import { describe, expect, it } from "vitest";
import { longConversation } from "./transcript.fixtures.ts";
import type { TranscriptMessage } from "./types.ts";
import {
  createLayout,
  mountedIndexes,
  estimatedHeight,
  spanAhead,
  spanAround,
  spanNow,
  spanTowards,
} from "./window.logic.ts";

/** Messages of 100 px each. */
function even(count: number) {
  const layout = createLayout();
  const messages = longConversation(count);
  layout.sync(messages);
  for (const { id } of messages) layout.measure(id, 100);
  return { layout, messages };
}

describe("the layout of a conversation", () => {
  it("knows the offset of each message, and the message at an offset [C5]", () => {
    const { layout } = even(1_000);
    expect(layout.offsetOf(500)).toBe(50_000);
    expect([0, 99, 100, 50_050, 1e9, -5].map(layout.indexAt)).toEqual([0, 0, 1, 500, 999, 0]);
  });

  it("moves what follows when one height changes, and only says so when it does [C5]", () => {
    const { layout } = even(10);
    expect(layout.measure("m-3", 100)).toBe(false);
    expect(layout.measure("m-3", 0)).toBe(false);
    expect(layout.measure("m-3", 140)).toBe(true);
    expect([3, 4, 10].map(layout.offsetOf)).toEqual([300, 440, 1_040]);
  });

  it("keeps measured heights when messages are prepended, replaced or removed [C5]", () => {
    const { layout, messages } = even(10);
    layout.sync([{ kind: "status", id: "older", text: "Older" }, ...messages]);
    layout.measure("older", 30);
    expect(layout.indexOf("m-0")).toBe(1);
    expect(layout.offsetOf(11)).toBe(1_030);
    const grown: TranscriptMessage = { kind: "assistant", id: "m-9", text: "Longer" };
    layout.sync([...messages.slice(0, 9), grown]);
    expect(layout.indexOf("older")).toBe(-1);
    expect(layout.indexOf("m-9")).toBe(9);
    expect(layout.offsetOf(10)).toBe(1_000);
    layout.sync(messages.slice(0, 2));
    expect([layout.count(), layout.indexOf("m-5")]).toEqual([2, -1]);
  });

  it("remembers heights for each width, for a bounded number of widths [C5 C14]", () => {
    const { layout } = even(2);
    layout.resize(400);
    expect(layout.offsetOf(2)).not.toBe(200);
    layout.measure("m-0", 250);
    for (const width of [300, 320, 400]) layout.resize(width);
    expect(layout.offsetOf(1)).toBe(250);
    for (const width of [500, 520, 540, 400]) layout.resize(width);
    expect(layout.offsetOf(1)).not.toBe(250);
  });

  it("estimates more for longer texts and narrower views [C5]", () => {
    const short: TranscriptMessage = { kind: "assistant", id: "1", text: "Short." };
    const long: TranscriptMessage = { kind: "assistant", id: "2", text: "Words. ".repeat(100) };
    expect(estimatedHeight(long, 688)).toBeGreaterThan(estimatedHeight(short, 688));
    expect(estimatedHeight(long, 320)).toBeGreaterThan(estimatedHeight(long, 688));
  });
});

describe("what is rendered", () => {
  it("is the view and three quarters of it on both sides after a jump [C5]", () => {
    const { layout } = even(1_000);
    expect(spanAround(layout, 50_000, 600)).toEqual({ start: 495, end: 511 });
    expect(spanAround(layout, 0, 600)).toEqual({ start: 0, end: 11 });
    expect(spanAround(layout, 99_400, 600).end).toBe(1_000);
  });

  it("stays while it covers the view and a tenth of its height more [C5]", () => {
    const { layout } = even(1_000);
    const rendered = spanAround(layout, 50_000, 600);
    expect(spanNow(layout, rendered, 50_200, 600)).toBe(rendered);
    expect(spanNow(layout, rendered, 50_500, 600)).toEqual({ start: 497, end: 512 });
  });

  it("is the view alone at once, far from what was rendered [C5]", () => {
    const { layout } = even(1_000);
    const rendered = spanAround(layout, 50_000, 600);
    expect(spanNow(layout, rendered, 20_000, 600)).toEqual({ start: 199, end: 207 });
  });

  it("grows message by message next to what is mounted, or from the reader's position [C5]", () => {
    const wanted = { start: 10, end: 14 };
    expect(spanTowards(wanted, { start: 12, end: 40 })).toEqual({ start: 11, end: 14 });
    expect(spanTowards(wanted, { start: 3, end: 12 })).toEqual({ start: 10, end: 13 });
    expect(spanTowards(wanted, { start: 11, end: 12 })).toEqual({ start: 10, end: 12 });
    expect(spanTowards(wanted, { start: 90, end: 99 })).toEqual({ start: 10, end: 11 });
    expect(spanTowards(wanted, wanted)).toEqual(wanted);
  });

  it("grows step by step until the next page is mounted on both sides, and unmounts what is farther away [C5]", () => {
    const { layout } = even(1_000);
    const steps = [{ start: 198, end: 208 }];
    for (;;) {
      const last = steps.at(-1) ?? { start: 0, end: 0 };
      const next = spanAhead(layout, last, 20_000, 600);
      if (next === last) break;
      steps.push(next);
    }
    const grown = steps.slice(1).map((step, index) => {
      const last = steps[index] ?? step;
      return last.start - step.start + step.end - last.end;
    });
    expect(Math.max(...grown)).toBeLessThan(4);
    const ready = { start: 192, end: 214 };
    expect(steps.at(-1)).toEqual(ready);
    expect(spanNow(layout, ready, 20_000 - 600, 600)).toBe(ready);
    expect(spanNow(layout, ready, 20_000 + 600, 600)).toBe(ready);
    expect(spanAhead(layout, { start: 0, end: 1_000 }, 20_000, 600)).toEqual(ready);
  });

  it("includes what stays mounted, in order and once [C5]", () => {
    expect(mountedIndexes({ start: 4, end: 7 }, [9, 5, -1, 2, 9])).toEqual([2, 4, 5, 6, 9]);
  });
});
