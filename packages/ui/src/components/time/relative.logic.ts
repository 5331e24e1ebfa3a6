import type { Moment } from "./moment.logic.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Farther away, the date itself says more than the distance. */
const farAway = 30 * day;

/** A distance in whole units; negative in the past. */
export interface Distance {
  value: number;
  unit: "minute" | "hour" | "day";
}

/**
 * The distance of a moment in its largest whole unit, or null if the date should be shown instead. What is past is rounded down, and what
 * is to come to the nearest: two weeks from a minute ago are 14 days.
 * @param seconds from now; negative in the past
 */
export function relativeUnit(seconds: number): Distance | null {
  const distance = Math.abs(seconds);
  const sign = Math.sign(seconds);
  if (distance < minute) return { value: 0, unit: "minute" };
  if (distance < hour) return { value: sign * Math.floor(distance / minute), unit: "minute" };
  const round = seconds > 0 ? Math.round : Math.floor;
  if (distance < day) return { value: sign * round(distance / hour), unit: "hour" };
  if (distance < farAway) return { value: sign * round(distance / day), unit: "day" };
  return null;
}

/** The current day in a time zone, as the beginning of that day in UTC. */
export function today(now: Date, timeZone: string | undefined): number {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return Date.parse(new Intl.DateTimeFormat("en-CA", { ...parts, timeZone }).format(now));
}

/** Whether a day is over by the reader's calendar. */
export const isDayOver = ({ date }: Moment, now: Date, timeZone: string | undefined): boolean =>
  date.getTime() < today(now, timeZone);

/** The distance from now; for a day, by the reader's calendar: tomorrow begins at midnight, not in 24 hours. */
export function distanceOf(
  { date, isDay }: Moment,
  now: Date,
  timeZone: string | undefined,
): Distance | null {
  if (!isDay) return relativeUnit((date.getTime() - now.getTime()) / 1000);
  const seconds = (date.getTime() - today(now, timeZone)) / 1000;
  return Math.abs(seconds) < farAway ? { value: Math.round(seconds / day), unit: "day" } : null;
}
