import type { MailParts, MailRow } from "./mail-parts.ts";

/** The plain text of a mail. */
export function toText(
  brand: string,
  { heading, paragraphs, action, sections = [], notes = [], reason, unsubscribe }: MailParts,
): string {
  return [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...sections.map(({ title, rows }) => [title, ...rows.map(sayRow)].join("\n")),
    ...notes,
    // Mail programs know the line before it as the beginning of a signature, and fold it.
    [
      "-- ",
      brand,
      reason,
      ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    ].join("\n"),
  ].join("\n\n");
}

const sayRow = ({ title, detail, url }: MailRow): string =>
  [`- ${title}`, detail, url].filter(Boolean).join("\n  ");
