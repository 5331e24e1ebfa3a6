import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { newSecret } from "../auth/secrets.ts";

const SHAPE = /^(pk_[0-9a-f]{8})_[\w-]{43}_[0-9a-f]{8}$/;
const CHECK_LENGTH = 8;

/** A key as it is shown once, and its beginning, by which people tell their keys apart. */
export type KeyText = { readonly text: string; readonly prefix: string };

/** Makes a key: eight public characters, 256 random bits, and a checksum, so that programs that look for lost keys know one. */
export function newKeyText(): KeyText {
  const prefix = `pk_${randomBytes(4).toString("hex")}`;
  const text = `${prefix}_${newSecret()}`;
  return { text: `${text}_${checksum(text)}`, prefix };
}

/** Whether a text has the form of our keys; saves a database lookup for most others. */
export function isKeyText(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const end = text.length - CHECK_LENGTH;
  return checksum(text.slice(0, end - 1)) === text.slice(end);
}

const checksum = (text: string) => crc32(text).toString(16).padStart(CHECK_LENGTH, "0");
