/** A moment as the clocks of a zone show it. */
export type ZonedTime = {
  /** ISO date. */
  readonly date: string;
  /** 24 hours, minutes. */
  readonly time: string;
  readonly weekday: string;
  /** Difference from UTC, such as `+09:00`. */
  readonly offset: string;
};

const MINUTE_MS = 60_000;

/** What the clocks of a zone show at a moment. */
export function zonedTime(at: Date, zone: string): ZonedTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    weekday: "long",
    timeZoneName: "longOffset",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? "";
  return {
    date: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
    weekday: part("weekday"),
    offset: part("timeZoneName").replace(/^GMT$/, "+00:00").replace("GMT", ""),
  };
}

/**
 * The moment at which the clocks of a zone show a date and time. A time that they skip is the one so much later; of one that
 * they show twice it is the first.
 */
export function momentOf(date: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (ms: number) => {
    const shown = zonedTime(new Date(ms), zone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  };
  const day = 24 * 60 * MINUTE_MS;
  // The offsets on either side of any change of the clocks nearby; the larger one gives the earlier moment.
  const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)];
  const moments = [wanted - before, wanted - after].toSorted((a, b) => a - b);
  return new Date(moments.find((ms) => ms + offsetAt(ms) === wanted) ?? wanted - before);
}
