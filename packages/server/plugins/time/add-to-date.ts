const DAY_MS = 86_400_000;

/** What is counted on from a date; back where it is negative. */
export type Counts = {
  readonly days?: number;
  readonly weeks?: number;
  readonly months?: number;
  readonly years?: number;
};

/**
 * Counts years and months first, then weeks and days. Where the month is too short for the day, it is the month's last day.
 * @param date ISO date
 * @returns ISO date; undefined outside of the years 1 to 9999
 */
export function addToDate(
  date: string,
  { days = 0, weeks = 0, months = 0, years = 0 }: Counts,
): string | undefined {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const inMonths = year * 12 + (month - 1) + years * 12 + months;
  const target = {
    year: Math.floor(inMonths / 12),
    month: inMonths - Math.floor(inMonths / 12) * 12,
  };
  const last = new Date(Date.UTC(2000, 0, 1));
  last.setUTCFullYear(target.year, target.month + 1, 0);
  const start = new Date(Date.UTC(2000, 0, 1));
  start.setUTCFullYear(target.year, target.month, Math.min(day, last.getUTCDate()));
  const end = new Date(start.getTime() + (days + weeks * 7) * DAY_MS);
  const ends = end.getUTCFullYear();
  return ends >= 1 && ends <= 9999 ? end.toISOString().slice(0, 10) : undefined;
}
