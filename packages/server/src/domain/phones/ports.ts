/** A code that was sent to a phone. Of a person's codes only the latest counts. */
export type PhoneCode = {
  readonly id: string;
  readonly userId: string;
  /** E.164. */
  readonly phoneNumber: string;
  /** ISO 3166, or the calling code where it belongs to none. */
  readonly country: string;
  /** A keyed hash of the code, the person and the number. */
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

/** Codes that were sent to phones. */
export type PhoneCodeRepository = {
  insert(code: PhoneCode): Promise<void>;
  /** How many were sent since a time, of each kind that costs are limited by. */
  countSince(
    by: Pick<PhoneCode, "userId" | "phoneNumber" | "country">,
    since: Date,
  ): Promise<{ readonly user: number; readonly number: number; readonly country: number }>;
  /** Counts a try of a person's latest code, while it is good and has tries left. @returns undefined otherwise */
  countTry(userId: string, most: number, now: Date): Promise<PhoneCode | undefined>;
  /** Uses a code up. @returns false when another request was first */
  use(id: string, now: Date): Promise<boolean>;
  dropCreatedBefore(time: Date): Promise<void>;
};
