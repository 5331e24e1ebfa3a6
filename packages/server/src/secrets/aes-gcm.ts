import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from "node:crypto";

/*
 * One sealed text: a byte for the format's version, a nonce, the encrypted bytes and a tag, as base64. What it belongs to goes
 * into the tag and not into the text, so a sealed text that is moved to another place does not open there.
 */

const CIPHER = "aes-256-gcm";
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/** A sealed text does not open: it was changed, moved from its place, or sealed with another key. */
export class SealError extends Error {
  override readonly name = "SealError";

  constructor(options?: ErrorOptions) {
    super("A sealed text does not open at this place with this key.", options);
  }
}

/**
 * Encrypts bytes with AES-256-GCM and a fresh random nonce of 96 bits.
 * @param place what the text belongs to; opening needs the same
 */
export function seal(key: KeyObject, plain: Uint8Array, place: readonly string[]): string {
  const header = Buffer.concat([Buffer.of(VERSION), randomBytes(NONCE_BYTES)]);
  const cipher = createCipheriv(CIPHER, key, header.subarray(1), { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(VERSION, place));
  const body = [cipher.update(plain), cipher.final()];
  return Buffer.concat([header, ...body, cipher.getAuthTag()]).toString("base64");
}

/**
 * Decrypts what `seal` made.
 * @throws SealError
 */
export function unseal(key: KeyObject, sealed: string, place: readonly string[]): Buffer {
  const bytes = Buffer.from(sealed, "base64");
  const [version] = bytes;
  // Base64 has several spellings of the same bytes; only the one that was written is taken.
  if (version !== VERSION || bytes.toString("base64") !== sealed) throw new SealError();
  if (bytes.length < HEADER_BYTES + TAG_BYTES) throw new SealError();
  const nonce = bytes.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(version, place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(HEADER_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]);
  } catch (error) {
    throw new SealError({ cause: error });
  }
}

/** As JSON, in which no two lists of texts read the same. */
const boundTo = (version: number, place: readonly string[]) =>
  Buffer.from(JSON.stringify(["switchboard", version, ...place]));
