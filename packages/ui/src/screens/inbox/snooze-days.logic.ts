import { today } from "../../components/time/relative.logic.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days that are offered, by the reader's calendar, as `YYYY-MM-DD`. On a Sunday next week begins tomorrow: that is one choice. */
export function snoozeDays(
  now: string,
  timeZone: string | undefined,
): { tomorrow: string; nextWeek: string | null } {
  const begin = today(new Date(now), timeZone);
  const plus = (days: number) => new Date(begin + days * DAY_MS).toISOString().slice(0, 10);
  // The next Monday.
  const weekday = new Date(begin).getUTCDay();
  return { tomorrow: plus(1), nextWeek: weekday === 0 ? null : plus((8 - weekday) % 7 || 7) };
}
