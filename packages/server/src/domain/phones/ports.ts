/** A code that was sent to a phone. Of a user's codes only the latest counts. */
export type PhoneCode = {
  readonly id: string;
  readonly userId: string;
  /** E.164. */
  readonly phoneNumber: string;
  /** ISO 3166, or the calling code where it belongs to none. */
  readonly country: string;
  /** A keyed hash of the code, the user and the number. */
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};
