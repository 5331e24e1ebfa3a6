/** A moment, or a day without a time, which is the same day wherever it is read. */
export interface Moment {
  /** Of a day: its beginning in UTC. */
  date: Date;
  isDay: boolean;
}

/** How moments are written. */
interface Writing {
  locale: string | undefined;
  timeZone: string | undefined;
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** Reads ISO 8601. @returns null for what is no moment */
export function readMoment(value: string): Moment | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : { date, isDay: dayAlone.test(value) };
}

/** The same moment for machines. */
export function isoOf({ date, isDay }: Moment): string {
  return isDay ? date.toISOString().slice(0, 10) : date.toISOString();
}

/** Writes a moment for people. A day has no hour to say, and no time zone that could make it another. */
export function writeMoment(
  { date, isDay }: Moment,
  precision: "day" | "minute",
  { locale, timeZone }: Writing,
): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: precision === "minute" && !isDay ? "short" : undefined,
    timeZone: isDay ? "UTC" : timeZone,
  }).format(date);
}
