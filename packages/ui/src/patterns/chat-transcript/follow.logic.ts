/** Whether the view moves with the end of the conversation. */
export type Follow = {
  mode: "following" | "released";
  /** Where the view was when it was last looked at, in pixels from the top. */
  top: number;
};

/** What a scroll box measures, in pixels. */
export type Measure = { top: number; height: number; content: number };

/** Nearer to the end than this counts as being there. */
export const endZone = 24;

export function distanceToEnd({ top, height, content }: Measure): number {
  return Math.max(0, content - height - top);
}

/** The state after the view moved. Upwards releases it; reaching the end makes it follow again. */
export function afterScroll(follow: Follow, measure: Measure): Follow {
  const distance = distanceToEnd(measure);
  if (distance <= endZone) return { mode: "following", top: measure.top };
  const upwards = measure.top < follow.top - 1;
  return { mode: upwards ? "released" : follow.mode, top: measure.top };
}
