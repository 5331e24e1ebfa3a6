import type { ChatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import type { FileColumn } from "./types.ts";

/** The type of a column in words, with how far its dates reach: `Date, Jan 3 – Mar 7, 2026`. */
export function columnTypeInWords(
  { type, earliest, latest }: Pick<FileColumn, "type" | "earliest" | "latest">,
  { columnTypes }: Pick<ChatSettingsWords, "columnTypes">,
  locale: string | undefined,
): string {
  const name = columnTypes[type] ?? type;
  const [from, until] = [Date.parse(utc(earliest)), Date.parse(utc(latest))];
  if (Number.isNaN(from) || Number.isNaN(until)) return name;
  // A file's dates are of no time zone: they are shown as they are written.
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return `${name}, ${dates.formatRange(from, until)}`;
}

const utc = (iso = "") => (iso.length > 10 ? `${iso.replace(" ", "T").slice(0, 19)}Z` : iso);
