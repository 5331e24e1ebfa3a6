import { nextFrame } from "./next-frame.ts";

/** From one drawing to the next: thirty a second of a screen with sixty frames where there is time, fifteen where there is not. */
const frames = { least: 2, most: 4 };
/** Frames of rest for each millisecond of a drawing: at 16.7 ms a frame, a tenth of the thread draws. */
const restPerMs = 10 / 16.7;

/**
 * Makes a schedule for a text that grows. It draws in every other frame at most, and on a slow machine in every fourth, so that
 * whoever types or scrolls meanwhile has nine tenths of the thread. What comes after a pause is drawn with the next frame.
 * @returns asks for one call of `draw`, and returns what takes it back; one per text, since it remembers what drawing took
 */
export function pacedFrames(): (draw: () => void) => () => void {
  /** What a drawing took lately with its style, layout and paint, in milliseconds. */
  let cost = 0;
  let rest = 0;
  const count = () => {
    rest -= 1;
    if (rest > 0) nextFrame(count);
  };
  return (draw) => {
    let cancel: () => void;
    const wait = () => {
      cancel = nextFrame(() => {
        if (rest > 0) return wait();
        const begun = performance.now();
        rest = Math.min(Math.max(Math.ceil(cost * restPerMs), frames.least), frames.most);
        nextFrame(count);
        draw();
        // Behind the frame: most of what a drawing takes is not in the call.
        setTimeout(() => {
          cost += (performance.now() - begun - cost) / 4;
        });
      });
    };
    wait();
    return () => cancel();
  };
}
