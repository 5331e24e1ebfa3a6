import { z } from "zod";
import { newId } from "../../ids.ts";
import { AppError } from "../errors.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Repositories } from "../unit-of-work.ts";
import { fillMail, type MailData, type MailName } from "./mails/index.ts";
import type { NewMessage } from "./ports.ts";
import { relayMessageJob } from "./relay-message-job.ts";
import { fillSms, type SmsData, type SmsName } from "./texts/index.ts";

type Tx = Pick<Repositories, "outbox" | "jobs">;

type Common = {
  /** The user it is about, who may not be the recipient. Deleted with them. */
  readonly userId?: string;
  /** When it becomes useless, such as the end of a code. It is not sent after that. */
  readonly expiresAt?: Date;
};

/** A mail to send. */
export type MailToSend<Name extends MailName> = Common & {
  /** One address, without a name. */
  readonly to: string;
  readonly template: Name;
  readonly data: MailData<Name>;
};

/** A text message to send. */
export type SmsToSend<Name extends SmsName> = Common & {
  /** International format with a plus sign. */
  readonly to: string;
  readonly template: Name;
  readonly data: SmsData<Name>;
};

const HOUR_S = 3600;
/** Messages per address or number and hour, whoever requests them. */
const MAX_PER_HOUR = { mail: 20, sms: 5 } as const;
const EMAIL_MAX = 254;
/** E.164. */
const PHONE = /^\+[1-9]\d{6,14}$/;

/**
 * Sends a mail after the commit; a rollback discards it. It is sent at least once, each time with the same message id.
 * @throws AppError invalid for an invalid address, too_many when the address got too many within the hour
 */
export async function sendMail<Name extends MailName>(
  tx: Tx,
  { to, template, data, ...common }: MailToSend<Name>,
): Promise<void> {
  if (to.length > EMAIL_MAX || !z.email().safeParse(to).success)
    throw new AppError("invalid", "Enter an email address like name@example.com.");
  await put(tx, common, {
    channel: "mail",
    recipient: to,
    template,
    content: fillMail(template, data),
  });
}

/**
 * Sends a text message in the same way as `sendMail`.
 * @throws AppError invalid for an invalid phone number, too_many when the number got too many within the hour
 */
export async function sendSms<Name extends SmsName>(
  tx: Tx,
  { to, template, data, ...common }: SmsToSend<Name>,
): Promise<void> {
  if (!PHONE.test(to))
    throw new AppError(
      "invalid",
      "Enter a phone number in international format, like +15551234567.",
    );
  await put(tx, common, {
    channel: "sms",
    recipient: to,
    template,
    content: { text: fillSms(template, data) },
  });
}

type Written = NewMessage extends infer Message
  ? Message extends NewMessage
    ? Omit<Message, "id" | "userId" | "expiresAt">
    : never
  : never;

async function put(tx: Tx, { userId = "", expiresAt }: Common, message: Written): Promise<void> {
  const { channel } = message;
  if ((await tx.outbox.countRecent(message, HOUR_S)) >= MAX_PER_HOUR[channel]) {
    const where = channel === "mail" ? "email address" : "phone number";
    throw new AppError(
      "too_many",
      `Too many messages were sent to this ${where}. Try again in an hour.`,
      { retryAfterS: HOUR_S },
    );
  }
  const id = newId();
  await tx.outbox.insert({
    ...message,
    id,
    userId: userId || null,
    expiresAt: expiresAt ?? null,
  });
  await enqueue(tx, relayMessageJob, { message: id }, { key: id });
}
