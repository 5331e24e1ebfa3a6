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

/** One frame of 60 Hz, with what comes behind it. */
function frame() {
  const due = waiting;
  waiting = new Map();
  for (const run of due.values()) run();
  vi.advanceTimersByTime(1);
}

/** Hands on something new in each frame. @returns the frames in which it was drawn, when each drawing takes so many milliseconds */
function framesDrawn(took: (drawing: number) => number, count: number): number[] {
  const schedule = pacedFrames();
  const drawn: number[] = [];
  let at = 0;
  let asked = false;
  for (; at < count; at++) {
    if (!asked) {
      asked = true;
      schedule(() => {
        asked = false;
        now += took(drawn.length);
        drawn.push(at);
      });
    }
    frame();
  }
  return drawn;
}

/** From each drawing to the next, in frames. */
const rests = (drawn: readonly number[]) =>
  drawn.slice(1).map((at, index) => at - (drawn[index] ?? 0));

it("draws in every other frame where a drawing takes a tenth of that time at most [C4]", () => {
  expect(rests(framesDrawn(() => 3, 40))).toEqual(Array.from({ length: 19 }, () => 2));
});

it("rests longer where drawing takes longer, in every fourth frame at least [C4]", () => {
  expect(rests(framesDrawn(() => 4.5, 40)).at(-1)).toBe(3);
  expect(rests(framesDrawn(() => 200, 40)).at(-1)).toBe(4);
});

it("does not rest longer for one drawing that took long, and comes back when the machine does [C4]", () => {
  expect(Math.max(...rests(framesDrawn((drawing) => (drawing === 3 ? 12 : 1), 60)))).toBe(3);
  expect(rests(framesDrawn((drawing) => (drawing < 10 ? 20 : 1), 120)).at(-1)).toBe(2);
});

it("draws with the next frame what comes after a rest, and nothing that was taken back [C4]", () => {
  const schedule = pacedFrames();
  const draw = vi.fn<() => void>();
  schedule(draw);
  frame();
  frame();
  frame();
  schedule(draw);
  frame();
  expect(draw).toHaveBeenCalledTimes(2);
  schedule(draw)();
  for (let wait = 0; wait < 5; wait++) frame();
  expect(draw).toHaveBeenCalledTimes(2);
});
