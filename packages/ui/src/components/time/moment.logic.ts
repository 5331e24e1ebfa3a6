/** A point in time, or a day without a time, which is the same day in every time zone. */
export interface Moment {
  /** For a day: its beginning in UTC. */
  date: Date;
  isDay: boolean;
}

/** How moments are formatted. */
interface Writing {
  locale: string | undefined;
  timeZone: string | undefined;
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** Parses ISO 8601. @returns null for anything else */
export function readMoment(value: string): Moment | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : { date, isDay: dayAlone.test(value) };
}

/** The moment in ISO 8601. */
export function isoOf({ date, isDay }: Moment): string {
  return isDay ? date.toISOString().slice(0, 10) : date.toISOString();
}

/** A format takes longer to make than to use, and a list writes hundreds of moments: the last ones made are kept. */
const formats = new Map<string, Intl.DateTimeFormat | Intl.RelativeTimeFormat>();
const KEPT_FORMATS = 32;

/** The format of this key, made once. */
export function keptFormat<Format extends Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const kept = formats.get(key) as Format | undefined;
  if (kept !== undefined) return kept;
  if (formats.size >= KEPT_FORMATS) formats.clear();
  const made = make();
  formats.set(key, made);
  return made;
}

/** Formats a moment. A day has no hour, and is not shifted by a time zone. */
export function writeMoment(
  { date, isDay }: Moment,
  precision: "day" | "minute",
  { locale, timeZone }: Writing,
): string {
  const timeStyle = precision === "minute" && !isDay ? "short" : undefined;
  const zone = isDay ? "UTC" : timeZone;
  return keptFormat(
    `moment ${locale} ${timeStyle} ${zone}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle, timeZone: zone }),
  ).format(date);
}
