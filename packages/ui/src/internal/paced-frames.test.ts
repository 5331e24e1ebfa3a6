import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pacedFrames } from "./paced-frames.ts";

let waiting = new Map<number, () => void>();
let named = 0;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  waiting = new Map();
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    waiting.set(++named, run);
    return named;
  });
  vi.stubGlobal("cancelAnimationFrame", (name: number) => waiting.delete(name));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** One frame at 60 Hz, with the tasks after it. */
function frame() {
  const due = waiting;
  waiting = new Map();
  for (const run of due.values()) run();
  vi.advanceTimersByTime(1);
}

/**
 * Schedules a new value in each frame.
 * @returns the frames in which it was rendered, if each render takes this many
 * milliseconds
 */
function framesRendered(took: (render: number) => number, count: number): number[] {
  const schedule = pacedFrames();
  const rendered: number[] = [];
  let at = 0;
  let asked = false;
  for (; at < count; at++) {
    if (!asked) {
      asked = true;
      schedule(() => {
        asked = false;
        now += took(rendered.length);
        rendered.push(at);
      });
    }
    frame();
  }
  return rendered;
}

/** Frames between consecutive renders. */
const rests = (rendered: readonly number[]) =>
  rendered.slice(1).map((at, index) => at - (rendered[index] ?? 0));

it("renders in every other frame where rendering takes a tenth of that time at most [C4]", () => {
  expect(rests(framesRendered(() => 3, 40))).toEqual(Array.from({ length: 19 }, () => 2));
});

it("rests longer where rendering takes longer, in every fourth frame at least [C4]", () => {
  expect(rests(framesRendered(() => 4.5, 40)).at(-1)).toBe(3);
  expect(rests(framesRendered(() => 200, 40)).at(-1)).toBe(4);
});

it("does not rest longer for one slow render, and recovers when the machine does [C4]", () => {
  expect(Math.max(...rests(framesRendered((render) => (render === 3 ? 12 : 1), 60)))).toBe(3);
  expect(rests(framesRendered((render) => (render < 10 ? 20 : 1), 120)).at(-1)).toBe(2);
});

it("renders with the next frame what comes after a pause, and nothing that was cancelled [C4]", () => {
  const schedule = pacedFrames();
  const render = vi.fn<() => void>();
  schedule(render);
  frame();
  frame();
  frame();
  schedule(render);
  frame();
  expect(render).toHaveBeenCalledTimes(2);
  schedule(render)();
  for (let wait = 0; wait < 5; wait++) frame();
  expect(render).toHaveBeenCalledTimes(2);
});
