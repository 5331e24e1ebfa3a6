import type { SessionListWords } from "../../components/labels/words/session-list-words.ts";
import { keptFormat } from "../../components/time/moment.logic.ts";
import type { SessionRow } from "./types.ts";

/** Rows under one heading. */
export type SessionGroup = { heading: string; rows: SessionRow[] };

const day = 86_400_000;

/**
 * Groups the history: pinned ones, then today, yesterday, the last seven days, then months. Days are those of the
 * reader's time zone. The order of the rows within a group is kept.
 * @param now milliseconds since 1970
 */
export function groupSessions(
  sessions: readonly SessionRow[],
  now: number,
  headings: SessionListWords["chatGroups"],
  { locale, timeZone }: { locale?: string; timeZone?: string } = {},
): SessionGroup[] {
  const dateOf = calendar(timeZone);
  const today = dateOf(now);

  const headingOf = (row: SessionRow) => {
    if (row.pinned) return headings.pinned;
    const date = dateOf(row.updatedAt);
    const age = today.number - date.number;
    if (age <= 0) return headings.today;
    if (age === 1) return headings.yesterday;
    if (age <= 7) return headings.week;
    return monthName(date, date.year !== today.year, locale);
  };

  const groups = new Map<string, SessionRow[]>();
  for (const row of [...sessions.filter((s) => s.pinned), ...sessions.filter((s) => !s.pinned)]) {
    const heading = headingOf(row);
    const group = groups.get(heading);
    if (group) group.push(row);
    else groups.set(heading, [row]);
  }
  return [...groups].map(([heading, rows]) => ({ heading, rows }));
}

interface CalendarDate {
  year: number;
  /** From 0. */
  month: number;
  /** Days since 1970. */
  number: number;
}

const dateAt = (year: number, month: number, dayOfMonth: number): CalendarDate => ({
  year,
  month,
  number: Date.UTC(year, month, dayOfMonth) / day,
});

/**
 * The dates of moments in a time zone. For the reader's own zone no format is made: it takes longer than the rest of the list, and a
 * chat would open later for it.
 */
function calendar(timeZone: string | undefined): (time: number) => CalendarDate {
  if (timeZone === undefined)
    return (time) => {
      const date = new Date(time);
      return dateAt(date.getFullYear(), date.getMonth(), date.getDate());
    };
  const format = keptFormat(
    `day ${timeZone}`,
    () =>
      new Intl.DateTimeFormat("en-CA", {
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        timeZone,
      }),
  );
  return (time) => {
    const [year = 0, month = 1, dayOfMonth = 1] = format.format(time).split("-").map(Number);
    return dateAt(year, month - 1, dayOfMonth);
  };
}

/** `October`, or `October 2025`: each is written once, for a thousand rows have few months. */
const months = new Map<string, string>();

function monthName({ year, month }: CalendarDate, withYear: boolean, locale: string | undefined) {
  const key = `${locale} ${month} ${withYear ? year : ""}`;
  const known = months.get(key);
  if (known !== undefined) return known;
  const format = keptFormat(
    `month ${locale} ${withYear}`,
    () =>
      new Intl.DateTimeFormat(locale, {
        month: "long",
        ...(withYear && { year: "numeric" }),
        timeZone: "UTC",
      }),
  );
  const name = format.format(Date.UTC(year, month, 1));
  months.set(key, name);
  return name;
}
