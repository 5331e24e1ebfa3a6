import { randomInt } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Fingerprints } from "../../secrets/fingerprints.ts";
import { AppError } from "../errors.ts";
import type { Senders } from "../outbox/ports.ts";
import { sendSms } from "../outbox/send.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

type PhoneDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly fingerprints: Fingerprints;
  readonly senders: Pick<Senders, "sms">;
  /** Limit for codes per country and day. */
  readonly smsPerCountryADay: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_DIGITS = 6;
export const CODE_LIFE_MS = 10 * MINUTE_MS;
export const MAX_ATTEMPTS = 5;
/** Daily limit per user and per number. */
export const MAX_CODES_PER_DAY = 5;

/**
 * Sends a code to a phone. Earlier codes become invalid.
 * @throws AppError invalid for an invalid number, too_many when too many codes were sent, unavailable without a way to send one
 */
export async function startPhoneVerification(
  deps: PhoneDeps,
  userId: string,
  typed: string,
): Promise<void> {
  if (!deps.senders.sms) {
    throw new AppError(
      "unavailable",
      "Text messages are not set up on this server. Ask your administrator.",
    );
  }
  // Loaded by the first number, since it brings the rules of all countries.
  const { readNumber } = await import("./read-number.ts");
  const number = readNumber(typed);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await deps.store.transaction(async (tx) => {
    // Serializes concurrent requests of a user, so that each counts the codes before it.
    await tx.users.lock(userId);
    const since = new Date(now.getTime() - DAY_MS);
    const sent = await tx.phoneCodes.countSince({ userId, ...number }, since);
    if (sent.user >= MAX_CODES_PER_DAY || sent.number >= MAX_CODES_PER_DAY) {
      throw new AppError("too_many", "Too many codes were sent. Try again tomorrow.", {
        retryAfterS: DAY_MS / 1000,
      });
    }
    if (sent.country >= deps.smsPerCountryADay) {
      throw new AppError(
        "too_many",
        "Too many codes were sent to this country today. Try again tomorrow.",
        { retryAfterS: DAY_MS / 1000 },
      );
    }
    const { phoneNumber } = number;
    const [codeHash] = deps.fingerprints(bind({ userId, phoneNumber }, code));
    await tx.phoneCodes.insert({
      id: deps.newId(),
      userId,
      ...number,
      codeHash,
      expiresAt,
      createdAt: now,
    });
    await sendSms(tx, {
      to: phoneNumber,
      template: "verification-code",
      data: { code },
      userId,
      expiresAt,
    });
  });
}

const WRONG = "Invalid or expired code.";

/**
 * Stores the number of the latest code as the user's, if the code is right. Text messages stay on only for the same number.
 * @throws AppError invalid for a code that is wrong, expired, used or tried too often
 */
export async function completePhoneVerification(
  deps: PhoneDeps,
  userId: string,
  code: string,
): Promise<void> {
  const { store, clock } = deps;
  // Outside of the transaction below, so that a failed attempt is counted even though it is refused.
  const sent = await store.phoneCodes.countTry(userId, MAX_ATTEMPTS, clock.now());
  if (!sent || !deps.fingerprints(bind(sent, code)).includes(sent.codeHash)) {
    throw new AppError("invalid", WRONG);
  }
  await store.transaction(async (tx) => {
    if (!(await tx.phoneCodes.use(sent.id, clock.now()))) throw new AppError("invalid", WRONG);
    await tx.users.setVerifiedPhone(userId, sent.phoneNumber);
  });
}

/** A code is valid for one user and one number. */
const bind = (
  { userId, phoneNumber }: { readonly userId: string; readonly phoneNumber: string },
  code: string,
) => `phone code ${userId} ${phoneNumber} ${code}`;

/**
 * Switches text messages on or off.
 * @throws AppError conflict without a verified number
 */
export async function setSmsOptIn(
  { store }: Pick<PhoneDeps, "store">,
  userId: string,
  optIn: boolean,
): Promise<void> {
  if (!(await store.users.setSmsOptIn(userId, optIn))) {
    throw new AppError("conflict", "Verify your phone number first.");
  }
}
