import type { RequestWords } from "../../components/labels/words/request-words.ts";
import { z } from "../../form/zod-jitless.ts";
import type { RequestAbout } from "./request-form.types.ts";

/** Maximum length of an answer. */
const longest = {
  integration: 200,
  method: 5000,
  contactName: 200,
  contactEmail: 320,
} as const;

/** The form's schema, with messages in the current language. */
export function requestShape(about: RequestAbout, words: RequestWords, locale?: string) {
  const number = new Intl.NumberFormat(locale);
  const text = (most: number, missing: string) =>
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, missing),
        z.maxLength(most, words.requestTooLong(number.format(most))),
      );
  return {
    subject: text(longest[about], words.requestSubjectMissing[about]),
    contactName: text(longest.contactName, words.requestNameMissing),
    contactEmail: z.pipe(
      text(longest.contactEmail, words.requestEmailMissing),
      z.email(words.requestEmailWrong),
    ),
  };
}
