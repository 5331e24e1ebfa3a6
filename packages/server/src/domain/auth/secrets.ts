import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const SECRET_BYTES = 32;

/** 256 random bits as text that fits an address and a cookie. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** SHA-256 of a secret, for keeping it. Enough for random secrets; passwords need more. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** PKCE's S256: what the verifier must hash to. */
export const challengeOf = (verifier: string): string => hashSecret(verifier);

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
