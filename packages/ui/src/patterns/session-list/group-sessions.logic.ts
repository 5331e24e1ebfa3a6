import type { SessionListWords } from "../../components/labels/words/session-list-words.ts";
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
  const dayOf = dayNumbers(timeZone);
  const today = dayOf(now);
  const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone });
  const monthAndYear = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone,
  });
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone });
  const thisYear = year.format(now);

  const headingOf = (row: SessionRow) => {
    if (row.pinned) return headings.pinned;
    const age = today - dayOf(row.updatedAt);
    if (age <= 0) return headings.today;
    if (age === 1) return headings.yesterday;
    if (age <= 7) return headings.week;
    return (year.format(row.updatedAt) === thisYear ? month : monthAndYear).format(row.updatedAt);
  };

  const groups = new Map<string, SessionRow[]>();
  for (const row of [...sessions.filter((s) => s.pinned), ...sessions.filter((s) => !s.pinned)]) {
    const heading = headingOf(row);
    groups.set(heading, [...(groups.get(heading) ?? []), row]);
  }
  return [...groups].map(([heading, rows]) => ({ heading, rows }));
}

/** Days since 1970 in the calendar of the time zone. */
function dayNumbers(timeZone: string | undefined): (time: number) => number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  });
  return (time) => Math.round(Date.parse(`${parts.format(time)}T00:00:00Z`) / day);
}
