import { createSecretKey, randomBytes, type KeyObject } from "node:crypto";

/** A key-encryption key: it locks the data keys of connections. A `KeyObject` does not reveal the key when logged. */
export type WrappingKey = { readonly id: string; readonly key: KeyObject };

/** The first key locks; every key opens. */
export type KeyRing = readonly [WrappingKey, ...WrappingKey[]];

/** The parsed keys, and one sentence for each invalid entry. */
export type ReadKeys = { readonly keys: WrappingKey[]; readonly problems: string[] };

const KEY_BYTES = 32;
const HOW = "make one with: openssl rand -base64 32";

/**
 * Parses `id:key id:key …`, separated by commas or whitespace. No message quotes what may be a key.
 * @param source the variable or file to name in messages
 */
export function readKeys(text: string, source: string): ReadKeys {
  const read: ReadKeys = { keys: [], problems: [] };
  const entries = text.split(/[\s,]+/).filter(Boolean);
  for (const [index, entry] of entries.entries()) {
    const problem = readEntry(entry, read.keys);
    if (problem) read.problems.push(`${source}: entry ${index + 1} ${problem}.`);
  }
  if (entries.length === 0) read.problems.push(`${source} must name at least one key as id:key.`);
  return read;
}

/** Adds the key of an entry. @returns what is wrong with it, else undefined */
function readEntry(entry: string, keys: WrappingKey[]): string | undefined {
  const [id = "", written = "", ...rest] = entry.split(":");
  if (!written || rest.length > 0) return "must be written id:key";
  if (!/^[\w-]{1,40}$/.test(id)) {
    return "must have an id of at most 40 letters, digits, - and _";
  }
  const bytes = Buffer.from(written, "base64");
  const isBase64 = /^[\w+/-]+={0,2}$/.test(written);
  if (!isBase64 || bytes.length !== KEY_BYTES) {
    return `(${id}) must have a key of ${KEY_BYTES} bytes in base64; ${HOW}`;
  }
  if (keys.some((other) => other.id === id)) return `has the id ${id}, which another entry has`;
  const key = createSecretKey(bytes);
  if (keys.some((other) => other.key.equals(key))) {
    return `(${id}) has the same key as another entry`;
  }
  keys.push({ id, key });
  return undefined;
}

/** Keys in use, or undefined for none. */
export function asKeyRing([first, ...others]: readonly WrappingKey[]): KeyRing | undefined {
  return first && [first, ...others];
}

/** A new key in the form that `readKeys` reads. Its id is random, so that a lost key is never taken for the one that follows. */
export const writeNewKey = (): string =>
  `key-${randomBytes(4).toString("hex")}:${randomBytes(KEY_BYTES).toString("base64")}`;
