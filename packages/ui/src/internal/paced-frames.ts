import { nextFrame } from "./next-frame.ts";

/** Frames from one render to the next: 30 renders a second at 60 Hz if there is time, 15 if there is not. */
const frames = { least: 2, most: 4 };
/** Idle frames per millisecond of rendering: at 16.7 ms a frame, rendering takes a tenth of the thread. */
const restPerMs = 10 / 16.7;

/**
 * Throttles the rendering of a growing text: every other frame at most, every fourth on a slow machine, so that typing
 * and scrolling get nine tenths of the thread. A value after a pause is rendered with the next frame.
 * @returns schedules one call of `render`, and returns a function that cancels it; create one per text, since it
 *   remembers the cost of rendering
 */
export function pacedFrames(): (render: () => void) => () => void {
  /** Moving average of the cost of a render with its style, layout and paint, in milliseconds. */
  let cost = 0;
  let rest = 0;
  const count = () => {
    rest -= 1;
    if (rest > 0) nextFrame(count);
  };
  return (render) => {
    let cancel: () => void;
    const wait = () => {
      cancel = nextFrame(() => {
        if (rest > 0) return wait();
        const begun = performance.now();
        rest = Math.min(Math.max(Math.ceil(cost * restPerMs), frames.least), frames.most);
        nextFrame(count);
        render();
        // After the frame: most of the cost is not in the call.
        setTimeout(() => {
          cost += (performance.now() - begun - cost) / 4;
        });
      });
    };
    wait();
    return () => cancel();
  };
}
