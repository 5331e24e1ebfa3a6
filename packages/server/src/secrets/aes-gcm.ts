import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from "node:crypto";

/*
 * A sealed text: format version (one byte), nonce, ciphertext and authentication tag, as base64. Its context (what it belongs
 * to) is authenticated but not stored, so a sealed text that is copied elsewhere does not open there.
 */

const CIPHER = "aes-256-gcm";
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/** A sealed text does not open: it was changed, belongs to another context, or was sealed with another key. */
export class SealError extends Error {
  override readonly name = "SealError";

  constructor(options?: ErrorOptions) {
    super("A sealed text does not open in this context with this key.", options);
  }
}

/**
 * Encrypts bytes with AES-256-GCM and a fresh random nonce of 96 bits.
 * @param context what the text belongs to; opening needs the same
 */
export function seal(key: KeyObject, plain: Uint8Array, context: readonly string[]): string {
  const header = Buffer.concat([Buffer.of(VERSION), randomBytes(NONCE_BYTES)]);
  const cipher = createCipheriv(CIPHER, key, header.subarray(1), { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(VERSION, context));
  const body = [cipher.update(plain), cipher.final()];
  return Buffer.concat([header, ...body, cipher.getAuthTag()]).toString("base64");
}

/**
 * Decrypts what `seal` made.
 * @throws SealError
 */
export function unseal(key: KeyObject, sealed: string, context: readonly string[]): Buffer {
  const bytes = Buffer.from(sealed, "base64");
  const [version] = bytes;
  // Base64 can encode the same bytes in several ways; accept only the canonical one.
  if (version !== VERSION || bytes.toString("base64") !== sealed) throw new SealError();
  if (bytes.length < HEADER_BYTES + TAG_BYTES) throw new SealError();
  const nonce = bytes.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(version, context));
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

/** The additional authenticated data. As JSON, no two contexts are encoded the same. */
const boundTo = (version: number, context: readonly string[]) =>
  Buffer.from(JSON.stringify(["switchboard", version, ...context]));
