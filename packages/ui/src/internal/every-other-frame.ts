import { nextFrame } from "./next-frame.ts";

/**
 * Makes a schedule that draws in every other frame at most, about thirty times a second: the frames between are left to whoever types
 * or scrolls. What comes after a pause is drawn with the next frame.
 * @returns asks for one call of `draw`, and returns what takes it back; one per text, since it remembers when it drew last
 */
export function everyOtherFrame(): (draw: () => void) => () => void {
  let resting = false;
  return (draw) => {
    const go = () => {
      resting = true;
      nextFrame(() => {
        resting = false;
      });
      draw();
    };
    let cancel = nextFrame(
      resting
        ? () => {
            cancel = nextFrame(go);
          }
        : go,
    );
    return () => cancel();
  };
}
