import { expect, it } from "vitest";
import { fillMail, MAIL_SAMPLES, type MailName } from "./mails/index.ts";
import { fillSms, SMS_SAMPLES, type SmsName } from "./texts/index.ts";

/** A file and no import: nothing of the server is part of the library. `vitest run -u` writes it again. */
const PREVIEWS = "../../../../ui/src/docs/messages/messages.gen.json";

it("are what Storybook shows of every template", async () => {
  const mail = <Name extends MailName>(name: Name) => {
    const { subject, html, text } = fillMail(name, MAIL_SAMPLES[name]);
    return [name, { subject, html, text }];
  };
  const sms = (name: SmsName) => [name, fillSms(name, SMS_SAMPLES[name])];
  const previews = {
    mails: Object.fromEntries((Object.keys(MAIL_SAMPLES) as MailName[]).map(mail)),
    texts: Object.fromEntries((Object.keys(SMS_SAMPLES) as SmsName[]).map(sms)),
  };
  await expect(`${JSON.stringify(previews, null, 2)}\n`).toMatchFileSnapshot(PREVIEWS);
});
