import { BRAND } from "../../../brand.ts";
import { oneLine, shorten } from "../mails/write-mail.ts";

/** Every text message that this server sends, by name. Each is a pure function of its data. */
const texts = {
  "verification-code": ({ code }: { readonly code: string }) =>
    `${code} is your ${BRAND.name} verification code. It expires in 10 minutes. Do not share it.`,
  "connection-expired": ({ name, url }: { readonly name: string; readonly url: string }) =>
    `${shorten(oneLine(name), 60)} stopped working in ${BRAND.name}. Reconnect it: ${url}`,
} as const;

export type SmsName = keyof typeof texts;
export type SmsData<Name extends SmsName> = Parameters<(typeof texts)[Name]>[0];

/** Sample data for tests and previews. */
export const SMS_SAMPLES: { readonly [Name in SmsName]: SmsData<Name> } = {
  "verification-code": { code: "482913" },
  "connection-expired": {
    name: "Harbor mail",
    url: "https://switchboard.example/ui/connections/edit/1?reconnect=credentials",
  },
};

/** Three parts of a long message, so that one costs three messages at most. */
const MAX_TEXT_LENGTH = 459;

/** Writes a text message. @throws Error when it would take more than three parts */
export function fillSms<Name extends SmsName>(name: Name, data: SmsData<Name>): string {
  const fill: (data: never) => string = texts[name];
  const text = fill(data as never);
  if (text.length > MAX_TEXT_LENGTH) throw new Error("This text message is too long.");
  return text;
}
