import { BRAND } from "../../../brand.ts";
import type { MailContent } from "../ports.ts";
import { toHtml } from "./mail-html.ts";
import type { MailParts } from "./mail-parts.ts";
import { toText } from "./mail-text.ts";

const MAX_SUBJECT_LENGTH = 150;
/** With the headers, less than the 102 kB that Gmail shows without clipping. */
const MAX_MAIL_LENGTH = 90_000;

/**
 * Renders a mail as HTML and plain text. All inserted values are text, never HTML or a header.
 * @throws Error for an invalid link, or when the mail gets larger than mail programs show
 */
export function writeMail(parts: MailParts): MailContent {
  for (const url of urlsOf(parts)) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new Error("A mail can link to http and https addresses only.");
  }
  const subject = shorten(oneLine(parts.subject), MAX_SUBJECT_LENGTH);
  const mail: MailContent = {
    subject,
    text: toText(BRAND.name, parts),
    html: toHtml(BRAND.name, { ...parts, subject }),
    ...(parts.unsubscribe && { unsubscribeUrl: parts.unsubscribe.url }),
  };
  if (mail.html.length + mail.text.length > MAX_MAIL_LENGTH)
    throw new Error("This mail is too large.");
  return mail;
}

const urlsOf = ({ action, unsubscribe, sections = [] }: MailParts): string[] =>
  [action, unsubscribe, ...sections.flatMap(({ rows }) => rows)].flatMap((link) =>
    link?.url === undefined ? [] : [link.url],
  );

/** Text that people wrote, as part of one line. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Cuts a text that is too long at a whole character. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}
