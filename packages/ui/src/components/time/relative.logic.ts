const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** From this distance on, the date itself says more than the distance. */
const farAway = 30 * day;

/**
 * The distance of a moment in its largest whole unit, or null where the date should be shown instead.
 * @param seconds from now; negative in the past
 */
export function relativeUnit(
  seconds: number,
): { value: number; unit: "minute" | "hour" | "day" } | null {
  const distance = Math.abs(seconds);
  const sign = Math.sign(seconds);
  if (distance < minute) return { value: 0, unit: "minute" };
  if (distance < hour) return { value: sign * Math.floor(distance / minute), unit: "minute" };
  if (distance < day) return { value: sign * Math.floor(distance / hour), unit: "hour" };
  if (distance < farAway) return { value: sign * Math.floor(distance / day), unit: "day" };
  return null;
}
