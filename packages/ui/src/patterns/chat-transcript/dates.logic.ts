import type { TranscriptWords } from "../../components/labels/words/transcript-words.ts";
import type { Unit } from "./units.logic.ts";

/** How the moments of a conversation are written. */
export interface Dates {
  /** The hour and minute of a message; null where it is not known. */
  timeOf: (message: Unit) => string | null;
  /** The day that begins with a message; null where it began before, or is not known. */
  dayAbove: (messages: readonly Unit[], index: number, now: number) => string | null;
}

const oneDay = 86_400_000;
/** How far back a message without a moment is passed over. */
const lookedBack = 20;

/** Writes moments in a locale and a time zone; days begin at midnight there. */
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
      for (let back = index - 1; back >= 0 && index - back <= lookedBack; back -= 1) {
        before = messages[back]?.at;
        if (before !== undefined) break;
      }
      const day = dayOf(at);
      const daysAgo = (dayOf(now) - day) / oneDay;
      if (before === undefined) {
        // A conversation of today needs no heading that says so.
        if (daysAgo === 0) return null;
      } else if (dayOf(before) === day) return null;
      if (daysAgo === 0) return words.today;
      return daysAgo === 1 ? words.yesterday : date.format(at);
    },
  };
}
