import type { TranscriptWords } from "../../components/labels/words/transcript-words.ts";
import type { Unit } from "./units.logic.ts";

/** Formats the dates and times of a conversation. */
export interface Dates {
  /** The time of a message; null if unknown. */
  timeOf: (message: Unit) => string | null;
  /** The date heading above a message; null if the day is unknown or began earlier. */
  dayAbove: (messages: readonly Unit[], index: number, now: number) => string | null;
}

const oneDay = 86_400_000;
/** How far back to look past messages without a time. */
const maxLookBack = 20;

/** Formats in a locale and a time zone; days begin at midnight there. */
export function createDates(
  words: Pick<TranscriptWords, "today" | "yesterday">,
  { locale, timeZone }: { locale?: string | undefined; timeZone?: string | undefined },
): Dates {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  const plain = new Intl.DateTimeFormat("en-CA", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  });
  const dayOf = (moment: number) => Date.parse(plain.format(moment));

  return {
    timeOf: ({ at }) => (at === undefined ? null : time.format(at)),
    dayAbove(messages, index, now) {
      const at = messages[index]?.at;
      if (at === undefined) return null;
      let before: number | undefined;
      for (let back = index - 1; back >= 0 && index - back <= maxLookBack; back -= 1) {
        before = messages[back]?.at;
        if (before !== undefined) break;
      }
      const day = dayOf(at);
      const daysAgo = (dayOf(now) - day) / oneDay;
      if (before === undefined) {
        // A conversation from today needs no heading that says so.
        if (daysAgo === 0) return null;
      } else if (dayOf(before) === day) return null;
      if (daysAgo === 0) return words.today;
      return daysAgo === 1 ? words.yesterday : date.format(at);
    },
  };
}
