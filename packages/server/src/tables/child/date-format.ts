const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const YEAR_FIRST = /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,6})?)?)?$/;

const two = (part: string | undefined) => (part ?? "").padStart(2, "0");

function dateOf(year: string | undefined, month: string | undefined, day: string | undefined) {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || y < 1) return undefined;
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const days = m === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
  return d <= days ? `${year}-${two(month)}-${two(day)}` : undefined;
}

/** A reading of dates: the ISO form of a text, or undefined where the text is no such date. */
export type DateReading = (text: string) => string | undefined;

/** `2024-03-07`, `2024/3/7`, `2024.3.7`. */
export const yearFirst: DateReading = (text) => {
  const iso = ISO_DATE.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const found = YEAR_FIRST.exec(text);
  return found ? dateOf(found[1], found[3], found[4]) : undefined;
};

/** `7.3.2024`, `07/03/2024`, `7-3-2024` for the seventh of March. */
export const dayFirst: DateReading = (text) => {
  const found = YEAR_LAST.exec(text);
  return found ? dateOf(found[4], found[3], found[1]) : undefined;
};

/** `3/7/2024`, `03-07-2024` for the seventh of March. Dots are never used for that. */
export const monthFirst: DateReading = (text) => {
  const found = YEAR_LAST.exec(text);
  return found && found[2] !== "." ? dateOf(found[4], found[1], found[3]) : undefined;
};

/** A day with or without a time, as `2024-03-07 14:05:00`; without a zone, since a table has none. */
export const timestamp: DateReading = (text) => {
  const found = TIMESTAMP.exec(text);
  const date = found?.[1] && yearFirst(found[1]);
  if (!found || !date) return undefined;
  return `${date} ${found[2] ?? "00"}:${found[3] ?? "00"}:${found[4] ?? "00"}${found[5] ?? ""}`;
};
